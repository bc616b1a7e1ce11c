"""Which reason is named how often: all actions for all seats at many moments of random games.

A reason that is not given any more, or is given for another rule, changes these counts even where the move is refused
all the same. What they were is kept in ``tests/reference``; ``python -m tools.reference refusals`` writes it anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests import battery
from wheal.kernel.game import Game

EVERY_NTH = 6  # decision of a game is looked at


def variants(game: Game) -> Iterator[tuple[int, battery.Options]]:
    """Every player count with the usual options, then each set of options at one table."""
    usual, *others = battery.option_pairs(game)
    for seats in game.players:
        yield seats, usual
    for number, options in enumerate(others):
        yield game.players[number % len(game.players)], options


def count_refusals(game: Game) -> dict[str, int]:
    """How often each rule refuses with each message."""
    return total(refusals_by_table(game))


def refusals_by_table(game: Game) -> Iterator[dict[str, int]]:
    """The same, of one random game after the other."""
    for seed, (seats, options) in enumerate(variants(game)):
        counts: Counter[str] = Counter()
        for number, (state, _, _) in enumerate(battery.random_states(game, seats, options, seed)):
            if number % EVERY_NTH:
                continue
            for seat in range(seats):
                for action in state.setting.table.actions:
                    refusal = state.refusal(action, seat)
                    if refusal is not None:
                        counts[f"{refusal.rule} {refusal.message}"] += 1
        yield dict(counts)


def total(tables: Iterable[dict[str, int]]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for table in tables:
        counts.update(table)
    return dict(sorted(counts.items()))


def reference_of(game_id: str) -> Path:
    return Path(__file__).parent / "reference" / f"refusals-{game_id}.json"


def kept_counts(game_id: str) -> dict[str, int]:
    counts: dict[str, int] = json.loads(reference_of(game_id).read_text(encoding="utf-8"))
    return counts
