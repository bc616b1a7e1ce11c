"""The Kickstarter pack: its tiles among the others, its cards in place of the wild ones. Rules TT-KSP-01..05."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.position import ANY_REGION, WILD

if TYPE_CHECKING:
    from wheal.games.tinners.rules.setting import Rules

DEALT_FROM_PACK: Final = 1  # TT-KSP-01


class Kickstarter(Expansion):
    """What a bonus does is the tile's own: the base game reads what building on it costs and pays."""

    def __init__(self, tiles: list[int], cards: list[int]) -> None:
        self.tiles: list[int] = tiles
        self.cards: list[int] = cards

    def join(self, rules: Rules) -> None:
        for tile in self.tiles:
            rules.stacks[rules.tile_region[tile]].append(tile)  # TT-KSP-03
        if WILD in rules.backs:  # TT-KSP-01, TT-RUL-39
            back = rules.add_back("pack", ANY_REGION, self.cards, DEALT_FROM_PACK)  # TT-RUL-39
            rules.backs = [*rules.regions, back]  # TT-KSP-01
