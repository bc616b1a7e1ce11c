"""What the Arsenic expansion adds to a position: cubes, calciners, the market. No logic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.rules.position import NONE
from wheal.kernel.engine.state import Extra

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position

UNUSED_LIMITER: Final = 11  # parked to the right of the last column, TT-ARS-01


class ArsenicMarket:
    """What the spaces of each section pay, best first; the last space of all takes any number of cubes."""

    def __init__(self, sections: list[list[int]]) -> None:
        self.sections: list[list[int]] = sections


class ArsenicBoard(Extra):
    """Arsenic on the map, at the players and on the market. Lists are replaced, never changed in place."""

    def __init__(self, setting: ArsenicMarket, areas: int, seats: int) -> None:
        self.setting: ArsenicMarket = setting  # shared, and not part of the position
        self.cubes: list[int] = [0] * areas
        self.held: list[int] = [0] * seats  # processed and not sold
        self.calciners: list[int] = [NONE] * seats  # the area, TT-ARS-01
        self.sold: list[int] = [0] * len(setting.sections)  # cubes in each section of the market

    def clone(self) -> ArsenicBoard:
        copy = ArsenicBoard(self.setting, 0, 0)
        copy.cubes = self.cubes
        copy.held = self.held
        copy.calciners = self.calciners
        copy.sold = self.sold
        return copy


def find_arsenic(state: Position) -> ArsenicBoard | None:
    """The expansion's part of a position; None where it is not in the game."""
    for extra in state.extras:
        if isinstance(extra, ArsenicBoard):
            return extra
    return None


def arsenic_of(state: Position) -> ArsenicBoard:
    """The same where it is known to be in the game."""
    found = find_arsenic(state)
    assert found is not None
    return found
