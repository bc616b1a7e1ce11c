"""The judge of Tinners' Trail: what each legal move is worth to a seat, in points, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.bot.appraisal import Appraisal
from wheal.games.tinners.bot.judge_auction import judge_bids, judge_card, judge_survey
from wheal.games.tinners.bot.judge_turn import judge_pumping, judge_turn
from wheal.games.tinners.bot.prospect import Outlooks
from wheal.games.tinners.decisions.verbs import Bid, Discard, Invest, Peek
from wheal.games.tinners.rules.investing import points_for
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
from wheal.kernel.judge import Judge, Judged, Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from wheal.games.tinners.bot.adviser import Adviser
    from wheal.games.tinners.rules.setting import Rules
    from wheal.kernel.engine.action import Action
    from wheal.kernel.engine.state import State

    Opinions = Callable[[Appraisal, list[Action[Any]]], list[Judged]]


class TinnersJudge(Judge):
    """Looks one decision ahead; what mines yield later is estimated, never played through."""

    def __init__(self) -> None:
        self._outlooks: dict[Rules, Outlooks] = {}

    def judge(self, state: State, seat: int) -> list[Judged]:
        assert isinstance(state, Position)
        actions = state.legal_actions(seat)
        if state.rules not in self._outlooks:
            self._outlooks[state.rules] = Outlooks(state.rules, self.advisers(state.rules))
        appraisal = Appraisal(self._outlooks[state.rules], state, seat)
        opinions = OPINIONS.get(state.frames[-1].kind, judge_further)
        return opinions(appraisal, actions)

    def advisers(self, rules: Rules) -> list[Adviser]:
        """Of the expansions that are in the game."""
        return [addition.adviser() for addition in rules.additions]

    def lowest_bid(self, state: State, seat: int) -> Judged | None:
        for action in state.legal_actions(seat):
            if isinstance(action, Bid):
                return Judged(action, 0.0, [Reason("why-lowest-bid", {"bid": action.amount})])
        return None


def judge_further(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """A question of an expansion; where it gives no advice, what one usually answers."""
    for adviser in a.advisers:
        judged = adviser.judge_answers(a, actions)
        if judged is not None:
            return judged
    fallback = a.state.fallback(a.seat)
    return [Judged(action, float(action is fallback), [Reason("why-usual", {})]) for action in actions]


def judge_discards(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Keep the card that usually adds more."""
    out: list[Judged] = []
    for action in actions:
        assert isinstance(action, Discard)
        worth = a.card_worth(action.card)
        out.append(Judged(action, -worth, [Reason("why-discard", {"points": round(worth)})]))
    return out


def judge_investments(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Points now against what the cash can do in the next round."""
    out: list[Judged] = []
    kept = a.next_round(a.cash)
    for action in actions:
        if isinstance(action, Invest):
            points = points_for(a.state, a.seat, action.amount)
            left = a.cash - action.amount
            reason = Reason("why-invest", {"amount": action.amount, "points": points, "left": left})
            out.append(Judged(action, points + a.next_round(left) - kept, [reason]))
        else:
            out.append(Judged(action, 0.0, [Reason("why-keep-cash", {"money": a.cash})]))
    return out


def judge_peeks(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """A look is worth most where a tile may be good or bad, and one could buy it."""
    out: list[Judged] = []
    for action in actions:
        if not isinstance(action, Peek):
            out.append(Judged(action, 0.0, [Reason("why-no-peek", {})]))
        elif a.is_known(action.area):
            out.append(Judged(action, -1.0, [Reason("why-peek-known", {"area": a.name(action.area)})]))
        else:
            value = a.worth_of_looking(action.area)
            args: dict[str, int | str] = {"area": a.name(action.area), "count": len(a.tiles(action.area))}
            out.append(Judged(action, value, [Reason("why-peek", args)]))
    return out


OPINIONS: dict[int, Opinions] = {
    DISCARD: judge_discards,
    ACT: judge_turn,
    SURVEY: judge_survey,
    OPEN: judge_bids,
    RAISE: judge_bids,
    ANSWER: judge_bids,
    CARD: judge_card,
    PUMP: judge_pumping,
    INVEST: judge_investments,
    PEEK: judge_peeks,
}
