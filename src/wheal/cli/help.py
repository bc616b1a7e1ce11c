"""Help pages: what the commands say of themselves, in the language of whoever asks."""

import re
import textwrap
from collections.abc import Mapping
from typing import Any

from wheal.kernel.texts import texts

PLACEHOLDERS = {  # words in capitals that stand for what is to be written there
    "ADDRESS": "help-word-address",
    "ARGS": "help-word-args",
    "COMMAND": "help-word-command",
    "DIR": "help-word-dir",
    "FILE": "help-word-file",
    "GAME": "help-word-game",
    "LANG": "help-word-lang",
    "NAME": "help-word-name",
    "OPTIONS": "help-word-options",
    "OUT": "help-word-out",
    "PATH": "help-word-path",
    "VALUE": "help-word-value",
    "WHO": "help-word-who",
    "WORDS": "help-word-words",
}
CAPITALS = re.compile(r"\b[A-Z]{2,}\b")
WIDEST = 100
NO_BRACES = str.maketrans("", "", "{}")  # Typer writes what is required as {FILE}


def overview(commands: Mapping[str, str], options: Mapping[str, str]) -> str:
    """What ``wheal`` alone says: its commands and options, by the messages that tell of them."""
    say = texts()
    width = max(map(len, (*commands, *options)))
    return "\n".join(
        [
            f"{say('help-usage')} wheal {placeholders('COMMAND …')}",
            "",
            say("help-wheal"),
            "",
            say("help-wheal-commands"),
            *(f"  {name:<{width}}  {first_paragraph(parameter_text)}" for name, parameter_text in commands.items()),
            "",
            f"{say('help-options')}:",
            *(f"  {name:<{width}}  {say(parameter_text)}" for name, parameter_text in options.items()),
            "",
            *textwrap.wrap(say("help-wheal-language"), WIDEST),
            *textwrap.wrap(say("help-wheal-codes"), WIDEST),
        ]
    )


def write_page(command: Any, context: Any, page: Any) -> None:
    """The help of one command: how it is written, what it does, and its words."""
    say = texts()
    pieces = " ".join(command.collect_usage_pieces(context))
    page.write_usage(context.command_path, pieces, prefix=f"{say('help-usage')} ")
    page.write_paragraph()
    with page.indentation():
        page.write_text(message_text(command.help))
    parameters = command.get_params(context)
    arguments = [argument(one) for one in parameters if one.param_type_name == "argument"]
    options = [option(one) for one in parameters if one.param_type_name == "option"]
    commands = [(name, first_paragraph(one.help)) for name, one in getattr(command, "commands", {}).items()]
    for title, rows in (("help-arguments", arguments), ("help-options", options), ("help-commands", commands)):
        if rows:
            with page.section(say(title)):
                page.write_dl(rows)
    if command.help == "play-about":
        from wheal.cli.game_options import option_sections  # no other page needs the games

        for title, rows in option_sections():
            with page.section(title):
                page.write_dl(rows)


def argument(parameter: Any) -> tuple[str, str]:
    return name_of(parameter), parameter_text(parameter)


def option(parameter: Any) -> tuple[str, str]:
    names = ", ".join(sorted(parameter.opts, key=len))
    if parameter.is_flag:
        return names, texts()("help-help") if "--help" in parameter.opts else parameter_text(parameter)
    return f"{names} {placeholders(parameter.metavar)}", parameter_text(parameter)


def parameter_text(parameter: Any) -> str:
    """What a word of the command line is for, and what holds without it."""
    say = texts()
    text = message_text(parameter.help)
    if parameter.required:
        return f"{text}  [{say('help-required')}]"
    if parameter.default in (None, "", False):
        return text
    return f"{text}  [{say('help-default', value=str(parameter.default))}]"


def name_of(parameter: Any) -> str:
    """A parameter as people write it: ``--at``, ``FILE``."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return placeholders(parameter.metavar)


def placeholders(piece: str) -> str:
    """``[OPTIONS] FILE`` in the language of whoever asks."""
    say = texts()

    def word(found: re.Match[str]) -> str:
        message = PLACEHOLDERS.get(found[0])
        return say(message) if message else found[0]

    return CAPITALS.sub(word, piece.translate(NO_BRACES))


def first_paragraph(message: str) -> str:
    return " ".join(message_text(message).split("\n\n")[0].split())


def message_text(message: str) -> str:
    """A message by its id."""
    return texts()(message)
