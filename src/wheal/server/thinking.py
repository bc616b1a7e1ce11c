"""What a worker process does: one decision of one bot. Plain data in and out; it is killed when it takes too long."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from wheal import api, bots
from wheal.kernel.rng import Rng
from wheal.kernel.state import State

NICENESS = 10


@cache
def _be_nice() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def choose(game: str, folder: str | None, state: bytes, seat: int, bot: str, seed: int) -> str:
    """The move of a bot in a state that was imagined for its seat."""
    _be_nice()
    title = api.game(game, Path(folder) if folder else None)
    imagined = State.from_bytes(title, state)
    return bots.make(bot).choose(imagined, seat, Rng(seed)).text
