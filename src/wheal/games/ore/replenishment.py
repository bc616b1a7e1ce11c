"""Phase 5, replenishment: mines, rows, contracts, salary, the token, and whether the game ends.

Rules ORE-REP-01..12, ORE-END-01..04, ORE-STK-02, ORE-VAR-12, ORE-RUL-05, 27, 32, 33, 35.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.contracts import pay_or_strike
from wheal.games.ore.position import NONE, RESOURCES
from wheal.games.ore.setup import tell_card
from wheal.kernel.events import NO_SEAT, ROLL, Event

if TYPE_CHECKING:
    from wheal.games.ore.position import Position


def replenish(p: Position) -> None:
    """Everything up to relief, in this order (ORE-REP-01)."""
    for resource in range(RESOURCES):
        if p.mines[resource].exhausted:
            replace_mine(p, resource)
    refill_assets(p)
    refill_initiatives(p)
    if p.rules.is_race:
        for player in p.players:
            if player.settled >= p.rules.race_deal:
                p.is_ending = True  # ORE-VAR-12, ORE-RUL-63
    else:
        refill_contracts(p)
    pay_salary(p)
    p.start = (p.start + 1) % p.rules.seats  # ORE-REP-12, ORE-RND-03


def replace_mine(p: Position, resource: int) -> None:
    """The exhausted card goes face up under its pile, the next one is turned up; without one the game ends."""
    mine = p.mines[resource]
    mine.spent = [*mine.spent, mine.card]
    mine.exhausted = False
    if not mine.pile:
        mine.card = NONE
        mine.clear(0)
        p.is_ending = True  # ORE-REP-03
        return
    mine.card = mine.pile[0]  # ORE-REP-02
    mine.pile = mine.pile[1:]
    mine.clear(len(p.rules.mine_yields[mine.card]))
    tell_card(p, "new-mine", p.rules.mine_ids[mine.card])


def slid(row: list[int]) -> list[int]:
    """What is left of a row after its rightmost card, pushed to the right, gaps on the left (ORE-REP-05)."""
    kept = [card for card in row[:-1] if card >= 0]
    return [NONE] * (len(row) - len(kept)) + kept


def refill_assets(p: Position) -> None:
    if p.asset_row[-1] >= 0:
        p.asset_discard = [*p.asset_discard, p.asset_row[-1]]  # ORE-REP-04, ORE-REP-06
    row = slid(p.asset_row)
    for place in range(len(row) - 1, -1, -1):  # ORE-RUL-33
        if row[place] < 0:
            if not p.asset_draw:
                p.is_ending = True  # ORE-END-01
                break
            row[place] = p.asset_draw[0]
            p.asset_draw = p.asset_draw[1:]
            tell_card(p, "new-asset", p.rules.asset_ids[row[place]])
    p.asset_row = row


def refill_initiatives(p: Position) -> None:
    if p.initiative_row[-1] >= 0:
        p.initiative_discard = [*p.initiative_discard, p.initiative_row[-1]]
    row = slid(p.initiative_row)
    for place in range(len(row) - 1, -1, -1):
        if row[place] < 0:
            if not p.initiative_draw:
                pile = p.initiative_discard[:]  # ORE-REP-07, ORE-END-03
                p.rng.shuffle(pile)
                p.initiative_draw = pile
                p.initiative_discard = []
                if not pile:
                    break
            row[place] = p.initiative_draw[0]
            p.initiative_draw = p.initiative_draw[1:]
            tell_card(p, "new-initiative", p.rules.initiative_ids[row[place]])
    p.initiative_row = row


def refill_contracts(p: Position) -> None:
    """If nobody took one, the highest number goes; then the gaps are filled from the left."""
    row = p.contract_row[:]
    numbers = p.rules.contract_numbers
    if not p.is_contract_taken:
        highest = highest_contract(p)
        if highest >= 0:
            p.contract_discard = [*p.contract_discard, row[highest]]  # ORE-REP-08
            if p.watched:
                p.events.append(Event("stale", NO_SEAT, {"contract": numbers[row[highest]]}))
            row[highest] = NONE
    for place in range(len(row)):
        if row[place] < 0:
            if not p.contract_draw:
                p.is_ending = True  # ORE-END-01
                break
            row[place] = p.contract_draw[0]  # ORE-REP-09
            p.contract_draw = p.contract_draw[1:]
            if p.watched:
                p.events.append(Event("new-contract", NO_SEAT, {"contract": numbers[row[place]]}, ROLL))
    p.contract_row = row


def highest_contract(p: Position) -> int:
    """The place of the shown contract with the highest number, or NONE."""
    row = p.contract_row
    numbers = p.rules.contract_numbers
    highest = NONE
    for place in range(len(row)):
        if row[place] >= 0 and (highest < 0 or numbers[row[place]] > numbers[row[highest]]):
            highest = place
    return highest


def pay_salary(p: Position) -> None:
    """Only the start player pays, for all miners employed (ORE-REP-10, ORE-REP-11)."""
    player = p.players[p.start]
    salary = p.rules.salaries[player.employed]
    strikes = pay_or_strike(p, player, salary)  # ORE-STK-02
    if p.watched:
        p.events.append(Event("salary", p.start, {"money": salary, "strikes": strikes}))
