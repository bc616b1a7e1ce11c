"""The rows of cards with their prices for one seat, and which cards leave at the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.acquisition import list_assets, sales_fee
from wheal.games.ore.board_types import OreAssetPlace, OreContractPlace, OreInitiativePlace, OreRows
from wheal.games.ore.initiatives import cost, has_card, has_effect, list_initiatives
from wheal.games.ore.position import NONE, RESOURCE_NAMES, SALES
from wheal.games.ore.replenishment import highest_contract

if TYPE_CHECKING:
    from wheal.games.ore.position import Position
    from wheal.games.ore.view import View
    from wheal.kernel.action import Action


def rows_for(p: Position, view: View, me: int) -> OreRows:
    asset_fee, contract_fee = _fees(p, me)
    return OreRows(
        assets=_assets(p, me, asset_fee),
        initiatives=_initiatives(p, me),
        contracts=_contracts(p),
        assets_left=len(view.draw.assets),
        initiatives_left=len(view.draw.initiatives),
        contracts_left=len(view.draw.contracts),
        asset_fee=asset_fee,
        contract_fee=contract_fee,
    )


def _fees(p: Position, me: int) -> tuple[int, int]:
    """What Sales Ops costs a seat beside the card, while it is in use."""
    if me < 0 or p.is_over or p.frames[-1].kind != SALES:
        return 0, 0
    player = p.players[me]
    return sales_fee(p, player, p.rules.sales_assets), sales_fee(p, player, p.rules.sales_contracts)


def _assets(p: Position, me: int, fee: int) -> list[OreAssetPlace]:
    rules = p.rules
    moves: list[Action[Any]] = []
    if me >= 0:
        list_assets(p, me, fee, moves)
    places = []
    for place, design in enumerate(p.asset_row):
        if design < 0:
            places.append(OreAssetPlace("", NONE, [], False, False, False))
            continue
        money = rules.asset_money[design]
        places.append(
            OreAssetPlace(
                card=rules.asset_ids[design],
                money=money + fee if money >= 0 else NONE,
                barrels=list(rules.asset_barrels[design]) if rules.asset_has_barrels[design] else [],
                can_money=rules.moves.buy_money[design] in moves,
                can_barrels=rules.moves.buy_barrels[design] in moves,
                leaves=_leaves(p, place),
            )
        )
    return places


def _leaves(p: Position, place: int) -> bool:
    """Is it the place whose card is discarded? ORE-REP-04"""
    return place == p.rules.row - 1 and not p.is_ending and not p.is_over


def _initiatives(p: Position, me: int) -> list[OreInitiativePlace]:
    rules = p.rules
    moves: list[Action[Any]] = []
    if me >= 0:
        list_initiatives(p, me, moves)
    places = []
    for place, number in enumerate(p.initiative_row):
        if number < 0:
            places.append(OreInitiativePlace("", NONE, [], False, False, False))
            continue
        barrels = _payable(p, me, number)
        places.append(
            OreInitiativePlace(
                card=rules.initiative_ids[number],
                money=cost(p, p.players[me], number) if me >= 0 else rules.initiative_money[number][0],
                barrels=barrels,
                can_buy=any(move in moves for move in _buying(p, number)),
                has_effect=me < 0 or has_effect(p, p.players[me], number),
                leaves=_leaves(p, place),
            )
        )
    return places


def _buying(p: Position, number: int) -> list[Action[Any]]:
    """The moves that buy an initiative."""
    moves = p.rules.moves
    return list(moves.buy_initiative_for[number]) if p.rules.takes_barrel[number] else [moves.buy_initiative[number]]


def _payable(p: Position, me: int, number: int) -> list[str]:
    """The resources of which a seat could pay the barrel of an initiative."""
    if me < 0 or not p.rules.takes_barrel[number]:
        return []
    held = enumerate(p.players[me].barrels)
    return [RESOURCE_NAMES[resource] for resource, barrels in held if barrels and has_card(p, number, resource)]


def _contracts(p: Position) -> list[OreContractPlace]:
    leaving = NONE if p.is_contract_taken or p.is_ending or p.is_over else highest_contract(p)  # ORE-REP-08
    numbers = p.rules.contract_numbers
    return [
        OreContractPlace(numbers[card] if card >= 0 else 0, place == leaving)
        for place, card in enumerate(p.contract_row)
    ]
