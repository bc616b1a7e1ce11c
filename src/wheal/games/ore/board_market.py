"""What the market is for one seat: sales, own markets, rows that are due, and what failing would cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.board_types import OreDue, OreFailing, OreMarket, OreOwnMarket, OreSale
from wheal.games.ore.contracts import pay_or_strike, penalty_of
from wheal.games.ore.filling import due_rows, most_rows, next_row
from wheal.games.ore.lacking import missing
from wheal.games.ore.market import is_spare, list_sales, may_close, may_sell_more, plant_bonus, price, railroad_sales
from wheal.games.ore.position import RESOURCE_NAMES, Player
from wheal.games.ore.rules import ROW_BITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wheal.games.ore.content import Content
    from wheal.games.ore.position import Held, Position
    from wheal.kernel.action import Action

STATES = ("due", "done", "later")  # of the next row of a contract, in the order in which they are told


# ---- rows --------------------------------------------------------------------------------------------


def rows_of(p: Position, content: Content, seat: int) -> list[OreDue]:
    """The next row of every contract of a seat, those first that are due now."""
    if p.is_over:
        return []
    player = p.players[seat]
    rivals = _rivals(p, player)
    found = [_due(p, content, player, held, held.card in rivals) for held in player.contracts]
    return sorted(found, key=lambda due: STATES.index(due.state))


def _rivals(p: Position, player: Player) -> set[int]:
    """Contracts whose due rows could each be filled, but not all of them together: those that can be left out."""
    barrels = player.barrels[:]
    rows = {
        held.card: next_row(p, held.card, held.filled) for held in player.contracts if held.is_due and not held.is_sold
    }
    rows = {card: row for card, row in rows.items() if most_rows(p.rules, barrels, [], [row])}
    most = most_rows(p.rules, barrels, [], list(rows.values()))
    if most == len(rows):
        return set()
    return {
        card
        for card in rows
        if most_rows(p.rules, barrels, [], [rows[other] for other in rows if other != card]) == most
    }


def _due(p: Position, content: Content, player: Player, held: Held, competes: bool) -> OreDue:
    number = next_row(p, held.card, held.filled) & (1 << ROW_BITS) - 1
    row = content.contracts[held.card].rows[number]
    paid, strikes = _failed(p, Player(player), held)
    return OreDue(
        contract=p.rules.contract_numbers[held.card],
        row=number + 1,
        state="done" if held.is_sold else "due" if held.is_due else "later",
        needs=_named(row.needs),
        missing=_named(missing(row, player.barrels[:])),
        competes=competes,
        pays=row.pays,
        penalty=penalty_of(p, held),
        paid=paid,
        strikes=strikes,
    )


def _named(items: Sequence[tuple[int, ...]]) -> list[list[str]]:
    return [[RESOURCE_NAMES[resource] for resource in item] for item in items]


def _failed(p: Position, payer: Player, held: Held) -> tuple[int, int]:
    """What a player would pay for a failed row, and the strikes; the player is a copy, which pays."""
    cash = payer.cash
    strikes = pay_or_strike(p, payer, penalty_of(p, held)) + p.rules.failure_strikes
    return cash - payer.cash, strikes


# ---- the market --------------------------------------------------------------------------------------


def market_of(p: Position, seat: int, rows: Sequence[OreDue]) -> OreMarket:
    player = p.players[seat]
    due = due_rows(p, player)
    return OreMarket(
        sales=[_sale(p, player, resource) for resource in range(len(RESOURCE_NAMES))],
        own=_own_markets(p, player),
        due=len(due),
        together=most_rows(p.rules, player.barrels[:], [], due),
        can_close=may_close(p, player),
        failing=_failing(p, player, rows),
    )


def _sale(p: Position, player: Player, resource: int) -> OreSale:
    paid = price(p, resource)
    return OreSale(
        resource=RESOURCE_NAMES[resource],
        price=paid,
        brings=paid + plant_bonus(p, player, resource),
        have=player.barrels[resource],
        sold=player.sales[resource],
        carried=railroad_sales(p, player, resource),
        more=_more_sales(p, player, resource),
    )


def _more_sales(p: Position, player: Player, resource: int) -> int:
    """How often one more barrel of this resource could be sold, if nothing else is done."""
    seller = Player(player)
    sold = 0
    while seller.barrels[resource] and may_sell_more(p, seller, resource) and is_spare(p, seller, resource):
        seller.barrels[resource] -= 1
        seller.sales[resource] += 1
        sold += 1
    return sold


def _own_markets(p: Position, player: Player) -> list[OreOwnMarket]:
    sales: list[Action[Position]] = []
    list_sales(p, player, sales)
    found = []
    for own in player.private:
        if own.is_market and own.space > 0:
            resource = p.rules.mine_resource[own.card]
            move = p.rules.moves.sell_from[resource][own.card]
            brings = p.rules.mine_price[own.card] + plant_bonus(p, player, resource)
            card = p.rules.mine_ids[own.card]
            found.append(OreOwnMarket(move.text, card, RESOURCE_NAMES[resource], brings, own.is_open, move in sales))
    return found


def _failing(p: Position, player: Player, rows: Sequence[OreDue]) -> OreFailing:
    """What the rows that lack barrels cost, one after the other."""
    lacking = [due.contract for due in rows if due.state == "due" and due.missing]
    payer = Player(player)
    penalty = paid = strikes = 0
    for held in player.contracts:
        if p.rules.contract_numbers[held.card] in lacking:
            penalty += penalty_of(p, held)
            money, more = _failed(p, payer, held)
            paid += money
            strikes += more
    return OreFailing(lacking, penalty, paid, strikes)
