"""The table drawn for a terminal: a map of Cornwall with its tables in the seas, below 100 columns a list by region.

Everything comes from the board of the page. A colour is never the only sign: people have signs, ore has letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.tinners.content import REGION_NAMES, Content
from wheal.games.tinners.terminal.areas import CELL, draw_cell, is_bare, list_area, signs_of
from wheal.games.tinners.terminal.map import Sheet, arrange
from wheal.games.tinners.terminal.panels import Panels
from wheal.games.tinners.terminal.parts import Marks, marks_of
from wheal.kernel.texts import texts
from wheal.look.terminal import FAINT, Block, Drawing, Line, beside, room_beside, stack, wrap

if TYPE_CHECKING:
    from wheal.games.tinners.addition import Addition
    from wheal.games.tinners.page.board import BoardView

MAP_WIDTH = 100  # from here on there is a map
LIST_WIDTH = 38  # of one column of the list
WIDEST = 120
LIST_NEWS = 5
NEWS_WIDTH = 40  # at least, beside tables below the map
GAP = 4  # between tables below the map
FAR = 25.0  # lines from where a table would like to lie
LEGEND = 36  # columns of the legend in the sea
LOW = 7  # lines of a legend that may lie beside other things
LEGEND_WIDTH = 60  # below a list that is narrower there is none
NORTH_WEST, NORTH, WEST, SOUTH, SOUTH_EAST = (0.0, 0.0), (0.5, 0.0), (0.0, 0.6), (0.5, 1.0), (1.0, 1.0)


class TinnersDrawing(Drawing[Marks]):
    """The table as one viewer sees it."""

    def __init__(
        self,
        board: BoardView,
        content: Content,
        names: Sequence[str],
        width: int,
        news: Sequence[str] = (),
        additions: Sequence[Addition] = (),
    ) -> None:
        super().__init__(width)
        self.board = board
        self.view = board.table
        self.content = content
        self.names = names
        self.news = news
        self.additions = additions
        self.say = texts("tinners")

    def marks(self, *, is_ascii: bool) -> Marks:
        return marks_of(self.say("draw-letters"), is_ascii=is_ascii)

    def lines(self, marks: Marks, height: int) -> list[Line]:
        parts = [addition.terminal_part() for addition in self.additions]
        additions = [part(self.view, self.content, self.names, self.say, marks) for part in parts]
        panels = Panels(self.board, self.content, self.names, self.say, marks, additions)
        return self._map(panels, marks) if self.width >= MAP_WIDTH else self._list(panels, marks)

    # ---- the map ----------------------------------------------------------------------------
    def _map(self, panels: Panels, marks: Marks) -> list[Line]:
        """The areas where they lie, the tables in the Atlantic and in the Channel."""
        width = min(self.width, WIDEST)
        signs = signs_of(self.view, panels.additions)
        areas = self.content.areas
        sheet = Sheet(width)
        for row in arrange(tuple((area.centre[0], area.centre[1]) for area in areas), CELL, width):
            names = [(x, areas[index].id) for index, x in row]
            sheet.add_row([(x, draw_cell(self.view, name, signs[name], marks)) for x, name in names])
        above: list[Block] = []
        below: list[Block] = []
        legend = panels.legend(LEGEND if self.news else width)
        for blocks, point in self._instruments(panels, legend):
            if sheet.put([stack(blocks)], point, FAR) or sheet.put(blocks, point, FAR) or sheet.put(blocks, point):
                continue
            if point == NORTH_WEST:
                above += blocks
            else:
                below += blocks
        room = room_beside(below, width, GAP)
        news = panels.news(self.news, room if room >= NEWS_WIDTH else width)
        below += [news] if news is not None else []
        lines = [*beside(above, width, GAP), *sheet.lines(), []]
        lines = [*lines, *beside(below, width, GAP)] if below else lines[:-1]
        return lines if legend.height <= LOW else [*lines, [], *panels.legend(width).lines]

    def _instruments(self, panels: Panels, legend: Block) -> list[tuple[list[Block], tuple[float, float]]]:
        """The tables that belong together, the most important first, and where on the sheet they would like to lie."""
        players, *more = panels.players()
        wished: list[tuple[list[Block | None], tuple[float, float]]] = [
            ([Block([*panels.head().lines, *players.lines]), *more, panels.track()], NORTH_WEST),
            ([panels.result(), panels.auction()], WEST),
            ([panels.investing(), panels.board() if not self.view.over else None], SOUTH_EAST),
            ([panels.hand()], WEST),
            ([*panels.further()], SOUTH_EAST),
            ([panels.adits(), panels.decks()], NORTH),
            ([legend] if legend.height <= LOW else [], SOUTH),
        ]
        found = [([block for block in blocks if block is not None], point) for blocks, point in wished]
        return [(blocks, point) for blocks, point in found if blocks]

    # ---- the list ---------------------------------------------------------------------------
    def _list(self, panels: Panels, marks: Marks) -> list[Line]:
        """The areas by region, as many columns as fit; the tables above and below."""
        width = self.width
        track = panels.track()
        above = [*panels.players(width), *([track] if track is not None else [])]
        below = [panels.board(), panels.investing(), *panels.further(), panels.decks(), panels.adits()]
        below += [panels.result(), panels.auction(), panels.hand(), panels.news(self.news[-LIST_NEWS:], width)]
        lines = [*panels.head().lines, *beside(above, width), [], *self._regions(panels, marks), []]
        lines += beside([block for block in below if block is not None], width)
        return [*lines, *(panels.legend(width).lines if width >= LEGEND_WIDTH else [])]

    def _regions(self, panels: Panels, marks: Marks) -> list[Line]:
        columns = max(self.width // LIST_WIDTH, 1)
        each = min((self.width - 2 * (columns - 1)) // columns, LIST_WIDTH + 4)
        signs = signs_of(self.view, panels.additions)
        areas = self.view.area
        listed: list[Line] = []
        for region in (*REGION_NAMES, ""):
            names = [name for name, area in areas.items() if area.region == region and not is_bare(area, signs[name])]
            for name in names:
                listed += list_area(self.view, name, signs[name], marks, each)
        height = -(-len(listed) // columns)
        parts = [Block(listed[i : i + height]) for i in range(0, len(listed), height)]
        lines = beside([Block([*part.lines, [(" " * each, FAINT)]]) for part in parts], self.width, gap=2)[:height]
        bare = [area.name for name, area in areas.items() if is_bare(area, signs[name])]
        if bare:
            lines += wrap(self.say("draw-bare", areas=", ".join(bare)), self.width, FAINT, "  ")
        return lines
