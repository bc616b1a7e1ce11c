"""The ``wheal`` command: finds the language and the command that are meant, and says what is wrong in one sentence.

A command's module is imported when the command is called. Typer reads its words; help and errors are told in our own
way, and in the language of whoever asks. What a command says of itself is named in the code by the ids of messages.
"""

import contextlib
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from contextvars import copy_context
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

from wheal._native import COMPILED
from wheal._version import __version__
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.letters import SPELT
from wheal.kernel.texts import DEFAULT, known, language, language_of, preferred, texts
from wheal.kernel.words import hint, reason_of

ALL_WELL, NOT_SO, BAD_INPUT, FAULT, INTERRUPTED = 0, 1, 2, 70, 130

COMMANDS = {  # each lives in the module of its name
    "serve": "help-serve",
    "play": "help-play",
    "rules": "help-rules",
    "scenario": "help-scenario",
    "record": "help-record",
    "content": "help-content",
    "bench": "help-bench",
    "doctor": "help-doctor",
}
FOR_AUTHORS = ("scenario", "content", "bench")  # their results are English in every language, as their keys are
OPTIONS = {"--version": "help-wheal-version", "--help": "help-wheal-help"}
SETTINGS = {"help_option_names": ["--help", "-h"]}
LANG = typer.Option(metavar="LANG", help="help-lang")  # read ahead, so that the command finds the language set


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Whoever calls goes on in the language in which they were."""
    return copy_context().run(run_and_flush, list(sys.argv[1:] if argv is None else argv))


def run_and_flush(words: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SPELT)  # a terminal without £ still gets its line
    try:
        code = run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read our lines has gone
        silence()
        return ALL_WELL
    except OSError as error:
        silence()
        return complain(reason_of(error))
    return code


def run(words: list[str]) -> int:
    """The exit code of a command, whatever happens in it."""
    try:
        with contextlib.suppress(BadInput):
            language.set(preferred(os.environ))
        words, wish = without_lang(words)
        choose_language(wish)
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
        from wheal.cli.usage import usage_sentence

        return complain(usage_sentence(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{reason_of(error)}")
    except Exception as error:
        if os.environ.get("WHEAL_DEBUG", "0") not in {"", "0"}:
            traceback.print_exc()
        complain(texts()("cli-fault-where", fault=fault(error)))
        return FAULT


def choose_language(wish: str | None) -> None:
    """Speak the language that is wished, else that of the environment; raises BadInput."""
    try:
        language.set(preferred(os.environ))
    except BadInput:
        if wish is None:
            raise
    if wish is not None:
        language.set(known(language_of(wish)))


def without_lang(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without --lang, and its value: help and usage errors of every command speak that language too."""
    left: list[str] = []
    wish: str | None = None
    rest = iter(words)
    for word in rest:
        if word == "--":
            return [*left, word, *rest], wish
        if word == "--lang":
            wish = next(rest, None)
            if wish is None:
                raise BadInput(texts()("bad-usage-empty", option=word))
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
            if not wish:
                raise BadInput(texts()("bad-usage-empty", option="--lang"))
        else:
            left.append(word)
    return left, wish


def dispatch(words: list[str]) -> int:
    if not words:
        from wheal.cli.serve import LOCAL, start

        start(LOCAL, None, 1, is_opening=True)
        return ALL_WELL
    word = words[0]
    if word in ("--help", "-h"):
        from wheal.cli.help import overview

        print(overview(COMMANDS, OPTIONS))
        return ALL_WELL
    if word in ("--version", "-V"):
        print(texts()("cli-version", version=__version__, build="compiled" if COMPILED else "interpreted"))
        return ALL_WELL
    if word.startswith("-"):
        raise BadInput(texts()("bad-usage-early", option=word, hint=hint(word, OPTIONS)))
    if word not in COMMANDS:
        raise BadInput(texts()("bad-usage-command", command=word, hint=hint(word, COMMANDS)))
    command = typer.main.get_command(as_app(getattr(import_module(f"wheal.cli.{word}"), word)))
    with command.make_context(f"wheal {word}", words[1:], obj=word) as context:
        code = command.invoke(context)
    return code if isinstance(code, int) else ALL_WELL


# ---- what the commands share ------------------------------------------------------------------


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


def silence() -> None:
    """Let nothing more be written to a pipe that is closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
