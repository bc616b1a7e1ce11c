"""What a seat is told: what happened since it last looked, what changed on the table, what it holds.

Every line knows whether it is secret, that is, not the same for a spectator.
"""

from wheal.client.log_text import OPENING, TextLine, lines_since
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
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


def board(match: Match, viewer: int, *, is_alone: bool = False) -> list[TextLine]:
    """The whole table as a viewer sees it; to somebody alone at the screen no line is a secret."""
    lines = _board(match, viewer)
    public = set(lines if is_alone else _board(match, SPECTATOR))
    return [TextLine(line, line not in public) for line in lines]


def hand(match: Match, seat: int) -> list[TextLine]:
    """What a seat holds, in words."""
    held = match.game.hand_text(match.state, seat)
    if not held:
        return []
    return [TextLine(texts()("play-hand")), *(TextLine(f"  {line}", True) for line in held)]


def look(match: Match, seat: int, memory: Memory, *, is_alone: bool = True) -> list[TextLine]:
    """The news for a seat, and the whole table if it has not seen it yet; the memory is brought up to date."""
    lines = lines_since(match, seat, memory.steps, with_own=False, with_marks=is_alone)
    seen = board(match, seat, is_alone=is_alone)
    changed = [line for line in seen if line.text not in memory.board]
    if changed and memory.board:
        lines.append(TextLine(texts()("play-changed")))
        changed = [TextLine(f"  {line.text.strip()}", line.is_secret) for line in changed]
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
