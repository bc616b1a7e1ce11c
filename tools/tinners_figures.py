"""Games of Tinners' Trail among greedy seats, in figures, with and without the expansions: docs/tinners-figures.md.

`python -m tools.tinners_figures` plays 1,000 games for the base game, each expansion alone and all together, 300 for
each pair; `python -m tools.tinners_figures --against` plays `greedy` against the same bot that ignores an expansion.
The seeds count up from --first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, combinations
from statistics import mean
from typing import Any, NamedTuple

import wheal
from wheal import bots
from wheal.games.tinners.bot.adviser import Adviser
from wheal.games.tinners.bot.judge import TinnersJudge
from wheal.games.tinners.decisions.verbs import Survey
from wheal.games.tinners.expansions.arsenic.decisions.verbs import Calciner, Process, SellArsenic
from wheal.games.tinners.expansions.arsenic.rules.market import sale_of
from wheal.games.tinners.expansions.arsenic.rules.position import arsenic_of
from wheal.games.tinners.expansions.emigration.decisions.verbs import PLACING, Claim, Emigrate
from wheal.games.tinners.expansions.emigration.rules.emigrating import PLACE_NAMES
from wheal.games.tinners.rules.position import NONE, PACK, Position
from wheal.games.tinners.rules.setting import Rules
from wheal.games.tinners.rules.work_track import MINE_WORK
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State

GAME = wheal.game("tinners")
EXPANSIONS = ("arsenic", "emigration", "kickstarter")
PLAYERS = (3, 5)
AGAINST = (2, 3, 4, 5)
FIRST_SEED = 10000
Seats = tuple[Counter[str], ...]

THINGS = {
    "arsenic": ["calciner", "process", "sell-arsenic"],
    "emigration": ["claim", *(f"emigrate {place}" for place in PLACE_NAMES), "placed from michigan"],
    "kickstarter": ["tile with money", "tile with work", "card of the pack"],
}


class Played(NamedTuple):
    """One game, by seats."""

    scores: list[int]
    winner: int
    used: Seats  # how often each new thing was used
    money: list[int]  # what arsenic brought


class IgnoringJudge(TinnersJudge):
    """Plays as if an expansion were not there: its moves and things are worth nothing to it."""

    def __init__(self, ignored: tuple[str, ...]) -> None:
        super().__init__()
        self.ignored = ignored

    def advisers(self, rules: Rules) -> list[Adviser]:
        names = [name for name in EXPANSIONS if rules.options[name]]
        pairs = zip(names, super().advisers(rules), strict=True)
        return [adviser for name, adviser in pairs if name not in self.ignored]


class IgnoringBot:
    """The best move by such a judge, as `greedy` takes it."""

    def __init__(self, ignored: tuple[str, ...]) -> None:
        self.judge = IgnoringJudge(ignored)

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        return max(self.judge.judge(state, seat), key=lambda judged: judged.value).action


def options_of(names: Iterable[str]) -> dict[str, bool]:
    return dict.fromkeys(names, True)


def things_of(state: Position, action: Action[Any]) -> list[str]:
    """What a move uses of the new things."""
    if isinstance(action, Calciner | Process | SellArsenic | Claim):
        return [action.verb]
    if isinstance(action, Emigrate):
        return [f"emigrate {PLACE_NAMES[action.place]}"]
    if isinstance(action, tuple(PLACING)):
        return ["placed from michigan"]
    if isinstance(action, Survey) and state.rules.card_back[action.card] == PACK:
        return ["card of the pack"]
    return []


def new_tiles(before: list[int], state: Position, tiles: list[int]) -> list[tuple[int, str]]:
    """Who has built on which tile of the pack by the last move."""
    found = []
    for index, area in enumerate(state.areas):
        if before[index] == NONE and area.owner != NONE:
            tile = tiles[index]
            if state.rules.tile_money[tile]:
                found.append((area.owner, "tile with money"))
            elif state.rules.tile_work[tile] < MINE_WORK:
                found.append((area.owner, "tile with work"))
    return found


def play(names: tuple[str, ...], seats: int, seed: int, knowing: int = NONE) -> Played:
    """One game; where a seat is given, only this one knows the expansions."""
    state = GAME.new_state(seats, options_of(names), seed)
    assert isinstance(state, Position)
    table: list[bots.Bot] = [bots.make("greedy")] * seats
    if knowing != NONE:
        table = [IgnoringBot(names)] * seats
        table[knowing] = bots.make("greedy")
    rng = Rng(seed)
    used: Seats = tuple(Counter() for _ in range(seats))
    money = [0] * seats
    owners = [area.owner for area in state.areas]
    tiles = [area.tile for area in state.areas]
    while not state.is_over:
        seat = state.current_player
        action = bots.choose(table[seat], state, seat, rng)
        used[seat].update(things_of(state, action))
        if isinstance(action, SellArsenic):
            money[seat] += sale_of(state, arsenic_of(state).held[seat])
        state.apply(action, seat)
        for owner, thing in new_tiles(owners, state, tiles):
            used[owner][thing] += 1
        owners = [area.owner for area in state.areas]
    return Played(state.scores(), state.ranking()[0], used, money)


# ---- tables ---------------------------------------------------------------------------------------


def title(names: tuple[str, ...]) -> str:
    return " + ".join(names) if names else "none"


def scores_table(games: dict[tuple[int, tuple[str, ...]], list[Played]]) -> list[str]:
    lines = ["| players | expansions | games | mean | winner | last | by seat |", "|---" * 7 + "|"]
    for (seats, names), played in games.items():
        by_seat = " ".join(f"{mean(one.scores[seat] for one in played):.0f}" for seat in range(seats))
        cells = [
            str(seats),
            title(names),
            str(len(played)),
            f"{mean(chain.from_iterable(one.scores for one in played)):.0f}",
            f"{mean(max(one.scores) for one in played):.0f}",
            f"{mean(min(one.scores) for one in played):.0f}",
            by_seat,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def above_mean(played: list[Played], thing: str) -> str:
    """Those who did against those who did not, at tables where there were both."""
    gaps = []
    for one in played:
        did = [score for score, used in zip(one.scores, one.used, strict=True) if used[thing]]
        did_not = [score for score, used in zip(one.scores, one.used, strict=True) if not used[thing]]
        if did and did_not:
            gaps.append(mean(did) - mean(did_not))
    return f"{mean(gaps):+.0f} ({len(gaps)})" if gaps else "–"


def per_use(played: list[Played], thing: str) -> str:
    """Points for one use more than others at the same table: the slope of points over uses."""
    over = under = 0.0
    for one in played:
        uses = [used[thing] for used in one.used]
        for score, count in zip(one.scores, uses, strict=True):
            over += (count - mean(uses)) * (score - mean(one.scores))
            under += (count - mean(uses)) ** 2
    return f"{over / under:+.1f}" if under else "–"


def things_table(games: dict[tuple[int, tuple[str, ...]], list[Played]]) -> list[str]:
    lines = [
        "| thing | expansions | players | games with it | seats with it | times a seat | did or not | per use |",
        "|---" * 8 + "|",
    ]
    for expansion, things in THINGS.items():
        for thing in things:
            for (seats, names), played in games.items():
                if expansion not in names or len(names) == 2:
                    continue
                used = [seat[thing] for one in played for seat in one.used]
                cells = [
                    thing,
                    "all" if len(names) > 1 else "alone",
                    str(seats),
                    f"{100 * mean(any(seat[thing] for seat in one.used) for one in played):.0f} %",
                    f"{100 * mean(count > 0 for count in used):.0f} %",
                    f"{mean(used):.2f}",
                    above_mean(played, thing),
                    per_use(played, thing),
                ]
                lines.append("| " + " | ".join(cells) + " |")
    return lines


def money_line(games: dict[tuple[int, tuple[str, ...]], list[Played]]) -> list[str]:
    """What a cube of arsenic brings."""
    lines = ["| expansions | players | cubes a seat | pounds a cube |", "|---|---|---|---|"]
    for (seats, names), played in games.items():
        if "arsenic" in names:
            cubes = sum(seat["process"] for one in played for seat in one.used)
            money = sum(sum(one.money) for one in played)
            lines.append(f"| {title(names)} | {seats} | {cubes / len(played) / seats:.2f} | {money / cubes:.1f} |")
    return lines


# ---- against the bot that ignores -----------------------------------------------------------------


def duel(names: tuple[str, ...], seats: int, seed: int) -> list[tuple[bool, float]]:
    """One seat that knows the expansions among seats that ignore them: did it win, and by how much?"""
    results = []
    for knowing in range(2) if seats == 2 else [seed % seats]:
        one = play(names, seats, seed, knowing)
        others = mean(score for seat, score in enumerate(one.scores) if seat != knowing)
        results.append((one.winner == knowing, one.scores[knowing] - others))
    return results


def against_table(pool: ProcessPoolExecutor, count: int, first: int) -> list[str]:
    lines = ["| ignored | players | first places | points ahead |", "|---|---|---|---|"]
    for names in (("arsenic",), ("emigration",), EXPANSIONS):
        for seats in AGAINST:
            seeds = range(first, first + (count // 2 if seats == 2 else count))
            results = list(chain.from_iterable(pool.map(partial(duel, names, seats), seeds, chunksize=5)))
            won = sum(is_won for is_won, _ in results)
            ahead = mean(gap for _, gap in results)
            lines.append(f"| {title(names)} | {seats} | {won} of {len(results)} | {ahead:+.0f} |")
    return lines


def combination_list(games: int, pairs: int) -> list[tuple[tuple[str, ...], int]]:
    """Every combination, and how many games of it."""
    singles = [(name,) for name in EXPANSIONS]
    found: list[tuple[tuple[str, ...], int]] = [((), games), *((names, games) for names in singles)]
    found += [(names, pairs) for names in combinations(EXPANSIONS, 2)]
    return [*found, (EXPANSIONS, games)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Games of Tinners' Trail among greedy seats, in figures.")
    parser.add_argument("--games", type=int, default=1000, help="for none, each alone and all, by number of players")
    parser.add_argument("--pairs", type=int, default=300, help="for each pair of expansions")
    parser.add_argument("--against", action="store_true", help="greedy against the same bot that ignores an expansion")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the first seed")
    parser.add_argument("--processes", type=int, default=None)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes) as pool:
        if given.against:
            print("\n".join(against_table(pool, given.games, given.first)))
            return
        games: dict[tuple[int, tuple[str, ...]], list[Played]] = {}
        for seats in PLAYERS:
            for names, count in combination_list(given.games, given.pairs):
                seeds = range(given.first, given.first + count)
                games[seats, names] = list(pool.map(partial(play, names, seats), seeds, chunksize=10))
    for part in (scores_table(games), things_table(games), money_line(games)):
        print("\n".join(part), end="\n\n")


if __name__ == "__main__":
    main()
