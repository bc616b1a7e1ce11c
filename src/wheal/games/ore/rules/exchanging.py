"""What may be done in every window of one's own: exchanges, and cashing Futures.

Rules ORE-AST-05, 09, 11, 21, 26, 34, 53, ORE-INI-04, ORE-RUL-06, ORE-RUL-46, ORE-RUL-47, ORE-RUL-57.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.filling import keeps_rows
from wheal.games.ore.rules.position import MARKET, RESOURCE_NAMES, RESOURCES
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position


def list_extras(state: Position, seat: int, out: list[Action[Any]]) -> None:
    """Exchanges and Futures of the seat whose window it is."""
    player = state.players[seat]
    if player.assets:
        list_exchanges(state, player, out)
    if player.futures:
        list_futures(state, player, out)


def has_extras(state: Position, seat: int) -> bool:
    player = state.players[seat]
    if player.futures:
        return True
    out: list[Action[Any]] = []
    if player.assets:
        list_exchanges(state, player, out)
    return bool(out)


def list_exchanges(state: Position, player: Player, out: list[Action[Any]]) -> None:
    rules = state.rules
    for design in rules.exchanges:
        if design in player.assets and player.usable_copies(design) > 0:
            given = rules.exchange_inputs[design][0]
            if player.barrels[given] >= rules.exchange_rates[design][0]:
                for resource in range(RESOURCES):
                    if resource != given and keeps_due_rows(state, player, design, given, resource, 0):
                        out.append(rules.moves.exchange[design][resource])
    for place, design in enumerate(rules.traders):
        if design in player.assets and player.usable_copies(design) > 0:
            rates = rules.exchange_rates[design]
            for given in rules.exchange_inputs[design]:
                for i in range(0, len(rates), 2):
                    if player.barrels[given] >= rates[i]:
                        for resource in range(RESOURCES):
                            if resource != given and keeps_due_rows(state, player, design, given, resource, i):
                                out.append(rules.moves.trade[place][rates[i]][given][resource])


def keeps_due_rows(state: Position, player: Player, design: int, given: int, resource: int, i: int) -> bool:
    """In the market: would as many due rows be fillable after the exchange as before? ORE-RUL-21"""
    if state.frames[-1].kind != MARKET or not player.contracts:
        return True
    rates = state.rules.exchange_rates[design]
    barrels = player.barrels[:]
    barrels[given] -= rates[i]
    barrels[resource] += rates[i + 1]
    return keeps_rows(state, player, barrels)


def exchange_refusal(state: Position, seat: int, design: int, given: int, resource: int, amount: int) -> Refusal | None:
    """Why an asset cannot be used to exchange so many barrels of one type for another."""
    rules = state.rules
    player = state.players[seat]
    rates = rules.exchange_rates[design]
    asset = rules.asset_ids[design]
    if not rates:
        return Refusal("ORE-AST-53", "refused-no-exchange", {"asset": asset})
    if design not in player.assets:
        return Refusal("ORE-AST-53", "refused-not-owned", {"asset": asset})
    if player.usable_copies(design) <= 0:
        return Refusal("ORE-AST-53", "refused-exchange-used", {"asset": asset})  # ORE-RUL-06
    if given == resource:
        return Refusal("ORE-AST-53", "refused-exchange-same")  # ORE-RUL-47
    place = rate_place(rates, amount)
    if place < 0:
        return Refusal(rules.asset_rules[design], "refused-exchange-rate", {"asset": asset})  # ORE-RUL-46
    if player.barrels[given] < amount:
        args: Args = {
            "amount": amount,
            "resource": RESOURCE_NAMES[given],
            "held": player.barrels[given],
        }
        return Refusal(rules.asset_rules[design], "refused-exchange-barrels", args)
    if not keeps_due_rows(state, player, design, given, resource, place):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def rate_place(rates: list[int], amount: int) -> int:
    for i in range(0, len(rates), 2):
        if rates[i] == amount:
            return i
    return -1


def exchange(state: Position, seat: int, design: int, given: int, resource: int, amount: int) -> None:
    player = state.players[seat]
    rates = state.rules.exchange_rates[design]
    received = rates[rate_place(rates, amount) + 1]
    player.barrels[given] -= amount
    player.barrels[resource] += received
    player.used = [*player.used, design]
    if state.watched:
        args: Args = {"asset": design, "amount": amount, "given": given}
        args["received"] = received
        args["resource"] = resource
        state.events.append(Event("exchanged", seat, args))


# ---- Futures ---------------------------------------------------------------------------------------


def list_futures(state: Position, player: Player, out: list[Action[Any]]) -> None:
    last = -1
    for token in player.futures:
        if token != last:
            out.append(state.rules.moves.cash[token >> 2][token & 3])
        last = token


def cash_refusal(state: Position, seat: int, resource: int, amount: int) -> Refusal | None:
    if resource << 2 | amount not in state.players[seat].futures:
        return Refusal("ORE-INI-04", "refused-no-future", {"resource": RESOURCE_NAMES[resource], "amount": amount})
    return None


def cash_future(state: Position, seat: int, token: int) -> None:
    """Return a token and take its barrels."""
    player = state.players[seat]
    futures = player.futures[:]
    futures.remove(token)
    player.futures = futures
    player.barrels[token >> 2] += token & 3
    if state.watched:
        state.events.append(Event("cashed", seat, {"resource": token >> 2, "amount": token & 3}))
