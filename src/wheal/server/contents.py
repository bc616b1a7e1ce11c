"""The game of a table, with the content that the table was made with."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from wheal import api
from wheal.kernel.game import Game
from wheal.server.store import Store

_folders: dict[str, tempfile.TemporaryDirectory[str]] = {}


async def game_of(store: Store, game_id: str, digest: str) -> Game:
    """Our own content where it is the same; else the files that were stored with the table."""
    game = api.game(game_id)
    if game.content.digest == digest:
        return game
    if digest not in _folders:
        files = json.loads(await store.content(digest))
        _folders[digest] = _written(files)
    return api.game(game_id, _folders[digest].name)


def _written(files: dict[str, str]) -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="wheal-content-")
    for name, text in files.items():
        Path(folder.name, name).write_text(text, encoding="utf-8")
    return folder


def folder_of(digest: str) -> str | None:
    """Where the files of a table's content lie; None: they are the package's own."""
    return _folders[digest].name if digest in _folders else None
