"""Phase 3, market: public and private sales in one's own window.

Rules ORE-MKT-01..10, ORE-AST-06, 08, 12, 13, 17, 22, 24, 25, 27, 31, 35, ORE-INI-06, ORE-RUL-16, 20, 70.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.collection import one_space_deeper
from wheal.games.ore.rules.contracts import list_efficient, list_fillings
from wheal.games.ore.rules.exchanging import has_extras, list_extras
from wheal.games.ore.rules.filling import due_rows, keeps_rows, most_rows
from wheal.games.ore.rules.position import RESOURCE_NAMES, RESOURCES, Private
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position


def list_market(state: Position, seat: int, out: list[Action[Any]]) -> None:
    player = state.players[seat]
    list_sales(state, player, out)
    list_fillings(state, player, out)
    list_efficient(state, player, out)
    list_extras(state, seat, out)
    if may_close(state, player):
        out.append(state.rules.moves.done)


def has_market_move(state: Position, seat: int) -> bool:
    """Is anything but closing the window possible?"""
    player = state.players[seat]
    out: list[Action[Any]] = []
    list_sales(state, player, out)
    if out:
        return True
    list_fillings(state, player, out)
    if out or has_extras(state, seat):
        return True
    list_efficient(state, player, out)
    return bool(out)


def may_close(state: Position, player: Player) -> bool:
    """A window cannot be closed over a row that could be filled (ORE-RUL-21)."""
    due = due_rows(state, player)
    return not due or most_rows(state.rules, player.barrels, [], due) == 0


# ---- sales -----------------------------------------------------------------------------------------


def list_sales(state: Position, player: Player, out: list[Action[Any]]) -> None:
    for resource in range(RESOURCES):
        if (
            player.barrels[resource] > 0
            and may_sell_more(state, player, resource)
            and is_spare(state, player, resource)
        ):
            out.append(state.rules.moves.sell[resource])
    for own in player.private:
        if own.is_market and own.is_open:
            resource = state.rules.mine_resource[own.card]
            if player.barrels[resource] > 0 and is_spare(state, player, resource):
                out.append(state.rules.moves.sell_from[resource][own.card])


def may_sell_more(state: Position, player: Player, resource: int) -> bool:
    """Is there a railroad's allowance for one more barrel of this type, or the free barrel?"""
    beyond = 0
    for other in range(RESOURCES):
        sold = player.sales[other] + (1 if other == resource else 0)
        if sold:
            sold -= railroad_sales(state, player, other)  # ORE-MKT-05, ORE-RUL-70
            if sold > 0:
                beyond += sold
    return beyond <= state.rules.free_sales  # ORE-MKT-01


def railroad_sales(state: Position, player: Player, resource: int) -> int:
    total = 0
    if player.assets:
        for design in state.rules.railroads:
            if design in player.assets:
                total += state.rules.rail_sales[design][resource] * player.assets.count(design)
    return total


def is_spare(state: Position, player: Player, resource: int) -> bool:
    """Would a barrel sold be missed by a due row? ORE-RUL-21"""
    if not player.contracts:
        return True
    barrels = player.barrels[:]
    barrels[resource] -= 1
    return keeps_rows(state, player, barrels)


def plant_bonus(state: Position, player: Player, resource: int) -> int:
    total = 0
    if player.assets:
        for design in state.rules.plants:
            if design in player.assets:
                total += state.rules.plant_bonus[design][resource] * player.assets.count(
                    design
                )  # ORE-MKT-07, ORE-RUL-41
    return total


def price(state: Position, resource: int) -> int:
    """The price of the mine in play, also of one that was exhausted in this round (ORE-MKT-01, ORE-RUL-76)."""
    card = state.mines[resource].card
    return state.rules.mine_price[card] if card >= 0 else 0


def sell(state: Position, seat: int, resource: int) -> None:
    player = state.players[seat]
    player.sales[resource] += 1
    take_money(state, seat, resource, price(state, resource))


def sell_privately(state: Position, seat: int, card: int) -> None:
    """One barrel at the card's own price; the neutral miner moves (ORE-INI-06, ORE-RUL-16)."""
    player = state.players[seat]
    kept: list[Private] = []
    for own in player.private:
        if own.card != card:
            kept.append(own)
        elif state.rules.markets_move:
            kept.append(Private(card, True, own.space, False))
        else:
            kept.append(one_space_deeper(state, seat, own, False))
    player.private = kept
    take_money(state, seat, state.rules.mine_resource[card], state.rules.mine_price[card])


def take_money(state: Position, seat: int, resource: int, paid: int) -> None:
    player = state.players[seat]
    money = paid + plant_bonus(state, player, resource)
    player.barrels[resource] -= 1
    player.cash += money
    if state.watched:
        state.events.append(Event("sold", seat, {"resource": resource, "money": money}))


def sale_refusal(state: Position, seat: int, resource: int) -> Refusal | None:
    player = state.players[seat]
    if player.barrels[resource] <= 0:
        return Refusal("ORE-MKT-01", "refused-no-barrel", {"resource": RESOURCE_NAMES[resource]})
    if not may_sell_more(state, player, resource):
        return Refusal("ORE-MKT-01", "refused-sold-out", {"resource": RESOURCE_NAMES[resource]})
    if not is_spare(state, player, resource):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def private_sale_refusal(state: Position, seat: int, resource: int, card: int) -> Refusal | None:
    player = state.players[seat]
    own = private_of(player, card)
    if own is None or not own.is_market or state.rules.mine_resource[card] != resource:
        return Refusal("ORE-MKT-06", "refused-no-market")
    if not own.is_open:
        return Refusal("ORE-MKT-06", "refused-market-used", {"card": state.rules.mine_ids[card]})
    if player.barrels[resource] <= 0:
        return Refusal("ORE-MKT-06", "refused-no-barrel", {"resource": RESOURCE_NAMES[resource]})
    if not is_spare(state, player, resource):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def private_of(player: Player, card: int) -> Private | None:
    for own in player.private:
        if own.card == card:
            return own
    return None
