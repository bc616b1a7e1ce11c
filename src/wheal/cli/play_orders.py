"""Standing orders at the table: what a seat has ordered and what it can order, in words."""

from wheal.kernel.match import Match
from wheal.kernel.orders import BID, DECLINE, NO_LOT, OFF, UNTIL, BidUpTo, Decline, Order, declining
from wheal.kernel.texts import texts


def order_text(order: Order) -> str:
    """An order in the language that is spoken."""
    if isinstance(order, Decline):
        return texts()("play-order-decline", kind=order.kind, until=order.until)
    assert isinstance(order, BidUpTo)
    return texts()("play-order-bid", limit=order.limit)


def given_lines(order: Order | None) -> list[str]:
    """What is said to an order that was given; None: to their end."""
    say = texts()
    return [say("play-order-off") if order is None else say("play-order-given", order=order_text(order))]


def standing_lines(match: Match, seat: int) -> list[str]:
    """The orders of a seat that stand, what it is asked now, and how orders are given."""
    say = texts()
    standing = [f"  {order_text(order)}" for order in match.orders_of(seat)]
    lines = [say("play-order-list"), *standing] if standing else [say("play-order-nothing")]
    lines.append(say("play-order-now", kind=match.state.question.name))
    kinds = [f"{kind} ({action.text})" for kind, action in declining(match.state, seat).items()]
    if kinds:
        lines.append(say("play-order-how", kinds=", ".join(kinds)))
    return [*lines, say("play-order-how-else")]


def order_notations(match: Match, seat: int) -> list[str]:
    """Every order that can be given now, whatever stands already: others may see what is offered."""
    found = [f"{DECLINE} {kind} until {until}" for kind in declining(match.state, seat) for until in UNTIL]
    if match.game.moment(match.state).lot != NO_LOT:
        found.append(f"{BID} ")
    return [*found, OFF]
