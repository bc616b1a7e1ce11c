"""What the commands share: exit codes, Typer with our own help, and one sentence about what is wrong."""

import sys
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from wheal.kernel.texts import DEFAULT, language, texts

ALL_WELL, NOT_SO, BAD_INPUT, FAULT, INTERRUPTED = 0, 1, 2, 70, 130
FOR_AUTHORS = ("scenario", "content", "bench")  # their results are English in every language, as their keys are
SETTINGS = {"help_option_names": ["--help", "-h"]}
LANG = typer.Option(metavar="LANG", help="help-lang")  # read ahead, so that the command finds the language set


class PlainCommand(TyperCommand):
    """A command with our own help; authors' tools run in English."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return in_words(super().collect_usage_pieces(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        if ctx.obj in FOR_AUTHORS:
            language.set(DEFAULT)
        return super().invoke(ctx)


class PlainGroup(TyperGroup):
    """A command that has commands of its own, with our own help."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return in_words(super().collect_usage_pieces(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)


def in_words(pieces: list[str]) -> list[str]:
    from wheal.cli.help import placeholders

    return [placeholders(piece) for piece in pieces]


def write_help(command: Any, context: Any, formatter: Any) -> None:
    from wheal.cli.help import write_page

    write_page(command, context, formatter)


def new_app() -> typer.Typer:
    """A Typer without its own pages: plain help, and exceptions left to us."""
    return typer.Typer(cls=PlainGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


def new_group(about: str, *commands: tuple[str, Callable[..., Any]]) -> typer.Typer:
    """A command that has commands of its own, each with the message that tells what it does."""
    app = new_app()
    app.callback(help=about, context_settings=SETTINGS)(lambda: None)
    for told, command in commands:
        app.command(cls=PlainCommand, help=told, context_settings=SETTINGS)(command)
    return app


def as_app(target: typer.Typer | Callable[..., Any]) -> typer.Typer:
    if isinstance(target, typer.Typer):
        return target
    app = new_app()
    app.command(cls=PlainCommand, context_settings=SETTINGS)(target)
    return app


def complain(sentence: str) -> int:
    """One sentence on stderr; the exit code that goes with it."""
    if sys.stderr is not None:
        print(f"wheal: {' '.join(sentence.splitlines())}", file=sys.stderr)
    return BAD_INPUT


def fault(error: Exception) -> str:
    """A fault of ours in a few words."""
    what = " ".join(str(error).split())
    return texts()("cli-fault", what=f"{type(error).__name__}{f': {what}' if what else ''}")
