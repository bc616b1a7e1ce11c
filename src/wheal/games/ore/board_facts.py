"""What never changes in a game: the cards with their words, the numbers of the set-up, and the titles of the board.

Everything is in one language. In labels ``{n}`` stands for a number and ``{money}`` for an amount of dollars.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from wheal.games.ore.board_labels import OreLabels, labels_in
from wheal.games.ore.content import CATEGORIES, LEVELS, RESOURCES
from wheal.games.ore.plain_cards import asset_name, effect_text, initiative_does, initiative_name, initiative_price
from wheal.games.ore.position import (
    COLLABORATIVE_OPS,
    DRILL_BIT,
    EXPANDED_OPS,
    FUTURES_EXCHANGE,
    MINE_CAGE,
    PRIVATE_MARKET,
    PRIVATE_MINE,
)
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wheal.games.ore.content import Asset, Content, Contract, Initiative
    from wheal.games.ore.rules import Rules
    from wheal.kernel.texts import Texts

ASSET_ICONS = {  # by category
    "ops": "extract",
    "exchange": "barrel",
    "railroad": "train",
    "venture": "mine",
    "plant": "asset",
    "charity": "points",
    "strategic": "chart",
}
INITIATIVE_ICONS = {
    COLLABORATIVE_OPS: "person",
    DRILL_BIT: "drill",
    EXPANDED_OPS: "miner",
    FUTURES_EXCHANGE: "futures",
    MINE_CAGE: "cage",
    PRIVATE_MARKET: "invest",
    PRIVATE_MINE: "headframe",
}


class OreAssetFact(Struct, frozen=True):
    """An asset; ``scores``: what it is worth is worked out at the end; money -1, no barrels: no such price."""

    name: str
    category: str
    icon: str
    does: str
    vp: int
    scores: bool
    money: int
    barrels: list[int]
    copies: int


class OreInitiativeFact(Struct, frozen=True):
    """An initiative; its second price is that of the last miner or cage level."""

    name: str
    icon: str
    does: str
    price: str
    money: list[int]
    takes_barrel: bool
    copies: int


class OreRowFact(Struct, frozen=True):
    """A row of a contract: for each barrel one resource, or two of which one will do."""

    needs: list[list[str]]
    pays: int


class OreContractFact(Struct, frozen=True):
    rows: list[OreRowFact]


class OreMineFact(Struct, frozen=True):
    resource: str
    price: int
    yields: list[int]
    levels: list[int]


class OreResource(Struct, frozen=True):
    """A resource, and how its mine is called."""

    id: str
    name: str
    letter: str
    mine: str


class OreFacts(Struct, frozen=True):
    """Cards by id, contracts by number; ``salaries`` by miners employed, from 0; ``ends``: when the game ends."""

    seats: int
    variant: str
    resources: list[OreResource]
    assets: dict[str, OreAssetFact]
    initiatives: dict[str, OreInitiativeFact]
    contracts: dict[str, OreContractFact]
    mines: dict[str, OreMineFact]
    levels: int
    row_places: int
    track_spaces: int
    free_sales: int
    most_miners: int
    salaries: list[int]
    drill_money: int
    drill_coal: int
    contract_points: int
    dollars_per_point: int
    strike_points: int
    strike_per: int
    race_deal: int
    ends: list[str]
    labels: OreLabels


def build_facts(rules: Rules, content: Content, lang: str = "") -> OreFacts:
    say = texts("ore", lang)
    letters = say("draw-letters").split()
    return OreFacts(
        seats=rules.seats,
        variant=str(rules.options["variant"]),
        resources=[
            OreResource(
                id=name,
                name=say("resource-name", resource=name),
                letter=letters[i],
                mine=say("board-label-mine-of", resource=name),
            )
            for i, name in enumerate(RESOURCES)
        ],
        assets={asset.id: _asset(say, asset) for asset in content.assets},
        initiatives={each.id: _initiative(say, content, each) for each in content.initiatives},
        contracts={str(contract.number): _contract(contract) for contract in content.contracts},
        mines={
            mine.id: OreMineFact(RESOURCES[mine.resource], mine.price, list(mine.yields), list(mine.levels))
            for mine in content.mines
        },
        levels=LEVELS,
        row_places=rules.row,
        track_spaces=rules.track_spaces,
        free_sales=rules.free_sales,
        most_miners=rules.most_miners,
        salaries=list(rules.salaries),
        drill_money=rules.drill_money,
        drill_coal=rules.drill_coal,
        contract_points=rules.contract_points,
        dollars_per_point=rules.dollars_per_point,
        strike_points=rules.strike_points,
        strike_per=rules.strike_per,
        race_deal=rules.race_deal,
        ends=_ends(rules, say),
        labels=labels_in(say),
    )


def _asset(say: Texts, asset: Asset) -> OreAssetFact:
    return OreAssetFact(
        name=asset_name(say, asset),
        category=say("asset-category", category=CATEGORIES[asset.category]),
        icon=ASSET_ICONS[CATEGORIES[asset.category]],
        does=sentence(effect_text(say, asset.effect)),
        vp=asset.vp,
        scores=asset.effect.do.startswith("score_"),
        money=asset.money,
        barrels=list(asset.barrels) if any(asset.barrels) else [],
        copies=asset.copies,
    )


def _contract(contract: Contract) -> OreContractFact:
    return OreContractFact([OreRowFact([_named(item) for item in row.needs], row.pays) for row in contract.rows])


def _named(resources: Sequence[int]) -> list[str]:
    return [RESOURCES[resource] for resource in resources]


def _initiative(say: Texts, content: Content, initiative: Initiative) -> OreInitiativeFact:
    return OreInitiativeFact(
        name=initiative_name(say, initiative),
        icon=INITIATIVE_ICONS[int(initiative.rule[-2:])],
        does=sentence(initiative_does(say, content, initiative)),
        price=initiative_price(say, initiative),
        money=list(initiative.money),
        takes_barrel=initiative.takes_barrel,
        copies=initiative.copies,
    )


def sentence(words: str) -> str:
    """Words of a list as a sentence of their own."""
    return f"{words[:1].upper()}{words[1:]}."


def _ends(rules: Rules, say: Texts) -> list[str]:
    """Each way in which the game may end (ORE-END-01, ORE-VAR-12)."""
    last = say("board-end-race", contracts=rules.race_deal) if rules.is_race else say("board-end-contracts")
    return [say("board-end-mine"), say("board-end-assets"), last]
