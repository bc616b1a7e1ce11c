"""The players: a table of money, miners and barrels, and what each of them has, with what it does for them now.

What a player has stands in a column of its own, or, in a low window, one thing behind the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.terminal.cards import contract_card, contract_line
from wheal.games.ore.terminal.effects import effect_now
from wheal.games.ore.terminal.parts import rule, spread
from wheal.games.ore.terminal.shafts import draw_private
from wheal.games.ore.words.cards import asset_name
from wheal.look.terminal import (
    FAINT,
    INK,
    LAMP,
    STRONG,
    Block,
    Line,
    Piece,
    columns,
    crop,
    pack,
    player_name,
    player_sign,
    width_of,
    wrap,
)

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset
    from wheal.games.ore.terminal.parts import Table
    from wheal.games.ore.view import ContractView

NAME, LEAST_NAME = 11, 3  # columns, with the space before it
WIDE = 47  # columns that the table of players takes with all its words
NUMBERS = 31  # columns that it takes without names and words
INDENT = "   "


def draw_players(table: Table, width: int) -> Block:
    """Who has what, in seat order; the one who decides has a pointing hand, the start player a 1."""
    board, say, marks = table.board, table.say, table.marks
    is_wide = width >= WIDE
    name = NAME if is_wide else max(min(width - NUMBERS, NAME), LEAST_NAME)
    miners, cage = say("draw-miners"), say("draw-cage")
    words = ["", "", "$", say("draw-points"), *((miners, cage) if is_wide else (miners[:3], cage[:1]))]
    rows: list[list[Line]] = [[[(word, FAINT)] for word in words]]
    rows[0] += [[table.letter(resource)] for resource in RESOURCES]
    for seat, player in enumerate(board.player):
        is_asked = seat in board.to_decide
        place = marks.hand if is_asked else "1" if seat == board.start and not board.is_over else ""
        row: list[Line] = [
            [(place, LAMP if is_asked else FAINT)],
            player_name(seat, table.names, marks, name),
            [(str(player.cash), STRONG)],
            [(str(player.vp), STRONG)],
            [(f"{player.in_hand}/{player.employed}", INK)],
            [(str(player.cage), INK)],
        ]
        for resource, number in player.barrels.items():
            is_lit = seat == table.asked and table.is_lit(f"with {resource}")
            row.append([(f"{number:>2}", LAMP if is_lit else INK if number else FAINT)])
        rows.append(row)
    return Block(columns(rows, right=range(2, len(rows[0]))))


# ---- what each player has ----------------------------------------------------------------------------


def draw_inventory(table: Table, seat: int, width: int) -> Block:
    """Tokens, assets, private cards, contracts and the own pile of one player, below each other."""
    player, marks = table.board.player[seat], table.marks
    lines: list[Line] = [rule(crop(_title(table, seat), width, marks.ellipsis), width, marks)]
    lines += pack(_tokens(table, seat), width, INDENT)
    for asset in _assets(table, seat):
        lines += _asset_lines(table, seat, asset, width)
    for own in player.private:
        head, spaces = draw_private(table, seat, own)
        fits = width_of(head) + width_of(spaces) + 2 <= width
        lines += spread(head, spaces, width) if fits else [head, [(INDENT, INK), *spaces]]
    for held in player.contracts:
        lines.append(_contract_head(table, held))
        for row in _open_rows(table, seat, held):
            line = [(f" {row.sign[0] or ' '} ", row.sign[1]), *row.text]
            lines += spread(line, table.tint(row.due, FAINT), width) if row.due else [line]
    if _has_pile(table, seat):
        head, settled = _pile_head(table, seat)
        lines += spread(head, settled, width)
        if player.pile and isinstance(player.pile[0], int):
            lines += [[("  ", INK), *line] for line in contract_card(table, player.pile[0]).lines]
    if player.completed:
        lines += wrap(f" {_completed(table, seat)}", width, FAINT, INDENT)
    if len(lines) == 1:
        lines.append([(f" {marks.dot}", FAINT)])
    return Block([[*crop(line, width, marks.ellipsis), (" " * (width - width_of(line)), INK)] for line in lines])


def draw_belongings(table: Table, seat: int, width: int) -> list[Line]:
    """The same one behind the other, cards by name only; nothing, if it is nothing."""
    player = table.board.player[seat]
    parts = _tokens(table, seat)
    for asset in _assets(table, seat):
        words = [str(asset.design.vp)] if asset.design.vp else []
        words += [table.say("draw-used")] if asset.is_used else []
        words += [table.say("draw-card-points", points=asset.scored)] if asset.scored and table.board.is_over else []
        parts.append([*asset.name, ("".join(f" {word}" for word in words), FAINT)])
    for own in player.private:
        head, spaces = draw_private(table, seat, own)
        parts.append([*head, (" ", INK), *spaces])
    for held in player.contracts:
        parts.append(_contract_head(table, held))
        last = len(table.contracts[held.card].rows)
        for row in _open_rows(table, seat, held):
            due = table.tint(f" {row.due}" if row.due else "", FAINT)
            parts.append([row.sign, *row.text, *due, *([(",", FAINT)] if row.place < last else [])])
    if _has_pile(table, seat):
        head, settled = _pile_head(table, seat)
        parts.append([*head, (" ", INK), *settled])
        if player.pile and isinstance(player.pile[0], int):
            parts.append(contract_line(table, player.pile[0]))
    if player.completed:
        parts.append([(_completed(table, seat), FAINT)])
    bare = [part if part[0][0].strip() else part[1:] for part in parts]  # without the room for a hand
    return pack([_title(table, seat), *bare], width, "  ") if parts else []


def _title(table: Table, seat: int) -> Line:
    return [player_sign(seat, table.marks), (f" {table.names[seat]}", STRONG)]


def _tokens(table: Table, seat: int) -> list[Line]:
    """Strikes and tokens; a Futures token that can be cashed has the hand."""
    player, say = table.board.player[seat], table.say
    parts: list[Line] = []
    if player.strikes:
        parts.append([(" ", INK), (say("draw-cost-strikes", strikes=player.strikes), STRONG)])
    if player.drill:
        parts.append([(" ", INK), (say("board-token-drill", count=player.drill), INK)])
    if player.collab:
        parts.append([(" ", INK), (say("board-token-collab", count=player.collab), INK)])
    for token in player.futures:
        hand, style = _own_light(table, seat, f"cash {token.type} {token.n}", INK)
        parts.append([hand, (f"{say('draw-futures')} {token.n} ", style), table.letter(token.type)])
    return parts


def _own_light(table: Table, seat: int, move: str, style: str) -> tuple[Piece, str]:
    """Hand and style of something that others may have too."""
    return (table.hand(move), table.lamp(style, move)) if seat == table.asked else ((" ", INK), style)


def _completed(table: Table, seat: int) -> str:
    numbers = " ".join(f"#{number}" for number in table.board.player[seat].completed)
    return table.say("draw-completed", contracts=numbers)


# ---- assets --------------------------------------------------------------------------------------------


class OwnAsset(NamedTuple):
    """An asset of a player: its name with the hand before it, and the points that it scores beside those printed."""

    design: Asset
    name: Line
    is_used: bool
    scored: int


def _assets(table: Table, seat: int) -> Iterator[OwnAsset]:
    player = table.board.player[seat]
    used = [] if table.board.is_over else list(player.used)
    for card, worth in zip(player.assets, player.worth, strict=True):
        asset, is_used = table.assets[card], card in used
        if is_used:
            used.remove(card)
        is_lit = seat == table.asked and not is_used and bool(table.moves_from(f"exchange {card}"))
        style = LAMP if is_lit else FAINT if is_used else INK
        hand = (table.marks.hand, LAMP) if is_lit else (" ", INK)
        name: Line = [hand, (asset_name(table.say, asset), style)]
        yield OwnAsset(asset, name, is_used, worth - asset.vp)


def _asset_lines(table: Table, seat: int, asset: OwnAsset, width: int) -> list[Line]:
    """Name and points, and what it does now: behind them, or below where there is no room."""
    points: Line = [(f" {asset.design.vp}", FAINT)] if asset.design.vp else []
    head = [*asset.name, *(points if width_of(asset.name) + width_of(points) <= width else [])]
    if table.board.is_over:
        words = table.say("draw-card-points", points=asset.scored) if asset.scored else ""
    else:
        words = table.say("draw-used") if asset.is_used else effect_now(table, seat, asset.design)
    if width_of(head) + len(words) + 2 <= width:
        return spread(head, table.tint(words, FAINT), width)
    return [head, *(table.tint(f"{INDENT}{text}", FAINT) for [(text, _)] in wrap(words, width - 3))]


# ---- contracts -----------------------------------------------------------------------------------------


class OpenRow(NamedTuple):
    """A row that is not filled: its sign, what it needs and pays, and, of the first, when it is due."""

    place: int
    sign: Piece
    text: Line
    due: str


def _contract_head(table: Table, held: ContractView) -> Line:
    """Its number with a check for each filled row."""
    move = f"fail #{held.card}"
    own = f" {table.say('draw-own')}" if held.own else ""
    head: Line = [table.hand(move), (f"#{held.card}", table.lamp(STRONG, move))]
    return [*head, (f" {table.marks.check}" * len(held.filled), INK), (own, FAINT)]


def _open_rows(table: Table, seat: int, held: ContractView) -> Iterator[OpenRow]:
    """The rows from the top that are not filled, with the moves that would fill them."""
    rows = [row for row in enumerate(table.contracts[held.card].rows, 1) if row[0] not in held.filled]
    for order, (place, row) in enumerate(rows, 1):
        is_first = order == 1
        moves = table.moves_from(f"subcontract #{held.card} line {place}")
        moves += [f"efficient #{held.card} {order}", *([f"fill #{held.card}"] if is_first else [])]
        is_lit = table.is_lit(*moves)
        is_due = is_first and held.due and not held.sold
        sign = table.marks.hand if is_lit else table.marks.due if is_due else ""
        pays = (f" ${row.pays}", LAMP if is_lit else INK if is_first else FAINT)
        due = _when_due(table, seat, held.card) if is_first else ""
        yield OpenRow(place, (sign, LAMP if is_lit else STRONG), [*table.needs(row), pays], due)


def _when_due(table: Table, seat: int, contract: int) -> str:
    """When the first open row must be filled, and what is missing for it; nothing after the end."""
    for row in table.board.player[seat].due:
        if row.contract == contract:
            if row.state != "due":
                return table.say("draw-next-round")
            missing = " ".join(map(table.item, row.missing))
            return table.say("draw-lacks", barrels=missing) if missing else table.say("draw-due")
    return ""


# ---- the own pile of the Contract Race -----------------------------------------------------------------


def _has_pile(table: Table, seat: int) -> bool:
    player = table.board.player[seat]
    return bool(player.pile or player.settled or any(held.own for held in player.contracts))


def _pile_head(table: Table, seat: int) -> tuple[Line, Line]:
    """Its title with the cards that lie face down, and how many contracts are settled."""
    player, say = table.board.player[seat], table.say
    hand, style = _own_light(table, seat, "take-top", STRONG)
    below = f" {table.marks.shade}{max(len(player.pile) - 1, 0)}"
    settled = say("draw-race", settled=player.settled, all=table.content.setup.race.deal)
    return [hand, (say("draw-pile"), style), (below, FAINT)], [(settled, FAINT)]
