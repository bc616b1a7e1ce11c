"""Contracts in the market: the due row, extra rows, failure, penalty and take-over.

Rules ORE-CON-01..14, ORE-STK-01, ORE-AST-16, ORE-RUL-21..26, ORE-RUL-48, ORE-RUL-63, ORE-VAR-11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.filling import (
    can_fill,
    due_rows,
    held_of,
    keeps_rows_beside,
    most_rows,
    next_row,
    open_rows,
    start_filling,
)
from wheal.games.ore.position import DUE_ROW, EFFICIENT, NONE, TAKEOVER, TAKING_OVER
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event
from wheal.kernel.question import Frame

if TYPE_CHECKING:
    from wheal.games.ore.position import Held, Player, Position


def list_fillings(p: Position, player: Player, out: list[Action[Any]]) -> None:
    for held in player.contracts:
        if held.is_due and not held.is_sold and can_fill(p, player, next_row(p, held.card, held.filled)):
            out.append(p.rules.moves.fill[held.card])


def fill_refusal(p: Position, seat: int, card: int) -> Refusal | None:
    player = p.players[seat]
    held = held_of(player, card)
    number = p.rules.contract_numbers[card]
    if held is None:
        return Refusal("ORE-CON-02", "refused-not-held", {"contract": number})
    if held.is_sold:
        return Refusal("ORE-CON-02", "refused-row-done", {"contract": number})
    if not held.is_due:
        return Refusal("ORE-CON-01", "refused-not-due", {"contract": number})
    if not can_fill(p, player, next_row(p, card, held.filled)):
        return Refusal("ORE-CON-03", "refused-row-barrels", {"contract": number})
    return None


def fill(p: Position, seat: int, card: int) -> None:
    held = held_of(p.players[seat], card)
    assert held is not None
    start_filling(p, seat, DUE_ROW, seat, card, [next_row(p, card, held.filled)])


# ---- Efficient Ops ---------------------------------------------------------------------------------


def list_efficient(p: Position, player: Player, out: list[Action[Any]]) -> None:
    design = efficient_ops(p, player)
    if design < 0:
        return
    fees = p.rules.fees[design]
    for held in player.contracts:
        if held.is_sold:
            rows = open_rows(p, held.card, held.filled)
            for number in range(min(len(fees), len(rows))):
                if player.cash < fees[number]:
                    break
                if not keeps_rows_beside(p, player, player.barrels, rows[: number + 1]):
                    break
                out.append(p.rules.moves.efficient[held.card][number])


def efficient_ops(p: Position, player: Player) -> int:
    """An Efficient Ops that can still be used in this round, or NONE."""
    if player.assets:
        for design in p.rules.efficient:
            if design in player.assets and player.unused(design) > 0:
                return design
    return NONE


def efficient_refusal(p: Position, seat: int, card: int, number: int) -> Refusal | None:
    player = p.players[seat]
    design = efficient_ops(p, player)
    if design < 0:
        return Refusal("ORE-AST-16", "refused-no-efficient")
    held = held_of(player, card)
    contract = p.rules.contract_numbers[card]
    if held is None:
        return Refusal("ORE-AST-16", "refused-not-held", {"contract": contract})
    if not held.is_sold:
        return Refusal("ORE-RUL-48", "refused-efficient-first", {"contract": contract})
    fees = p.rules.fees[design]
    rows = open_rows(p, card, held.filled)
    if number >= len(fees) or number >= len(rows):
        return Refusal("ORE-RUL-48", "refused-efficient-rows", {"contract": contract, "rows": len(rows)})
    if player.cash < fees[number]:
        return Refusal("ORE-RUL-48", "refused-money", {"cost": fees[number], "money": player.cash})
    from_top = rows[: number + 1]
    if most_rows(p.rules, player.barrels, from_top, []) < 0:
        return Refusal("ORE-RUL-48", "refused-row-barrels", {"contract": contract})
    if not keeps_rows_beside(p, player, player.barrels, from_top):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def use_efficient(p: Position, seat: int, card: int, number: int) -> None:
    """Pay the fee, then fill so many rows from the top."""
    player = p.players[seat]
    design = efficient_ops(p, player)
    held = held_of(player, card)
    assert held is not None
    player.cash -= p.rules.fees[design][number]
    player.used = [*player.used, design]
    start_filling(p, seat, EFFICIENT, seat, card, open_rows(p, card, held.filled)[: number + 1])


# ---- failure ---------------------------------------------------------------------------------------


def failing(p: Position, player: Player) -> list[int]:
    """The contracts whose due row is still open when the window is closed."""
    return [held.card for held in player.contracts if held.is_due and not held.is_sold]


def fail(p: Position, seat: int, card: int) -> None:
    """The owner pays half the row's money, and the contract is offered to the others."""
    player = p.players[seat]
    held = held_of(player, card)
    assert held is not None
    player.contracts = [other for other in player.contracts if other.card != card]
    penalty = penalty_of(p, held)
    strikes = pay_or_strike(p, player, penalty) + p.rules.failure_strikes  # ORE-VAR-11
    player.strikes += p.rules.failure_strikes
    if held.is_own:
        player.settled += 1  # ORE-RUL-63
    if p.watched:
        args: dict[str, int | str] = {"contract": p.rules.contract_numbers[card], "money": penalty}
        args["strikes"] = strikes
        p.events.append(Event("failed", seat, args))
    p.offer_filled = held.filled
    p.frames.append(Frame(TAKEOVER, NONE, card, 1))


