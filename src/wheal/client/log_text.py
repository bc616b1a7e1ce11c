"""What happened, in words, as a viewer may know it.

Every line knows whether it is secret, that is, not the same for a spectator.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from wheal.kernel.engine.events import EVERYBODY, Event
from wheal.kernel.match import Match
from wheal.kernel.steps import Step
from wheal.kernel.texts import texts

OPENING = -1  # the place before the first move: what happened before it belongs to the log too


class TextLine(NamedTuple):
    """A line of text; a secret one is not the same for a spectator."""

    text: str
    is_secret: bool = False


def opening_lines(match: Match, viewer: int) -> list[TextLine]:
    """What happened before the first question."""
    return [line for event in match.opening for line in _lines_of_event(match, viewer, event)]


def step_lines(
    match: Match, viewer: int, step: Step, *, with_own: bool = True, with_marks: bool = True
) -> list[TextLine]:
    """A move and what came of it; ``with_own``: also what was typed at the viewer's own seat."""
    lines = _lines_of_step(match, viewer, step, with_own)
    return list(_mark_auto(match, viewer, step, lines) if with_marks else lines)


def lines_since(
    match: Match, viewer: int, first: int = OPENING, *, with_own: bool = True, with_marks: bool = True
) -> list[TextLine]:
    """The moves and events that a viewer may know, from a place on; moves that somebody typed at the viewer's own seat
    only where asked for, and the marks of its automatic ones likewise."""
    lines = [] if first > OPENING else opening_lines(match, viewer)
    for step in match.steps[max(first, 0) :]:
        lines += step_lines(match, viewer, step, with_own=with_own, with_marks=with_marks)
    return lines


def _lines_of_step(match: Match, viewer: int, step: Step, with_own: bool) -> Iterator[TextLine]:
    """A move has a line of its own, unless the sentence of what came of it says the same."""
    is_sealed = step.is_sealed
    for event, after in zip(step.events, [*step.events[1:], None], strict=True):
        if event.action is None:
            yield from _lines_of_event(match, viewer, event)
            continue
        is_own = event.seat == viewer
        is_typed = not event.by_engine and not step.move.is_auto
        if (is_sealed and not event.by_engine and not is_own) or (is_own and not with_own and is_typed):
            continue
        if after is None or after.action is not None or after.seat != event.seat or not _may_know(viewer, after):
            sentence = match.game.move_text(event.action, match.names[event.seat])
            yield TextLine(sentence, is_sealed and not event.by_engine)


def _mark_auto(match: Match, viewer: int, step: Step, lines: Iterable[TextLine]) -> Iterator[TextLine]:
    """The lines of a move, marked if an order made it; that somebody has orders is a secret while the game runs."""
    is_marked = step.move.is_auto and (match.over or step.move.seat == viewer)
    for line in lines:
        if is_marked:
            yield TextLine(texts()("play-auto", line=line.text), line.is_secret or not match.over)
        else:
            yield line
        is_marked = False


def _lines_of_event(match: Match, viewer: int, event: Event) -> Iterator[TextLine]:
    if event.action is None and _may_know(viewer, event):
        sentence = match.game.event_text(event, match.names)
        if sentence:
            yield TextLine(sentence, event.seen_by != EVERYBODY)


def _may_know(viewer: int, event: Event) -> bool:
    return event.seen_by == EVERYBODY or (viewer >= 0 and bool(event.seen_by >> viewer & 1))
