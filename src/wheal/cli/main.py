"""The ``wheal`` command: finds the language and the command that are meant, and says what is wrong in one sentence.

A command's module is imported when the command is called. Typer reads its words; help and errors are told in our own
way, and in the language of whoever asks. What a command says of itself is named in the code by the ids of messages.
"""

import contextlib
import os
import sys
import traceback
from collections.abc import Sequence
from contextvars import copy_context
from importlib import import_module
from io import TextIOWrapper

import typer
import typer.main

from wheal._native import COMPILED
from wheal._version import __version__
from wheal.cli.app import ALL_WELL, FAULT, INTERRUPTED, as_app, complain, fault
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.hints import hint, reason_of
from wheal.kernel.letters import ASCII_FALLBACK
from wheal.kernel.texts import known_language, language, language_of, preferred_language, texts

COMMANDS = {  # each lives in the module of its name, the player in a room of its own
    "serve": "help-serve",
    "play": "help-play",
    "rules": "help-rules",
    "scenario": "help-scenario",
    "record": "help-record",
    "content": "help-content",
    "bench": "help-bench",
    "doctor": "help-doctor",
}
OPTIONS = {"--version": "help-wheal-version", "--help": "help-wheal-help"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Whoever calls goes on in the language in which they were."""
    return copy_context().run(run_and_flush, list(sys.argv[1:] if argv is None else argv))


def run_and_flush(words: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ASCII_FALLBACK)  # a terminal without £ still gets its line
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
            language.set(preferred_language(os.environ))
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
        language.set(preferred_language(os.environ))
    except BadInput:
        if wish is None:
            raise
    if wish is not None:
        language.set(known_language(language_of(wish)))


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
    module = import_module("wheal.cli.play.command" if word == "play" else f"wheal.cli.{word}")
    command = typer.main.get_command(as_app(getattr(module, word)))
    with command.make_context(f"wheal {word}", words[1:], obj=word) as context:
        code = command.invoke(context)
    return code if isinstance(code, int) else ALL_WELL


def silence() -> None:
    """Let nothing more be written to a pipe that is closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
