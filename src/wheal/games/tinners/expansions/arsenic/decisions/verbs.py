"""Verbs of the Arsenic expansion."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wheal.games.tinners.decisions.checks import WORK
from wheal.games.tinners.expansions.arsenic.rules.calciner import build_calciner
from wheal.games.tinners.expansions.arsenic.rules.market import sell_arsenic, sell_refusal
from wheal.games.tinners.expansions.arsenic.rules.processing import process, process_refusal
from wheal.games.tinners.rules.position import ACT, CALCINER, Position
from wheal.kernel.engine.action import Action, Check, Refusal

OWN_CALCINER: Final = (Check("refused-without-arsenic"), Check("refused-no-calciner"))


class Process(Action[Position]):
    notation: ClassVar[str] = "process AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = (
        *OWN_CALCINER,
        Check("refused-limiter"),
        Check("refused-not-own-mine", "refused-no-own-mine"),
        Check("refused-no-arsenic-there", "refused-no-arsenic"),
    )

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        process(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return process_refusal(state, seat, self.area)


class SellArsenic(Action[Position]):
    notation: ClassVar[str] = "sell-arsenic"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = (*OWN_CALCINER, Check("refused-no-arsenic-held"), *WORK)

    def do(self, state: Position, seat: int) -> None:
        sell_arsenic(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return sell_refusal(state, seat)


class Calciner(Action[Position]):
    notation: ClassVar[str] = "calciner"
    kinds: ClassVar[tuple[int, ...]] = (CALCINER,)

    def do(self, state: Position, seat: int) -> None:
        build_calciner(state, seat, state.frames[-1].count)
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class NoCalciner(Action[Position]):
    notation: ClassVar[str] = "no-calciner"
    kinds: ClassVar[tuple[int, ...]] = (CALCINER,)

    def do(self, state: Position, seat: int) -> None:
        state.frames.pop()  # TT-ARS-02

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


ARSENIC_VERBS: Final[list[type[Action[Any]]]] = [Process, SellArsenic, Calciner, NoCalciner]
