"""What mines will yield: the worth of their ore over the rounds to come, and the best use of a round's work and cash.

Values are points: pounds at the rate of the round in which they can be invested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wheal.games.tinners.rules.investing import UNIT
from wheal.games.tinners.rules.position import BASE_CAPACITY, COPPER, MINER, PORT, ROUNDS, TIN, WATER
from wheal.games.tinners.rules.work_track import MINE_WORK, PASTY_PRICE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wheal.games.tinners.bot.adviser import Adviser
    from wheal.games.tinners.rules.position import Area, Position
    from wheal.games.tinners.rules.setting import Rules

IDLE_WORK: Final = 1.0  # of a pasty: what a work point of this round is worth when the plan has no use for it
LATER_WORK: Final = 1.5  # pasties that a work point of a later round is worth
THRIFT: Final = 1.0  # a second plan, for times without cash, values a pound at so many more


class Mine(NamedTuple):
    """All that decides what a mine yields."""

    tin: int
    copper: int
    water: int
    capacity: int
    pump: bool = False

    def with_less_water(self, amount: int = 1) -> Mine:
        return self._replace(water=max(0, self.water - amount))


class Step(NamedTuple):
    """The best extraction of a mine now: points won against leaving the cubes there, and the mine after it."""

    gain: float
    cost: int
    after: Mine


class Future:
    """What mines yield from the start of a later round on, at mean prices."""

    def __init__(self, rules: Rules) -> None:
        self.rates = [_mean_rate(rules, index) for index in range(ROUNDS)]
        self.tin = _mean_price(rules, rules.tin_prices)
        self.copper = _mean_price(rules, rules.copper_prices)
        self.tile_money = rules.tile_money
        self.tile_saving = [MINE_WORK - work for work in rules.tile_work]  # against what a mine usually costs
        self._known: dict[tuple[int, Mine], float] = {}

    def of(self, round_number: int, mine: Mine) -> float:
        if round_number > ROUNDS or mine.tin + mine.copper == 0:
            return 0.0
        return self._best_extraction(round_number, mine.with_less_water() if mine.pump else mine)

    def _best_extraction(self, round_number: int, mine: Mine) -> float:
        """The best number of cubes now, or none before the next round."""
        key = (round_number, mine)
        found = self._known.get(key)
        if found is not None:
            return found
        best = self.of(round_number + 1, mine)
        rate = self.rates[round_number - 1]
        tin, copper, water, capacity, pump = mine
        for cubes in range(1, min(capacity, tin + copper) + 1):
            taken_copper = min(copper, cubes) if self.copper >= self.tin else max(0, cubes - tin)
            taken_tin = cubes - taken_copper
            profit = taken_tin * self.tin + taken_copper * self.copper - cubes * water
            rest = Mine(tin - taken_tin, copper - taken_copper, water + 1, capacity, pump)
            best = max(best, (profit - LATER_WORK * PASTY_PRICE) * rate + self._best_extraction(round_number, rest))
        self._known[key] = best
        return best


class Outlook:
    """The prospects in one round at its prices."""

    def __init__(self, future: Future, round_number: int, tin_price: float, copper_price: float) -> None:
        self.round = round_number
        self.tin_price = tin_price
        self.copper_price = copper_price
        self.rate = future.rates[round_number - 1]  # points for a pound
        self.idle_work = IDLE_WORK * PASTY_PRICE * self.rate
        self.tile_bonus = [  # what a tile gives besides its cubes
            money * self.rate + saving * self.idle_work
            for money, saving in zip(future.tile_money, future.tile_saving, strict=True)
        ]
        self._future = future
        self._steps: dict[tuple[Mine, int], Step | None] = {}
        self._fresh: dict[Mine, float] = {}

    def later(self, mine: Mine) -> float:
        """What a mine will yield in the rounds after this one."""
        return self._future.of(self.round + 1, mine)

    # ---- this round -------------------------------------------------------------------------
    def step(self, mine: Mine, limit: int) -> Step | None:
        """The best extraction of up to ``limit`` cubes, if any is better than an idle work point."""
        key = (mine, limit)
        if key not in self._steps:
            self._steps[key] = self._find_step(mine, limit)
        return self._steps[key]

    def _find_step(self, mine: Mine, limit: int) -> Step | None:
        best: Step | None = None
        kept = self.later(mine) + self.idle_work
        tin, copper, water, capacity, pump = mine
        for taken_tin in range(min(tin, limit) + 1):
            for taken_copper in range(min(copper, limit - taken_tin) + 1):
                cubes = taken_tin + taken_copper
                if cubes:
                    after = Mine(tin - taken_tin, copper - taken_copper, water + 1, capacity, pump)
                    profit = taken_tin * self.tin_price + taken_copper * self.copper_price - cubes * water
                    gain = profit * self.rate + self.later(after) - kept
                    if gain > 0 and (best is None or gain > best.gain):
                        best = Step(gain, cubes * water, after)
        return best

    def fresh(self, mine: Mine) -> float:
        """What a mine yields from now on to somebody with cash and time."""
        found = self._fresh.get(mine)
        if found is None:
            step = self.step(mine, mine.capacity)
            found = self.later(mine) if step is None else step.gain + self.later(mine) + self._chain(step.after)
            self._fresh[mine] = found
        return found

    def _chain(self, mine: Mine) -> float:
        """The gains of further extractions in this round."""
        step = self.step(mine, mine.capacity)
        return 0.0 if step is None else step.gain + self._chain(step.after)

    def plan(self, mines: Sequence[Mine], cash: int, work: int) -> float:
        """Everything own mines, cash and work points come to, when they are used well."""
        gain, was_short = self._gain(mines, cash, work, 0.0)
        if was_short:
            gain = max(gain, self._gain(mines, cash, work, THRIFT * self.rate)[0])
        for mine in mines:
            gain += self.later(mine)
        return gain + cash * self.rate + work * self.idle_work

    def _gain(self, mines: Sequence[Mine], cash: int, work: int, thrift: float) -> tuple[float, bool]:
        """Extract where it pays most, again and again; was cash ever short?"""
        current = list(mines)
        total = 0.0
        was_short = False
        while work > 0:
            best: Step | None = None
            best_score = 0.0
            place = 0
            for i, mine in enumerate(current):
                limit = mine.capacity
                if mine.water * limit > cash:
                    limit = cash // mine.water
                    was_short = True
                    if limit == 0:
                        continue
                step = self.step(mine, limit)
                if step is not None:
                    score = step.gain - thrift * step.cost
                    if best is None or score > best_score:
                        best, best_score, place = step, score, i
            if best is None:
                break
            total += best.gain
            cash -= best.cost
            work -= 1
            current[place] = best.after
        return total, was_short


class Outlooks:
    """Outlooks by round and prices, and what cards usually add, worked out once."""

    def __init__(self, rules: Rules, advisers: Sequence[Adviser]) -> None:
        self.rules = rules
        self.advisers = advisers  # of the expansions
        self.future = Future(rules)
        self._outlooks: dict[tuple[int, float, float], Outlook] = {}
        self._cards: dict[tuple[int, int], float] = {}

    def at(self, round_number: int, tin_price: float, copper_price: float) -> Outlook:
        key = (round_number, tin_price, copper_price)
        if key not in self._outlooks:
            self._outlooks[key] = Outlook(self.future, *key)
        return self._outlooks[key]

    def usual(self, round_number: int) -> Outlook:
        """A round whose prices are not known yet."""
        return self.at(round_number, self.future.tin, self.future.copper)

    def card_worth(self, card: int, round_number: int) -> float:
        """What a card usually adds to a mine of its regions."""
        key = (card, round_number)
        if key not in self._cards:
            self._cards[key] = self._find_card_worth(card, self.usual(round_number))
        return self._cards[key]

    def _find_card_worth(self, card: int, outlook: Outlook) -> float:
        rules = self.rules
        worths: list[float] = []
        for region in rules.regions:
            if rules.card_regions[card] >> region & 1:
                for tile in rules.stacks[region]:
                    mine = Mine(rules.tile_tin[tile], rules.tile_copper[tile], rules.tile_water[tile], BASE_CAPACITY)
                    for index in rules.areas_of[region]:
                        better = with_benefit(rules, mine, card, index, None)
                        worths.append(outlook.fresh(better) - outlook.fresh(mine))
        return sum(worths) / len(worths) if worths else 0.0


def mine_of(state: Position, area: Area) -> Mine:
    base = state.players[area.owner].base_capacity
    return Mine(area.tin, area.copper, area.water, base + area.pieces, area.pump)


def with_benefit(rules: Rules, mine: Mine, card: int, index: int, area: Area | None) -> Mine:
    """A new mine with the benefit of a survey card."""
    benefit, amount = rules.card_benefit[card], rules.card_amount[card]
    if benefit == TIN:
        return mine._replace(tin=mine.tin + amount)
    if benefit == COPPER:
        return mine._replace(copper=mine.copper + amount)
    if benefit == WATER:
        return mine.with_less_water(amount)
    if benefit == MINER:
        return mine if area is not None and area.miners else mine._replace(capacity=mine.capacity + 1)
    if benefit == PORT:
        if not rules.is_coastal[index] or (area is not None and area.port):
            return mine
        return mine.with_less_water()._replace(capacity=mine.capacity + 1)
    return mine.with_less_water()._replace(pump=True)


def _mean_price(rules: Rules, prices: Sequence[int]) -> float:
    """The mean of an ore's price over all throws of the dice."""
    totals = [0]
    for faces in rules.dice:
        totals = [total + face for total in totals for face in faces]
    tops = rules.price_tops
    columns = [min(sum(total > top for top in tops), len(tops) - 1) for total in totals]
    return sum(prices[column] for column in columns) / len(columns)


def _mean_rate(rules: Rules, column: int) -> float:
    """Points for a pound, over the places that players can have."""
    return sum(row[column] for row in rules.per_10[: rules.seats]) / rules.seats / UNIT
