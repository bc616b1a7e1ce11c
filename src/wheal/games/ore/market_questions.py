"""The questions of the market: windows, the choice of barrels, failures, offers, Subcontracted Ops."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.asking import DoneQuestion, OreQuestion
from wheal.games.ore.contracts import can_take, failing, run_offers
from wheal.games.ore.exchanging import list_extras, list_futures
from wheal.games.ore.filling import allowed_barrels, due_rows, most_rows, next_row, run_filling
from wheal.games.ore.market import has_market_move, list_market
from wheal.games.ore.position import (
    BUY,
    CLOSED,
    NEGOTIATION,
    RESOURCE_NAMES,
    RESOURCES,
    SETTLE,
    SETTLING,
    SUBCONTRACT,
    Position,
)
from wheal.games.ore.rules import ROW_BITS
from wheal.games.ore.subcontracting import (
    end_subcontracting,
    has_subcontractor,
    list_subcontracts,
    pay_negotiations,
)
from wheal.games.ore.windows import clockwise, close_window, go_on, open_for
from wheal.kernel.action import Action
from wheal.kernel.question import Frame


class MarketQuestion(OreQuestion):
    """Phase 3: the window of one player after the other, clockwise from the start player."""

    def __init__(self) -> None:
        super().__init__("market")
        self.always_asked = True  # a window is asked even where one row must be filled and nothing else can be done

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.b == SETTLING:
            if failing(state, state.players[frame.seat]):
                state.frames.append(Frame(SETTLE, frame.seat))
                return False
            close_window(state)
        if frame.b == CLOSED:
            if frame.a == state.rules.seats:
                go_on(state, SUBCONTRACT)
                return False
            open_for(state, clockwise(state, frame.a))
        if has_market_move(state, frame.seat):
            return True
        state.answer(frame.seat, state.rules.moves.done)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_market(state, seat, out)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        """Close the window; fill what must be filled first, the lowest contract number before others."""
        out: list[Action[Any]] = []
        list_market(state, seat, out)
        if state.rules.moves.done in out:
            return state.rules.moves.done
        fillings = [action for action in out if action.verb == "fill"]
        return min(fillings, key=lambda action: action.index)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        player = state.players[seat]
        due = due_rows(state, player)
        fillable = most_rows(state.rules, player.barrels, [], due)
        return {"money": player.cash, "rows": len(due), "fillable": fillable}


class WithQuestion(OreQuestion):
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

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        first, second = allowed_barrels(state, seat)
        names: dict[str, int | str] = {"first": RESOURCE_NAMES[first], "second": RESOURCE_NAMES[second]}
        return names | of_row(state, state.filling_rows[0])


class SettleQuestion(OreQuestion):
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

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        player = state.players[seat]
        return {"money": player.cash, "rows": len(failing(state, player))}


class TakeoverQuestion(OreQuestion):
    """A failed contract is offered to one player after the other."""

    def __init__(self) -> None:
        super().__init__("takeover")

    def run(self, state: Position) -> bool:
        return run_offers(state)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_futures(state, state.players[seat], out)
        if can_take(state, seat, state.frames[-1].a):
            out.append(state.rules.moves.take_over)
        out.append(state.rules.moves.decline)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.decline

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.decline

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        row = next_row(state, state.frames[-1].a, state.offer_filled)
        owner: dict[str, int | str] = {"leader": state.frames[-2].seat}
        return owner | of_row(state, row) | needs_of(state, row)


class SubcontractQuestion(DoneQuestion):
    """The end of phase 3: Subcontracted Ops, clockwise from the start player."""

    def __init__(self) -> None:
        super().__init__("subcontract")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        while frame.b == CLOSED:
            end_subcontracting(state)
            if frame.a == state.rules.seats:
                go_on(state, NEGOTIATION)
                return False
            seat = clockwise(state, frame.a)
            if has_subcontractor(state, state.players[seat]):
                open_for(state, seat)
            else:
                frame.a += 1
        out: list[Action[Any]] = []
        list_subcontracts(state, frame.seat, out)
        if out:
            return True
        state.answer(frame.seat, state.rules.moves.done)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_subcontracts(state, seat, out)
        list_extras(state, seat, out)
        out.append(state.rules.moves.done)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        return {"money": state.players[seat].cash, "lines": state.sub_left, "leader": state.sub_target}


class Negotiation(OreQuestion):
    def __init__(self) -> None:
        super().__init__("negotiation")

    def run(self, state: Position) -> bool:
        pay_negotiations(state)
        go_on(state, BUY)
        return False


def of_row(state: Position, row: int) -> dict[str, int | str]:
    """Which row of which contract, and what it pays."""
    number = state.rules.contract_numbers[row >> ROW_BITS]
    return {"contract": number, "row": (row & (1 << ROW_BITS) - 1) + 1, "money": state.rules.row_pays[row]}


def needs_of(state: Position, row: int) -> dict[str, int | str]:
    """What a row needs: barrels of each type, how many items leave a choice, and the first such choice."""
    needs: dict[str, int | str] = dict.fromkeys(RESOURCE_NAMES, 0)
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
