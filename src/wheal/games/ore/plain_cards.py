"""Cards, barrels and rows in words, for the plain lines, the drawn board and the log alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wheal.games.ore.content import CATEGORIES, RESOURCES
from wheal.games.ore.position import (
    COLLABORATIVE_OPS,
    DRILL_BIT,
    EXPANDED_OPS,
    FUTURES_EXCHANGE,
    MINE_CAGE,
    PRIVATE_MARKET,
    PRIVATE_MINE,
)

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Content, Contract, Effect, Initiative, MineCard, Row
    from wheal.kernel.texts import Texts

DOES: Final = {  # by kind of initiative
    COLLABORATIVE_OPS: "initiative-does-collab",
    DRILL_BIT: "initiative-does-drill",
    EXPANDED_OPS: "initiative-does-miner",
    FUTURES_EXCHANGE: "initiative-does-futures",
    MINE_CAGE: "initiative-does-cage",
    PRIVATE_MARKET: "initiative-does-market",
    PRIVATE_MINE: "initiative-does-mine",
}

MONEY, POINTS, BARRELS = "effect-tier", "effect-tier-points", "effect-tier-barrels"  # by what steps bring


# ---- which card a name means -----------------------------------------------------------------------


def asset_of(content: Content, asset_id: str) -> Asset:
    return next(asset for asset in content.assets if asset.id == asset_id)


def initiative_of(content: Content, initiative_id: str) -> Initiative:
    return next(initiative for initiative in content.initiatives if initiative.id == initiative_id)


def contract_of(content: Content, number: int) -> Contract:
    return next(contract for contract in content.contracts if contract.number == number)


def mine_of(content: Content, mine_id: str) -> MineCard:
    return next(mine for mine in content.mines if mine.id == mine_id)


# ---- barrels, rows and mines -----------------------------------------------------------------------


def barrels_text(say: Texts, numbers: Sequence[int]) -> str:
    """Barrels by resource: ``1 gold and 2 coal``; nothing if there are none."""
    return say.list([some_text(say, number, resource) for resource, number in enumerate(numbers) if number])


def some_text(say: Texts, amount: int, resource: int) -> str:
    return say("barrels-some", amount=amount, resource=RESOURCES[resource])


def row_text(say: Texts, row: Row) -> str:
    """A row of a contract: ``copper/iron and oil for $15``."""
    items: dict[tuple[int, ...], int] = {}
    for item in row.needs:
        items[item] = items.get(item, 0) + 1
    needs = []
    for item, amount in items.items():
        what = "/".join(say("resource-name", resource=RESOURCES[resource]) for resource in item)
        needs.append(say("row-item", amount=amount, what=what))
    return say("row-line", needs=say.list(needs), money=row.pays)


def contract_text(say: Texts, contract: Contract, filled: Sequence[int] = ()) -> str:
    """A contract with its rows from the top; those that are filled, by their numbers, are only said to be so."""
    rows = [
        say("board-row-filled") if number in filled else row_text(say, row)
        for number, row in enumerate(contract.rows, 1)
    ]
    return say("contract-line", contract=contract.number, rows="; ".join(rows))


def mine_text(say: Texts, mine: MineCard, miners: Sequence[Sequence[str]] = ()) -> str:
    """A mine card: its price, and by level what each space yields and who stands there."""
    levels: dict[int, list[str]] = {}
    for space, (barrels, level) in enumerate(zip(mine.yields, mine.levels, strict=True)):
        here = miners[space] if miners else ()
        there = say("board-space", barrels=barrels, player=say.list(here)) if here else str(barrels)
        levels.setdefault(level, []).append(there)
    told = [say("board-level", level=level, spaces=", ".join(spaces)) for level, spaces in levels.items()]
    return say("board-card", card=mine.id, money=mine.price, levels="; ".join(told))


# ---- assets ----------------------------------------------------------------------------------------


def asset_name(say: Texts, asset: Asset) -> str:
    """As the language calls it; an asset that only an owner's files or a scenario have keeps the name given there."""
    name = say("asset-name", asset=asset.id)
    return asset.name if name == asset.id else name


def asset_price(say: Texts, asset: Asset) -> str:
    if not any(asset.barrels):
        return say("asset-price-money", money=asset.money)
    barrels = barrels_text(say, asset.barrels)
    return barrels if asset.money < 0 else say("asset-price-both", money=asset.money, barrels=barrels)


def asset_worth(say: Texts, asset: Asset) -> str:
    """Its base points, or that its points are worked out at the end."""
    if asset.effect.do.startswith("score_") and not asset.vp:
        return say("asset-worth-later")
    return say("asset-worth", points=asset.vp)


