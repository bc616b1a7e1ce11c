"""Whole random games, for rollouts and benchmarks; and the proof that listing and refusing agree."""

from __future__ import annotations

from typing import Any

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State


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


def disagreements(state: State, seat: int, actions: list[Action[Any]]) -> list[Action[Any]]:
    """Of these actions all that are listed as legal and refused, or neither listed nor refused."""
    listed: set[int] = set()
    for action in state.legal_actions(seat):
        listed.add(action.index)
    out: list[Action[Any]] = []
    for action in actions:
        if (state.refusal(action, seat) is None) != (action.index in listed):
            out.append(action)
    return out
