"""Bots against each other: `python -m tools.duel greedy random random random --games 100`.

The seats are rotated from game to game, the seeds count up from 0, and every core plays its share.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter, process_time
from typing import NamedTuple

import wheal
from wheal import bots
from wheal.kernel.engine.rng import Rng


class Result(NamedTuple):
    """One game, by the places of the command line: the winner, the points, and what its bots took."""

    winner: int
    points: list[int]
    decisions: int
    slowest: float  # seconds of the processor


def play(title: str, names: list[str], seed: int) -> Result:
    """One game in which everybody sits ``seed`` seats further."""
    count = len(names)
    order = [(seat + seed) % count for seat in range(count)]  # by seat, the place on the command line
    table = [bots.make(names[place]) for place in order]
    rngs = [Rng(seed ^ (seat + 1) << 64) for seat in range(count)]
    state = wheal.game(title).new_state(count, {}, seed)
    decisions = 0
    slowest = 0.0
    while not state.is_over:
        seat = state.current_player
        start = process_time()
        action = bots.choose(table[seat], state, seat, rngs[seat])
        slowest = max(slowest, process_time() - start)
        decisions += 1
        state.apply(action, seat)
    scores = state.scores()
    points = [scores[order.index(place)] for place in range(count)]
    return Result(order[state.ranking()[0]], points, decisions, slowest)


def main() -> None:
    parser = argparse.ArgumentParser(description="Bots against each other, seats rotated, seeds from --first on.")
    parser.add_argument("bots", nargs="+", help=", ".join(bots.names()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--game", default="tinners")
    given = parser.parse_args()
    for name in given.bots:
        bots.make(name)
    start = perf_counter()
    seeds = range(given.first, given.first + given.games)
    with ProcessPoolExecutor() as pool:
        results = list(pool.map(partial(play, given.game, given.bots), seeds, chunksize=5))
    spent = perf_counter() - start
    for place, name in enumerate(given.bots):
        first = sum(result.winner == place for result in results)
        mean = sum(result.points[place] for result in results) / len(results)
        print(f"{name:12} {first:4} of {len(results)} first places, mean score {mean:6.1f}")
    decisions = sum(result.decisions for result in results)
    slowest = max(result.slowest for result in results)
    build = "compiled" if wheal.COMPILED else "interpreted"
    print(f"{decisions} decisions in {spent:.0f} s, the slowest took {slowest * 1000:.0f} ms; rules {build}")
    print(f"python -m tools.duel {shlex.join(sys.argv[1:])}")


if __name__ == "__main__":
    main()
