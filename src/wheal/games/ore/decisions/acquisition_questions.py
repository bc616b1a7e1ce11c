"""The questions of acquisition: the tracks, free initiatives, the Contract Race, Sales Ops."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.decisions.windows import DoneWindow, PassWindow
from wheal.games.ore.rules.acquisition import (
    can_take_any,
    has_sales_ops,
    list_assets,
    list_contracts,
    list_sales_ops,
    return_track_miners,
)
from wheal.games.ore.rules.initiatives import list_initiatives
from wheal.games.ore.rules.position import (
    CONTRACT,
    INITIATIVE,
    NONE,
    RACE,
    REPLENISHMENT,
    SALES,
    Position,
)
from wheal.games.ore.rules.windows import clockwise, next_step
from wheal.kernel.engine.action import Action, Args


class BuyQuestion(PassWindow):
    """Phase 4 (a): miners on the asset track, in the order of the spaces."""

    def __init__(self) -> None:
        super().__init__("buy")

    def places(self, state: Position) -> int:
        return len(state.asset_track)  # ORE-PLC-09

    def seat_at(self, state: Position, place: int) -> int:
        return state.asset_track[place]

    def go_on(self, state: Position) -> None:
        next_step(state, INITIATIVE)  # ORE-ACQ-01

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_assets(state, seat, 0, out)
        list_initiatives(state, seat, out)

    def prompt(self, state: Position, seat: int) -> Args:
        return {"money": state.players[seat].cash, "space": state.frames[-1].count + 1}


class InitiativeQuestion(PassWindow):
    """Phase 4 (b): one initiative for each player without a miner on the asset track."""

    def __init__(self) -> None:
        super().__init__("initiative")

    def seat_at(self, state: Position, place: int) -> int:
        seat = clockwise(state, place)
        return NONE if seat in state.asset_track else seat  # ORE-ACQ-05

    def go_on(self, state: Position) -> None:
        next_step(state, CONTRACT)

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_initiatives(state, seat, out)


class ContractQuestion(PassWindow):
    """Phase 4 (c): miners on the contract track, in the order of the spaces."""

    def __init__(self) -> None:
        super().__init__("contract")

    def places(self, state: Position) -> int:
        return len(state.contract_track)  # ORE-PLC-09

    def seat_at(self, state: Position, place: int) -> int:
        return state.contract_track[place]

    def go_on(self, state: Position) -> None:
        next_step(state, RACE if state.rules.is_race else SALES)  # ORE-ACQ-01, ORE-VAR-15

    def has_move(self, state: Position, seat: int) -> bool:
        return can_take_any(state, state.players[seat])

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_contracts(state, state.players[seat], out)

    def prompt(self, state: Position, seat: int) -> Args:
        return {"space": state.frames[-1].count + 1}


class RaceQuestion(DoneWindow):
    """Contract Race: as many of the own pile as one likes."""

    def __init__(self) -> None:
        super().__init__("race")

    def go_on(self, state: Position) -> None:
        next_step(state, SALES)

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        if state.players[seat].pile:
            out.append(state.rules.moves.take_top)

    def prompt(self, state: Position, seat: int) -> Args:
        pile = state.players[seat].pile
        return {"contract": state.rules.contract_numbers[pile[0]], "pile": len(pile)}


class SalesQuestion(DoneWindow):
    """Phase 4 (d): Sales Ops, clockwise from the start player."""

    def __init__(self) -> None:
        super().__init__("sales")

    def seat_at(self, state: Position, place: int) -> int:
        seat = clockwise(state, place)
        return seat if has_sales_ops(state, state.players[seat]) else NONE

    def go_on(self, state: Position) -> None:
        return_track_miners(state)
        next_step(state, REPLENISHMENT)  # ORE-RND-01

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_sales_ops(state, seat, out)
