"""Barrels, cards and what they do in words, for the plain lines, the drawn board, the page and the log alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.ore.content import CATEGORIES, RESOURCES

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Content, Contract, Effect, Initiative, MineCard, Row
    from wheal.kernel.texts import Texts

PAYING = ("diversified", "efficient", "negotiation")  # effects whose steps bring dollars


# ---- barrels ---------------------------------------------------------------------------------------


def barrels_text(say: Texts, numbers: Sequence[int]) -> str:
    """Barrels by resource: ``1 gold and 2 coal``; nothing if there are none."""
    return say.list([some_text(say, number, resource) for resource, number in enumerate(numbers) if number])


def some_text(say: Texts, amount: int, resource: int) -> str:
    return say("barrels-some", amount=amount, resource=RESOURCES[resource])


# ---- rows and mines --------------------------------------------------------------------------------


def row_text(say: Texts, row: Row) -> str:
    """A row of a contract: ``copper/iron and oil for $15``."""
    needs = []
    for item, amount in Counter(row.needs).items():
        what = "/".join(say("resource-name", resource=RESOURCES[resource]) for resource in item)
        needs.append(say("row-item", amount=amount, what=what))
    return say("row-line", needs=say.list(needs), money=row.pays)


def contract_text(say: Texts, contract: Contract) -> str:
    """A contract by its number, with its rows from the top."""
    return say("contract-line", contract=contract.number, rows=rows_text(say, contract))


def rows_text(say: Texts, contract: Contract, filled: Sequence[int] = ()) -> str:
    """The rows of a contract from the top; those that are filled, by their numbers, are only said to be so."""
    rows = [
        say("board-row-filled") if number in filled else row_text(say, row)
        for number, row in enumerate(contract.rows, 1)
    ]
    return "; ".join(rows)


def mine_text(say: Texts, mine: MineCard, miners: Sequence[Sequence[str]] = ()) -> str:
    """A mine card: its price, and by level what each space yields and who stands there."""
    levels: dict[int, list[str]] = {}
    for space, (barrels, level) in enumerate(zip(mine.yields, mine.levels, strict=True)):
        here = miners[space] if miners else ()
        there = say("board-space", barrels=barrels, player=say.list(here)) if here else str(barrels)
        levels.setdefault(level, []).append(there)
    told = [say("board-level", level=level, spaces=", ".join(spaces)) for level, spaces in levels.items()]
    return say("board-card", money=mine.price, levels="; ".join(told))


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


def asset_text(say: Texts, asset: Asset, *, is_owned: bool = False) -> str:
    """Everything printed on an asset but its name; what one that somebody has cost does not matter any more."""
    return say(
        "asset-owned" if is_owned else "asset-line",
        category=CATEGORIES[asset.category],
        price=asset_price(say, asset),
        worth=asset_worth(say, asset),
        does=effect_text(say, asset.effect),
    )


# ---- what an asset does: whole sentences, or few words for the drawn table, with the same numbers --------


def effect_text(say: Texts, effect: Effect) -> str:
    """In whole words, from the word of the content file and its numbers."""
    names = [RESOURCES[resource] for resource in effect.resources]
    kinds = say.list([say("resource-of", resource=name) for name in names])
    form = _form(effect)
    if form == "trade" and len(names) == len(RESOURCES):
        form = "trade-any"
    return say(
        f"effect-{form}",
        **_numbers(effect),
        barrels=barrels_text(say, effect.sells) if effect.sells else kinds,
        category=CATEGORIES[effect.category],
        needs=say.list([say("resource-name", resource=name) for name in names]),
        paid=some_text(say, effect.rates[0][0], effect.resources[0]) if effect.rates else "",
        resource=RESOURCES[effect.gives] if effect.gives >= 0 else names[0] if names else "",
        tiers=_tiers_text(say, effect),
    )


def brief_effect(say: Texts, effect: Effect, letters: Sequence[str], arrow: str) -> str:
    """In few words, with letters for resources."""
    names = [letters[resource] for resource in effect.resources]
    form = "score" if effect.do.startswith("score_") and not effect.each else _form(effect)
    if not effect.do:
        return say("effect-none")
    if form == "venture":
        return f"{' '.join(names)} {arrow} +1 {letters[effect.gives]}"
    unit = "$" if effect.do in PAYING else "+" if effect.do == "ops_team" else ""
    given = say("draw-any") if len(names) == len(RESOURCES) else "/".join(names)
    return say(
        f"draw-does-{form}",
        **_numbers(effect),
        barrels=" ".join(letter for letter, number in zip(letters, effect.sells, strict=False) for _ in range(number)),
        given=f"{effect.rates[0][0]} {names[0]}" if form == "exchange" else given,
        kind=counted_kind(say, effect, letters),
        letter=names[0] if names else "",
        tiers=" ".join(f"{least}{arrow}{unit}{value}" for least, value in _tiers(effect)),
    )


def counted_kind(say: Texts, effect: Effect, letters: Sequence[str]) -> str:
    """What a strategic asset counts, in a word; empty for the others."""
    if not effect.do.startswith("score_"):
        return ""
    if effect.do == "score_barrels":
        return "+".join(letters[resource] for resource in effect.resources)
    kind = CATEGORIES[effect.category] if effect.do == "score_category" else effect.do.removeprefix("score_")
    return say("draw-kind", kind=kind)


def _form(effect: Effect) -> str:
    """Which message tells an effect: that of its word, unless its parameters make it another."""
    if effect.do == "exchange" and (len(effect.resources) > 1 or len(effect.rates) > 1):
        return "trade"  # its owner chooses what and how much to give
    return "score_each" if effect.each else effect.do or "none"


def _numbers(effect: Effect) -> dict[str, int | str]:
    return {
        "amount": effect.rates[0][1] if effect.rates else effect.bonus,
        "money": effect.fees[0] if effect.fees else effect.bonus,
        "lines": effect.lines,
        "most": effect.most,
        "points": effect.each,
        "what": effect.what,
    }


def _tiers(effect: Effect) -> Sequence[tuple[int, int]]:
    return effect.tiers or effect.rates or tuple(enumerate(effect.fees, 1))


def _tiers_text(say: Texts, effect: Effect) -> str:
    """Steps: ``$5 for 2, $10 for 3`` or ``2 points for 1, 3 for 2``; the first says what they bring."""
    sign = "$" if effect.do in PAYING else ""
    steps = [say("effect-tier", least=least, value=f"{sign}{value}") for least, value in _tiers(effect)]
    if steps and not sign:
        least, value = _tiers(effect)[0]
        unit = "points" if effect.do.startswith("score_") else "barrels"
        steps[0] = say(f"effect-tier-{unit}", least=least, value=value)
    return ", ".join(steps)


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


def initiative_does(say: Texts, content: Content, initiative: Initiative, *, is_brief: bool = False) -> str:
    setup, message = content.setup, "draw-initiative" if is_brief else "initiative-does"
    numbers = {"money": setup.drill_money, "coal": setup.drill_coal, "most": setup.futures_most}
    return say(message, kind=initiative.kind, **numbers)


def initiative_text(say: Texts, content: Content, initiative: Initiative) -> str:
    """An initiative that is for sale, with everything printed on it but its name."""
    return say(
        "initiative-line",
        price=initiative_price(say, initiative),
        does=initiative_does(say, content, initiative),
    )
