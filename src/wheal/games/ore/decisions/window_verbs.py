"""The verbs that stand in many windows: exchanges, Futures, and closing the window."""

from __future__ import annotations

from typing import ClassVar

from wheal.games.ore.decisions.checks import (
    CASH_CHECKS,
    DONE_CHECKS,
    EXCHANGE_CHECKS,
)
from wheal.games.ore.rules.exchanging import cash_future, cash_refusal, exchange, exchange_refusal
from wheal.games.ore.rules.market import may_close
from wheal.games.ore.rules.position import (
    BUY,
    CONTRACT,
    INITIATIVE,
    MARKET,
    NONE,
    PLACE,
    RACE,
    RELIEF,
    SALES,
    SETTLING,
    SUBCONTRACT,
    TAKEOVER,
    Position,
)
from wheal.kernel.engine.action import Action, Check, Refusal
from wheal.kernel.engine.sealed import seal
from wheal.kernel.engine.window import close_window

OWN_WINDOWS: tuple[int, ...] = (
    PLACE,
    MARKET,
    SUBCONTRACT,
    BUY,
    INITIATIVE,
    CONTRACT,
    RACE,
    SALES,
    RELIEF,
)  # ORE-RUL-06


class Exchange(Action[Position]):
    notation: ClassVar[str] = "exchange ASSET RES"
    kinds: ClassVar[tuple[int, ...]] = OWN_WINDOWS
    checks: ClassVar[tuple[Check, ...]] = EXCHANGE_CHECKS

    def __init__(self, design: int, resource: int) -> None:
        super().__init__()
        self.design: int = design
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        given = state.rules.exchange_inputs[self.design][0]
        amount = state.rules.exchange_rates[self.design][0]
        exchange(state, seat, self.design, given, self.resource, amount)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].seat < 0:
            return Refusal("ORE-RUL-34", "refused-sealed-relief")
        if self.design in state.rules.traders:
            return Refusal(state.rules.asset_rules[self.design], "refused-exchange-form")
        inputs = state.rules.exchange_inputs[self.design]
        rates = state.rules.exchange_rates[self.design]
        given = inputs[0] if inputs else NONE
        return exchange_refusal(state, seat, self.design, given, self.resource, rates[0] if rates else 0)


class Trade(Action[Position]):
    notation: ClassVar[str] = "exchange TRADER BARRELS RES RES"
    kinds: ClassVar[tuple[int, ...]] = OWN_WINDOWS
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-AST-09", "refused-trade-beyond")
    checks: ClassVar[tuple[Check, ...]] = EXCHANGE_CHECKS

    def __init__(self, trader: int, amount: int, given: int, resource: int) -> None:
        super().__init__()
        self.trader: int = trader  # place among the traders of the rules
        self.amount: int = amount + 1
        self.given: int = given
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        design = state.rules.traders[self.trader]
        exchange(state, seat, design, self.given, self.resource, self.amount)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].seat < 0:
            return Refusal("ORE-RUL-34", "refused-sealed-relief")
        design = state.rules.traders[self.trader]
        return exchange_refusal(state, seat, design, self.given, self.resource, self.amount)


class Cash(Action[Position]):
    notation: ClassVar[str] = "cash RES HELD"
    kinds: ClassVar[tuple[int, ...]] = (*OWN_WINDOWS, TAKEOVER)
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-INI-04", "refused-future-beyond")
    checks: ClassVar[tuple[Check, ...]] = CASH_CHECKS

    def __init__(self, resource: int, held: int) -> None:
        super().__init__()
        self.resource: int = resource
        self.held: int = held + 1

    def do(self, state: Position, seat: int) -> None:
        cash_future(state, seat, self.resource << 2 | self.held)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].seat < 0:
            return Refusal("ORE-RUL-34", "refused-sealed-relief")
        return cash_refusal(state, seat, self.resource, self.held)


class Done(Action[Position]):
    notation: ClassVar[str] = "done"
    kinds: ClassVar[tuple[int, ...]] = (MARKET, SUBCONTRACT, RELIEF, RACE, SALES)
    leaves: ClassVar[bool] = True
    checks: ClassVar[tuple[Check, ...]] = DONE_CHECKS

    def do(self, state: Position, seat: int) -> None:
        frame = state.frames[-1]
        if frame.kind == MARKET:
            frame.flag = SETTLING
        elif frame.seat < 0:
            seal(state, seat, self.index)
        else:
            close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].kind == MARKET and not may_close(state, state.players[seat]):
            return Refusal("ORE-RUL-21", "refused-row-open")
        return None


class Pass(Action[Position]):
    notation: ClassVar[str] = "pass"
    kinds: ClassVar[tuple[int, ...]] = (BUY, INITIATIVE, CONTRACT)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None
