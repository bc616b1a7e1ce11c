"""Phase 4, the end of a round, and the end of the game. Rules TT-EOR-01..08, TT-END-01..05."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.auction import look_at_tile
from wheal.games.tinners.building import reveal
from wheal.games.tinners.position import PEEK, ROUND_START, ROUNDS
from wheal.games.tinners.setup import clear_board, fill_board, refill_pumps, stand_in_first_column
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import NO_SEAT, Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position


def end_round(p: Position) -> None:
    """After investing: the game ends, or the markers move and the looks begin."""
    if p.round == ROUNDS:  # TT-END-01, TT-GAM-01
        p.frames.pop()
        if p.watched:
            p.events.append(Event("over", NO_SEAT, {}))
        return
    clear_board(p)  # TT-EOR-01
    refill_pumps(p)  # TT-EOR-02
    stand_in_first_column(p, p.passing)  # TT-EOR-03
    order = p.passing
    p.passing = []
    for expansion in p.rules.end_of_round:
        expansion.end_of_round(p)
    frame = p.frames[-1]
    frame.kind = PEEK
    frame.seat = order[0]
    frame.a = 0


def find_looker(p: Position) -> bool:
    """The first players of column 0 may look, one after the other; then the next round begins."""
    frame = p.frames[-1]
    while frame.a < p.rules.lookers:  # TT-EOR-04
        seat = looker(p, frame.a)
        if not p.players[seat].is_automatic and is_anything_hidden(p):  # TT-RUL-71
            frame.seat = seat
            return True
        frame.a += 1
    p.round += 1  # TT-EOR-08
    fill_board(p)  # TT-DEV-01, TT-PMP-02
    frame.kind = ROUND_START
    return False


def looker(p: Position, place: int) -> int:
    """Who stands at this place of column 0."""
    for seat in range(p.rules.seats):
        if p.players[seat].place == place:
            return seat
    raise IndexError(place)


def is_hidden_tile(p: Position, index: int) -> bool:
    area = p.areas[index]
    return area.tile >= 0 and not area.is_face_up


def is_anything_hidden(p: Position) -> bool:
    for index in range(len(p.areas)):
        if is_hidden_tile(p, index):
            return True
    return False


def peek(p: Position, seat: int, index: int) -> None:
    """Look at a tile and leave a token on it, or, where looks are public, turn it up."""
    if p.rules.looks_are_public:
        reveal(p, index)
    else:
        look_at_tile(p, seat, index)  # TT-EOR-04, TT-EOR-05
        p.areas[index].peeked |= 1 << seat  # TT-EOR-05, TT-EOR-07
    p.frames[-1].a += 1


def decline_peek(p: Position) -> None:
    p.frames[-1].a += 1


def peek_refusal(p: Position, index: int) -> Refusal | None:
    if is_hidden_tile(p, index):
        return None
    return Refusal("TT-EOR-04", "refused-peek", {"area": p.rules.area_names[index]})


def list_peeks(p: Position, out: list[Action[Any]]) -> None:
    for index in range(len(p.areas)):
        if is_hidden_tile(p, index):
            out.append(p.rules.moves.peek[index])
    out.append(p.rules.moves.no_peek)


# ---- the ranking ---------------------------------------------------------------------------------


def ore_in_own_mines(p: Position, seat: int) -> int:
    ore = 0
    for area in p.areas:
        if area.owner == seat:
            ore += area.tin + area.copper
    return ore


def rank(p: Position) -> list[int]:
    """Seats from first to last."""
    keyed: list[tuple[int, int, int, int, int, int]] = []
    for seat in range(p.rules.seats):
        player = p.players[seat]
        place = p.passing.index(seat) if seat in p.passing else 0
        keyed.append(
            (
                -player.points,  # TT-END-01, TT-END-02
                -player.tie_rank,
                -player.money,  # TT-END-03, TT-RUL-70
                -ore_in_own_mines(p, seat),  # TT-END-04
                place,  # TT-END-05, TT-RUL-07
                seat,
            )
        )
    keyed.sort()
    return [key[5] for key in keyed]
