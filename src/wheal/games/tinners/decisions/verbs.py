"""Everything a player can do: one class per verb, one list of them all."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wheal.games.tinners.decisions.checks import (
    ADIT_CHECKS,
    BID_CHECKS,
    BUILD_CHECKS,
    DECLINE_CHECKS,
    DISCARD_CHECKS,
    DRAW_CHECKS,
    EXTRACT_CHECKS,
    INVEST_CHECKS,
    MINER_CHECKS,
    PEEK_CHECKS,
    PORT_CHECKS,
    PUMP_CHECKS,
    PUMPS_CHECKS,
    SURVEY_CHECKS,
    TRAIN_CHECKS,
    WORK,
)
from wheal.games.tinners.expansions.arsenic.decisions.verbs import ARSENIC_VERBS
from wheal.games.tinners.expansions.emigration.decisions.verbs import EMIGRATION_VERBS
from wheal.games.tinners.rules.auction import bid_refusal, build_refusal, hand_card_refusal, place_bid, play_before
from wheal.games.tinners.rules.building import build_mine, play_after
from wheal.games.tinners.rules.developments import (
    adit_refusal,
    miner_refusal,
    port_refusal,
    take_adit,
    take_miner,
    take_port,
    take_train,
    train_refusal,
)
from wheal.games.tinners.rules.end_of_round import decline_peek, peek, peek_refusal
from wheal.games.tinners.rules.extraction import extract, extract_refusal
from wheal.games.tinners.rules.investing import STEP, invest, invest_refusal, stop_investing
from wheal.games.tinners.rules.position import (
    ACT,
    ANSWER,
    CARD,
    DISCARD,
    INVEST,
    OPEN,
    PEEK,
    PUMP,
    RAISE,
    SURVEY,
    Position,
)
from wheal.games.tinners.rules.pumps import pump, pump_refusal, pumps_refusal, stop_pumping, take_pumps
from wheal.games.tinners.rules.work_track import PASTIES_WORK, pass_turn, sell_pasties, work_refusal
from wheal.kernel.engine.action import Action, Check, Refusal
from wheal.kernel.engine.sealed import seal

HIGHEST_BID: Final = 999
HIGHEST_INVESTMENT: Final = 995


class Discard(Action[Position]):
    notation: ClassVar[str] = "discard CARD"
    kinds: ClassVar[tuple[int, ...]] = (DISCARD,)
    checks: ClassVar[tuple[Check, ...]] = DISCARD_CHECKS

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def do(self, state: Position, seat: int) -> None:
        seal(state, seat, self.index)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        region = state.rules.regions[len(state.sealed[seat])]
        rules = state.rules
        if self.card not in state.players[seat].hand:
            return Refusal(rules.discard_rule, "refused-not-in-hand")
        if rules.card_back[self.card] != region:
            return Refusal(rules.discard_rule, "refused-discard-region", {"region": "ABCD"[region]})
        return None


class Build(Action[Position]):
    notation: ClassVar[str] = "build AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = BUILD_CHECKS

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        state.rules.bidding.begin(state, seat, self.area)  # TT-AUC-01

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return build_refusal(state, seat, self.area)


class Survey(Action[Position]):
    notation: ClassVar[str] = "survey CARD"
    kinds: ClassVar[tuple[int, ...]] = (SURVEY, CARD)
    checks: ClassVar[tuple[Check, ...]] = SURVEY_CHECKS

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def do(self, state: Position, seat: int) -> None:
        if state.frames[-1].kind == SURVEY:
            play_before(state, seat, self.card)
        else:
            play_after(state, seat, self.card)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].kind == SURVEY:
            return state.rules.bidding.survey_refusal(state, seat, self.card)
        refusal = hand_card_refusal(state, seat, self.card, "TT-BLD-04")
        if refusal is not None:
            return refusal
        money = state.players[seat].money
        value = state.rules.card_value[self.card]
        if value > money:  # TT-BLD-05
            return Refusal("TT-BLD-05", "refused-card-value", {"value": value, "money": money})
        return None


class NoSurvey(Action[Position]):
    notation: ClassVar[str] = "survey none"
    kinds: ClassVar[tuple[int, ...]] = (SURVEY, CARD)
    checks: ClassVar[tuple[Check, ...]] = DECLINE_CHECKS

    def do(self, state: Position, seat: int) -> None:
        if state.frames[-1].kind == SURVEY:
            state.frames[-1].kind = OPEN
        else:
            build_mine(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.frames[-1].kind == SURVEY:
            return state.rules.bidding.decline_refusal()
        return None


class SurveyDraw(Action[Position]):
    notation: ClassVar[str] = "survey draw"
    kinds: ClassVar[tuple[int, ...]] = (SURVEY,)
    checks: ClassVar[tuple[Check, ...]] = DRAW_CHECKS

    def do(self, state: Position, seat: int) -> None:
        state.rules.bidding.draw(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return state.rules.bidding.draw_refusal(state)


class Extract(Action[Position]):
    notation: ClassVar[str] = "extract AREA tin CUBES copper CUBES"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    out_of_range: ClassVar[tuple[str, str]] = ("TT-EXT-03", "refused-cubes-beyond")
    checks: ClassVar[tuple[Check, ...]] = EXTRACT_CHECKS

    def __init__(self, area: int, tin: int, copper: int) -> None:
        super().__init__()
        self.area: int = area
        self.tin: int = tin
        self.copper: int = copper

    def do(self, state: Position, seat: int) -> None:
        extract(state, seat, self.area, self.tin, self.copper)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return extract_refusal(state, seat, self.area, self.tin, self.copper)


class Miner(Action[Position]):
    notation: ClassVar[str] = "miner AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = MINER_CHECKS

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        take_miner(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return miner_refusal(state, seat, self.area)


class Port(Action[Position]):
    notation: ClassVar[str] = "port AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = PORT_CHECKS

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        take_port(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return port_refusal(state, seat, self.area)


class Train(Action[Position]):
    notation: ClassVar[str] = "train AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = TRAIN_CHECKS

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        take_train(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return train_refusal(state, seat, self.area)


class Adit(Action[Position]):
    notation: ClassVar[str] = "adit BORDER"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    out_of_range: ClassVar[tuple[str, str]] = ("TT-ADT-01", "refused-no-border")
    checks: ClassVar[tuple[Check, ...]] = ADIT_CHECKS

    def __init__(self, border: int) -> None:
        super().__init__()
        self.border: int = border

    def do(self, state: Position, seat: int) -> None:
        take_adit(state, seat, self.border)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return adit_refusal(state, seat, self.border)


class Pumps(Action[Position]):
    notation: ClassVar[str] = "pumps"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = PUMPS_CHECKS

    def do(self, state: Position, seat: int) -> None:
        take_pumps(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return pumps_refusal(state, seat)


class Pump(Action[Position]):
    notation: ClassVar[str] = "pump AREA"
    kinds: ClassVar[tuple[int, ...]] = (PUMP,)
    checks: ClassVar[tuple[Check, ...]] = PUMP_CHECKS

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        pump(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return pump_refusal(state, self.area)


class Stop(Action[Position]):
    notation: ClassVar[str] = "stop"
    kinds: ClassVar[tuple[int, ...]] = (PUMP,)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        stop_pumping(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Pasties(Action[Position]):
    notation: ClassVar[str] = "pasties"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)
    checks: ClassVar[tuple[Check, ...]] = WORK

    def do(self, state: Position, seat: int) -> None:
        sell_pasties(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return work_refusal(state.players[seat], PASTIES_WORK)


class Pass(Action[Position]):
    notation: ClassVar[str] = "pass"
    kinds: ClassVar[tuple[int, ...]] = (ACT, INVEST)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        if state.frames[-1].kind == INVEST:
            stop_investing(state, seat)
        else:
            pass_turn(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None  # TT-WT-06


class Peek(Action[Position]):
    notation: ClassVar[str] = "peek AREA"
    kinds: ClassVar[tuple[int, ...]] = (PEEK,)
    checks: ClassVar[tuple[Check, ...]] = PEEK_CHECKS

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: int = area

    def do(self, state: Position, seat: int) -> None:
        peek(state, seat, self.area)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return peek_refusal(state, self.area)


class NoPeek(Action[Position]):
    notation: ClassVar[str] = "no-peek"
    kinds: ClassVar[tuple[int, ...]] = (PEEK,)

    def do(self, state: Position, seat: int) -> None:
        decline_peek(state)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Drop(Action[Position]):
    notation: ClassVar[str] = "drop"
    kinds: ClassVar[tuple[int, ...]] = (RAISE, ANSWER)
    leaves: ClassVar[bool] = True

    def do(self, state: Position, seat: int) -> None:
        state.rules.bidding.drop(state, seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Invest(Action[Position]):
    notation: ClassVar[str] = "invest AMOUNT"
    kinds: ClassVar[tuple[int, ...]] = (INVEST,)
    out_of_range: ClassVar[tuple[str, str]] = ("TT-INV-02", "refused-invest-beyond")
    checks: ClassVar[tuple[Check, ...]] = INVEST_CHECKS

    def __init__(self, place: int) -> None:
        super().__init__()
        self.amount: int = (place + 1) * STEP

    def do(self, state: Position, seat: int) -> None:
        invest(state, seat, self.amount)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return invest_refusal(state, seat, self.amount)


class Bid(Action[Position]):
    notation: ClassVar[str] = "bid POUNDS"
    kinds: ClassVar[tuple[int, ...]] = (OPEN, RAISE, ANSWER)
    out_of_range: ClassVar[tuple[str, str]] = ("TT-AUC-03", "refused-bid-beyond")
    least_first: ClassVar[bool] = True
    checks: ClassVar[tuple[Check, ...]] = BID_CHECKS

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def do(self, state: Position, seat: int) -> None:
        place_bid(state, seat, self.amount)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return bid_refusal(state, seat, self.amount, state.frames[-1].kind)


VERBS: Final[list[type[Action[Any]]]] = [
    Discard,
    Build,
    Survey,
    NoSurvey,
    SurveyDraw,
    Extract,
    Miner,
    Port,
    Train,
    Adit,
    Pumps,
    Pump,
    Stop,
    Pasties,
    Pass,
    Peek,
    NoPeek,
    *ARSENIC_VERBS,
    *EMIGRATION_VERBS,
    Drop,
    Invest,
    Bid,
]
