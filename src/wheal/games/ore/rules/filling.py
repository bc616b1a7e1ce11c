"""Filling rows of contracts: which barrels will do, and how many rows can be filled together.

Rules ORE-CON-02..05, ORE-RUL-21, ORE-RUL-24, ORE-RUL-74, ORE-RUL-75.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.position import (
    DUE_ROW,
    EFFICIENT,
    NONE,
    TAKING_OVER,
    WITH,
    Held,
    Player,
)
from wheal.games.ore.rules.setting import ROW_BITS, Rules
from wheal.kernel.engine.action import Args
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Frame

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position

IMPOSSIBLE = -1


# ---- how many rows can be filled together ----------------------------------------------------------


def most_rows(rules: Rules, barrels: list[int], must: list[int], due: list[int]) -> int:
    """How many of the due rows can be filled beside all that must be; IMPOSSIBLE if those cannot. Barrels come back."""
    return _fill_must(rules, barrels, [], 0, must, 0, due)


def _fill_must(
    rules: Rules, barrels: list[int], items: list[int], i: int, must: list[int], k: int, due: list[int]
) -> int:
    """The rest of one row's items, then the rows of `must` from k on, then as many due rows as possible."""
    while i >= len(items):
        if k >= len(must):
            return _fill_due(rules, barrels, due, 0)
        items = rules.row_items[must[k]]
        i = 0
        k += 1
    best = IMPOSSIBLE
    first = items[i]
    second = items[i + 1]
    if barrels[first] > 0:
        barrels[first] -= 1
        best = _fill_must(rules, barrels, items, i + 2, must, k, due)
        barrels[first] += 1
    if second >= 0 and barrels[second] > 0 and best < len(due):
        barrels[second] -= 1
        other = _fill_must(rules, barrels, items, i + 2, must, k, due)
        barrels[second] += 1
        if other > best:
            best = other
    return best


def _fill_due(rules: Rules, barrels: list[int], due: list[int], k: int) -> int:
    """As many as possible of the due rows from k on: with the k-th one, or without it."""
    left = len(due) - k
    if left == 0:
        return 0
    best = _fill_due_row(rules, barrels, rules.row_items[due[k]], 0, due, k)
    if best < left:
        without = _fill_due(rules, barrels, due, k + 1)
        if without > best:
            best = without
    return best


def _fill_due_row(rules: Rules, barrels: list[int], items: list[int], i: int, due: list[int], k: int) -> int:
    if i >= len(items):
        return 1 + _fill_due(rules, barrels, due, k + 1)
    best = IMPOSSIBLE
    first = items[i]
    second = items[i + 1]
    if barrels[first] > 0:
        barrels[first] -= 1
        best = _fill_due_row(rules, barrels, items, i + 2, due, k)
        barrels[first] += 1
    if second >= 0 and barrels[second] > 0 and best < len(due) - k:
        barrels[second] -= 1
        other = _fill_due_row(rules, barrels, items, i + 2, due, k)
        barrels[second] += 1
        if other > best:
            best = other
    return best


def due_rows(state: Position, player: Player) -> list[int]:
    """The open due rows of a player: the topmost unfilled row of each contract not sold on in this round."""
    rows: list[int] = []
    for held in player.contracts:
        if held.is_due and not held.is_sold:  # ORE-CON-01, ORE-CON-02
            rows.append(next_row(state, held.card, held.filled))
    return rows


def next_row(state: Position, card: int, filled: int) -> int:
    """The number of the topmost row that is not filled."""
    row = 0
    while filled >> row & 1:
        row += 1
    return card << ROW_BITS | row


def open_rows(state: Position, card: int, filled: int) -> list[int]:
    """All rows that are not filled, from the top."""
    return [card << ROW_BITS | row for row in range(state.rules.contract_rows[card]) if not filled >> row & 1]


def can_fill(state: Position, player: Player, row: int) -> bool:
    return most_rows(state.rules, player.barrels, [row], []) >= 0


def keeps_rows(state: Position, player: Player, changed: list[int]) -> bool:
    """Can as many due rows be filled together from these barrels as from those in hand? ORE-RUL-21"""
    due = due_rows(state, player)
    if not due:
        return True
    return most_rows(state.rules, changed, [], due) >= most_rows(state.rules, player.barrels, [], due)


def keeps_rows_beside(state: Position, player: Player, barrels: list[int], must: list[int]) -> bool:
    """Can all these rows be filled without losing a due one? ORE-RUL-21"""
    due = due_rows(state, player)
    found = most_rows(state.rules, barrels, must, due)
    if found < 0:
        return False
    return not due or found >= most_rows(state.rules, barrels, [], due)


def held_of(player: Player, card: int) -> Held | None:
    for held in player.contracts:
        if held.card == card:
            return held
    return None


# ---- choosing the barrels --------------------------------------------------------------------------


def start_filling(state: Position, seat: int, purpose: int, owner: int, card: int, rows: list[int]) -> None:
    """Fill rows of a contract with the barrels of a seat; it is asked where there is a choice of them."""
    state.filling_for = purpose
    state.filling_owner = owner
    state.filling_card = card
    state.filling_rows = rows
    state.filling_with = []
    state.frames.append(Frame(WITH, seat))


