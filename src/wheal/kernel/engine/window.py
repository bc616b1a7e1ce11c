"""Windows: a frame asks one player after the other, and each may do several things until the window is closed.

``count`` of the frame is the place of the present player in the order, ``flag`` says whether the window is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.question import Question

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State

CLOSED: Final = 0
OPEN: Final = 1
NOBODY: Final = -1

T = TypeVar("T", bound="State")


def close_window(state: State) -> None:
    """The present player is done; the next one is looked for."""
    frame = state.frames[-1]
    frame.count += 1
    frame.flag = CLOSED


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowQuestion(Question[T]):
    """One player after the other. A window is asked while anything but closing it can be done, and closes by itself
    when nothing can."""

    def places(self, state: T) -> int:
        """How many windows there are."""
        raise NotImplementedError

    def seat_at(self, state: T, place: int) -> int:
        """Whose window the next one is; NOBODY: it is left out."""
        raise NotImplementedError

    def go_on(self, state: T) -> None:
        """The last window is closed: put what comes next on the frame."""
        raise NotImplementedError

    def closing(self, state: T) -> Action[Any]:
        """The answer that closes a window."""
        raise NotImplementedError

    def list_moves(self, state: T, seat: int, out: list[Action[Any]]) -> None:
        """Append what keeps the window open."""
        raise NotImplementedError

    def list_extras(self, state: T, seat: int, out: list[Action[Any]]) -> None:
        """Append what may be done besides, as long as the window is open for other reasons."""

    def has_move(self, state: T, seat: int) -> bool:
        """Is there anything that keeps the window open?"""
        out: list[Action[Any]] = []
        self.list_moves(state, seat, out)
        return len(out) > 0

    def run(self, state: T) -> bool:
        frame = state.frames[-1]
        while frame.flag == CLOSED:
            if frame.count == self.places(state):
                self.go_on(state)
                return False
            seat = self.seat_at(state, frame.count)
            if seat == NOBODY:
                frame.count += 1
            else:
                frame.seat = seat
                frame.flag = OPEN
        if self.has_move(state, frame.seat):
            return True
        state.answer(frame.seat, self.closing(state))
        return False

    def options(self, state: T, seat: int, out: list[Action[Any]]) -> None:
        self.list_moves(state, seat, out)
        self.list_extras(state, seat, out)
        out.append(self.closing(state))

    def fallback(self, state: T, seat: int) -> Action[Any]:
        return self.closing(state)

    def decline(self, state: T, seat: int) -> Action[Any] | None:
        return self.closing(state)
