"""What a seat is told: what happened since it last looked, what changed on the table, what it holds.

Every line knows whether it is secret, that is, not the same for a spectator.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from wheal.kernel.events import EVERYBODY, Event
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match, Step
from wheal.kernel.rng import Rng
from wheal.kernel.texts import texts

OPENING = -1  # the place before the first move: what happened before it is told too
IMAGINED = 16  # so many other deals are looked at before choices are held to be public


class Line(NamedTuple):
    text: str
    is_secret: bool = False


class Memory:
    """What a viewer has been shown so far."""

    def __init__(self) -> None:
        self.steps = OPENING
        self.board: frozenset[str] = frozenset()
        self.hand: list[str] = []

    def forget_steps(self, place: int, count: int) -> None:
        """Moves were taken back, from a place on."""
        if self.steps > place:
            self.steps = max(place, self.steps - count)


def happenings(
    match: Match, viewer: int, first: int = OPENING, *, with_own: bool = True, with_marks: bool = True
) -> list[Line]:
    """The moves and events that a viewer may know, from a place on; moves that somebody typed at the viewer's own seat
    only where asked for, and the marks of its automatic ones likewise."""
    lines = [] if first > OPENING else [line for event in match.opening for line in _tell(match, viewer, event)]
    for step in match.steps[max(first, 0) :]:
        told = _tell_step(match, viewer, step, with_own)
        for line in _marked(match, viewer, step, told) if with_marks else told:
            if not lines or lines[-1] != line:
                lines.append(line)
    return lines


def board(match: Match, viewer: int) -> list[Line]:
    """The whole table as a viewer sees it."""
    public = set(_board(match, SPECTATOR))
    return [Line(line, line not in public) for line in _board(match, viewer)]


def hand(match: Match, seat: int) -> list[Line]:
    """What a seat holds, in words."""
    held = match.game.hand_text(match.state, seat)
    if not held:
        return []
    return [Line(texts()("play-hand")), *(Line(f"  {line}", True) for line in held)]


def look(match: Match, seat: int, memory: Memory, *, with_marks: bool = True) -> list[Line]:
    """The news for a seat, and the whole table if it has not seen it yet; the memory is brought up to date."""
    lines = happenings(match, seat, memory.steps, with_own=False, with_marks=with_marks)
    seen = board(match, seat)
    changed = [line for line in seen if line.text not in memory.board]
    if changed and memory.board:
        lines.append(Line(texts()("play-changed")))
        changed = [Line(f"  {line.text.strip()}", line.is_secret) for line in changed]
    lines += changed
    held = match.game.hand_text(match.state, seat)
    if any(line not in memory.hand for line in held):
        lines += hand(match, seat)
    memory.steps = len(match.steps)
    memory.board = frozenset(line.text for line in seen)
    memory.hand = held
    return lines


def is_question_secret(match: Match, seat: int) -> bool:
    """Would the list of choices tell others something that they cannot know?"""
    true = match.legal_moves_of(seat)
    rng = Rng(match.seed)
    for _ in range(IMAGINED):
        other = match.state.clone()
        other.imagine(SPECTATOR, rng)
        if sorted(other.format(action) for action in other.legal_actions(seat)) != sorted(true):
            return True
    return False


def _board(match: Match, viewer: int) -> list[str]:
    return match.game.board_text(match.state, viewer, match.names).splitlines()


def _tell_step(match: Match, viewer: int, step: Step, with_own: bool) -> Iterator[Line]:
    """A move is told, unless the sentence of what came of it says the same."""
    is_sealed = step.is_sealed
    for event, after in zip(step.events, [*step.events[1:], None], strict=True):
        if event.action is None:
            yield from _tell(match, viewer, event)
            continue
        is_own = event.seat == viewer
        is_typed = not event.by_engine and not step.move.is_auto
        if (is_sealed and not event.by_engine and not is_own) or (is_own and not with_own and is_typed):
            continue
        if after is None or after.action is not None or after.seat != event.seat or not _may_know(viewer, after):
            sentence = match.game.move_text(event.action, match.names[event.seat])
            yield Line(sentence, is_sealed and not event.by_engine)


def _marked(match: Match, viewer: int, step: Step, lines: Iterable[Line]) -> Iterator[Line]:
    """What is told of a move, marked if an order made it; that somebody has orders is a secret while the game runs."""
    is_marked = step.move.is_auto and (match.over or step.move.seat == viewer)
    for line in lines:
        if is_marked:
            yield Line(texts()("play-auto", line=line.text), line.is_secret or not match.over)
        else:
            yield line
        is_marked = False


def _tell(match: Match, viewer: int, event: Event) -> Iterator[Line]:
    if event.action is None and _may_know(viewer, event):
        sentence = match.game.event_text(event, match.names)
        if sentence:
            yield Line(sentence, event.seen_by != EVERYBODY)


def _may_know(viewer: int, event: Event) -> bool:
    return event.seen_by == EVERYBODY or (viewer >= 0 and bool(event.seen_by >> viewer & 1))
