"""Bots: who they are, where they are registered, and the one way in which a bot is asked.

>>> import wheal
>>> "random" in wheal.bots.names()
True
"""

import re
from collections.abc import Callable
from typing import Any, Protocol

from wheal.bots.greedy import GreedyBot, LowestBidBot
from wheal.bots.random_bot import RandomBot
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import hint
from wheal.kernel.texts import texts

PERSON = "me"  # at the table this word is a person, so no bot is called so
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        """A legal action. The state is an imagined one of the bot's own: it may be changed freely."""


_factories: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "greedy-min": LowestBidBot,
}


def register(name: str, factory: Callable[[], Bot]) -> None:
    """Add a bot; ``factory`` is called once for each seat that it plays."""
    if not _NAME.fullmatch(name) or name == PERSON:
        raise BadInput(texts()("bad-bot-name", name=name, person=PERSON))
    _factories[name] = factory


def names() -> list[str]:
    """The names of all bots."""
    return list(_factories)


def make(name: str) -> Bot:
    """A new bot of this name; raises BadInput."""
    if name not in _factories:
        raise BadInput(texts()("bad-bot", bot=name, hint=hint(name, _factories)))
    return _factories[name]()


def choose(bot: Bot, state: State, seat: int, rng: Rng) -> Action[Any]:
    """What a bot does: it is handed a copy in which everything that its seat cannot know was dealt again."""
    imagined = state.clone()
    imagined.imagine(seat, rng)
    action = bot.choose(imagined, seat, rng)
    if not state.is_legal(action, seat):
        raise BadInput(texts()("bad-bot-move", bot=type(bot).__name__, move=action.text))
    return action
