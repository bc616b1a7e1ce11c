"""The state of Ore: the position with cloning, imagining and the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from wheal.games.ore.rules.hidden import imagine
from wheal.games.ore.rules.position import Position
from wheal.games.ore.rules.scoring import placing, points
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.games.ore.rules.setting import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class OreState(Position):
    """A moment of a game of Ore."""

    __slots__ = ()

    def __init__(self, rules: Rules, seed: int, source: Position | None = None) -> None:
        super().__init__(rules, seed, source)

    def clone(self) -> OreState:
        return OreState(self.rules, 0, self)

    def imagine(self, seat: int, rng: Rng) -> None:
        imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return [points(self, player) for player in self.players]

    def placing(self) -> list[list[int]]:
        return placing(self)
