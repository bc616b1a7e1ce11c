"""What a worker process does: one decision of one bot. Plain data in and out; it is killed when it takes too long."""

from __future__ import annotations

from pathlib import Path

from wheal import api, bots
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.server.worker_process import settle_in


def choose(game: str, folder: str | None, state: bytes, seat: int, bot: str, seed: int) -> str:
    """The move of a bot in a state that was imagined for its seat."""
    settle_in()
    title = api.game(game, Path(folder) if folder else None)
    imagined = State.from_bytes(title, state)
    return bots.make(bot).choose(imagined, seat, Rng(seed)).text
