"""The tables beside the shafts: round and phase, tracks and heap, what is offered or being filled, result, news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.ore.drawn_parts import joined
from wheal.games.ore.plain_cards import asset_name
from wheal.games.ore.plain_scores import points_of
from wheal.kernel.drawing import (
    FAINT,
    INK,
    LAMP,
    STRONG,
    Block,
    Line,
    columns,
    heading,
    legend_block,
    player_name,
    player_sign,
    wrapped,
)

if TYPE_CHECKING:
    from wheal.games.ore.drawn_parts import Table


def draw_head(table: Table, width: int) -> list[Line]:
    """Which round and phase it is, and whether the game ends."""
    view, say = table.view, table.say
    if view.over:
        return wrapped(say("board-over", round=view.round), width, LAMP)
    told = say("board-head", round=view.round, phase=view.at, start=table.names[view.start])
    if view.ending:
        told = f"{told} {say('board-ending')}"
    return wrapped(told, width, STRONG)


def draw_tracks(table: Table, width: int) -> Block:
    """The two tracks by space, and the slag heap with what each miner there earns."""
    say, spaces = table.say, table.content.setup.track_spaces
    rows: list[list[Line]] = [[[], *([(str(space), FAINT)] for space in range(1, spaces + 1))]]
    for message, move in (("draw-track-assets", "assets"), ("draw-track-contracts", "contracts")):
        rows.append([[(say(message), table.lamp(STRONG, move))], *track_cells(table, move)])
    is_narrow = width < max(len(say("draw-track-assets")), len(say("draw-track-contracts"))) + 2 * spaces
    if is_narrow:
        lines = [line for row in rows[1:] for line in (row[0], _spaced(row[1:]))]
        heap: list[Line] = [[(say("draw-slag"), table.lamp(STRONG, "slag"))], *slag_parts(table)]
    else:
        lines = columns(rows)
        label = max(len(say("draw-track-assets")), len(say("draw-track-contracts")))
        heap = [[(f"{say('draw-slag'):<{label}} ", table.lamp(STRONG, "slag")), *joined(slag_parts(table), " ")]]
    return Block([*lines, *heap])


def track_cells(table: Table, move: str) -> list[Line]:
    """Who stands on each space of a track; a hand on the one that can be taken now."""
    track, marks = table.view.track, table.marks
    seats = track.assets if move == "assets" else track.contracts
    cells: list[Line] = [[player_sign(seat, marks)] for seat in seats]
    cells += [[(marks.dot, FAINT)]] * (table.content.setup.track_spaces - len(seats))
    if table.is_lit(move):
        cells[len(seats)] = [table.hand(move)]
    return cells


def _spaced(cells: Sequence[Line]) -> Line:
    return [piece for cell in cells for piece in [*cell, (" ", INK)]][:-1]


def slag_parts(table: Table) -> list[Line]:
    """Who is on the heap, what each earns, and what each would earn with one more (ORE-SLG-01)."""
    slag, setup, say = table.view.slag, table.content.setup, table.say
    here: Line = []
    for seat in sorted(set(slag)):
        number = slag.count(seat)
        here += [player_sign(seat, table.marks), (str(number) if number > 1 else "", INK)]
    parts: list[Line] = []
    if slag:
        parts += [here, [(say("draw-slag-pay", money=max(setup.slag - len(slag), 0)), INK)]]
    if table.is_lit("slag"):
        more = say("draw-slag-pay", money=max(setup.slag - len(slag) - 1, 0))
        parts.append([table.hand("slag"), (f" {more}", LAMP)])
    return parts or [[(table.marks.dot, FAINT)]]


def draw_business(table: Table) -> Block | None:
    """A contract that is offered, a row that is being filled, or a subcontract that goes on."""
    view, say = table.view, table.say
    lines: list[Line] = []
    if view.offer is not None:
        offer = view.offer
        row = table.contracts[offer.contract].rows[offer.row - 1]
        lines.append([(say("draw-offer", contract=offer.contract, player=table.names[offer.owner]), STRONG)])
        line: Line = [table.hand("take-over"), (f"{table.marks.check} " * len(offer.filled), FAINT)]
        lines.append([*line, *table.tinted(table.needs(row)), (f" ${row.pays}", table.lamp(INK, "take-over"))])
    if view.filling is not None:
        filling = view.filling
        lines.append([(say("draw-filling", row=filling.rows[0], contract=filling.contract), STRONG)])
        row = table.contracts[filling.contract].rows[filling.rows[0] - 1]
        lines.append(_being_filled(table, row.needs, filling.chosen, row.pays))
    if view.subcontract is not None:
        sub = view.subcontract
        name = asset_name(say, table.assets[sub.asset])
        lines.append([(say("draw-subcontract", name=name, lines=sub.lines, player=table.names[sub.target]), STRONG)])
    return Block(lines) if lines else None


def _being_filled(table: Table, needs: Sequence[tuple[int, ...]], chosen: Sequence[str], pays: int) -> Line:
    """The barrels that are chosen, those among which to choose, and those that come after them."""
    line: Line = []
    for place, item in enumerate(needs):
        line.append(("  ", INK))
        if place < len(chosen):
            line += [(table.marks.check, INK), table.letter(table.number_of(chosen[place]))]
        elif place == len(chosen):
            names = list(table.view.mine)
            for number, resource in enumerate(item):
                move = f"with {names[resource]}"
                line += [("/" if number else "", INK), table.hand(move), table.letter(resource)]
        else:
            line += table.tinted(table.item(item))
    return [*line, (f" ${pays}", INK)]


def draw_result(table: Table) -> Block | None:
    """At the end: the players from first to last, and where their points come from."""
    view, say = table.view, table.say
    if not view.over:
        return None
    heads = ("", "", say("draw-assets"), say("draw-contracts"), "$", say("draw-strikes"), say("draw-points"))
    rows: list[list[Line]] = [[[(head, FAINT)] for head in heads]]
    for place, seat in enumerate(view.ranking, 1):
        player = view.player[seat]
        row: list[Line] = [[(f"{place}.", STRONG)], player_name(seat, table.names, table.marks, 11)]
        row += [[(str(number), INK)] for number in points_of(table.content, table.assets, player)]
        rows.append([*row, [(str(player.vp), STRONG)]])
    return Block(columns(rows, right=range(2, len(heads)), gap=1))


def draw_news(table: Table, news: Sequence[str], width: int, most: int) -> Block | None:
    """The last moves in words, as many as stand in so many lines."""
    told: list[Line] = []
    for sentence in reversed(news):
        lines = wrapped(f"{table.marks.dot} {sentence}", width, INK, "  ")
        if told and len(told) + len(lines) > most:
            break
        told = lines + told
    return Block([heading(table.say("draw-news"), table.marks), *told]) if told else None


def draw_legend(table: Table, width: int) -> Block:
    """What the signs mean, in lines of this width."""
    marks, say = table.marks, table.say
    names = "; ".join(
        f"{letter} {say('resource-name', resource=name)}"
        for letter, name in zip(marks.letters, table.view.mine, strict=True)
    )
    words = say(
        "draw-legend",
        hand=marks.hand,
        stuck=f"{marks.players[0]}{marks.stuck}",
        border=f"{marks.border}2{marks.border}{marks.players[0]}",
        hatch=marks.hatch,
        shade=f"{marks.shade}5",
        leaving=marks.leaving,
        check=marks.check,
        due=marks.due,
        neutral=marks.neutral,
    )
    return legend_block(f"{names}; {words}", width, marks)
