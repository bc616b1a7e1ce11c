"""Why a verb does not belong to the present question: each phase has its own verbs (ORE-RND-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.ore.rules.position import BUY, CONTRACT, INITIATIVE, MARKET, PLACE, SALES, SETTLE, TAKEOVER, WITH
from wheal.kernel.engine.action import Action, Refusal, SeatRef

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position

BELONGS: Final[dict[str, tuple[str, str]]] = {  # to which step a verb belongs, and by which rule
    "mine": ("ORE-RND-01", "refused-not-placing"),
    "assets": ("ORE-RND-01", "refused-not-placing"),
    "contracts": ("ORE-RND-01", "refused-not-placing"),
    "slag": ("ORE-RND-01", "refused-not-placing"),
    "drill": ("ORE-PLC-11", "refused-not-placing"),
    "push": ("ORE-PLC-11", "refused-not-placing"),
    "sell": ("ORE-MKT-01", "refused-not-market"),
    "fill": ("ORE-MKT-04", "refused-not-market"),
    "with": ("ORE-CON-04", "refused-not-choosing"),
    "efficient": ("ORE-RUL-48", "refused-not-market"),
    "fail": ("ORE-CON-07", "refused-not-settling"),
    "take-over": ("ORE-CON-08", "refused-no-offer"),
    "decline": ("ORE-CON-08", "refused-no-offer"),
    "subcontract": ("ORE-MKT-10", "refused-not-subcontracting"),
    "exchange": ("ORE-RUL-06", "refused-not-own-window"),
    "cash": ("ORE-RUL-57", "refused-not-own-window"),
    "buy": ("ORE-ACQ-01", "refused-not-buying"),
    "take": ("ORE-ACQ-06", "refused-not-taking"),
    "take-top": ("ORE-VAR-09", "refused-not-race"),
    "relieve": ("ORE-REP-13", "refused-not-relief"),
    "done": ("ORE-RND-01", "refused-not-done"),
    "pass": ("ORE-RND-01", "refused-not-pass"),
}


def wrong_moment(state: Position, action: Action[Any]) -> Refusal:
    kind = state.frames[-1].kind
    if kind == WITH:
        return Refusal("ORE-CON-04", "refused-choose-barrel")
    if kind == SETTLE:
        return Refusal("ORE-CON-07", "refused-settle-first")
    if kind == TAKEOVER:
        rule = "ORE-RUL-23" if action.verb == "exchange" else "ORE-CON-08"
        return Refusal(rule, "refused-answer-offer")
    if kind == SALES and action.verb == "buy":
        return Refusal("ORE-RUL-31", "refused-sales-initiative")
    if kind == INITIATIVE and action.verb == "buy":
        return Refusal("ORE-ACQ-04", "refused-initiative-only")
    if kind == CONTRACT and action.verb == "buy":
        return Refusal("ORE-ACQ-06", "refused-contracts-only")
    if kind == BUY and action.verb == "take":
        return Refusal("ORE-ACQ-02", "refused-assets-only")
    if kind == MARKET and action.verb == "pass":
        return Refusal("ORE-MKT-09", "refused-not-pass")
    if kind == PLACE and action.verb in ("pass", "done"):
        return Refusal("ORE-PLC-03", BELONGS[action.verb][1])
    rule, message = BELONGS[action.verb]
    return Refusal(rule, message)


def others_turn(state: Position) -> Refusal:
    return Refusal("ORE-RND-02", "refused-others-turn", {"player": SeatRef(state.current_player)})
