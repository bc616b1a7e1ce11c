"""Whole random games, for rollouts, benchmarks and the lab."""

from __future__ import annotations

from wheal.kernel.rng import Rng
from wheal.kernel.state import State


def play_listing(state: State, rng: Rng) -> int:
    """Play on with uniformly random legal actions, listed at every decision; how many decisions there were."""
    decisions = 0
    while state.frames:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def play_sampling(state: State, rng: Rng) -> int:
    """Play on with sampled actions; how many decisions there were."""
    decisions = 0
    while state.frames:
        state.apply(state.sample_action(rng))
        decisions += 1
    return decisions
