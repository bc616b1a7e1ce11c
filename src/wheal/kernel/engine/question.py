"""Questions: the kinds of decisions, and the automatic steps between them, that lie on a state's stack of frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State

S = TypeVar("S", bound="State")


class Frame:
    """What is being decided, by whom, and a few numbers that belong to it."""

    __slots__ = ("count", "flag", "kind", "seat")

    def __init__(self, kind: int = 0, seat: int = -1, count: int = 0, flag: int = 0) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.count: int = count
        self.flag: int = flag


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of frame. ``run`` does everything automatic and says whether a person must answer now."""

    def __init__(self, name: str) -> None:
        self.name: str = name  # the decision kind of the notation
        self.always_asked: bool = False  # also when there is only one legal answer

    def run(self, state: S) -> bool:
        """Do what needs no answer. True: ask; False: the stack has changed, look again."""
        raise NotImplementedError

    def options(self, state: S, seat: int, out: list[Action[S]]) -> None:
        """Append every legal answer, in the order of the table."""
        raise NotImplementedError

    def sample(self, state: S, seat: int, rng: Rng) -> Action[S]:
        """A random legal answer; each one has a chance."""
        out: list[Action[S]] = []
        self.options(state, seat, out)
        return out[rng.below(len(out))]

    def fallback(self, state: S, seat: int) -> Action[S]:
        """A sensible answer for a seat that nobody plays any more."""
        raise NotImplementedError

    def decline(self, state: S, seat: int) -> Action[S] | None:
        """The answer that refuses what is offered, for standing orders; None: there is no such answer.

        Also asked while another question lies on top, so it may look at the setting only, never at the position.
        """
        return None

    def bid_up_to(self, state: S, seat: int, limit: int) -> Action[S] | None:
        """The lowest bid that leads and is not above a limit, else the way out; None: no bid is asked for, or none is
        possible and there is no way out."""
        return None

    def wrong_moment(self, state: S, seat: int, action: Action[S]) -> Refusal:
        """Why a verb that answers other questions is not legal here."""
        return state.setting.wrong_moment(state, seat, action)

    def others_turn(self, state: S, seat: int) -> Refusal:
        """Why this seat is not asked now."""
        return state.setting.others_turn(state, seat)

    def prompt(self, state: S, seat: int) -> Args:
        """The numbers and names in this question's prompt."""
        return {}

    def deciders(self, state: S) -> list[int]:
        """The seats still to answer, for questions that are put to several seats at once."""
        raise NotImplementedError
