"""Phase 4, acquisition: assets, initiatives and contracts, in the order of the tracks.

Rules ORE-ACQ-01..14, ORE-AST-01, 42, ORE-VAR-09, ORE-VAR-15, ORE-RUL-28..32, 51, 62, 80.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.initiatives import without
from wheal.games.ore.rules.position import NONE, RESOURCES, SALES, Held, Player
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import REVEAL, Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position


# ---- assets ----------------------------------------------------------------------------------------


def list_assets(state: Position, seat: int, fee: int, out: list[Action[Any]]) -> None:
    """Every shown asset that can be paid in one of its two ways, beside a fee."""
    player = state.players[seat]
    rules = state.rules
    listed: list[int] = []
    for design in state.asset_row:
        if design < 0 or design in listed:
            continue
        listed.append(design)
        money = rules.asset_money[design]
        if money >= 0 and player.cash >= money + fee:
            out.append(rules.moves.buy_money[design])
        if rules.asset_has_barrels[design] and player.cash >= fee and has_barrels(player, rules.asset_barrels[design]):
            out.append(rules.moves.buy_barrels[design])


def has_barrels(player: Player, needed: list[int]) -> bool:
    for resource in range(RESOURCES):
        if player.barrels[resource] < needed[resource]:
            return False
    return True


def asset_refusal(state: Position, seat: int, design: int, is_money: bool) -> Refusal | None:
    """Why an asset cannot be bought by its money price or by its barrels."""
    rules = state.rules
    player = state.players[seat]
    fee = 0
    if state.frames[-1].kind == SALES:
        refusal = sales_asset_refusal(state, player)
        if refusal is not None:
            return refusal
        fee = sales_fee(state, player, rules.sales_assets)
    if design not in state.asset_row:
        return Refusal("ORE-ACQ-03", "refused-asset-gone", {"asset": state.rules.asset_ids[design]})
    if is_money:
        cost = rules.asset_money[design]
        if cost < 0:
            return Refusal("ORE-ACQ-08", "refused-no-money-price", {"asset": state.rules.asset_ids[design]})
        if player.cash < cost + fee:
            rule = "ORE-ACQ-12" if player.cash < cost else "ORE-RUL-31"
            return Refusal(rule, "refused-money", {"cost": cost + fee, "money": player.cash})
        return None
    if not rules.asset_has_barrels[design]:
        return Refusal("ORE-ACQ-08", "refused-no-barrels-price", {"asset": state.rules.asset_ids[design]})
    if not has_barrels(player, rules.asset_barrels[design]):
        return Refusal("ORE-ACQ-12", "refused-asset-barrels", {"asset": state.rules.asset_ids[design]})
    if player.cash < fee:
        return Refusal("ORE-RUL-31", "refused-money", {"cost": fee, "money": player.cash})
    return None


def buy_asset(state: Position, seat: int, design: int, is_money: bool) -> None:
    """Pay the whole price in one way; the asset works from now on (ORE-ACQ-08, ORE-ACQ-11)."""
    rules = state.rules
    player = state.players[seat]
    if state.frames[-1].kind == SALES:
        use_sales_ops(state, player, rules.sales_assets)
    if is_money:
        player.cash -= rules.asset_money[design]
    else:
        needed = rules.asset_barrels[design]
        for resource in range(RESOURCES):
            player.barrels[resource] -= needed[resource]
    state.asset_row = without(state.asset_row, design)
    player.assets = [*player.assets, design]
    player.has_bought_asset = True
    if state.watched:
        state.events.append(Event("bought", seat, {"asset": design, "is_money": int(is_money)}))


# ---- contracts -------------------------------------------------------------------------------------


def list_contracts(state: Position, player: Player, out: list[Action[Any]]) -> None:
    """What is shown, and with Black Market Ops what was discarded."""
    moves = state.rules.moves
    for card in state.contract_row:
        if card >= 0:
            out.append(moves.take[card])
    if state.contract_discard and has_black_market(state, player):
        for card in state.contract_discard:
            out.append(moves.take[card])  # ORE-AST-01, ORE-RUL-51


def can_take_any(state: Position, player: Player) -> bool:
    for card in state.contract_row:
        if card >= 0:
            return True
    return bool(state.contract_discard) and has_black_market(state, player)


def has_black_market(state: Position, player: Player) -> bool:
    if player.assets:
        for design in state.rules.black_market:
            if design in player.assets:
                return True
    return False


def take_refusal(state: Position, seat: int, card: int) -> Refusal | None:
    player = state.players[seat]
    contract = state.rules.contract_numbers[card]
    if state.frames[-1].kind == SALES:
        refusal = sales_contract_refusal(state, player)
        if refusal is not None:
            return refusal
    if card in state.contract_row:
        return None
    if card in state.contract_discard:
        if has_black_market(state, player):
            return None
        return Refusal("ORE-AST-01", "refused-contract-discarded", {"contract": contract})
    return Refusal("ORE-ACQ-06", "refused-contract-gone", {"contract": contract})


def take_contract(state: Position, seat: int, card: int) -> None:
    """A contract for nothing; its first row is due next round (ORE-ACQ-06, ORE-CON-01)."""
    player = state.players[seat]
    if state.frames[-1].kind == SALES:
        use_sales_ops(state, player, state.rules.sales_contracts)
    if card in state.contract_row:
        state.contract_row = without(state.contract_row, card)
    else:
        state.contract_discard = [other for other in state.contract_discard if other != card]
    player.contracts = [*player.contracts, Held(card)]
    player.has_taken_contract = True
    state.is_contract_taken = True  # ORE-RUL-32
    if state.watched:
        state.events.append(Event("took", seat, {"contract": state.rules.contract_numbers[card]}))


def take_top(state: Position, seat: int) -> None:
    """Contract Race: the top of the own pile; the next card is turned up (ORE-VAR-09)."""
    player = state.players[seat]
    card = player.pile[0]
    player.pile = player.pile[1:]
    player.contracts = [*player.contracts, Held(card, 0, False, False, True)]
    if state.watched:
        state.events.append(Event("took", seat, {"contract": state.rules.contract_numbers[card]}))
        if player.pile:
            state.events.append(Event("top", seat, {"contract": state.rules.contract_numbers[player.pile[0]]}, REVEAL))


# ---- Sales Ops -------------------------------------------------------------------------------------


def first_owned(state: Position, player: Player, designs: list[int]) -> int:
    for design in designs:
        if design in player.assets:
            return design
    return NONE


def sales_fee(state: Position, player: Player, designs: list[int]) -> int:
    design = first_owned(state, player, designs)
    return state.rules.fees[design][0] if design >= 0 else 0


def use_sales_ops(state: Position, player: Player, designs: list[int]) -> None:
    player.cash -= sales_fee(state, player, designs)
    player.used = [*player.used, first_owned(state, player, designs)]


def list_sales_ops(state: Position, seat: int, out: list[Action[Any]]) -> None:
    player = state.players[seat]
    if sales_asset_refusal(state, player) is None:
        list_assets(state, seat, sales_fee(state, player, state.rules.sales_assets), out)
    if sales_contract_refusal(state, player) is None:
        list_contracts(state, player, out)


def sales_asset_refusal(state: Position, player: Player) -> Refusal | None:
    if first_owned(state, player, state.rules.sales_assets) < 0:
        return Refusal("ORE-ACQ-07", "refused-no-sales-ops")
    if player.has_bought_asset:
        return Refusal("ORE-RUL-31", "refused-bought-already")
    return None


def sales_contract_refusal(state: Position, player: Player) -> Refusal | None:
    if first_owned(state, player, state.rules.sales_contracts) < 0:
        return Refusal("ORE-ACQ-07", "refused-no-sales-ops")
    if player.has_taken_contract:
        return Refusal("ORE-RUL-31", "refused-taken-already")
    fee = sales_fee(state, player, state.rules.sales_contracts)
    if player.cash < fee:
        return Refusal("ORE-RUL-31", "refused-money", {"cost": fee, "money": player.cash})
    return None


def has_sales_ops(state: Position, player: Player) -> bool:
    if not player.assets:
        return False
    return (
        first_owned(state, player, state.rules.sales_assets) >= 0
        or first_owned(state, player, state.rules.sales_contracts) >= 0
    )


# ---- the end of the phase --------------------------------------------------------------------------


def return_track_miners(state: Position) -> None:
    for seat in state.asset_track:
        state.players[seat].in_hand += 1  # ORE-ACQ-13
    for seat in state.contract_track:
        state.players[seat].in_hand += 1
    state.asset_track = []
    state.contract_track = []
