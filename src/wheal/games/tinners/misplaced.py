"""Why a verb does not belong to the present question: the rule that closed, or has not yet opened, its step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.position import ANSWER, CARD, INVEST, OPEN, PEEK, PUMP, RAISE, SURVEY
from wheal.kernel.action import Action, Refusal

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position

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


def elsewhere(action: Action[Any], rule: str, message: str) -> Refusal:
    """This verb's own reason, or that of the present question for the actions of a turn."""
    own = ELSEWHERE.get(action.verb)
    return Refusal(rule, message) if own is None else Refusal(own[0], own[1])


def misplaced_in_auction(p: Position, action: Action[Any], kind: int) -> Refusal:
    """A verb that does not answer the present question of an auction."""
    verb = action.verb
    if verb == "survey":
        if kind == CARD:
            return Refusal("TT-SET-15", "refused-no-decks")
        return p.rules.bidding.second_card_refusal(p)
    if verb == "drop":
        if kind == CARD:
            return Refusal("TT-AUC-09", "refused-auction-over")
        return Refusal("TT-AUC-06", "refused-must-open")
    if verb == "bid":
        if kind == SURVEY:
            refusal = p.rules.bidding.decline_refusal()
            return Refusal("TT-AUC-11", "refused-card-first") if refusal is None else refusal
        return Refusal("TT-AUC-09", "refused-auction-over")
    if kind in (OPEN, SURVEY):
        return elsewhere(action, "TT-AUC-06", "refused-must-open")
    if kind in (RAISE, ANSWER):
        return elsewhere(action, "TT-AUC-07", "refused-bidding")
    return elsewhere(action, "TT-BLD-05", "refused-card-now")


def not_in_turn(p: Position, seat: int, kind: int) -> Refusal:
    """Why a seat that is not asked may not answer."""
    name: dict[str, int | str] = {"seat": p.frames[-1].seat}
    if kind in (SURVEY, OPEN):
        return Refusal("TT-AUC-06", "refused-others-turn", name)
    if kind in (RAISE, ANSWER):
        if seat != p.auction.initiator and not p.auction.is_in(seat):
            return Refusal("TT-AUC-03", "refused-not-bidding", name)
        return Refusal("TT-AUC-07", "refused-others-turn", name)
    if kind == CARD:
        return Refusal("TT-BLD-04", "refused-others-turn", name)
    if kind == INVEST:
        if not p.investing >> seat & 1:
            return Refusal("TT-INV-02", "refused-invested", name)
        return Refusal("TT-INV-01", "refused-others-turn", name)
    if kind == PEEK:
        return Refusal("TT-EOR-04", "refused-others-turn", name)
    if kind == PUMP:
        return Refusal("TT-WT-02", "refused-others-turn", name)
    return Refusal("TT-WT-01", "refused-others-turn", name)
