"""What all questions of one player have in common."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.misplaced import misplaced, not_in_turn
from wheal.games.ore.position import Position
from wheal.kernel.action import Action, Refusal
from wheal.kernel.question import Question


class OreQuestion(Question[Position]):
    """A question of one player; what does not belong to it is refused by the phase."""

    def misplaced(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        return misplaced(state, action)

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return not_in_turn(state)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        return {"money": state.players[seat].cash}


class DoneQuestion(OreQuestion):
    """A window that is closed by done."""

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.done

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.done


class PassingQuestion(OreQuestion):
    """A window that is closed by pass."""

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.pass_

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.pass_
