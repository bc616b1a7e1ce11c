"""Phase 3, market: public and private sales in one's own window.

Rules ORE-MKT-01..10, ORE-AST-06, 08, 12, 13, 17, 22, 24, 25, 27, 31, 35, ORE-INI-06, ORE-RUL-16, 20, 70.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.collection import advanced
from wheal.games.ore.contracts import list_efficient, list_fillings
from wheal.games.ore.exchanging import has_extras, list_extras
from wheal.games.ore.filling import due_rows, keeps_rows, most_rows
from wheal.games.ore.position import RESOURCE_NAMES, RESOURCES, Private
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.position import Player, Position


def list_market(p: Position, seat: int, out: list[Action[Any]]) -> None:
    player = p.players[seat]
    list_sales(p, player, out)
    list_fillings(p, player, out)
    list_efficient(p, player, out)
    list_extras(p, seat, out)
    if may_close(p, player):
        out.append(p.rules.moves.done)


def has_market_move(p: Position, seat: int) -> bool:
    """Is anything but closing the window possible?"""
    player = p.players[seat]
    out: list[Action[Any]] = []
    list_sales(p, player, out)
    if out:
        return True
    list_fillings(p, player, out)
    if out or has_extras(p, seat):
        return True
    list_efficient(p, player, out)
    return bool(out)


def may_close(p: Position, player: Player) -> bool:
    """A window cannot be closed over a row that could be filled (ORE-RUL-21)."""
    due = due_rows(p, player)
    return not due or most_rows(p.rules, player.barrels, [], due) == 0


# ---- sales -----------------------------------------------------------------------------------------


def list_sales(p: Position, player: Player, out: list[Action[Any]]) -> None:
    for resource in range(RESOURCES):
        if player.barrels[resource] > 0 and may_sell_more(p, player, resource) and is_spare(p, player, resource):
            out.append(p.rules.moves.sell[resource])
    for own in player.private:
        if own.is_market and own.is_open:
            resource = p.rules.mine_resource[own.card]
            if player.barrels[resource] > 0 and is_spare(p, player, resource):
                out.append(p.rules.moves.sell_from[resource][own.card])


def may_sell_more(p: Position, player: Player, resource: int) -> bool:
    """Is there a railroad's allowance for one more barrel of this type, or the free barrel?"""
    beyond = 0
    for other in range(RESOURCES):
        sold = player.sales[other] + (1 if other == resource else 0)
        if sold:
            sold -= railroad_sales(p, player, other)  # ORE-MKT-05, ORE-RUL-70
            if sold > 0:
                beyond += sold
    return beyond <= p.rules.free_sales  # ORE-MKT-01


def railroad_sales(p: Position, player: Player, resource: int) -> int:
    total = 0
    if player.assets:
        for design in p.rules.railroads:
            if design in player.assets:
                total += p.rules.rail_sales[design][resource] * player.assets.count(design)
    return total


def is_spare(p: Position, player: Player, resource: int) -> bool:
    """Would a barrel sold be missed by a due row? ORE-RUL-21"""
    if not player.contracts:
        return True
    barrels = player.barrels[:]
    barrels[resource] -= 1
    return keeps_rows(p, player, barrels)


def plant_bonus(p: Position, player: Player, resource: int) -> int:
    total = 0
    if player.assets:
        for design in p.rules.plants:
            if design in player.assets:
                total += p.rules.plant_bonus[design][resource] * player.assets.count(design)  # ORE-MKT-07, ORE-RUL-41
    return total


def price(p: Position, resource: int) -> int:
    """The price of the mine in play, also of one that was exhausted in this round (ORE-MKT-01, ORE-RUL-76)."""
    card = p.mines[resource].card
    return p.rules.mine_price[card] if card >= 0 else 0


def sell(p: Position, seat: int, resource: int) -> None:
    player = p.players[seat]
    player.sales[resource] += 1
    take_money(p, seat, resource, price(p, resource))


def sell_privately(p: Position, seat: int, card: int) -> None:
    """One barrel at the card's own price; the neutral miner moves (ORE-INI-06, ORE-RUL-16)."""
    player = p.players[seat]
    kept: list[Private] = []
    for own in player.private:
        if own.card != card:
            kept.append(own)
        elif p.rules.markets_move:
            kept.append(Private(card, True, own.space, False))
        else:
            kept.append(advanced(p, seat, own, False))
    player.private = kept
    take_money(p, seat, p.rules.mine_resource[card], p.rules.mine_price[card])


def take_money(p: Position, seat: int, resource: int, paid: int) -> None:
    player = p.players[seat]
    money = paid + plant_bonus(p, player, resource)
    player.barrels[resource] -= 1
    player.cash += money
    if p.watched:
        p.events.append(Event("sold", seat, {"resource": resource, "money": money}))


def sale_refusal(p: Position, seat: int, resource: int) -> Refusal | None:
    player = p.players[seat]
    if player.barrels[resource] <= 0:
        return Refusal("ORE-MKT-01", "refused-no-barrel", {"resource": RESOURCE_NAMES[resource]})
    if not may_sell_more(p, player, resource):
        return Refusal("ORE-MKT-01", "refused-sold-out", {"resource": RESOURCE_NAMES[resource]})
    if not is_spare(p, player, resource):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def private_sale_refusal(p: Position, seat: int, resource: int, card: int) -> Refusal | None:
    player = p.players[seat]
    own = private_of(player, card)
    if own is None or not own.is_market or p.rules.mine_resource[card] != resource:
        return Refusal("ORE-MKT-06", "refused-no-market", {"card": p.rules.mine_ids[card]})
    if not own.is_open:
        return Refusal("ORE-MKT-06", "refused-market-used", {"card": p.rules.mine_ids[card]})
    if player.barrels[resource] <= 0:
        return Refusal("ORE-MKT-06", "refused-no-barrel", {"resource": RESOURCE_NAMES[resource]})
    if not is_spare(p, player, resource):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def private_of(player: Player, card: int) -> Private | None:
    for own in player.private:
        if own.card == card:
            return own
    return None
