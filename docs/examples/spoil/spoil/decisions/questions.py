"""What is asked when, and what runs by itself in between. Rules SP-SHF-04, SP-TRN-06, SP-SAL-02."""

from __future__ import annotations

from typing import Any

from spoil.rules.position import SALE, SLATE, TURN, Position
from spoil.rules.shift import begin_shift, clockwise, end_shift, next_step
from wheal.kernel.engine.action import Action, Args
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.window import WindowQuestion


class ShiftQuestion(Question[Position]):
    """Nobody is asked: a new heap, a new price, then the turns."""

    def run(self, state: Position) -> bool:
        begin_shift(state)
        next_step(state, TURN)
        return False


class SeatsQuestion(WindowQuestion[Position]):
    """Everybody has one window, clockwise from the player who begins (SP-SHF-04)."""

    def places(self, state: Position) -> int:
        return state.rules.seats

    def seat_at(self, state: Position, place: int) -> int:
        return clockwise(state, place)


class TurnQuestion(SeatsQuestion):
    def closing(self, state: Position) -> Action[Any]:
        return state.rules.moves.stop

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        if state.heap.items:  # SP-TRN-06
            out.append(state.rules.moves.pick)
            if state.players[seat].coins >= state.rules.box.look and not state.heap.known[0] >> seat & 1:
                out.append(state.rules.moves.look)

    def go_on(self, state: Position) -> None:
        next_step(state, SALE)

    def prompt(self, state: Position, seat: int) -> Args:
        slates = state.barrow.count(SLATE)
        return {"tin": sum(state.barrow), "slates": slates, "stones": len(state.heap.items)}


class SaleQuestion(SeatsQuestion):
    """Whoever has no tin has nothing to sell: the kernel closes such a window (SP-SAL-02)."""

    def closing(self, state: Position) -> Action[Any]:
        return state.rules.moves.keep

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        out += state.rules.moves.sell[: state.players[seat].tin]

    def go_on(self, state: Position) -> None:
        end_shift(state)

    def prompt(self, state: Position, seat: int) -> Args:
        return {"tin": state.players[seat].tin, "price": state.price}


def all_questions() -> list[Question[Any]]:
    """By kind, in the order of the constants in rules/position.py."""
    return [ShiftQuestion("shift"), TurnQuestion("turn"), SaleQuestion("sale")]
