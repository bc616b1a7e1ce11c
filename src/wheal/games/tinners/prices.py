"""Phase 1, ore prices. Rules TT-PRC-01..09."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.kernel.events import NO_SEAT, ROLL, Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position

RAISED = 1  # after a lowest price, TT-PRC-05
LOWERED = -1  # after a highest price, TT-PRC-06


def roll_prices(p: Position) -> None:
    """Tin first, then copper."""  # TT-PRC-01
    p.tin_column = roll_price(p, p.tin_column)
    if p.watched:
        tell_price(p, "price-tin", p.rules.tin_prices[p.tin_column])
    p.copper_column = roll_price(p, p.copper_column)
    if p.watched:
        tell_price(p, "price-copper", p.rules.copper_prices[p.copper_column])


def roll_price(p: Position, old: int) -> int:
    """The new price column of an ore whose last column was ``old``."""
    tops = p.rules.price_tops
    total = roll_total(p)
    if p.round > 1:  # TT-PRC-07
        if old == 0:
            total += RAISED  # TT-PRC-05
        elif old == len(tops) - 1:
            total += LOWERED  # TT-PRC-06
    column = 0  # TT-PRC-08
    while column < len(tops) - 1 and total > tops[column]:
        column += 1  # TT-PRC-02
    return column


def roll_total(p: Position) -> int:
    """All three dice together, or what a scenario forces."""
    if p.forced is not None:
        queue = p.forced.get("price")
        if queue:
            total = 0
            for face in queue.pop(0):
                total += face
            return total
    total = 0
    for faces in p.rules.dice:
        total += faces[p.rng.below(len(faces))]
    return total


def tell_price(p: Position, name: str, price: int) -> None:
    p.events.append(Event(name, NO_SEAT, {"price": price}, ROLL))
