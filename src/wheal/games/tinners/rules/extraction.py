"""Extract ore. Rules TT-EXT-01..07."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.rules.work_track import EXTRACT_WORK, spend_work, work_refusal
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Area, Player, Position
    from wheal.kernel.engine.rng import Rng

MAX_CUBES: Final = 8  # more than any mine yields: a capacity of 3, port, train and three miners, TT-EXT-03
WATER_AFTER: Final = 1  # TT-EXT-06


def cubes_affordable(area: Area, player: Player) -> int:
    """How many cubes the owner could take here, whatever lies there."""
    limit = player.base_capacity + area.pieces  # TT-EXT-03
    if area.water > 0 and area.water * limit > player.money:
        return player.money // area.water  # TT-EXT-04
    return limit


def list_extractions(state: Position, seat: int, out: list[Action[Any]]) -> None:
    player = state.players[seat]
    for index in range(len(state.areas)):
        area = state.areas[index]
        if area.owner == seat:
            limit = cubes_affordable(area, player)
            actions = state.rules.moves.extract[index]
            for tin in range(min(area.tin, limit, MAX_CUBES) + 1):
                by_copper = actions[tin]
                for copper in range(min(area.copper, limit - tin, MAX_CUBES) + 1):
                    if tin + copper > 0:  # TT-EXT-02
                        out.append(by_copper[copper])


def sample_extraction(state: Position, seat: int, rng: Rng) -> Action[Any] | None:
    """Some cubes of some own mine, or None where the throw takes none."""
    player = state.players[seat]
    count = len(state.areas)
    index = rng.below(count)
    for _ in range(count):
        area = state.areas[index]
        if area.owner == seat:
            limit = cubes_affordable(area, player)
            tin = rng.below(min(area.tin, limit, MAX_CUBES) + 1)
            copper = rng.below(min(area.copper, limit - tin, MAX_CUBES) + 1)
            if tin + copper > 0:
                return state.rules.moves.extract[index][tin][copper]
        index = index + 1 if index + 1 < count else 0
    return None


def extract(state: Position, seat: int, index: int, tin: int, copper: int) -> None:
    area = state.areas[index]
    player = state.players[seat]
    cost = (tin + copper) * area.water  # TT-EXT-04, TT-RUL-52
    player.money -= cost
    area.tin -= tin
    area.copper -= copper
    player.tin += tin  # TT-EXT-05
    player.copper += copper
    area.water += WATER_AFTER  # TT-EXT-06
    spend_work(state, player, EXTRACT_WORK)  # TT-EXT-01
    if state.watched:
        args: Args = {"area": index, "tin": tin, "copper": copper, "money": -cost}
        state.events.append(Event("extracted", seat, args))


def extract_refusal(state: Position, seat: int, index: int, tin: int, copper: int) -> Refusal | None:
    area = state.areas[index]
    player = state.players[seat]
    if area.owner != seat:  # TT-EXT-01
        return Refusal("TT-EXT-01", "refused-not-own-mine", {"area": state.rules.area_names[index]})
    refusal = work_refusal(player, EXTRACT_WORK)
    if refusal is not None:
        return refusal
    cubes = tin + copper
    if cubes == 0:  # TT-EXT-02
        return Refusal("TT-EXT-02", "refused-no-cube")
    if tin > area.tin or copper > area.copper:
        return Refusal("TT-EXT-02", "refused-cubes-there", {"tin": area.tin, "copper": area.copper})
    capacity = player.base_capacity + area.pieces
    if cubes > capacity:  # TT-EXT-03
        return Refusal("TT-EXT-03", "refused-capacity", {"capacity": capacity})
    cost = cubes * area.water
    if cost > player.money:  # TT-EXT-04
        return Refusal("TT-EXT-04", "refused-extract-money", {"cost": cost, "money": player.money})
    return None
