"""The questions of the market: windows, the choice of barrels, failures, offers, Subcontracted Ops."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.decisions.windows import DoneWindow
from wheal.games.ore.rules.contracts import can_take, failing, run_offers
from wheal.games.ore.rules.exchanging import list_futures
from wheal.games.ore.rules.filling import allowed_barrels, due_rows, most_rows, next_row, run_filling
from wheal.games.ore.rules.market import has_market_move, list_market
from wheal.games.ore.rules.position import (
    BUY,
    NEGOTIATION,
    NONE,
    RESOURCE_NAMES,
    RESOURCES,
    SETTLE,
    SETTLING,
    SUBCONTRACT,
    Position,
)
from wheal.games.ore.rules.setting import ROW_BITS
from wheal.games.ore.rules.subcontracting import (
    end_subcontracting,
    has_subcontractor,
    list_subcontracts,
    pay_negotiations,
)
from wheal.games.ore.rules.windows import clockwise, next_step
from wheal.kernel.engine.action import Action, Args, SeatRef
from wheal.kernel.engine.question import Frame, Question
from wheal.kernel.engine.window import CLOSED, close_window


class MarketQuestion(DoneWindow):
    """Phase 3: the window of one player after the other, clockwise from the start player."""

    def __init__(self) -> None:
        super().__init__("market")
        self.always_asked = True  # a window is asked even where one row must be filled and nothing else can be done

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.flag == SETTLING:
            if failing(state, state.players[frame.seat]):  # ORE-MKT-04
                state.frames.append(Frame(SETTLE, frame.seat))
                return False
            close_window(state)
        return super().run(state)

    def go_on(self, state: Position) -> None:
        next_step(state, SUBCONTRACT)  # ORE-MKT-10

    def has_move(self, state: Position, seat: int) -> bool:
        return has_market_move(state, seat)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_market(state, seat, out)

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return None  # a row that can be filled must be

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        """Close the window; fill what must be filled first, the lowest contract number before others."""
        out: list[Action[Any]] = []
        list_market(state, seat, out)
        if state.rules.moves.done in out:
            return state.rules.moves.done
        fillings = [action for action in out if action.verb == "fill"]
        return min(fillings, key=lambda action: action.index)

    def prompt(self, state: Position, seat: int) -> Args:
        player = state.players[seat]
        due = due_rows(state, player)
        fillable = most_rows(state.rules, player.barrels, [], due)
        return {"money": player.cash, "rows": len(due), "fillable": fillable}


class WithQuestion(Question[Position]):
    """Which of two barrels an item of a row is met by."""

    def __init__(self) -> None:
        super().__init__("with")

    def run(self, state: Position) -> bool:
        return run_filling(state)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        for resource in sorted(allowed_barrels(state, seat)):
            out.append(state.rules.moves.with_[resource])

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        """The barrel of which there are more."""
        first, second = allowed_barrels(state, seat)
        barrels = state.players[seat].barrels
        return state.rules.moves.with_[second if barrels[second] > barrels[first] else first]

    def prompt(self, state: Position, seat: int) -> Args:
        first, second = allowed_barrels(state, seat)
        names: Args = {"first": RESOURCE_NAMES[first], "second": RESOURCE_NAMES[second]}
        return names | of_row(state, state.filling_rows[0])


class SettleQuestion(Question[Position]):
    """Which of several failed rows is settled next."""

    def __init__(self) -> None:
        super().__init__("settle")

    def run(self, state: Position) -> bool:
        seat = state.frames[-1].seat
        cards = failing(state, state.players[seat])
        if not cards:
            state.frames.pop()
            return False
        if len(cards) == 1:
            state.answer(seat, state.rules.moves.fail[cards[0]])
            return False
        return True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        for card in failing(state, state.players[seat]):
            out.append(state.rules.moves.fail[card])

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.fail[min(failing(state, state.players[seat]))]

    def prompt(self, state: Position, seat: int) -> Args:
        player = state.players[seat]
        return {"money": player.cash, "rows": len(failing(state, player))}


class TakeoverQuestion(Question[Position]):
    """A failed contract is offered to one player after the other."""

    def __init__(self) -> None:
        super().__init__("takeover")

    def run(self, state: Position) -> bool:
        return run_offers(state)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_futures(state, state.players[seat], out)
        if can_take(state, seat, state.frames[-1].count):
            out.append(state.rules.moves.take_over)
        out.append(state.rules.moves.decline)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.decline

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.decline

    def prompt(self, state: Position, seat: int) -> Args:
        row = next_row(state, state.frames[-1].count, state.offer_filled)
        owner: Args = {"leader": SeatRef(state.frames[-2].seat)}
        return owner | of_row(state, row) | needs_of(state, row)


class SubcontractQuestion(DoneWindow):
    """The end of phase 3: Subcontracted Ops, clockwise from the start player."""

    def __init__(self) -> None:
        super().__init__("subcontract")

    def run(self, state: Position) -> bool:
        if state.frames[-1].flag == CLOSED:
            end_subcontracting(state)
        return super().run(state)

    def seat_at(self, state: Position, place: int) -> int:
        seat = clockwise(state, place)
        return seat if has_subcontractor(state, state.players[seat]) else NONE

    def go_on(self, state: Position) -> None:
        next_step(state, NEGOTIATION)  # ORE-MKT-10

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_subcontracts(state, seat, out)

    def prompt(self, state: Position, seat: int) -> Args:
        return {"money": state.players[seat].cash, "lines": state.sub_left, "leader": SeatRef(state.sub_target)}


class Negotiation(Question[Position]):
    def __init__(self) -> None:
        super().__init__("negotiation")

    def run(self, state: Position) -> bool:
        pay_negotiations(state)
        next_step(state, BUY)
        return False


def of_row(state: Position, row: int) -> Args:
    """Which row of which contract, and what it pays."""
    number = state.rules.contract_numbers[row >> ROW_BITS]
    return {"contract": number, "row": (row & (1 << ROW_BITS) - 1) + 1, "money": state.rules.row_pays[row]}


def needs_of(state: Position, row: int) -> Args:
    """What a row needs: barrels of each type, how many items leave a choice, and the first such choice."""
    needs: Args = dict.fromkeys(RESOURCE_NAMES, 0)
    needs["choices"] = 0
    needs["first"] = needs["second"] = ""
    items = state.rules.row_items[row]
    counts = [0] * RESOURCES
    choices = 0
    for i in range(0, len(items), 2):
        if items[i + 1] < 0:
            counts[items[i]] += 1
            needs[RESOURCE_NAMES[items[i]]] = counts[items[i]]
        else:
            choices += 1
            needs["choices"] = choices
            if choices == 1:
                needs["first"] = RESOURCE_NAMES[items[i]]
                needs["second"] = RESOURCE_NAMES[items[i + 1]]
    return needs
