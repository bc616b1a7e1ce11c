"""A turn: what picking, looking and stopping do, and what they need. Rules SP-TRN-01..06."""

from __future__ import annotations

from typing import Final

from spoil.rules.position import SLATE, Position
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.events import REVEAL
from wheal.kernel.engine.piles import Pile
from wheal.kernel.engine.window import close_window

SLATES_THAT_TIP: Final = 2  # SP-TRN-03


def pick(state: Position, seat: int) -> None:
    stone = state.heap.items[0]
    state.heap = state.heap.without_top()
    state.barrow = [*state.barrow, stone]  # SP-TRN-02
    tin, slates = sum(state.barrow), state.barrow.count(SLATE)
    state.tell("picked", seat, REVEAL, stone=stone, tin=tin, slates=slates)
    if slates >= SLATES_THAT_TIP:
        state.tell("tipped", seat, tin=tin)
        end_turn(state)


def look(state: Position, seat: int) -> None:
    """Everybody sees that the seat looks; the seat alone sees the stone (SP-TRN-04)."""
    state.players[seat].coins -= state.rules.box.look
    heap = state.heap
    state.heap = Pile(heap.items, [heap.known[0] | 1 << seat, *heap.known[1:]])
    state.tell("looked", seat)
    state.tell("saw", seat, REVEAL, 1 << seat, stone=heap.items[0])


def why_not_look(state: Position, seat: int) -> Refusal | None:
    cost, coins = state.rules.box.look, state.players[seat].coins
    if coins < cost:
        return Refusal("SP-TRN-04", "refused-look-coins", {"cost": cost, "coins": coins})
    if state.heap.known[0] >> seat & 1:
        return Refusal("SP-TRN-04", "refused-look-again")
    return None


def stop(state: Position, seat: int) -> None:
    player = state.players[seat]
    tin = min(sum(state.barrow), state.rules.box.shed - player.tin)  # SP-TRN-05
    player.tin += tin
    state.tell("stopped", seat, tin=tin, lost=sum(state.barrow) - tin)
    end_turn(state)


def end_turn(state: Position) -> None:
    state.barrow = []
    close_window(state)
