"""Relief: own miners are taken off mines for money. Rules ORE-REP-13, 14, ORE-AST-41, ORE-RUL-34, 52."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.position import RESOURCE_NAMES, RESOURCES
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position


def relief_cost(state: Position, player: Player) -> int:
    """What one miner costs; of several Relief Ops the cheapest counts."""
    cost = state.rules.relief_cost
    for design in player.assets:
        price = state.rules.relief_price[design]
        if 0 < price < cost:
            cost = price  # ORE-AST-41, ORE-RUL-52
    return cost


def has_miner(state: Position, seat: int) -> bool:
    for mine in state.mines:
        if seat in mine.owner:
            return True
    return False


def can_relieve(state: Position, seat: int) -> bool:
    player = state.players[seat]
    return has_miner(state, seat) and player.cash >= relief_cost(state, player)  # ORE-REP-13


def list_relief(state: Position, seat: int, out: list[Action[Any]]) -> None:
    for resource in range(RESOURCES):
        mine = state.mines[resource]
        for space in range(len(mine.owner)):
            if mine.owner[space] == seat:
                out.append(state.rules.moves.relieve[resource][space])


def relief_refusal(state: Position, seat: int, resource: int, space: int) -> Refusal | None:
    """Why this miner cannot be taken off. Who is asked has the money: the window is open only while one can be paid."""
    mine = state.mines[resource]
    if space >= len(mine.owner) or mine.owner[space] != seat:
        return Refusal("ORE-REP-13", "refused-no-own-miner", {"resource": RESOURCE_NAMES[resource], "space": space + 1})
    return None


def relieve(state: Position, seat: int, resource: int, space: int) -> None:
    mine = state.mines[resource]
    player = state.players[seat]
    cost = relief_cost(state, player)
    player.cash -= cost
    player.in_hand += 1  # ORE-REP-14
    mine.put(space, seat, mine.count[space] - 1)
    if state.watched:
        state.events.append(Event("relieved", seat, {"resource": resource, "money": cost}))


# ---- at once: sealed choices -----------------------------------------------------------------------


def sealed_relief_refusal(state: Position, seat: int, resource: int, space: int) -> Refusal | None:
    """Why a miner cannot be named besides those already named (ORE-RUL-34)."""
    mine = state.mines[resource]
    if space >= len(mine.owner) or mine.owner[space] != seat:
        args: Args = {"resource": RESOURCE_NAMES[resource], "space": space + 1}
        return Refusal("ORE-REP-13", "refused-no-own-miner", args)
    player = state.players[seat]
    chosen = state.sealed[seat]
    cost = relief_cost(state, player) * (len(chosen) + 1)
    if player.cash < cost:
        return Refusal("ORE-REP-13", "refused-money", {"cost": cost, "money": player.cash})
    if chosen.count(state.rules.moves.relieve[resource][space].index) >= mine.count[space]:
        return Refusal("ORE-REP-13", "refused-named-already")
    return None


def list_sealed_relief(state: Position, seat: int, out: list[Action[Any]]) -> None:
    for resource in range(RESOURCES):
        for space in range(len(state.mines[resource].owner)):
            if sealed_relief_refusal(state, seat, resource, space) is None:
                out.append(state.rules.moves.relieve[resource][space])


def is_relief_open(state: Position, seat: int) -> bool:
    """Is this seat asked? Only if it can name a miner, and then until it says done."""
    chosen = state.sealed[seat]
    if chosen:
        return chosen[-1] != state.rules.moves.done.index
    out: list[Action[Any]] = []
    list_sealed_relief(state, seat, out)
    return bool(out)


def carry_out_relief(state: Position) -> None:
    """All have chosen: every named miner is taken off, in the order of the seats."""
    for seat in range(state.rules.seats):
        for index in state.sealed[seat]:
            for resource in range(RESOURCES):
                for space in range(len(state.mines[resource].owner)):
                    if state.rules.moves.relieve[resource][space].index == index:
                        relieve(state, seat, resource, space)
