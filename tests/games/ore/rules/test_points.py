"""Points by their source, and whether anything is secret."""

from __future__ import annotations

import wheal
from tests.marks import rule
from wheal.games.ore.rules.hidden import has_secret
from wheal.games.ore.rules.position import Position
from wheal.games.ore.rules.scoring import points_by_source
from wheal.kernel.engine.rng import Rng

GAME = wheal.game("ore")


@rule("ORE-STK-03", "ORE-TOK-02")
def test_assets_contracts_money_and_strikes_are_counted_in_this_order() -> None:
    state = GAME.new_state(3, {}, 1)
    assert isinstance(state, Position)
    rules, player = state.rules, state.players[0]
    player.assets, player.completed = [], [1, 2]
    player.cash, player.strikes = 5 * rules.dollars_per_point, 3
    assert points_by_source(state, player) == [0, 2 * rules.contract_points, 5, 3 * rules.strike_points]
    assert rules.strike_points < 0


@rule("ORE-RUL-66")
def test_something_is_secret_only_while_all_answer_at_once() -> None:
    state = GAME.new_state(3, {"relief": "at once"}, 1)
    assert isinstance(state, Position)
    assert has_secret(state) == (state.frames[-1].seat < 0)
    state.frames[-1].seat = 1
    assert not has_secret(state)
    state.frames[-1].seat = -1
    assert has_secret(state)
    state.frames.clear()
    assert not has_secret(state)


@rule("ORE-CON-11", "ORE-RUL-25", "ORE-REP-08", "ORE-RUL-50")
def test_what_is_laid_aside_comes_last() -> None:
    """Contracts that were discarded, and those sold on in a round, stand in the order in which it happened."""
    grown = 0
    for seed in range(12):
        state = GAME.new_state(3, {}, seed)
        assert isinstance(state, Position)
        rng = Rng(seed)
        while not state.is_over:
            before = [state.contract_discard, *(player.sold_on for player in state.players)]
            state.apply(state.sample_action(rng))
            after = [state.contract_discard, *(player.sold_on for player in state.players)]
            for old, new in zip(before, after, strict=True):
                if old and len(new) > len(old):
                    assert new[: len(old)] == old
                    grown += 1
    assert grown > 20
