"""What the windows of a player have in common."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.rules.exchanging import list_extras
from wheal.games.ore.rules.position import Position
from wheal.games.ore.rules.windows import clockwise
from wheal.kernel.engine.action import Action, Args
from wheal.kernel.engine.window import WindowQuestion


class DoneWindow(WindowQuestion[Position]):
    """The windows of all players, clockwise from the start player; done closes one."""

    def places(self, state: Position) -> int:
        return state.rules.seats

    def seat_at(self, state: Position, place: int) -> int:
        return clockwise(state, place)

    def closing(self, state: Position) -> Action[Any]:
        return state.rules.moves.done

    def list_extras(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_extras(state, seat, out)

    def prompt(self, state: Position, seat: int) -> Args:
        return {"money": state.players[seat].cash}


class PassWindow(DoneWindow):
    """The same, closed by pass."""

    def closing(self, state: Position) -> Action[Any]:
        return state.rules.moves.pass_
