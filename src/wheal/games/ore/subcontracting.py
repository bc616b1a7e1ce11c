"""The end of the market: Subcontracted Ops, then what Negotiation Ops pay.

Rules ORE-MKT-10, ORE-AST-33, ORE-AST-47, ORE-RUL-49, ORE-RUL-50.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.filling import can_fill, held_of, start_filling
from wheal.games.ore.position import NONE, SUBCONTRACTING
from wheal.games.ore.rules import ROW_BITS
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.position import Player, Position


def has_subcontractor(p: Position, player: Player) -> bool:
    if player.assets:
        for design in p.rules.subcontract:
            if design in player.assets:
                return True
    return False


def list_subcontracts(p: Position, seat: int, out: list[Action[Any]]) -> None:
    """Every unfilled line of an opponent's contract that could be filled; with a letter where both versions could."""
    player = p.players[seat]
    moves = p.rules.moves
    for owner in range(p.rules.seats):
        if owner == seat:
            continue
        versions = possible_versions(p, player, owner)
        if versions == 0:
            continue
        for held in p.players[owner].contracts:
            for line in range(p.rules.contract_rows[held.card]):
                if not held.filled >> line & 1 and can_fill(p, player, held.card << ROW_BITS | line):
                    if versions == 3:
                        out.append(moves.subcontract[1][held.card][line])
                        out.append(moves.subcontract[2][held.card][line])
                    else:
                        out.append(moves.subcontract[0][held.card][line])


def possible_versions(p: Position, player: Player, owner: int) -> int:
    """Which versions could be used on this opponent's contracts: 1 for a, 2 for b, 3 for both."""
    found = 0
    for design in p.rules.subcontract:
        if is_running(p, design, owner) or can_start(p, player, design):
            found |= p.rules.subcontract_version[design]
    return found


def is_running(p: Position, design: int, owner: int) -> bool:
    """Has this use lines left for that opponent?"""
    return p.sub_asset == design and p.sub_target == owner and p.sub_left > 0


def can_start(p: Position, player: Player, design: int) -> bool:
    return design in player.assets and player.unused(design) > 0 and player.cash >= p.rules.fees[design][0]


def owner_of(p: Position, card: int) -> int:
    for seat in range(p.rules.seats):
        if held_of(p.players[seat], card) is not None:
            return seat
    return NONE


def subcontract_refusal(p: Position, seat: int, card: int, line: int, version: int) -> Refusal | None:
    player = p.players[seat]
    owner = owner_of(p, card)
    contract = p.rules.contract_numbers[card]
    if owner < 0 or owner == seat:
        return Refusal("ORE-AST-47", "refused-no-opponents-contract", {"contract": contract})
    held = held_of(p.players[owner], card)
    assert held is not None
    if line >= p.rules.contract_rows[card] or held.filled >> line & 1:
        return Refusal("ORE-RUL-49", "refused-line-filled", {"contract": contract, "line": line + 1})
    versions = possible_versions(p, player, owner)
    if versions == 0:
        return Refusal("ORE-AST-47", "refused-no-subcontract")
    if version == 0 and versions == 3:
        return Refusal("ORE-AST-47", "refused-which-version")
    if version != 0 and versions != 3:
        return Refusal("ORE-AST-47", "refused-one-version")
    if not can_fill(p, player, card << ROW_BITS | line):
        return Refusal("ORE-CON-03", "refused-row-barrels", {"contract": contract})
    return None


def subcontract(p: Position, seat: int, card: int, line: int, version: int) -> None:
    """Pay the opponent at the first line of a use, then fill the line."""
    player = p.players[seat]
    owner = owner_of(p, card)
    if version == 0:
        version = possible_versions(p, player, owner)
    chosen = NONE
    for design in p.rules.subcontract:
        if p.rules.subcontract_version[design] == version:
            if is_running(p, design, owner):
                chosen = design
                break
            if chosen < 0 and can_start(p, player, design):
                chosen = design
    if is_running(p, chosen, owner):
        p.sub_left -= 1
        if p.sub_left == 0:
            p.sub_asset = NONE
    else:
        start_use(p, seat, chosen, owner)
    start_filling(p, seat, SUBCONTRACTING, owner, card, [card << ROW_BITS | line])


def start_use(p: Position, seat: int, design: int, owner: int) -> None:
    """The fee, once; a use of several lines goes on, also after one of a single line in between (ORE-RUL-49)."""
    fee = p.rules.fees[design][0]
    player = p.players[seat]
    player.cash -= fee
    p.players[owner].cash += fee
    player.used = [*player.used, design]
    if p.rules.subcontract_lines[design] > 1:
        p.sub_asset = design
        p.sub_target = owner
        p.sub_left = p.rules.subcontract_lines[design] - 1
    if p.watched:
        p.events.append(Event("subcontracted", seat, {"other": owner, "money": fee}))


def end_subcontracting(p: Position) -> None:
    p.sub_asset = NONE
    p.sub_target = NONE
    p.sub_left = 0


def pay_negotiations(p: Position) -> None:
    """For selling on several contracts in this phase, clockwise from the start player."""
    for i in range(p.rules.seats):
        seat = (p.start + i) % p.rules.seats
        player = p.players[seat]
        if not player.assets:
            continue
        for design in p.rules.negotiation:
            if design in player.assets:
                money = p.rules.limit_of(design, len(player.sold_on)) * player.assets.count(design)
                if money:
                    player.cash += money
                    if p.watched:
                        p.events.append(Event("negotiated", seat, {"money": money, "contracts": len(player.sold_on)}))
