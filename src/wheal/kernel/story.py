"""What is worth telling of a match: how its round began; when it is finished its events by round, and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wheal.kernel.board_parts import Highlight
from wheal.kernel.engine.events import EVERYBODY

if TYPE_CHECKING:
    from wheal.kernel.engine.events import Event
    from wheal.kernel.match import Match
    from wheal.kernel.texts import Texts

MOST_HIGHLIGHTS: Final = 3
ROUND: Final = "round"  # the event with which every title begins a round


class RoundChange(NamedTuple):
    """The beginning of the present round: after how many moves, what happened in the round before, and what then."""

    moves: int
    before: list[Event]
    then: list[Event]  # the first of them tells the round, and the seats in the order of play

    @property
    def order(self) -> list[int]:
        return [int(seat) for seat in str(self.then[0].args["order"]).split()]


def round_change(match: Match) -> RoundChange | None:
    """The last change of round, of what everybody may know and the match still remembers."""
    before: list[Event] = []
    found: RoundChange | None = None
    opening = match.opening if match.base == 0 else []
    for moves, events in enumerate([opening, *(step.events for step in match.steps)], match.base):
        for event in events:
            if event.name == ROUND and event.action is None:
                found = RoundChange(moves, before, [])
                before = []
            if event.seen_by == EVERYBODY:
                before.append(event)
        if found is not None and found.moves == moves:
            found = found._replace(then=before[:])
    return found


def events_by_round(match: Match) -> list[tuple[int, Event]]:
    """Everything that happened in the moves of a match that keeps all its steps, with the round."""
    found = []
    for step in match.steps:
        number = match.game.round_of(step.state_before)
        found += [(number, event) for event in step.events]
    return found


def highlight(say: Texts, icon: str, message: str, **args: Any) -> Highlight:
    """A message as a highlight; its attribute ``.title`` is the title."""
    return Highlight(icon, say(f"{message}.title"), say(message, **args))
