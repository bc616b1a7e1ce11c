"""Why a verb does not belong to the present question: the rule that closed, or has not yet opened, its step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.rules.position import ACT, ANSWER, CARD, INVEST, OPEN, PEEK, PUMP, RAISE, SURVEY
from wheal.kernel.engine.action import Action, Args, Refusal, SeatRef

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position

# verbs that open or belong to a later step of their own: rule and message while that step is not there
ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    "discard": ("TT-SET-13", "refused-not-setup"),
    "bid": ("TT-AUC-01", "refused-no-auction"),
    "drop": ("TT-AUC-01", "refused-no-auction"),
    "survey": ("TT-AUC-11", "refused-no-auction"),
    "pump": ("TT-PMP-01", "refused-no-pumping"),
    "stop": ("TT-PMP-01", "refused-no-pumping"),
    "invest": ("TT-INV-01", "refused-not-investing"),
    "peek": ("TT-EOR-04", "refused-not-looking"),
    "no-peek": ("TT-EOR-04", "refused-not-looking"),
}


def wrong_moment(state: Position, action: Action[Any]) -> Refusal:
    """Why a verb does not answer the present question."""
    kind = state.frames[-1].kind
    if kind == ACT:
        return step_closed(state, action, "TT-WT-02", "refused-act")
    if kind == PUMP:
        return step_closed(state, action, "TT-PMP-01", "refused-pumping")
    if kind == INVEST:
        if action.verb == "peek" or action.verb == "no-peek":
            return Refusal("TT-EOR-04", "refused-not-looking")
        return Refusal("TT-WT-09", "refused-actions-over")
    if kind == PEEK:
        if action.verb == "invest":
            return Refusal("TT-INV-02", "refused-investing-over")
        return Refusal("TT-WT-09", "refused-actions-over")
    return wrong_in_auction(state, action, kind)


def step_closed(state: Position, action: Action[Any], rule: str, message: str) -> Refusal:
    """This verb's own reason, or that of the present question for the actions of a turn."""
    own = state.rules.elsewhere.get(action.verb)
    return Refusal(rule, message) if own is None else Refusal(own[0], own[1])


def wrong_in_auction(state: Position, action: Action[Any], kind: int) -> Refusal:
    """A verb that does not answer the present question of an auction."""
    verb = action.verb
    if verb == "survey":
        if kind == CARD:
            return Refusal("TT-SET-15", "refused-no-decks")
        return state.rules.bidding.second_card_refusal(state)
    if verb == "drop":
        if kind == CARD:
            return Refusal("TT-AUC-09", "refused-auction-over")
        return Refusal("TT-AUC-06", "refused-must-open")
    if verb == "bid":
        if kind == SURVEY:
            refusal = state.rules.bidding.decline_refusal()
            return Refusal("TT-AUC-11", "refused-card-first") if refusal is None else refusal
        return Refusal("TT-AUC-09", "refused-auction-over")
    if kind in (OPEN, SURVEY):
        return step_closed(state, action, "TT-AUC-06", "refused-must-open")
    if kind in (RAISE, ANSWER):
        return step_closed(state, action, "TT-AUC-07", "refused-bidding")
    return step_closed(state, action, "TT-BLD-05", "refused-card-now")


def others_turn(state: Position, seat: int) -> Refusal:
    """Why a seat that is not asked may not answer."""
    kind = state.frames[-1].kind
    name: Args = {"player": SeatRef(state.frames[-1].seat)}
    if kind in (SURVEY, OPEN):
        return Refusal("TT-AUC-06", "refused-others-turn", name)
    if kind in (RAISE, ANSWER):
        if seat != state.auction.initiator and not state.auction.is_in(seat):
            return Refusal("TT-AUC-03", "refused-not-bidding", name)
        return Refusal("TT-AUC-07", "refused-others-turn", name)
    if kind == CARD:
        return Refusal("TT-BLD-04", "refused-others-turn", name)
    if kind == INVEST:
        if not state.investing >> seat & 1:
            return Refusal("TT-INV-02", "refused-invested", name)
        return Refusal("TT-INV-01", "refused-others-turn", name)
    if kind == PEEK:
        return Refusal("TT-EOR-04", "refused-others-turn", name)
    if kind == PUMP:
        return Refusal("TT-WT-02", "refused-others-turn", name)
    return Refusal("TT-WT-01", "refused-others-turn", name)
