"""The options of the games in words, and the sets of them that are suggested, for the help of ``wheal play``."""

from __future__ import annotations

from wheal import api
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game, Option
from wheal.kernel.labels import option_about, option_label, suggestion_about, suggestion_label
from wheal.kernel.texts import texts


def option_sections() -> list[tuple[str, list[tuple[str, str]]]]:
    """For each game its options, as they are written and what they do; then which to begin with, simplest first."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for name in api.game_ids():
        try:
            game = api.game(name)
        except BadInput:  # an installed game that cannot be loaded; whoever plays it is told why
            continue
        ready = [option for option in game.options.values() if option.is_ready]
        say = texts(name)
        if ready:
            title = say("help-game-options", title=say("game-title"))
            found.append((title, [(written(option), about(game, option)) for option in ready]))
        if game.suggestions:
            title = say("help-game-suggestions", title=say("game-title"))
            found.append((title, [suggested(game, suggestion) for suggestion in game.suggestions]))
    return found


def written(option: Option) -> str:
    """``arsenic=true``: the values that are not the usual one."""
    return f"{option.name}={'|'.join(as_word(value) for value in option.values if value != option.default)}"


def about(game: Game, option: Option) -> str:
    return f"{option_label(game, option.name)}. {option_about(game, option.name)}"


def suggested(game: Game, suggestion: str) -> tuple[str, str]:
    """The command line of a suggested set, and what it is good for."""
    options = game.suggestions[suggestion].items()
    words = ["wheal", "play", game.id, *(f"--option {name}={as_word(value)}" for name, value in options)]
    return " ".join(words), f"{suggestion_label(game, suggestion)}. {suggestion_about(game, suggestion)}"


def as_word(value: object) -> str:
    """A value as it is written on the command line."""
    word = str(value).lower()
    return f'"{word}"' if " " in word else word
