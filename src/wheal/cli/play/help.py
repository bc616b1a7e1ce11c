"""What can be typed: the commands, and the moves of the game with what each does."""

import textwrap

from wheal.cli.play.vocabulary import Words
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

WIDTH = 80
COLUMN = 20  # where what a move does begins; below a longer notation it has lines of its own


def help_lines(match: Match, words: Words) -> list[str]:
    """All that can be typed at this table."""
    say = texts(match.game.id)
    lines = [*say("play-help").splitlines(), "", say("play-help-moves")]
    for verb in match.game.table.verbs:
        forms = " · ".join(match.game.table.notations(verb))
        written = say.forms(forms)
        what = say(f"move-{verb}")
        if words.also[verb]:
            what = say("play-help-also", what=what, words=", ".join(words.also[verb]))
        lines += _row(written, what)
    return lines


def _row(written: str, what: str) -> list[str]:
    start = f"  {written}"
    wrapped = textwrap.wrap(what, WIDTH, initial_indent=" " * COLUMN, subsequent_indent=" " * COLUMN)
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]
    if len(start) > COLUMN - 2:
        return [start, *lines]
    return [start.ljust(COLUMN) + lines[0][COLUMN:], *lines[1:]]
