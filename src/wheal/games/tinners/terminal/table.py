"""The table drawn for a terminal: a map of Cornwall with its tables in the seas, below 100 columns a list by region.

Everything comes from the board of the page. A colour is never the only sign: people have signs, ore has letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.tinners.content import REGION_NAMES, Content
from wheal.games.tinners.terminal.areas import CELL, adit_numbers, draw_cell, is_bare, list_area
from wheal.games.tinners.terminal.map import Sheet, arrange
from wheal.games.tinners.terminal.panels import Panels
from wheal.games.tinners.terminal.parts import Marks, marks_of
from wheal.kernel.texts import texts
from wheal.look.terminal import FAINT, Block, Drawing, Line, beside, stack, wrap

if TYPE_CHECKING:
    from wheal.games.tinners.page.board import BoardView

MAP_WIDTH = 100  # from here on there is a map
LIST_WIDTH = 38  # of one column of the list
WIDEST = 120
LIST_NEWS = 5
GAP = 4  # between tables below the map
FAR = 25.0  # lines from where a table would like to lie
LEGEND = 36  # columns of the legend in the sea
LEGEND_WIDTH = 60  # below a list that is narrower there is none
NORTH_WEST, NORTH, WEST, SOUTH, SOUTH_EAST = (0.0, 0.0), (0.5, 0.0), (0.0, 0.6), (0.5, 1.0), (1.0, 1.0)


class TinnersDrawing(Drawing[Marks]):
    """The table as one viewer sees it."""

    def __init__(
        self, board: BoardView, content: Content, names: Sequence[str], width: int, news: Sequence[str] = ()
    ) -> None:
        super().__init__(width)
        self.board = board
        self.view = board.table
        self.content = content
        self.names = names
        self.news = news
        self.say = texts("tinners")

    def marks(self, *, is_ascii: bool) -> Marks:
        return marks_of(self.say("draw-letters"), is_ascii=is_ascii)

    def lines(self, marks: Marks, height: int) -> list[Line]:
        panels = Panels(self.board, self.content, self.names, self.say, marks)
        return self._map(panels, marks) if self.width >= MAP_WIDTH else self._list(panels, marks)

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
            if sheet.put([stack(blocks)], point, FAR) or sheet.put(blocks, point, FAR) or sheet.put(blocks, point):
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
            lines += wrap(self.say("draw-bare", areas=", ".join(bare)), self.width, FAINT, "  ")
        return lines
