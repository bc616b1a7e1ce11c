"""A terminal on which the table is drawn before each question."""

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from wheal.cli.play.choices import Choice, Menu
from wheal.cli.play.costs import Costs
from wheal.client.log_text import lines_since
from wheal.kernel.letters import in_ascii
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.cli.play.typing import Asked, Typist

NEWS = (8, 4)  # lines of news; fewer where the window is low
NEWS_STEPS = 40  # so many moves are searched for news
LIST_COLUMNS = 99  # where the table is too high for the window, this width is tried too
PROMPT_LINES = 9  # for the question, choices, what is typed and its completion
NUMBER = "bold #d08700"
FORGET_ALL = "\x1b[3J"  # also what was scrolled out of the window


class DrawnConsole:
    """Rich draws, prompt_toolkit reads. Lines that were written since the last answer survive a new drawing."""

    def __init__(self, commands: tuple[str, ...] = (), screen: Console | None = None) -> None:
        self.screen = Console(highlight=False, markup=False, emoji=False) if screen is None else screen
        self.commands = commands
        self.typist: Typist | None = None
        self.table: tuple[Match, int] | None = None  # what is drawn, and for whom
        self.below: list[RenderableType] = []  # what stands below the table
        self.answered = 0  # how much of it is older than the last answer
        self.asked: Asked | None = None
        self.costs = Costs()  # of moves in the position that is drawn
        self.columns = self._window()  # for which everything was drawn

    # ---- a console --------------------------------------------------------------------------
    def write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._print(Text(self.plain(line)))

    def read(self, prompt: str) -> str:
        from wheal.cli.play.typing import Typist, printable  # loaded while the table is being looked at

        if self.typist is None:
            self.typist = Typist(self.commands, self.plain)
        asked, self.asked = self.asked, None
        line = printable(self.typist.read(prompt, asked, self._fit, self._warn))
        self.answered = len(self.below)
        return line

    def hide_screen(self) -> None:
        """An empty window, without what can be scrolled back to."""
        self.table = None
        self.below = []
        self.answered = 0
        self.screen.clear()
        if self.screen.is_terminal:
            self.screen.file.write(FORGET_ALL + "\n" * (self.screen.height // 3))
            self.screen.file.flush()

    # ---- a screen ---------------------------------------------------------------------------
    def draw(self, match: Match, viewer: int) -> None:
        """Draw the table as a viewer sees it, with what was said since the last answer below it."""
        self.table = (match, viewer)
        self.costs = Costs()
        self.below = self.below[self.answered :]
        self.answered = 0
        self._redraw()

    def expect(self, match: Match, seat: int, viewer: int) -> None:
        """The next line is a move of this seat."""
        from wheal.cli.play.typing import Asked

        self.asked = Asked(match, seat, viewer, self.costs)

    def choices(self, menu: Menu, match: Match, viewer: int) -> None:
        """The numbered choices side by side, single moves with what they cost."""
        if menu.amount is not None:
            self.write(menu.lines())
            return
        line = Text()
        for number, choice in enumerate(menu.choices, 1):
            label, note = self._choice(choice, match, viewer)
            part = Text.assemble((f" {number} ", NUMBER), label, (f" {note}" if note else "", "dim"), "  ")
            if line and line.cell_len + part.cell_len > self.screen.width:
                self._print(line)
                line = Text()
            line.append_text(part)
        self._print(line)

    def plain(self, text: str) -> str:
        """A text in the characters that the terminal has."""
        return in_ascii(text) if self.screen.options.ascii_only else text

    # ---- inside -----------------------------------------------------------------------------
    def _choice(self, choice: Choice, match: Match, viewer: int) -> tuple[str, str]:
        if len(choice.moves) > 1:
            return self.plain(choice.label), ""
        move = choice.moves[0]
        return move, self.plain(self.costs.text(match.state, viewer, match.state.parse(move)))

    def _print(self, line: RenderableType) -> None:
        self.below.append(line)
        self.screen.print(line)

    def _warn(self) -> None:
        self.write([texts()("play-interrupted")])

    def _fit(self) -> int:
        """Draw again if the window has changed; its width."""
        if self._window() != self.columns:
            self._redraw()
        return self.columns

    def _window(self) -> int:
        """The window's own width, whatever the environment says."""
        try:
            return os.get_terminal_size(self.screen.file.fileno()).columns or self.screen.width
        except (OSError, ValueError):  # no terminal
            return self.screen.width

    def _redraw(self) -> None:
        """Everything again, in the width that the window has now."""
        self.columns = self._window()
        if self.table is not None:
            self.screen.clear()
            self._draw(*self.table)
        for line in self.below:
            self.screen.print(line)
        sys.stdout.flush()

    def _draw(self, match: Match, viewer: int) -> None:
        first = max(len(match.steps) - NEWS_STEPS, -1)
        news = [line.text for line in lines_since(match, viewer, first)]
        room = self.screen.height - PROMPT_LINES - len(self.below)
        ways = [(self.screen.width, lines) for lines in NEWS]
        if self.screen.width > LIST_COLUMNS:
            ways += [(LIST_COLUMNS, lines) for lines in NEWS]
        tables = (self._table(match, viewer, width, news[-lines:]) for width, lines in ways)
        self.screen.print(self._fitting(tables, room))

    def _table(self, match: Match, viewer: int, width: int, news: list[str]) -> RenderableType:
        """The table in a width; in plain lines where a game draws none."""
        table: RenderableType | None = match.game.drawn(match.state, viewer, match.names, width, news=news)
        return Text(self.plain(match.game.board_text(match.state, viewer, match.names))) if table is None else table

    def _fitting(self, tables: Iterable[RenderableType], room: int) -> SegmentLines:
        """The first that is not higher than so many lines; if all are, the lowest. What was measured is shown."""
        lowest: list[list[Segment]] = []
        for table in tables:
            lines = self.screen.render_lines(table, pad=False)
            if not lowest or len(lines) < len(lowest):
                lowest = lines
            if len(lines) <= room:
                break
        return SegmentLines(lowest, new_lines=True)
