"""What every chapter of the drawn table shares: the colours and letters of resources, the signs of shafts, the view.

A letter stands for one barrel: ``Cu/Fe O $15`` is a row for one barrel of copper or iron and one of oil.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.drawn_lit import choices, lit_seat
from wheal.kernel import drawing
from wheal.kernel.drawing import FAINT, INK, LAMP, STRONG, Line, Piece, width_of
from wheal.kernel.letters import fold

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Content, Contract, Initiative, MineCard, Row
    from wheal.games.ore.view import View
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


class Table:
    """One view with what is needed to draw any part of it."""

    def __init__(self, view: View, content: Content, names: Sequence[str], say: Texts, marks: Marks) -> None:
        self.view = view
        self.content = content
        self.names = names
        self.say = say
        self.marks = marks
        self.asked = lit_seat(view)
        self.lit = choices(view, content)

    # ---- cards by their names ---------------------------------------------------------------
    @cached_property
    def assets(self) -> dict[str, Asset]:
        return {asset.id: asset for asset in self.content.assets}

    @cached_property
    def initiatives(self) -> dict[str, Initiative]:
        return {initiative.id: initiative for initiative in self.content.initiatives}

    @cached_property
    def contracts(self) -> dict[int, Contract]:
        return {contract.number: contract for contract in self.content.contracts}

    @cached_property
    def mines(self) -> dict[str, MineCard]:
        return {mine.id: mine for mine in self.content.mines}

    # ---- what can be chosen -----------------------------------------------------------------
    def is_lit(self, *moves: str) -> bool:
        return not self.lit.isdisjoint(moves)

    def hand(self, *moves: str) -> Piece:
        """A pointing hand before what can be chosen now, a check before what this viewer has chosen in secret."""
        view = self.view
        if 0 <= view.viewer < len(view.player) and not set(moves).isdisjoint(view.player[view.viewer].sealed):
            return self.marks.check, STRONG
        return (self.marks.hand, LAMP) if self.is_lit(*moves) else (" ", INK)

    def own_hand(self, seat: int, *moves: str) -> Piece:
        """The same for something that others may have too."""
        return self.hand(*moves) if seat == self.asked else (" ", INK)

    def lamp(self, style: str, *moves: str) -> str:
        """The style of something: the lamp's, if it can be chosen now."""
        return LAMP if self.is_lit(*moves) else style

    # ---- resources --------------------------------------------------------------------------
    def letter(self, resource: int) -> Piece:
        return self.marks.letters[resource], COLOURS[resource]

    def tinted(self, text: str, style: str = INK) -> Line:
        """A text whose letters of resources have their colours."""
        line: Line = []
        for word in self._letters.split(text):
            line.append(self.letter(self.marks.letters.index(word)) if word in self.marks.letters else (word, style))
        return [piece for piece in line if piece[0]]

    @cached_property
    def _letters(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![\w-])({'|'.join(self.marks.letters)})(?![\w-])")

    def barrels(self, numbers: Sequence[int]) -> str:
        """So many letters as barrels, those of one resource together: ``O Fe Fe``."""
        return " ".join(
            letter for letter, number in zip(self.marks.letters, numbers, strict=True) for _ in range(number)
        )

    def counted(self, numbers: Sequence[int], sign: str = "") -> str:
        """Barrels by number: ``2 Fe 1 C``."""
        pairs = zip(numbers, self.marks.letters, strict=True)
        return " ".join(f"{sign}{number} {letter}" for number, letter in pairs if number)

    def needs(self, row: Row) -> str:
        return " ".join(map(self.item, row.needs))

    def item(self, item: tuple[int, ...]) -> str:
        """One barrel of a row: ``Cu`` or ``Cu/Fe``."""
        return "/".join(self.marks.letters[resource] for resource in item)

    def number_of(self, resource: str) -> int:
        return RESOURCES.index(resource)


def known_as(name: str, card: str) -> str:
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


def joined(lines: Iterable[Line], gap: str) -> Line:
    """Lines one behind the other."""
    out: Line = []
    for line in lines:
        out += [(gap, FAINT), *line] if out else line
    return out
