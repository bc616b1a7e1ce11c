"""Games of Ore among greedy seats, in figures: `python -m tools.ore_figures --games 1000` makes docs/ore-figures.md.

The seeds count up from 0, and every core plays its share.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from statistics import mean, quantiles
from typing import NamedTuple

import wheal
from wheal import bots
from wheal.games.ore.decisions.acquisition_verbs import BuyBarrels, BuyInitiative, BuyInitiativeFor, BuyMoney, Take
from wheal.games.ore.rules.position import NONE, Position
from wheal.kernel.engine.rng import Rng

GAME = wheal.game("ore")
PLAYERS = (3, 4, 5)
OF_TEN = 10


class Played(NamedTuple):
    """One game. Cards are named by their notation."""

    rounds: int
    ends: list[str]
    scores: list[int]  # the best first
    is_shared: bool
    questions: Counter[str]
    possible: Counter[str]  # decisions in which the card could be bought or taken
    bought: Counter[str]
    offered: list[str]  # cards that could be had at least once
    gains: dict[str, float]  # what the owners scored above the mean of the table, summed over the owners
    owners: Counter[str]


def card_of(p: Position, action: object) -> str | None:
    """The card that an action would get."""
    rules = p.rules
    if isinstance(action, BuyMoney | BuyBarrels):
        return rules.asset_ids[action.design]
    if isinstance(action, BuyInitiative | BuyInitiativeFor):
        return rules.initiative_ids[action.number]
    return f"#{rules.contract_numbers[action.card]}" if isinstance(action, Take) else None


def ends_of(p: Position) -> list[str]:
    """What could not be replaced at the end."""
    ends = [
        ("assets", NONE in p.asset_row),
        ("contracts", NONE in p.contract_row),
        ("mines", any(mine.card == NONE for mine in p.mines)),
    ]
    return [name for name, is_so in ends if is_so]


def play(seats: int, seed: int) -> Played:
    p = GAME.new_state(seats, {}, seed)
    assert isinstance(p, Position)
    bot = bots.make("greedy")
    rng = Rng(seed)
    questions: Counter[str] = Counter()
    possible: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    owned: list[set[str]] = [set() for _ in range(seats)]
    while not p.is_over:
        seat = p.current_player
        questions[p.question.name] += 1
        cards = {card_of(p, action) for action in p.legal_actions(seat)}
        possible.update(card for card in cards if card is not None)
        action = bots.choose(bot, p, seat, rng)
        card = card_of(p, action)
        if card is not None:
            bought[card] += 1
            owned[seat].add(card)
        p.apply(action, seat)
    scores = p.scores()
    gains: dict[str, float] = {}
    owners: Counter[str] = Counter()
    for seat, cards_of_seat in enumerate(owned):
        for card in cards_of_seat:
            gains[card] = gains.get(card, 0.0) + scores[seat] - mean(scores)
            owners[card] += 1
    shared = len(p.placing()[0]) > 1
    ordered = sorted(scores, reverse=True)
    return Played(p.round, ends_of(p), ordered, shared, questions, possible, bought, list(possible), gains, owners)


def spread(values: list[int]) -> str:
    """The mean, and between what nine of ten lie."""
    cuts = quantiles(values, n=2 * OF_TEN)
    return f"{mean(values):.1f} ({round(cuts[0])}–{round(cuts[-1])})"


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def heading(first: str, games: dict[int, list[Played]]) -> list[str]:
    """A column for each number of players."""
    columns = [first, *(f"{seats} players" for seats in games)]
    return ["| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]


def by_players(games: dict[int, list[Played]]) -> list[str]:
    """Rounds, ends and scores, a column for each number of players."""
    rows: list[tuple[str, list[str]]] = []
    every = [games[seats] for seats in games]
    rows.append(("rounds", [spread([one.rounds for one in played]) for played in every]))
    for name in ("assets", "contracts", "mines"):
        rows.append(
            (f"ended by {name}", [share(sum(name in one.ends for one in played), len(played)) for played in every])
        )
    rows.append(
        ("by more than one at once", [share(sum(len(one.ends) > 1 for one in played), len(played)) for played in every])
    )
    rows.append(("winner's points", [spread([one.scores[0] for one in played]) for played in every]))
    rows.append(("last one's points", [spread([one.scores[-1] for one in played]) for played in every]))
    rows.append(("shared victories", [share(sum(one.is_shared for one in played), len(played)) for played in every]))
    lines = heading("", games)
    return lines + [f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows]


def by_question(games: dict[int, list[Played]]) -> list[str]:
    lines = [
        "| question | " + " | ".join(f"{seats} players" for seats in games) + " |",
        "|---" * (len(games) + 1) + "|",
    ]
    rounds = {seats: sum(one.rounds for one in games[seats]) for seats in games}
    names = dict.fromkeys(chain(*(one.questions for one in chain(*games.values()))))
    for name in names:
        cells = [f"{sum(one.questions[name] for one in games[seats]) / rounds[seats]:.2f}" for seats in games]
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    cells = [f"{sum(one.questions.total() for one in games[seats]) / rounds[seats]:.1f}" for seats in games]
    return [*lines, "| together | " + " | ".join(cells) + " |"]


def by_card(games: dict[int, list[Played]], cards: list[str]) -> list[str]:
    """How often a card was had when it could be: by questions and by games, and how its owners fared."""
    played = list(chain(*games.values()))
    lines = ["| card | of the questions | of the games | owners above the mean |", "|---|---|---|---|"]
    rows = []
    for card in cards:
        possible = sum(one.possible[card] for one in played)
        offered = sum(card in one.offered for one in played)
        had = sum(card in one.bought for one in played)
        owners = sum(one.owners[card] for one in played)
        gain = sum(one.gains.get(card, 0.0) for one in played) / owners if owners else 0.0
        questions = share(sum(one.bought[card] for one in played), possible)
        rows.append((had / max(1, offered), f"| `{card}` | {questions} | {share(had, offered)} | {gain:+.1f} |"))
    return lines + [line for _, line in sorted(rows, key=lambda row: -row[0])]


def main() -> None:
    parser = argparse.ArgumentParser(description="Games of Ore among greedy seats, in figures.")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    given = parser.parse_args()
    games: dict[int, list[Played]] = {}
    with ProcessPoolExecutor() as pool:
        for seats in PLAYERS:
            games[seats] = list(pool.map(partial(play, seats), range(given.games), chunksize=10))
    rules = GAME.new_state(PLAYERS[0], {}, 0)
    assert isinstance(rules, Position)
    numbers = [f"#{number}" for number in rules.rules.contract_numbers]
    parts = [by_players(games), by_question(games)]
    parts += [by_card(games, cards) for cards in (rules.rules.asset_ids, rules.rules.initiative_ids, numbers)]
    for part in parts:
        print("\n".join(part), end="\n\n")
    print(f"python -m tools.ore_figures --games {given.games}", file=sys.stderr)


if __name__ == "__main__":
    main()
