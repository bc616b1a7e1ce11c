"""The players: a table of money, miners and barrels, and what each of them has, with what it does for them now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.drawn_cards import contract_card, packed
from wheal.games.ore.drawn_now import does_now, scored
from wheal.games.ore.drawn_parts import rule, spread
from wheal.games.ore.drawn_shafts import draw_private
from wheal.games.ore.lacking import missing
from wheal.games.ore.plain_cards import asset_name
from wheal.kernel.drawing import (
    FAINT,
    INK,
    LAMP,
    STRONG,
    Block,
    Line,
    columns,
    cropped,
    player_name,
    player_sign,
    width_of,
    wrapped,
)

if TYPE_CHECKING:
    from wheal.games.ore.content import Row
    from wheal.games.ore.drawn_parts import Table
    from wheal.games.ore.view import ContractView

NAME, LEAST_NAME = 11, 3  # columns, with the space before it
WIDE = 47  # columns that the table of players takes with all its words
NUMBERS = 31  # columns that it takes without names and words


def draw_players(table: Table, width: int) -> Block:
    """Who has what, in seat order; the one who decides has a pointing hand, the start player a 1."""
    view, say, marks = table.view, table.say, table.marks
    is_wide = width >= WIDE
    name = NAME if is_wide else max(min(width - NUMBERS, NAME), LEAST_NAME)
    miners, cage = say("draw-miners"), say("draw-cage")
    words = ["", "", "$", say("draw-points"), *((miners, cage) if is_wide else (miners[:3], cage[:1]))]
    rows: list[list[Line]] = [[[(word, FAINT)] for word in words]]
    rows[0] += [[table.letter(resource)] for resource in range(len(RESOURCES))]
    for seat, player in enumerate(view.player):
        is_asked = seat in view.to_decide
        place = marks.hand if is_asked else "1" if seat == view.start and not view.over else ""
        row: list[Line] = [
            [(place, LAMP if is_asked else FAINT)],
            player_name(seat, table.names, marks, name),
            [(str(player.cash), STRONG)],
            [(str(player.vp), STRONG)],
            [(f"{player.in_hand}/{player.employed}", INK)],
            [(str(player.cage), INK)],
        ]
        rows.append([*row, *(_barrels(table, seat, resource) for resource in RESOURCES)])
    return Block(columns(rows, right=range(2, len(rows[0]))))


def _barrels(table: Table, seat: int, name: str) -> Line:
    number = table.view.player[seat].barrels[name]
    is_lit = seat == table.asked and table.is_lit(f"with {name}")
    return [(f"{number:>2}", LAMP if is_lit else INK if number else FAINT)]


# ---- what each player has ----------------------------------------------------------------------------


def draw_inventory(table: Table, seat: int, width: int) -> Block:
    """Tokens, assets, private cards, contracts and the own pile of one player."""
    player, marks = table.view.player[seat], table.marks
    title: Line = [player_sign(seat, marks), (f" {table.names[seat]}", STRONG)]
    lines: list[Line] = [rule(cropped(title, width, marks.ellipsis), width, marks)]
    lines += packed(token_parts(table, seat), width)
    used = [] if table.view.over else list(player.used)
    for name in player.assets:
        is_used = name in used
        if is_used:
            used.remove(name)
        lines += _asset(table, seat, name, width, is_used=is_used)
    for own in player.private:
        lines += _behind(*draw_private(table, seat, own), width)
    for held in player.contracts:
        lines += draw_contract(table, seat, held, width)
    lines += _race_pile(table, seat, width)
    if player.completed:
        told = " ".join(f"#{number}" for number in player.completed)
        lines += wrapped(f" {table.say('draw-completed', contracts=told)}", width, FAINT, "   ")
    if len(lines) == 1:
        lines.append([(f" {marks.dot}", FAINT)])
    return Block([[*cropped(line, width, marks.ellipsis), (" " * (width - width_of(line)), INK)] for line in lines])


def token_parts(table: Table, seat: int) -> list[Line]:
    """Strikes and tokens; a Futures token that can be cashed has the hand."""
    player, say = table.view.player[seat], table.say
    parts: list[Line] = []
    if player.strikes:
        parts.append([(" ", INK), (say("draw-cost-strikes", strikes=player.strikes), STRONG)])
    if player.drill:
        parts.append([(" ", INK), (say("board-token-drill", count=player.drill), INK)])
    if player.collab:
        parts.append([(" ", INK), (say("board-token-collab", count=player.collab), INK)])
    for token in player.futures:
        move = f"cash {token.type} {token.n}"
        letter = table.letter(table.number_of(token.type))
        style = table.lamp(INK, move) if seat == table.asked else INK
        parts.append([table.own_hand(seat, move), (f"{say('draw-futures')} {token.n} ", style), letter])
    return parts


def _asset(table: Table, seat: int, name: str, width: int, *, is_used: bool) -> list[Line]:
    """An asset's name and points, and what it does now: behind them, or below where there is no room."""
    asset = table.assets[name]
    is_lit = seat == table.asked and table.is_lit(f"exchange {name}") and not is_used
    style = LAMP if is_lit else FAINT if is_used else INK
    hand = (table.marks.hand, LAMP) if is_lit else (" ", INK)
    head: Line = [hand, (asset_name(table.say, asset), style)]
    points: Line = [(f" {asset.vp}", FAINT)] if asset.vp else []
    head += points if width_of(head) + width_of(points) <= width else []
    told = table.say("draw-used") if is_used else does_now(table, seat, asset)
    if table.view.over:
        _, worth = scored(table, table.view.player[seat], asset.effect)
        told = table.say("draw-card-points", points=worth) if worth else ""
    if width_of(head) + len(told) + 2 <= width:
        return spread(head, table.tinted(told, FAINT), width)
    return [head, *(table.tinted(f"   {text}", FAINT) for [(text, _)] in wrapped(told, width - 3))]


