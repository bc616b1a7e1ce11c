"""The sale. Rule SP-SAL-01."""

from __future__ import annotations

from spoil.rules.position import Position
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.window import close_window


def sell(state: Position, seat: int, tin: int) -> None:
    player = state.players[seat]
    player.tin -= tin
    player.coins += tin * state.price  # SP-SAL-01
    state.tell("sold", seat, tin=tin, coins=tin * state.price)
    close_window(state)


def why_not_sell(state: Position, seat: int, tin: int) -> Refusal | None:
    held = state.players[seat].tin
    return Refusal("SP-SAL-01", "refused-sell-tin", {"tin": held}) if tin > held else None
