"""Phase 2, the work track: who is active, spending work points, passing. Rules TT-WT-01..13, TT-ANC-01..02."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.position import NONE
from wheal.kernel.action import Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Player, Position

# work points, TT-WT-12
MINE_WORK: Final = 2  # needed to take part in an auction; what is spent stands on the tile
EXTRACT_WORK: Final = 1
MINER_WORK: Final = 1
PORT_WORK: Final = 2
TRAIN_WORK: Final = 2
ADIT_WORK: Final = 3
PUMPS_WORK: Final = 1
PASTIES_WORK: Final = 1

PASTY_PRICE: Final = 1  # TT-ANC-01


def active_player(p: Position) -> int:
    """The seat furthest left, of those the uppermost, that has not passed; NONE when all have."""
    active = NONE
    column = 0
    place = 0
    seat = 0
    for player in p.players:
        if not player.has_passed and (
            active == NONE
            or player.column < column  # TT-WT-01
            or (player.column == column and player.place < place)  # TT-WT-01
        ):
            active = seat
            column = player.column
            place = player.place
        seat += 1
    return active


def spend_work(p: Position, player: Player, cost: int) -> None:
    """Move the marker to the right, below every marker that stands there."""
    player.column += cost  # TT-WT-03
    player.place = p.clock  # TT-WT-03, TT-RUL-03
    p.clock += 1


def work_refusal(player: Player, cost: int) -> Refusal | None:
    """Is there enough work left for an action of this cost?"""
    left = player.final_column - player.column
    if cost > left:  # TT-WT-04
        if left <= 0:
            return Refusal("TT-WT-05", "refused-final-column", {"column": player.column})
        return Refusal("TT-WT-04", "refused-work", {"cost": cost, "left": left})
    return None


def pass_turn(p: Position, seat: int) -> None:
    """The marker goes to the uppermost empty space of the investment column."""
    p.players[seat].has_passed = True
    p.passing = [*p.passing, seat]  # TT-WT-07
    if p.watched:
        p.events.append(Event("passed", seat, {"place": len(p.passing)}))


def sell_pasties(p: Position, seat: int) -> None:
    player = p.players[seat]
    player.money += PASTY_PRICE  # TT-ANC-01
    spend_work(p, player, PASTIES_WORK)
    if p.watched:
        p.events.append(Event("pasties", seat, {"money": PASTY_PRICE}))
