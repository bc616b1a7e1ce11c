"""Phase 1, placement: miners go into mines, onto the tracks or onto the heap.

Rules ORE-PLC-01..14, ORE-INI-01, ORE-INI-02, ORE-RUL-07..09, ORE-RUL-53, ORE-RUL-54.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.ore.rules.position import COAL, NONE, RESOURCE_NAMES, RESOURCES
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.window import CLOSED

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Mine, Position

SECOND: Final = 1  # spaces by their index
THIRD: Final = 2


def next_placer(state: Position, first: int) -> int:
    """The next seat clockwise that has a miner in hand, or NONE."""
    seats = state.rules.seats
    for i in range(seats):
        seat = (first + i) % seats
        if state.players[seat].in_hand > 0:
            return seat  # ORE-PLC-01, ORE-PLC-02
    return NONE


def list_placements(state: Position, seat: int, out: list[Action[Any]]) -> None:
    moves = state.rules.moves
    for resource in range(RESOURCES):
        if is_open(state, seat, state.mines[resource]):
            out.append(moves.mine[resource])
    if len(state.asset_track) < state.rules.track_spaces:
        out.append(moves.assets)
    if len(state.contract_track) < state.rules.track_spaces:
        out.append(moves.contracts)
    out.append(moves.slag)
    player = state.players[seat]
    if player.drill > 0:
        for resource in range(RESOURCES):
            if can_drill(state, seat, state.mines[resource], SECOND):
                out.append(moves.drill[resource])
            if can_drill(state, seat, state.mines[resource], THIRD):
                if player.cash >= state.rules.drill_money:
                    out.append(moves.drill_cash[resource])
                if player.barrels[COAL] >= state.rules.drill_coal:
                    out.append(moves.drill_coal[resource])
    if player.collab > 0:
        for resource in range(RESOURCES):
            if can_push(state, state.mines[resource]):
                out.append(moves.push[resource])


def has_choice_of_place(state: Position, seat: int) -> bool:
    """Is there any place but the heap?"""
    if len(state.asset_track) < state.rules.track_spaces or len(state.contract_track) < state.rules.track_spaces:
        return True
    out: list[Action[Any]] = []
    list_placements(state, seat, out)
    return len(out) > 1


def is_open(state: Position, seat: int, mine: Mine) -> bool:
    """May a miner be put on space 1?"""
    if mine.card < 0 or mine.exhausted:
        return False
    owner = mine.owner[0]  # ORE-PLC-06
    return owner < 0 or (state.rules.is_stacking and owner == seat)  # ORE-PLC-05, ORE-RUL-08


def stays_in_cage(state: Position, mine: Mine, space: int, seat: int) -> bool:
    """May a miner of this seat stand on that space? ORE-MIN-01"""
    return state.rules.mine_levels[mine.card][space] <= state.players[seat].cage


def can_drill(state: Position, seat: int, mine: Mine, space: int) -> bool:
    if mine.card < 0 or space >= len(mine.owner) or mine.owner[space] >= 0:
        return False
    return stays_in_cage(state, mine, space, seat)  # ORE-PLC-12


def can_push(state: Position, mine: Mine) -> bool:
    """Can all miners from space 1 on to the first gap move one space down? ORE-RUL-54"""
    if mine.card < 0 or mine.owner[0] < 0:
        return False
    space = 0
    while space < len(mine.owner) and mine.owner[space] >= 0:
        if space + 1 >= len(mine.owner) or not stays_in_cage(state, mine, space + 1, mine.owner[space]):
            return False
        space += 1
    return True


# ---- why not ---------------------------------------------------------------------------------------


def mine_refusal(state: Position, seat: int, resource: int) -> Refusal | None:
    """Why no miner can be put on space 1. Every resource has a mine: when one cannot be replaced, the game ends."""
    if is_open(state, seat, state.mines[resource]):
        return None
    return Refusal("ORE-PLC-05", "refused-space-taken", {"resource": RESOURCE_NAMES[resource], "space": 1})


def track_refusal(state: Position, track: list[int], rule: str) -> Refusal | None:
    if len(track) < state.rules.track_spaces:
        return None
    return Refusal(rule, "refused-track-full", {"spaces": state.rules.track_spaces})


def drill_refusal(state: Position, seat: int, resource: int, space: int) -> Refusal | None:
    mine = state.mines[resource]
    if state.players[seat].drill <= 0:
        return Refusal("ORE-INI-02", "refused-no-drill")
    if mine.card < 0 or space >= len(mine.owner):
        return Refusal("ORE-INI-02", "refused-no-space", {"resource": RESOURCE_NAMES[resource], "space": space + 1})
    if mine.owner[space] >= 0:
        return Refusal("ORE-INI-02", "refused-space-taken", {"resource": RESOURCE_NAMES[resource], "space": space + 1})
    if not stays_in_cage(state, mine, space, seat):
        return Refusal("ORE-PLC-12", "refused-cage", {"cage": state.players[seat].cage})
    return None


def push_refusal(state: Position, seat: int, resource: int) -> Refusal | None:
    mine = state.mines[resource]
    if state.players[seat].collab <= 0:
        return Refusal("ORE-INI-01", "refused-no-collab")
    if mine.card < 0 or mine.owner[0] < 0:
        return Refusal("ORE-INI-01", "refused-nothing-to-push", {"resource": RESOURCE_NAMES[resource]})
    if not can_push(state, mine):
        return Refusal("ORE-RUL-54", "refused-push")
    return None


# ---- placing ---------------------------------------------------------------------------------------


def place_in_mine(state: Position, seat: int, resource: int, space: int) -> None:
    mine = state.mines[resource]
    mine.put(space, seat, mine.count[space] + 1)  # ORE-PLC-04
    end_placement(state, seat)


def place_on_assets(state: Position, seat: int) -> None:
    state.asset_track = [*state.asset_track, seat]  # ORE-PLC-07
    end_placement(state, seat)


def place_on_contracts(state: Position, seat: int) -> None:
    state.contract_track = [*state.contract_track, seat]  # ORE-PLC-08
    end_placement(state, seat)


def place_on_slag(state: Position, seat: int) -> None:
    slag = state.slag[:]
    slag[seat] += 1  # ORE-PLC-10
    state.slag = slag
    end_placement(state, seat)


def drill(state: Position, seat: int, resource: int, space: int) -> None:
    state.players[seat].drill -= 1  # ORE-PLC-11, ORE-TOK-05
    place_in_mine(state, seat, resource, space)


def push(state: Position, seat: int, resource: int) -> None:
    """Every miner from space 1 to the first gap goes one space down, the new one stands on space 1."""
    mine = state.mines[resource]
    state.players[seat].collab -= 1  # ORE-PLC-11, ORE-TOK-05
    gap = 0
    while mine.owner[gap] >= 0:
        gap += 1
    owner = mine.owner[:]
    count = mine.count[:]
    while gap > 0:
        owner[gap] = owner[gap - 1]
        count[gap] = count[gap - 1]
        gap -= 1
    owner[0] = seat
    count[0] = 1
    mine.owner = owner
    mine.count = count
    end_placement(state, seat)


def end_placement(state: Position, seat: int) -> None:
    state.players[seat].in_hand -= 1
    frame = state.frames[-1]
    frame.count = (seat + 1) % state.rules.seats
    frame.flag = CLOSED
