"""What cards and bids are worth in an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.decisions.verbs import Bid, Survey, SurveyDraw
from wheal.games.tinners.rules.position import FROM_HAND
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.tinners.bot.appraisal import Appraisal
    from wheal.kernel.engine.action import Action


def judge_survey(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Before the auction: a card is free, shows the tile and insures; but it is gone, and others may win."""
    lot = a.state.auction.lot
    price = min(a.likely_price(lot), a.cash)
    out: list[Judged] = []
    for action in actions:
        if isinstance(action, Survey):
            value = a.worth_seen(lot, price, action.card) - a.card_kept(action.card)
            reason = Reason("why-card-before", {"points": round(value)})
        elif isinstance(action, SurveyDraw):
            value = a.worth_drawn(lot, price)
            reason = Reason("why-card-drawn", {"points": round(value)})
        else:
            value = a.worth_with_cards(lot, price)
            reason = Reason("why-card-kept", {"points": round(value)})
        out.append(Judged(action, value, [reason, *a.why_tile(lot)]))
    return out


def judge_bids(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Up to what the mine is worth, and no more than needed."""
    auction = a.state.auction
    lot = auction.lot
    lowest = min(action.amount for action in actions if isinstance(action, Bid))
    value = a.worth_with_cards(lot, lowest)
    dropping = a.next_best(lot)
    if a.state.card_source == FROM_HAND and auction.initiator == a.seat and auction.bid > 0:
        dropping += (auction.bid + 1) // 2 * a.rate  # the insurance
    limit = worth_of_lot(a)
    args: dict[str, int | str] = {"area": a.name(lot), "limit": limit}
    out: list[Judged] = []
    for action in actions:
        if isinstance(action, Bid):
            message = "why-bid" if action.amount <= limit else "why-bid-beyond"
            worth = value - (action.amount - lowest) * a.rate
            out.append(Judged(action, worth, [Reason(message, args), *a.why_tile(lot)]))
        else:
            out.append(Judged(action, dropping, [Reason("why-drop", args), *a.why_tile(lot)]))
    return out


def worth_of_lot(a: Appraisal) -> int:
    """The highest bid at which winning is as good as dropping out: the same however far the bidding has gone."""
    lot = a.state.auction.lot
    next_best = a.next_best(lot)
    is_insured = a.state.card_source == FROM_HAND and a.state.auction.initiator == a.seat

    def gain(bid: int) -> float:
        insurance = bid // 2 * a.rate if is_insured else 0.0  # of a bid that is one lower, rounded up
        return a.worth_with_cards(lot, bid) - next_best - insurance

    if gain(a.cash) >= 0:
        return a.cash + int(gain(a.cash) / a.rate)
    low, high = 0, a.cash
    while low < high:
        middle = (low + high + 1) // 2
        if gain(middle) >= 0:
            low = middle
        else:
            high = middle - 1
    return low


def judge_card(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """After the auction: does a card bring more than it costs?"""
    lot = a.state.auction.lot
    tile = a.state.areas[lot].tile
    without = a.value({lot: a.mine_on(lot, tile)})
    out: list[Judged] = []
    for action in actions:
        if isinstance(action, Survey):
            price = a.rules.card_value[action.card]
            worth = a.value({lot: a.mine_on(lot, tile, action.card)}, a.cash - price) - without
            args: dict[str, int | str] = {"price": price, "points": round(worth)}
            out.append(Judged(action, worth - a.card_kept(action.card), [Reason("why-card-after", args)]))
        else:
            out.append(Judged(action, 0.0, [Reason("why-no-card", {})]))
    return out
