"""What the Emigration expansion adds to a position: own-colour miners, the emigration board, tokens. No logic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.rules.position import NONE, ROUNDS
from wheal.kernel.engine.state import Extra

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position

# the places, in the order of the notation
MICHIGAN: Final = 0
KIMBERLEY: Final = 1
ADELAIDE_PLACE: Final = 2
SIERRA_MADRE: Final = 3
PLACES: Final = 4

# pieces of Michigan
ADIT: Final = 0
TRAIN: Final = 1
PORT: Final = 2
MINER: Final = 3
PIECES: Final = 4


class Rewards:
    """What the emigration board gives, by round."""

    def __init__(
        self,
        miners: int,
        michigan: list[list[int]],
        kimberley: list[int],
        one_ore: list[int],
        other_ore: list[int],
        sierra_madre: list[int],
    ) -> None:
        self.miners: int = miners  # own-colour miners of each player, TT-EMI-01
        self.michigan: list[list[int]] = michigan  # how many adits, trains, ports, miners, TT-EMI-08
        self.kimberley: list[int] = kimberley  # pounds, TT-EMI-12
        self.one_ore: list[int] = one_ore  # Adelaide: pounds more for each cube of one ore, TT-EMI-15
        self.other_ore: list[int] = other_ore  # and of the other, TT-EMI-16
        self.sierra_madre: list[int] = sierra_madre  # points, TT-EMI-11


class EmigrationBoard(Extra):
    """Who has gone where, and what is still to come of it. Lists are replaced, never changed in place."""

    def __init__(self, setting: Rewards, areas: int, seats: int) -> None:
        self.setting: Rewards = setting  # shared, and not part of the position
        self.at_home: list[int] = [setting.miners] * seats  # own-colour miners in supply, TT-EMI-01
        self.miner_of: list[int] = [NONE] * areas  # whose own-colour miner stands there
        self.gone_to: list[int] = [NONE] * (PLACES * ROUNDS)  # who took the space: place by place, round by round
        self.pieces: list[int] = [0] * (PIECES * seats)  # of Michigan, not placed yet: seat by seat
        self.income: list[int] = [0] * seats  # of Kimberley in each later round
        self.adelaide: list[int] = [0] * seats  # the round whose token the seat holds, 0: none
        self.is_free: bool = False  # was the last move no action of the turn?

    def clone(self) -> EmigrationBoard:
        copy = EmigrationBoard(self.setting, 0, 0)
        copy.at_home = self.at_home
        copy.miner_of = self.miner_of
        copy.gone_to = self.gone_to
        copy.pieces = self.pieces
        copy.income = self.income
        copy.adelaide = self.adelaide
        copy.is_free = self.is_free
        return copy


def find_emigration(state: Position) -> EmigrationBoard | None:
    """The expansion's part of a position; None where it is not in the game."""
    for extra in state.extras:
        if isinstance(extra, EmigrationBoard):
            return extra
    return None


def emigration_of(state: Position) -> EmigrationBoard:
    """The same where it is known to be in the game."""
    found = find_emigration(state)
    assert found is not None
    return found
