"""Phase 2, the work track: who is active, spending work points, passing. Rules TT-WT-01..13, TT-ANC-01..02."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.rules.position import NONE
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Player, Position

# work points
MINE_WORK: Final = 2  # needed to take part in an auction; what is spent stands on the tile, TT-WT-12
EXTRACT_WORK: Final = 1  # TT-WT-12
MINER_WORK: Final = 1  # TT-WT-12
PORT_WORK: Final = 2  # TT-WT-12
TRAIN_WORK: Final = 2  # TT-WT-12
ADIT_WORK: Final = 3  # TT-WT-12
PUMPS_WORK: Final = 1  # TT-WT-12
PASTIES_WORK: Final = 1  # TT-WT-12

PASTY_PRICE: Final = 1  # TT-ANC-01


def active_player(state: Position) -> int:
    """The seat furthest left, of those the uppermost, that has not passed; NONE when all have."""
    active = NONE
    column = 0
    place = 0
    seat = 0
    for player in state.players:
        if not player.has_passed and (
            active == NONE
            or player.column < column  # TT-WT-01, TT-WT-08
            or (player.column == column and player.place < place)  # TT-WT-01
        ):
            active = seat
            column = player.column
            place = player.place
        seat += 1
    return active


def spend_work(state: Position, player: Player, cost: int) -> None:
    """Move the marker to the right, below every marker that stands there."""
    player.column += cost  # TT-WT-03
    player.place = state.clock  # TT-WT-03, TT-RUL-03
    state.clock += 1


def work_refusal(player: Player, cost: int) -> Refusal | None:
    """Is there enough work left for an action of this cost?"""
    left = player.final_column - player.column
    if cost > left:  # TT-WT-04
        if left <= 0:
            return Refusal("TT-WT-05", "refused-final-column", {"column": player.column})
        return Refusal("TT-WT-04", "refused-work", {"cost": cost, "left": left})
    return None


def pass_turn(state: Position, seat: int) -> None:
    """The marker goes to the uppermost empty space of the investment column."""
    state.players[seat].has_passed = True  # TT-ANC-02
    state.passing = [*state.passing, seat]  # TT-WT-07
    if state.watched:
        state.events.append(Event("passed", seat, {"place": len(state.passing)}))


def sell_pasties(state: Position, seat: int) -> None:
    player = state.players[seat]
    player.money += PASTY_PRICE  # TT-ANC-01
    spend_work(state, player, PASTIES_WORK)
    if state.watched:
        state.events.append(Event("pasties", seat, {"money": PASTY_PRICE}))
