"""Where points come from, for the plain lines and the drawn table alike. Rules ORE-SCO-01..06."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from wheal.games.ore.content import RESOURCES

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Content, Effect
    from wheal.games.ore.view import PlayerView


class Points(NamedTuple):
    """The points of one player, by what they are for; those of strikes are negative."""

    assets: int
    contracts: int
    money: int
    strikes: int


def points_of(content: Content, designs: Mapping[str, Asset], player: PlayerView) -> Points:
    setup = content.setup
    owned = [designs[name] for name in player.assets]
    assets = sum(asset.vp + scored_by(designs, player, asset.effect)[1] for asset in owned)
    money, strikes = player.cash // setup.dollars_per_point, setup.strike_points * player.strikes
    return Points(assets, player.vp - assets - money - strikes, money, strikes)


def scored_by(designs: Mapping[str, Asset], player: PlayerView, effect: Effect) -> tuple[int, int]:
    """How many of what a strategic asset counts its owner has, and the points for them (ORE-SCO-06)."""
    barrels = [player.barrels[name] for name in RESOURCES]
    number = 0
    match effect.do:
        case "score_category":
            number = sum(designs[name].category == effect.category for name in player.assets)
        case "score_assets":
            number = len(player.assets)
        case "score_barrels":
            number = sum(barrels[resource] for resource in effect.resources)
        case "score_miners":
            number = player.employed
        case "score_private_cards":
            number = len(player.private)
        case "score_sets":
            number = min(barrels)
    if effect.tiers:
        return number, highest_step(effect.tiers, number)
    return number, min(number * effect.each, effect.most) if effect.most else number * effect.each


def highest_step(tiers: Sequence[tuple[int, int]], number: int) -> int:
    """What the highest step brings that is reached."""
    return max((value for least, value in tiers if number >= least), default=0)
