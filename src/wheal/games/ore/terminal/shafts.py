"""Mines as shafts: one gallery for each space with its yield and its miners, thick lines between the levels.

On a thick line stand the signs of those whose cage goes below it. Galleries that the viewer's cage does not reach are
hatched, and a miner that cannot go deeper has a cross behind it. In a low window a mine lies on its side, as private
cards always do: ``▸2 ♦1┃░3`` are three spaces with their yields, the first can be chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.look.terminal import FAINT, INK, STRONG, Block, Line, columns, crop, pad, player_sign, width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wheal.games.ore.page.types import OreMine
    from wheal.games.ore.terminal.parts import Table
    from wheal.games.ore.view import PrivateView

WIDE, SMALL = 12, 7  # columns of a shaft
NAMED = 10  # from here on there is room for words


def draw_shafts(table: Table, width: int) -> list[Block]:
    """The five mines, always in the same order."""
    return [draw_shaft(table, name, mine, width) for name, mine in table.board.mine.items()]


def draw_shaft(table: Table, name: str, mine: OreMine, width: int) -> Block:
    """Price and pile above the ground, the galleries below it."""
    marks = table.marks
    price = _price(table, name, mine) if mine.card else []
    word = f" {table.say('resource-name', resource=name)}" if width >= NAMED else ""
    left = crop([table.letter(name), (word, INK)], width - width_of(price), marks.ellipsis)
    head = [*pad(left, width - width_of(price)), *price]
    if not mine.card:
        return Block([head, crop([(table.say("draw-no-mine"), FAINT)], width, marks.ellipsis)])
    pile = _pile(table, mine)
    card = crop([(mine.card, FAINT)], width - len(pile), marks.ellipsis)
    lines = [head, [*pad(card, width - len(pile)), (pile, FAINT)], _sill(table, 0, width)]
    for space, level in enumerate(mine.levels):
        if _is_border(mine.levels, space):
            lines.append(_border(table, level, width))
        lines.append(_gallery(table, name, mine, space, width))
    return Block([*lines, _foot(table, mine, width)])


def _price(table: Table, name: str, mine: OreMine) -> Line:
    """It has the lamp where a barrel can be sold."""
    move = f"sell {name}"
    return [table.hand(move), (f"${mine.price}", table.lamp(STRONG, move))]


def _pile(table: Table, mine: OreMine) -> str:
    return f"{table.marks.shade}{len(mine.pile)}"


def _is_border(levels: Sequence[int], space: int) -> bool:
    """Does a level begin at this space?"""
    return space > 0 and levels[space] > levels[space - 1]


def _sill(table: Table, place: int, width: int) -> Line:
    return [(table.marks.shaft[place] + table.marks.ground * (width - 1), FAINT)]


def _border(table: Table, level: int, width: int) -> Line:
    """The thick line above a level: its number, and whose cage goes there."""
    marks = table.marks
    before = marks.border if width >= NAMED else ""
    line: Line = [(marks.shaft[2] + before, INK), (str(level), STRONG), (before, INK)]
    line += [player_sign(seat, marks) for seat, player in enumerate(table.board.player) if player.cage >= level]
    return crop([*line, (marks.border * max(width - width_of(line), 0), INK)], width, "")


def _gallery(table: Table, name: str, mine: OreMine, space: int, width: int) -> Line:
    """One space: who stands there, and what it yields."""
    marks, seats = table.marks, mine.miners[space]
    line: Line = [(marks.shaft[1], FAINT if mine.exhausted else INK), table.hand(*_moves_here(name, space))]
    if mine.exhausted:
        line.append((marks.stuck, FAINT))
    elif seats:
        count = str(len(seats)) if len(seats) > 1 else ""
        line += [player_sign(seats[0], marks), (count + _cross(table, mine, space), INK)]
    rest = max(width - width_of(line) - len(str(mine.yields[space])), 0)
    fill = marks.hatch if _is_too_deep(table, mine, space) and not seats else " "
    return [
        *line,
        (f"{fill * (rest - 1)} " if rest else "", FAINT),
        (str(mine.yields[space]), _tint(table, name, mine)),
    ]


def _tint(table: Table, name: str, mine: OreMine) -> str:
    return FAINT if mine.exhausted else table.letter(name)[1]


def _cross(table: Table, mine: OreMine, space: int) -> str:
    return table.marks.stuck if mine.stuck[space] else ""


def _moves_here(name: str, space: int) -> list[str]:
    """The moves that put a miner on a space or take one off."""
    entries = [
        [f"mine {name}", f"push {name}"],
        [f"drill {name} 2"],
        [f"drill {name} 3 cash", f"drill {name} 3 coal"],
    ]
    return [f"relieve {name} {space + 1}", *(entries[space] if space < len(entries) else [])]


def _is_too_deep(table: Table, mine: OreMine, space: int) -> bool:
    """Is a space of a mine that can be worked below the viewer's own cage?"""
    me = table.board.me
    return me >= 0 and not mine.exhausted and space >= mine.reach[me]


