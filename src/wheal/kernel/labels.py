"""Short labels for a page: titles, verbs, words of moves, options and bots.

A game from outside may have no such messages: a label is then the word itself, and an explanation is empty.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.kernel.action import Action
    from wheal.kernel.game import Game, OptionValue

_GAPS = re.compile("[ _]")


def game_about(game: Game, lang: str = "") -> str:
    """What the game is like, in one sentence."""
    return _said(game.id, "game-about", lang)


def game_credit(game: Game, lang: str = "") -> str:
    """Who made the game."""
    return _said(game.id, "game-credit", lang)


def verb_label(game: Game, verb: str, lang: str = "") -> str:
    return _said(game.id, f"verb-{verb}", lang, verb)


class PartLabel(NamedTuple):
    """A word of a move, how it is called, and its range in the notation (empty for a literal word)."""

    word: str
    label: str
    kind: str


def part_labels(game: Game, action: Action[Any], lang: str = "") -> list[PartLabel]:
    """The words of a move, the verb first, each with its label."""
    (_, verb), *others = game.table.parts(action)
    labels = [PartLabel(word, game.part_text(name, word, lang), name) for name, word in others]
    return [PartLabel(verb, verb_label(game, verb, lang), ""), *labels]


def option_label(game: Game, option: str, lang: str = "") -> str:
    return _said(game.id, f"option-{hyphened(option)}", lang, option)


def option_about(game: Game, option: str, lang: str = "") -> str:
    """What an option changes, in one line."""
    return _said(game.id, f"option-{hyphened(option)}-about", lang)


def value_label(game: Game, option: str, value: OptionValue, lang: str = "") -> str:
    """A value of an option; yes and no are called the same in every game."""
    if isinstance(value, bool):
        return _said(game.id, f"value-{str(value).lower()}", lang)
    return _said(game.id, f"value-{hyphened(option)}-{hyphened(str(value))}", lang, str(value))


def measure_label(game: Game, measure: str, lang: str = "") -> str:
    """What is counted of every seat: points, money."""
    return _said(game.id, f"measure-{measure}", lang, measure)


def bot_label(bot: str, lang: str = "") -> str:
    return _said("", f"bot-{bot}", lang, bot)


def bot_about(bot: str, lang: str = "") -> str:
    """How a bot plays, in one line."""
    return _said("", f"bot-{bot}-about", lang)


def hyphened(word: str) -> str:
    """A name as it stands in the id of a message."""
    return _GAPS.sub("-", word)


def _said(game: str, message: str, lang: str, otherwise: str = "") -> str:
    say = texts(game, lang)
    return say(message) if say.has(message) else otherwise.replace("_", " ")
