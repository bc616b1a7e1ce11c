"""The bot that takes what looks best now: it asks the game's judge about every move, and can say why."""

from typing import Any

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.errors import BadInput
from wheal.kernel.judge import Judge, Judged
from wheal.kernel.texts import texts


class GreedyBot:
    """The legal action of the highest value; of equal ones the first of the table."""

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        return self.explain(state, seat)[0].action

    def explain(self, state: State, seat: int) -> list[Judged]:
        """Every legal action with its value and the reasons, the best first."""
        return explain(state, seat)


class LowestBidBot(GreedyBot):
    """The same, but it bids the lowest amount for everything, as long as it can pay."""

    def explain(self, state: State, seat: int) -> list[Judged]:
        lowest = _judge(state).lowest_bid(state, seat)
        if lowest is None:
            return explain(state, seat)
        return [lowest, *(judged for judged in explain(state, seat) if judged.action is not lowest.action)]


def explain(state: State, seat: int) -> list[Judged]:
    """What the game's judge says about every legal action, the best first; raises BadInput where there is no judge."""
    return sorted(_judge(state).judge(state, seat), key=lambda judged: -judged.value)


def _judge(state: State) -> Judge:
    judge = state.setting.game.judge()
    if judge is None:
        raise BadInput(texts()("bad-bot-judge", game=state.setting.game.id))
    return judge
