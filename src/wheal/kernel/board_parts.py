"""What a game gives to those who show it: the table in words; for its page sheet, stage, round cards and highlights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

NOBODY: Final = -1
INDENT: Final = "  "  # of lines under a title


class TableLine(NamedTuple):
    """A line of the table in words: what it begins with (perhaps nothing) and the rest; the seat of which it tells, and
    the seat that owns what it tells of."""

    head: str
    rest: str
    seat: int = NOBODY
    owner: int = NOBODY

    @property
    def text(self) -> str:
        return f"{self.head} {self.rest}" if self.head else self.rest


class TableSection(NamedTuple):
    """Lines of the table that belong together, perhaps under a title."""

    title: str
    lines: list[TableLine]


def plain_lines(sections: Sequence[TableSection]) -> Iterator[str]:
    """The table as it is printed."""
    for section in sections:
        if section.title:
            yield f"{section.title}:"
        yield from (INDENT + line.text if section.title else line.text for line in section.lines)


class Sheet(NamedTuple):
    """What never changes in a game with the same content, seats and options: a drawing as SVG (perhaps empty) and the
    plain values that the board reads, of the second of the game's ``board_types``."""

    svg: str
    constants: Any


class Stage(NamedTuple):
    """Where the game is, in words: the round, and its phases with the place of the present one (-1: none)."""

    title: str
    phases: list[str]
    at: int


class Offers(NamedTuple):
    """Of legal moves, by their index: those whose amounts a page sets to begin with, and those that are of no use to
    the seat, which it shows when all are asked for."""

    presets: frozenset[int] = frozenset()
    useless: frozenset[int] = frozenset()


class Roll(NamedTuple):
    """Dice as they fell, for a resource: their faces, what is added to the sum, and what came of it in a sentence."""

    kind: str
    faces: list[int]
    change: int
    sentence: str


class RoundCard(NamedTuple):
    """How a round ended and the next one began, after so many moves: the dice of its beginning, what each seat sold and
    scored, and the order of play."""

    moves: int
    title: str
    rolls: list[Roll]
    lines: list[TableLine]
    order: list[int]


class Highlight(NamedTuple):
    """Something worth telling after the game, with the name of an icon."""

    icon: str
    title: str
    sentence: str
