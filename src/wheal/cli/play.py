"""`wheal play`: a game in the terminal, for people at one screen and bots."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from wheal import api
from wheal.cli.options import read_pairs
from wheal.cli.play_console import PlainConsole
from wheal.cli.play_seats import read_seats
from wheal.cli.play_session import Session
from wheal.kernel.texts import language, texts

INTERRUPTED = 130
_help = texts()


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=_help("play-option-game"))],
    seats: Annotated[str | None, typer.Option(metavar="WHO,WHO…", help=_help("play-option-seats"))] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help=_help("play-option-players"))] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help=_help("play-option-seed"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=_help("play-option-option"))] = None,
    lang: Annotated[str, typer.Option(metavar="LANG", help=_help("play-option-lang"))] = "en",
    plain: Annotated[bool, typer.Option("--plain", help=_help("play-option-plain"))] = False,
    content: Annotated[Path | None, typer.Option(metavar="DIR", help=_help("play-option-content"))] = None,
) -> None:
    del plain  # plain lines are all there is
    texts("", lang)
    spoken = language.set(lang)
    try:
        title = api.game(game, content)
        options = title.read_options(read_pairs(option or []))
        table = read_seats(title, seats, players)
        match = api.new(game, [seat.name for seat in table], seed, "ask", content, **options)
        Session(match, table, PlainConsole()).run()
        sys.stdout.flush()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:  # whoever read our lines has gone
        _silence()
    finally:
        language.reset(spoken)


play.__doc__ = _help("play-about")


def _silence() -> None:
    """Let nothing more be written to a pipe that is closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