def _behind(head: Line, rest: Line, width: int) -> list[Line]:
    """Two parts at the ends of one line, or the second below the first and indented."""
    if width_of(head) + width_of(rest) + 2 <= width:
        return spread(head, rest, width)
    return [head, [("   ", INK), *rest]]


# ---- contracts -----------------------------------------------------------------------------------------


def draw_contract(table: Table, seat: int, held: ContractView, width: int) -> list[Line]:
    """A contract with a check for each filled row, and its open rows from the top; the first says when it is due."""
    marks, say = table.marks, table.say
    move = f"fail #{held.card}"
    rows = table.contracts[held.card].rows
    head: Line = [table.hand(move), (f"#{held.card}", table.lamp(STRONG, move))]
    head += [(f" {marks.check}", INK)] * len(held.filled)
    if held.own:
        head.append((f" {say('draw-own')}", FAINT))
    lines = [head]
    is_first = True
    for place, row in enumerate(rows, 1):
        if place in held.filled:
            continue
        moves = moves_on(table, held, place)
        is_lit = table.is_lit(*moves)
        is_due = is_first and held.due and not held.sold
        sign = marks.hand if is_lit else marks.due if is_due else " "
        line: Line = [(f" {sign} ", LAMP if is_lit else STRONG), *table.tinted(table.needs(row))]
        line.append((f" ${row.pays}", LAMP if is_lit else INK if is_first else FAINT))
        if is_first:
            lines += spread(line, table.tinted(when_due(table, seat, held, row), FAINT), width)
        else:
            lines.append(line)
        is_first = False
    return lines


def moves_on(table: Table, held: ContractView, place: int) -> list[str]:
    """The moves that would fill this row."""
    rows = range(1, len(table.contracts[held.card].rows) + 1)
    order = [number for number in rows if number not in held.filled].index(place)
    moves = [f"efficient #{held.card} {order + 1}", f"subcontract #{held.card} line {place}"]
    return [f"fill #{held.card}", *moves] if order == 0 else moves


def when_due(table: Table, seat: int, held: ContractView, row: Row) -> str:
    """When the first open row must be filled, and what is missing for it."""
    if table.view.over:
        return ""
    if held.sold or not held.due:
        return table.say("draw-next-round")
    lacking = missing(row, [table.view.player[seat].barrels[name] for name in RESOURCES])
    if not lacking:
        return table.say("draw-due")
    return table.say("draw-lacks", barrels=" ".join(map(table.item, lacking)))


def _race_pile(table: Table, seat: int, width: int) -> list[Line]:
    """The own pile of the Contract Race with its top card; in other games there is nothing of it."""
    player, say = table.view.player[seat], table.say
    if not player.pile and not player.settled and not any(held.own for held in player.contracts):
        return []
    told = say("draw-race", settled=player.settled, all=table.content.setup.race.deal)
    style = table.lamp(STRONG, "take-top") if seat == table.asked else STRONG
    head: Line = [table.own_hand(seat, "take-top"), (say("draw-pile"), style)]
    head.append((f" {table.marks.shade}{max(len(player.pile) - 1, 0)}", FAINT))
    lines = spread(head, [(told, FAINT)], width)
    if player.pile and isinstance(player.pile[0], int):
        lines += [[("  ", INK), *line] for line in contract_card(table, player.pile[0]).lines]
    return lines
