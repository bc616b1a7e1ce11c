"""What sales, rows, exchanges and offers of the market are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.ore.bot.barrel_value import SALE_NOW, Claim
from wheal.games.ore.decisions.market_verbs import (
    Decline,
    Efficient,
    Fail,
    Fill,
    Sell,
    SellFrom,
    SubcontractAny,
    TakeOver,
    With,
)
from wheal.games.ore.decisions.window_verbs import Cash, Exchange, Trade
from wheal.games.ore.rules.filling import next_row, open_rows
from wheal.games.ore.rules.position import MARKET, RESOURCE_NAMES
from wheal.games.ore.rules.setting import ROW_BITS
from wheal.games.ore.rules.subcontracting import is_running, owner_of
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.ore.bot.seat_value import SeatValue
    from wheal.kernel.engine.action import Action

NOT_NOW: Final = -0.06  # what changes nothing is better left alone
HELPED: Final = 0.25  # of what a rival gains


def judge_market(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    return [_judge_move(w, action) for action in actions]


def _judge_move(w: SeatValue, action: Action[Any]) -> Judged:
    if isinstance(action, Sell):
        return _judge_sale(w, action, action.resource)
    if isinstance(action, SellFrom):
        return _judge_private_sale(w, action)
    if isinstance(action, Fill):
        return _judge_filling(w, action)
    if isinstance(action, Efficient):
        return _judge_efficient(w, action)
    if isinstance(action, (Exchange, Trade, Cash)):
        return judge_extra(w, action)
    return Judged(action, 0.0, [Reason("why-done", {})])


def _judge_sale(w: SeatValue, action: Action[Any], resource: int) -> Judged:
    """The price against what the barrel could do later."""
    stores = w.stores
    is_by_rail = w.player.sales[resource] < stores.rails[resource]
    price = stores.prices[resource]
    kept = loss_of_barrel(w, resource, 0 if is_by_rail else 1)
    value = -w.spent(-price - SALE_NOW) - kept
    args: dict[str, int | str] = {"resource": RESOURCE_NAMES[resource], "money": round(price)}
    return Judged(action, value, [Reason("why-sell" if value > 0 else "why-keep", args)])


def _judge_private_sale(w: SeatValue, action: SellFrom) -> Judged:
    price = w.rules.mine_price[action.card] + w.stores.prices[action.resource] - w.stores.public_price(action.resource)
    value = -w.spent(-price - SALE_NOW) - loss_of_barrel(w, action.resource, 0)
    args: dict[str, int | str] = {"resource": RESOURCE_NAMES[action.resource], "money": round(price)}
    return Judged(action, value, [Reason("why-sell" if value > 0 else "why-keep", args)])


def loss_of_barrel(w: SeatValue, resource: int, sold: int = 0) -> float:
    """What one barrel less would cost, in points."""
    left = w.stores.barrels[:]
    left[resource] -= 1.0
    return w.stores.now.value - w.stores.outcome(left, sold=sold).value


# ---- contracts ------------------------------------------------------------------------------------


def _after(w: SeatValue, card: int, rows: list[int]) -> tuple[list[float], list[Claim]]:
    """Barrels and contracts after rows of an own contract are filled."""
    barrels = w.stores.barrels[:]
    for row in rows:
        w.stores.take(barrels, w.rules.row_items[row])
    claims: list[Claim] = []
    for claim in w.stores.claims:
        if claim.card != card:
            claims.append(claim)
        elif len(rows) < len(claim.rows):
            claims.append(Claim(card, claim.rows[len(rows) :], 1))
    return barrels, claims


def _judge_filling(w: SeatValue, action: Fill) -> Judged:
    """A row that can be filled must be; which one first is a choice where barrels are short."""
    claim = next(claim for claim in w.stores.claims if claim.card == action.card)
    row = claim.rows[0]
    pays = w.rules.row_pays[row]
    barrels, claims = _after(w, action.card, [row])
    points = w.rules.contract_points if len(claim.rows) == 1 else 0
    value = w.stores.outcome(barrels, claims).value + points - w.stores.now.value
    value -= w.spent(-pays - (pays + 1) // 2)
    value -= w.spent(-pays)
    args: dict[str, int | str] = {"contract": w.rules.contract_numbers[action.card], "money": pays}
    return Judged(action, value, [Reason("why-complete" if points else "why-fill", args)])


def _judge_efficient(w: SeatValue, action: Efficient) -> Judged:
    claim = next(claim for claim in w.stores.claims if claim.card == action.card)
    rows = claim.rows[: action.number + 1]
    fee = next(w.rules.fees[design] for design in w.rules.efficient if design in w.player.assets)[action.number]
    pays = sum(w.rules.row_pays[row] for row in rows)
    barrels, claims = _after(w, action.card, rows)
    points = w.rules.contract_points if len(claim.rows) == len(rows) else 0
    value = w.stores.outcome(barrels, claims).value + points - w.stores.now.value - w.spent(fee - pays)
    args: dict[str, int | str] = {"contract": w.rules.contract_numbers[action.card], "money": pays, "fee": fee}
    return Judged(action, value, [Reason("why-efficient", args)])


def judge_with(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    """Give the barrel that will be missed less."""
    out: list[Judged] = []
    for action in actions:
        assert isinstance(action, With)
        args: dict[str, int | str] = {"resource": RESOURCE_NAMES[action.resource]}
        out.append(Judged(action, -loss_of_barrel(w, action.resource), [Reason("why-with", args)]))
    return out


def judge_settling(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    """All of them fail; the cheapest first."""
    out: list[Judged] = []
    for action in actions:
        assert isinstance(action, Fail)
        held = next(held for held in w.player.contracts if held.card == action.card)
        penalty = (w.rules.row_pays[next_row(w.state, held.card, held.filled)] + 1) // 2
        args: dict[str, int | str] = {"contract": w.rules.contract_numbers[action.card], "money": penalty}
        out.append(Judged(action, -w.spent(penalty), [Reason("why-fail", args)]))
    return out


def judge_takeover(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    """The row's money and what is still to come, against the barrels."""
    card = w.state.frames[-1].count
    rows = open_rows(w.state, card, w.state.offer_filled)
    pays = w.rules.row_pays[rows[0]]
    args: dict[str, int | str] = {"contract": w.rules.contract_numbers[card], "money": pays}
    out: list[Judged] = []
    for action in actions:
        if isinstance(action, TakeOver):
            barrels = w.stores.barrels[:]
            w.stores.take(barrels, w.rules.row_items[rows[0]])
            claims = w.stores.claims
            value = 0.0
            if len(rows) > 1:
                claims = [*claims, Claim(card, rows[1:], 1 if w.is_before_close else 0)]
            else:
                value += w.rules.contract_points
            value += w.stores.outcome(barrels, claims).value - w.stores.now.value - w.spent(-pays)
            out.append(Judged(action, value, [Reason("why-take-over", args)]))
        elif isinstance(action, Decline):
            out.append(Judged(action, 0.0, [Reason("why-decline", args)]))
        else:
            out.append(Judged(action, NOT_NOW, [Reason("why-wait", {})]))
    return out


