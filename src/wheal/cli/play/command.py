"""`wheal play`: a game in the terminal, for people at one screen and bots."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from wheal import api
from wheal.cli.options import read_pairs
from wheal.cli.play.console import PlainConsole
from wheal.cli.play.resume import SEATS
from wheal.cli.play.resume import resume as resume_match
from wheal.cli.play.seats import Seat, read_seats
from wheal.cli.play.session import Session
from wheal.cli.play.vocabulary import COMMANDS
from wheal.kernel.errors import BadInput
from wheal.kernel.match import Match
from wheal.kernel.texts import language, texts, use_language

INTERRUPTED = 130


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="play-option-game")] = None,
    seats: Annotated[str | None, typer.Option(metavar="WHO,WHO…", help="play-option-seats")] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="play-option-players")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="play-option-seed")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="play-option-option")] = None,
    lang: Annotated[str, typer.Option(metavar="LANG", help="play-option-lang")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="play-option-plain")] = False,
    content: Annotated[Path | None, typer.Option(metavar="DIR", help="play-option-content")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="play-option-resume")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="play-option-explain")] = False,
) -> None:
    try:
        with use_language(lang or language.get()):
            if resume is not None:
                _no_new_game({"--players": players, "--seed": seed, "--option": option})
                match, table = resume_match(resume, game, seats, content)
            else:
                match, table = _new_match(game, seats, players, seed, option or [], content)
            session = _sit_down(match, table, is_plain=plain)
            session.saved = resume
            session.is_explaining = explain
            session.run()
            sys.stdout.flush()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:  # whoever read our lines has gone
        _silence()


play.__doc__ = "play-about"


def _new_match(
    game: str | None, seats: str | None, players: int | None, seed: int | None, option: list[str], content: Path | None
) -> tuple[Match, list[Seat]]:
    """A new match and who sits at it."""
    if game is None:
        raise BadInput(texts()("play-bad-game"))
    title = api.game(game, content)
    options = title.read_options(read_pairs(option))
    table = read_seats(title, seats, players)
    return api.new(game, [seat.name for seat in table], seed, "ask", content, **options), table


def _no_new_game(options: dict[str, object]) -> None:
    """Refuse what only a new game can have."""
    for name, value in options.items():
        if value:
            raise BadInput(texts()("play-bad-resume", option=name))


def _sit_down(match: Match, table: list[Seat], *, is_plain: bool) -> Session:
    """Drawn for people at a terminal that can do it; else, and if wished, in plain lines."""
    match.extra_headers[SEATS] = ", ".join(seat.kind for seat in table)
    can_draw = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    if is_plain or not can_draw or not any(seat.is_person for seat in table):
        return Session(match, table, PlainConsole())
    from wheal.cli.play.drawn import DrawnConsole  # Rich is loaded only where something is drawn

    console = DrawnConsole(COMMANDS)
    return Session(match, table, console, console)


def _silence() -> None:
    """Let nothing more be written to a pipe that is closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
