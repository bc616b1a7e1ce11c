"""Actions: every one is made once and listed by reference; a verb is a class of them."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")


class SeatRef:
    """A seat in the arguments of a message; where the message is said it becomes the player's name (-1: nobody)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatRef) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __int__(self) -> int:
        return self.seat

    def __repr__(self) -> str:
        return f"SeatRef({self.seat})"


Args: TypeAlias = dict[str, int | str | SeatRef]  # the numbers, words and players in a message


class Refusal:
    """Why a move is not legal: the rule, a message of the texts and the numbers that decided."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str, args: Args | None = None) -> None:
        self.rule: str = rule
        self.message: str = message
        self.args: Args = {} if args is None else args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.args!r})"


class Check:
    """One check that a move must pass: the message of the refusal where it does not.

    ``in_general`` is what is said instead of a verb as a whole, where no move of it got further and the message would
    name a thing that the player has not. ``needs`` and ``has`` are the arguments that tell how much is missing.
    """

    __slots__ = ("has", "in_general", "message", "needs")

    def __init__(self, message: str, in_general: str = "", needs: str = "", has: str = "") -> None:
        self.message: str = message
        self.in_general: str = in_general
        self.needs: str = needs
        self.has: str = has


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """One thing that a player can do.

    A subclass is a verb: ``notation`` is its line of text, in which words in capitals are ranges of the game;
    the constructor takes one index per range. ``kinds`` are the questions that it answers, ``out_of_range`` is the rule
    and message for a number or a place outside the ranges. With a verb that ``leaves`` one passes, drops out or ends a
    window: no slip of the hand. Of amounts clients offer the greatest first; ``least_first``: the least, as of bids.
    ``checks`` are those of ``refusal`` in their order: of several refused moves the one that got furthest says why.
    """

    notation: ClassVar[str] = ""
    kinds: ClassVar[tuple[int, ...]] = ()
    out_of_range: ClassVar[tuple[str, str]] = ("", "refused-beyond")
    leaves: ClassVar[bool] = False
    least_first: ClassVar[bool] = False
    checks: ClassVar[tuple[Check, ...]] = ()

    def __init__(self) -> None:
        self.index: int = -1
        self.text: str = ""
        self.verb: str = ""
        self.kind_mask: int = 0  # a bit per kind of question that this action answers

    def do(self, state: S, seat: int) -> None:
        """Change the state; legality is not checked."""
        raise NotImplementedError

    def refusal(self, state: S, seat: int) -> Refusal | None:
        """Why this action is not legal for the seat that is asked a question of one of ``kinds``."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.text or type(self).__name__}>"
