"""Everything a player can do: one class per verb, one list of them all. Rules SP-TRN-01..05, SP-SAL-01."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from spoil.rules import sale, turn
from spoil.rules.position import SALE, TURN, Position
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.window import close_window

if TYPE_CHECKING:
    from wheal.kernel.action_table import ActionTable


class Pick(Action[Position]):
    notation: ClassVar[str] = "pick"
    kinds: ClassVar[tuple[int, ...]] = (TURN,)

    def do(self, state: Position, seat: int) -> None:
        turn.pick(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Look(Action[Position]):
    notation: ClassVar[str] = "look"
    kinds: ClassVar[tuple[int, ...]] = (TURN,)

    def do(self, state: Position, seat: int) -> None:
        turn.look(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return turn.why_not_look(state, seat)


class Stop(Action[Position]):
    notation: ClassVar[str] = "stop"
    kinds: ClassVar[tuple[int, ...]] = (TURN,)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        turn.stop(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Sell(Action[Position]):
    notation: ClassVar[str] = "sell TIN"
    kinds: ClassVar[tuple[int, ...]] = (SALE,)
    out_of_range: ClassVar[tuple[str, str]] = ("SP-TRN-05", "refused-sell-beyond")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.tin: int = place + 1  # the range begins with 1

    def do(self, state: Position, seat: int) -> None:
        sale.sell(state, seat, self.tin)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return sale.why_not_sell(state, seat, self.tin)


class Keep(Action[Position]):
    notation: ClassVar[str] = "keep"
    kinds: ClassVar[tuple[int, ...]] = (SALE,)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


VERBS = (Pick, Look, Stop, Sell, Keep)  # the order of the table


class Moves:
    """References into the table, for questions that list moves."""

    def __init__(self, table: ActionTable) -> None:
        self.pick: Action[Any] = table.of(Pick)[0]
        self.look: Action[Any] = table.of(Look)[0]
        self.stop: Action[Any] = table.of(Stop)[0]
        self.sell: list[Action[Any]] = table.of(Sell)  # by tin - 1
        self.keep: Action[Any] = table.of(Keep)[0]
