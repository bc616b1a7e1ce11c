"""A shift from its heap to its end. Rules SP-SHF-01..04."""

from __future__ import annotations

from spoil.rules.position import SHIFT, Position
from wheal.kernel.engine.events import NO_SEAT, ROLL
from wheal.kernel.engine.piles import unknown_pile
from wheal.kernel.engine.question import Frame


def begin_shift(state: Position) -> None:
    stones = state.rules.box.stones * state.rules.seats  # SP-CMP-02
    state.rng.shuffle(stones)
    state.heap = unknown_pile(stones)  # SP-SHF-02
    state.price = roll(state)  # SP-SHF-03
    state.tell("shift", NO_SEAT, ROLL, shift=state.shift, price=state.price)


def roll(state: Position) -> int:
    """The price die, or what a scenario forces."""
    if state.forced is not None and state.forced.get("price"):
        return state.forced["price"].pop(0)[0]
    faces = state.rules.box.faces
    return faces[state.rng.below(len(faces))]


def clockwise(state: Position, place: int) -> int:
    """The seat at a place in the order of this shift (SP-SHF-04)."""
    return (state.first + place) % state.rules.seats


def next_step(state: Position, kind: int) -> None:
    """Put the next step of the shift in the place of this one."""
    state.frames[-1] = Frame(kind)


def end_shift(state: Position) -> None:
    if state.shift == state.rules.box.shifts:  # SP-SHF-01
        state.frames.pop()
        state.tell("over", NO_SEAT)
    else:
        state.shift += 1
        state.first = clockwise(state, 1)  # SP-SHF-04
        next_step(state, SHIFT)
