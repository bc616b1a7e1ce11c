"""Phase 3, investing. Rules TT-INV-01..09."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.position import END_OF_ROUND, INVEST, ROUNDS
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position
    from wheal.kernel.rng import Rng

STEP: Final = 5  # TT-INV-02
UNIT: Final = 10  # TT-INV-03


def begin_investing(p: Position) -> None:
    """Everybody may invest; the first to pass begins."""
    p.investing = (1 << p.rules.seats) - 1
    frame = p.frames[-1]
    frame.kind = INVEST
    frame.a = 0  # whose turn it is, as a place in the investment column


def points_for(p: Position, seat: int, amount: int) -> int:
    """What an amount scores: tens at the left number of the cell, one five at the right one."""
    row = row_of(p, seat)
    column = p.round - 1
    points = amount // UNIT * p.rules.per_10[row][column]  # TT-INV-03, TT-INV-08
    if amount % UNIT >= STEP:
        points += p.rules.per_5[row][column]  # TT-INV-04
    return points


def row_of(p: Position, seat: int) -> int:
    """The row of the investment panel for a seat; of one that has not passed, the row that passing now would give."""
    place = p.passing.index(seat) if p.players[seat].has_passed else len(p.passing)  # TT-INV-03
    row = place + p.players[seat].row_shift  # TT-INV-09
    return max(0, min(row, len(p.rules.per_10) - 1))


def invest(p: Position, seat: int, amount: int) -> None:
    player = p.players[seat]
    points = points_for(p, seat, amount)
    player.money -= amount
    player.points += points  # TT-INV-05
    if p.watched:
        p.events.append(Event("invested", seat, {"money": -amount, "points": points}))
    p.frames[-1].a += 1  # TT-INV-01


def stop_investing(p: Position, seat: int) -> None:
    p.investing &= ~(1 << seat)  # TT-INV-02
    p.frames[-1].a += 1


def find_investor(p: Position) -> bool:
    """Go on to the next player who can invest; False when the phase is over."""
    frame = p.frames[-1]
    seats = p.rules.seats
    while p.investing:
        seat = p.passing[frame.a % seats]  # TT-INV-01
        if p.investing >> seat & 1:
            money = p.players[seat].money
            if money < STEP or p.players[seat].is_automatic:
                p.answer(seat, p.rules.moves.pass_)  # TT-RUL-67
                continue
            if p.round == ROUNDS:
                p.answer(seat, largest_investment(p, money))  # TT-INV-07, TT-RUL-66
                continue
            frame.a %= seats
            frame.seat = seat
            return True
        frame.a += 1
    frame.kind = END_OF_ROUND
    return False


def largest_investment(p: Position, money: int) -> Action[Any]:
    """Everything at once; beyond the end of the table in whole tens, so that no five is split off."""
    invest = p.rules.moves.invest
    steps = money // STEP
    if steps > len(invest):
        steps = len(invest) // 2 * 2
    return invest[steps - 1]


def invest_refusal(p: Position, seat: int, amount: int) -> Refusal | None:
    money = p.players[seat].money
    if amount > money:  # TT-INV-02, TT-GAM-02
        return Refusal("TT-INV-02", "refused-invest-money", {"amount": amount, "money": money})
    return None


def list_investments(p: Position, seat: int, out: list[Action[Any]]) -> None:
    moves = p.rules.moves
    out.append(moves.pass_)
    for i in range(min(p.players[seat].money // STEP, len(moves.invest))):
        out.append(moves.invest[i])


def sample_investment(p: Position, seat: int, rng: Rng) -> Action[Any]:
    moves = p.rules.moves
    choice = rng.below(min(p.players[seat].money // STEP, len(moves.invest)) + 1)
    return moves.invest[choice - 1] if choice > 0 else moves.pass_
