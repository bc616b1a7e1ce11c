"""What the market is for one seat: sales, own markets, rows that are due, and what failing would cost."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from wheal.games.ore.page.constants import item_names
from wheal.games.ore.page.types import OreDue, OreFailing, OreMarket, OreOwnMarket, OreSale
from wheal.games.ore.rules.contracts import charge_failure, penalty_of
from wheal.games.ore.rules.filling import due_rows, most_rows, next_row
from wheal.games.ore.rules.market import is_spare, may_sell_more, plant_bonus, price
from wheal.games.ore.rules.position import RESOURCE_NAMES, Player
from wheal.games.ore.rules.setting import ROW_BITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wheal.games.ore.content import Content, Row
    from wheal.games.ore.rules.position import Held, Position

STATES = ("due", "done", "later")  # of the next row of a contract, in the order in which they are told


# ---- rows --------------------------------------------------------------------------------------------


def rows_of(state: Position, content: Content, seat: int) -> list[OreDue]:
    """The next row of every contract of a seat, those first that are due now."""
    if state.is_over:
        return []
    player = state.players[seat]
    rivals = _rivals(state, player)
    found = [_due(state, content, player, held, held.card in rivals) for held in player.contracts]
    return sorted(found, key=lambda due: STATES.index(due.state))


def _rivals(state: Position, player: Player) -> set[int]:
    """Contracts whose due rows could each be filled, but not all of them together: those that can be left out."""
    barrels = player.barrels[:]
    rows = {
        held.card: next_row(state, held.card, held.filled)
        for held in player.contracts
        if held.is_due and not held.is_sold
    }
    rows = {card: row for card, row in rows.items() if most_rows(state.rules, barrels, [], [row])}
    most = most_rows(state.rules, barrels, [], list(rows.values()))
    if most == len(rows):
        return set()
    return {
        card
        for card in rows
        if most_rows(state.rules, barrels, [], [rows[other] for other in rows if other != card]) == most
    }


def _due(state: Position, content: Content, player: Player, held: Held, competes: bool) -> OreDue:
    number = next_row(state, held.card, held.filled) & (1 << ROW_BITS) - 1
    row = content.contracts[held.card].rows[number]
    return OreDue(
        contract=state.rules.contract_numbers[held.card],
        state="done" if held.is_sold else "due" if held.is_due else "later",
        needs=item_names(row.needs),
        missing=item_names(missing(row, player.barrels)),
        competes=competes,
        pays=row.pays,
        penalty=penalty_of(state, held),
        strikes=charge_failure(state, Player(player), held),
    )


def missing(row: Row, barrels: Sequence[int]) -> list[tuple[int, ...]]:
    """The items of a row for which there is no barrel, as few as possible."""
    ways = []
    for chosen in product(*row.needs):
        left, lacking = list(barrels), []
        for item, resource in zip(row.needs, chosen, strict=True):
            left[resource] -= 1
            if left[resource] < 0:
                lacking.append(item)
        ways.append(lacking)
    return min(ways, key=len)


# ---- the market --------------------------------------------------------------------------------------


def market_of(state: Position, seat: int, rows: Sequence[OreDue]) -> OreMarket:
    player = state.players[seat]
    due = due_rows(state, player)
    return OreMarket(
        sales=[_sale(state, player, resource) for resource in range(len(RESOURCE_NAMES))],
        own=_own_markets(state, player),
        due=len(due),
        together=most_rows(state.rules, player.barrels[:], [], due),
        failing=_failing(state, player, rows),
    )


def _sale(state: Position, player: Player, resource: int) -> OreSale:
    paid = price(state, resource)
    return OreSale(
        resource=RESOURCE_NAMES[resource],
        price=paid,
        brings=paid + plant_bonus(state, player, resource),
        have=player.barrels[resource],
        sold=player.sales[resource],
        more=_more_sales(state, player, resource),
    )


def _more_sales(state: Position, player: Player, resource: int) -> int:
    """How often one more barrel of this resource could be sold, if nothing else is done."""
    seller = Player(player)
    sold = 0
    while seller.barrels[resource] and may_sell_more(state, seller, resource) and is_spare(state, seller, resource):
        seller.barrels[resource] -= 1
        seller.sales[resource] += 1
        sold += 1
    return sold


def _own_markets(state: Position, player: Player) -> list[OreOwnMarket]:
    found = []
    for own in player.private:
        if own.is_market and own.space > 0:
            resource = state.rules.mine_resource[own.card]
            move = state.rules.moves.sell_from[resource][own.card]
            brings = state.rules.mine_price[own.card] + plant_bonus(state, player, resource)
            card = state.rules.mine_ids[own.card]
            found.append(OreOwnMarket(move.text, card, RESOURCE_NAMES[resource], brings))
    return found


def _failing(state: Position, player: Player, rows: Sequence[OreDue]) -> OreFailing:
    """What the rows that lack barrels cost, one after the other: a copy of the player pays."""
    lacking = [due.contract for due in rows if due.state == "due" and due.missing]
    failed = [held for held in player.contracts if state.rules.contract_numbers[held.card] in lacking]
    payer = Player(player)
    strikes = sum(charge_failure(state, payer, held) for held in failed)
    return OreFailing(lacking, sum(penalty_of(state, held) for held in failed), strikes)
