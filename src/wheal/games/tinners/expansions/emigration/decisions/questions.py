"""The questions of the Emigration expansion: where Michigan's pieces go, and which ore Adelaide raises."""

from __future__ import annotations

from typing import Any

from wheal.games.tinners.expansions.emigration.decisions.verbs import PLACING, Adelaide, Done
from wheal.games.tinners.expansions.emigration.rules.michigan import can_place_any, is_spot, waiting
from wheal.games.tinners.expansions.emigration.rules.position import PIECES, emigration_of, find_emigration
from wheal.games.tinners.rules.position import COPPER, TIN, Position
from wheal.games.tinners.rules.selling import ore_prices
from wheal.games.tinners.rules.wrong_moment import step_closed
from wheal.kernel.engine.action import Action, Args, Refusal, SeatRef
from wheal.kernel.engine.question import Question


def list_placings(state: Position, seat: int, out: list[Action[Any]]) -> None:
    """Every legal spot of every piece that waits."""
    for piece in range(PIECES):
        if waiting(state, seat, piece) > 0:  # TT-EMI-08
            actions = state.rules.table.of(PLACING[piece])
            for spot in range(len(actions)):
                if is_spot(state, piece, spot):
                    out.append(actions[spot])


class LeftoverQuestion(Question[Position]):
    """After the action: one waiting piece after the other, until none is left or the player keeps the rest."""

    def __init__(self) -> None:
        super().__init__("leftover")

    def run(self, state: Position) -> bool:
        if can_place_any(state, state.frames[-1].seat):
            return True
        state.frames.pop()
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_placings(state, seat, out)
        out.append(state.rules.table.of(Done)[0])

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.table.of(Done)[0]

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return None if find_emigration(state) is None else state.rules.table.of(Done)[0]

    def wrong_moment(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        return step_closed(state, action, "TT-EMI-09", "refused-leftover-now")

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal("TT-EMI-09", "refused-others-turn", {"player": SeatRef(state.frames[-1].seat)})

    def prompt(self, state: Position, seat: int) -> Args:
        pieces = sum([waiting(state, seat, piece) for piece in range(PIECES)])
        return {"pieces": pieces}


class AdelaideQuestion(Question[Position]):
    """Before the sale: which ore gets the (higher) increase."""

    def __init__(self) -> None:
        super().__init__("adelaide")

    def run(self, state: Position) -> bool:
        return True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        actions = state.rules.table.of(Adelaide)
        out.append(actions[TIN])
        out.append(actions[COPPER])

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        """The ore of which more is sold."""
        player = state.players[seat]
        return state.rules.table.of(Adelaide)[TIN if player.tin >= player.copper else COPPER]

    def wrong_moment(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        if action.verb == "invest":
            return Refusal("TT-SEL-03", "refused-adelaide-now")
        return Refusal("TT-EMI-14", "refused-adelaide-now")

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal("TT-EMI-14", "refused-others-turn", {"player": SeatRef(state.frames[-1].seat)})

    def prompt(self, state: Position, seat: int) -> Args:
        player = state.players[seat]
        rewards = emigration_of(state).setting
        tin_price, copper_price = ore_prices(state, seat)
        return {
            "more": rewards.one_ore[state.round - 1],
            "less": rewards.other_ore[state.round - 1],
            "tin": player.tin,
            "copper": player.copper,
            "tin-price": tin_price,
            "copper-price": copper_price,
        }
