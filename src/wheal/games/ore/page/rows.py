"""The rows of cards with their prices for one seat, and which cards leave at the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.page.types import OreAssetPlace, OreContractPlace, OreInitiativePlace, OreRows
from wheal.games.ore.rules.acquisition import sales_fee
from wheal.games.ore.rules.initiatives import cost, has_effect
from wheal.games.ore.rules.position import NONE, SALES
from wheal.games.ore.rules.replenishment import highest_contract

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position


def rows_for(state: Position, me: int) -> OreRows:
    asset_fee, contract_fee = _fees(state, me)
    return OreRows(
        assets=[_asset(state, place, design, asset_fee) for place, design in enumerate(state.asset_row)],
        initiatives=[_initiative(state, place, number, me) for place, number in enumerate(state.initiative_row)],
        contracts=_contracts(state),
        assets_left=len(state.asset_draw),
        initiatives_left=len(state.initiative_draw),
        contracts_left=len(state.contract_draw),
        contract_fee=contract_fee,
    )


def _fees(state: Position, me: int) -> tuple[int, int]:
    """What Sales Ops costs a seat beside the card, while it is in use."""
    if me < 0 or state.is_over or state.frames[-1].kind != SALES:
        return 0, 0
    player = state.players[me]
    return sales_fee(state, player, state.rules.sales_assets), sales_fee(state, player, state.rules.sales_contracts)


def _asset(state: Position, place: int, design: int, fee: int) -> OreAssetPlace:
    if design < 0:
        return OreAssetPlace("", NONE, [], False)
    rules = state.rules
    money = rules.asset_money[design]
    return OreAssetPlace(
        card=rules.asset_ids[design],
        money=money + fee if money >= 0 else NONE,
        barrels=list(rules.asset_barrels[design]) if rules.asset_has_barrels[design] else [],
        leaves=_leaves(state, place),
    )


def _leaves(state: Position, place: int) -> bool:
    """Is it the place whose card is discarded? ORE-REP-04"""
    return place == state.rules.row - 1 and not state.is_ending and not state.is_over


def _initiative(state: Position, place: int, number: int, me: int) -> OreInitiativePlace:
    if number < 0:
        return OreInitiativePlace("", NONE, False, False)
    rules = state.rules
    return OreInitiativePlace(
        card=rules.initiative_ids[number],
        money=cost(state, state.players[me], number) if me >= 0 else rules.initiative_money[number][0],
        has_effect=me < 0 or has_effect(state, state.players[me], number),
        leaves=_leaves(state, place),
    )


def _contracts(state: Position) -> list[OreContractPlace]:
    leaving = (
        NONE if state.is_contract_taken or state.is_ending or state.is_over else highest_contract(state)
    )  # ORE-REP-08
    numbers = state.rules.contract_numbers
    return [
        OreContractPlace(numbers[card] if card >= 0 else 0, place == leaving)
        for place, card in enumerate(state.contract_row)
    ]
