"""The functions that open the package: new games, loaded games, and the list of titles."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.hints import hint
from wheal.kernel.match import Match
from wheal.kernel.packages import put_package
from wheal.kernel.record import BrokenRecord, parse_record, read_text, replay
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

DEFAULT_NAMES = ("ann", "bob", "cal", "dee", "eve")
ENTRY_POINTS = "wheal.games"  # the group in which an installed package names its games: ``spoil = "spoil.game:Spoil"``


def _tinners() -> type[Game]:
    from wheal.games.tinners.game import Tinners

    return Tinners


def _ore() -> type[Game]:
    from wheal.games.ore.game import Ore

    return Ore


_titles: dict[str, Callable[[], type[Game]]] = {"tinners": _tinners, "ore": _ore}


def register(game_id: str, title: Callable[[], type[Game]], package: str = "") -> None:
    """Add a game; ``title`` is called when the game is first asked for, ``package`` holds its texts and rule book."""
    _titles[game_id] = title
    if package:
        put_package(game_id, package)
    _game.cache_clear()


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games of installed packages; looked for when a list or an unknown id is asked for, and loaded when played."""
    from importlib.metadata import entry_points  # not loaded for our own games

    return {found.name: found for found in reversed(tuple(entry_points(group=ENTRY_POINTS)))}  # the first one counts


def _load(found: EntryPoint) -> type[Game]:
    """The class that an entry point names; its texts, content and rule book lie in the package of its module."""
    where = f'the installed game "{found.name}" ({found.value})'
    try:
        title = found.load()
        package = import_module(found.module).__package__
    except Exception as error:  # whatever may be wrong in somebody else's module
        raise BadInput(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error
    if not (isinstance(title, type) and issubclass(title, Game) and getattr(title, "id", "") == found.name):
        raise BadInput(f"{where} must be a subclass of wheal.kernel.game.Game with the same id")
    put_package(found.name, package or found.module)
    return title


def game_ids() -> list[str]:
    """The ids of all games: our own, those registered, and those of installed packages."""
    return list(_titles | _installed())


@cache
def _game(game_id: str, folder: Path | None) -> Game:
    title = _titles[game_id]() if game_id in _titles else _load(_installed()[game_id])
    return title.with_content(folder)


def game(game_id: str, content: str | Path | None = None) -> Game:
    """A game with the package's content, or with an owner's files over it."""
    if game_id not in _titles and game_id not in _installed():
        raise BadInput(texts()("bad-game", game=game_id, hint=hint(game_id, game_ids())))
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
        line = record.moves[broken.number - 1][0]
        raise BadInput(str(broken), f"{where}:{line}" if where else "") from broken
    except BadInput as error:
        raise BadInput(error.sentence, error.where or where) from error
