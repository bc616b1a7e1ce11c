"""Steps of a round, each of which asks one player after another, clockwise from the start player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.position import NONE
from wheal.kernel.engine.window import CLOSED, OPEN

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position


def open_for(state: Position, seat: int) -> None:
    frame = state.frames[-1]
    frame.seat = seat
    frame.flag = OPEN


def next_step(state: Position, kind: int) -> None:
    """The next step of the round, from its first player on."""
    frame = state.frames[-1]
    frame.kind = kind
    frame.seat = NONE
    frame.count = 0
    frame.flag = CLOSED


def clockwise(state: Position, place: int) -> int:
    """The seat at a place in the order from the start player (ORE-RND-02, ORE-MKT-08)."""
    return (state.start + place) % state.rules.seats
