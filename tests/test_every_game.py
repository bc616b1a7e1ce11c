"""One battery over every registered game, every pair of options and every player count."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

import wheal
from tests import battery
from tests.accounts import ACCOUNTS
from tests.refusal_counts import count_refusals, kept_counts
from wheal.kernel.engine.playout import play_listing, play_sampling
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import Game

VARIANTS = [
    (game_id, seats, i)
    for game_id in wheal.games()
    for i, _ in enumerate(battery.option_pairs(wheal.game(game_id)))
    for seats in wheal.game(game_id).players
]
SHARE = 1 if wheal.COMPILED else 10  # the interpreted build plays a tenth; that both agree is a test of its own
LENGTH = {"ore": 4}  # a game has so many times the decisions of one of Tinners' Trail
GAMES = 800 // SHARE  # of each title, shared by its variants
WHOLE_TABLE_GAMES = 200 // SHARE
SECRET_GAMES = 160 // SHARE
RECORDED_GAMES = 48
SEALED_GAMES = 80
DIGESTED_GAMES = 24
SAMPLED_DECISIONS = 20_000 // SHARE
LEAST_GAMES, MOST_GAMES = 100 // SHARE, 3000  # until every kind of question has been met often enough
EVERY_NTH = 7  # the costlier checks, in games of the whole battery


def games_of(game_id: str, total: int) -> int:
    """How many games each variant of a title plays, at least one."""
    variants = sum(1 for other, _, _ in VARIANTS if other == game_id)
    return max(1, total // variants // LENGTH.get(game_id, 1))


def variant(game_id: str, i: int) -> tuple[Game, battery.Options]:
    game = wheal.game(game_id)
    return game, battery.option_pairs(game)[i]


@pytest.mark.parametrize(("game_id", "seats", "i"), VARIANTS)
def test_random_games_keep_every_promise(game_id: str, seats: int, i: int) -> None:
    game, options = variant(game_id, i)
    rng = Rng(99)
    count = 0
    for seed in range(games_of(game_id, GAMES)):
        for state, seat, action in battery.random_states(game, seats, options, seed):
            assert state.refusal(action, seat) is None
            count += 1
            if count % EVERY_NTH == 0:
                battery.check_decision(game, state, seat, action, rng)
            if count % (EVERY_NTH * 6) == 0:
                battery.check_imagine(game, state, rng)
        assert len(state.ranking()) == seats
        assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("game_id", "seats", "i"), VARIANTS)
def test_listed_and_refused_agree_over_the_whole_table(game_id: str, seats: int, i: int) -> None:
    game, options = variant(game_id, i)
    for seed in range(games_of(game_id, WHOLE_TABLE_GAMES)):
        for state, seat, _ in battery.random_states(game, seats, options, 1000 + seed):
            battery.check_legality(state, seat)


@pytest.mark.parametrize("game_id", wheal.games())
def test_listed_and_refused_agree_in_every_kind_of_question(game_id: str) -> None:
    game = wheal.game(game_id)
    variants = [(seats, options) for options in battery.option_pairs(game) for seats in game.players]
    questions = game.setting(game.players[0], game.read_options({})).questions
    asked = {question.name for question in questions if type(question).options is not Question.options}
    enough = SAMPLED_DECISIONS // LENGTH.get(game_id, 1) // len(asked)
    kinds: Counter[str] = Counter()
    for seed in range(MOST_GAMES):
        seats, options = variants[seed % len(variants)]
        for state, seat, _ in battery.random_states(game, seats, options, 5000 + seed):
            name = state.question.name
            if kinds[name] < enough and (kinds[name] < enough // 2 or state.rng.a % 5 == 0):
                kinds[name] += 1
                battery.check_legality(state, seat)
        if seed > LEAST_GAMES and min(kinds[name] for name in asked) > 20 // SHARE:
            break
    assert kinds.keys() == asked
    assert min(kinds.values()) > 20 // SHARE, kinds


@pytest.mark.parametrize(("game_id", "seats", "i"), VARIANTS)
def test_records_and_undo_give_equal_bytes(game_id: str, seats: int, i: int) -> None:
    game, options = variant(game_id, i)
    for seed in range(games_of(game_id, RECORDED_GAMES)):
        match = battery.check_record(game, seats, options, seed)
        ACCOUNTS[game_id](match)


@pytest.mark.parametrize(("game_id", "seats", "i"), VARIANTS)
def test_sealed_answers_in_any_order(game_id: str, seats: int, i: int) -> None:
    game, options = variant(game_id, i)
    for seed in range(games_of(game_id, SEALED_GAMES)):
        battery.check_sealed(game, seats, options, seed)


@pytest.mark.parametrize(("game_id", "seats", "i"), VARIANTS)
def test_exchanged_secrets_look_the_same(game_id: str, seats: int, i: int) -> None:
    game, options = variant(game_id, i)
    games = games_of(game_id, SECRET_GAMES)
    assert sum(battery.check_two_runs(game, seats, options, seed) for seed in range(games)) > 25 * games


@pytest.mark.parametrize(("game_id", "seats", "i"), VARIANTS)
def test_playouts_end(game_id: str, seats: int, i: int) -> None:
    game, options = variant(game_id, i)
    for seed in range(games_of(game_id, SEALED_GAMES)):
        state = game.new_state(seats, options, seed)
        assert play_listing(state, Rng(seed)) > 10
        assert state.is_over
        state = game.new_state(seats, options, seed)
        assert play_sampling(state, Rng(seed)) > 10
        assert state.is_over


def digest_of_games() -> str:
    """One number for every state of a few games of every variant."""
    running = hashlib.sha256()
    for game_id, seats, i in VARIANTS:
        game, options = variant(game_id, i)
        for seed in range(games_of(game_id, DIGESTED_GAMES)):
            for state, _, action in battery.random_states(game, seats, options, seed):
                running.update(state.to_bytes())
                running.update(action.text.encode())
            running.update(state.to_bytes())
            state = game.new_state(seats, options, seed)
            play_sampling(state, Rng(seed))
            running.update(state.to_bytes())
    return running.hexdigest()


def test_compiled_and_interpreted_agree_after_every_decision() -> None:
    here = digest_of_games()
    code = "from tests.test_every_game import digest_of_games; import wheal; print(wheal.COMPILED, digest_of_games())"
    environment = {**os.environ, "WHEAL_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    compiled, there = run.stdout.split()
    assert compiled == "False"
    assert there == here


@pytest.mark.parametrize("game_id", wheal.games())
def test_the_same_reasons_are_named_as_before(game_id: str) -> None:
    assert count_refusals(wheal.game(game_id)) == kept_counts(game_id)
