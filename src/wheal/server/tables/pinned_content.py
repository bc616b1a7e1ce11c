"""The game of a table, with the content that the table was made with."""

from __future__ import annotations

import json
import tempfile
import tomllib
from pathlib import Path

from wheal import api
from wheal.kernel.content import builtin_files
from wheal.kernel.content import digest as content_digest
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.server.storage.store import Store

_folders: dict[str, tempfile.TemporaryDirectory[str]] = {}


class OtherContent(BadInput):
    """The content is as it was stored, but this version of the game cannot be played with it."""


async def game_of(store: Store, game_id: str, digest: str) -> Game:
    """Our own content where it is the same; else the files that were stored with the table.

    Raises DamagedRow or BadInput where those are not what was stored, OtherContent where they are of no use any more.
    """
    game = api.game(game_id)
    if game.content.digest == digest:
        return game
    if digest not in _folders:
        files = _read_files(await store.content(digest), digest)
        if not files.keys() <= builtin_files(game_id).keys():
            raise OtherContent("files that this version does not know")
        _folders[digest] = _write_files(files)
    try:
        return api.game(game_id, _folders[digest].name)
    except BadInput as error:
        raise OtherContent(str(error)) from error


def _read_files(stored: str, digest: str) -> dict[str, str]:
    """The files of a content, if they are those of its digest; raises BadInput."""
    try:
        files: dict[str, str] = json.loads(stored)
        found = content_digest({name: tomllib.loads(text) for name, text in files.items()})
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BadInput(f"the stored files cannot be read: {error}") from error
    if found != digest:
        raise BadInput("the stored files are others")
    return files


def _write_files(files: dict[str, str]) -> tempfile.TemporaryDirectory[str]:
    """Write the files into a folder that lasts as long as this process."""
    folder = tempfile.TemporaryDirectory(prefix="wheal-content-")
    for name, text in files.items():
        Path(folder.name, name).write_text(text, encoding="utf-8")
    return folder


def folder_of(digest: str) -> str | None:
    """Where the files of a table's content lie; None: they are the package's own."""
    return _folders[digest].name if digest in _folders else None
