"""The questions of acquisition: the tracks, free initiatives, the Contract Race, Sales Ops."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.acquisition import (
    can_take_any,
    has_sales_ops,
    list_assets,
    list_contracts,
    list_sales_ops,
    return_track_miners,
)
from wheal.games.ore.asking import DoneQuestion, PassingQuestion
from wheal.games.ore.exchanging import list_extras
from wheal.games.ore.initiatives import list_initiatives
from wheal.games.ore.position import (
    CLOSED,
    CONTRACT,
    INITIATIVE,
    RACE,
    REPLENISHMENT,
    SALES,
    Position,
)
from wheal.games.ore.windows import clockwise, go_on, open_for
from wheal.kernel.action import Action


class BuyQuestion(PassingQuestion):
    """Phase 4 (a): miners on the asset track, in the order of the spaces."""

    def __init__(self) -> None:
        super().__init__("buy")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.b == CLOSED:
            if frame.a == len(state.asset_track):
                go_on(state, INITIATIVE)
                return False
            open_for(state, state.asset_track[frame.a])
        out: list[Action[Any]] = []
        list_assets(state, frame.seat, 0, out)
        if not out:
            list_initiatives(state, frame.seat, out)
        if out:
            return True
        state.answer(frame.seat, state.rules.moves.pass_)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_assets(state, seat, 0, out)
        list_initiatives(state, seat, out)
        list_extras(state, seat, out)
        out.append(state.rules.moves.pass_)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        return {"money": state.players[seat].cash, "space": state.frames[-1].a + 1}


class InitiativeQuestion(PassingQuestion):
    """Phase 4 (b): one initiative for each player without a miner on the asset track."""

    def __init__(self) -> None:
        super().__init__("initiative")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        while frame.b == CLOSED:
            if frame.a == state.rules.seats:
                go_on(state, CONTRACT)
                return False
            seat = clockwise(state, frame.a)
            if seat in state.asset_track:
                frame.a += 1  # ORE-ACQ-05
            else:
                open_for(state, seat)
        out: list[Action[Any]] = []
        list_initiatives(state, frame.seat, out)
        if out:
            return True
        state.answer(frame.seat, state.rules.moves.pass_)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_initiatives(state, seat, out)
        list_extras(state, seat, out)
        out.append(state.rules.moves.pass_)


class ContractQuestion(PassingQuestion):
    """Phase 4 (c): miners on the contract track, in the order of the spaces."""

    def __init__(self) -> None:
        super().__init__("contract")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.b == CLOSED:
            if frame.a == len(state.contract_track):
                go_on(state, RACE if state.rules.is_race else SALES)
                return False
            open_for(state, state.contract_track[frame.a])
        if can_take_any(state, state.players[frame.seat]):
            return True
        state.answer(frame.seat, state.rules.moves.pass_)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_contracts(state, state.players[seat], out)
        list_extras(state, seat, out)
        out.append(state.rules.moves.pass_)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        return {"space": state.frames[-1].a + 1}


class RaceQuestion(DoneQuestion):
    """Contract Race: as many of the own pile as one likes."""

    def __init__(self) -> None:
        super().__init__("race")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.b == CLOSED:
            if frame.a == state.rules.seats:
                go_on(state, SALES)
                return False
            open_for(state, clockwise(state, frame.a))
        if state.players[frame.seat].pile:
            return True
        state.answer(frame.seat, state.rules.moves.done)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        out.append(state.rules.moves.take_top)
        list_extras(state, seat, out)
        out.append(state.rules.moves.done)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        pile = state.players[seat].pile
        return {"contract": state.rules.contract_numbers[pile[0]], "pile": len(pile)}


class SalesQuestion(DoneQuestion):
    """Phase 4 (d): Sales Ops, clockwise from the start player."""

    def __init__(self) -> None:
        super().__init__("sales")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        while frame.b == CLOSED:
            if frame.a == state.rules.seats:
                return_track_miners(state)
                go_on(state, REPLENISHMENT)
                return False
            seat = clockwise(state, frame.a)
            if has_sales_ops(state, state.players[seat]):
                open_for(state, seat)
            else:
                frame.a += 1
        out: list[Action[Any]] = []
        list_sales_ops(state, frame.seat, out)
        if out:
            return True
        state.answer(frame.seat, state.rules.moves.done)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_sales_ops(state, seat, out)
        list_extras(state, seat, out)
        out.append(state.rules.moves.done)
