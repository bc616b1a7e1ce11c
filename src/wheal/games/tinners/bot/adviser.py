"""What an expansion tells the judge: the worth of what it adds to areas, moves, rounds and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wheal.games.tinners.bot.appraisal import Appraisal
    from wheal.kernel.engine.action import Action
    from wheal.kernel.judge import Judged


class Adviser:
    """Made once per option set. The base class adds nothing anywhere. Worths are points."""

    def price_bonus(self, a: Appraisal) -> tuple[int, int]:
        """Pounds more for each cube of tin and of copper at the sale of this round."""
        return 0, 0

    def area_worth(self, a: Appraisal, index: int) -> float:
        """What a new mine in an area is worth further, whatever its tile."""
        return 0.0

    def chances(self, a: Appraisal) -> float:
        """What can still be won in this round by further actions, and is lost by passing."""
        return 0.0

    def next_income(self, a: Appraisal) -> int:
        """Pounds that come early in the next round."""
        return 0

    def judge_action(self, a: Appraisal, action: Action[Any]) -> Judged | None:
        """An action of a turn that is not of the base game; None if it is unknown here."""
        return None

    def judge_answers(self, a: Appraisal, actions: list[Action[Any]]) -> list[Judged] | None:
        """The answers to a question that is not of the base game; None if it is unknown here."""
        return None