def penalty_of(p: Position, held: Held) -> int:
    """Half the money of the row that is due, rounded up."""
    return (p.rules.row_pays[next_row(p, held.card, held.filled)] + 1) // 2  # ORE-CON-07


def pay_or_strike(p: Position, player: Player, due: int) -> int:
    """Pay what can be paid; a strike for every so many dollars of the rest (ORE-STK-01, ORE-STK-02)."""
    paid = min(due, player.cash)
    player.cash -= paid
    strikes = (due - paid + p.rules.strike_per - 1) // p.rules.strike_per
    player.strikes += strikes
    return strikes


# ---- take-over -------------------------------------------------------------------------------------


def run_offers(p: Position) -> bool:
    """Offer the failed contract to the others, clockwise from its owner, as long as nobody takes it (ORE-CON-08)."""
    frame = p.frames[-1]
    owner = p.frames[-2].seat
    seats = p.rules.seats
    while frame.b < seats:
        seat = (owner + frame.b) % seats
        if could_take(p, seat, frame.a):
            frame.seat = seat
            return True
        if frame.seat == seat:  # what could have been was spent
            p.answer(seat, p.rules.moves.decline)
        else:
            frame.b += 1
    p.contract_discard = [*p.contract_discard, frame.a]  # ORE-CON-11, ORE-RUL-25
    p.offer_filled = 0
    if p.watched:
        p.events.append(Event("discarded", owner, {"contract": p.rules.contract_numbers[frame.a]}))
    p.frames.pop()
    return False


def can_take(p: Position, seat: int, card: int) -> bool:
    """Can the offered row be supplied now without losing a due one? ORE-RUL-23"""
    player = p.players[seat]
    return keeps_rows_beside(p, player, player.barrels, [next_row(p, card, p.offer_filled)])


def could_take(p: Position, seat: int, card: int) -> bool:
    """The same, if Futures are cashed first: some of them, or all."""
    if can_take(p, seat, card):
        return True
    player = p.players[seat]
    tokens = player.futures
    if not tokens:
        return False
    row = next_row(p, card, p.offer_filled)
    for chosen in range(1, 1 << len(tokens)):
        barrels = player.barrels[:]
        for i in range(len(tokens)):
            if chosen >> i & 1:
                barrels[tokens[i] >> 2] += tokens[i] & 3
        if keeps_rows_beside(p, player, barrels, [row]):
            return True
    return False


def take_over_refusal(p: Position, seat: int) -> Refusal | None:
    card = p.frames[-1].a
    if can_take(p, seat, card):
        return None
    player = p.players[seat]
    contract = p.rules.contract_numbers[card]
    if can_fill(p, player, next_row(p, card, p.offer_filled)) and due_rows(p, player):
        return Refusal("ORE-RUL-21", "refused-guard")
    return Refusal("ORE-CON-08", "refused-row-barrels", {"contract": contract})


def take_over(p: Position, seat: int) -> None:
    card = p.frames[-1].a
    start_filling(p, seat, TAKING_OVER, NONE, card, [next_row(p, card, p.offer_filled)])


def decline_offer(p: Position) -> None:
    frame = p.frames[-1]
    frame.b += 1
    frame.seat = NONE
