"""Advice: three moves that differ in more than an amount, with reasons, from what a seat may know and nothing else."""

from __future__ import annotations

import random

import pytest

import wheal
from tests.battery import exchanged, random_states
from wheal.bots.greedy import GreedyBot
from wheal.client.advice import BEST, DEALS, best_moves, common_reasons, imagined_states
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR


@pytest.mark.parametrize("game_id", wheal.games())
def test_the_best_moves_are_legal_and_told_with_reasons(game_id: str) -> None:
    game = wheal.game(game_id)
    most = 0
    for state, seat, _ in random_states(game, 3, {}, 2):
        [imagined] = imagined_states(state, seat, 1, Rng(1))
        advice = best_moves(game, imagined, seat)
        legal = {action.text: action for action in state.legal_actions(seat)}
        assert 1 <= len(advice) <= BEST
        assert advice[0].move == GreedyBot().explain(imagined, seat)[0].action.text, "the best is what greedy plays"
        assert {one.move for one in advice} <= legal.keys()
        assert all(one.reasons and all(one.reasons) for one in advice)
        kinds = [tuple(word for word in one.move.split() if not word.isdigit()) for one in advice]
        assert len(set(kinds)) == len(kinds), kinds
        most = max(most, len(advice))
    assert most == BEST


@pytest.mark.parametrize("game_id", wheal.games())
def test_advice_is_the_same_whatever_is_hidden(game_id: str) -> None:
    """A hint from what its seat cannot know, or a bot's reason from what the asker cannot know, would be a leak."""
    game = wheal.game(game_id)
    rng = random.Random(7)
    told = secret = 0
    for number, (state, seat, action) in enumerate(random_states(game, 3, {}, 5)):
        if number % 4 or (state.frames[-1].seat < 0 and any(state.sealed)):
            continue
        other = exchanged(state, seat, number)
        hints = [best_moves(game, imagined_states(each, seat, 1, Rng(number))[0], seat) for each in (state, other)]
        assert hints[0] == hints[1]
        viewer = rng.choice([SPECTATOR, *(one for one in range(3) if one != seat)])
        other = exchanged(state, viewer, number)
        reasons = [
            common_reasons(
                game, imagined_states(each, viewer, DEALS, Rng(number)), seat, action.text, GreedyBot().explain
            )
            for each in (state, other)
        ]
        assert reasons[0] == reasons[1]
        told += bool(reasons[0])
        secret += not reasons[0]
    assert told, "nothing is ever told"
    assert secret or game_id == "ore", "everything is told: hands and tiles of Tinners' Trail are secret"


def test_a_reason_that_follows_from_a_hand_is_a_secret() -> None:
    match = wheal.new("tinners", players=3, seed=3)
    seat = match.state.current_player
    move = match.legal_moves_of(seat)[0]
    assert move.startswith("discard ")
    states = imagined_states(match.state, (seat + 1) % 3, DEALS, Rng(1))
    assert common_reasons(match.game, states, seat, move, GreedyBot().explain) == []
    own = imagined_states(match.state, seat, DEALS, Rng(1))
    assert common_reasons(match.game, own, seat, move, GreedyBot().explain)
