"""The bot that plays anything."""

from typing import Any

from wheal.kernel.action import Action
from wheal.kernel.rng import Rng
from wheal.kernel.state import State


class RandomBot:
    """Each legal action with the same chance."""

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        actions = state.legal_actions(seat)
        return actions[rng.below(len(actions))]
