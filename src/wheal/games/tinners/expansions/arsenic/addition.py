"""What Arsenic adds outside the rules: views, scenarios, words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.tinners.addition import Addition
from wheal.games.tinners.bot.adviser import Adviser
from wheal.games.tinners.expansions.arsenic.bot.judge import ArsenicAdviser
from wheal.games.tinners.expansions.arsenic.decisions.verbs import ARSENIC_VERBS
from wheal.games.tinners.expansions.arsenic.page import ArsenicView, arsenic_view
from wheal.games.tinners.expansions.arsenic.rules.market import (
    SELL_ARSENIC_WORK,
    cubes_on_open_spaces,
    first_open_section,
)
from wheal.games.tinners.expansions.arsenic.rules.position import UNUSED_LIMITER, arsenic_of
from wheal.games.tinners.expansions.arsenic.rules.processing import limiter_of
from wheal.games.tinners.expansions.arsenic.words import (
    area_words,
    cost_words,
    market_line,
    open_spaces,
    player_words,
)
from wheal.games.tinners.rules.position import NONE, with_number
from wheal.kernel.content_reading import LARGEST
from wheal.kernel.errors import BadInput
from wheal.kernel.scenario.values import number, one_of_names

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.terminal.addition import DrawnAddition
    from wheal.games.tinners.view import AreaView, View
    from wheal.kernel.board_parts import TableLine
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts


class ArsenicAddition(Addition):
    """What the Arsenic expansion shows and reads."""

    name: ClassVar[str] = "arsenic"
    is_drawn: ClassVar[bool] = False
    verb_work: ClassVar[dict[str, int]] = {"process": 0, "sell-arsenic": SELL_ARSENIC_WORK, "calciner": 0}
    verbs: ClassVar[frozenset[str]] = frozenset(verb.notation.split()[0] for verb in ARSENIC_VERBS)
    closed_verbs: ClassVar[frozenset[str]] = frozenset({"process", "sell-arsenic"})

    def describe_table(self, state: Position, viewer: int) -> dict[str, Any]:
        return {"market": cubes_on_open_spaces(state), "market_spaces": open_spaces(state)}

    def describe_player(self, state: Position, seat: int, viewer: int) -> dict[str, Any]:
        board = arsenic_of(state)
        calciner = board.calciners[seat]
        names: list[str] = state.rules.game.content.area_names()
        return {
            "arsenic": board.held[seat],
            "calciner": "" if calciner == NONE else names[calciner],
            "limiter": limiter_of(state.players[seat]),
        }

    def describe_area(self, state: Position, area: int, viewer: int) -> dict[str, Any]:
        board = arsenic_of(state)
        return {"arsenic": board.cubes[area], "calciner": area in board.calciners}

    def place_table(self, state: Position, key: str, value: Any, names: Sequence[str]) -> bool:
        if key != "market":
            return False
        board = arsenic_of(state)
        sections = board.setting.sections
        left = number(value, "given.market", 0, LARGEST, "TT-ARS-12")
        sold = [0] * len(sections)
        for section in range(first_open_section(state), len(sections)):
            is_last = section == len(sections) - 1
            sold[section] = left if is_last else min(left, len(sections[section]))
            left -= sold[section]
        board.sold = sold
        return True

    def place_player(self, state: Position, seat: int, key: str, value: Any, names: Sequence[str]) -> bool:
        board = arsenic_of(state)
        where = f"given.player.{names[seat]}.{key}"
        if key == "arsenic":
            board.held = with_number(board.held, seat, number(value, where, 0, LARGEST, "TT-ARS-05"))
        elif key == "calciner":
            area = NONE if value == "" else one_of_names(value, state.rules.game.content.area_names(), "area", where)
            if area != NONE and state.areas[area].owner != seat:
                raise BadInput(f"{where}: a calciner stands in an own mine; {names[seat]} has none there (TT-ARS-02)")
            board.calciners = with_number(board.calciners, seat, area)
        elif key == "limiter":
            player = state.players[seat]
            player.final_column = number(value, where, 1, UNUSED_LIMITER, "TT-ARS-07") - 1
            if player.column > player.final_column:
                what = f"the marker stands in column {player.column}, so the limiter is at {player.column + 1} or more"
                raise BadInput(f"{where}: {what} (TT-ARS-07)")
        else:
            return False
        return True

    def place_area(self, state: Position, area: int, key: str, value: Any, names: Sequence[str]) -> bool:
        if key != "arsenic":
            return False
        board = arsenic_of(state)
        where = f"given.area.{state.rules.game.content.area_names()[area]}.arsenic"
        board.cubes = with_number(board.cubes, area, number(value, where, 0, LARGEST, "TT-ARS-03"))
        return True

    # ---- words ------------------------------------------------------------------------------
    def table_lines(self, say: Texts, view: View, names: Sequence[str]) -> list[TableLine]:
        return [market_line(say, view)]

    def player_words(self, say: Texts, view: View, seat: int) -> list[str]:
        return player_words(say, view, seat)

    def area_words(self, say: Texts, area: AreaView, names: Sequence[str]) -> list[str]:
        return area_words(say, area)

    def cost_words(self, say: Texts, state: Position, seat: int, action: Action[Any]) -> list[str]:
        return cost_words(say, state, seat, action)

    # ---- the page ---------------------------------------------------------------------------
    def board_part(self, state: Position) -> ArsenicView:
        return arsenic_view(state)

    # ---- the judge --------------------------------------------------------------------------
    def adviser(self) -> Adviser:
        return ArsenicAdviser()

    # ---- the terminal -----------------------------------------------------------------------
    def terminal_part(self) -> type[DrawnAddition]:
        from wheal.games.tinners.expansions.arsenic.terminal import DrawnArsenic

        return DrawnArsenic
