"""Phase 3, selling. Rules TT-SEL-01..03."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.investing import begin_investing
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position


def run_sale(p: Position) -> None:
    """Expansions' choices first, then everybody sells everything, then investing begins."""
    frame = p.frames[-1]
    listeners = p.rules.before_sale
    while frame.a < len(listeners):
        frame.a += 1
        listeners[frame.a - 1].before_sale(p)
        if p.frames[-1] is not frame:
            return
    sell_all(p)
    for expansion in p.rules.after_sale:
        expansion.after_sale(p)
    begin_investing(p)


def sell_all(p: Position) -> None:
    tin_price = p.rules.tin_prices[p.tin_column]  # TT-PRC-09
    copper_price = p.rules.copper_prices[p.copper_column]
    for seat in range(p.rules.seats):
        player = p.players[seat]
        income = player.tin * (tin_price + player.tin_bonus)  # TT-SEL-01
        income += player.copper * (copper_price + player.copper_bonus)  # TT-SEL-01
        player.money += income
        if p.watched and player.tin + player.copper > 0:
            args: dict[str, int | str] = {"tin": player.tin, "copper": player.copper, "money": income}
            p.events.append(Event("sold", seat, args))
        player.tin = 0  # TT-SEL-02
        player.copper = 0  # TT-SEL-02
        player.tin_bonus = 0
        player.copper_bonus = 0
