"""Standing orders in words: one that stands, and all that can be given now."""

from __future__ import annotations

from wheal.kernel.match import Match
from wheal.kernel.orders import BID, DECLINE, NO_LOT, OFF, UNTIL, BidUpTo, Decline, Order, declining
from wheal.kernel.texts import texts


def order_text(order: Order) -> str:
    """An order in the language that is spoken."""
    if isinstance(order, Decline):
        return _declined(order.kind, order.until)
    assert isinstance(order, BidUpTo)
    return texts()("play-order-bid", limit=order.limit)


def order_notations(match: Match, seat: int) -> list[str]:
    """Every order that can be given now, whatever stands already: others may see what is offered."""
    return [*(text for text, _ in possible_orders(match, seat)), OFF]


def possible_orders(match: Match, seat: int) -> list[tuple[str, str]]:
    """The orders that a seat can give now, as written and in words; one to bid wants a number behind it."""
    kinds = declining(match.state, seat)
    found = [(f"{DECLINE} {kind} until {until}", _declined(kind, until)) for kind in kinds for until in UNTIL]
    if match.game.moment(match.state).lot != NO_LOT:
        found.append((f"{BID} ", texts()("play-order-bid", limit="…")))
    return found


def _declined(kind: str, until: str) -> str:
    return texts()("play-order-decline", kind=kind, until=until)
