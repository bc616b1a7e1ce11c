"""Styled pieces of text, lines and blocks: what the drawn table is put together from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from wheal.kernel.letters import in_ascii

Piece: TypeAlias = tuple[str, str]  # text and Rich style
Line: TypeAlias = list[Piece]

INK = ""
FAINT = "dim"
STRONG = "bold"
LAMP = "bold #d08700"  # what is being decided now, and nothing else
ORE = {"tin": "bold #7d8a94", "copper": "bold #c0642c", "water": "bold #3585c6"}
PLAYERS = ("#5b8fe8", "#e0653c", "#c79a12", "#cf74ab", "#2fa37b")  # cobalt, vermilion, gorse, thrift, fern


class Letters(NamedTuple):
    """The letters of the map, which each language has of its own."""

    tin: str
    copper: str
    water: str
    miner: str
    port: str
    train: str
    pump: str
    adit: str = "="


LETTERS = Letters(*"TC~MPRU")


@dataclass(frozen=True)
class Marks:
    """The signs of a drawing: of people, of borders, of what is hidden."""

    players: str
    thin: str  # corners from the upper left, clockwise, then the horizontal and the vertical line
    double: str
    shade: str
    eye: str
    hand: str
    dot: str
    ellipsis: str
    is_ascii: bool = False
    letters: Letters = LETTERS

    def plain(self, text: str) -> str:
        """A text in the characters that there are."""
        return in_ascii(text) if self.is_ascii else text


UNICODE = Marks("♦●▲■★", "╭╮╯╰─│", "╔╗╝╚═║", "▒", "◉", "▸", "·", "…")
ASCII = Marks("*o^#@", "++++-|", "####=#", ":", "?", ">", ".", ".", is_ascii=True)


class Block(NamedTuple):
    """Lines that stand below each other."""

    lines: list[Line]

    @property
    def width(self) -> int:
        return max((width_of(line) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        return len(self.lines)


def width_of(line: Line) -> int:
    return sum(cell_len(text) for text, _ in line)


def cropped(line: Line, width: int, ellipsis: str = "…") -> Line:
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


def padded(line: Line, width: int) -> Line:
    """A line that is exactly this wide."""
    line = cropped(line, width)
    return [*line, (" " * (width - width_of(line)), INK)]


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
    rows: list[list[Block]] = []
    taken = 0
    for block in blocks:
        if rows and taken + gap + block.width <= width:
            rows[-1].append(block)
            taken += gap + block.width
        else:
            rows.append([block])
            taken = block.width
    lines: list[Line] = []
    for row in rows:
        if lines:
            lines.append([])
        for i in range(max(block.height for block in row)):
            line: Line = []
            for block in row:
                line += [*padded(block.lines[i] if i < block.height else [], block.width), (" " * gap, INK)]
            lines.append(line[:-1])
    return lines


def stacked(blocks: Sequence[Block]) -> Block:
    """Blocks below each other, divided by empty lines."""
    lines: list[Line] = []
    for block in blocks:
        lines += [[], *block.lines] if lines else block.lines
    return Block(lines)


def as_text(line: Line, width: int, marks: Marks) -> Text:
    """A line for Rich, cropped and in the characters that there are."""
    plain: Line = [(marks.plain(text), style) for text, style in line]
    text = Text.assemble(*cropped(plain, width, marks.ellipsis), no_wrap=True, overflow="crop")
    text.rstrip()
    return text


def player_sign(seat: int, marks: Marks) -> Piece:
    """A player's sign in the player's colour."""
    return marks.players[seat % len(marks.players)], f"bold {player_colour(seat)}"


def player_colour(seat: int) -> str:
    return PLAYERS[seat % len(PLAYERS)]


def player_name(seat: int, names: Sequence[str], marks: Marks, width: int = 14) -> Line:
    return [player_sign(seat, marks), *cropped([(f" {names[seat]}", INK)], width, marks.ellipsis)]
