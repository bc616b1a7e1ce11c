"""Taking moves back: never across something that was revealed, drawn, rolled or decided by another seat.

A step keeps the state before it, and a copy of a match shares the steps: no state of a step is ever changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.sealed import take_back
from wheal.kernel.errors import Refused
from wheal.kernel.steps import last_final

if TYPE_CHECKING:
    from wheal.kernel.match import Match


def undo(match: Match, seat: int | None) -> str:
    """Take the last move back, or the seat's last sealed answer; the moves that went. Raises Refused."""
    steps = match.steps
    if not steps:
        raise _refused(match, "refused-undo-final" if match.base else "refused-undo-nothing")
    if seat is not None and _is_sealed(match):
        return _undo_sealed(match, seat)
    last = steps[-1]
    if seat is not None and seat != last.move.seat:
        raise _refused(match, "refused-undo-other")
    if last.is_final:
        raise _refused(match, "refused-undo-final")
    first = _first_to_go(match)
    texts = [step.move.text for step in steps[first:]]
    go_back(match, first)
    match.orders.end_fitting(last.move.seat, match.state)
    return "; ".join(texts)


def can_undo(match: Match, seat: int) -> bool:
    """Would ``undo`` take something of this seat back?"""
    if not match.steps:
        return False
    if _is_sealed(match):
        return bool(match.state.sealed[seat])
    last = match.steps[-1]
    return last.move.seat == seat and not last.is_final


def go_back(match: Match, count: int) -> None:
    """Keep only the first so many of the steps in memory; what orders ended by the others stands again."""
    if count < len(match.steps):
        before = match.steps[count].state_before
        assert before is not None
        match.state = before.clone()
        match.state.watched = True
        del match.steps[count:]
        match.orders.go_back(match.base + count)


def forget(match: Match, count: int) -> None:
    """Keep only so many steps, and no state that cannot be gone back to; ``undo`` still can what it could."""
    steps = match.steps
    final = last_final(steps)
    for i in range(final - 1, -1, -1):
        if steps[i].state_before is None:  # and so it is of all before it
            break
        steps[i] = steps[i]._replace(state_before=None)
    surplus = min(len(steps) - count, final)
    if surplus > 0:
        del steps[:surplus]
        match.base += surplus


def _refused(match: Match, message: str) -> Refused:
    return Refused(Refusal("", message), match.game.id)


def _is_sealed(match: Match) -> bool:
    return not match.over and match.state.frames[-1].seat < 0


def _first_to_go(match: Match) -> int:
    """The place of the last move that was typed, if only orders of the same seat have moved since."""
    first = len(match.steps) - 1
    seat = match.steps[first].move.seat
    while match.steps[first].move.is_auto and first > 0:
        earlier = match.steps[first - 1]
        if earlier.is_final or earlier.move.seat != seat:
            break
        first -= 1
    return first


def _undo_sealed(match: Match, seat: int) -> str:
    """Open a seat's own answer again, whoever has answered since."""
    if take_back(match.state, seat) < 0:
        raise _refused(match, "refused-undo-nothing")
    steps = match.steps
    place = max(i for i, step in enumerate(steps) if step.move.seat == seat)
    text = steps[place].move.text
    for i in range(place + 1, len(steps)):
        before = steps[i].state_before
        if before is not None:
            before = before.clone()
            take_back(before, seat)
            steps[i] = steps[i]._replace(state_before=before)
    del steps[place]
    match.orders.end_fitting(seat, match.state)
    return text
