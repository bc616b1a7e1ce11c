"""The table drawn for a terminal: shafts, tracks, cards and inventories; below 118 columns narrower, at 40 a list.

Everything comes from a viewer's view. A colour is never the only sign: people have signs, resources have letters, and
what can be chosen now has a pointing hand. Where the window is low, cards are told in few words, or by name only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from wheal.games.ore.drawn_cards import BRIEF, FULL, NAMES, Cards
from wheal.games.ore.drawn_panels import draw_business, draw_head, draw_legend, draw_news, draw_result, draw_tracks
from wheal.games.ore.drawn_parts import Marks, Table, marks_of
from wheal.games.ore.drawn_players import draw_inventory, draw_players
from wheal.games.ore.drawn_shafts import SMALL, WIDE, draw_shafts
from wheal.kernel.drawing import Block, Line, as_text, beside, stacked
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from wheal.games.ore.content import Content
    from wheal.games.ore.view import View

WHOLE = 118  # from here on cards stand in columns
WIDEST = 132
BROAD = 80  # from here on shafts have names and the tracks stand beside them
LEGEND_WIDTH = 60  # below it there is none
PROMPT_LINES = 10  # that the window needs below the table
NEWS_LINES = (9, 4)  # fewer where the window is low
LEAST_INVENTORY, LEAST_NEWS = 22, 45  # columns
GAP = 2


class Drawing:
    """The table of one view; in a terminal without Unicode it is drawn in ASCII."""

    def __init__(
        self, view: View, content: Content, names: Sequence[str], width: int, news: Sequence[str], lang: str
    ) -> None:
        self.view = view
        self.content = content
        self.names = names
        self.width = max(width, 1)
        self.news = news
        self.say = texts("ore", lang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        marks = marks_of(self.say("draw-letters"), is_ascii=options.ascii_only)
        for line in self.lines(marks, options.max_height - PROMPT_LINES):
            yield as_text(line, self.width, marks)

    def lines(self, marks: Marks, height: int) -> list[Line]:
        """With all words and a legend, if they fit into a height; the legend goes first, then news, then words."""
        table = Table(self.view, self.content, self.names, self.say, marks)
        width = min(self.width, WIDEST)
        legend = [[], *draw_legend(table, width).lines] if width >= LEGEND_WIDTH else []
        lines: list[Line] = []
        for length, news in product((FULL, BRIEF, NAMES) if width >= BROAD else (FULL, BRIEF), NEWS_LINES):
            draw = self._whole if width >= WHOLE else self._narrow
            lines = draw(table, width, length, news)
            if len(lines) <= height:
                break
        return [*lines, *legend] if len(lines) + len(legend) <= height else lines

    # ---- the whole table --------------------------------------------------------------------
    def _whole(self, table: Table, width: int, length: int, news: int) -> list[Line]:
        """Shafts, players and tracks above, cards in columns, contracts beside the news, then the inventories."""
        shafts = Block(beside(draw_shafts(table, WIDE), width, GAP - 1))
        side = [draw_players(table, width), *self._instruments(table, width - shafts.width - GAP)]
        lines = [*draw_head(table, width), *beside([shafts, stacked(side)], width, GAP), []]
        if not self.view.over:
            lines += [*Cards(table, width, length).in_columns(), *self._contracts_and_news(table, width, length, news)]
        return lines + self._inventories(table, width)

    def _contracts_and_news(self, table: Table, width: int, length: int, most: int) -> list[Line]:
        cards = Cards(table, width, length)
        room = min(max(cards.contracts_width(), width // 2), width - LEAST_NEWS)
        cards = Cards(table, room, length)
        contracts = Block([*cards.contracts().lines, *cards.discarded()])
        news = draw_news(table, self.news, width - room - 3, max(contracts.height - 1, most))
        if news is None:
            cards = Cards(table, width, length)
            return [*cards.contracts().lines, *cards.discarded()]
        return beside([contracts, news] if contracts.lines else [news], width)

    def _inventories(self, table: Table, width: int) -> list[Line]:
        seats = range(len(self.names))
        count = min(len(seats), max((width + GAP) // (LEAST_INVENTORY + GAP), 1))
        count = -(-len(seats) // -(-len(seats) // count))  # rows of equal length
        each = (width - GAP * (count - 1)) // count
        return beside([draw_inventory(table, seat, each) for seat in seats], width, GAP)

    def _instruments(self, table: Table, width: int) -> list[Block]:
        """What stands beside or below the shafts."""
        found = [draw_result(table), draw_tracks(table, width) if not self.view.over else None, draw_business(table)]
        return [block for block in found if block is not None]

    # ---- narrower ---------------------------------------------------------------------------
    def _narrow(self, table: Table, width: int, length: int, most: int) -> list[Line]:
        """The cards in lists; in a low window the shafts are small and the players stand beside them."""
        is_low = length != FULL and width >= BROAD
        shafts = Block(beside(draw_shafts(table, WIDE if width >= BROAD and not is_low else SMALL), width, GAP - 1))
        room = width - shafts.width - GAP
        side = self._instruments(table, room if width >= BROAD else width)
        lines = draw_head(table, width)
        if is_low:
            lines += [*beside([shafts, stacked([draw_players(table, room), *side])], width, GAP), []]
        else:
            lines += [*beside([shafts, stacked(side)], width, GAP), [], *draw_players(table, width).lines, []]
        if not self.view.over:
            cards = Cards(table, width, length)
            lines += [*cards.in_list(), *cards.contracts().lines, *cards.discarded()]
        lines += self._inventories(table, width)
        news = draw_news(table, self.news, width, most)
        return [*lines, [], *news.lines] if news is not None and not self.view.over else lines


def draw_table(
    view: View, content: Content, names: Sequence[str], width: int, news: Sequence[str] = (), lang: str = ""
) -> Drawing:
    """What Rich can print: the whole table as the viewer sees it, with the last moves in words."""
    return Drawing(view, content, names, width, news, lang)
