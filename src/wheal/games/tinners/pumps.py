"""Steam pumps. Rules TT-PMP-01..09."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.position import PUMP
from wheal.games.tinners.work_track import PUMPS_WORK, spend_work, work_refusal
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event
from wheal.kernel.question import Frame

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position
    from wheal.kernel.rng import Rng


def take_pumps(p: Position, seat: int) -> None:
    """All pieces of the rightmost group, to be used one after the other."""
    pieces = p.pumps[-1]  # TT-PMP-01
    p.pumps = p.pumps[:-1]  # TT-PMP-06, TT-PMP-07
    spend_work(p, p.players[seat], PUMPS_WORK)  # TT-PMP-01
    p.frames.append(Frame(PUMP, seat, pieces))
    if p.watched:
        p.events.append(Event("pumps", seat, {"pieces": pieces}))


def pumps_refusal(p: Position, seat: int) -> Refusal | None:
    if not p.pumps:  # TT-PMP-08
        return Refusal("TT-PMP-08", "refused-no-pumps")
    return work_refusal(p.players[seat], PUMPS_WORK)


def can_pump(p: Position, index: int) -> bool:
    area = p.areas[index]
    return area.owner >= 0 and area.water > 0  # TT-PMP-03, TT-PMP-04


def is_anything_to_pump(p: Position) -> bool:
    for area in p.areas:
        if area.owner >= 0 and area.water > 0:
            return True
    return False


def pump(p: Position, seat: int, index: int) -> None:
    p.areas[index].water -= 1  # TT-PMP-03
    p.frames[-1].a -= 1
    if p.watched:
        p.events.append(Event("pumped", seat, {"area": index}))


def stop_pumping(p: Position) -> None:
    p.frames[-1].a = 0  # TT-PMP-05


def pump_refusal(p: Position, index: int) -> Refusal | None:
    area = p.areas[index]
    if area.owner < 0:  # TT-PMP-04
        return Refusal("TT-PMP-04", "refused-pump-no-mine", {"area": p.rules.area_names[index]})
    if area.water == 0:  # TT-PMP-03
        return Refusal("TT-PMP-03", "refused-pump-dry", {"area": p.rules.area_names[index]})
    return None


def list_pumping(p: Position, out: list[Action[Any]]) -> None:
    for index in range(len(p.areas)):
        if can_pump(p, index):
            out.append(p.rules.moves.pump[index])
    out.append(p.rules.moves.stop)


def sample_pumping(p: Position, rng: Rng) -> Action[Any]:
    count = len(p.areas)
    while True:
        index = rng.below(count + 1)
        if index == count:
            return p.rules.moves.stop
        if can_pump(p, index):
            return p.rules.moves.pump[index]
