"""Phase 3, selling. Rules TT-SEL-01..03."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.rules.investing import begin_investing
from wheal.kernel.engine.action import Args
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def run_sale(state: Position) -> None:
    """Expansions' choices first, then everybody sells everything, then investing begins."""
    frame = state.frames[-1]
    listeners = state.rules.before_sale
    while frame.count < len(listeners):
        frame.count += 1
        listeners[frame.count - 1].before_sale(state)
        if state.frames[-1] is not frame:
            return
    sell_all(state)  # TT-SEL-03
    for expansion in state.rules.after_sale:
        expansion.after_sale(state)
    begin_investing(state)


def ore_prices(state: Position, seat: int) -> tuple[int, int]:
    """What a cube of tin and one of copper bring a seat in this round; nothing before the first prices."""
    if state.tin_column < 0:
        return 0, 0
    player = state.players[seat]
    tin = state.rules.tin_prices[state.tin_column] + player.tin_bonus  # TT-PRC-09
    copper = state.rules.copper_prices[state.copper_column] + player.copper_bonus  # TT-PRC-09
    return tin, copper


def sell_all(state: Position) -> None:
    for seat in range(state.rules.seats):
        player = state.players[seat]
        tin_price, copper_price = ore_prices(state, seat)
        income = player.tin * tin_price + player.copper * copper_price  # TT-SEL-01
        player.money += income
        if state.watched and player.tin + player.copper > 0:
            args: Args = {"tin": player.tin, "copper": player.copper, "money": income}
            state.events.append(Event("sold", seat, args))
        player.tin = 0  # TT-SEL-02
        player.copper = 0  # TT-SEL-02
        player.tin_bonus = 0
        player.copper_bonus = 0
