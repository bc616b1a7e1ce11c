"""What moves would cost: each is worked out when it is first shown, and remembered until the position changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wheal.kernel.engine.action import Action
    from wheal.kernel.engine.state import State


class Costs:
    """The costs of moves in one position, and in those that further moves of the same line would bring."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, tuple[str, ...], int], str] = {}

    def text(self, state: State, viewer: int, action: Action[Any], before: tuple[str, ...] = ()) -> str:
        """What a move costs in words, as far as a viewer can know it; ``before``: the moves that led to this state."""
        key = (viewer, before, action.index)
        if key not in self._known:
            self._known[key] = state.setting.game.cost_text(state, viewer, action)
        return self._known[key]
