"""What assets, initiatives and contracts are worth to who may choose now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.bot.judge_market import NOT_NOW, barrels_after_exchange, why_exchange
from wheal.games.ore.decisions.acquisition_verbs import (
    BuyBarrels,
    BuyInitiative,
    BuyInitiativeFor,
    BuyMoney,
    Take,
    TakeTop,
)
from wheal.games.ore.decisions.window_verbs import Done, Exchange, Pass, Trade
from wheal.games.ore.rules.acquisition import sales_fee
from wheal.games.ore.rules.initiatives import cost
from wheal.games.ore.rules.position import NONE, SALES
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.ore.bot.seat_value import SeatValue
    from wheal.kernel.engine.action import Action


def judge_buying(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    return [_judge_purchase(w, action) for action in actions]


def _judge_purchase(w: SeatValue, action: Action[Any]) -> Judged:
    is_late = w.state.frames[-1].kind == SALES
    if isinstance(action, (BuyMoney, BuyBarrels)):
        fee = sales_fee(w.state, w.player, w.rules.sales_assets) if is_late else 0
        return _judge_asset(w, action, fee)
    if isinstance(action, BuyInitiative):
        return _judge_initiative(w, action, action.number, NONE)
    if isinstance(action, BuyInitiativeFor):
        return _judge_initiative(w, action, action.number, action.resource)
    if isinstance(action, Take):
        fee = sales_fee(w.state, w.player, w.rules.sales_contracts) if is_late else 0
        return _judge_contract(w, action, action.card, fee)
    if isinstance(action, TakeTop):
        return _judge_contract(w, action, w.player.pile[0], 0)
    if isinstance(action, (Exchange, Trade)):
        return _judge_exchange(w, action)
    if isinstance(action, Pass):
        return Judged(action, 0.0, [Reason("why-pass", {"money": w.player.cash})])
    if isinstance(action, Done):
        return Judged(action, 0.0, [Reason("why-done", {})])
    return Judged(action, NOT_NOW, [Reason("why-wait", {})])


def _judge_asset(w: SeatValue, action: BuyMoney | BuyBarrels, fee: int) -> Judged:
    design = action.design
    if isinstance(action, BuyMoney):
        value = w.shop.asset_for_money(design, fee)
        price = w.rules.asset_money[design] + fee
        message = "why-buy-money"
    else:
        value = w.shop.asset_for_barrels(design, fee)
        price = max(0, w.dollars(w.effects.worth(design) - value))
        message = "why-buy-barrels"
    args: dict[str, int | str] = {"asset": w.rules.asset_ids[design], "worth": max(0, price + w.dollars(value))}
    args["price"] = price
    return Judged(action, value, [Reason(message if value > 0 else "why-buy-dear", args)])


def _judge_initiative(w: SeatValue, action: Action[Any], number: int, resource: int) -> Judged:
    value = w.shop.initiative(number, resource)
    price = cost(w.state, w.player, number)
    args: dict[str, int | str] = {"initiative": w.rules.initiative_ids[number]}
    args["worth"] = max(0, w.dollars(value) + price)
    args["price"] = price
    return Judged(action, value, [Reason("why-initiative" if value > 0 else "why-initiative-dear", args)])


def _judge_contract(w: SeatValue, action: Action[Any], card: int, fee: int) -> Judged:
    value = w.shop.contract(card) - (w.spent(fee) if fee else 0.0)
    args: dict[str, int | str] = {"contract": w.rules.contract_numbers[card], "worth": w.dollars(value)}
    return Judged(action, value, [Reason("why-take" if value > 0 else "why-leave", args)])


def _judge_exchange(w: SeatValue, action: Exchange | Trade) -> Judged:
    """Other barrels may pay for an asset."""
    barrels, given, got = barrels_after_exchange(w, action)
    value = NOT_NOW + w.stores.outcome(barrels).value - w.stores.now.value
    if w.buyers:
        cash = w.player.cash
        before = max((offer.net for offer in w.shop.assets(cash, w.stores.barrels)), default=0.0)
        after = max((offer.net for offer in w.shop.assets(cash, barrels)), default=0.0)
        value += max(0.0, after) - max(0.0, before)
    return Judged(action, value, [why_exchange(value, given, got)])
