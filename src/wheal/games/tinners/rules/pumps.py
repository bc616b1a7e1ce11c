"""Steam pumps. Rules TT-PMP-01..09."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.rules.position import PUMP
from wheal.games.tinners.rules.work_track import PUMPS_WORK, spend_work, work_refusal
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Frame

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.kernel.engine.rng import Rng


def take_pumps(state: Position, seat: int) -> None:
    """All pieces of the rightmost group, to be used one after the other."""
    pieces = state.pumps[-1]  # TT-PMP-01
    state.pumps = state.pumps[:-1]  # TT-PMP-06, TT-PMP-07
    spend_work(state, state.players[seat], PUMPS_WORK)  # TT-PMP-01
    state.frames.append(Frame(PUMP, seat, pieces))
    if state.watched:
        state.events.append(Event("pumps", seat, {"pieces": pieces}))


def pumps_refusal(state: Position, seat: int) -> Refusal | None:
    if not state.pumps:  # TT-PMP-08
        return Refusal("TT-PMP-08", "refused-no-pumps")
    return work_refusal(state.players[seat], PUMPS_WORK)


def can_pump(state: Position, index: int) -> bool:
    area = state.areas[index]
    return area.owner >= 0 and area.water > 0  # TT-PMP-03, TT-PMP-04


def is_anything_to_pump(state: Position) -> bool:
    for area in state.areas:
        if area.owner >= 0 and area.water > 0:
            return True
    return False


def pump(state: Position, seat: int, index: int) -> None:
    state.areas[index].water -= 1  # TT-PMP-03
    state.frames[-1].count -= 1
    if state.watched:
        state.events.append(Event("pumped", seat, {"area": index}))


def stop_pumping(state: Position) -> None:
    state.frames[-1].count = 0  # TT-PMP-05


def pump_refusal(state: Position, index: int) -> Refusal | None:
    area = state.areas[index]
    if area.owner < 0:  # TT-PMP-04
        return Refusal("TT-PMP-04", "refused-pump-no-mine", {"area": state.rules.area_names[index]})
    if area.water == 0:  # TT-PMP-03
        return Refusal("TT-PMP-03", "refused-pump-dry", {"area": state.rules.area_names[index]})
    return None


def list_pumping(state: Position, out: list[Action[Any]]) -> None:
    for index in range(len(state.areas)):
        if can_pump(state, index):
            out.append(state.rules.moves.pump[index])
    out.append(state.rules.moves.stop)


def sample_pumping(state: Position, rng: Rng) -> Action[Any]:
    count = len(state.areas)
    while True:
        index = rng.below(count + 1)
        if index == count:
            return state.rules.moves.stop
        if can_pump(state, index):
            return state.rules.moves.pump[index]
