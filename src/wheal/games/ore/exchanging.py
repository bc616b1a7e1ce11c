"""What may be done in every window of one's own: exchanges, and cashing Futures.

Rules ORE-AST-05, 09, 11, 21, 26, 34, 53, ORE-INI-04, ORE-RUL-06, ORE-RUL-46, ORE-RUL-47, ORE-RUL-57.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.filling import keeps_rows
from wheal.games.ore.position import MARKET, RESOURCE_NAMES, RESOURCES
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.ore.position import Player, Position


def list_extras(p: Position, seat: int, out: list[Action[Any]]) -> None:
    """Exchanges and Futures of the seat whose window it is."""
    player = p.players[seat]
    if player.assets:
        list_exchanges(p, player, out)
    if player.futures:
        list_futures(p, player, out)


def has_extras(p: Position, seat: int) -> bool:
    player = p.players[seat]
    if player.futures:
        return True
    out: list[Action[Any]] = []
    if player.assets:
        list_exchanges(p, player, out)
    return bool(out)


def list_exchanges(p: Position, player: Player, out: list[Action[Any]]) -> None:
    rules = p.rules
    for design in rules.exchanges:
        if design in player.assets and player.unused(design) > 0:
            given = rules.exchange_inputs[design][0]
            if player.barrels[given] >= rules.exchange_rates[design][0]:
                for resource in range(RESOURCES):
                    if resource != given and is_kept(p, player, design, given, resource, 0):
                        out.append(rules.moves.exchange[design][resource])
    for place, design in enumerate(rules.traders):
        if design in player.assets and player.unused(design) > 0:
            rates = rules.exchange_rates[design]
            for given in rules.exchange_inputs[design]:
                for i in range(0, len(rates), 2):
                    if player.barrels[given] >= rates[i]:
                        for resource in range(RESOURCES):
                            if resource != given and is_kept(p, player, design, given, resource, i):
                                out.append(rules.moves.trade[place][rates[i]][given][resource])


def is_kept(p: Position, player: Player, design: int, given: int, resource: int, i: int) -> bool:
    """In the market: would as many due rows be fillable after the exchange as before? ORE-RUL-21"""
    if p.frames[-1].kind != MARKET or not player.contracts:
        return True
    rates = p.rules.exchange_rates[design]
    barrels = player.barrels[:]
    barrels[given] -= rates[i]
    barrels[resource] += rates[i + 1]
    return keeps_rows(p, player, barrels)


def exchange_refusal(p: Position, seat: int, design: int, given: int, resource: int, amount: int) -> Refusal | None:
    """Why an asset cannot be used to exchange so many barrels of one type for another."""
    rules = p.rules
    player = p.players[seat]
    rates = rules.exchange_rates[design]
    asset = rules.asset_ids[design]
    if not rates:
        return Refusal("ORE-AST-53", "refused-no-exchange", {"asset": asset})
    if design not in player.assets:
        return Refusal("ORE-AST-53", "refused-not-owned", {"asset": asset})
    if player.unused(design) <= 0:
        return Refusal("ORE-AST-53", "refused-exchange-used", {"asset": asset})  # ORE-RUL-06
    if given == resource:
        return Refusal("ORE-AST-53", "refused-exchange-same")  # ORE-RUL-47
    place = rate_place(rates, amount)
    if place < 0:
        return Refusal(rules.asset_rules[design], "refused-exchange-rate", {"asset": asset})  # ORE-RUL-46
    if player.barrels[given] < amount:
        args: dict[str, int | str] = {
            "amount": amount,
            "resource": RESOURCE_NAMES[given],
            "held": player.barrels[given],
        }
        return Refusal(rules.asset_rules[design], "refused-exchange-barrels", args)
    if not is_kept(p, player, design, given, resource, place):
        return Refusal("ORE-RUL-21", "refused-guard")
    return None


def rate_place(rates: list[int], amount: int) -> int:
    for i in range(0, len(rates), 2):
        if rates[i] == amount:
            return i
    return -1


def exchange(p: Position, seat: int, design: int, given: int, resource: int, amount: int) -> None:
    player = p.players[seat]
    rates = p.rules.exchange_rates[design]
    received = rates[rate_place(rates, amount) + 1]
    player.barrels[given] -= amount
    player.barrels[resource] += received
    player.used = [*player.used, design]
    if p.watched:
        args: dict[str, int | str] = {"asset": design, "amount": amount, "given": given}
        args["received"] = received
        args["resource"] = resource
        p.events.append(Event("exchanged", seat, args))


# ---- Futures ---------------------------------------------------------------------------------------


def list_futures(p: Position, player: Player, out: list[Action[Any]]) -> None:
    last = -1
    for token in player.futures:
        if token != last:
            out.append(p.rules.moves.cash[token >> 2][token & 3])
        last = token


def cash_refusal(p: Position, seat: int, resource: int, amount: int) -> Refusal | None:
    if resource << 2 | amount not in p.players[seat].futures:
        return Refusal("ORE-INI-04", "refused-no-future", {"resource": RESOURCE_NAMES[resource], "amount": amount})
    return None


def cash_future(p: Position, seat: int, token: int) -> None:
    """Return a token and take its barrels."""
    player = p.players[seat]
    futures = player.futures[:]
    futures.remove(token)
    player.futures = futures
    player.barrels[token >> 2] += token & 3
    if p.watched:
        p.events.append(Event("cashed", seat, {"resource": token >> 2, "amount": token & 3}))
