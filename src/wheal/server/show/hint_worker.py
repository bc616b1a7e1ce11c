"""What a worker process does for advice: imagined states in, sentences out. It is killed if it takes too long."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wheal import api, bots
from wheal.bots.greedy import GreedyBot
from wheal.client.advice import Advice, best_moves, common_reasons
from wheal.kernel.engine.state import State
from wheal.kernel.texts import use_language
from wheal.server.worker_process import settle_in


def prepare(game: str, folder: str | None) -> None:
    """What a new process does once, so that starting it is not counted as thinking: read the game's content."""
    api.game(game, Path(folder) if folder else None)
    settle_in()


def advise(game: str, folder: str | None, state: bytes, seat: int, lang: str) -> list[Advice]:
    """The best moves of a seat, from a state that was imagined for it."""
    settle_in()
    title = api.game(game, Path(folder) if folder else None)
    with use_language(lang):
        return best_moves(title, State.from_bytes(title, state), seat)


def explain(
    game: str, folder: str | None, states: Sequence[bytes], seat: int, bot: str, move: str, lang: str
) -> list[str] | None:
    """Why a bot made a move, if that reads alike in all these states; None: such a bot gives no reasons."""
    settle_in()
    title = api.game(game, Path(folder) if folder else None)
    player = bots.make(bot)
    if not isinstance(player, GreedyBot):
        return None
    with use_language(lang):
        imagined = [State.from_bytes(title, state) for state in states]
        return common_reasons(title, imagined, seat, move, player.explain)
