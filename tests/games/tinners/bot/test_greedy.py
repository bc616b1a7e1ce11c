"""The bots that ask the judge: what they know, how they play, and what they say about it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import wheal
from tests.games.tinners import NAMES, position
from wheal import bots
from wheal.bots.greedy import GreedyBot, LowestBidBot
from wheal.games.tinners.decisions.verbs import Bid, Drop
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.game import Game, OptionValue
from wheal.kernel.judge import Judged
from wheal.kernel.match import Match
from wheal.kernel.texts import source, texts

GAME = wheal.game("tinners")
NO_OPTIONS: dict[str, OptionValue] = {}
POOR = {"money": 0, "hand": []}
BARE = {"money": 20, "hand": []}


def games(
    seats: int, seed: int, randomness: float, options: Mapping[str, OptionValue] = NO_OPTIONS
) -> Iterator[tuple[State, int, list[Judged]]]:
    """Every decision of a game of greedy seats that now and then do anything; with what the judge says."""
    state: State = GAME.new_state(seats, options, seed)
    rng = random.Random(seed)
    bot = GreedyBot()
    while not state.is_over:
        seat = rng.choice(state.deciders)
        judged = bot.explain(state, seat)
        yield state, seat, judged
        action = judged[0].action
        if rng.random() < randomness:
            action = rng.choice(state.legal_actions(seat))
        state.apply(action, seat)


def play(names: list[str], seed: int) -> State:
    state: State = GAME.new_state(len(names), {}, seed)
    table = [bots.make(name) for name in names]
    rng = Rng(seed)
    while not state.is_over:
        seat = state.current_player
        state.apply(bots.choose(table[seat], state, seat, rng), seat)
    return state


def first_places(names: list[str], seeds: range) -> int:
    """How often the first of these bots wins, with the seats rotated."""
    count = len(names)
    won = 0
    for seed in seeds:
        seat = seed % count
        table = names[1:]
        table.insert(seat, names[0])
        won += play(table, seed).ranking()[0] == seat
    return won


def said(judged: list[Judged]) -> list[tuple[str, float, list[Any]]]:
    return [(one.action.text, one.value, one.reasons) for one in judged]


# ---- what it knows --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_seat_cannot_know_changes_no_value_and_no_reason(seats: int) -> None:
    rng = Rng(seats)
    bot = GreedyBot()
    checked = 0
    for seed in range(3):
        for i, (state, seat, judged) in enumerate(games(seats, seed, 0.3)):
            if i % 3 == 0:
                for _ in range(2):
                    imagined = state.clone()
                    imagined.imagine(seat, rng)
                    assert said(bot.explain(imagined, seat)) == said(judged)
                checked += 1
    assert checked > 100


def test_judging_changes_nothing() -> None:
    for state, seat, _ in games(4, 5, 0.3):
        before = state.to_bytes()
        GreedyBot().explain(state, seat)
        assert state.to_bytes() == before


def test_only_who_has_looked_goes_by_what_lies_there() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {
            "st-ives": {"tile": "A4", "face": "down", "peeked": ["bob"]},
            "camborne": {"tile": "A1", "face": "down", "peeked": ["bob"]},
            "breage": {"tile": "A2", "face": "down"},
        },
        "player": dict.fromkeys(NAMES[:3], BARE),
    }

    def values(seat: int) -> dict[str, float]:
        match = position(GAME, {**given, "order": [NAMES[seat], *(n for n in NAMES[:3] if n != NAMES[seat])]})
        judged = GreedyBot().explain(match.state, seat)
        return {one.action.text: one.value for one in judged if one.action.verb == "build"}

    bob = values(1)
    assert bob["build camborne"] > bob["build breage"] >= bob["build st-ives"]
    assert best(GAME, given | {"order": ["bob", "ann", "cal"]}) == "build camborne"
    cal = values(2)
    assert cal["build camborne"] == cal["build breage"] == cal["build st-ives"]


# ---- how it plays ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", ["greedy", "greedy-min"])
def test_it_plays_whole_games_and_only_legal_moves(bot: str, seats: int) -> None:
    for seed in range(2):
        state = play([bot] * seats, seed)  # bots.choose refuses an illegal move
        assert min(state.scores()) > 50


def test_every_legal_action_is_judged_once_and_the_best_stands_first() -> None:
    for state, seat, judged in games(3, 8, 0.3):
        assert sorted(one.action.index for one in judged) == [a.index for a in state.legal_actions(seat)]
        values = [one.value for one in judged]
        assert values == sorted(values, reverse=True)


def test_it_beats_random_seats() -> None:
    assert first_places(["greedy", "random", "random", "random"], range(12)) >= 11


def test_knowing_what_a_mine_is_worth_beats_bidding_for_everything() -> None:
    assert first_places(["greedy", "greedy-min", "greedy-min"], range(12)) >= 7


def test_the_variant_always_bids_the_lowest_amount() -> None:
    bot = LowestBidBot()
    rng = Rng(3)
    asked = 0
    for state, seat, judged in games(3, 4, 0.2):
        bids = [action for action in state.legal_actions(seat) if isinstance(action, Bid)]
        choice = bot.choose(state, seat, rng)
        if bids:
            asked += 1
            assert choice is bids[0]
        else:
            assert choice is judged[0].action
        assert {one.action.index for one in bot.explain(state, seat)} == {one.action.index for one in judged}
    assert asked > 20


def best(game: Game, given: dict[str, Any], *moves: str) -> str:
    """What greedy does in a position, after some moves."""
    match = position(game, given)
    match.play(*moves)
    seat = match.state.current_player
    return choice(match, seat).text


def choice(match: Match, seat: int) -> Action[Any]:
    return bots.choose(bots.make("greedy"), match.state, seat, Rng(1))


def limit(tile: str) -> int:
    """How far bob goes against ann, who goes on bidding."""
    given = {
        "order": ["ann", "bob", "cal"],
        "prices": {"tin": 6, "copper": 8},
        "area": {"camborne": {"tile": tile, "face": "up"}},
        "player": {"ann": {"money": 90, "hand": []}, "bob": {"money": 60, "hand": []}, "cal": POOR},
    }
    match = position(GAME, given)
    match.play("build camborne", "bid 1")
    bid = 0
    while match.state.question.name == "raise":
        action = choice(match, 1)
        if isinstance(action, Drop):
            return bid
        assert isinstance(action, Bid)
        bid = action.amount
        assert bid == match.state.auction.bid + 1  # type: ignore[attr-defined]
        match.play(action.text, f"bid {bid + 1}")
    raise AssertionError("bob never dropped out")


def test_it_raises_by_no_more_than_needed_and_drops_where_the_mine_is_worth_no_more() -> None:
    rich, middling, dud = limit("A1"), limit("A2"), limit("A4")
    assert 60 > rich > middling >= dud
    assert rich >= 8


def own_mine(**fields: Any) -> dict[str, Any]:
    """Ann has one mine and cash, the others have nothing."""
    return {
        "order": ["ann", "bob", "cal"],
        "round": 2,
        "prices": {"tin": 6, "copper": 8},
        "board": {"miners": 0, "ports": 0, "trains": 0, "adits": 0},
        "pumps": [],
        "area": {"camborne": {"mine": "ann", "tile": "none", **fields}},
        "player": {"ann": {"money": 12, "hand": [], "mines": 0}, "bob": POOR, "cal": POOR},
    }


def test_it_leaves_copper_in_the_ground_while_it_is_cheap() -> None:
    dear = own_mine(tin=2, copper=2, water=0)
    assert best(GAME, dear) == "extract camborne tin 0 copper 2"
    cheap = {**dear, "prices": {"tin": 6, "copper": 2}}
    assert best(GAME, cheap) == "extract camborne tin 2 copper 0"


def test_it_drains_a_mine_before_it_extracts() -> None:
    wet = {**own_mine(tin=3, copper=3, water=3), "pumps": [2]}
    assert best(GAME, wet) == "pumps"
    assert best(GAME, wet, "pumps") == "pump camborne"
    dry = {**own_mine(tin=3, copper=3, water=0), "pumps": [2]}
    assert best(GAME, dry).startswith("extract")


def test_a_development_goes_to_an_own_mine() -> None:
    given = {**own_mine(tin=4, copper=4, water=1), "board": {"miners": 1, "ports": 0, "trains": 0, "adits": 0}}
    given["area"]["gwennap"] = {"mine": "bob", "tile": "none", "tin": 4, "copper": 4, "water": 1}
    assert best(GAME, given) == "miner camborne"


def test_it_passes_early_for_a_better_place_when_little_is_left_to_do() -> None:
    given = own_mine(tin=0, copper=0, water=0)
    given["player"] = {
        "ann": {"money": 3, "tin": 5, "copper": 9, "hand": [], "mines": 0, "column": 9},
        "bob": {**POOR, "column": 9},
        "cal": {**POOR, "column": 9},
    }
    assert best(GAME, given) == "pass"
    given["player"]["ann"] |= {"tin": 0, "copper": 0, "column": 4}
    assert best(GAME, given) == "pasties"


def test_it_keeps_cash_for_the_ore_of_the_next_round() -> None:
    given = own_mine(tin=5, copper=5, water=2, miners=1)
    given |= {"at": "invest", "passed": ["ann", "bob", "cal"]}
    given["player"]["ann"]["money"] = 30
    wet = amount(best(GAME, given))
    given["area"]["camborne"] |= {"tin": 0, "copper": 0}
    match = position(GAME, given)
    for area in match.state.areas:  # type: ignore[attr-defined]
        area.tile = -1  # nothing can be bought any more
    dry = amount(choice(match, 0).text)
    assert dry == 30
    assert 0 < wet <= 20


def amount(move: str) -> int:
    found = re.fullmatch(r"invest (\d+)", move)
    assert found, move
    return int(found[1])


# ---- what it says ---------------------------------------------------------------------------------


def test_it_says_why_in_words() -> None:
    met: set[str] = set()
    say = texts("tinners")
    every_option = dict.fromkeys(("arsenic", "emigration", "kickstarter"), True)
    for options in (NO_OPTIONS, every_option):
        for seats, seed in ((2, 1), (2, 2), (3, 1), (3, 2)):
            for state, seat, judged in games(seats, seed, 0.3, options):
                for one in [*judged, LowestBidBot().explain(state, seat)[0]]:
                    assert one.reasons
                    for reason in one.reasons:
                        met.add(reason.message)
                        sentence = say.of(reason.message, reason.args)
                        assert sentence.strip()
                        assert "{" not in sentence
    every = set(re.findall(r"^(why-[a-z-]+) =", source("tinners", "en"), re.MULTILINE))
    assert every - met == {"why-usual"}  # for questions of expansions that nobody values


def test_a_game_without_a_judge_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "make_judge", Game.make_judge)
    monkeypatch.setattr(GAME, "_judge", None)
    match = wheal.new("tinners", players=3, seed=1)
    with pytest.raises(wheal.BadInput, match=r"^tinners has no judge of its moves"):
        bots.choose(bots.make("greedy"), match.state, 0, Rng(1))


def test_an_estimate_does_not_change_inside_one_auction() -> None:
    """From the first bid to the last a seat says the same worth: nothing is revealed between them."""
    told: dict[tuple[int, int, int, int], set[int]] = {}
    asked = 0
    for seed in range(6):
        for state, seat, judged in games(2 + seed % 4, seed, 0.25):
            limits = {int(reason.args["limit"]) for one in judged for reason in one.reasons if "limit" in reason.args}
            if limits:
                lot = (seed, state.round, state.auction.lot, seat)  # type: ignore[attr-defined]
                told.setdefault(lot, set()).update(limits)
                asked += 1
    assert asked > len(told) + 20, "nobody was asked twice in one auction"
    assert all(len(limits) == 1 for limits in told.values()), told
