"""Everything a player can do: one class per verb, one list of them all. Rules SP-TRN-01..05, SP-SAL-01."""

from __future__ import annotations

from typing import ClassVar

from spoil.position import SALE, SLATE, TURN, Position
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import REVEAL
from wheal.kernel.piles import Pile

SLATES_THAT_TIP = 2  # SP-TRN-03


class TurnAction(Action[Position]):
    """Something to do in one's turn (SP-TRN-01)."""

    kinds: ClassVar[tuple[int, ...]] = (TURN,)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def end_turn(self, state: Position) -> None:
        state.barrow = []
        state.frames.pop()


class Pick(TurnAction):
    notation: ClassVar[str] = "pick"

    def do(self, state: Position, seat: int) -> None:
        stone = state.heap.items[0]
        state.heap = state.heap.without_top()
        state.barrow = [*state.barrow, stone]  # SP-TRN-02
        tin, slates = sum(state.barrow), state.barrow.count(SLATE)
        state.tell("picked", seat, REVEAL, stone=stone, tin=tin, slates=slates)
        if slates >= SLATES_THAT_TIP:
            state.tell("tipped", seat, tin=tin)
            self.end_turn(state)


class Look(TurnAction):
    """Everybody sees that the seat looks; the seat alone sees the stone (SP-TRN-04)."""

    notation: ClassVar[str] = "look"

    def do(self, state: Position, seat: int) -> None:
        state.players[seat].coins -= state.rules.box.look
        heap = state.heap
        state.heap = Pile(heap.items, [heap.known[0] | 1 << seat, *heap.known[1:]])
        state.tell("looked", seat)
        state.tell("saw", seat, REVEAL, 1 << seat, stone=heap.items[0])

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        cost, coins = state.rules.box.look, state.players[seat].coins
        if coins < cost:
            return Refusal("SP-TRN-04", "refused-look-coins", {"cost": cost, "coins": coins})
        if state.heap.known[0] >> seat & 1:
            return Refusal("SP-TRN-04", "refused-look-again")
        return None


class Stop(TurnAction):
    notation: ClassVar[str] = "stop"

    def do(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        tin = min(sum(state.barrow), state.rules.box.shed - player.tin)  # SP-TRN-05
        player.tin += tin
        state.tell("stopped", seat, tin=tin, lost=sum(state.barrow) - tin)
        self.end_turn(state)


class Keep(Action[Position]):
    notation: ClassVar[str] = "keep"
    kinds: ClassVar[tuple[int, ...]] = (SALE,)

    def do(self, state: Position, seat: int) -> None:
        state.tell("kept", seat, tin=state.players[seat].tin)
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Sell(Action[Position]):
    notation: ClassVar[str] = "sell TIN"
    kinds: ClassVar[tuple[int, ...]] = (SALE,)
    beyond: ClassVar[tuple[str, str]] = ("SP-TRN-05", "refused-sell-beyond")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.tin: int = place + 1  # the range begins with 1

    def do(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        player.tin -= self.tin
        player.coins += self.tin * state.price  # SP-SAL-01
        state.tell("sold", seat, tin=self.tin, coins=self.tin * state.price)
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        tin = state.players[seat].tin
        return Refusal("SP-SAL-01", "refused-sell-tin", {"tin": tin}) if self.tin > tin else None


VERBS = (Pick, Look, Stop, Keep, Sell)  # the order of the table; long ranges of numbers stand last
