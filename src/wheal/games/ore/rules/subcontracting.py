"""The end of the market: Subcontracted Ops, then what Negotiation Ops pay.

Rules ORE-MKT-10, ORE-AST-33, ORE-AST-47, ORE-RUL-49, ORE-RUL-50.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.filling import can_fill, held_of, start_filling
from wheal.games.ore.rules.position import NONE, SUBCONTRACTING
from wheal.games.ore.rules.setting import ROW_BITS
from wheal.kernel.engine.action import Action, Refusal, SeatRef
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position


def has_subcontractor(state: Position, player: Player) -> bool:
    if player.assets:
        for design in state.rules.subcontract:
            if design in player.assets:
                return True
    return False


def list_subcontracts(state: Position, seat: int, out: list[Action[Any]]) -> None:
    """Every unfilled line of an opponent's contract that could be filled; with a letter where both versions could."""
    player = state.players[seat]
    moves = state.rules.moves
    for owner in range(state.rules.seats):
        if owner == seat:
            continue
        versions = possible_versions(state, player, owner)
        if versions == 0:
            continue
        for held in state.players[owner].contracts:
            for line in range(state.rules.contract_rows[held.card]):
                if not held.filled >> line & 1 and can_fill(state, player, held.card << ROW_BITS | line):
                    if versions == 3:
                        out.append(moves.subcontract[1][held.card][line])
                        out.append(moves.subcontract[2][held.card][line])
                    else:
                        out.append(moves.subcontract[0][held.card][line])


def possible_versions(state: Position, player: Player, owner: int) -> int:
    """Which versions could be used on this opponent's contracts: 1 for a, 2 for b, 3 for both."""
    found = 0
    for design in state.rules.subcontract:
        if is_running(state, design, owner) or can_start(state, player, design):
            found |= state.rules.subcontract_version[design]
    return found


def is_running(state: Position, design: int, owner: int) -> bool:
    """Has this use lines left for that opponent?"""
    return state.sub_asset == design and state.sub_target == owner and state.sub_left > 0


def can_start(state: Position, player: Player, design: int) -> bool:
    return design in player.assets and player.usable_copies(design) > 0 and player.cash >= state.rules.fees[design][0]


def owner_of(state: Position, card: int) -> int:
    for seat in range(state.rules.seats):
        if held_of(state.players[seat], card) is not None:
            return seat
    return NONE


def subcontract_refusal(state: Position, seat: int, card: int, line: int, version: int) -> Refusal | None:
    player = state.players[seat]
    owner = owner_of(state, card)
    contract = state.rules.contract_numbers[card]
    if owner < 0 or owner == seat:
        return Refusal("ORE-AST-47", "refused-no-opponents-contract", {"contract": contract})
    held = held_of(state.players[owner], card)
    assert held is not None
    if line >= state.rules.contract_rows[card] or held.filled >> line & 1:
        return Refusal("ORE-RUL-49", "refused-line-filled", {"contract": contract, "line": line + 1})
    versions = possible_versions(state, player, owner)
    if versions == 0:
        return Refusal("ORE-AST-47", "refused-no-subcontract")
    if version == 0 and versions == 3:
        return Refusal("ORE-AST-47", "refused-which-version")
    if version != 0 and versions != 3:
        return Refusal("ORE-AST-47", "refused-one-version")
    if not can_fill(state, player, card << ROW_BITS | line):
        return Refusal("ORE-CON-03", "refused-row-barrels", {"contract": contract})
    return None


def subcontract(state: Position, seat: int, card: int, line: int, version: int) -> None:
    """Pay the opponent at the first line of a use, then fill the line."""
    player = state.players[seat]
    owner = owner_of(state, card)
    if version == 0:
        version = possible_versions(state, player, owner)
    chosen = NONE
    for design in state.rules.subcontract:
        if state.rules.subcontract_version[design] == version:
            if is_running(state, design, owner):
                chosen = design
                break
            if chosen < 0 and can_start(state, player, design):
                chosen = design
    if is_running(state, chosen, owner):
        state.sub_left -= 1
        if state.sub_left == 0:
            state.sub_asset = NONE
    else:
        start_use(state, seat, chosen, owner)
    start_filling(state, seat, SUBCONTRACTING, owner, card, [card << ROW_BITS | line])


def start_use(state: Position, seat: int, design: int, owner: int) -> None:
    """The fee, once; a use of several lines goes on, also after one of a single line in between (ORE-RUL-49)."""
    fee = state.rules.fees[design][0]
    player = state.players[seat]
    player.cash -= fee
    state.players[owner].cash += fee
    player.used = [*player.used, design]
    if state.rules.subcontract_lines[design] > 1:
        state.sub_asset = design
        state.sub_target = owner
        state.sub_left = state.rules.subcontract_lines[design] - 1
    if state.watched:
        state.events.append(Event("subcontracted", seat, {"other": SeatRef(owner), "money": fee}))


def end_subcontracting(state: Position) -> None:
    state.sub_asset = NONE
    state.sub_target = NONE
    state.sub_left = 0


def pay_negotiations(state: Position) -> None:
    """For selling on several contracts in this phase, clockwise from the start player."""
    for i in range(state.rules.seats):
        seat = (state.start + i) % state.rules.seats
        player = state.players[seat]
        if not player.assets:
            continue
        for design in state.rules.negotiation:
            if design in player.assets:
                money = state.rules.limit_of(design, len(player.sold_on)) * player.assets.count(design)
                if money:
                    player.cash += money
                    if state.watched:
                        state.events.append(
                            Event("negotiated", seat, {"money": money, "contracts": len(player.sold_on)})
                        )
