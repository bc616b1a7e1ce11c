"""Mines as shafts: one gallery for each space with its yield and its miners, thick lines between the levels.

On a thick line stand the signs of those whose cage goes below it. Galleries that the viewer's cage does not reach are
hatched, and a miner that cannot go deeper has a cross behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.drawn_asked import can_advance
from wheal.kernel.drawing import FAINT, INK, STRONG, Block, Line, cropped, padded, player_sign, width_of

if TYPE_CHECKING:
    from wheal.games.ore.drawn_parts import Table
    from wheal.games.ore.view import MineView, PrivateView

WIDE, SMALL = 12, 7  # columns of a shaft
NAMED = 10  # from here on there is room for words


def draw_shafts(table: Table, width: int) -> list[Block]:
    """The five mines, always in the same order."""
    return [draw_shaft(table, name, width) for name in RESOURCES]


def draw_shaft(table: Table, name: str, width: int) -> Block:
    """Price and pile above the ground, the galleries below it."""
    mine, marks = table.view.mine[name], table.marks
    head = _head(table, name, mine, width)
    if not mine.card:
        return Block([head, cropped([(table.say("draw-no-mine"), FAINT)], width, marks.ellipsis)])
    pile = f"{marks.shade}{len(mine.pile)}"
    card = cropped([(mine.card, FAINT)], width - len(pile), marks.ellipsis)
    lines = [head, [*padded(card, width - len(pile)), (pile, FAINT)], [(_sill(table, 0, marks.ground, width), FAINT)]]
    for space, level in enumerate(mine.levels):
        if space and level > mine.levels[space - 1]:
            lines.append(_border(table, level, width))
        lines.append(_gallery(table, name, mine, space, width))
    return Block([*lines, _foot(table, mine, width)])


def _head(table: Table, name: str, mine: MineView, width: int) -> Line:
    """Letter, name and price; the price has the lamp where a barrel can be sold."""
    resource = table.number_of(name)
    move = f"sell {name}"
    price: Line = [table.hand(move), (f"${mine.price}", table.lamp(STRONG, move))] if mine.card else []
    word = f" {table.say('resource-name', resource=name)}" if width >= NAMED else ""
    left = cropped([table.letter(resource), (word, INK)], width - width_of(price), table.marks.ellipsis)
    return [*padded(left, width - width_of(price)), *price]


def _sill(table: Table, place: int, sign: str, width: int) -> str:
    return table.marks.shaft[place] + sign * (width - 1)


def _border(table: Table, level: int, width: int) -> Line:
    """The thick line above a level: its number, and whose cage goes there."""
    marks = table.marks
    before = marks.border if width >= NAMED else ""
    line: Line = [(marks.shaft[2] + before, INK), (str(level), STRONG), (before, INK)]
    line += [player_sign(seat, marks) for seat, player in enumerate(table.view.player) if player.cage >= level]
    return cropped([*line, (marks.border * max(width - width_of(line), 0), INK)], width, "")


def _gallery(table: Table, name: str, mine: MineView, space: int, width: int) -> Line:
    """One space: who stands there, and what it yields."""
    marks, view, seats = table.marks, table.view, mine.miners[space]
    line: Line = [(marks.shaft[1], FAINT if mine.exhausted else INK), table.hand(*moves_here(name, space))]
    if mine.exhausted:
        line.append((marks.stuck, FAINT))
    elif seats:
        line.append(player_sign(seats[0], marks))
        stuck = "" if can_advance(view, mine, space) else marks.stuck
        line.append((f"{len(seats) if len(seats) > 1 else ''}{stuck}", INK))
    number = str(mine.yields[space])
    rest = max(width - width_of(line) - len(number), 0)
    ground = f"{_ground(table, mine, space) * (rest - 1)} " if rest else ""
    style = FAINT if mine.exhausted else table.letter(table.number_of(name))[1]
    return [*line, (ground, FAINT), (number, style)]


def moves_here(name: str, space: int) -> list[str]:
    """The moves that put a miner on a space or take one off."""
    first = [f"mine {name}", f"push {name}"] if space == 0 else []
    drilled = [f"drill {name} 2"] if space == 1 else [f"drill {name} 3 cash", f"drill {name} 3 coal"]
    return [f"relieve {name} {space + 1}", *first, *(drilled if space in (1, 2) else [])]


def _ground(table: Table, mine: MineView, space: int) -> str:
    """How a gallery is filled: hatched where nobody stands and the viewer's cage does not go."""
    return table.marks.hatch if is_too_deep(table, mine, space) and not mine.miners[space] else " "


def is_too_deep(table: Table, mine: MineView, space: int) -> bool:
    """Is a space of a mine that can be worked below the viewer's own cage?"""
    view = table.view
    is_seat = 0 <= view.viewer < len(view.player) and not mine.exhausted
    return is_seat and mine.levels[space] > view.player[view.viewer].cage


def _foot(table: Table, mine: MineView, width: int) -> Line:
    word = table.say("draw-exhausted")
    if not mine.exhausted or width < len(word) + 2:
        return [(_sill(table, 3, table.marks.ground, width), FAINT)]
    return padded([(table.marks.shaft[3] + " ", FAINT), (word, STRONG)], width)


# ---- private cards ---------------------------------------------------------------------------------


def draw_private(table: Table, seat: int, own: PrivateView) -> tuple[Line, Line]:
    """A private mine or market, and its shaft lying on its side with the neutral miner on its space."""
    card = table.mines[own.card]
    move = f"sell {own.resource} from {own.card}"
    style = table.lamp(STRONG if own.space else FAINT, move)
    mode = table.say("draw-private", mode=own.mode)
    head: Line = [table.hand(move), table.letter(card.resource), (f" {mode}", style), (f" {own.card}", FAINT)]
    if own.mode == "market":
        head.append((f" ${card.price}", style))
    return head, _lying(table, seat, own)


def _lying(table: Table, seat: int, own: PrivateView) -> Line:
    marks, card, cage = table.marks, table.mines[own.card], table.view.player[seat].cage
    line: Line = []
    for space, (number, level) in enumerate(zip(card.yields, card.levels, strict=True), 1):
        if space > 1:
            line.append((marks.divide if level > card.levels[space - 2] else " ", INK))
        if space == own.space:
            line.append((marks.neutral, STRONG))
        is_beyond = level > cage or not own.space
        line.append((str(number), FAINT if is_beyond else table.letter(card.resource)[1]))
    if not own.space:
        line.append((f" {table.say('draw-exhausted')}", FAINT))
    elif own.mode == "market" and not own.open:
        line.append((f" {table.say('draw-closed')}", FAINT))
    return line
