"""Contracts in the market: the due row, extra rows, failure, penalty and take-over.

Rules ORE-CON-01..14, ORE-STK-01, ORE-AST-16, ORE-RUL-21..26, ORE-RUL-48, ORE-RUL-63, ORE-VAR-11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.filling import (
    can_fill,
    due_rows,
    held_of,
    keeps_rows_beside,
    most_rows,
    next_row,
    open_rows,
    start_filling,
)
from wheal.games.ore.rules.position import DUE_ROW, EFFICIENT, NONE, TAKEOVER, TAKING_OVER
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Frame

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Held, Player, Position


def list_fillings(state: Position, player: Player, out: list[Action[Any]]) -> None:
    for held in player.contracts:
        if held.is_due and not held.is_sold and can_fill(state, player, next_row(state, held.card, held.filled)):
            out.append(state.rules.moves.fill[held.card])


def fill_refusal(state: Position, seat: int, card: int) -> Refusal | None:
    player = state.players[seat]
    held = held_of(player, card)
    number = state.rules.contract_numbers[card]
    if held is None:
        return Refusal("ORE-CON-02", "refused-not-held", {"contract": number})
    if held.is_sold:
        return Refusal("ORE-CON-02", "refused-row-done", {"contract": number})
    if not held.is_due:
        return Refusal("ORE-CON-01", "refused-not-due", {"contract": number})
    if not can_fill(state, player, next_row(state, card, held.filled)):
        return Refusal("ORE-CON-03", "refused-row-barrels", {"contract": number})
    return None


def fill(state: Position, seat: int, card: int) -> None:
    held = held_of(state.players[seat], card)
    assert held is not None
    start_filling(state, seat, DUE_ROW, seat, card, [next_row(state, card, held.filled)])


# ---- Efficient Ops ---------------------------------------------------------------------------------


def list_efficient(state: Position, player: Player, out: list[Action[Any]]) -> None:
    design = efficient_ops(state, player)
    if design < 0:
        return
    fees = state.rules.fees[design]
    for held in player.contracts:
        if held.is_sold:
            rows = open_rows(state, held.card, held.filled)
            for number in range(min(len(fees), len(rows))):
                if player.cash < fees[number]:
                    break
                if not keeps_rows_beside(state, player, player.barrels, rows[: number + 1]):
                    break
                out.append(state.rules.moves.efficient[held.card][number])


def efficient_ops(state: Position, player: Player) -> int:
    """An Efficient Ops that can still be used in this round, or NONE."""
    if player.assets:
        for design in state.rules.efficient:
            if design in player.assets and player.usable_copies(design) > 0:
                return design
    return NONE


def efficient_refusal(state: Position, seat: int, card: int, number: int) -> Refusal | None:
    player = state.players[seat]
    design = efficient_ops(state, player)
    if design < 0:
        return Refusal("ORE-AST-16", "refused-no-efficient")
    held = held_of(player, card)
    contract = state.rules.contract_numbers[card]
    if held is None:
        return Refusal("ORE-AST-16", "refused-not-held", {"contract": contract})
    if not held.is_sold:
        return Refusal("ORE-RUL-48", "refused-efficient-first", {"contract": contract})
    fees = state.rules.fees[design]
    rows = open_rows(state, card, held.filled)
    if number >= len(fees) or number >= len(rows):
        return Refusal("ORE-RUL-48", "refused-efficient-rows", {"contract": contract, "rows": len(rows)})
    if player.cash < fees[number]:
        return Refusal("ORE-RUL-48", "refused-money", {"cost": fees[number], "money": player.cash})
    from_top = rows[: number + 1]
    if most_rows(state.rules, player.barrels, from_top, []) < 0:
        return Refusal("ORE-RUL-48", "refused-row-barrels", {"contract": contract})
    if not keeps_rows_beside(state, player, player.barrels, from_top):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def use_efficient(state: Position, seat: int, card: int, number: int) -> None:
    """Pay the fee, then fill so many rows from the top."""
    player = state.players[seat]
    design = efficient_ops(state, player)
    held = held_of(player, card)
    assert held is not None
    player.cash -= state.rules.fees[design][number]
    player.used = [*player.used, design]
    start_filling(state, seat, EFFICIENT, seat, card, open_rows(state, card, held.filled)[: number + 1])


# ---- failure ---------------------------------------------------------------------------------------


def failing(state: Position, player: Player) -> list[int]:
    """The contracts whose due row is still open when the window is closed."""
    return [held.card for held in player.contracts if held.is_due and not held.is_sold]


def fail(state: Position, seat: int, card: int) -> None:
    """The owner pays half the row's money, and the contract is offered to the others."""
    player = state.players[seat]
    held = held_of(player, card)
    assert held is not None
    player.contracts = [other for other in player.contracts if other.card != card]
    strikes = charge_failure(state, player, held)
    if held.is_own:
        player.settled += 1  # ORE-RUL-63
    if state.watched:
        args: Args = {"contract": state.rules.contract_numbers[card], "money": penalty_of(state, held)}
        args["strikes"] = strikes
        state.events.append(Event("failed", seat, args))
    state.offer_filled = held.filled
    state.frames.append(Frame(TAKEOVER, NONE, card, 1))


