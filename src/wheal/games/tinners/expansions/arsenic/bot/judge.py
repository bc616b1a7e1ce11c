"""What calciners, arsenic in areas, processing and selling are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.bot.adviser import Adviser
from wheal.games.tinners.expansions.arsenic.bot.schedule import Schedule, Stock
from wheal.games.tinners.expansions.arsenic.decisions.verbs import Calciner, NoCalciner, Process, SellArsenic
from wheal.games.tinners.expansions.arsenic.rules.market import SELL_ARSENIC_WORK, sale_of
from wheal.games.tinners.expansions.arsenic.rules.position import ArsenicBoard, arsenic_of
from wheal.games.tinners.rules.position import COLUMNS, NONE, ROUNDS
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.tinners.bot.appraisal import Appraisal
    from wheal.kernel.engine.action import Action

NEIGHBOUR_SHARE: Final = 0.25  # of a cube's worth: what it is worth in an area that one may still build in
CALCINER_LATER: Final = 0.6  # of a calciner's worth in the best area: what it is worth to wait for it
BUSY_SHARE: Final = 0.5  # of what lost columns usually cost: what they cost in this round besides the ore left there


class ArsenicAdviser(Adviser):
    """Goes by a schedule: which cubes are processed and sold in which round."""

    def __init__(self) -> None:
        self._schedules: dict[int, Schedule] = {}

    def schedule(self, a: Appraisal) -> Schedule:
        seats = a.rules.seats
        if seats not in self._schedules:
            sections = arsenic_of(a.state).setting.sections
            self._schedules[seats] = Schedule(sections, seats, a.outlooks.future.rates)
        return self._schedules[seats]

    # ---- what there is ----------------------------------------------------------------------
    def stock(self, a: Appraisal, more: int = 0) -> Stock:
        """The seat's arsenic, with some more cubes in its mines."""
        board = arsenic_of(a.state)
        cubes = sum(board.cubes[index] for index in a.mines) + more
        return Stock(min(cubes, COLUMNS), board.held[a.seat], COLUMNS - a.player.final_column)

    def worth(self, a: Appraisal, more: int = 0) -> float:
        """What the seat's arsenic comes to once it has a calciner."""
        state = a.state
        sold = tuple(arsenic_of(state).sold)
        schedule = self.schedule(a)
        stock = self.stock(a, more)
        if a.player.has_passed or a.work <= SELL_ARSENIC_WORK:
            return schedule.later(state.round + 1, stock, sold)
        return schedule.from_now(state.round, stock, sold, a.work)

    def own_cubes(self, a: Appraisal, index: int) -> int:
        """Cubes that the own calciner would put into own mines, with one in this area."""
        return 1 + sum(other in a.mines and other != index for other in a.rules.neighbours[index])

    # ---- areas ------------------------------------------------------------------------------
    def area_worth(self, a: Appraisal, index: int) -> float:
        board = arsenic_of(a.state)
        there = board.cubes[index]
        if board.calciners[a.seat] != NONE:
            return self.worth(a, there) - self.worth(a) if there else 0.0
        return self.calciner_worth(a, board, index, there)

    def calciner_worth(self, a: Appraisal, board: ArsenicBoard, index: int, there: int) -> float:
        """What it is worth to build the calciner in an area, against never having it."""
        own = there + self.own_cubes(a, index)
        worth = self.worth(a, own)
        without = self.worth(a) if self.stock(a).cubes == 0 else self.idle_worth(a)
        one_more = self.worth(a, own + 1) - worth
        for other in a.rules.neighbours[index]:
            area = a.state.areas[other]
            if area.owner < 0 and area.tile >= 0 and other != index:
                worth += NEIGHBOUR_SHARE * one_more
            elif area.owner >= 0 and area.owner != a.seat and board.calciners[area.owner] != NONE:
                worth -= one_more / (a.rules.seats - 1)
        return worth - without

    def idle_worth(self, a: Appraisal) -> float:
        """The same without a calciner: only what the lost columns cost."""
        schedule, lost = self.schedule(a), self.stock(a).lost
        return -sum(schedule.work_cost(number, lost) for number in range(a.state.round, ROUNDS + 1))

    # ---- rounds -----------------------------------------------------------------------------
    def chances(self, a: Appraisal) -> float:
        board = arsenic_of(a.state)
        if board.calciners[a.seat] == NONE or a.work < SELL_ARSENIC_WORK:
            return 0.0
        return max(0.0, self.best_now(a, 0)[0])

    def next_income(self, a: Appraisal) -> int:
        board = arsenic_of(a.state)
        if board.calciners[a.seat] == NONE or a.state.round == ROUNDS:
            return 0
        stock = self.stock(a)
        return sum(self.schedule(a).prices(a.state.round + 1, board.sold, a.rules.seats - 1)[: stock.held])

    # ---- moves ------------------------------------------------------------------------------
    def best_now(self, a: Appraisal, least: int) -> tuple[float, int]:
        """What processing at least so many cubes now and selling all wins against waiting; and how many are best."""
        schedule = self.schedule(a)
        state = a.state
        cubes, held, lost = self.stock(a)
        sold = tuple(arsenic_of(state).sold)
        number = state.round
        waiting = schedule.later(number + 1, Stock(cubes, held, lost), sold)
        best, best_count = float("-inf"), 0
        most = min(cubes, a.work - SELL_ARSENIC_WORK)
        busy = BUSY_SHARE * a.work / COLUMNS
        for count in range(least, most + 1):
            if held + count == 0:
                continue
            used = count + SELL_ARSENIC_WORK
            income = sale_of(state, held + count)
            worth = a.gain(cash=a.cash + income, work=a.work - used)
            worth -= busy * schedule.work_cost(number, used)
            worth += schedule.later(number + 1, Stock(cubes - count, 0, lost + count), sold) - waiting
            if worth > best:
                best, best_count = worth, count
        return best, best_count

    def judge_action(self, a: Appraisal, action: Action[Any]) -> Judged | None:
        board = arsenic_of(a.state)
        held = board.held[a.seat]
        if isinstance(action, Process):
            worth, count = self.best_now(a, 1)
            if count == 0:
                return Judged(action, -a.rate * COLUMNS, [Reason("why-process-late", {})])
            money = round((sale_of(a.state, held + count) - sale_of(a.state, held)) / count)
            return Judged(action, worth, [Reason("why-process", {"money": money, "points": round(worth)})])
        if isinstance(action, SellArsenic):
            income = sale_of(a.state, held)
            schedule, sold = self.schedule(a), tuple(board.sold)
            stock = self.stock(a)
            worth = a.gain(cash=a.cash + income, work=a.work - SELL_ARSENIC_WORK)
            worth += schedule.later(a.state.round + 1, stock._replace(held=0), sold)
            worth -= schedule.later(a.state.round + 1, stock, sold)
            return Judged(action, worth, [Reason("why-sell-arsenic", {"money": income})])
        return None

    def judge_answers(self, a: Appraisal, actions: list[Action[Any]]) -> list[Judged] | None:
        if not any(isinstance(action, Calciner) for action in actions):
            return None
        board = arsenic_of(a.state)
        lot = a.state.frames[-1].count
        here = self.calciner_worth(a, board, lot, 0)
        later = max((self.calciner_worth(a, board, i, board.cubes[i]) for i in self.areas_left(a)), default=0.0)
        own = self.own_cubes(a, lot)
        args: dict[str, int | str] = {
            "cubes": 1 + len(a.rules.neighbours[lot]),
            "own": own,
            "points": round(here),
        }
        out: list[Judged] = []
        for action in actions:
            if isinstance(action, NoCalciner):
                out.append(Judged(action, CALCINER_LATER * later, [Reason("why-no-calciner", {})]))
            else:
                out.append(Judged(action, here, [Reason("why-calciner", args)]))
        return out

    def areas_left(self, a: Appraisal) -> list[int]:
        """Where the seat may still build in later rounds."""
        if a.state.round == ROUNDS or a.player.mines == 0:
            return []
        return [index for index, area in enumerate(a.state.areas) if area.tile >= 0]
