"""The verbs of the market. What each does and why it is refused stands in the modules imported here."""

from __future__ import annotations

from typing import ClassVar

from wheal.games.ore.decisions.checks import (
    EFFICIENT_CHECKS,
    FAIL_CHECKS,
    FILL_CHECKS,
    SELL_CHECKS,
    SELL_FROM_CHECKS,
    SUBCONTRACT_CHECKS,
    TAKE_OVER_CHECKS,
    WITH_CHECKS,
)
from wheal.games.ore.rules.contracts import (
    decline_offer,
    efficient_refusal,
    fail,
    failing,
    fill,
    fill_refusal,
    take_over,
    take_over_refusal,
    use_efficient,
)
from wheal.games.ore.rules.filling import allowed_barrels
from wheal.games.ore.rules.market import private_sale_refusal, sale_refusal, sell, sell_privately
from wheal.games.ore.rules.position import MARKET, RESOURCE_NAMES, SETTLE, SUBCONTRACT, TAKEOVER, WITH, Position
from wheal.games.ore.rules.subcontracting import subcontract, subcontract_refusal
from wheal.kernel.engine.action import Action, Check, Refusal


class Sell(Action[Position]):
    notation: ClassVar[str] = "sell RES"
    kinds: ClassVar[tuple[int, ...]] = (MARKET,)
    checks: ClassVar[tuple[Check, ...]] = SELL_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        sell(state, seat, self.resource)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return sale_refusal(state, seat, self.resource)


class SellFrom(Action[Position]):
    notation: ClassVar[str] = "sell RES from CARD"
    kinds: ClassVar[tuple[int, ...]] = (MARKET,)
    checks: ClassVar[tuple[Check, ...]] = SELL_FROM_CHECKS

    def __init__(self, resource: int, card: int) -> None:
        super().__init__()
        self.resource: int = resource
        self.card: int = card

    def do(self, state: Position, seat: int) -> None:
        sell_privately(state, seat, self.card)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return private_sale_refusal(state, seat, self.resource, self.card)


class Fill(Action[Position]):
    notation: ClassVar[str] = "fill CONTRACT"
    kinds: ClassVar[tuple[int, ...]] = (MARKET,)
    checks: ClassVar[tuple[Check, ...]] = FILL_CHECKS

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def do(self, state: Position, seat: int) -> None:
        fill(state, seat, self.card)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return fill_refusal(state, seat, self.card)


class With(Action[Position]):
    notation: ClassVar[str] = "with RES"
    kinds: ClassVar[tuple[int, ...]] = (WITH,)
    checks: ClassVar[tuple[Check, ...]] = WITH_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        state.filling_with = [*state.filling_with, self.resource]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.resource in allowed_barrels(state, seat):
            return None
        return Refusal("ORE-CON-04", "refused-other-barrel", {"resource": RESOURCE_NAMES[self.resource]})


class Efficient(Action[Position]):
    notation: ClassVar[str] = "efficient CONTRACT ROWS"
    kinds: ClassVar[tuple[int, ...]] = (MARKET,)
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-AST-16", "refused-rows-beyond")
    checks: ClassVar[tuple[Check, ...]] = EFFICIENT_CHECKS

    def __init__(self, card: int, number: int) -> None:
        super().__init__()
        self.card: int = card
        self.number: int = number  # one less than the rows meant

    def do(self, state: Position, seat: int) -> None:
        use_efficient(state, seat, self.card, self.number)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return efficient_refusal(state, seat, self.card, self.number)


class Fail(Action[Position]):
    notation: ClassVar[str] = "fail CONTRACT"
    kinds: ClassVar[tuple[int, ...]] = (SETTLE,)
    checks: ClassVar[tuple[Check, ...]] = FAIL_CHECKS

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def do(self, state: Position, seat: int) -> None:
        fail(state, seat, self.card)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.card in failing(state, state.players[seat]):
            return None
        return Refusal("ORE-CON-07", "refused-not-failing", {"contract": state.rules.contract_numbers[self.card]})


class TakeOver(Action[Position]):
    notation: ClassVar[str] = "take-over"
    kinds: ClassVar[tuple[int, ...]] = (TAKEOVER,)
    checks: ClassVar[tuple[Check, ...]] = TAKE_OVER_CHECKS

    def do(self, state: Position, seat: int) -> None:
        take_over(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return take_over_refusal(state, seat)


class Decline(Action[Position]):
    notation: ClassVar[str] = "decline"
    kinds: ClassVar[tuple[int, ...]] = (TAKEOVER,)

    def do(self, state: Position, seat: int) -> None:
        decline_offer(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class SubcontractAny(Action[Position]):
    notation: ClassVar[str] = "subcontract CONTRACT line LINE"
    kinds: ClassVar[tuple[int, ...]] = (SUBCONTRACT,)
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-RUL-49", "refused-line-beyond")
    version: ClassVar[int] = 0
    checks: ClassVar[tuple[Check, ...]] = SUBCONTRACT_CHECKS

    def __init__(self, card: int, line: int) -> None:
        super().__init__()
        self.card: int = card
        self.line: int = line

    def do(self, state: Position, seat: int) -> None:
        subcontract(state, seat, self.card, self.line, self.version)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return subcontract_refusal(state, seat, self.card, self.line, self.version)


class SubcontractA(SubcontractAny):
    notation: ClassVar[str] = "subcontract CONTRACT line LINE a"
    version: ClassVar[int] = 1


class SubcontractB(SubcontractAny):
    notation: ClassVar[str] = "subcontract CONTRACT line LINE b"
    version: ClassVar[int] = 2
