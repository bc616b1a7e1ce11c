"""What each expansion adds to the board and to the sheet of the page; what is not in the game is left out."""

from __future__ import annotations

import msgspec

from wheal.games.tinners.expansions.arsenic.page import ArsenicView
from wheal.games.tinners.expansions.emigration.page import EmigrationConstants, EmigrationView
from wheal.games.tinners.expansions.kickstarter.page import PackConstants


class BoardParts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of the board, which changes."""

    arsenic: ArsenicView | None = None
    emigration: EmigrationView | None = None


class SheetParts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of the sheet, which does not change."""

    emigration: EmigrationConstants | None = None
    kickstarter: PackConstants | None = None
