"""Emigrate: the four places and what each gives. Rules TT-EMI-04..17."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.expansions.emigration.rules.position import (
    ADELAIDE_PLACE,
    KIMBERLEY,
    MICHIGAN,
    PIECES,
    PLACES,
    EmigrationBoard,
    emigration_of,
    find_emigration,
)
from wheal.games.tinners.rules.position import NONE, ROUNDS, with_number
from wheal.games.tinners.rules.work_track import spend_work, work_refusal
from wheal.kernel.engine.action import Args, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position

EMIGRATE_WORK: Final = 1  # TT-WT-12, TT-EMI-04, TT-RUL-02
PLACE_NAMES: Final = ["michigan", "kimberley", "adelaide", "sierra-madre"]


def space_of(place: int, number: int) -> int:
    """The space of a place in a round, as it lies in the list of all spaces."""
    return place * ROUNDS + number - 1


def is_free_space(state: Position, place: int) -> bool:
    """Is the space of the present round empty?"""
    return emigration_of(state).gone_to[space_of(place, state.round)] == NONE  # TT-EMI-05


def emigrate(state: Position, seat: int, area: int, place: int) -> None:
    """The miner leaves for good, its area has room for another, and the place gives its bonus of this round."""
    board = emigration_of(state)
    board.miner_of = with_number(board.miner_of, area, NONE)  # TT-EMI-06, TT-RUL-141
    state.areas[area].miners -= 1  # TT-EMI-06
    state.areas[area].pieces -= 1  # TT-EMI-06
    board.gone_to = with_number(board.gone_to, space_of(place, state.round), seat)  # TT-EMI-04, TT-EMI-07
    spend_work(state, state.players[seat], EMIGRATE_WORK)  # TT-EMI-04
    if state.watched:
        state.events.append(Event("emigrated", seat, {"area": area, "place": PLACE_NAMES[place]}))
    if place == MICHIGAN:
        go_to_michigan(state, board, seat)
    elif place == KIMBERLEY:
        go_to_kimberley(state, board, seat)
    elif place == ADELAIDE_PLACE:
        board.adelaide = with_number(board.adelaide, seat, state.round)  # TT-EMI-14
        if state.watched:
            state.events.append(Event("adelaide-token", seat, {}))
    else:
        go_to_sierra_madre(state, board, seat)


def go_to_michigan(state: Position, board: EmigrationBoard, seat: int) -> None:
    """Pieces from the supply, to be placed for nothing now or later."""
    pieces = board.pieces[:]
    for piece in range(PIECES):
        pieces[seat * PIECES + piece] += board.setting.michigan[state.round - 1][piece]  # TT-EMI-08
    board.pieces = pieces
    if state.watched:
        state.events.append(Event("michigan", seat, {"round": state.round}))


def go_to_kimberley(state: Position, board: EmigrationBoard, seat: int) -> None:
    """Money now, and the same at the start of each later round."""
    money = board.setting.kimberley[state.round - 1]
    state.players[seat].money += money  # TT-EMI-12, TT-RUL-97
    board.income = with_number(board.income, seat, board.income[seat] + money)  # TT-EMI-12
    if state.watched:
        state.events.append(Event("kimberley", seat, {"money": money}))


def pay_income(state: Position) -> None:
    """At the start of a round, before the prices are rolled."""
    income = emigration_of(state).income
    for seat in range(len(income)):
        if income[seat] > 0:
            state.players[seat].money += income[seat]  # TT-EMI-12, TT-EMI-13, TT-RUL-96
            if state.watched:
                state.events.append(Event("kimberley-income", seat, {"money": income[seat]}))


def go_to_sierra_madre(state: Position, board: EmigrationBoard, seat: int) -> None:
    points = board.setting.sierra_madre[state.round - 1]
    state.players[seat].points += points  # TT-EMI-11, TT-GAM-04
    if state.watched:
        state.events.append(Event("sierra-madre", seat, {"points": points}))


def can_emigrate(state: Position, seat: int) -> bool:
    """Is there work for it, whichever miner goes wherever?"""
    player = state.players[seat]
    return player.final_column - player.column >= EMIGRATE_WORK


def emigrate_refusal(state: Position, seat: int, area: int, place: int) -> Refusal | None:
    board = find_emigration(state)
    if board is None:
        return Refusal("TT-EMI-01", "refused-without-emigration")
    if board.miner_of[area] != seat:  # TT-EMI-04, TT-EMI-18
        return Refusal("TT-EMI-04", "refused-no-own-miner-there", {"area": state.rules.area_names[area]})
    refusal = work_refusal(state.players[seat], EMIGRATE_WORK)
    if refusal is None and not is_free_space(state, place):  # TT-EMI-05, TT-RUL-100
        args: Args = {"place": PLACE_NAMES[place], "round": state.round}
        return Refusal("TT-EMI-05", "refused-space-taken", args)
    return refusal


assert len(PLACE_NAMES) == PLACES
