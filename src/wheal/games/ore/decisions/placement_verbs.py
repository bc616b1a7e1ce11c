"""The verbs of placement. What each does and why it is refused stands in placement.py."""

from __future__ import annotations

from typing import ClassVar

from wheal.games.ore.decisions.checks import (
    DRILL_CASH_CHECKS,
    DRILL_CHECKS,
    DRILL_COAL_CHECKS,
    MINE_CHECKS,
    PUSH_CHECKS,
    TRACK_CHECKS,
)
from wheal.games.ore.rules.placement import (
    SECOND,
    THIRD,
    drill,
    drill_refusal,
    mine_refusal,
    place_in_mine,
    place_on_assets,
    place_on_contracts,
    place_on_slag,
    push,
    push_refusal,
    track_refusal,
)
from wheal.games.ore.rules.position import COAL, PLACE, RESOURCE_NAMES, Position
from wheal.kernel.engine.action import Action, Check, Refusal


class MinePlace(Action[Position]):
    notation: ClassVar[str] = "mine RES"
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = MINE_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        place_in_mine(state, seat, self.resource, 0)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return mine_refusal(state, seat, self.resource)


class AssetTrack(Action[Position]):
    notation: ClassVar[str] = "assets"
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = TRACK_CHECKS

    def do(self, state: Position, seat: int) -> None:
        place_on_assets(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return track_refusal(state, state.asset_track, "ORE-PLC-07")


class ContractTrack(Action[Position]):
    notation: ClassVar[str] = "contracts"
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = TRACK_CHECKS

    def do(self, state: Position, seat: int) -> None:
        place_on_contracts(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return track_refusal(state, state.contract_track, "ORE-PLC-08")


class Slag(Action[Position]):
    notation: ClassVar[str] = "slag"
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)

    def do(self, state: Position, seat: int) -> None:
        place_on_slag(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None  # ORE-PLC-10


class Drill(Action[Position]):
    notation: ClassVar[str] = "drill RES 2"
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-INI-02", "refused-drill-space")
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = DRILL_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        drill(state, seat, self.resource, SECOND)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return drill_refusal(state, seat, self.resource, SECOND)


class DrillCash(Action[Position]):
    notation: ClassVar[str] = "drill RES 3 cash"
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-INI-02", "refused-drill-space")
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = DRILL_CASH_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        state.players[seat].cash -= state.rules.drill_money
        drill(state, seat, self.resource, THIRD)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refusal = drill_refusal(state, seat, self.resource, THIRD)
        cost = state.rules.drill_money
        money = state.players[seat].cash
        if refusal is None and money < cost:
            return Refusal("ORE-INI-02", "refused-money", {"cost": cost, "money": money})
        return refusal


class DrillCoal(Action[Position]):
    notation: ClassVar[str] = "drill RES 3 coal"
    out_of_range: ClassVar[tuple[str, str]] = ("ORE-INI-02", "refused-drill-space")
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = DRILL_COAL_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        state.players[seat].barrels[COAL] -= state.rules.drill_coal
        drill(state, seat, self.resource, THIRD)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refusal = drill_refusal(state, seat, self.resource, THIRD)
        if refusal is None and state.players[seat].barrels[COAL] < state.rules.drill_coal:
            return Refusal("ORE-INI-02", "refused-no-barrel", {"resource": RESOURCE_NAMES[COAL]})
        return refusal


class Push(Action[Position]):
    notation: ClassVar[str] = "push RES"
    kinds: ClassVar[tuple[int, ...]] = (PLACE,)
    checks: ClassVar[tuple[Check, ...]] = PUSH_CHECKS

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource: int = resource

    def do(self, state: Position, seat: int) -> None:
        push(state, seat, self.resource)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return push_refusal(state, seat, self.resource)
