"""The bot that plays anything."""

from typing import Any

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State


class RandomBot:
    """Each legal action with the same chance."""

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        actions = state.legal_actions(seat)
        return actions[rng.below(len(actions))]
