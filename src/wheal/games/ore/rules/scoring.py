"""The end: what everything is worth, and who wins.

Rules ORE-SCO-01..06, ORE-AST-02..04, 18, 20, 29, 32, 39, 40, 43, 45, 46, 49, ORE-VAR-10, ORE-RUL-37..39, ORE-RUL-57.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.exchanging import cash_future
from wheal.games.ore.rules.position import RESOURCES
from wheal.kernel.engine.events import NO_SEAT, Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position


def finish(state: Position) -> None:
    """Cash what is left of the Futures; nothing is decided any more."""
    for seat in range(state.rules.seats):
        for token in state.players[seat].futures:
            cash_future(state, seat, token)  # ORE-RUL-57
    if state.watched:
        state.events.append(Event("over", NO_SEAT, {}))
    state.frames.pop()


def points(state: Position, player: Player) -> int:
    total = 0
    for part in points_by_source(state, player):
        total += part
    return total


def points_by_source(state: Position, player: Player) -> list[int]:
    """What a player's assets, contracts, money and strikes are worth, in this order."""
    assets = 0
    for design in player.assets:
        assets += state.rules.asset_points[design] + strategic_points(state, player, design)
    contracts = state.rules.contract_points * len(player.completed)  # ORE-SCO-01, ORE-VAR-10
    money = player.cash // state.rules.dollars_per_point
    return [assets, contracts, money, state.rules.strike_points * player.strikes]  # ORE-STK-03, ORE-TOK-02


def strategic_points(state: Position, player: Player, design: int) -> int:
    """What a strategic asset scores for its owner now; 0 for the others."""
    rules = state.rules
    if not rules.score_kind[design]:
        return 0
    number = strategic_number(state, player, design)
    if rules.tiers[design]:
        return rules.limit_of(design, number)  # ORE-SCO-06
    worth = number * rules.score_each[design]
    most = rules.score_most[design]
    return most if 0 < most < worth else worth


def strategic_number(state: Position, player: Player, design: int) -> int:
    """How many of what a strategic asset counts its owner has."""
    rules = state.rules
    kind = rules.score_kind[design]
    number = 0
    if kind == "score_category":
        for other in player.assets:
            if rules.asset_category[other] == rules.score_category[design]:
                number += 1
    elif kind == "score_assets":
        number = len(player.assets)
    elif kind == "score_barrels":
        for resource in rules.score_resources[design]:
            number += player.barrels[resource]  # ORE-SCO-05
    elif kind == "score_miners":
        number = player.employed
    elif kind == "score_private_cards":
        number = len(player.private)
    elif kind == "score_sets":
        number = player.barrels[0]
        for resource in range(1, RESOURCES):
            if player.barrels[resource] < number:
                number = player.barrels[resource]
    return number


def barrels_left(player: Player) -> int:
    total = 0
    for number in player.barrels:
        total += number  # ORE-SCO-04
    return total


def placing(state: Position) -> list[list[int]]:
    """Seats from first to last; of equal points more barrels win, and who is still equal shares the place."""
    keys = [
        points(state, player) * 100_000 + barrels_left(player) for player in state.players
    ]  # ORE-SCO-04, ORE-RUL-37
    groups: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        groups.append([seat for seat in range(state.rules.seats) if keys[seat] == key])
    return groups
