"""What an expansion adds outside the rules: to views, scenarios, words, drawings and the judge.

Its part in the rules is an ``Expansion`` (`rules/expansion.py`). Here too the base class adds nothing anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.tinners.bot.adviser import Adviser

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.rules.setting import Rules
    from wheal.games.tinners.terminal.addition import DrawnAddition
    from wheal.games.tinners.view import AreaView, View
    from wheal.kernel.board_parts import TableLine
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts


class Addition:
    """Made once per option set, beside the expansion."""

    name: ClassVar[str] = ""  # of its option, and of its parts of the board and the sheet
    verb_work: ClassVar[dict[str, int]] = {}  # what its verbs cost
    verbs: ClassVar[frozenset[str]] = frozenset()
    is_drawn: ClassVar[bool] = True  # on the page and in the picture; False: games with it are shown there in words
    closed_verbs: ClassVar[frozenset[str]] = frozenset()  # of its verbs those that are offered also when closed

    def __init__(self, content: Content) -> None:
        self.content = content

    # ---- the view: what CONTRACT's paths name -----------------------------------------------
    def describe_table(self, state: Position, viewer: int) -> dict[str, Any]:
        """Further fields of the view itself."""
        return {}

    def describe_player(self, state: Position, seat: int, viewer: int) -> dict[str, Any]:
        """Further fields of a player's view."""
        return {}

    def describe_area(self, state: Position, area: int, viewer: int) -> dict[str, Any]:
        """Further fields of an area's view."""
        return {}

    def name_players(self, tree: dict[str, Any], names: Sequence[str]) -> None:
        """In a scenario's paths, which hold these further fields, write names in place of seats."""

    # ---- a scenario's ``given`` -------------------------------------------------------------
    def place_table(self, state: Position, key: str, value: Any, names: Sequence[str]) -> bool:
        """Take a further key; True if it is known here."""
        return False

    def place_player(self, state: Position, seat: int, key: str, value: Any, names: Sequence[str]) -> bool:
        """Take a further field of ``given.player``; True if it is known here."""
        return False

    def place_area(self, state: Position, area: int, key: str, value: Any, names: Sequence[str]) -> bool:
        """Take a further field of ``given.area``; True if it is known here."""
        return False

    def finish_placing(self, state: Position, given: Any, names: Sequence[str]) -> None:
        """All is placed: fill in what follows from it, and refuse what cannot be."""

    # ---- the table in words -----------------------------------------------------------------
    def table_lines(self, say: Texts, view: View, names: Sequence[str]) -> list[TableLine]:
        """Further lines about the table as a whole."""
        return []

    def player_words(self, say: Texts, view: View, seat: int) -> list[str]:
        """Further things that a player has."""
        return []

    def area_words(self, say: Texts, area: AreaView, names: Sequence[str]) -> list[str]:
        """Further things that lie or stand in an area."""
        return []

    def cost_words(self, say: Texts, state: Position, seat: int, action: Action[Any]) -> list[str]:
        """What a move costs and brings that money, work and points do not tell."""
        return []

    # ---- the table drawn in the terminal ----------------------------------------------------
    def terminal_part(self) -> type[DrawnAddition]:
        """What it draws; imported by whoever draws, because Rich is loaded only there."""
        from wheal.games.tinners.terminal.addition import DrawnAddition

        return DrawnAddition

    # ---- the page and the picture -----------------------------------------------------------
    def board_part(self, state: Position) -> Any:
        """What the page is told besides the view, public, in the field of its name in ``BoardParts``; None: nothing."""
        return None

    def sheet_part(self, rules: Rules) -> Any:
        """What the page needs only once, in the field of its name in ``SheetParts``; None: nothing."""
        return None

    # ---- what the judge values --------------------------------------------------------------
    def adviser(self) -> Adviser:
        """What the further things and moves are worth to a bot."""
        return Adviser()
