"""Windows: a frame asks one player after another; `a` counts them, `b` says whether the present one is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.position import CLOSED, NONE, OPEN

if TYPE_CHECKING:
    from wheal.games.ore.position import Position


def close_window(p: Position) -> None:
    """The present player is done; the next one is looked for."""
    frame = p.frames[-1]
    frame.a += 1
    frame.b = CLOSED


def open_for(p: Position, seat: int) -> None:
    frame = p.frames[-1]
    frame.seat = seat
    frame.b = OPEN


def go_on(p: Position, kind: int) -> None:
    """The next step of the round, from its first player on."""
    frame = p.frames[-1]
    frame.kind = kind
    frame.seat = NONE
    frame.a = 0
    frame.b = CLOSED


def clockwise(p: Position, place: int) -> int:
    """The seat at a place in the order from the start player (ORE-RND-02)."""
    return (p.start + place) % p.rules.seats
