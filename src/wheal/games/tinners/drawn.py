"""The table drawn for a terminal: a map of Cornwall with its tables in the seas, below 100 columns a list by region.

Everything comes from a viewer's view. A colour is never the only sign: people have signs, ore has letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.tinners.content import REGION_NAMES, Content
from wheal.games.tinners.drawn_areas import CELL, adit_numbers, draw_cell, is_bare, list_area
from wheal.games.tinners.drawn_map import Sheet, arrange
from wheal.games.tinners.drawn_panels import Panels
from wheal.games.tinners.drawn_parts import Marks, marks_of
from wheal.kernel.drawing import FAINT, Block, Line, as_text, beside, stacked, wrapped
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from wheal.games.tinners.view import View

MAP_WIDTH = 100  # from here on there is a map
LIST_WIDTH = 38  # of one column of the list
WIDEST = 120
LIST_NEWS = 5
GAP = 4  # between tables below the map
FAR = 25.0  # lines from where a table would like to lie
LEGEND = 36  # columns of the legend in the sea
LEGEND_WIDTH = 60  # below a list that is narrower there is none
NORTH_WEST, NORTH, WEST, SOUTH, SOUTH_EAST = (0.0, 0.0), (0.5, 0.0), (0.0, 0.6), (0.5, 1.0), (1.0, 1.0)


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
        self.say = texts("tinners", lang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        marks = marks_of(self.say("draw-letters"), is_ascii=options.ascii_only)
        for line in self.lines(marks):
            yield as_text(line, self.width, marks)

    def lines(self, marks: Marks) -> list[Line]:
        panels = Panels(self.view, self.content, self.names, self.say, marks)
        if self.width >= MAP_WIDTH:
            return self._map(panels, marks)
        return self._list(panels, marks)

    # ---- the map ----------------------------------------------------------------------------
    def _map(self, panels: Panels, marks: Marks) -> list[Line]:
        """The areas where they lie, the tables in the Atlantic and in the Channel."""
        width = min(self.width, WIDEST)
        adits = adit_numbers(self.view)
        areas = self.content.areas
        sheet = Sheet(width)
        for row in arrange(tuple((area.centre[0], area.centre[1]) for area in areas), CELL, width):
            names = [(x, areas[index].id) for index, x in row]
            sheet.add_row([(x, draw_cell(self.view, name, adits.get(name, ""), marks)) for x, name in names])
        above: list[Block] = []
        below: list[Block] = []
        for blocks, point in self._instruments(panels, width):
            if sheet.put([stacked(blocks)], point, FAR) or sheet.put(blocks, point, FAR) or sheet.put(blocks, point):
                continue
            if point == NORTH_WEST:
                above += blocks
            else:
                below += blocks
        news = panels.news(self.news, max(width - sum(block.width + GAP for block in below), 40))
        below += [news] if news is not None else []
        lines = [*beside(above, width, GAP), *sheet.lines(), []]
        return lines + beside(below, width, GAP) if below else lines[:-1]

    def _instruments(self, panels: Panels, width: int) -> list[tuple[list[Block], tuple[float, float]]]:
        """The tables that belong together, the most important first, and where on the sheet they would like to lie."""
        wished: list[tuple[list[Block | None], tuple[float, float]]] = [
            ([Block([*panels.head().lines, *panels.players().lines]), panels.track()], NORTH_WEST),
            ([panels.result(), panels.auction()], WEST),
            ([panels.investing(), panels.board() if not self.view.over else None], SOUTH_EAST),
            ([panels.hand()], WEST),
            ([panels.adits(), panels.decks()], NORTH),
            ([panels.legend(LEGEND if self.news else width)], SOUTH),
        ]
        found = [([block for block in blocks if block is not None], point) for blocks, point in wished]
        return [(blocks, point) for blocks, point in found if blocks]

    # ---- the list ---------------------------------------------------------------------------
    def _list(self, panels: Panels, marks: Marks) -> list[Line]:
        """The areas by region, as many columns as fit; the tables above and below."""
        width = self.width
        track = panels.track()
        above = [panels.players(width), *([track] if track is not None else [])]
        below = [panels.board(), panels.investing(), panels.decks(), panels.adits()]
        below += [panels.result(), panels.auction(), panels.hand(), panels.news(self.news[-LIST_NEWS:], width)]
        lines = [*panels.head().lines, *beside(above, width), [], *self._regions(marks), []]
        lines += beside([block for block in below if block is not None], width)
        return [*lines, *(panels.legend(width).lines if width >= LEGEND_WIDTH else [])]

    def _regions(self, marks: Marks) -> list[Line]:
        columns = max(self.width // LIST_WIDTH, 1)
        each = min((self.width - 2 * (columns - 1)) // columns, LIST_WIDTH + 4)
        adits = adit_numbers(self.view)
        areas = self.view.area
        listed: list[Line] = []
        for region in (*REGION_NAMES, ""):
            names = [name for name, area in areas.items() if area.region == region and not is_bare(area)]
            listed += [list_area(self.view, name, adits.get(name, ""), marks, each) for name in names]
        height = -(-len(listed) // columns)
        parts = [Block(listed[i : i + height]) for i in range(0, len(listed), height)]
        lines = beside([Block([*part.lines, [(" " * each, FAINT)]]) for part in parts], self.width, gap=2)[:height]
        bare = [area.name for area in areas.values() if is_bare(area)]
        if bare:
            lines += wrapped(self.say("draw-bare", areas=", ".join(bare)), self.width, FAINT, "  ")
        return lines


def draw_table(
    view: View, content: Content, names: Sequence[str], width: int, news: Sequence[str] = (), lang: str = ""
) -> Drawing:
    """What Rich can print: the whole table as the viewer sees it, with the last moves in words."""
    return Drawing(view, content, names, width, news, lang)
