"""What the Kickstarter pack adds outside the rules: to the page, the picture and the drawn table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from wheal.games.tinners.addition import Addition
from wheal.games.tinners.expansions.kickstarter.page import PackConstants, pack_constants

if TYPE_CHECKING:
    from wheal.games.tinners.rules.setting import Rules
    from wheal.games.tinners.terminal.addition import DrawnAddition


class KickstarterAddition(Addition):
    """What the Kickstarter pack shows."""

    name: ClassVar[str] = "kickstarter"
    is_drawn: ClassVar[bool] = False

    def sheet_part(self, rules: Rules) -> PackConstants:
        return pack_constants(self.content)

    def terminal_part(self) -> type[DrawnAddition]:
        from wheal.games.tinners.expansions.kickstarter.terminal import DrawnPack

        return DrawnPack