def judge_subcontracts(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    """The line's money after the fee, against the barrels; a rival may be helped."""
    out: list[Judged] = []
    for action in actions:
        if isinstance(action, SubcontractAny):
            out.append(_judge_subcontract(w, action))
        elif isinstance(action, (Exchange, Trade, Cash)):
            out.append(Judged(action, NOT_NOW, [Reason("why-wait", {})]))
        else:
            out.append(Judged(action, 0.0, [Reason("why-done", {})]))
    return out


def _judge_subcontract(w: SeatValue, action: SubcontractAny) -> Judged:
    rules = w.rules
    owner = owner_of(w.state, action.card)
    row = action.card << ROW_BITS | action.line
    designs = [
        design
        for design in rules.subcontract
        if design in w.player.assets and action.version in (0, rules.subcontract_version[design])
    ]
    is_paid = any(is_running(w.state, design, owner) for design in designs)
    fee = 0 if is_paid else rules.fees[designs[0]][0]
    pays = rules.row_pays[row]
    barrels = w.stores.barrels[:]
    w.stores.take(barrels, rules.row_items[row])
    value = w.stores.outcome(barrels).value - w.stores.now.value - w.spent(fee - pays)
    held = next(held for held in w.state.players[owner].contracts if held.card == action.card)
    if len(open_rows(w.state, action.card, held.filled)) == 1:
        value -= HELPED * rules.contract_points
    value -= HELPED * fee / rules.dollars_per_point
    args: dict[str, int | str] = {"contract": rules.contract_numbers[action.card], "money": pays, "fee": fee}
    return Judged(action, value, [Reason("why-subcontract", args)])


# ---- exchanges and Futures ------------------------------------------------------------------------


def barrels_after_exchange(w: SeatValue, action: Exchange | Trade) -> tuple[list[float], int, int]:
    """The barrels after an exchange, what is given and what is received."""
    rules = w.rules
    if isinstance(action, Trade):
        design = rules.traders[action.trader]
        given = action.given
        rates = rules.exchange_rates[design]
        place = rates[::2].index(action.amount) * 2
    else:
        design = action.design
        given = rules.exchange_inputs[design][0]
        rates = rules.exchange_rates[design]
        place = 0
    barrels = w.stores.barrels[:]
    barrels[given] -= rates[place]
    barrels[action.resource] += rates[place + 1]
    return barrels, given, action.resource


def judge_extra(w: SeatValue, action: Exchange | Trade | Cash) -> Judged:
    """An exchange where other barrels are worth more; Futures when they are needed or full."""
    if isinstance(action, Cash):
        return _judge_cashing(w, action)
    barrels, given, got = barrels_after_exchange(w, action)
    value = w.stores.outcome(barrels).value - w.stores.now.value + NOT_NOW
    return Judged(action, value, [why_exchange(value, given, got)])


def why_exchange(value: float, given: int, got: int) -> Reason:
    args: dict[str, int | str] = {"given": RESOURCE_NAMES[given], "resource": RESOURCE_NAMES[got]}
    return Reason("why-exchange" if value > 0 else "why-no-exchange", args)


def _judge_cashing(w: SeatValue, action: Cash) -> Judged:
    """A full token earns nothing any more; another one is cashed only for a row that is due."""
    args: dict[str, int | str] = {"resource": RESOURCE_NAMES[action.resource], "barrels": action.held}
    value = NOT_NOW
    message = "why-keep-future"
    if w.state.frames[-1].kind == MARKET:
        if action.held == w.rules.futures_most:
            value, message = -NOT_NOW, "why-cash"
        elif any(claim.due == 0 and _lacks(w, claim.rows[0], action.resource) for claim in w.stores.claims):
            value, message = w.spent(1.0), "why-cash-for-row"
    return Judged(action, value, [Reason(message, args)])


def _lacks(w: SeatValue, row: int, resource: int) -> bool:
    """Does a row lack a barrel of this type?"""
    barrels = w.stores.barrels[:]
    if not w.stores.take(barrels, w.rules.row_items[row]):
        return False
    items = w.rules.row_items[row]
    return any(
        items[i] == resource or items[i + 1] == resource
        for i in range(0, len(items), 2)
        if w.player.barrels[resource] == 0 or items.count(resource) > w.player.barrels[resource]
    )
