"""The table as a game's own page draws it: what stands there, what changed, and what a move would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from wheal.kernel.game import Game
from wheal.kernel.match import Match
from wheal.kernel.preview import HIDDEN
from wheal.kernel.state import Setting, State
from wheal.kernel.texts import language
from wheal.server import wire

KEPT: Final = 64

Kept: TypeAlias = dict[tuple[int, str], tuple[State, Any]]  # by seat and language: the board after its last own move


def board(match: Match, state: State, seat: int) -> Any:
    """The table as plain values, or None where the game has no board."""
    drawn = match.game.board_view(state, seat, match.names)
    return None if drawn is None else msgspec.to_builtins(drawn)


def since_own_move(match: Match, seat: int) -> tuple[int, State | None]:
    """How many moves there were when a seat had last moved by itself, and the table then.

    None: it has not moved yet, or so long ago that it is not known any more.
    """
    steps = match.steps
    for i in range(len(steps) - 1, -1, -1):
        if steps[i].move.seat == seat and not steps[i].move.is_auto:
            return match.base + i + 1, steps[i + 1].before if i + 1 < len(steps) else match.state
    return match.base, None


def changed(match: Match, seat: int, now: Any, kept: Kept) -> tuple[int, list[str]]:
    """Since when a seat has not moved, and which places of its board are other than they were then."""
    since, then = since_own_move(match, seat) if seat >= 0 else (match.count, None)
    if now is None or then is None or then is match.state:
        return since, []
    key = (seat, language.get())
    if kept.get(key, (None, None))[0] is not then:
        kept[key] = (then, board(match, then, seat))
    return since, list(differences(kept[key][1], now))


def differences(before: Any, after: Any, place: str = "") -> Iterator[str]:
    """The places at which two trees of plain values differ: ``area.gwennap.tin``."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys((*before, *after)):
            yield from differences(before.get(key), after.get(key), f"{place}.{key}" if place else str(key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences(old, new, f"{place}.{i}" if place else str(i))
    elif before != after:
        yield place


def sure(trees: Sequence[Any]) -> Any:
    """What trees of plain values have in common; what differs is hidden."""
    first = trees[0]
    if all(tree == first for tree in trees[1:]):
        return first
    if all(isinstance(tree, dict) and tree.keys() == first.keys() for tree in trees):
        return {key: sure([tree[key] for tree in trees]) for key in first}
    if all(isinstance(tree, list) and len(tree) == len(first) for tree in trees):
        return [sure(values) for values in zip(*trees, strict=True)]
    return HIDDEN


def stage(match: Match) -> wire.Stage | None:
    if match.over:
        return None
    found = match.game.stage(match.state)
    return None if found is None else wire.Stage(*found)


def sheet_of(match: Match) -> wire.Sheet | None:
    """What a table's page is told once; None where the game has no board."""
    return _sheet(match.game, match.state.setting, language.get())


@lru_cache(KEPT)
def _sheet(game: Game, setting: Setting, lang: str) -> wire.Sheet | None:
    found = game.sheet(setting, lang)
    return None if found is None else wire.Sheet(found.svg, msgspec.to_builtins(found.facts))
