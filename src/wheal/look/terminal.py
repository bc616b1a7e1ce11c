"""Styled pieces of text, lines and blocks: what the drawn tables of all games are put together from.

A colour is never the only sign: players have signs, and what can be chosen has a pointing hand before it.
"""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeAlias, TypeVar

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from wheal.kernel.letters import in_ascii

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

Piece: TypeAlias = tuple[str, str]  # text and Rich style
Line: TypeAlias = list[Piece]

INK: Final = ""
FAINT: Final = "dim"
STRONG: Final = "bold"
LAMP: Final = "bold #d08700"  # what is being decided now, and nothing else
PLAYERS: Final = ("#5b8fe8", "#e0653c", "#c79a12", "#cf74ab", "#2fa37b")  # cobalt, vermilion, gorse, thrift, fern


@dataclass(frozen=True)
class Marks:
    """The signs of a drawing: of people, of borders, of what is hidden. A game adds its own."""

    players: str
    thin: str  # corners from the upper left, clockwise, then the horizontal and the vertical line
    double: str
    shade: str
    eye: str
    hand: str
    dot: str
    ellipsis: str
    is_ascii: bool = False

    def plain(self, text: str) -> str:
        """A text in the characters that there are."""
        return in_ascii(text) if self.is_ascii else text


UNICODE: Final = Marks("♦●▲■★", "╭╮╯╰─│", "╔╗╝╚═║", "▒", "◉", "▸", "·", "…")
ASCII: Final = Marks("*o^#@", "++++-|", "####=#", ":", "?", ">", ".", ".", is_ascii=True)


M = TypeVar("M", bound=Marks)


