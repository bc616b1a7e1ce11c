"""The functions that open the package: new games, loaded games, and the list of titles."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.match import Match
from wheal.kernel.packages import put_package
from wheal.kernel.record import BrokenRecord, parse_record, read_text, replay
from wheal.kernel.texts import texts
from wheal.kernel.words import hint

DEFAULT_NAMES = ("ann", "bob", "cal", "dee", "eve")


def _tinners() -> type[Game]:
    from wheal.games.tinners.game import Tinners

    return Tinners


_titles: dict[str, Callable[[], type[Game]]] = {"tinners": _tinners}


def register(game_id: str, title: Callable[[], type[Game]], package: str = "") -> None:
    """Add a game; ``title`` is called when the game is first asked for, ``package`` holds its texts and rule book."""
    _titles[game_id] = title
    if package:
        put_package(game_id, package)
    _game.cache_clear()


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(_titles)


@cache
def _game(game_id: str, folder: Path | None) -> Game:
    return _titles[game_id]().with_content(folder)


def game(game_id: str, content: str | Path | None = None) -> Game:
    """A game with the package's content, or with an owner's files over it."""
    if game_id not in _titles:
        raise BadInput(texts()("bad-game", game=game_id, hint=hint(game_id, _titles)))
    return _game(game_id, Path(content).resolve() if content is not None else None)


def new(
    game_id: str,
    players: int | Sequence[str] = 3,
    seed: int | None = None,
    setup: str = "ask",
    content: str | Path | None = None,
    **options: Any,
) -> Match:
    """A new match. ``setup="auto"`` answers the questions of the set-up for everybody."""
    title = game(game_id, content)
    if setup not in ("ask", "auto"):
        raise BadInput(texts()("bad-setup", setup=setup))
    if isinstance(players, int):
        title.read_seats(players)
        names: Sequence[str] = DEFAULT_NAMES[:players]
    else:
        names = players
    if seed is None:
        seed = secrets.randbits(40)
    if seed < 0:
        raise BadInput(texts()("bad-seed", seed=str(seed)))
    match = Match(title, names, options, seed)
    if setup == "auto":
        match.play_setup()
    return match


def load(source: str | Path, content: str | Path | None = None) -> Match:
    """A match from a record: a path, or the record's text itself."""
    text, where = (source, "") if isinstance(source, str) and "\n" in source else (read_text(Path(source)), str(source))
    record = parse_record(text, where)
    try:
        return replay(record, game(record.game, content))
    except BrokenRecord as broken:
        raise BadInput(str(broken), where) from broken
