"""Phase 3, investing. Rules TT-INV-01..09."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.rules.position import END_OF_ROUND, INVEST, ROUNDS
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.kernel.engine.rng import Rng

STEP: Final = 5  # TT-INV-02
UNIT: Final = 10  # TT-INV-03


def begin_investing(state: Position) -> None:
    """Everybody may invest; the first to pass begins."""
    state.investing = (1 << state.rules.seats) - 1
    frame = state.frames[-1]
    frame.kind = INVEST
    frame.count = 0  # whose turn it is, as a place in the investment column


def points_for(state: Position, seat: int, amount: int) -> int:
    """What an amount scores: tens at the left number of the cell, one five at the right one."""
    row = row_of(state, seat)
    column = state.round - 1
    points = amount // UNIT * state.rules.per_10[row][column]  # TT-INV-03, TT-INV-08
    if amount % UNIT >= STEP:
        points += state.rules.per_5[row][column]  # TT-INV-04
    return points


def row_of(state: Position, seat: int) -> int:
    """The row of the investment panel for a seat; of one that has not passed, the row that passing now would give."""
    place = state.passing.index(seat) if state.players[seat].has_passed else len(state.passing)  # TT-INV-03
    row = place + state.players[seat].row_shift  # TT-INV-09
    return max(0, min(row, len(state.rules.per_10) - 1))


def invest(state: Position, seat: int, amount: int) -> None:
    player = state.players[seat]
    points = points_for(state, seat, amount)
    player.money -= amount
    player.points += points  # TT-INV-05, TT-GAM-04
    if state.watched:
        state.events.append(Event("invested", seat, {"money": -amount, "points": points}))
    state.frames[-1].count += 1  # TT-INV-01


def stop_investing(state: Position, seat: int) -> None:
    state.investing &= ~(1 << seat)  # TT-INV-02
    state.frames[-1].count += 1


def find_investor(state: Position) -> bool:
    """Go on to the next player who can invest; False when the phase is over."""
    frame = state.frames[-1]
    seats = state.rules.seats
    while state.investing:
        seat = state.passing[frame.count % seats]  # TT-INV-01
        if state.investing >> seat & 1:  # TT-INV-06
            money = state.players[seat].money
            if money < STEP or state.players[seat].is_automatic:
                state.answer(seat, state.rules.moves.pass_)  # TT-RUL-67
                continue
            if state.round == ROUNDS:
                state.answer(seat, largest_investment(state, money))  # TT-INV-07, TT-RUL-66
                continue
            frame.count %= seats
            frame.seat = seat
            return True
        frame.count += 1
    frame.kind = END_OF_ROUND
    return False


def largest_investment(state: Position, money: int) -> Action[Any]:
    """Everything at once; beyond the end of the table in whole tens, so that no five is split off."""
    invest = state.rules.moves.invest
    steps = money // STEP
    if steps > len(invest):
        steps = len(invest) // 2 * 2
    return invest[steps - 1]


def invest_refusal(state: Position, seat: int, amount: int) -> Refusal | None:
    money = state.players[seat].money
    if amount > money:  # TT-INV-02, TT-GAM-02
        return Refusal("TT-INV-02", "refused-invest-money", {"amount": amount, "money": money})
    return None


def list_investments(state: Position, seat: int, out: list[Action[Any]]) -> None:
    moves = state.rules.moves
    out.append(moves.pass_)
    for i in range(min(state.players[seat].money // STEP, len(moves.invest))):
        out.append(moves.invest[i])


def sample_investment(state: Position, seat: int, rng: Rng) -> Action[Any]:
    moves = state.rules.moves
    choice = rng.below(min(state.players[seat].money // STEP, len(moves.invest)) + 1)
    return moves.invest[choice - 1] if choice > 0 else moves.pass_
