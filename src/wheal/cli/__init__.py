"""The ``wheal`` command: finds the command that is meant, and says what is wrong in one sentence.

A command's module is imported when the command is called. Typer reads its words; errors are told here, in our own way.
"""

import contextlib
import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import typer
import typer.main
from typer.core import TyperCommand

from wheal._native import COMPILED
from wheal._version import __version__
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.words import did_you_mean

ALL_WELL, NOT_SO, BAD_INPUT, FAULT, INTERRUPTED = 0, 1, 2, 70, 130

COMMANDS = {  # each lives in the module of its name
    "play": "Play a game in the terminal.",
    "rules": "Read the rules of a game, or find those that no test shows.",
    "scenario": "Run scenario files: given a position, when played, then expected.",
    "record": "Verify, show or replay recorded games.",
    "content": "Check an owner's content files, or export the built-in ones.",
    "bench": "Measure how fast random games are played.",
}
OPTIONS = {"--version": "Say the version, and whether the rules run compiled.", "--help": "Show this."}
SETTINGS = {"help_option_names": ["--help", "-h"]}
NO_BRACES = str.maketrans("", "", "{}")
TYPE_OF_ARGUMENT = re.compile(r"^(  [A-Z|]+)( <[^>]+>)", re.MULTILINE)
NUMBERS = {"valid integer": "must be a whole number", "valid number": "must be a number"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without £ still gets its line
    try:
        code = run(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read our lines has gone
        silence()
        return ALL_WELL
    except OSError as error:
        silence()
        return complain(str(error.strerror or error))
    return code


def run(words: list[str]) -> int:
    """The exit code of a command, whatever happens in it."""
    try:
        return dispatch(words)
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except (BadInput, Refused) as error:
        return complain(str(error))
    except typer.TyperException as error:
        return complain(usage_sentence(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except Exception as error:
        if os.environ.get("WHEAL_DEBUG", "0") not in {"", "0"}:
            traceback.print_exc()
        complain(f"{fault(error)}; with WHEAL_DEBUG=1 it is shown where")
        return FAULT


def dispatch(words: list[str]) -> int:
    word = words[0] if words else "--help"
    if word in ("--help", "-h"):
        print(help_text())
        return ALL_WELL
    if word in ("--version", "-V"):
        print(f"wheal {__version__} ({'compiled' if COMPILED else 'not compiled'})")
        return ALL_WELL
    if word.startswith("-"):
        raise BadInput(f'there is no option "{word}" before a command{did_you_mean(word, OPTIONS)}')
    if word not in COMMANDS:
        raise BadInput(f'there is no command "{word}"{did_you_mean(word, COMMANDS)}')
    command = typer.main.get_command(as_app(getattr(import_module(f"wheal.cli.{word}"), word)))
    with command.make_context(f"wheal {word}", words[1:]) as context:
        code = command.invoke(context)
    return code if isinstance(code, int) else ALL_WELL


def help_text() -> str:
    width = max(map(len, (*COMMANDS, *OPTIONS)))
    return "\n".join(
        [
            "Usage: wheal COMMAND …",
            "",
            "Mining board games, played faithfully and fast. Unofficial.",
            "",
            "Commands (each has its own --help):",
            *(f"  {name:<{width}}  {what}" for name, what in COMMANDS.items()),
            "",
            "Options:",
            *(f"  {name:<{width}}  {what}" for name, what in OPTIONS.items()),
            "",
            "Exit codes: 0 all well, 1 what was asked is not so, 2 bad usage or a bad file, 130 interrupted.",
        ]
    )


# ---- what the commands share ------------------------------------------------------------------


class PlainCommand(TyperCommand):
    """A command whose help names its words without braces and types."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [piece.translate(NO_BRACES) for piece in super().collect_usage_pieces(ctx)]

    def get_help(self, ctx: Any) -> str:
        return TYPE_OF_ARGUMENT.sub(lambda found: found[1] + " " * len(found[2]), super().get_help(ctx))


def new_app() -> typer.Typer:
    """A Typer without its own pages: plain help, and exceptions left to us."""
    return typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


def new_group(about: str, *commands: Callable[..., Any]) -> typer.Typer:
    """A command that has commands of its own."""
    app = new_app()
    app.callback(help=about, context_settings=SETTINGS)(lambda: None)
    for command in commands:
        app.command(cls=PlainCommand, context_settings=SETTINGS)(command)
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
    return f"this is a fault in Wheal: {type(error).__name__}{f': {what}' if what else ''}"


def silence() -> None:
    """Let nothing more be written to a pipe that is closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# ---- usage errors -----------------------------------------------------------------------------


def usage_sentence(error: typer.TyperException) -> str:
    """What Typer found wrong, in one sentence with the nearest right word."""
    context: Any = getattr(error, "ctx", None)
    kind = type(error).__name__
    message = error.format_message().split("\n", 1)[0].rstrip(".")
    word = quoted(message)
    if kind == "NoSuchOption":
        name: str = getattr(error, "option_name", "")
        known = [option for parameter in context.command.get_params(context) for option in parameter.opts]
        return f'{context.command_path} has no option "{name}"{did_you_mean(name, known)}'
    if kind == "MissingParameter":
        parameter: Any = getattr(error, "param", None)
        pieces = " ".join(context.command.collect_usage_pieces(context))
        return f"{parameter.metavar or parameter.name.upper()} is missing; write: {context.command_path} {pieces}"
    if message.startswith("No such command"):
        return f'{context.command_path} has no command "{word}"{did_you_mean(word, context.command.commands)}'
    if message.startswith("Missing command"):
        return f"say what to do: {context.command_path} {'|'.join(context.command.commands)}"
    extra = re.search(r"unexpected extra argument\S* \((.*)\)", message)
    if extra is not None:
        pieces = " ".join(context.command.collect_usage_pieces(context))
        return f'there is no place for "{extra[1]}"; write: {context.command_path} {pieces}'
    value = re.fullmatch(r"Invalid value for '?(.+?)'?: (.*)", message)
    if value is not None:
        return next(
            (f"{value[1]} {what}" for sign, what in NUMBERS.items() if sign in value[2]), f"{value[1]}: {value[2]}"
        )
    return message[:1].lower() + message[1:].replace("'", "").replace("requires an argument", "needs a value")


def quoted(message: str) -> str:
    found = re.search(r"'([^']*)'|\"([^\"]*)\"", message)
    return (found[1] or found[2] or "") if found else ""
