"""Phase 5, replenishment: mines, rows, contracts, salary, the token, and whether the game ends.

Rules ORE-REP-01..12, ORE-END-01..04, ORE-STK-02, ORE-VAR-12, ORE-RUL-05, 27, 32, 33, 35.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.contracts import pay_or_strike
from wheal.games.ore.rules.position import NONE, RESOURCES
from wheal.games.ore.rules.setup import tell_card
from wheal.kernel.engine.events import NO_SEAT, ROLL, Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position


def replenish(state: Position) -> None:
    """Everything up to relief, in this order (ORE-REP-01)."""
    for resource in range(RESOURCES):
        if state.mines[resource].exhausted:
            replace_mine(state, resource)
    refill_assets(state)
    refill_initiatives(state)
    if state.rules.is_race:
        for player in state.players:
            if player.settled >= state.rules.race_deal:
                state.is_ending = True  # ORE-VAR-12, ORE-RUL-63
    else:
        refill_contracts(state)
    pay_salary(state)
    state.start = (state.start + 1) % state.rules.seats  # ORE-REP-12, ORE-RND-03


def replace_mine(state: Position, resource: int) -> None:
    """The exhausted card goes face up under its pile, the next one is turned up; without one the game ends."""
    mine = state.mines[resource]
    mine.spent = [*mine.spent, mine.card]
    mine.exhausted = False
    if not mine.pile:
        mine.card = NONE
        mine.clear(0)
        state.is_ending = True  # ORE-REP-03
        return
    mine.card = mine.pile[0]  # ORE-REP-02
    mine.pile = mine.pile[1:]
    mine.clear(len(state.rules.mine_yields[mine.card]))
    tell_card(state, "new-mine", state.rules.mine_ids[mine.card])


def slid(row: list[int]) -> list[int]:
    """What is left of a row after its rightmost card, pushed to the right, gaps on the left (ORE-REP-05)."""
    kept = [card for card in row[:-1] if card >= 0]
    return [NONE] * (len(row) - len(kept)) + kept


def refill_assets(state: Position) -> None:
    if state.asset_row[-1] >= 0:
        state.asset_discard = [*state.asset_discard, state.asset_row[-1]]  # ORE-REP-04, ORE-REP-06, ORE-SET-09
    row = slid(state.asset_row)
    for place in range(len(row) - 1, -1, -1):  # ORE-RUL-33
        if row[place] < 0:
            if not state.asset_draw:  # ORE-END-02
                state.is_ending = True  # ORE-END-01
                break
            row[place] = state.asset_draw[0]
            state.asset_draw = state.asset_draw[1:]
            tell_card(state, "new-asset", state.rules.asset_ids[row[place]])
    state.asset_row = row


def refill_initiatives(state: Position) -> None:
    if state.initiative_row[-1] >= 0:
        state.initiative_discard = [*state.initiative_discard, state.initiative_row[-1]]
    row = slid(state.initiative_row)
    for place in range(len(row) - 1, -1, -1):
        if row[place] < 0:
            if not state.initiative_draw:
                pile = state.initiative_discard[:]  # ORE-REP-07, ORE-END-03
                state.rng.shuffle(pile)
                state.initiative_draw = pile
                state.initiative_discard = []
                if not pile:
                    break
            row[place] = state.initiative_draw[0]
            state.initiative_draw = state.initiative_draw[1:]
            tell_card(state, "new-initiative", state.rules.initiative_ids[row[place]])
    state.initiative_row = row


def refill_contracts(state: Position) -> None:
    """If nobody took one, the highest number goes; then the gaps are filled from the left."""
    row = state.contract_row[:]
    numbers = state.rules.contract_numbers
    if not state.is_contract_taken:
        highest = highest_contract(state)
        if highest >= 0:
            state.contract_discard = [*state.contract_discard, row[highest]]  # ORE-REP-08
            if state.watched:
                state.events.append(Event("stale", NO_SEAT, {"contract": numbers[row[highest]]}))
            row[highest] = NONE
    for place in range(len(row)):
        if row[place] < 0:
            if not state.contract_draw:  # ORE-END-02
                state.is_ending = True  # ORE-END-01
                break
            row[place] = state.contract_draw[0]  # ORE-REP-09
            state.contract_draw = state.contract_draw[1:]
            if state.watched:
                state.events.append(Event("new-contract", NO_SEAT, {"contract": numbers[row[place]]}, ROLL))
    state.contract_row = row


def highest_contract(state: Position) -> int:
    """The place of the shown contract with the highest number, or NONE."""
    row = state.contract_row
    numbers = state.rules.contract_numbers
    highest = NONE
    for place in range(len(row)):
        if row[place] >= 0 and (highest < 0 or numbers[row[place]] > numbers[row[highest]]):
            highest = place
    return highest


def pay_salary(state: Position) -> None:
    """Only the start player pays, for all miners employed (ORE-REP-10, ORE-REP-11)."""
    player = state.players[state.start]
    salary = state.rules.salaries[player.employed]
    strikes = pay_or_strike(state, player, salary)  # ORE-STK-02
    if state.watched:
        state.events.append(Event("salary", state.start, {"money": salary, "strikes": strikes}))
