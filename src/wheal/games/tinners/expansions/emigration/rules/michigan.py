"""Michigan's pieces: where they may be placed, now or on a later turn. Rules TT-EMI-08..10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.expansions.emigration.rules.position import (
    ADIT,
    MINER,
    PIECES,
    PORT,
    TRAIN,
    emigration_of,
    find_emigration,
)
from wheal.games.tinners.rules.developments import (
    place_adit,
    place_miner,
    place_port,
    place_train,
    tell_adit,
    tell_placed,
)
from wheal.games.tinners.rules.position import ACT, with_number
from wheal.kernel.engine.action import Refusal

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def waiting(state: Position, seat: int, piece: int) -> int:
    """How many pieces of a kind the seat has still to place."""
    return emigration_of(state).pieces[seat * PIECES + piece]


def is_spot(state: Position, piece: int, spot: int) -> bool:
    """May the piece go to this area or, if it is an adit, on this border?"""
    if piece == ADIT:
        return state.adits >> spot & 1 == 0  # TT-EMI-09, TT-DEV-05, TT-RUL-92
    if piece == TRAIN:
        return not state.areas[spot].train  # TT-EMI-09, TT-DEV-04, TT-RUL-92
    if piece == PORT:
        return state.rules.is_coastal[spot] and not state.areas[spot].port  # TT-EMI-09, TT-PRT-01, TT-RUL-92
    return True  # TT-EMI-10


def spot_count(state: Position, piece: int) -> int:
    return len(state.rules.border_a) if piece == ADIT else len(state.areas)


def can_place_any(state: Position, seat: int) -> bool:
    """Is there a waiting piece with a legal spot?"""
    for piece in range(PIECES):
        if waiting(state, seat, piece) > 0:
            for spot in range(spot_count(state, piece)):
                if is_spot(state, piece, spot):
                    return True
    return False


def place_piece(state: Position, seat: int, piece: int, spot: int) -> None:
    """For no work, with the effects of the piece; it is not the action of the turn."""
    board = emigration_of(state)
    board.pieces = with_number(board.pieces, seat * PIECES + piece, waiting(state, seat, piece) - 1)  # TT-EMI-09
    board.is_free = state.frames[-1].kind == ACT  # TT-RUL-91
    if piece == ADIT:
        place_adit(state, spot)
        tell_adit(state, seat, spot)
    elif piece == TRAIN:
        place_train(state, spot)
        tell_placed(state, "train", seat, spot)
    elif piece == PORT:
        place_port(state, spot)
        tell_placed(state, "port", seat, spot)
    else:
        place_miner(state, spot)  # TT-EMI-10
        tell_placed(state, "miner", seat, spot)


def piece_refusal(state: Position, seat: int, piece: int, spot: int) -> Refusal | None:
    if find_emigration(state) is None:
        return Refusal("TT-EMI-01", "refused-without-emigration")
    if waiting(state, seat, piece) == 0:  # TT-EMI-08
        return Refusal("TT-EMI-08", "refused-no-piece-waiting")
    if is_spot(state, piece, spot):
        return None
    if piece == ADIT:
        return Refusal("TT-DEV-05", "refused-adit-there")
    name = state.rules.area_names[spot]
    if piece == TRAIN:
        return Refusal("TT-DEV-04", "refused-train-there", {"area": name})
    if state.areas[spot].port:
        return Refusal("TT-DEV-04", "refused-port-there", {"area": name})
    return Refusal("TT-PRT-01", "refused-inland", {"area": name})


assert MINER == PIECES - 1
