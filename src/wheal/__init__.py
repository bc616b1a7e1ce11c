"""Wheal: mining board games, played faithfully and fast.

>>> import wheal
>>> match = wheal.new("tinners", players=3, seed=7, setup="auto")
>>> match.play("pass")
<Match tinners, 3 players, 10 moves>
"""

# First of all, so that WHEAL_PURE=1 holds for every module below.
from wheal import _pure as _pure

# isort: split
from typing import TYPE_CHECKING

from wheal import bots
from wheal._native import COMPILED
from wheal._version import __version__
from wheal.api import game, load, new, register
from wheal.kernel.engine.action import Refusal
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.match import Match

if TYPE_CHECKING:
    from wheal.api import game_ids as games
else:
    from wheal import games

__all__ = [
    "COMPILED",
    "BadInput",
    "Match",
    "Refusal",
    "Refused",
    "__version__",
    "bots",
    "game",
    "games",
    "load",
    "new",
    "register",
]
