"""Relief: own miners are taken off mines for money. Rules ORE-REP-13, 14, ORE-AST-41, ORE-RUL-34, 52."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.position import RESOURCE_NAMES, RESOURCES
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.position import Player, Position


def relief_cost(p: Position, player: Player) -> int:
    """What one miner costs; of several Relief Ops the cheapest counts."""
    cost = p.rules.relief_cost
    for design in player.assets:
        price = p.rules.relief_price[design]
        if 0 < price < cost:
            cost = price  # ORE-AST-41, ORE-RUL-52
    return cost


def has_miner(p: Position, seat: int) -> bool:
    for mine in p.mines:
        if seat in mine.owner:
            return True
    return False


def can_relieve(p: Position, seat: int) -> bool:
    player = p.players[seat]
    return has_miner(p, seat) and player.cash >= relief_cost(p, player)


def list_relief(p: Position, seat: int, out: list[Action[Any]]) -> None:
    for resource in range(RESOURCES):
        mine = p.mines[resource]
        for space in range(len(mine.owner)):
            if mine.owner[space] == seat:
                out.append(p.rules.moves.relieve[resource][space])


def relief_refusal(p: Position, seat: int, resource: int, space: int) -> Refusal | None:
    mine = p.mines[resource]
    if space >= len(mine.owner) or mine.owner[space] != seat:
        return Refusal("ORE-REP-13", "refused-no-own-miner", {"resource": RESOURCE_NAMES[resource], "space": space + 1})
    player = p.players[seat]
    cost = relief_cost(p, player)
    if player.cash < cost:
        return Refusal("ORE-REP-13", "refused-money", {"cost": cost, "money": player.cash})
    return None


def relieve(p: Position, seat: int, resource: int, space: int) -> None:
    mine = p.mines[resource]
    player = p.players[seat]
    cost = relief_cost(p, player)
    player.cash -= cost
    player.in_hand += 1  # ORE-REP-14
    mine.put(space, seat, mine.count[space] - 1)
    if p.watched:
        p.events.append(Event("relieved", seat, {"resource": resource, "money": cost}))


# ---- at once: sealed choices -----------------------------------------------------------------------


def sealed_relief_refusal(p: Position, seat: int, resource: int, space: int) -> Refusal | None:
    """Why a miner cannot be named besides those already named (ORE-RUL-34)."""
    mine = p.mines[resource]
    if space >= len(mine.owner) or mine.owner[space] != seat:
        args: dict[str, int | str] = {"resource": RESOURCE_NAMES[resource], "space": space + 1}
        return Refusal("ORE-REP-13", "refused-no-own-miner", args)
    player = p.players[seat]
    chosen = p.sealed[seat]
    cost = relief_cost(p, player) * (len(chosen) + 1)
    if player.cash < cost:
        return Refusal("ORE-REP-13", "refused-money", {"cost": cost, "money": player.cash})
    if chosen.count(p.rules.moves.relieve[resource][space].index) >= mine.count[space]:
        return Refusal("ORE-REP-13", "refused-named-already")
    return None


def list_sealed_relief(p: Position, seat: int, out: list[Action[Any]]) -> None:
    for resource in range(RESOURCES):
        for space in range(len(p.mines[resource].owner)):
            if sealed_relief_refusal(p, seat, resource, space) is None:
                out.append(p.rules.moves.relieve[resource][space])


def is_relief_open(p: Position, seat: int) -> bool:
    """Is this seat asked? Only if it can name a miner, and then until it says done."""
    chosen = p.sealed[seat]
    if chosen:
        return chosen[-1] != p.rules.moves.done.index
    out: list[Action[Any]] = []
    list_sealed_relief(p, seat, out)
    return bool(out)


def carry_out_relief(p: Position) -> None:
    """All have chosen: every named miner is taken off, in the order of the seats."""
    for seat in range(p.rules.seats):
        for index in p.sealed[seat]:
            for resource in range(RESOURCES):
                for space in range(len(p.mines[resource].owner)):
                    if p.rules.moves.relieve[resource][space].index == index:
                        relieve(p, seat, resource, space)
