"""What a worker process does for a picture: plain data in, a drawing out. It is killed when it takes too long."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wheal import api
from wheal.kernel.engine.state import State
from wheal.kernel.texts import use_language
from wheal.look.style import in_theme
from wheal.server.worker_process import settle_in

SPECTATOR: Final = -1


def prepare(game: str, folder: str | None) -> None:
    """What a new process does once, so that starting it is not counted as drawing: read the game's content."""
    api.game(game, Path(folder) if folder else None)
    settle_in()


def draw(game: str, folder: str | None, state: bytes, names: Sequence[str], lang: str, theme: str) -> str:
    """The picture of a state as spectators see it; empty where the game has no board."""
    settle_in()
    title = api.game(game, Path(folder) if folder else None)
    with use_language(lang):
        svg = title.picture(State.from_bytes(title, state), SPECTATOR, names)
    return in_theme(svg, theme) if theme else svg
