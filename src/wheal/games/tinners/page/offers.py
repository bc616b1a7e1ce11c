"""Which moves the page offers first: of extractions the most profitable, and of places those that are of some use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wheal.games.tinners.decisions.verbs import Adit, Extract, Miner, Peek, Port, Pump, Train
from wheal.games.tinners.rules.selling import ore_prices
from wheal.kernel.board_parts import Offers

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.kernel.engine.action import Action


def offers(state: Position, seat: int, legal: Sequence[Action[Any]]) -> Offers:
    return Offers(
        frozenset(best_extractions(state, seat, legal)),
        frozenset(action.index for action in legal if not is_useful(state, seat, action)),
    )


def best_extractions(state: Position, seat: int, legal: Sequence[Action[Any]]) -> list[int]:
    """For each own mine the extraction that brings most: the price of its ore less what the water costs.

    Ore that brings no more than it costs stays in the mine.
    """
    best: dict[int, tuple[int, int, Extract]] = {}
    for action in legal:
        if isinstance(action, Extract):
            rank = (profit(state, seat, action), -action.tin - action.copper)
            if action.area not in best or rank > best[action.area][:2]:
                best[action.area] = (*rank, action)
    return [action.index for _, _, action in best.values()]


def profit(state: Position, seat: int, action: Extract) -> int:
    """What is left of the sale of this round when the water is paid."""
    tin, copper = ore_prices(state, seat)
    water = state.areas[action.area].water
    return action.tin * (tin - water) + action.copper * (copper - water)


# ---- of some use ----------------------------------------------------------------------------------


def is_useful(state: Position, seat: int, action: Action[Any]) -> bool:
    """Could a legal move do this seat any good, as far as it knows? What is not asked about places always could."""
    if isinstance(action, (Miner, Port)):
        return is_of_use(state, seat, action.area)
    if isinstance(action, Train):
        drained = (state.areas[other] for other in state.rules.neighbours[action.area])
        is_beside = any(area.owner == seat and area.water > 0 for area in drained)
        is_in_play = state.rules.region_of[action.area] >= 0
        return is_of_use(state, seat, action.area) or (is_in_play and is_beside)
    if isinstance(action, Adit):
        ends = (state.rules.border_a[action.border], state.rules.border_b[action.border])
        return any(is_of_use(state, seat, end) for end in ends)
    if isinstance(action, Pump):
        return state.areas[action.area].owner == seat
    if isinstance(action, Peek):
        return not state.areas[action.area].known >> seat & 1
    return True


def is_of_use(state: Position, seat: int, index: int) -> bool:
    """Has the seat a mine there, or can it still get one?"""
    area = state.areas[index]
    if area.owner >= 0:
        return area.owner == seat
    return area.tile >= 0 and state.players[seat].mines > 0