def asset_text(say: Texts, asset: Asset) -> str:
    """An asset that is for sale, with everything printed on it."""
    return say(
        "asset-line",
        name=asset_name(say, asset),
        category=CATEGORIES[asset.category],
        price=asset_price(say, asset),
        worth=asset_worth(say, asset),
        does=effect_text(say, asset.effect),
    )


def owned_text(say: Texts, asset: Asset) -> str:
    """An asset that somebody has: what it cost does not matter any more."""
    return say(
        "asset-owned",
        name=asset_name(say, asset),
        category=CATEGORIES[asset.category],
        worth=asset_worth(say, asset),
        does=effect_text(say, asset.effect),
    )


def effect_text(say: Texts, effect: Effect) -> str:
    """What an asset does, from the word of the content file and its numbers."""
    match effect.do:
        case "":
            return say("effect-none")
        case "exchange":
            return _exchange_text(say, effect)
        case "railroad":
            return say("effect-railroad", barrels=barrels_text(say, effect.sells))
        case "plant":
            return say("effect-plant", resource=RESOURCES[effect.resources[0]], money=effect.bonus)
        case "venture":
            needs = say.list([say("resource-name", resource=RESOURCES[each]) for each in effect.resources])
            return say("effect-venture", needs=needs, resource=RESOURCES[effect.gives])
        case "diversified" | "negotiation":
            return say(f"effect-{effect.do}", tiers=_tiers_text(say, effect.tiers, MONEY))
        case "efficient":
            return say("effect-efficient", tiers=_tiers_text(say, list(enumerate(effect.fees, 1)), MONEY))
        case "exploratory":
            return say("effect-exploratory", amount=effect.bonus)
        case "relief" | "sales" | "subcontract":
            return say(f"effect-{effect.do}", money=effect.fees[0], what=effect.what, lines=effect.lines)
        case "score_category" if effect.each:
            category = CATEGORIES[effect.category]
            return say("effect-score_each", category=category, points=effect.each, most=effect.most)
        case "score_category":
            tiers = _tiers_text(say, effect.tiers, POINTS)
            return say("effect-score_category", category=CATEGORIES[effect.category], tiers=tiers)
        case do:
            tiers = _tiers_text(say, effect.tiers, POINTS if do.startswith("score_") else BARRELS)
            return say(f"effect-{do}", tiers=tiers, barrels=_kinds_text(say, effect.resources))


def _exchange_text(say: Texts, effect: Effect) -> str:
    """A fixed exchange, or one whose owner chooses what and how much to give."""
    if len(effect.resources) == 1 and len(effect.rates) == 1:
        given, received = effect.rates[0]
        return say("effect-exchange", paid=some_text(say, given, effect.resources[0]), amount=received)
    tiers = _tiers_text(say, effect.rates, BARRELS)
    if len(effect.resources) == len(RESOURCES):
        return say("effect-trade-any", tiers=tiers)
    return say("effect-trade", tiers=tiers, barrels=_kinds_text(say, effect.resources))


def _tiers_text(say: Texts, tiers: Sequence[tuple[int, int]], unit: str) -> str:
    """Steps: ``$5 for 2, $10 for 3`` or ``2 points for 1, 3 for 2``; the first says what they bring."""
    sign = "$" if unit == MONEY else ""
    steps = [say("effect-tier", least=least, value=f"{sign}{value}") for least, value in tiers]
    if steps and unit != MONEY:
        least, value = tiers[0]
        steps[0] = say(unit, least=least, value=value)
    return ", ".join(steps)


def _kinds_text(say: Texts, resources: Sequence[int]) -> str:
    """Of which resources something is: ``coal and oil``."""
    return say.list([say("resource-of", resource=RESOURCES[resource]) for resource in resources])


# ---- initiatives -----------------------------------------------------------------------------------


def initiative_name(say: Texts, initiative: Initiative) -> str:
    name = say("initiative-name", initiative=initiative.id)
    return initiative.name if name == initiative.id else name


def initiative_price(say: Texts, initiative: Initiative) -> str:
    first, last = initiative.money[0], initiative.money[-1]
    money = say("asset-price-money", money=first)
    if last != first:
        money = say("initiative-price-steps", money=first, later=last)
    return say("initiative-price-barrel", money=money) if initiative.takes_barrel else money


def initiative_does(say: Texts, content: Content, initiative: Initiative) -> str:
    setup = content.setup
    kind = int(initiative.rule[-2:])
    return say(DOES[kind], money=setup.drill_money, coal=setup.drill_coal, most=setup.futures_most)


def initiative_text(say: Texts, content: Content, initiative: Initiative) -> str:
    """An initiative that is for sale, with everything printed on it."""
    return say(
        "initiative-line",
        name=initiative_name(say, initiative),
        price=initiative_price(say, initiative),
        does=initiative_does(say, content, initiative),
    )
