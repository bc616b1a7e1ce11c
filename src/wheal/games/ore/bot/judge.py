"""The judge of Ore: what each legal move is worth to a seat, in points, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.ore.bot.judge_buying import judge_buying
from wheal.games.ore.bot.judge_market import (
    judge_market,
    judge_settling,
    judge_subcontracts,
    judge_takeover,
    judge_with,
)
from wheal.games.ore.bot.judge_placing import judge_placing, judge_relief
from wheal.games.ore.bot.price_model import PriceModel
from wheal.games.ore.bot.seat_value import SeatValue
from wheal.games.ore.decisions.market_verbs import Decline
from wheal.games.ore.decisions.window_verbs import Done, Pass
from wheal.games.ore.rules.position import (
    BUY,
    CONTRACT,
    INITIATIVE,
    MARKET,
    PLACE,
    RACE,
    RELIEF,
    SALES,
    SETTLE,
    SUBCONTRACT,
    TAKEOVER,
    WITH,
    Position,
)
from wheal.kernel.judge import Judge, Judged, Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from wheal.games.ore.rules.setting import Rules
    from wheal.kernel.engine.action import Action
    from wheal.kernel.engine.state import State

    Opinions = Callable[[SeatValue, list[Action[Any]]], list[Judged]]


class OreJudge(Judge):
    """Looks one decision ahead; what comes later is estimated, never played through."""

    def __init__(self) -> None:
        self._scales: dict[Rules, PriceModel] = {}

    def judge(self, state: State, seat: int) -> list[Judged]:
        assert isinstance(state, Position)
        if state.rules not in self._scales:
            self._scales[state.rules] = PriceModel(state.rules)
        worth = SeatValue(self._scales[state.rules], state, seat)
        judged = OPINIONS[state.frames[-1].kind](worth, state.legal_actions(seat))
        best = max(one.value for one in judged)
        return [_not_yet(one) if isinstance(one.action, RESTING) and one.value < best else one for one in judged]


def _not_yet(judged: Judged) -> Judged:
    """To do nothing is explained otherwise where something can be gained."""
    return judged._replace(reasons=[Reason("why-more", {})])


RESTING: Final = (Done, Pass, Decline)
OPINIONS: dict[int, Opinions] = {
    PLACE: judge_placing,
    MARKET: judge_market,
    WITH: judge_with,
    SETTLE: judge_settling,
    TAKEOVER: judge_takeover,
    SUBCONTRACT: judge_subcontracts,
    BUY: judge_buying,
    INITIATIVE: judge_buying,
    CONTRACT: judge_buying,
    RACE: judge_buying,
    SALES: judge_buying,
    RELIEF: judge_relief,
}
