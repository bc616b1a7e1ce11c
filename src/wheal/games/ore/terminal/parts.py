"""What every chapter of the drawn table shares: the signs, the letters of resources, the board, and what is lit.

A letter stands for one barrel: ``Cu/Fe O $15`` is a row for one barrel of copper or iron and one of oil.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.rules.position import NONE
from wheal.kernel.letters import fold
from wheal.look import terminal as drawing
from wheal.look.terminal import FAINT, INK, LAMP, STRONG, Line, Piece, width_of

if TYPE_CHECKING:
    from wheal.games.ore.content import Content, Row
    from wheal.games.ore.page.types import OreBoard
    from wheal.games.ore.rules.position import Position
    from wheal.kernel.texts import Texts

COLOURS: Final = ("bold #c2ae1f", "bold #8f7fd6", "bold #b8695a", "bold #c0642c", "bold #7f8a92")  # by resource


@dataclass(frozen=True, kw_only=True)
class Marks(drawing.Marks):
    """The signs of a drawing with those that only shafts and cards have."""

    letters: tuple[str, ...]  # of the resources
    shaft: str  # its head, wall, branch at a level border, and foot
    ground: str
    border: str  # between levels: thick
    hatch: str  # too deep for the viewer's cage
    stuck: str  # of a miner that cannot go deeper, and of all spaces of an exhausted mine
    neutral: str
    check: str
    due: str
    leaving: str
    arrow: str
    divide: str  # between the levels of a small card

    def plain(self, text: str) -> str:
        return super().plain(text).replace("×", self.stuck)


def marks_of(letters: str, *, is_ascii: bool) -> Marks:
    """The signs for a terminal with or without Unicode."""
    return Marks(
        **vars(drawing.ASCII if is_ascii else drawing.UNICODE),
        letters=tuple(letters.split()),
        shaft="+|+`" if is_ascii else "┎┃┣┖",
        ground="-" if is_ascii else "─",
        border="=" if is_ascii else "━",
        hatch="/" if is_ascii else "░",
        stuck="x" if is_ascii else "×",
        neutral="n" if is_ascii else "○",
        check="v" if is_ascii else "✓",
        due="!",
        leaving=":" if is_ascii else "╎",
        arrow=">" if is_ascii else "→",
        divide="|" if is_ascii else "┃",
    )


def legal_moves(state: Position, viewer: int) -> tuple[int, frozenset[str]]:
    """Whose moves are lit, and which: the viewer's own if it is asked; for a spectator those of the only seat that is.

    What a seat has chosen in secret would show in what it can still choose: nobody else is shown that (ORE-RUL-34).
    """
    deciders = state.deciders
    seat = deciders[0] if viewer < 0 and len(deciders) == 1 else viewer
    if seat not in deciders:
        return NONE, frozenset()
    shown = state.clone()
    if seat != viewer:
        shown.sealed[seat] = []
    return seat, frozenset(action.text for action in shown.legal_actions(seat))


@dataclass
class Table:
    """A board, the position behind it, of which chapters of the rules are asked, and what is needed to draw both."""

    state: Position
    viewer: int
    board: OreBoard
    content: Content
    names: Sequence[str]
    say: Texts
    marks: Marks

    def __post_init__(self) -> None:
        self.asked, self.legal = legal_moves(self.state, self.viewer)
        self.assets = self.content.asset_of
        self.contracts = self.content.contract_of

    # ---- what can be chosen -----------------------------------------------------------------
    def moves_from(self, start: str) -> list[str]:
        """The legal moves that are, or begin with, these words."""
        return [move for move in self.legal if f"{move} ".startswith(f"{start} ")]

    def is_lit(self, *moves: str) -> bool:
        return not self.legal.isdisjoint(moves)

    def hand(self, *moves: str) -> Piece:
        """A pointing hand before what can be chosen now, a check before what this viewer has chosen in secret."""
        me = self.board.me
        if me >= 0 and not set(moves).isdisjoint(self.board.player[me].sealed):
            return self.marks.check, STRONG
        return (self.marks.hand, LAMP) if self.is_lit(*moves) else (" ", INK)

    def lamp(self, style: str, *moves: str) -> str:
        """The style of something: the lamp's, if it can be chosen now."""
        return LAMP if self.is_lit(*moves) else style

    # ---- resources --------------------------------------------------------------------------
    def letter(self, resource: int | str) -> Piece:
        number = resource if isinstance(resource, int) else RESOURCES.index(resource)
        return self.marks.letters[number], COLOURS[number]

    def tint(self, text: str, style: str = INK) -> Line:
        """A text whose letters of resources have their colours."""
        letters = self.marks.letters
        words = [word for word in self._letters.split(text) if word]
        return [self.letter(letters.index(word)) if word in letters else (word, style) for word in words]

    @cached_property
    def _letters(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![\w-])({'|'.join(self.marks.letters)})(?![\w-])")

    def barrels(self, numbers: Sequence[int]) -> str:
        """So many letters as barrels, those of one resource together: ``O Fe Fe``."""
        pairs = zip(self.marks.letters, numbers, strict=True)
        return " ".join(letter for letter, number in pairs for _ in range(number))

    def needs(self, row: Row) -> Line:
        return self.tint(" ".join(map(self.item, row.needs)))

    def item(self, item: Iterable[int | str]) -> str:
        """One barrel of a row: ``Cu`` or ``Cu/Fe``."""
        return "/".join(self.letter(resource)[0] for resource in item)


def id_unless_name(name: str, card: str) -> str:
    """A card's id, where its name would not tell how it is typed."""
    words = re.findall(r"[a-z0-9]+", fold(name))
    return "" if "-".join(words) == card else card


def spread(left: Line, right: Line, width: int) -> list[Line]:
    """Two ends of one line, or two lines where they do not fit."""
    spare = width - width_of(left) - width_of(right)
    if spare < 1 and right:
        return [left, [(" " * max(width - width_of(right), 0), INK), *right]]
    return [[*left, (" " * max(spare, 0), INK), *right]]


def rule(title: Line, width: int, marks: Marks) -> Line:
    """A title with a thin line behind it."""
    rest = width - width_of(title) - 1
    return [*title, (f" {marks.ground * rest}" if rest > 0 else "", FAINT)]
