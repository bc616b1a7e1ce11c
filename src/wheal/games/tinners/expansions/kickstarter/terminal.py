"""The pack drawn: its cards and the bonuses of its tiles are drawn like all others; the legend explains them."""

from __future__ import annotations

from wheal.games.tinners.terminal.addition import DrawnAddition


class DrawnPack(DrawnAddition):
    """What the Kickstarter pack draws."""

    def legend(self) -> str:
        return self.say("draw-legend-pack", card=self.say("draw-pack"))
