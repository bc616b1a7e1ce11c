"""Arsenic in words: the market, what players and areas have, what processing costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.expansions.arsenic.decisions.verbs import Calciner, Process
from wheal.games.tinners.expansions.arsenic.rules.market import first_open_section, sale_of
from wheal.games.tinners.expansions.arsenic.rules.position import arsenic_of

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.view import AreaView, View
    from wheal.kernel.board_parts import TableLine
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts


def open_spaces(state: Position) -> list[list[int]]:
    """What the empty spaces of each open section pay, best first; the last space of all is always there."""
    board = arsenic_of(state)
    sections = board.setting.sections
    found = [sections[number][board.sold[number] :] for number in range(first_open_section(state), len(sections))]
    return [*found[:-1], found[-1] or sections[-1][-1:]]


def market_line(say: Texts, view: View) -> TableLine:
    """What the open spaces pay, section by section."""
    spaces = view.more["market_spaces"]
    text = "; ".join(", ".join(f"£{space}" for space in section) for section in spaces if section)
    return say.line("board-market", spaces=text, money=next(space for section in spaces for space in section))


def player_words(say: Texts, view: View, seat: int) -> list[str]:
    more = view.player[seat].more
    words = [say("board-arsenic-held", count=more["arsenic"])] if more["arsenic"] else []
    if more["calciner"]:
        return [*words, say("board-calciner-at", area=view.area[more["calciner"]].name)]
    return [*words, say("board-calciner-unbuilt")]


def area_words(say: Texts, area: AreaView) -> list[str]:
    words = [say("board-calciner")] if area.more["calciner"] else []
    return [*words, say("board-arsenic", count=area.more["arsenic"])] if area.more["arsenic"] else words


def cost_words(say: Texts, state: Position, seat: int, action: Action[Any]) -> list[str]:
    if isinstance(action, Process):
        work = state.players[seat].final_column - 1
        return [say("draw-cost-limiter", work=work), say("draw-cost-arsenic", money=sale_of(state, 1))]
    if isinstance(action, Calciner):
        return [say("draw-cost-cubes", cubes=1 + len(state.rules.neighbours[state.frames[-1].count]))]
    return []
