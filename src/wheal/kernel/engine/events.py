"""Events: what happened, who may know of it, and whether it can be taken back."""

from __future__ import annotations

from typing import Any, Final

from wheal.kernel.engine.action import Action, Args

EVERYBODY: Final = -1  # a mask of seats with all bits set
NO_SEAT: Final = -1

PLAIN: Final = 0
REVEAL: Final = 1  # something hidden was shown to somebody: no undo across it
ROLL: Final = 2  # dice were rolled or a card was drawn: no undo across it


class Event:
    """One thing that happened, in the words of the texts; ``seen_by`` is a mask of seats."""

    __slots__ = ("action", "args", "by_engine", "mark", "name", "seat", "seen_by")

    def __init__(
        self,
        name: str,
        seat: int,
        args: Args,
        mark: int = PLAIN,
        seen_by: int = EVERYBODY,
        action: Action[Any] | None = None,
        by_engine: bool = False,
    ) -> None:
        self.name: str = name
        self.seat: int = seat
        self.args: Args = args
        self.mark: int = mark
        self.seen_by: int = seen_by
        self.action: Action[Any] | None = action
        self.by_engine: bool = by_engine

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.args!r})"
