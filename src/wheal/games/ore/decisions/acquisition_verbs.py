"""The verbs of acquisition and relief. What each does and why it is refused stands in the modules imported here."""

from __future__ import annotations

from typing import ClassVar

from wheal.games.ore.decisions.checks import (
    BUY_BARRELS_CHECKS,
    BUY_MONEY_CHECKS,
    INITIATIVE_CHECKS,
    INITIATIVE_FOR_CHECKS,
    RELIEVE_CHECKS,
    TAKE_CHECKS,
    TAKE_TOP_CHECKS,
)
from wheal.games.ore.rules.acquisition import asset_refusal, buy_asset, take_contract, take_refusal, take_top
from wheal.games.ore.rules.initiatives import buy_initiative, initiative_refusal
from wheal.games.ore.rules.position import BUY, CONTRACT, INITIATIVE, NONE, RACE, RELIEF, SALES, Position
from wheal.games.ore.rules.relief import relief_refusal, relieve, sealed_relief_refusal
from wheal.kernel.engine.action import Action, Check, Refusal
from wheal.kernel.engine.sealed import seal
from wheal.kernel.engine.window import close_window


class BuyMoney(Action[Position]):
    notation: ClassVar[str] = "buy ASSET money"
    kinds: ClassVar[tuple[int, ...]] = (BUY, SALES)
    checks: ClassVar[tuple[Check, ...]] = BUY_MONEY_CHECKS

    def __init__(self, design: int) -> None:
        super().__init__()
        self.design: int = design

    def do(self, state: Position, seat: int) -> None:
        buy_asset(state, seat, self.design, True)
        if state.frames[-1].kind == BUY:
            close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return asset_refusal(state, seat, self.design, True)


class BuyBarrels(Action[Position]):
    notation: ClassVar[str] = "buy ASSET barrels"
    kinds: ClassVar[tuple[int, ...]] = (BUY, SALES)
    checks: ClassVar[tuple[Check, ...]] = BUY_BARRELS_CHECKS

    def __init__(self, design: int) -> None:
        super().__init__()
        self.design: int = design

    def do(self, state: Position, seat: int) -> None:
        buy_asset(state, seat, self.design, False)
        if state.frames[-1].kind == BUY:
            close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return asset_refusal(state, seat, self.design, False)


class BuyInitiative(Action[Position]):
    notation: ClassVar[str] = "buy INITIATIVE"
    kinds: ClassVar[tuple[int, ...]] = (BUY, INITIATIVE)
    checks: ClassVar[tuple[Check, ...]] = INITIATIVE_CHECKS

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def do(self, state: Position, seat: int) -> None:
        buy_initiative(state, seat, self.number, NONE)
        close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return initiative_refusal(state, seat, self.number, NONE)


class BuyInitiativeFor(Action[Position]):
    notation: ClassVar[str] = "buy INITIATIVE RES"
    kinds: ClassVar[tuple[int, ...]] = (BUY, INITIATIVE)
    checks: ClassVar[tuple[Check, ...]] = INITIATIVE_FOR_CHECKS

    def __init__(self, number: int, resource: int) -> None:
        super().__init__()
        self.number: int = number
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        buy_initiative(state, seat, self.number, self.resource)
        close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return initiative_refusal(state, seat, self.number, self.resource)


class Take(Action[Position]):
    notation: ClassVar[str] = "take CONTRACT"
    kinds: ClassVar[tuple[int, ...]] = (CONTRACT, SALES)
    checks: ClassVar[tuple[Check, ...]] = TAKE_CHECKS

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def do(self, state: Position, seat: int) -> None:
        take_contract(state, seat, self.card)
        if state.frames[-1].kind == CONTRACT:
            close_window(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return take_refusal(state, seat, self.card)


class TakeTop(Action[Position]):
    notation: ClassVar[str] = "take-top"
    kinds: ClassVar[tuple[int, ...]] = (RACE,)
    checks: ClassVar[tuple[Check, ...]] = TAKE_TOP_CHECKS

    def do(self, state: Position, seat: int) -> None:
        take_top(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if state.players[seat].pile else Refusal("ORE-VAR-09", "refused-pile-empty")


class Relieve(Action[Position]):
    notation: ClassVar[str] = "relieve RES SPACE"
    kinds: ClassVar[tuple[int, ...]] = (RELIEF,)
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-REP-13", "refused-space-beyond")
    checks: ClassVar[tuple[Check, ...]] = RELIEVE_CHECKS

    def __init__(self, resource: int, space: int) -> None:
        super().__init__()
        self.resource: int = resource
        self.space: int = space

    def do(self, state: Position, seat: int) -> None:
        if state.frames[-1].seat < 0:
            seal(state, seat, self.index)
        else:
            relieve(state, seat, self.resource, self.space)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].seat < 0:
            return sealed_relief_refusal(state, seat, self.resource, self.space)
        return relief_refusal(state, seat, self.resource, self.space)
