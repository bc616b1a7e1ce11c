"""What cards and bids are worth in an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.position import FROM_HAND
from wheal.games.tinners.verbs import Bid, Survey, SurveyDraw
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.tinners.appraisal import Appraisal
    from wheal.kernel.action import Action


def judge_survey(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Before the auction: a card is free, shows the tile and insures; but it is gone, and others may win."""
    lot = a.p.auction.lot
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
    auction = a.p.auction
    lot = auction.lot
    lowest = min(action.amount for action in actions if isinstance(action, Bid))
    value = a.worth_with_cards(lot, lowest)
    dropping = a.next_best(lot)
    if a.p.card_source == FROM_HAND and auction.initiator == a.seat and auction.bid > 0:
        dropping += (auction.bid + 1) // 2 * a.rate  # the insurance
    limit = max(0, int(lowest + (value - dropping) / a.rate))
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


def judge_card(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """After the auction: does a card bring more than it costs?"""
    lot = a.p.auction.lot
    tile = a.p.areas[lot].tile
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
