"""Filling rows of contracts: which barrels will do, and how many rows can be filled together.

Rules ORE-CON-02..05, ORE-RUL-21, ORE-RUL-24, ORE-RUL-74, ORE-RUL-75.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.position import (
    DUE_ROW,
    EFFICIENT,
    NONE,
    TAKING_OVER,
    WITH,
    Held,
    Player,
)
from wheal.games.ore.rules import ROW_BITS, Rules
from wheal.kernel.events import Event
from wheal.kernel.question import Frame

if TYPE_CHECKING:
    from wheal.games.ore.position import Position

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


def due_rows(p: Position, player: Player) -> list[int]:
    """The open due rows of a player: the topmost unfilled row of each contract not sold on in this round."""
    rows: list[int] = []
    for held in player.contracts:
        if held.is_due and not held.is_sold:  # ORE-CON-01, ORE-CON-02
            rows.append(next_row(p, held.card, held.filled))
    return rows


def next_row(p: Position, card: int, filled: int) -> int:
    """The number of the topmost row that is not filled."""
    row = 0
    while filled >> row & 1:
        row += 1
    return card << ROW_BITS | row


def open_rows(p: Position, card: int, filled: int) -> list[int]:
    """All rows that are not filled, from the top."""
    return [card << ROW_BITS | row for row in range(p.rules.contract_rows[card]) if not filled >> row & 1]


def can_fill(p: Position, player: Player, row: int) -> bool:
    return most_rows(p.rules, player.barrels, [row], []) >= 0


def keeps_rows(p: Position, player: Player, changed: list[int]) -> bool:
    """Can as many due rows be filled together from these barrels as from those in hand? ORE-RUL-21"""
    due = due_rows(p, player)
    if not due:
        return True
    return most_rows(p.rules, changed, [], due) >= most_rows(p.rules, player.barrels, [], due)


def keeps_rows_beside(p: Position, player: Player, barrels: list[int], must: list[int]) -> bool:
    """Can all these rows be filled without losing a due one? ORE-RUL-21"""
    due = due_rows(p, player)
    found = most_rows(p.rules, barrels, must, due)
    if found < 0:
        return False
    return not due or found >= most_rows(p.rules, barrels, [], due)


def held_of(player: Player, card: int) -> Held | None:
    for held in player.contracts:
        if held.card == card:
            return held
    return None


# ---- choosing the barrels --------------------------------------------------------------------------


def start_filling(p: Position, seat: int, purpose: int, owner: int, card: int, rows: list[int]) -> None:
    """Fill rows of a contract with the barrels of a seat; it is asked where there is a choice of them."""
    p.filling_for = purpose
    p.filling_owner = owner
    p.filling_card = card
    p.filling_rows = rows
    p.filling_with = []
    p.frames.append(Frame(WITH, seat))


def run_filling(p: Position) -> bool:
    """Take the barrels that leave no choice, row after row; True where there is one."""
    seat = p.frames[-1].seat
    while p.filling_rows:
        items = p.rules.row_items[p.filling_rows[0]]
        while 2 * len(p.filling_with) < len(items):
            first = items[2 * len(p.filling_with)]
            second = items[2 * len(p.filling_with) + 1]
            if second >= 0:
                with_first = value_of(p, seat, first)
                with_second = value_of(p, seat, second)
                if with_first == with_second and first != second:
                    return True  # both are held and both are allowed
                if with_second > with_first:
                    first = second
            p.filling_with = [*p.filling_with, first]
        fill_row(p, seat)
    finish_filling(p, seat)
    return False


def value_of(p: Position, seat: int, resource: int) -> int:
    """How many other due rows stay fillable if this barrel meets the item at hand; IMPOSSIBLE if the row is lost."""
    player = p.players[seat]
    barrels = player.barrels[:]
    for chosen in p.filling_with:
        barrels[chosen] -= 1
    if barrels[resource] <= 0:
        return IMPOSSIBLE
    barrels[resource] -= 1
    due = [row for row in due_rows(p, player) if row != p.filling_rows[0]]
    items = p.rules.row_items[p.filling_rows[0]]
    return _fill_must(p.rules, barrels, items, 2 * len(p.filling_with) + 2, p.filling_rows, 1, due)


def allowed_barrels(p: Position, seat: int) -> list[int]:
    """The barrels among which the owner may choose for the item at hand (ORE-CON-04, ORE-RUL-21)."""
    items = p.rules.row_items[p.filling_rows[0]]
    place = 2 * len(p.filling_with)
    return [items[place], items[place + 1]]


# ---- the row is filled -----------------------------------------------------------------------------


def fill_row(p: Position, seat: int) -> None:
    """Place the chosen barrels and take the row's money."""
    row = p.filling_rows[0]
    player = p.players[seat]
    for resource in p.filling_with:
        player.barrels[resource] -= 1  # ORE-CON-03, ORE-RUL-75
    player.cash += p.rules.row_pays[row]
    if p.filling_card not in player.sold_on:
        player.sold_on = [*player.sold_on, p.filling_card]  # ORE-RUL-50
    if p.watched:
        args: dict[str, int | str] = {"contract": p.rules.contract_numbers[p.filling_card]}
        args["row"] = (row & (1 << ROW_BITS) - 1) + 1
        args["money"] = p.rules.row_pays[row]
        args["barrels"] = " ".join([str(resource) for resource in p.filling_with])
        p.events.append(Event("filled", seat, args))
    if p.filling_for == TAKING_OVER:
        p.offer_filled |= 1 << (row & (1 << ROW_BITS) - 1)
    else:
        mark_filled(p, p.filling_owner, p.filling_card, row & (1 << ROW_BITS) - 1)
    p.filling_rows = p.filling_rows[1:]
    p.filling_with = []