def _foot(table: Table, mine: OreMine, width: int) -> Line:
    word = table.say("draw-exhausted")
    if not mine.exhausted or width < len(word) + 2:
        return _sill(table, 3, width)
    return pad([(table.marks.shaft[3] + " ", FAINT), (word, STRONG)], width)


# ---- on their sides --------------------------------------------------------------------------------


def draw_lying_mines(table: Table) -> Block:
    """The five mines, one in each line: letter, price, card and pile, then the spaces from the top."""
    rows: list[list[Line]] = []
    for name, mine in table.board.mine.items():
        cells: list[Line] = [[], [], [], [(table.say("draw-no-mine"), FAINT)]]
        if mine.card:
            pile: Line = [(_pile(table, mine), FAINT)]
            cells = [_price(table, name, mine), [(mine.card, FAINT)], pile, _lying_spaces(table, name, mine)]
        rows.append([[table.letter(name)], *cells])
    return Block(columns(rows))


def _lying_spaces(table: Table, name: str, mine: OreMine) -> Line:
    """Of each space a hand if it can be chosen, who stands there, and the yield."""
    marks = table.marks
    line: Line = []
    for space, seats in enumerate(mine.miners):
        line += _gap(table, mine.levels, space)
        hand = table.hand(*_moves_here(name, space))
        line += [hand] if hand[0].strip() else []
        if seats and not mine.exhausted:
            count, cross = len(seats), _cross(table, mine, space)
            line += [player_sign(seats[0], marks), (f"{count}{cross}:" if count > 1 else cross, INK)]
        elif _is_too_deep(table, mine, space):
            line.append((marks.hatch, FAINT))
        line.append((str(mine.yields[space]), _tint(table, name, mine)))
    return [*line, (f" {table.say('draw-exhausted')}", STRONG)] if mine.exhausted else line


def _gap(table: Table, levels: Sequence[int], space: int) -> Line:
    if space == 0:
        return []
    return [(table.marks.divide if _is_border(levels, space) else " ", INK)]


def draw_private(table: Table, seat: int, own: PrivateView) -> tuple[Line, Line]:
    """A private mine or market, and its spaces with the neutral miner on one of them."""
    card = table.content.mine_of[own.card]
    move = f"sell {own.resource} from {own.card}"
    style = table.lamp(STRONG if own.space else FAINT, move)
    mode = table.say("draw-private", mode=own.mode)
    head: Line = [table.hand(move), table.letter(own.resource), (f" {mode}", style), (f" {own.card}", FAINT)]
    if own.mode == "market":
        head.append((f" ${card.price}", style))
    line: Line = []
    for space, (number, level) in enumerate(zip(card.yields, card.levels, strict=True)):
        line += _gap(table, card.levels, space)
        line += [(table.marks.neutral, STRONG)] if space + 1 == own.space else []
        is_beyond = level > table.board.player[seat].cage or not own.space
        line.append((str(number), FAINT if is_beyond else table.letter(own.resource)[1]))
    if not own.space:
        line.append((f" {table.say('draw-exhausted')}", FAINT))
    elif own.mode == "market" and not own.open:
        line.append((f" {table.say('draw-closed')}", FAINT))
    return head, line
