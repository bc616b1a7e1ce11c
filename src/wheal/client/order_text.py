"""Standing orders in words: one that stands, and the few that are offered now.

Offered is what a game has a sentence for, ``order-KIND-UNTIL``; whatever else can be ordered is typed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wheal.kernel.match import Match
from wheal.kernel.orders import BID, DECLINE, NO_LOT, OFF, UNTIL, BidUpTo, Decline, Order, declining
from wheal.kernel.texts import language, texts

KEPT: Final = 256  # lists of orders in words


def order_text(game: str, order: Order) -> str:
    """An order in the language that is spoken."""
    if isinstance(order, Decline):
        say, sentence = texts(game), _sentence(order.kind, order.until)
        return say(sentence) if say.has(sentence) else say("play-order-decline", kind=order.kind, until=order.until)
    assert isinstance(order, BidUpTo)
    return texts()("play-order-bid", limit=order.limit)


def order_notations(match: Match, seat: int) -> list[str]:
    """Every order that is offered now, whatever stands already: others may see what is offered."""
    return [*(text for text, _ in possible_orders(match, seat)), OFF]


def possible_orders(match: Match, seat: int) -> list[tuple[str, str]]:
    """The orders that a seat is offered now, as written and in words; one to bid wants a number behind it."""
    is_auction = match.game.moment(match.state).lot != NO_LOT
    return list(_in_words(match.game.id, tuple(declining(match.state, seat)), is_auction, language.get()))


@lru_cache(KEPT)
def _in_words(game: str, kinds: tuple[str, ...], is_auction: bool, lang: str) -> list[tuple[str, str]]:
    """In an auction an order to bid, and what the game offers to decline; in the language in force."""
    say = texts(game)
    pairs = [(kind, until) for kind in kinds for until in UNTIL if say.has(_sentence(kind, until))]
    found = [(f"{DECLINE} {kind} until {until}", say(_sentence(kind, until))) for kind, until in pairs]
    return [(f"{BID} ", say("play-order-bid", limit="…")), *found] if is_auction else found


def _sentence(kind: str, until: str) -> str:
    return f"order-{kind}-{until}"
