"""Process arsenic, and the limiter on the work track. Rules TT-ARS-04..10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.expansions.arsenic.rules.calciner import has_calciner
from wheal.games.tinners.expansions.arsenic.rules.position import arsenic_of, find_arsenic
from wheal.games.tinners.rules.position import with_number
from wheal.kernel.engine.action import Args, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Player, Position


def limiter_of(player: Player) -> int:
    """The column that the player can never enter; the final column is the one before it."""
    return player.final_column + 1  # TT-ARS-07, TT-RUL-74


def process(state: Position, seat: int, area: int) -> None:
    """A cube for a work point in this round and every later one; the marker stays where it is."""
    board = arsenic_of(state)
    board.cubes = with_number(board.cubes, area, board.cubes[area] - 1)  # TT-ARS-05
    board.held = with_number(board.held, seat, board.held[seat] + 1)  # TT-ARS-05
    player = state.players[seat]
    player.final_column -= 1  # TT-ARS-06, TT-ARS-07
    if state.watched:
        args: Args = {"area": area, "limiter": limiter_of(player), "work": player.final_column}
        state.events.append(Event("processed", seat, args))


def can_process(state: Position, seat: int) -> bool:
    """May the player process arsenic, wherever it lies?"""
    player = state.players[seat]
    return (
        player.column < player.final_column  # TT-ARS-08
        and has_calciner(state, seat)  # TT-ARS-04
    )


def process_refusal(state: Position, seat: int, area: int) -> Refusal | None:
    refusal = calciner_refusal(state, seat)
    if refusal is not None:
        return refusal
    player = state.players[seat]
    if player.column >= player.final_column:  # TT-ARS-08, TT-RUL-76
        return Refusal("TT-ARS-08", "refused-limiter", {"column": player.column})
    name = state.rules.area_names[area]
    if state.areas[area].owner != seat:  # TT-ARS-05, TT-RUL-83
        return Refusal("TT-ARS-05", "refused-not-own-mine", {"area": name})
    if arsenic_of(state).cubes[area] == 0:  # TT-ARS-05
        return Refusal("TT-ARS-05", "refused-no-arsenic-there", {"area": name})
    return None


def calciner_refusal(state: Position, seat: int) -> Refusal | None:
    """Is the expansion in the game, and has the player a calciner on the map?"""
    if find_arsenic(state) is None:
        return Refusal("TT-ARS-01", "refused-without-arsenic")
    if not has_calciner(state, seat):  # TT-ARS-04, TT-RUL-81
        return Refusal("TT-ARS-04", "refused-no-calciner")
    return None