def charge_failure(state: Position, player: Player, held: Held) -> int:
    """The owner of a failed row pays its penalty; how many strikes that costs."""
    added = state.rules.failure_strikes  # ORE-VAR-11, ORE-CON-13
    player.strikes += added
    return pay_or_strike(state, player, penalty_of(state, held)) + added


def penalty_of(state: Position, held: Held) -> int:
    """Half the money of the row that is due, rounded up."""
    return (state.rules.row_pays[next_row(state, held.card, held.filled)] + 1) // 2  # ORE-CON-07, ORE-CON-14


def pay_or_strike(state: Position, player: Player, due: int) -> int:
    """Pay what can be paid; a strike for every so many dollars of the rest (ORE-STK-01, ORE-STK-02)."""
    paid = min(due, player.cash)
    player.cash -= paid
    strikes = (due - paid + state.rules.strike_per - 1) // state.rules.strike_per
    player.strikes += strikes
    return strikes


# ---- take-over -------------------------------------------------------------------------------------


def run_offers(state: Position) -> bool:
    """Offer the failed contract to the others, clockwise from its owner, as long as nobody takes it (ORE-CON-08)."""
    frame = state.frames[-1]
    owner = state.frames[-2].seat
    seats = state.rules.seats
    while frame.flag < seats:
        seat = (owner + frame.flag) % seats
        if could_take(state, seat, frame.count):
            frame.seat = seat
            return True
        if frame.seat == seat:  # what could have been was spent
            state.answer(seat, state.rules.moves.decline)
        else:
            frame.flag += 1
    state.contract_discard = [*state.contract_discard, frame.count]  # ORE-CON-11, ORE-RUL-25
    state.offer_filled = 0
    if state.watched:
        state.events.append(Event("discarded", owner, {"contract": state.rules.contract_numbers[frame.count]}))
    state.frames.pop()
    return False


def can_take(state: Position, seat: int, card: int) -> bool:
    """Can the offered row be supplied now without losing a due one? ORE-RUL-23"""
    player = state.players[seat]
    return keeps_rows_beside(state, player, player.barrels, [next_row(state, card, state.offer_filled)])


def could_take(state: Position, seat: int, card: int) -> bool:
    """The same, if Futures are cashed first: some of them, or all."""
    if can_take(state, seat, card):
        return True
    player = state.players[seat]
    tokens = player.futures
    if not tokens:
        return False
    row = next_row(state, card, state.offer_filled)
    for chosen in range(1, 1 << len(tokens)):
        barrels = player.barrels[:]
        for i in range(len(tokens)):
            if chosen >> i & 1:
                barrels[tokens[i] >> 2] += tokens[i] & 3
        if keeps_rows_beside(state, player, barrels, [row]):
            return True
    return False


def take_over_refusal(state: Position, seat: int) -> Refusal | None:
    card = state.frames[-1].count
    if can_take(state, seat, card):
        return None
    player = state.players[seat]
    contract = state.rules.contract_numbers[card]
    if can_fill(state, player, next_row(state, card, state.offer_filled)) and due_rows(state, player):
        return Refusal("ORE-RUL-21", "refused-guard")
    return Refusal("ORE-CON-08", "refused-row-barrels", {"contract": contract})


def take_over(state: Position, seat: int) -> None:
    card = state.frames[-1].count
    start_filling(state, seat, TAKING_OVER, NONE, card, [next_row(state, card, state.offer_filled)])


def decline_offer(state: Position) -> None:
    frame = state.frames[-1]
    frame.flag += 1
    frame.seat = NONE
