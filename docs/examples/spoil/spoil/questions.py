"""What is asked when, and what runs by itself in between. Rules SP-SHF-01..04, SP-TRN-06, SP-SAL-02."""

from __future__ import annotations

from typing import Any

from spoil.position import SALE, SLATE, TURN, Position
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import NO_SEAT, ROLL
from wheal.kernel.piles import unknown_pile
from wheal.kernel.question import Frame, Question


class ShiftQuestion(Question[Position]):
    """Nobody is asked: this frame lies at the bottom, counts its steps in ``a`` and puts the others on top."""

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        step = frame.a
        frame.a += 1
        seats = state.rules.seats
        if step == 0:
            self.begin(state)
        elif step <= 2 * seats:  # SP-SHF-04
            state.frames.append(Frame(TURN if step <= seats else SALE, (state.first + step - 1) % seats))
        elif state.shift == state.rules.box.shifts:  # SP-SHF-01
            state.frames.pop()
            state.tell("over", NO_SEAT)
        else:
            state.shift += 1
            state.first = (state.first + 1) % seats  # SP-SHF-04
            frame.a = 0
        return False

    def begin(self, state: Position) -> None:
        stones = state.rules.box.stones * state.rules.seats  # SP-CMP-02
        state.rng.shuffle(stones)
        state.heap = unknown_pile(stones)  # SP-SHF-02
        state.price = self.roll(state)  # SP-SHF-03
        state.tell("shift", NO_SEAT, ROLL, shift=state.shift, price=state.price)

    def roll(self, state: Position) -> int:
        """The die, or what a scenario forces."""
        if state.forced is not None and state.forced.get("price"):
            return state.forced["price"].pop(0)[0]
        faces = state.rules.box.faces
        return faces[state.rng.below(len(faces))]


class SeatQuestion(Question[Position]):
    """A question to one player; what does not belong to it belongs to the other half of the shift."""

    def misplaced(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        return Refusal("SP-SHF-04", "refused-not-turn" if state.frames[-1].kind == SALE else "refused-not-sale")

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal("SP-SHF-04", "refused-others-turn", {"seat": state.current_player})


class TurnQuestion(SeatQuestion):
    def run(self, state: Position) -> bool:
        if state.heap.items:
            return True
        state.answer(state.current_player, state.rules.stop)  # SP-TRN-06
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        rules = state.rules
        out.append(rules.pick)
        if state.players[seat].coins >= rules.box.look and not state.heap.known[0] >> seat & 1:
            out.append(rules.look)
        out.append(rules.stop)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.stop

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        slates = state.barrow.count(SLATE)
        return {"tin": sum(state.barrow), "slates": slates, "stones": len(state.heap.items)}


class SaleQuestion(SeatQuestion):
    """A window: one player after the other, and whoever has no tin is passed over."""

    def run(self, state: Position) -> bool:
        seat = state.current_player
        if state.players[seat].tin > 0:
            return True
        state.answer(seat, state.rules.keep)  # SP-SAL-02
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        out.append(state.rules.keep)
        out += state.rules.sell[: state.players[seat].tin]

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.keep

    def decline(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.keep

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        return {"tin": state.players[seat].tin, "price": state.price}


def all_questions() -> list[Question[Any]]:
    """By kind, in the order of the constants in position.py."""
    return [ShiftQuestion("shift"), TurnQuestion("turn"), SaleQuestion("sale")]
