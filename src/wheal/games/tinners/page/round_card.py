"""The card at each change of round: prices as the dice fell, what was sold and scored, and the order of play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from wheal.kernel.board_parts import Roll, RoundCard, TableLine
from wheal.kernel.engine.events import Event
from wheal.kernel.story import round_change

if TYPE_CHECKING:
    from wheal.kernel.match import Match

ROLLED: Final = {"price-tin": "tin", "price-copper": "copper"}


def round_card(match: Match) -> RoundCard | None:
    """The last change of round that the match remembers."""
    change = round_change(match)
    if change is None:
        return None
    return RoundCard(
        change.moves,
        match.game.event_text(change.then[0], match.names),
        [_roll(match, event) for event in change.then if event.name in ROLLED],
        [TableLine("", match.game.event_text(event, match.names), event.seat) for event in _results(change.before)],
        change.order,
    )


def _roll(match: Match, event: Event) -> Roll:
    faces = [int(face) for face in str(event.args["dice"]).split()]
    return Roll(ROLLED[event.name], faces, int(str(event.args["change"])), match.game.event_text(event, match.names))


def _results(events: list[Event]) -> list[Event]:
    """What each seat sold, and what it invested in all; nothing where the match has forgotten when the sale began."""
    if all(event.name != "passed" for event in events):
        return []
    paid: Counter[int] = Counter()
    points: Counter[int] = Counter()
    for event in events:
        if event.name == "invested":
            paid[event.seat] += int(str(event.args["money"]))
            points[event.seat] += int(str(event.args["points"]))
    invested = [Event("invested", seat, {"money": paid[seat], "points": points[seat]}) for seat in paid]
    sold = [event for event in events if event.name == "sold"]
    return sorted([*sold, *invested], key=lambda event: event.seat)
