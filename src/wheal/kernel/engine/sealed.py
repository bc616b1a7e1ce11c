"""Sealed groups: several seats answer at once; answers are kept apart and carried out together in player order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.question import Question

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State

SEALED: Final = -1  # the seat of a frame whose question is put to several seats

T = TypeVar("T", bound="State")


def seal(state: State, seat: int, action_index: int) -> None:
    """Keep a seat's answer; it changes nothing else until the group closes."""
    state.sealed[seat] = [*state.sealed[seat], action_index]


def take_back(state: State, seat: int) -> int:
    """Open a seat's last sealed answer again; its index, or -1 if there is none."""
    answers = state.sealed[seat]
    if not answers:
        return -1
    state.sealed[seat] = answers[:-1]
    state.numbers[seat] -= 1
    return answers[-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedQuestion(Question[T]):
    """A question to several seats; each gives ``wanted`` answers in its own time."""

    def wanted(self, state: T, seat: int) -> int:
        """How many answers this seat owes in all."""
        raise NotImplementedError

    def carry_out(self, state: T) -> None:
        """All have answered: apply ``state.sealed`` and leave this frame."""
        raise NotImplementedError

    def deciders(self, state: T) -> list[int]:
        out: list[int] = []
        for seat in range(state.setting.seats):
            if len(state.sealed[seat]) < self.wanted(state, seat):
                out.append(seat)
        return out

    def run(self, state: T) -> bool:
        for seat in range(state.setting.seats):
            if len(state.sealed[seat]) < self.wanted(state, seat):
                return True
        self.carry_out(state)
        for seat in range(state.setting.seats):
            state.sealed[seat] = []
        return False
