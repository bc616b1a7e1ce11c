"""The static sheet of the page: the drawn map, and the facts that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.board_facts import sheet_facts
from wheal.games.tinners.coastline import Lines
from wheal.games.tinners.sheet_map import MapSheet
from wheal.kernel.page import Sheet

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.rules import Rules


def make_sheet(rules: Rules, content: Content, lang: str = "") -> Sheet:
    """The sheet for a player count, in a language."""
    lines = Lines(content.drawing)
    return Sheet(MapSheet(rules, content, lines, lang).draw(), sheet_facts(rules, content, lines, lang))
