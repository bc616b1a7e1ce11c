"""What an asset does, in few words: as it is printed, and what that comes to for its owner now.

What Collection would bring is told as if it came now, with the miners where they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.ore.content import CATEGORIES, RESOURCES
from wheal.games.ore.plain_scores import highest_step, scored_by

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Effect
    from wheal.games.ore.drawn_parts import Table
    from wheal.games.ore.view import PlayerView


def does(table: Table, effect: Effect) -> str:
    """A short form of what is printed on a card."""
    say, letters = table.say, table.marks.letters
    match effect.do:
        case "":
            return say("effect-none")
        case "black_market":
            return say("draw-does-black")
        case "diversified":
            return say("draw-does-diversified", tiers=_tiers(table, effect.tiers, "$"))
        case "efficient":
            return say("draw-does-efficient", tiers=_tiers(table, list(enumerate(effect.fees, 1)), "$"))
        case "exchange":
            return _exchange(table, effect)
        case "exploratory":
            return say("draw-does-exploratory", amount=effect.bonus)
        case "negotiation":
            return say("draw-does-negotiation", tiers=_tiers(table, effect.tiers, "$"))
        case "ops_team":
            return say("draw-does-team", tiers=_tiers(table, effect.tiers, "+"))
        case "plant":
            return say("draw-does-plant", letter=letters[effect.resources[0]], money=effect.bonus)
        case "railroad":
            return say("draw-does-railroad", barrels=table.barrels(effect.sells))
        case "relief":
            return say("draw-does-relief", money=effect.fees[0])
        case "sales":
            return say("draw-does-sales", what=effect.what, money=effect.fees[0])
        case "subcontract":
            return say("draw-does-subcontract", lines=effect.lines, money=effect.fees[0])
        case "venture":
            needs = " ".join(letters[resource] for resource in effect.resources)
            return f"{needs} {table.marks.arrow} +1 {letters[effect.gives]}"
        case _ if effect.each:
            return say("draw-does-each", kind=_kind(table, effect), points=effect.each, most=effect.most)
        case _:
            return say("draw-does-score", kind=_kind(table, effect), tiers=_tiers(table, effect.tiers))


def does_now(table: Table, seat: int, asset: Asset) -> str:
    """What an asset comes to for its owner at this moment; where nothing changes that, what it does."""
    say, effect, player = table.say, asset.effect, table.view.player[seat]
    letters, arrow = table.marks.letters, table.marks.arrow
    match effect.do:
        case "":
            return ""
        case "black_market":
            return say("draw-now-black", number=len(table.view.discard.contracts))
        case "diversified":
            types = sum(_received(table, seat))
            return say("draw-now-diversified", number=types, money=highest_step(effect.tiers, types))
        case "exploratory" | "ops_team":
            extra = table.counted([_extra(table, seat, effect, name) for name in RESOURCES], "+")
            return extra or say("draw-now-nothing")
        case "negotiation":
            number = len(player.sold_on)
            return say("draw-now-negotiation", number=number, money=highest_step(effect.tiers, number))
        case "plant":
            resource = effect.resources[0]
            mine = table.view.mine[RESOURCES[resource]]
            price = mine.price + plant_bonus(table, seat, resource)
            return say("draw-now-plant", letter=letters[resource], money=price) if mine.card else does(table, effect)
        case "venture":
            income = mined(table, seat)
            needs = []
            for resource in effect.resources:
                needs.append(f"{letters[resource]} {table.marks.check if income[resource] else '?'}")
            return f"{' '.join(needs)} {arrow} +1 {letters[effect.gives]}"
        case "sales" if _is_late(player, effect):
            return say("draw-now-not")
        case do if do.startswith("score_"):
            number, points = scored(table, player, effect)
            return say("draw-now-score", kind=_kind(table, effect), number=number, points=points)
        case _:
            return does(table, effect)


# ---- words -----------------------------------------------------------------------------------------


def _exchange(table: Table, effect: Effect) -> str:
    letters = [table.marks.letters[resource] for resource in effect.resources]
    if len(letters) == 1 and len(effect.rates) == 1:
        given, received = effect.rates[0]
        return table.say("draw-does-exchange", given=f"{given} {letters[0]}", amount=received)
    given_types = table.say("draw-any") if len(letters) == len(RESOURCES) else "/".join(letters)
    return table.say("draw-does-trade", given=given_types, tiers=_tiers(table, effect.rates))


def _tiers(table: Table, tiers: Sequence[tuple[int, int]], unit: str = "") -> str:
    """Steps: ``2→$3 3→$6``."""
    return " ".join(f"{least}{table.marks.arrow}{unit}{value}" for least, value in tiers)


def _kind(table: Table, effect: Effect) -> str:
    """What a strategic asset counts."""
    if effect.do == "score_barrels":
        return "+".join(table.marks.letters[resource] for resource in effect.resources)
    kind = CATEGORIES[effect.category] if effect.do == "score_category" else effect.do.removeprefix("score_")
    return table.say("draw-kind", kind=kind)


# ---- numbers ---------------------------------------------------------------------------------------


def scored(table: Table, player: PlayerView, effect: Effect) -> tuple[int, int]:
    """How many of what it counts its owner has, and the points for them."""
    return scored_by(table.assets, player, effect)


def _is_late(player: PlayerView, effect: Effect) -> bool:
    """Has its owner bought or taken in this round what Sales Ops would bring? ORE-RUL-31"""
    return player.has_bought_asset if effect.what == "asset" else player.has_taken_contract


def plant_bonus(table: Table, seat: int, resource: int) -> int:
    """Dollars that all plants of an owner add to a barrel sold."""
    effects = [table.assets[name].effect for name in table.view.player[seat].assets]
    return sum(effect.bonus for effect in effects if effect.do == "plant" and resource in effect.resources)


def mined(table: Table, seat: int) -> list[bool]:
    """By resource: would Collection bring some of it from mines?"""
    player = table.view.player[seat]
    found = []
    for mine in table.view.mine.values():
        found.append(any(number and seat in seats for number, seats in zip(mine.yields, mine.miners, strict=True)))
    for own in player.private:
        if own.mode == "mine" and own.space and table.mines[own.card].yields[own.space - 1]:
            found[table.number_of(own.resource)] = True
    return found


def _received(table: Table, seat: int) -> list[bool]:
    """The same with ventures and growing Futures (ORE-RUL-43)."""
    player = table.view.player[seat]
    from_mines = mined(table, seat)
    found = from_mines[:]
    for name in player.assets:
        effect = table.assets[name].effect
        if effect.do == "venture" and all(from_mines[resource] for resource in effect.resources):
            found[effect.gives] = True
    for token in player.futures:
        if token.n < table.content.setup.futures_most:
            found[table.number_of(token.type)] = True
    return found


def _extra(table: Table, seat: int, effect: Effect, resource: str) -> int:
    """Barrels that Exploratory Ops or Ops Team would add in one mine (ORE-RUL-44, ORE-RUL-45)."""
    miners = [owner for seats in table.view.mine[resource].miners for owner in seats]
    if effect.do == "exploratory":
        is_pair = table.view.readings.own_pair_explores and set(miners) == {seat}
        return effect.bonus if miners == [seat] or is_pair else 0
    return highest_step(effect.tiers, miners.count(seat))
