"""The question of the Arsenic expansion: does the new mine get the calciner?"""

from __future__ import annotations

from typing import Any

from wheal.games.tinners.expansions.arsenic.decisions.verbs import Calciner, NoCalciner
from wheal.games.tinners.expansions.arsenic.rules.position import find_arsenic
from wheal.games.tinners.rules.position import Position
from wheal.games.tinners.rules.wrong_moment import step_closed
from wheal.kernel.engine.action import Action, Args, Refusal, SeatRef
from wheal.kernel.engine.question import Question


class CalcinerQuestion(Question[Position]):
    """The last step of building, for whoever has not built the own calciner. ``count`` is the area."""

    def __init__(self) -> None:
        super().__init__("calciner")

    def run(self, state: Position) -> bool:
        return True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        out.append(state.rules.table.of(Calciner)[0])
        out.append(state.rules.table.of(NoCalciner)[0])

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.table.of(NoCalciner)[0]

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return None if find_arsenic(state) is None else state.rules.table.of(NoCalciner)[0]

    def wrong_moment(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        if action.verb == "survey":
            return Refusal("TT-BLD-06", "refused-calciner-now")
        return step_closed(state, action, "TT-ARS-02", "refused-calciner-now")

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal("TT-ARS-02", "refused-others-turn", {"player": SeatRef(state.frames[-1].seat)})

    def prompt(self, state: Position, seat: int) -> Args:
        area = state.frames[-1].count
        cubes = 1 + len(state.rules.neighbours[area])
        return {"area": state.rules.area_names[area], "cubes": cubes}
