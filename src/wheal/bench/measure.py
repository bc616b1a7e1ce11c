"""One slice of a benchmark, run in a process of its own: how fast this build, or a peer, plays random games.

``python -m wheal.bench.measure`` reads one JSON line of what to measure and writes one of what it found. CPU time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

TIMED_CALLS = 400


def play_slice(
    new: Callable[[int], Any], play: Callable[[Any, Any], int], seconds: float, first: int
) -> dict[str, Any]:
    """Whole games with seeds from ``first`` on until the time is used up."""
    from wheal.kernel.engine.rng import Rng

    decisions = 0
    games = 0
    start = process_time()
    while process_time() - start < seconds or games == 0:
        decisions += play(new(first + games), Rng(first + games))
        games += 1
    spent = process_time() - start
    return {"decisions": decisions, "games": games, "seconds": spent}


def microseconds(call: Callable[[int], object]) -> float:
    """The median of ten runs of many calls."""
    runs = []
    for _ in range(10):
        start = process_time()
        for i in range(TIMED_CALLS):
            call(i)
        runs.append((process_time() - start) / TIMED_CALLS * 1e6)
    return sorted(runs)[len(runs) // 2]


def mean_legal(new: Callable[[int], Any]) -> float:
    """The mean number of legal actions over ten random games."""
    from wheal.kernel.engine.rng import Rng

    listed = 0
    decisions = 0
    for seed in range(10):
        state = new(seed)
        rng = Rng(seed)
        while not state.is_over:
            actions = state.legal_actions()
            listed += len(actions)
            decisions += 1
            state.apply(actions[rng.below(len(actions))])
    return listed / decisions


def measure_wheal(order: dict[str, Any]) -> dict[str, Any]:
    import wheal
    from wheal.kernel.engine.playout import play_listing, play_sampling
    from wheal.kernel.engine.rng import Rng
    from wheal.kernel.engine.state import State

    game = wheal.game(order["game"], Path(order["content"]) if order.get("content") else None)
    options = game.read_options(order["options"])
    setting = game.setting(game.read_seats(order["players"]), options)

    def new(seed: int) -> State:
        state: State = game.make_state(setting, seed)
        state.settle()
        return state

    middle = new(1)
    rng = Rng(1)
    for _ in range(60):
        if not middle.is_over:
            middle.apply(middle.sample_action(rng))
    if middle.is_over:
        middle = new(1)
    saved = middle.to_bytes()
    copies = [middle.clone() for _ in range(TIMED_CALLS)]
    return {
        "compiled": wheal.COMPILED,
        "rules": game.rules_number,
        "listing": play_slice(new, play_listing, order["seconds"] / 2, order["first"]),
        "sampling": play_slice(new, play_sampling, order["seconds"] / 2, order["first"]),
        "mean_legal": mean_legal(new),
        "clone_us": microseconds(lambda _: middle.clone()),
        "imagine_us": microseconds(lambda i: copies[i].imagine(0, rng)),
        "new_us": microseconds(new),
        "save_us": microseconds(lambda _: middle.to_bytes()),
        "load_us": microseconds(lambda _: State.from_bytes(game, saved)),
    }


def measure_catanatron(order: dict[str, Any]) -> dict[str, Any]:
    """Catanatron, four random players, its own loop."""
    import random

    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    seed = order["first"]
    start = process_time()
    while process_time() - start < order["seconds"] or decisions == 0:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        records = getattr(game.state, "action_records", None)
        decisions += len(game.state.actions if records is None else records)
        seed += 1
    return {"decisions": decisions, "seconds": process_time() - start}


def main() -> None:
    order = json.loads(sys.stdin.readline())
    measure = measure_catanatron if order.get("peer") == "catanatron" else measure_wheal
    json.dump(measure(order), sys.stdout)


if __name__ == "__main__":
    main()
