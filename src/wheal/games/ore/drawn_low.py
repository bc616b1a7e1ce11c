"""The table in a low window: mines as lines, tracks and cards one behind the other, a paragraph for each player.

A mine lies on its side as private cards do: ``▸2 ♦1┃░3`` are three spaces with their yields, the first can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.drawn_asked import can_advance
from wheal.games.ore.drawn_cards import contract_line, packed
from wheal.games.ore.drawn_now import scored
from wheal.games.ore.drawn_panels import slag_parts, track_cells
from wheal.games.ore.drawn_parts import joined
from wheal.games.ore.drawn_players import moves_on, token_parts, when_due
from wheal.games.ore.drawn_shafts import draw_private, is_too_deep, moves_here
from wheal.games.ore.plain_cards import asset_name
from wheal.kernel.drawing import FAINT, INK, LAMP, STRONG, Block, Line, columns, player_sign

if TYPE_CHECKING:
    from wheal.games.ore.drawn_parts import Table
    from wheal.games.ore.view import ContractView, MineView

INDENT = "  "


# ---- mines and tracks ----------------------------------------------------------------------------------


def draw_lying_mines(table: Table) -> Block:
    """The five mines, one in each line: letter, price, card and pile, then the spaces from the top."""
    rows: list[list[Line]] = []
    for resource, name in enumerate(RESOURCES):
        mine = table.view.mine[name]
        if not mine.card:
            rows.append([[table.letter(resource)], [], [], [], [(table.say("draw-no-mine"), FAINT)]])
            continue
        move = f"sell {name}"
        price: Line = [table.hand(move), (f"${mine.price}", table.lamp(STRONG, move))]
        pile = f"{table.marks.shade}{len(mine.pile)}"
        cells: list[Line] = [[table.letter(resource)], price, [(mine.card, FAINT)], [(pile, FAINT)]]
        rows.append([*cells, _spaces(table, name, mine)])
    return Block(columns(rows))


def _spaces(table: Table, name: str, mine: MineView) -> Line:
    line: Line = []
    for space, level in enumerate(mine.levels):
        if space:
            line.append((table.marks.divide if level > mine.levels[space - 1] else " ", INK))
        line += _space(table, name, mine, space)
    if mine.exhausted:
        line.append((f" {table.say('draw-exhausted')}", STRONG))
    return line


def _space(table: Table, name: str, mine: MineView, space: int) -> Line:
    """A hand if it can be chosen, who stands there, and the yield."""
    marks, seats = table.marks, mine.miners[space]
    hand = table.hand(*moves_here(name, space))
    line: Line = [hand] if hand[0].strip() else []
    style = FAINT if mine.exhausted else table.letter(table.number_of(name))[1]
    if seats and not mine.exhausted:
        count = str(len(seats)) if len(seats) > 1 else ""
        stuck = "" if can_advance(table.view, mine, space) else marks.stuck
        line += [player_sign(seats[0], marks), (f"{count}{stuck}:" if count else stuck, INK)]
    elif is_too_deep(table, mine, space):
        line.append((marks.hatch, FAINT))
    return [*line, (str(mine.yields[space]), style)]


def draw_lying_tracks(table: Table, width: int) -> list[Line]:
    """Both tracks and the heap, one behind the other."""
    say = table.say
    parts: list[Line] = []
    for message, move in (("draw-track-assets", "assets"), ("draw-track-contracts", "contracts")):
        parts.append([(f"{say(message)} ", table.lamp(STRONG, move)), *joined(track_cells(table, move), " ")])
    heap = joined(slag_parts(table), " ")
    parts.append([(f"{say('draw-slag')} ", table.lamp(STRONG, "slag")), *heap])
    return packed(parts, width, INDENT)


# ---- what each player has ------------------------------------------------------------------------------


def draw_belongings(table: Table, seat: int, width: int) -> list[Line]:
    """What a player has, by name: tokens, assets, private cards, contracts, the own pile; nothing, if it is nothing."""
    player = table.view.player[seat]
    parts = [*token_parts(table, seat), *_assets(table, seat)]
    for own in player.private:
        head, spaces = draw_private(table, seat, own)
        parts.append([*_bare(head), (" ", INK), *spaces])
    for held in player.contracts:
        parts += _contract(table, seat, held)
    parts += _pile(table, seat)
    if player.completed:
        told = " ".join(f"#{number}" for number in player.completed)
        parts.append([(table.say("draw-completed", contracts=told), FAINT)])
    name: Line = [player_sign(seat, table.marks), (f" {table.names[seat]}", STRONG)]
    return packed([name, *map(_bare, parts)], width, INDENT) if parts else []


def _bare(line: Line) -> Line:
    """Without the room for a hand that is not there."""
    return line[1:] if line and not line[0][0].strip() else line


def _assets(table: Table, seat: int) -> Iterator[Line]:
    used = [] if table.view.over else list(table.view.player[seat].used)
    for card in table.view.player[seat].assets:
        asset, is_used = table.assets[card], card in used
        if is_used:
            used.remove(card)
        is_lit = seat == table.asked and table.is_lit(f"exchange {card}") and not is_used
        style = LAMP if is_lit else FAINT if is_used else INK
        line: Line = [(table.marks.hand if is_lit else "", LAMP), (asset_name(table.say, asset), style)]
        told = [str(asset.vp)] if asset.vp else []
        told += [table.say("draw-used")] if is_used else []
        if table.view.over:
            _, worth = scored(table, table.view.player[seat], asset.effect)
            told += [table.say("draw-card-points", points=worth)] if worth else []
        yield [*line, ("".join(f" {word}" for word in told), FAINT)]


def _contract(table: Table, seat: int, held: ContractView) -> Iterator[Line]:
    """Its number with a check for each filled row, then the open rows; the first says when it is due."""
    marks, move, rows = table.marks, f"fail #{held.card}", table.contracts[held.card].rows
    head: Line = [table.hand(move), (f"#{held.card}", table.lamp(STRONG, move))]
    own = f" {table.say('draw-own')}" if held.own else ""
    yield [*_bare(head), (f" {marks.check}" * len(held.filled), INK), (own, FAINT)]
    is_first = True
    for place, row in enumerate(rows, 1):
        if place in held.filled:
            continue
        is_lit = table.is_lit(*moves_on(table, held, place))
        is_due = is_first and held.due and not held.sold
        sign = marks.hand if is_lit else marks.due if is_due else ""
        line: Line = [(sign, LAMP if is_lit else STRONG), *table.tinted(table.needs(row))]
        line.append((f" ${row.pays}", LAMP if is_lit else INK if is_first else FAINT))
        told = when_due(table, seat, held, row) if is_first else ""
        line += table.tinted(f" {told}" if told else "", FAINT)
        yield [*line, (",", FAINT)] if place < len(rows) else line
        is_first = False


def _pile(table: Table, seat: int) -> Iterator[Line]:
    """The own pile of the Contract Race, with its top card."""
    player, say = table.view.player[seat], table.say
    if not player.pile and not player.settled and not any(held.own for held in player.contracts):
        return
    hand = table.own_hand(seat, "take-top")
    style = LAMP if hand[0].strip() else STRONG
    told = say("draw-race", settled=player.settled, all=table.content.setup.race.deal)
    pile = f" {table.marks.shade}{max(len(player.pile) - 1, 0)}"
    yield [*_bare([hand, (say("draw-pile"), style)]), (pile, FAINT), (f" {told}", FAINT)]
    if player.pile and isinstance(player.pile[0], int):
        yield _bare(contract_line(table, player.pile[0]))
