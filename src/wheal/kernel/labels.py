"""Short labels for a page: titles, verbs, words of moves, options and bots.

A game from outside may have no such messages: a label is then the word itself, and an explanation is empty.
"""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wheal.kernel.letters import fold
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.kernel.engine.action import Action
    from wheal.kernel.game import Game, OptionValue

LABEL: Final = "label-"  # messages that begin so go to the page with the game's board, as Fluent

SHORT_WORD: Final = 2  # letters; such a word gives no initial: "a", "an", "na"

_GAPS = re.compile("[ _]")
_FOLDED = re.compile("[a-z]+")


def game_about(game: Game) -> str:
    """What the game is like, in one sentence."""
    return _message_or(game.id, "game-about")


def game_credit(game: Game) -> str:
    """Who made the game."""
    return _message_or(game.id, "game-credit")


def verb_label(game: Game, verb: str) -> str:
    return _message_or(game.id, f"verb-{verb}", verb)


def verb_keys(game: Game, reserved: str = "") -> dict[str, str]:
    """A letter for every verb, out of its label and the same whatever is asked; no two of one question are alike.

    Initials first: "Place a miner" is p, or m where p is taken. Short labels choose first, verbs of expansions last.
    """
    masks: dict[str, int] = {}
    for action in game.table:
        masks[action.verb] = masks.get(action.verb, 0) | action.kind_mask
    words = {verb: _FOLDED.findall(fold(verb_label(game, verb))) for verb in masks}
    initials = {verb: [word[0] for word in words[verb] if len(word) > SHORT_WORD] for verb in masks}
    keys: dict[str, str] = {}
    for verb in sorted(masks, key=lambda verb: (verb in game.expansion_verbs, len(initials[verb]))):
        taken = {keys[other] for other in keys if masks[other] & masks[verb]} | set(reserved)
        wanted = [*initials[verb], *"".join(words[verb]), *ascii_lowercase]
        keys[verb] = next((letter for letter in wanted if letter not in taken), "")
    return keys


class PartLabel(NamedTuple):
    """A word of a move, how it is called, its range in the notation (empty for a literal word), and is it a number?"""

    word: str
    label: str
    kind: str = ""
    is_amount: bool = False


def part_labels(game: Game, action: Action[Any]) -> list[PartLabel]:
    """The words of a move, the verb first, each with its label."""
    (_, verb), *others = game.table.parts(action)
    is_amount = game.table.is_amount
    labels = [PartLabel(word, game.part_text(name, word), name, is_amount(name, word)) for name, word in others]
    return [PartLabel(verb, verb_label(game, verb)), *labels]


def option_label(game: Game, option: str) -> str:
    return _message_or(game.id, f"option-{hyphened(option)}", option)


def option_about(game: Game, option: str) -> str:
    """What an option changes, in one line."""
    return _message_or(game.id, f"option-{hyphened(option)}-about")


def value_label(game: Game, option: str, value: OptionValue) -> str:
    """A value of an option; yes and no are called the same in every game."""
    if isinstance(value, bool):
        return _message_or(game.id, f"value-{str(value).lower()}")
    return _message_or(game.id, f"value-{hyphened(option)}-{hyphened(str(value))}", str(value))


def suggestion_label(game: Game, suggestion: str) -> str:
    """A suggested set of options: "First game"."""
    return _message_or(game.id, f"suggestion-{suggestion}", suggestion)


def suggestion_about(game: Game, suggestion: str) -> str:
    """What is in a suggested set of options, and for whom it is, in one line."""
    return _message_or(game.id, f"suggestion-{suggestion}-about")


def measure_label(game: Game, measure: str) -> str:
    """What is counted of every seat: points, money."""
    return _message_or(game.id, f"measure-{measure}", measure)


def bot_label(bot: str) -> str:
    return _message_or("", f"bot-{bot}", bot)


def bot_about(bot: str) -> str:
    """How a bot plays, in one line."""
    return _message_or("", f"bot-{bot}-about")


def hyphened(word: str) -> str:
    """A name as it stands in the id of a message."""
    return _GAPS.sub("-", word)


def _message_or(game: str, message: str, otherwise: str = "") -> str:
    say = texts(game)
    return say(message) if say.has(message) else otherwise.replace("_", " ")