class Block(NamedTuple):
    """Lines that stand below each other."""

    lines: list[Line]

    @property
    def width(self) -> int:
        return max((width_of(line) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        return len(self.lines)


# ---- lines -----------------------------------------------------------------------------------------


def width_of(line: Line) -> int:
    return sum(cell_len(text) for text, _ in line)


def crop(line: Line, width: int, ellipsis: str = "…") -> Line:
    """A line that is not wider than this."""
    if width_of(line) <= width:
        return line
    out: Line = []
    left = max(width - len(ellipsis), 0)
    for text, style in line:
        size = cell_len(text)
        if size >= left:
            out += [(set_cell_size(text, left), style), (ellipsis[:width], style)]
            return out
        out.append((text, style))
        left -= size
    return out


def pad(line: Line, width: int) -> Line:
    """A line that is exactly this wide."""
    line = crop(line, width)
    return [*line, (" " * (width - width_of(line)), INK)]


def wrap(text: str, width: int, style: str = INK, indent: str = "") -> list[Line]:
    """A text in lines of this width; those after the first are indented."""
    return [[(line, style)] for line in textwrap.wrap(text, max(width, 1), subsequent_indent=indent[: width - 1])]


def join(lines: Iterable[Line], gap: str, style: str = FAINT) -> Line:
    """Lines one behind the other."""
    out: Line = []
    for line in lines:
        out += [(gap, style), *line] if out else line
    return out


def pack(parts: Iterable[Line], width: int, indent: str, gap: str = "  ") -> list[Line]:
    """Parts one behind the other, in as many lines as they need; those after the first are indented."""
    lines: list[Line] = []
    for part in parts:
        if lines and width_of(lines[-1]) + len(gap) + width_of(part) <= width:
            lines[-1] = [*lines[-1], (gap, FAINT), *part]
        else:
            lines.append([(indent if lines else "", INK), *part])
    return lines


def as_text(line: Line, width: int, marks: Marks) -> Text:
    """A line for Rich, cropped and in the characters that there are."""
    plain: Line = [(marks.plain(text), style) for text, style in line]
    text = Text.assemble(*crop(plain, width, marks.ellipsis), no_wrap=True, overflow="crop")
    text.rstrip()
    return text


# ---- blocks ----------------------------------------------------------------------------------------


def columns(rows: Sequence[Sequence[Line]], right: Iterable[int] = (), gap: int = 1) -> list[Line]:
    """Cells in columns as wide as their widest; those in ``right`` stand at the right edge."""
    rights = set(right)
    widths = [max(width_of(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        line: Line = []
        for i, (cell, width) in enumerate(zip(row, widths, strict=True)):
            space: Line = [(" " * (width - width_of(cell)), INK)]
            line += [*space, *cell] if i in rights else [*cell, *space]
            line.append((" " * gap, INK))
        lines.append(line[:-1])
    return lines


def beside(blocks: Sequence[Block], width: int, gap: int = 3) -> list[Line]:
    """Blocks in reading order, as many beside each other as fit; rows are divided by an empty line."""
    lines: list[Line] = []
    for row in _rows_of(blocks, width, gap):
        if lines:
            lines.append([])
        for i in range(max(block.height for block, _ in row)):
            line: Line = []
            for block, size in row:
                line += [*pad(block.lines[i] if i < block.height else [], size), (" " * gap, INK)]
            lines.append(line[:-1])
    return lines


def room_beside(blocks: Sequence[Block], width: int, gap: int = 3) -> int:
    """How wide a further block may be that stands beside the last of these."""
    rows = _rows_of(blocks, width, gap)
    return width - sum(size + gap for _, size in rows[-1]) if rows else width


def _rows_of(blocks: Sequence[Block], width: int, gap: int) -> list[list[tuple[Block, int]]]:
    """Blocks with their widths, as many in a row as fit."""
    rows: list[list[tuple[Block, int]]] = []
    taken = 0
    for block in blocks:
        size = block.width
        if rows and taken + gap + size <= width:
            rows[-1].append((block, size))
            taken += gap + size
        else:
            rows.append([(block, size)])
            taken = size
    return rows


def stack(blocks: Sequence[Block]) -> Block:
    """Blocks below each other, divided by empty lines."""
    lines: list[Line] = []
    for block in blocks:
        lines += [[], *block.lines] if lines else block.lines
    return Block(lines)


class Drawing(ABC, Generic[M]):
    """A table that Rich can print; in a terminal without Unicode it is drawn in ASCII."""

    def __init__(self, width: int) -> None:
        self.width = max(width, 1)

    @abstractmethod
    def marks(self, *, is_ascii: bool) -> M:
        """The signs for a terminal with or without Unicode."""

    @abstractmethod
    def lines(self, marks: M, height: int) -> list[Line]:
        """The table with these signs, for a window of this height."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        marks = self.marks(is_ascii=options.ascii_only)
        for line in self.lines(marks, options.max_height):
            yield as_text(line, self.width, marks)


# ---- what every table has --------------------------------------------------------------------------


def player_sign(seat: int, marks: Marks) -> Piece:
    """A player's sign in the player's colour."""
    return marks.players[seat % len(marks.players)], f"bold {player_colour(seat)}"


def player_colour(seat: int) -> str:
    return PLAYERS[seat % len(PLAYERS)]


def player_name(seat: int, names: Sequence[str], marks: Marks, width: int = 14) -> Line:
    return [player_sign(seat, marks), *crop([(f" {names[seat]}", INK)], width, marks.ellipsis)]


def heading(text: str, marks: Marks) -> Line:
    """The title of a table."""
    return [(text, "underline" if marks.is_ascii else STRONG)]


def news_lines(news: Sequence[str], width: int, marks: Marks) -> list[Line]:
    """The last moves in words, one in each line."""
    return [crop([(f"{marks.dot} {line}", INK)], width, marks.ellipsis) for line in news]


def legend_block(words: str, width: int, marks: Marks) -> Block:
    """What the signs mean, parted by "; ", in lines of this width."""
    lines: list[str] = []
    for word in words.split("; "):
        if lines and len(lines[-1]) + 3 + len(word) <= width:
            lines[-1] += f" {marks.dot} {word}"
        else:
            lines.append(word)
    return Block([[(line, FAINT)] for line in lines])
