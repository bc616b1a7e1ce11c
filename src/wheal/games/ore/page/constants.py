"""What never changes in a game: the cards with their words in one language, and the numbers of the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from wheal.games.ore.content import CATEGORIES, RESOURCES
from wheal.games.ore.words.cards import asset_name, effect_text, initiative_does, initiative_name, initiative_price
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wheal.games.ore.content import Asset, Content, Contract, Initiative
    from wheal.games.ore.rules.setting import Rules
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
INITIATIVE_ICONS = ("person", "drill", "miner", "futures", "cage", "invest", "headframe")  # by kind, from 1


class OreAsset(Struct, frozen=True):
    """An asset; ``scores``: what it is worth is worked out at the end; money -1, no barrels: no such price."""

    name: str
    category: str
    icon: str
    does: str
    vp: int
    scores: bool
    money: int
    barrels: list[int]


class OreInitiative(Struct, frozen=True):
    name: str
    icon: str
    does: str
    price: str
    takes_barrel: bool


class OreContractRow(Struct, frozen=True):
    """A row of a contract: for each barrel one resource, or two of which one will do."""

    needs: list[list[str]]
    pays: int


class OreContract(Struct, frozen=True):
    rows: list[OreContractRow]


class OreMineCard(Struct, frozen=True):
    price: int
    yields: list[int]


class OreResource(Struct, frozen=True):
    id: str
    name: str


class OreConstants(Struct, frozen=True):
    """Cards by id, contracts by number; ``salaries`` by miners employed, from 0."""

    resources: list[OreResource]
    assets: dict[str, OreAsset]
    initiatives: dict[str, OreInitiative]
    contracts: dict[str, OreContract]
    mines: dict[str, OreMineCard]
    track_spaces: int
    salaries: list[int]
    race_deal: int


def build_constants(rules: Rules, content: Content) -> OreConstants:
    say = texts("ore")
    return OreConstants(
        resources=[OreResource(name, say("resource-name", resource=name)) for name in RESOURCES],
        assets={asset.id: _asset(say, asset) for asset in content.assets},
        initiatives={each.id: _initiative(say, content, each) for each in content.initiatives},
        contracts={str(contract.number): _contract(contract) for contract in content.contracts},
        mines={mine.id: OreMineCard(mine.price, list(mine.yields)) for mine in content.mines},
        track_spaces=rules.track_spaces,
        salaries=list(rules.salaries),
        race_deal=rules.race_deal,
    )


def _asset(say: Texts, asset: Asset) -> OreAsset:
    return OreAsset(
        name=asset_name(say, asset),
        category=say("asset-category", category=CATEGORIES[asset.category]),
        icon=ASSET_ICONS[CATEGORIES[asset.category]],
        does=sentence(effect_text(say, asset.effect)),
        vp=asset.vp,
        scores=asset.effect.do.startswith("score_"),
        money=asset.money,
        barrels=list(asset.barrels) if any(asset.barrels) else [],
    )


def _contract(contract: Contract) -> OreContract:
    return OreContract([OreContractRow(item_names(row.needs), row.pays) for row in contract.rows])


def item_names(items: Sequence[tuple[int, ...]]) -> list[list[str]]:
    """For each barrel of a row one resource, or two of which one will do."""
    return [[RESOURCES[resource] for resource in item] for item in items]


def _initiative(say: Texts, content: Content, initiative: Initiative) -> OreInitiative:
    return OreInitiative(
        name=initiative_name(say, initiative),
        icon=INITIATIVE_ICONS[initiative.kind - 1],
        does=sentence(initiative_does(say, content, initiative)),
        price=initiative_price(say, initiative),
        takes_barrel=initiative.takes_barrel,
    )


def sentence(words: str) -> str:
    """Words of a list as a sentence of their own."""
    return f"{words[:1].upper()}{words[1:]}."
