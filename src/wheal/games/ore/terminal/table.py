"""The table drawn for a terminal: shafts, tracks, cards and inventories; below 118 columns narrower, at 40 a list.

It shows the board of the page, lights the legal moves, and asks the rules for other numbers. A colour is never the
only sign: people have signs, resources have letters, and what can be chosen now has a pointing hand. Where the window
is low, cards are told in few words or by name only, and mines lie on their sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from wheal.games.ore.page.board import build_board
from wheal.games.ore.rules.position import Position
from wheal.games.ore.terminal.cards import BRIEF, FULL, NAMES, Cards
from wheal.games.ore.terminal.panels import (
    draw_business,
    draw_head,
    draw_legend,
    draw_lying_tracks,
    draw_news,
    draw_result,
    draw_tracks,
)
from wheal.games.ore.terminal.parts import Marks, Table, marks_of
from wheal.games.ore.terminal.players import draw_belongings, draw_inventory, draw_players
from wheal.games.ore.terminal.shafts import SMALL, WIDE, draw_lying_mines, draw_shafts
from wheal.kernel.texts import texts
from wheal.look.terminal import Block, Drawing, Line, beside, stack

if TYPE_CHECKING:
    from wheal.games.ore.content import Content

VAST = 176  # from here on contracts stand beside the players, and the news beside the inventories
WHOLE = 118  # from here on cards stand in columns
WIDEST, WIDEST_WHOLE = 210, 132
BROAD = 80  # from here on shafts have names and the tracks stand beside them
LEGEND_WIDTH = 60  # below it there is none
PROMPT_LINES = 10  # that the window needs below the table
NEWS_LINES = (9, 4)  # fewer where the window is low
LEAST_INVENTORY, LEAST_NEWS = 22, 45  # columns
GAP = 2

Way: TypeAlias = Callable[[Table, int, int, int], list[Line]]

# What a question is about stands lowest, where a window is too low for the table.
MINES, CARDS, CONTRACTS, BELONGINGS = range(4)
ABOUT_MINES: Final = (BELONGINGS, CARDS, CONTRACTS, MINES)
ABOUT_ROWS: Final = (CARDS, CONTRACTS, MINES, BELONGINGS)
ABOUT_CARDS: Final = (CONTRACTS, BELONGINGS, MINES, CARDS)
ABOUT_CONTRACTS: Final = (CARDS, BELONGINGS, MINES, CONTRACTS)
LOWEST: Final = {
    **dict.fromkeys(("place", "relief"), ABOUT_MINES),
    **dict.fromkeys(("buy", "initiative", "sales"), ABOUT_CARDS),
    "contract": ABOUT_CONTRACTS,
}


class OreDrawing(Drawing[Marks]):
    """The table as one viewer sees it."""

    def __init__(
        self, state: Position, viewer: int, content: Content, names: Sequence[str], width: int, news: Sequence[str] = ()
    ) -> None:
        super().__init__(width)
        copy = state.clone()  # what is drawn later is this moment
        assert isinstance(copy, Position)
        self.state = copy
        self.viewer = viewer
        self.board = build_board(state, content, viewer)
        self.content = content
        self.names = names
        self.news = news
        self.say = texts("ore")

    def marks(self, *, is_ascii: bool) -> Marks:
        return marks_of(self.say("draw-letters"), is_ascii=is_ascii)

    def lines(self, marks: Marks, height: int) -> list[Line]:
        """With all words and a legend, if they fit into a window; the legend goes first, then news, then words."""
        table = Table(self.state, self.viewer, self.board, self.content, self.names, self.say, marks)
        width = min(self.width, WIDEST if self.width >= VAST else WIDEST_WHOLE)
        room = height - PROMPT_LINES
        legend = [[], *draw_legend(table, width).lines] if width >= LEGEND_WIDTH else []
        lines: list[Line] = []
        for (draw, length), news in product(self._ways(width), NEWS_LINES):
            lines = draw(table, width, length, news)
            if len(lines) <= room:
                return [*lines, *legend] if len(lines) + len(legend) <= room else lines
        return self._too_high(table, width) if width >= BROAD and not self.board.is_over else lines

    def _ways(self, width: int) -> Iterator[tuple[Way, int]]:
        """How the table can be drawn in a width, the highest and fullest way first."""
        draw = self._vast if width >= VAST else self._whole if width >= WHOLE else self._narrow
        yield from ((draw, FULL), (draw, BRIEF))
        if width >= BROAD:
            yield from ((self._low, BRIEF), (self._low, NAMES))

    # ---- the whole table --------------------------------------------------------------------
    def _vast(self, table: Table, width: int, length: int, news: int) -> list[Line]:
        """Contracts beside shafts, players and tracks; cards in columns; inventories beside the news."""
        shafts = Block(beside(draw_shafts(table, WIDE), width, GAP - 1))
        side = stack([draw_players(table, width), *self._instruments(table, width - shafts.width - GAP)])
        room = width - shafts.width - side.width - 2 * GAP
        contracts = self._contracts(table, room, length)
        upper = [shafts, side, *([contracts] if contracts.lines and not self.board.is_over else [])]
        lines = [*draw_head(table, width), *beside(upper, width, GAP), []]
        if self.board.is_over:
            return lines + self._inventories(table, width)
        told = draw_news(table, self.news, min(room, width // 3), news)
        mine = width if told is None else width - told.width - 2 * GAP
        owned = Block(self._inventories(table, mine))
        lines += Cards(table, width, length).in_columns()
        return [*lines, *beside([owned, told] if told is not None else [owned], width, 2 * GAP)]

    def _whole(self, table: Table, width: int, length: int, news: int) -> list[Line]:
        """Shafts, players and tracks above, cards in columns, contracts beside the news, then the inventories."""
        shafts = Block(beside(draw_shafts(table, WIDE), width, GAP - 1))
        side = [draw_players(table, width), *self._instruments(table, width - shafts.width - GAP)]
        lines = [*draw_head(table, width), *beside([shafts, stack(side)], width, GAP), []]
        if not self.board.is_over:
            lines += [*Cards(table, width, length).in_columns(), *self._contracts_and_news(table, width, length, news)]
        return lines + self._inventories(table, width)

    def _contracts_and_news(self, table: Table, width: int, length: int, most: int) -> list[Line]:
        cards = Cards(table, width, length)
        room = min(max(cards.contracts_width(), width // 2), width - LEAST_NEWS)
        contracts = self._contracts(table, room, length)
        news = draw_news(table, self.news, width - room - 3, max(contracts.height - 1, most))
        if news is None:
            return self._contracts(table, width, length).lines
        return beside([contracts, news] if contracts.lines else [news], width)

    def _contracts(self, table: Table, width: int, length: int) -> Block:
        cards = Cards(table, width, length)
        return Block([*cards.contracts().lines, *cards.discarded()])

    def _inventories(self, table: Table, width: int) -> list[Line]:
        seats = range(len(self.names))
        count = min(len(seats), max((width + GAP) // (LEAST_INVENTORY + GAP), 1))
        count = -(-len(seats) // -(-len(seats) // count))  # rows of equal length
        each = (width - GAP * (count - 1)) // count
        return beside([draw_inventory(table, seat, each) for seat in seats], width, GAP)

    def _instruments(self, table: Table, width: int) -> list[Block]:
        """What stands beside or below the shafts."""
        found = [
            draw_result(table),
            draw_tracks(table, width) if not self.board.is_over else None,
            draw_business(table),
        ]
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
            lines += [*beside([shafts, stack([draw_players(table, room), *side])], width, GAP), []]
        else:
            lines += [*beside([shafts, stack(side)], width, GAP), [], *draw_players(table, width).lines, []]
        if not self.board.is_over:
            cards = Cards(table, width, length)
            lines += [*cards.in_list(), *cards.contracts().lines, *cards.discarded()]
        lines += self._inventories(table, width)
        news = draw_news(table, self.news, width, most)
        return [*lines, [], *news.lines] if news is not None and not self.board.is_over else lines

    # ---- lower ------------------------------------------------------------------------------
    def _low(self, table: Table, width: int, length: int, most: int) -> list[Line]:
        """Mines on their sides, cards in columns, in a list or one behind the other, what players have in a line."""
        parts = self._low_parts(table, width, length)
        if self.board.is_over:
            return [*draw_head(table, width), *parts[MINES], *parts[BELONGINGS]]
        mines = Block(parts[MINES])
        room = width - mines.width - 2 * GAP
        is_beside = room >= LEAST_NEWS
        news = draw_news(table, self.news, room if is_beside else width, mines.height - 1 if is_beside else most)
        told = [news] if news is not None else []
        upper = beside([mines, *told], width, 2 * GAP) if is_beside else mines.lines
        lower = [line for part in (CARDS, CONTRACTS, BELONGINGS) for line in parts[part]]
        return [*draw_head(table, width), *upper, *lower, *(told[0].lines if told and not is_beside else [])]

    def _too_high(self, table: Table, width: int) -> list[Line]:
        """The same without news; what the question is about stands lowest, where it can be seen."""
        parts = self._low_parts(table, width, NAMES)
        order = LOWEST.get(self.board.kind, ABOUT_ROWS)
        return [*(line for part in order for line in parts[part]), *draw_head(table, width)]

    def _low_parts(self, table: Table, width: int, length: int) -> dict[int, list[Line]]:
        mines = draw_lying_mines(table)
        room = width - mines.width - GAP
        upper = [mines, draw_players(table, room)]
        found = [block for block in (draw_result(table), draw_business(table)) if block is not None]
        tracks = [] if self.board.is_over else draw_lying_tracks(table, width)
        cards = Cards(table, width, length)
        told = cards.in_lines() if length == NAMES else cards.in_columns() if width >= WHOLE else cards.in_list()
        belongings = [line for seat in range(len(self.names)) for line in draw_belongings(table, seat, width)]
        return {
            MINES: [*beside([*upper, *found], width, GAP), *tracks],
            CARDS: told,
            CONTRACTS: [*cards.contracts_in_lines(), *cards.discarded()],
            BELONGINGS: belongings,
        }