def mark_filled(p: Position, owner: int, card: int, row: int) -> None:
    """A row of a held contract is filled; with the last one the contract is completed for its owner."""
    player = p.players[owner]
    sells = p.filling_for == DUE_ROW or p.filling_for == EFFICIENT
    kept: list[Held] = []
    for held in player.contracts:
        if held.card != card:
            kept.append(held)
            continue
        filled = held.filled | 1 << row
        if filled == (1 << p.rules.contract_rows[card]) - 1:
            complete(p, owner, card, held.is_own)
        else:
            kept.append(Held(card, filled, held.is_due, held.is_sold or sells, held.is_own))
    player.contracts = kept


def complete(p: Position, owner: int, card: int, is_own: bool) -> None:
    """All rows are filled: the barrels go to the bank, the card is turned over (ORE-CON-05)."""
    player = p.players[owner]
    player.completed = [*player.completed, card]
    if is_own:
        player.settled += 1  # ORE-RUL-63
    if p.watched:
        p.events.append(Event("completed", owner, {"contract": p.rules.contract_numbers[card]}))


def finish_filling(p: Position, seat: int) -> None:
    """All rows that were meant are filled."""
    p.frames.pop()
    if p.filling_for == TAKING_OVER:
        take_offer(p, seat)
    p.filling_card = NONE
    p.filling_owner = NONE


def take_offer(p: Position, seat: int) -> None:
    """The contract that was offered belongs to the one who filled its row; the next row is due next round."""
    card = p.filling_card
    p.frames.pop()  # the offer
    if p.watched:
        p.events.append(Event("taken-over", seat, {"contract": p.rules.contract_numbers[card]}))
    if p.offer_filled == (1 << p.rules.contract_rows[card]) - 1:
        complete(p, seat, card, False)  # ORE-CON-10
    else:
        player = p.players[seat]
        player.contracts = [*player.contracts, Held(card, p.offer_filled, True, True)]  # ORE-CON-09, ORE-RUL-24
    p.offer_filled = 0
