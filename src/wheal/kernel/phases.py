"""The phases of a round: one table that tells standing orders, the page and the view where a game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State

END: Final = "end"  # the moment after the game
NO_PHASE: Final = -1


class PhaseRow(NamedTuple):
    """A moment of a round as scenarios and views name it, its phase, and the kinds of frames that lie at the bottom
    then, the first of which begins it."""

    at: str
    phase: str  # empty: before the first round
    kinds: tuple[int, ...]


class Phases:
    """All moments of a game in their order."""

    def __init__(self, *moments: PhaseRow) -> None:
        self.moments = moments
        self.names = list(dict.fromkeys(moment.phase for moment in moments if moment.phase))
        self.kind_at = {moment.at: moment.kinds[0] for moment in moments}  # where a scenario begins
        self._of = {kind: moment for moment in moments for kind in moment.kinds}

    def at(self, state: State) -> str:
        """The present moment."""
        return END if state.is_over else self._moment(state).at

    def phase(self, state: State) -> str:
        """The phase of the present moment; before the first round and after the end the moment itself."""
        return END if state.is_over else self._moment(state).phase or self.at(state)

    def _moment(self, state: State) -> PhaseRow:
        """The row of the frame at the bottom; an expansion's own frame is a moment named after its question."""
        kind = state.frames[0].kind
        found = self._of.get(kind)
        return PhaseRow(state.question.name, "", (kind,)) if found is None else found

    def place(self, state: State) -> int:
        """Which phase of the round it is, from 0 on; NO_PHASE before the first round and after the end."""
        phase = self.phase(state)
        return self.names.index(phase) if phase in self.names else NO_PHASE
