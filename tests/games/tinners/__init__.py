"""What the tests of Tinners' Trail share: positions by ``given``, and a measure for what should be evenly spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

from wheal.games.tinners.rules.position import Position
from wheal.kernel.game import Game, OptionValue
from wheal.kernel.match import Match

NAMES = ["ann", "bob", "cal", "dee", "eve"]


def position(
    game: Game,
    given: Mapping[str, Any],
    *,
    seats: int = 3,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    before_running: Callable[[Position], None] | None = None,
) -> Match:
    """A match in the position that a scenario would describe so, run to its first question."""
    names = NAMES[:seats]
    state = game.new_state(seats, options, seed)
    if given.get("at") != "setup":
        while state.question.name in game.setup_kinds:
            state.apply(state.fallback())
    game.place(state, given, names)
    assert isinstance(state, Position)
    if before_running is not None:
        before_running(state)
    state.watched = True
    state.settle()
    return Match(game, names, game.read_options(options or {}), seed, state=state)


def tinners(match: Match) -> Position:
    """The state of a match, as what it is."""
    assert isinstance(match.state, Position)
    return match.state


def copy_of(match: Match) -> Position:
    copy = match.state.clone()
    assert isinstance(copy, Position)
    return copy


def assert_even(seen: Iterable[Hashable], expected: Iterable[Hashable]) -> None:
    """Every expected thing, and nothing else, was seen about equally often.

    The bound on chi-square is six standard deviations above its mean: the seeds are fixed, so a test passes always
    or never, and a thing that comes up 1.5 times as often as another fails.
    """
    counts, cells = Counter(seen), set(expected)
    assert set(counts) == cells, (set(counts) ^ cells, counts)
    mean = counts.total() / len(cells)
    assert mean >= 20, "too few to judge"
    chi_square = sum((counts[cell] - mean) ** 2 / mean for cell in cells)
    freedom = len(cells) - 1
    assert chi_square <= freedom + 6 * (2 * freedom) ** 0.5, (chi_square, freedom, counts)
