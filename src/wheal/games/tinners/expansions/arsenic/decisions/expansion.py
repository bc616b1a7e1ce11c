"""Where the Arsenic expansion joins the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.expansions.arsenic.decisions.verbs import Process, SellArsenic
from wheal.games.tinners.expansions.arsenic.rules.market import can_sell, first_open_section
from wheal.games.tinners.expansions.arsenic.rules.position import ArsenicBoard, ArsenicMarket, arsenic_of
from wheal.games.tinners.expansions.arsenic.rules.processing import can_process
from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.position import CALCINER, NONE
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.events import NO_SEAT, Event
from wheal.kernel.engine.question import Frame
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.rules.setting import Rules


class Arsenic(Expansion):
    """Calciners after building, processing and selling among the actions."""

    def __init__(self, market: ArsenicMarket) -> None:
        self.market: ArsenicMarket = market
        self.process: list[Action[Any]] = []
        self.sell: list[Action[Any]] = []

    def join(self, rules: Rules) -> None:
        rules.set_up.append(self)
        rules.start_of_round.append(self)
        rules.further_actions.append(self)
        rules.after_build.append(self)
        self.process = rules.table.of(Process)
        self.sell = rules.table.of(SellArsenic)

    def set_up(self, state: Position) -> None:
        state.extras.append(ArsenicBoard(self.market, len(state.areas), state.rules.seats))  # TT-ARS-01

    def start_of_round(self, state: Position) -> None:
        if state.watched:
            best = self.market.sections[first_open_section(state)][0]
            state.events.append(Event("section-closed", NO_SEAT, {"money": best}))  # TT-ARS-13

    def list_actions(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        if can_process(state, seat):
            cubes = arsenic_of(state).cubes
            areas = state.areas
            for area in range(len(areas)):
                if cubes[area] > 0 and areas[area].owner == seat:  # TT-ARS-05
                    out.append(self.process[area])
        if can_sell(state, seat):
            out.append(self.sell[0])

    def sample_action(self, state: Position, seat: int, rng: Rng) -> Action[Any] | None:
        if can_sell(state, seat) and rng.below(2) == 0:
            return self.sell[0]
        if can_process(state, seat):
            area = rng.below(len(state.areas))
            if arsenic_of(state).cubes[area] > 0 and state.areas[area].owner == seat:
                return self.process[area]
        return None

    def after_build(self, state: Position, area: int, seat: int) -> None:
        if arsenic_of(state).calciners[seat] == NONE:  # TT-ARS-02
            state.frames.append(Frame(CALCINER, seat, area))
