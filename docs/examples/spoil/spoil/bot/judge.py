"""What each move is worth to a seat, in coins and by what the seat may know; the bot greedy and ``hint`` ask this."""

from __future__ import annotations

from typing import Any

from spoil.decisions.verbs import Look, Pick, Sell
from spoil.rules.position import SLATE, Position
from spoil.rules.turn import SLATES_THAT_TIP
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.state import State
from wheal.kernel.judge import Judge, Judged, Reason


class SpoilJudge(Judge):
    def judge(self, state: State, seat: int) -> list[Judged]:
        assert isinstance(state, Position)
        return [judged(state, seat, action) for action in state.legal_actions(seat)]


def judged(state: Position, seat: int, action: Action[Any]) -> Judged:
    """Against doing without: to stop or to keep is worth nothing more than what one has."""
    box = state.rules.box
    later = 0.0 if state.shift == box.shifts else sum(box.faces) / len(box.faces)  # what tin may bring in a later shift
    if isinstance(action, Sell):
        return Judged(action, action.tin * (state.price - later), [Reason("why-sell", {"price": state.price})])
    if isinstance(action, Pick | Look):
        tops = possible_tops(state, seat)
        slates = tops.count(SLATE)
        tips = state.barrow.count(SLATE) + 1 == SLATES_THAT_TIP
        loss = sum(state.barrow) * slates / len(tops) if tips else 0.0
        gain = sum(tops) / len(tops) - loss if isinstance(action, Pick) else loss - box.look
        args: dict[str, int | str] = {"slates": slates, "stones": len(tops), "tin": sum(state.barrow)}
        return Judged(action, gain, [Reason("why-pick" if isinstance(action, Pick) else "why-look", args)])
    return Judged(action, 0.0, [Reason("why-enough", {})])


def possible_tops(state: Position, seat: int) -> list[int]:
    """The stone on top, if the seat knows it; else all that it can be."""
    if state.heap.known[0] >> seat & 1:
        return state.heap.items[:1]
    unseen: list[int] = []
    state.heap.hidden_from(1 << seat, unseen)
    return unseen
