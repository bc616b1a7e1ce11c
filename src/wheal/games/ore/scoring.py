"""The end: what everything is worth, and who wins.

Rules ORE-SCO-01..06, ORE-AST-02..04, 18, 20, 29, 32, 39, 40, 43, 45, 46, 49, ORE-VAR-10, ORE-RUL-37..39, ORE-RUL-57.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.exchanging import cash_future
from wheal.games.ore.position import RESOURCES
from wheal.kernel.events import NO_SEAT, Event

if TYPE_CHECKING:
    from wheal.games.ore.position import Player, Position


def finish(p: Position) -> None:
    """Cash what is left of the Futures; nothing is decided any more."""
    for seat in range(p.rules.seats):
        for token in p.players[seat].futures:
            cash_future(p, seat, token)  # ORE-RUL-57
    if p.watched:
        p.events.append(Event("over", NO_SEAT, {}))
    p.frames.pop()


def points(p: Position, player: Player) -> int:
    total = p.rules.contract_points * len(player.completed)  # ORE-SCO-01, ORE-VAR-10
    total += player.cash // p.rules.dollars_per_point
    total += p.rules.strike_points * player.strikes  # ORE-STK-03
    for design in player.assets:
        total += p.rules.asset_points[design] + strategic_points(p, player, design)
    return total


def strategic_points(p: Position, player: Player, design: int) -> int:
    """What a strategic asset scores for its owner now; 0 for the others."""
    rules = p.rules
    kind = rules.score_kind[design]
    if not kind:
        return 0
    number = 0
    if kind == "score_category":
        for other in player.assets:
            if rules.asset_category[other] == rules.score_category[design]:
                number += 1
    elif kind == "score_assets":
        number = len(player.assets)
    elif kind == "score_barrels":
        for resource in rules.score_resources[design]:
            number += player.barrels[resource]
    elif kind == "score_miners":
        number = player.employed
    elif kind == "score_private_cards":
        number = len(player.private)
    elif kind == "score_sets":
        number = player.barrels[0]
        for resource in range(1, RESOURCES):
            if player.barrels[resource] < number:
                number = player.barrels[resource]
    if rules.tiers[design]:
        return rules.limit_of(design, number)  # ORE-SCO-06
    worth = number * rules.score_each[design]
    most = rules.score_most[design]
    return most if 0 < most < worth else worth


def barrels_left(player: Player) -> int:
    total = 0
    for number in player.barrels:
        total += number
    return total


def placing(p: Position) -> list[list[int]]:
    """Seats from first to last; of equal points more barrels win, and who is still equal shares the place."""
    keys = [points(p, player) * 100_000 + barrels_left(player) for player in p.players]  # ORE-SCO-04, ORE-RUL-37
    groups: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        groups.append([seat for seat in range(p.rules.seats) if keys[seat] == key])
    return groups
