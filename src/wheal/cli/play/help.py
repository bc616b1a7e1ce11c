"""What can be typed: the commands, and the moves of the game with what each does."""

import textwrap

from wheal.cli.play.vocabulary import Words
from wheal.kernel.labels import option_about, option_label
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

WIDTH = 80
COLUMN = 20  # where what a move does begins; below a longer notation it has lines of its own


def help_lines(match: Match, words: Words) -> list[str]:
    """All that can be typed at this table."""
    say = texts(match.game.id)
    lines = [*say("play-help").splitlines(), "", say("play-help-moves")]
    for verb in (verb for verb in match.game.table.verbs if match.game.has_verb(match.state.setting, verb)):
        forms = " · ".join(match.game.table.notations(verb))
        written = say.forms(forms)
        what = say(f"move-{verb}")
        if words.also[verb]:
            what = say("play-help-also", what=what, words=", ".join(words.also[verb]))
        lines += _row(written, what)
    return lines


def options_lines(match: Match) -> list[str]:
    """What the options add or change that are not as usual, one sentence each."""
    chosen = [name for name, option in match.game.options.items() if match.options[name] != option.default]
    say = texts(match.game.id)
    return [
        say("play-option-chosen", option=option_label(match.game, name), about=option_about(match.game, name))
        for name in chosen
    ]


def _row(written: str, what: str) -> list[str]:
    start = f"  {written}"
    indent = " " * COLUMN
    wrapped = textwrap.wrap(what, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]
    if len(start) > COLUMN - 2:
        return [start, *lines]
    return [start.ljust(COLUMN) + lines[0][COLUMN:], *lines[1:]]
