"""The state of Tinners' Trail: the position with cloning, imagining and the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from wheal.games.tinners.rules.end_of_round import rank
from wheal.games.tinners.rules.hidden import imagine
from wheal.games.tinners.rules.position import Position
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.games.tinners.rules.setting import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class TinnersState(Position):
    """A moment of a game of Tinners' Trail."""

    __slots__ = ()

    def __init__(self, rules: Rules, seed: int, source: Position | None = None) -> None:
        super().__init__(rules, seed, source)

    def clone(self) -> TinnersState:
        return TinnersState(self.rules, 0, self)

    def imagine(self, seat: int, rng: Rng) -> None:
        imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def placing(self) -> list[list[int]]:
        return [[seat] for seat in rank(self)]
