"""Claiming own-colour miners. Rules TT-EMI-01..03, TT-EMI-18."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.expansions.emigration.rules.position import emigration_of, find_emigration
from wheal.games.tinners.rules.developments import miner_refusal, place_miner
from wheal.games.tinners.rules.position import with_number
from wheal.games.tinners.rules.work_track import MINER_WORK, spend_work
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def claim(state: Position, seat: int, area: int) -> None:
    """The Miner action with a miner of the own colour; the neutral one goes to the supply."""
    state.miners_left -= 1  # TT-EMI-02, TT-RUL-87
    place_miner(state, area)  # TT-EMI-03
    board = emigration_of(state)
    board.at_home = with_number(board.at_home, seat, board.at_home[seat] - 1)  # TT-EMI-02
    board.miner_of = with_number(board.miner_of, area, seat)
    spend_work(state, state.players[seat], MINER_WORK)  # TT-RUL-87
    if state.watched:
        state.events.append(Event("claimed", seat, {"area": area}))


def can_claim(state: Position, seat: int) -> bool:
    """Is there a miner to take, an own one to place and work for it, wherever it may go?"""
    player = state.players[seat]
    return (
        state.miners_left > 0  # TT-DEV-02
        and emigration_of(state).at_home[seat] > 0  # TT-EMI-01
        and player.final_column - player.column >= MINER_WORK
    )


def claim_refusal(state: Position, seat: int, area: int) -> Refusal | None:
    board = find_emigration(state)
    if board is None:
        return Refusal("TT-EMI-01", "refused-without-emigration")
    if board.at_home[seat] == 0:  # TT-EMI-01
        return Refusal("TT-EMI-01", "refused-no-own-miners")
    refusal = miner_refusal(state, seat, area)
    if refusal is None and state.areas[area].owner != seat:  # TT-EMI-03, TT-RUL-88
        return Refusal("TT-EMI-03", "refused-not-own-mine", {"area": state.rules.area_names[area]})
    return refusal