def run_filling(state: Position) -> bool:
    """Take the barrels that leave no choice, row after row; True where there is one."""
    seat = state.frames[-1].seat
    while state.filling_rows:
        items = state.rules.row_items[state.filling_rows[0]]
        while 2 * len(state.filling_with) < len(items):
            first = items[2 * len(state.filling_with)]
            second = items[2 * len(state.filling_with) + 1]
            if second >= 0:
                with_first = value_of(state, seat, first)
                with_second = value_of(state, seat, second)
                if with_first == with_second and first != second:
                    return True  # both are held and both are allowed
                if with_second > with_first:
                    first = second
            state.filling_with = [*state.filling_with, first]
        fill_row(state, seat)
    finish_filling(state, seat)
    return False


def value_of(state: Position, seat: int, resource: int) -> int:
    """How many other due rows stay fillable if this barrel meets the item at hand; IMPOSSIBLE if the row is lost."""
    player = state.players[seat]
    barrels = player.barrels[:]
    for chosen in state.filling_with:
        barrels[chosen] -= 1
    if barrels[resource] <= 0:
        return IMPOSSIBLE
    barrels[resource] -= 1
    due = [row for row in due_rows(state, player) if row != state.filling_rows[0]]
    items = state.rules.row_items[state.filling_rows[0]]
    return _fill_must(state.rules, barrels, items, 2 * len(state.filling_with) + 2, state.filling_rows, 1, due)


def allowed_barrels(state: Position, seat: int) -> list[int]:
    """The barrels among which the owner may choose for the item at hand (ORE-CON-04, ORE-RUL-21)."""
    items = state.rules.row_items[state.filling_rows[0]]
    place = 2 * len(state.filling_with)
    return [items[place], items[place + 1]]


# ---- the row is filled -----------------------------------------------------------------------------


def fill_row(state: Position, seat: int) -> None:
    """Place the chosen barrels and take the row's money."""
    row = state.filling_rows[0]
    player = state.players[seat]
    for resource in state.filling_with:
        player.barrels[resource] -= 1  # ORE-CON-03, ORE-RUL-75
    player.cash += state.rules.row_pays[row]
    if state.filling_card not in player.sold_on:
        player.sold_on = [*player.sold_on, state.filling_card]  # ORE-RUL-50
    if state.watched:
        args: Args = {"contract": state.rules.contract_numbers[state.filling_card]}
        args["row"] = (row & (1 << ROW_BITS) - 1) + 1
        args["money"] = state.rules.row_pays[row]
        args["barrels"] = " ".join([str(resource) for resource in state.filling_with])
        state.events.append(Event("filled", seat, args))
    if state.filling_for == TAKING_OVER:
        state.offer_filled |= 1 << (row & (1 << ROW_BITS) - 1)
    else:
        mark_filled(state, state.filling_owner, state.filling_card, row & (1 << ROW_BITS) - 1)
    state.filling_rows = state.filling_rows[1:]
    state.filling_with = []


def mark_filled(state: Position, owner: int, card: int, row: int) -> None:
    """A row of a held contract is filled; with the last one the contract is completed for its owner."""
    player = state.players[owner]
    sells = state.filling_for == DUE_ROW or state.filling_for == EFFICIENT
    kept: list[Held] = []
    for held in player.contracts:
        if held.card != card:
            kept.append(held)
            continue
        filled = held.filled | 1 << row
        if filled == (1 << state.rules.contract_rows[card]) - 1:
            complete(state, owner, card, held.is_own)
        else:
            kept.append(Held(card, filled, held.is_due, held.is_sold or sells, held.is_own))
    player.contracts = kept


def complete(state: Position, owner: int, card: int, is_own: bool) -> None:
    """All rows are filled: the barrels go to the bank, the card is turned over (ORE-CON-05)."""
    player = state.players[owner]
    player.completed = [*player.completed, card]
    if is_own:
        player.settled += 1  # ORE-RUL-63
    if state.watched:
        state.events.append(Event("completed", owner, {"contract": state.rules.contract_numbers[card]}))


def finish_filling(state: Position, seat: int) -> None:
    """All rows that were meant are filled."""
    state.frames.pop()
    if state.filling_for == TAKING_OVER:
        take_offer(state, seat)
    state.filling_card = NONE
    state.filling_owner = NONE


def take_offer(state: Position, seat: int) -> None:
    """The contract that was offered belongs to the one who filled its row; the next row is due next round."""
    card = state.filling_card
    state.frames.pop()  # the offer
    if state.watched:
        state.events.append(Event("taken-over", seat, {"contract": state.rules.contract_numbers[card]}))
    if state.offer_filled == (1 << state.rules.contract_rows[card]) - 1:
        complete(state, seat, card, False)  # ORE-CON-10
    else:
        player = state.players[seat]
        player.contracts = [*player.contracts, Held(card, state.offer_filled, True, True)]  # ORE-CON-09, ORE-RUL-24
    state.offer_filled = 0
