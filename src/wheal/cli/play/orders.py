"""Standing orders at the table: what a seat has ordered and what it can order, in words."""

from wheal.client.order_text import order_text, possible_orders
from wheal.kernel.match import Match
from wheal.kernel.orders import DECLINE, Order
from wheal.kernel.texts import texts


def given_lines(match: Match, order: Order | None) -> list[str]:
    """What is said to an order that was given; None: to their end."""
    say = texts()
    if order is None:
        return [say("play-order-off")]
    return [say("play-order-given", order=order_text(match.game.id, order))]


def standing_lines(match: Match, seat: int) -> list[str]:
    """The orders of a seat that stand, and what it can order: each as it is typed, and what it does."""
    say = texts()
    standing = [f"  {order_text(match.game.id, order)}" for order in match.orders_of(seat)]
    lines = [say("play-order-list"), *standing] if standing else [say("play-order-nothing")]
    offered = [
        say("play-order-offer", order=sentence, kind=text.split()[1], until=text.split()[-1])
        for text, sentence in possible_orders(match, seat)
        if text.startswith(DECLINE)
    ]
    if offered:
        lines += [say("play-order-how"), *(f"  {line}" for line in offered)]
    return [*lines, say("play-order-how-else")]
