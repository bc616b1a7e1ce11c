"""What a match remembers of its moves."""

from __future__ import annotations

from typing import NamedTuple

from wheal.kernel.engine.events import Event
from wheal.kernel.engine.state import State


class Move(NamedTuple):
    """A move that stands; ``is_auto`` marks what was played for the seat by an order of its own."""

    seat: int
    text: str
    is_auto: bool = False


class Step(NamedTuple):
    """A move, the state before it and its events."""

    move: Move
    state_before: State | None  # None: no longer in memory, or older than the snapshot the match was loaded from
    events: list[Event]
    is_sealed: bool  # an answer that others do not see

    @property
    def is_final(self) -> bool:
        """Can it not be taken back, because it showed, drew or rolled something?"""
        return self.state_before is None or any(event.mark for event in self.events)


class Snapshot(NamedTuple):
    """The state after a number of moves, so that a long match loads as fast as a short one."""

    moves: int
    state: bytes


def last_final(steps: list[Step]) -> int:
    """The place of the last step that cannot be taken back, or -1."""
    return next((i for i in range(len(steps) - 1, -1, -1) if steps[i].is_final), -1)
