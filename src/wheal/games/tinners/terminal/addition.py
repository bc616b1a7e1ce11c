"""What an expansion adds to the drawn table. The base class adds nothing anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from wheal.look.terminal import Block, Line

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.terminal.parts import Marks
    from wheal.games.tinners.view import AreaView, View
    from wheal.kernel.texts import Texts


class Column(NamedTuple):
    """A further column of the players' table: its head, and a cell for each seat."""

    head: Line
    cells: list[Line]


class DrawnAddition:
    """Made for each drawing, with the signs of its terminal."""

    def __init__(self, view: View, content: Content, names: Sequence[str], say: Texts, marks: Marks) -> None:
        self.view = view
        self.content = content
        self.names = names
        self.say = say
        self.marks = marks

    def area_signs(self, area: AreaView) -> list[Line]:
        """What lies or stands in an area, in the few characters of a cell."""
        return []

    def track_signs(self) -> Mapping[int, list[Line]]:
        """Signs of two characters at the foot of the work track, by column."""
        return {}

    def player_columns(self) -> list[Column]:
        """Further columns of the players' table."""
        return []

    def tables(self) -> list[Block]:
        """Tables of its own."""
        return []

    def legend(self) -> str:
        """What its signs mean, parted by "; "."""
        return ""
