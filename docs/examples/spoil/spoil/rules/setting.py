"""Rules: what is fixed for one box and number of players, shared by all states. Rule SP-SHF-04."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spoil.rules.position import SALE
from wheal.kernel.engine.action import Action, Refusal, SeatRef
from wheal.kernel.engine.state import Setting

if TYPE_CHECKING:
    from spoil.content import Box
    from spoil.decisions.verbs import Moves
    from wheal.kernel.game import Game


class Rules(Setting):
    """The numbers of the box and the moves, as chapters and questions need them."""

    def __init__(self, game: Game, seats: int, options: dict[str, int | str], moves: Moves) -> None:
        super().__init__(game, seats, options)
        self.end_rule = "SP-END-01"
        self.box: Box = game.content.box
        self.moves: Moves = moves

    def wrong_moment(self, state: Any, seat: int, action: Action[Any]) -> Refusal:
        """What does not answer this question belongs to the other half of the shift."""
        return Refusal("SP-SHF-04", "refused-not-turn" if state.frames[-1].kind == SALE else "refused-not-sale")

    def others_turn(self, state: Any, seat: int) -> Refusal:
        return Refusal("SP-SHF-04", "refused-others-turn", {"player": SeatRef(state.current_player)})
