"""All expansions by the names of their options, in the order in which their effects come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.addition import Addition
from wheal.games.tinners.expansions.arsenic.addition import ArsenicAddition
from wheal.games.tinners.expansions.arsenic.decisions.expansion import Arsenic
from wheal.games.tinners.expansions.arsenic.rules.position import ArsenicMarket
from wheal.games.tinners.expansions.emigration.addition import EmigrationAddition
from wheal.games.tinners.expansions.emigration.decisions.expansion import Emigration
from wheal.games.tinners.expansions.kickstarter.addition import KickstarterAddition
from wheal.games.tinners.expansions.kickstarter.rules.pack import Kickstarter
from wheal.games.tinners.rules.expansion import Expansion

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content


def make_kickstarter(content: Content) -> Kickstarter:
    tiles = [index for index, tile in enumerate(content.tiles) if tile.is_extra and tile.id not in content.defined]
    cards = [index for index, card in enumerate(content.cards) if card.is_extra and card.id not in content.defined]
    return Kickstarter(tiles, cards)


EXPANSIONS: Final[dict[str, Callable[[Content], Expansion]]] = {
    "arsenic": lambda content: Arsenic(ArsenicMarket(content.arsenic_market)),
    "emigration": lambda content: Emigration(content.rewards),
    "kickstarter": make_kickstarter,
}
ADDITIONS: Final[dict[str, Callable[[Content], Addition]]] = {
    "arsenic": ArsenicAddition,
    "emigration": EmigrationAddition,
    "kickstarter": KickstarterAddition,
}

# verbs that belong to a step of their own: rule and message while that step is not there
ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    "calciner": ("TT-ARS-02", "refused-calciner-later"),
    "no-calciner": ("TT-ARS-02", "refused-calciner-later"),
    "done": ("TT-EMI-09", "refused-nothing-waiting"),
    "adelaide": ("TT-EMI-14", "refused-adelaide-later"),
}
