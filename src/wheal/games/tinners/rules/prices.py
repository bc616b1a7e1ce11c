"""Phase 1, ore prices. Rules TT-PRC-01..09."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.kernel.engine.action import Args
from wheal.kernel.engine.events import NO_SEAT, ROLL, Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position

RAISED = 1  # after a lowest price, TT-PRC-05
LOWERED = -1  # after a highest price, TT-PRC-06


def roll_prices(state: Position) -> None:
    """Tin first, then copper."""
    old = state.tin_column
    dice = roll_dice(state)
    state.tin_column = price_column(state, old, dice)
    if state.watched:
        tell_price(state, "price-tin", state.rules.tin_prices[state.tin_column], old, dice)
    old = state.copper_column
    dice = roll_dice(state)
    state.copper_column = price_column(state, old, dice)  # TT-PRC-01
    if state.watched:
        tell_price(state, "price-copper", state.rules.copper_prices[state.copper_column], old, dice)


def price_column(state: Position, old: int, dice: list[int]) -> int:
    """The new price column of an ore whose last column was ``old``."""
    tops = state.rules.price_tops
    total = change_of(state, old)
    for face in dice:
        total += face
    column = 0  # TT-PRC-08
    while column < len(tops) - 1 and total > tops[column]:
        column += 1  # TT-PRC-02
    return column


def change_of(state: Position, old: int) -> int:
    """What is added to the dice after a lowest or highest price."""
    if state.round > 1:  # TT-PRC-07
        if old == 0:
            return RAISED  # TT-PRC-05
        if old == len(state.rules.price_tops) - 1:
            return LOWERED  # TT-PRC-06
    return 0


def roll_dice(state: Position) -> list[int]:
    """All three dice, or what a scenario forces."""
    if state.forced is not None:
        queue = state.forced.get("price")
        if queue:
            forced: list[int] = queue.pop(0)
            return forced
    dice: list[int] = []
    for faces in state.rules.dice:
        dice.append(faces[state.rng.below(len(faces))])  # TT-PRC-01
    return dice


def tell_price(state: Position, name: str, price: int, old: int, dice: list[int]) -> None:
    """The price, and the dice as they fell."""
    shown = " ".join([str(face) for face in dice])
    args: Args = {"price": price, "dice": shown, "change": change_of(state, old)}
    state.events.append(Event(name, NO_SEAT, args, ROLL))
