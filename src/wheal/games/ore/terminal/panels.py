"""The tables beside the shafts: round and phase, tracks and heap, what is offered or being filled, result, news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.words.cards import asset_name
from wheal.look.terminal import (
    FAINT,
    INK,
    LAMP,
    STRONG,
    Block,
    Line,
    columns,
    heading,
    join,
    legend_block,
    pack,
    player_name,
    player_sign,
    wrap,
)

if TYPE_CHECKING:
    from wheal.games.ore.content import Row
    from wheal.games.ore.terminal.parts import Table

TRACKS = (("draw-track-assets", "assets"), ("draw-track-contracts", "contracts"))  # title, move


def draw_head(table: Table, width: int) -> list[Line]:
    """Which round and phase it is, and whether the game ends."""
    board, say = table.board, table.say
    if board.is_over:
        return wrap(say("board-over", round=board.round), width, LAMP)
    head = say("board-head", round=board.round, phase=board.at, start=table.names[board.start])
    return wrap(f"{head} {say('board-ending')}" if board.is_ending else head, width, STRONG)


# ---- tracks and heap -------------------------------------------------------------------------------


def draw_tracks(table: Table, width: int) -> Block:
    """The two tracks by space, and the slag heap with what each miner there earns."""
    say, spaces = table.say, table.content.setup.track_spaces
    label = max(len(say(message)) for message, _ in TRACKS)
    rows: list[list[Line]] = [[_title(table, message, move), *_track_cells(table, move)] for message, move in TRACKS]
    heap = _title(table, "draw-slag", "slag")
    if width < label + 2 * spaces:
        lines = [line for title, *cells in rows for line in (title, join(cells, " ", INK))]
        return Block([*lines, heap, *_slag_parts(table)])
    numbers: list[Line] = [[(str(space), FAINT)] for space in range(1, spaces + 1)]
    gap = " " * (label - len(say("draw-slag")) + 1)
    return Block([*columns([[[], *numbers], *rows]), [*heap, (gap, INK), *join(_slag_parts(table), " ")]])


def draw_lying_tracks(table: Table, width: int) -> list[Line]:
    """Both tracks and the heap, one behind the other."""
    parts = [(message, move, _track_cells(table, move)) for message, move in TRACKS]
    parts.append(("draw-slag", "slag", _slag_parts(table)))
    return pack(
        ([*_title(table, title, move), (" ", INK), *join(cells, " ")] for title, move, cells in parts), width, "  "
    )


def _title(table: Table, message: str, move: str) -> Line:
    return [(table.say(message), table.lamp(STRONG, move))]


def _track_cells(table: Table, move: str) -> list[Line]:
    """Who stands on each space of a track; a hand on the one that can be taken now."""
    track = table.board.asset_track if move == "assets" else table.board.contract_track
    cells: list[Line] = [[player_sign(seat, table.marks)] for seat in track.seats]
    cells += [[(table.marks.dot, FAINT)]] * (table.content.setup.track_spaces - len(track.seats))
    if table.is_lit(move):
        cells[track.next - 1] = [table.hand(move)]
    return cells


def _slag_parts(table: Table) -> list[Line]:
    """Who is on the heap, what each earns, and what each would earn with one more (ORE-SLG-01)."""
    slag, say = table.board.slag, table.say
    here: Line = []
    for seat in sorted(set(slag.seats)):
        number = slag.seats.count(seat)
        here += [player_sign(seat, table.marks), (str(number) if number > 1 else "", INK)]
    parts: list[Line] = [here, [(say("draw-slag-pay", money=slag.pays), INK)]] if here else []
    if table.is_lit("slag"):
        parts.append([table.hand("slag"), (f" {say('draw-slag-pay', money=slag.joined)}", LAMP)])
    return parts or [[(table.marks.dot, FAINT)]]


# ---- what is under way -----------------------------------------------------------------------------


def draw_business(table: Table) -> Block | None:
    """A contract that is offered, a row that is being filled, or a subcontract that goes on."""
    board, say = table.board, table.say
    lines: list[Line] = []
    if board.offer is not None:
        offer = board.offer
        row = table.contracts[offer.contract].rows[offer.row - 1]
        lines.append([(say("draw-offer", contract=offer.contract, player=table.names[offer.owner]), STRONG)])
        line: Line = [table.hand("take-over"), (f"{table.marks.check} " * len(offer.filled), FAINT)]
        lines.append([*line, *table.needs(row), (f" ${offer.money}", table.lamp(INK, "take-over"))])
    if board.filling is not None:
        filling = board.filling
        lines.append([(say("draw-filling", row=filling.rows[0], contract=filling.contract), STRONG)])
        lines.append(_filled_row(table, table.contracts[filling.contract].rows[filling.rows[0] - 1], filling.chosen))
    if board.subcontract is not None:
        sub = board.subcontract
        name = asset_name(say, table.assets[sub.asset])
        lines.append([(say("draw-subcontract", name=name, lines=sub.lines, player=table.names[sub.target]), STRONG)])
    return Block(lines) if lines else None


def _filled_row(table: Table, row: Row, chosen: Sequence[str]) -> Line:
    """The barrels that are chosen, those among which to choose, and those that come after them."""
    line: Line = []
    for place, item in enumerate(row.needs):
        line.append(("  ", INK))
        if place < len(chosen):
            line += [(table.marks.check, INK), table.letter(chosen[place])]
        elif place == len(chosen):
            for number, resource in enumerate(item):
                line += [
                    ("/" if number else "", INK),
                    table.hand(f"with {RESOURCES[resource]}"),
                    table.letter(resource),
                ]
        else:
            line += table.tint(table.item(item))
    return [*line, (f" ${row.pays}", INK)]


def draw_result(table: Table) -> Block | None:
    """At the end: the players from first to last, and where their points come from."""
    board, say = table.board, table.say
    if not board.is_over:
        return None
    heads = ("", "", say("draw-assets"), say("draw-contracts"), "$", say("draw-strikes"), say("draw-points"))
    rows: list[list[Line]] = [[[(head, FAINT)] for head in heads]]
    for place, seat in enumerate(board.ranking, 1):
        points = board.player[seat].points
        numbers = (points.assets, points.contracts, points.money, points.strikes)
        row: list[Line] = [[(f"{place}.", STRONG)], player_name(seat, table.names, table.marks, 11)]
        rows.append([*row, *([(str(number), INK)] for number in numbers), [(str(board.player[seat].vp), STRONG)]])
    return Block(columns(rows, right=range(2, len(heads)), gap=1))


def draw_news(table: Table, news: Sequence[str], width: int, most: int) -> Block | None:
    """The last moves in words, as many as stand in so many lines."""
    shown: list[Line] = []
    for sentence in reversed(news):
        lines = wrap(f"{table.marks.dot} {sentence}", width, INK, "  ")
        if shown and len(shown) + len(lines) > most:
            break
        shown = lines + shown
    return Block([heading(table.say("draw-news"), table.marks), *shown]) if shown else None


def draw_legend(table: Table, width: int) -> Block:
    """What the signs mean, in lines of this width."""
    marks, say = table.marks, table.say
    names = [
        f"{letter} {say('resource-name', resource=name)}" for letter, name in zip(marks.letters, RESOURCES, strict=True)
    ]
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
    return legend_block("; ".join([*names, words]), width, marks)
