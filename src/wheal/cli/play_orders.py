"""Standing orders at the table: what a seat has ordered and what it can order, in words."""

from wheal.kernel.match import Match
from wheal.kernel.order_words import order_text
from wheal.kernel.orders import Order, declining
from wheal.kernel.texts import texts


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
