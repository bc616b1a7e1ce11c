"""Phase 4, the end of a round, and the end of the game. Rules TT-EOR-01..08, TT-END-01..05."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.rules.auction import look_at_tile
from wheal.games.tinners.rules.building import reveal
from wheal.games.tinners.rules.position import PEEK, ROUND_START, ROUNDS
from wheal.games.tinners.rules.setup import clear_board, fill_board, refill_pumps, stand_in_first_column
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import NO_SEAT, Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def end_round(state: Position) -> None:
    """After investing: the game ends, or the markers move and the looks begin."""
    if state.round == ROUNDS:  # TT-END-01, TT-GAM-01
        state.frames.pop()
        if state.watched:
            state.events.append(Event("over", NO_SEAT, {}))
        return
    clear_board(state)  # TT-EOR-01
    refill_pumps(state)  # TT-EOR-02
    stand_in_first_column(state, state.passing)  # TT-EOR-03
    order = state.passing
    state.passing = []
    for expansion in state.rules.end_of_round:
        expansion.end_of_round(state)
    frame = state.frames[-1]
    frame.kind = PEEK
    frame.seat = order[0]
    frame.count = 0


def find_peeker(state: Position) -> bool:
    """The first players of column 0 may look, one after the other; then the next round begins."""
    frame = state.frames[-1]
    while frame.count < state.rules.peekers:  # TT-EOR-04
        seat = peeker_at(state, frame.count)
        if not state.players[seat].is_automatic and is_anything_hidden(state):  # TT-RUL-71
            frame.seat = seat
            return True
        frame.count += 1
    state.round += 1  # TT-EOR-08
    fill_board(state)  # TT-DEV-01, TT-PMP-02
    frame.kind = ROUND_START
    return False


def peeker_at(state: Position, place: int) -> int:
    """Who stands at this place of column 0."""
    for seat in range(state.rules.seats):
        if state.players[seat].place == place:
            return seat
    raise IndexError(place)


def is_hidden_tile(state: Position, index: int) -> bool:
    area = state.areas[index]
    return area.tile >= 0 and not area.is_face_up


def is_anything_hidden(state: Position) -> bool:
    for index in range(len(state.areas)):
        if is_hidden_tile(state, index):
            return True
    return False


def peek(state: Position, seat: int, index: int) -> None:
    """Look at a tile and leave a token on it, or, where looks are public, turn it up."""
    if state.rules.looks_are_public:
        reveal(state, index)
    else:
        look_at_tile(state, seat, index)  # TT-EOR-04, TT-EOR-05
        state.areas[index].peeked |= 1 << seat  # TT-EOR-05, TT-EOR-07
    state.frames[-1].count += 1


def decline_peek(state: Position) -> None:
    state.frames[-1].count += 1


def peek_refusal(state: Position, index: int) -> Refusal | None:
    if is_hidden_tile(state, index):
        return None
    return Refusal("TT-EOR-04", "refused-peek", {"area": state.rules.area_names[index]})


def list_peeks(state: Position, out: list[Action[Any]]) -> None:
    for index in range(len(state.areas)):
        if is_hidden_tile(state, index):
            out.append(state.rules.moves.peek[index])
    out.append(state.rules.moves.no_peek)


# ---- the ranking ---------------------------------------------------------------------------------


def ore_in_own_mines(state: Position, seat: int) -> int:
    ore = 0
    for area in state.areas:
        if area.owner == seat:
            ore += area.tin + area.copper
    return ore


def rank(state: Position) -> list[int]:
    """Seats from first to last."""
    keyed: list[tuple[int, int, int, int, int, int]] = []
    for seat in range(state.rules.seats):
        player = state.players[seat]
        place = state.passing.index(seat) if seat in state.passing else 0
        keyed.append(
            (
                -player.points,  # TT-END-01, TT-END-02
                -player.tie_rank,
                -player.money,  # TT-END-03, TT-RUL-70
                -ore_in_own_mines(state, seat),  # TT-END-04
                place,  # TT-END-05, TT-RUL-07
                seat,
            )
        )
    keyed.sort()
    return [key[5] for key in keyed]
