"""Set-up, and what begins each round. Rules TT-SET-01..18, TT-GAM-05."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.position import ACT, DISCARD, NONE
from wheal.games.tinners.prices import roll_prices
from wheal.games.tinners.survey import run_permanent_pumps
from wheal.kernel.events import NO_SEAT, ROLL, Event
from wheal.kernel.piles import unknown_pile
from wheal.kernel.question import Frame
from wheal.kernel.sealed import SEALED

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position


def set_up(p: Position) -> None:
    """Everything up to the first question: which survey cards to discard."""
    fill_board(p)
    draw_work_order(p)
    deal_tiles(p)
    p.rules.dealing.deal(p)
    for seat in range(p.rules.seats):
        p.players[seat].mines = p.rules.mines[seat]
    for expansion in p.rules.set_up:
        expansion.set_up(p)
    p.frames.append(Frame(DISCARD, SEALED))


def fill_board(p: Position) -> None:
    """This round's developments, and every pump group up to this round's column."""
    column = p.round - 1
    p.miners_left = p.rules.board_miners[column]  # TT-SET-02, TT-DEV-01
    p.ports_left = p.rules.board_ports[column]
    p.trains_left = p.rules.board_trains[column]
    p.adits_left = p.rules.board_adits[column]
    refill_pumps(p)


def refill_pumps(p: Position) -> None:
    p.pumps = p.rules.pump_groups[p.round - 1]  # TT-SET-03, TT-EOR-02, TT-PMP-06


def clear_board(p: Position) -> None:
    """What is left of this round's developments goes back to the box."""
    p.miners_left = 0  # TT-EOR-01
    p.ports_left = 0
    p.trains_left = 0
    p.adits_left = 0


def draw_work_order(p: Position) -> None:
    """Markers go into column 0 in random order."""
    seats = list(range(p.rules.seats))
    p.rng.shuffle(seats)  # TT-SET-06
    stand_in_first_column(p, seats)


def stand_in_first_column(p: Position, order: list[int]) -> None:
    for place in range(len(order)):
        player = p.players[order[place]]
        player.column = 0
        player.place = place
        player.has_passed = False
    p.clock = len(order)


def deal_tiles(p: Position) -> None:
    """Face down onto the areas of the map card; then some are revealed in each region."""
    for region in p.rules.regions:
        stack = p.rules.stacks[region][:]
        p.rng.shuffle(stack)  # TT-SET-07
        positions = p.rules.areas_of[region]
        for i in range(len(positions)):
            p.areas[positions[i]].tile = stack[i]  # TT-SET-08
        p.spare_tiles[region] = unknown_pile(stack[len(positions) :])
        reveal_start_tiles(p, positions)


def reveal_start_tiles(p: Position, positions: list[int]) -> None:
    """Deal the numbered cards; a number without a position is skipped."""
    numbers = list(range(7))  # TT-SET-09
    p.rng.shuffle(numbers)
    left = p.rules.start_tiles  # TT-SET-10
    for number in numbers:
        if left > 0 and number < len(positions):
            p.areas[positions[number]].is_face_up = True  # TT-SET-09, TT-RUL-08
            left -= 1


def discard_chosen(p: Position, seat: int, card: int) -> None:
    player = p.players[seat]
    player.hand = [held for held in player.hand if held != card]
    p.rules.dealing.put_away(p, seat, card)


def finish_setup(p: Position) -> None:
    """Everybody has discarded; the first round begins."""
    p.rules.dealing.finish(p)
    if p.watched:
        p.events.append(Event("hands-chosen", NO_SEAT, {}, ROLL))


def start_round(p: Position) -> None:
    """Start-of-round effects, then prices, then turns."""
    frame = p.frames[-1]
    if p.watched:
        p.events.append(Event("round", NO_SEAT, {"round": p.round}))
    if p.round > 1:  # TT-GAM-05, TT-RUL-05
        run_permanent_pumps(p)
        for expansion in p.rules.start_of_round:
            expansion.start_of_round(p)
    roll_prices(p)
    frame.kind = ACT
    frame.seat = NONE
