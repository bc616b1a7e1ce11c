"""How many cubes of arsenic to process in which round: each brings money once and costs work in every round to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wheal.games.tinners.expansions.arsenic.rules.market import SELL_ARSENIC_WORK
from wheal.games.tinners.rules.position import COLUMNS, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

# points that a column costs which one cannot enter, by round; found by games in which one seat had fewer columns
COLUMN_WORTH: Final[dict[int, tuple[float, ...]]] = {
    2: (9.0, 7.0, 5.0, 4.5),
    3: (7.0, 6.0, 3.5, 2.5),
    4: (7.0, 5.0, 2.5, 1.5),
    5: (7.0, 3.5, 1.5, 1.0),
}
FIRST_COLUMN: Final = 0.5  # of that: what the first one costs, which is often left over
RIVAL_SALES: Final = 0.8  # cubes that each rival is thought to sell before oneself in a later round


class Stock(NamedTuple):
    """A seat's arsenic: in its mines, processed, and columns lost for it."""

    cubes: int
    held: int
    lost: int


class Schedule:
    """The best use of a stock in the rounds to come, by what the market has taken so far."""

    def __init__(self, sections: list[list[int]], seats: int, rates: Sequence[float]) -> None:
        self._sections = sections
        self._rates = rates
        self._columns = COLUMN_WORTH[seats]
        self._before = round(RIVAL_SALES * (seats - 1))
        self._known: dict[tuple[int, Stock, tuple[int, ...]], float] = {}

    def prices(self, round_number: int, sold: Sequence[int], before: int) -> list[int]:
        """What the next cubes bring in a round, after so many others."""
        spaces: list[int] = []
        for section in range(round_number - 1, ROUNDS):
            spaces += self._sections[section][min(sold[section], len(self._sections[section])) :]
        last = self._sections[-1][-1]
        return (spaces[before:] + [last] * COLUMNS)[:COLUMNS]

    def work_cost(self, round_number: int, lost: int) -> float:
        """Points that so many columns fewer cost in a round."""
        return self._columns[round_number - 1] * (lost - 1 + FIRST_COLUMN) if lost > 0 else 0.0

    def later(self, round_number: int, stock: Stock, sold: tuple[int, ...]) -> float:
        """What a stock comes to from the start of a round on, after what the lost columns cost."""
        if round_number > ROUNDS:
            return 0.0
        key = (round_number, stock, sold)
        found = self._known.get(key)
        if found is None:
            prices = self.prices(round_number, sold, self._before)
            found = self._best(round_number, stock, sold, prices, COLUMNS)
            self._known[key] = found
        return found

    def from_now(self, round_number: int, stock: Stock, sold: tuple[int, ...], work: int) -> float:
        """The same in the middle of a round, with so much work left in it."""
        key = (-round_number * COLUMNS - work, stock, sold)
        found = self._known.get(key)
        if found is None:
            found = self._best(round_number, stock, sold, self.prices(round_number, sold, 0), work)
            self._known[key] = found
        return found

    def _best(self, number: int, stock: Stock, sold: tuple[int, ...], prices: list[int], work: int) -> float:
        cubes, held, lost = stock
        best = self.later(number + 1, stock, sold) - self.work_cost(number, lost)
        income = sum(prices[:held])
        most = min(cubes, COLUMNS - lost - SELL_ARSENIC_WORK, work - SELL_ARSENIC_WORK, COLUMNS - held)
        for count in range(most + 1):
            if count:
                income += prices[held + count - 1]
            if held + count:
                worth = income * self._rates[number - 1]
                worth -= self.work_cost(number, lost + count + SELL_ARSENIC_WORK)
                rest = Stock(cubes - count, 0, lost + count)
                best = max(best, worth + self.later(number + 1, rest, sold))
        return best
