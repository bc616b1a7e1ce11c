"""Actions: every one is made once and listed by reference; a verb is a class of them."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")


class Refusal:
    """Why a move is not legal: the rule, a message of the texts and the numbers that decided."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str, args: dict[str, int | str] | None = None) -> None:
        self.rule: str = rule
        self.message: str = message
        self.args: dict[str, int | str] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.args!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """One thing that a player can do.

    A subclass is a verb: ``notation`` is its line of text, in which words in capitals are ranges of the game;
    the constructor takes one index per range. ``kinds`` are the questions that it answers, ``beyond`` is the rule
    and message for a number or a place outside the ranges.
    """

    notation: ClassVar[str] = ""
    kinds: ClassVar[tuple[int, ...]] = ()
    beyond: ClassVar[tuple[str, str]] = ("", "refused-beyond")

    def __init__(self) -> None:
        self.index: int = -1
        self.text: str = ""
        self.verb: str = ""
        self.answers: int = 0  # a bit per kind of question that this action answers

    def do(self, state: S, seat: int) -> None:
        """Change the state; legality is not checked."""
        raise NotImplementedError

    def refusal(self, state: S, seat: int) -> Refusal | None:
        """Why this action is not legal for the seat that is asked a question of one of ``kinds``."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.text or type(self).__name__}>"
