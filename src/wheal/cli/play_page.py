"""What a seat is told: what happened since it last looked, what changed on the table, what it holds.

Every line knows whether it is secret, that is, not the same for a spectator.
"""

from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
from wheal.kernel.rng import Rng
from wheal.kernel.telling import OPENING, Line, happenings
from wheal.kernel.texts import texts

IMAGINED = 16  # so many other deals are looked at before choices are held to be public


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
