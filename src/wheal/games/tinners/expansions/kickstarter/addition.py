"""What the Kickstarter pack adds outside the rules: its signs in the drawn table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.addition import Addition

if TYPE_CHECKING:
    from wheal.games.tinners.terminal.addition import DrawnAddition


class KickstarterAddition(Addition):
    """What the Kickstarter pack shows."""

    def terminal_part(self) -> type[DrawnAddition]:
        from wheal.games.tinners.expansions.kickstarter.terminal import DrawnPack

        return DrawnPack
