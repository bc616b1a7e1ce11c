"""Where each game's files (texts, content, rule book) lie: by default in ``wheal.games.<id>``."""

from __future__ import annotations

_packages: dict[str, str] = {}


def put_package(game_id: str, package: str) -> None:
    """A game from outside keeps its files in a package of its own."""
    _packages[game_id] = package


def package_of(game_id: str) -> str:
    return _packages.get(game_id, f"wheal.games.{game_id}")
