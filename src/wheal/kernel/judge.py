"""Judges: what a game tells a bot about the worth of each move, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.state import State


class Reason(NamedTuple):
    """A message of the game's texts and the numbers that decided."""

    message: str
    args: dict[str, int | str]


class Judged(NamedTuple):
    """A legal action, what it is worth to the seat (in points, against doing without it), and why."""

    action: Action[Any]
    value: float
    reasons: list[Reason]


class Judge(ABC):
    """Values the moves of one game by what the seat may know: equally in every state that it can imagine."""

    @abstractmethod
    def judge(self, state: State, seat: int) -> list[Judged]:
        """Every legal action of the seat, in the order of the table."""

    def lowest_bid(self, state: State, seat: int) -> Judged | None:
        """Where an auction asks for a bid: the lowest legal one, whatever the lot is worth."""
        return None
