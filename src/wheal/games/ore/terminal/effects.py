"""What an asset comes to for its owner at this moment, in few words; the numbers are those of the rules.

What Collection would bring is told as if it came now, with the miners where they stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.collection import extra_barrels, gather, gather_privately, receive
from wheal.games.ore.rules.market import plant_bonus, price
from wheal.games.ore.rules.position import RESOURCES, Player
from wheal.games.ore.rules.scoring import strategic_number, strategic_points
from wheal.games.ore.words.cards import brief_effect, counted_kind

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Effect
    from wheal.games.ore.rules.position import Position
    from wheal.games.ore.terminal.parts import Table


def effect_brief(table: Table, effect: Effect) -> str:
    """A short form of what is printed on a card."""
    return brief_effect(table.say, effect, table.marks.letters, table.marks.arrow)


def effect_now(table: Table, seat: int, asset: Asset) -> str:
    """What an asset does for its owner now; where nothing changes that, what it does."""
    say, state, effect, letters = table.say, table.state, asset.effect, table.marks.letters
    player, design = state.players[seat], table.content.assets.index(asset)
    match effect.do:
        case "":
            return ""
        case "black_market":
            return say("draw-now-black", number=len(state.contract_discard))
        case "diversified":
            number = received_types(state, seat)
            return say("draw-now-diversified", number=number, money=state.rules.limit_of(design, number))
        case "exploratory" | "ops_team":
            extra = zip(_extra(state, seat, design), letters, strict=True)
            return " ".join(f"+{number} {letter}" for number, letter in extra if number) or say("draw-now-nothing")
        case "negotiation":
            number = len(player.sold_on)
            return say("draw-now-negotiation", number=number, money=state.rules.limit_of(design, number))
        case "plant" if state.mines[effect.resources[0]].card >= 0:
            resource = effect.resources[0]
            money = price(state, resource) + plant_bonus(state, player, resource)
            return say("draw-now-plant", letter=letters[resource], money=money)
        case "venture":
            income = mined(state, seat)
            needs = [f"{letters[each]} {table.marks.check if income[each] else '?'}" for each in effect.resources]
            return f"{' '.join(needs)} {table.marks.arrow} +1 {letters[effect.gives]}"
        case "sales" if player.has_bought_asset if effect.what == "asset" else player.has_taken_contract:  # ORE-RUL-31
            return say("draw-now-not")
        case do if do.startswith("score_"):
            number, points = strategic_number(state, player, design), strategic_points(state, player, design)
            return say("draw-now-score", kind=counted_kind(say, effect, letters), number=number, points=points)
        case _:
            return effect_brief(table, effect)


def mined(state: Position, seat: int) -> list[int]:
    """By resource what Collection would bring a seat from mines."""
    income = [[0] * RESOURCES for _ in state.players]
    for resource in range(RESOURCES):
        gather(state, resource, income)
    gather_privately(state, state.players[seat], income[seat])
    return income[seat]


def received_types(state: Position, seat: int) -> int:
    """How many types Collection would bring a seat in all, on a copy of the player who receives them (ORE-RUL-43)."""
    player = state.players[seat]
    after = Player(player)
    receive(state, seat, after, mined(state, seat))
    return sum(more > less for more, less in zip(_holdings(after), _holdings(player), strict=True))


def _holdings(player: Player) -> list[int]:
    """Barrels by resource, those on Futures too."""
    numbers = player.barrels[:]
    for token in player.futures:
        numbers[token >> 2] += token & 3
    return numbers


def _extra(state: Position, seat: int, design: int) -> list[int]:
    """By resource the barrels that Exploratory Ops or Ops Team would add in a mine."""
    owner = Player()
    owner.assets = [design]
    mines = [(mine.miners_of(seat), mine.miners()) for mine in state.mines]
    return [extra_barrels(state, owner, own, total) if own else 0 for own, total in mines]
