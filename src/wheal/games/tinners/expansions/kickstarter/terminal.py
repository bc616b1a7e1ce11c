"""The pack drawn: its cards and the bonuses of its tiles are drawn like all others; the legend explains them."""

from __future__ import annotations

from wheal.games.tinners.content import BACK_NAMES
from wheal.games.tinners.rules.position import PACK
from wheal.games.tinners.terminal.addition import DrawnAddition


class DrawnPack(DrawnAddition):
    """What the Kickstarter pack draws."""

    def legend(self) -> str:
        words = self.say("draw-legend-bonus", work=self.marks.letters.work)
        if not any(BACK_NAMES[PACK] in player.backs for player in self.view.player):
            return words
        return f"{self.say('draw-legend-pack', card=self.say('draw-pack'))}; {words}"
