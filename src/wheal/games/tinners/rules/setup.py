"""Set-up, and what begins each round. Rules TT-SET-01..18, TT-GAM-05."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.rules.position import ACT, DISCARD, NONE
from wheal.games.tinners.rules.prices import roll_prices
from wheal.games.tinners.rules.survey import run_permanent_pumps
from wheal.kernel.engine.events import NO_SEAT, ROLL, Event
from wheal.kernel.engine.piles import unknown_pile
from wheal.kernel.engine.question import Frame
from wheal.kernel.engine.sealed import SEALED

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def set_up(state: Position) -> None:
    """Everything up to the first question: which survey cards to discard."""
    fill_board(state)
    draw_work_order(state)
    deal_tiles(state)
    state.rules.dealing.deal(state)
    for seat in range(state.rules.seats):
        state.players[seat].mines = state.rules.mines[seat]
    for expansion in state.rules.set_up:
        expansion.set_up(state)
    state.frames.append(Frame(DISCARD, SEALED))


def fill_board(state: Position) -> None:
    """This round's developments, and every pump group up to this round's column."""
    column = state.round - 1
    state.miners_left = state.rules.board_miners[column]  # TT-SET-02, TT-DEV-01
    state.ports_left = state.rules.board_ports[column]
    state.trains_left = state.rules.board_trains[column]
    state.adits_left = state.rules.board_adits[column]
    refill_pumps(state)


def refill_pumps(state: Position) -> None:
    state.pumps = state.rules.pump_groups[state.round - 1]  # TT-SET-03, TT-EOR-02, TT-PMP-06


def clear_board(state: Position) -> None:
    """What is left of this round's developments goes back to the box."""
    state.miners_left = 0  # TT-EOR-01
    state.ports_left = 0
    state.trains_left = 0
    state.adits_left = 0


def draw_work_order(state: Position) -> None:
    """Markers go into column 0 in random order."""
    seats = list(range(state.rules.seats))
    state.rng.shuffle(seats)  # TT-SET-06
    stand_in_first_column(state, seats)


def stand_in_first_column(state: Position, order: list[int]) -> None:
    for place in range(len(order)):
        player = state.players[order[place]]
        player.column = 0
        player.place = place
        player.has_passed = False
    state.clock = len(order)


def deal_tiles(state: Position) -> None:
    """Face down onto the areas of the map card; then some are revealed in each region."""
    for region in state.rules.regions:
        stack = state.rules.stacks[region][:]
        state.rng.shuffle(stack)  # TT-SET-07
        positions = state.rules.areas_of[region]
        for i in range(len(positions)):
            state.areas[positions[i]].tile = stack[i]  # TT-SET-08
        state.spare_tiles[region] = unknown_pile(stack[len(positions) :])
        reveal_start_tiles(state, positions)


def reveal_start_tiles(state: Position, positions: list[int]) -> None:
    """Deal the numbered cards; a number without a position is skipped."""
    numbers = list(range(7))  # TT-SET-09
    state.rng.shuffle(numbers)
    left = state.rules.start_tiles  # TT-SET-10
    for number in numbers:
        if left > 0 and number < len(positions):
            state.areas[positions[number]].is_face_up = True  # TT-SET-09, TT-RUL-08
            left -= 1


def discard_chosen(state: Position, seat: int, card: int) -> None:
    player = state.players[seat]
    player.hand = [held for held in player.hand if held != card]
    state.rules.dealing.put_away(state, seat, card)


def finish_setup(state: Position) -> None:
    """Everybody has discarded; the first round begins."""
    state.rules.dealing.finish(state)
    if state.watched:
        state.events.append(Event("hands-chosen", NO_SEAT, {}, ROLL))


def first_order(state: Position) -> str:
    """The seats from the top of column 0 down, as they come to act."""
    order: list[str] = []
    for place in range(state.rules.seats):
        for seat in range(state.rules.seats):
            if state.players[seat].place == place:
                order.append(str(seat))
    return " ".join(order)


def start_round(state: Position) -> None:
    """Start-of-round effects, then prices, then turns."""
    frame = state.frames[-1]
    if state.watched:
        state.events.append(Event("round", NO_SEAT, {"round": state.round, "order": first_order(state)}))
    if state.round > 1:  # TT-GAM-05, TT-RUL-05
        run_permanent_pumps(state)
        for expansion in state.rules.start_of_round:
            expansion.start_of_round(state)
    roll_prices(state)
    frame.kind = ACT
    frame.seat = NONE
