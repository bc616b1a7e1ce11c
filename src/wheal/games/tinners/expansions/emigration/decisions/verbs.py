"""Verbs of the Emigration expansion."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wheal.games.tinners.decisions.checks import MINER_CHECKS, WORK
from wheal.games.tinners.expansions.emigration.rules.adelaide import raise_prices
from wheal.games.tinners.expansions.emigration.rules.claiming import claim, claim_refusal
from wheal.games.tinners.expansions.emigration.rules.emigrating import emigrate, emigrate_refusal
from wheal.games.tinners.expansions.emigration.rules.michigan import piece_refusal, place_piece
from wheal.games.tinners.expansions.emigration.rules.position import ADIT, MINER, PORT, TRAIN
from wheal.games.tinners.rules.position import ACT, ADELAIDE, LEFTOVER, Position
from wheal.kernel.engine.action import Action, Check, Refusal

IN_GAME: Final = Check("refused-without-emigration")
WAITING: Final = (IN_GAME, Check("refused-no-piece-waiting"))


class Claim(Action[Position]):
    notation: ClassVar[str] = "claim AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = (
        IN_GAME,
        Check("refused-no-own-miners"),
        *MINER_CHECKS,
        Check("refused-not-own-mine", "refused-no-own-mine"),
    )

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        claim(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return claim_refusal(state, seat, self.area)


class Emigrate(Action[Position]):
    notation: ClassVar[str] = "emigrate AREA PLACE"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = (
        IN_GAME,
        Check("refused-no-own-miner-there", "refused-no-own-miner"),
        *WORK,
        Check("refused-space-taken"),
    )

    def __init__(self, area: int, place: int) -> None:
        super().__init__()
        self.area: int = area
        self.place: int = place

    def do(self, state: Position, seat: int) -> None:
        emigrate(state, seat, self.area, self.place)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return emigrate_refusal(state, seat, self.area, self.place)


class PlaceAdit(Action[Position]):
    notation: ClassVar[str] = "place-adit BORDER"
    kinds: ClassVar[tuple[int, ...]] = (ACT, LEFTOVER)
    out_of_range: ClassVar[tuple[str, str]] = ("TT-ADT-01", "refused-no-border")
    checks: ClassVar[tuple[Check, ...]] = (*WAITING, Check("refused-adit-there", "refused-nowhere"))

    def __init__(self, border: int) -> None:
        super().__init__()
        self.border: int = border

    def do(self, state: Position, seat: int) -> None:
        place_piece(state, seat, ADIT, self.border)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return piece_refusal(state, seat, ADIT, self.border)


class PlaceTrain(Action[Position]):
    notation: ClassVar[str] = "place-train AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT, LEFTOVER)
    checks: ClassVar[tuple[Check, ...]] = (*WAITING, Check("refused-train-there", "refused-nowhere"))

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        place_piece(state, seat, TRAIN, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return piece_refusal(state, seat, TRAIN, self.area)


class PlacePort(Action[Position]):
    notation: ClassVar[str] = "place-port AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT, LEFTOVER)
    checks: ClassVar[tuple[Check, ...]] = (
        *WAITING,
        Check("refused-inland", "refused-nowhere"),
        Check("refused-port-there", "refused-nowhere"),
    )

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        place_piece(state, seat, PORT, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return piece_refusal(state, seat, PORT, self.area)


class PlaceMiner(Action[Position]):
    notation: ClassVar[str] = "place-miner AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT, LEFTOVER)
    checks: ClassVar[tuple[Check, ...]] = WAITING

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        place_piece(state, seat, MINER, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return piece_refusal(state, seat, MINER, self.area)


class Done(Action[Position]):
    notation: ClassVar[str] = "done"
    kinds: ClassVar[tuple[int, ...]] = (LEFTOVER,)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        state.frames.pop()  # TT-EMI-09

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Adelaide(Action[Position]):
    notation: ClassVar[str] = "adelaide ORE"
    kinds: ClassVar[tuple[int, ...]] = (ADELAIDE,)

    def __init__(self, ore: int) -> None:
        super().__init__()
        self.ore: int = ore

    def do(self, state: Position, seat: int) -> None:
        raise_prices(state, seat, self.ore)
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


PLACING: Final[list[type[Action[Any]]]] = [PlaceAdit, PlaceTrain, PlacePort, PlaceMiner]  # in the order of the pieces
EMIGRATION_VERBS: Final[list[type[Action[Any]]]] = [Claim, Emigrate, *PLACING, Done, Adelaide]
