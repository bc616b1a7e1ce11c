"""Usage errors: what Typer found wrong in the words of a command, in one sentence with the nearest right word."""

import re
from typing import Any

import typer

from wheal.cli.help import name_of
from wheal.kernel.hints import hint
from wheal.kernel.texts import texts

EXTRA = re.compile(r"unexpected extra argument\S* \((.*)\)")
QUOTED = re.compile(r"'([^']*)'|\"([^\"]*)\"")


def usage_sentence(error: typer.TyperException) -> str:
    """What is wrong, by the kind of the error or, where that says too little, by Typer's words."""
    say = texts()
    context: Any = getattr(error, "ctx", None)
    kind = type(error).__name__
    message = error.format_message().split("\n", 1)[0]
    if kind == "NoSuchOption":
        name: str = getattr(error, "option_name", "")
        words = [option for parameter in context.command.get_params(context) for option in parameter.opts]
        options = sorted(word for word in words if word.startswith("-"))
        return say("bad-usage-option", command=context.command_path, option=name, hint=hint(name, options))
    parameter: Any = getattr(error, "param", None)
    if kind == "MissingParameter":
        return say("bad-usage-missing", what=name_of(parameter), usage=usage(context))
    if parameter is not None:
        return bad_value(parameter)
    if kind == "BadOptionUsage":
        name = getattr(error, "option_name", "")
        return say("bad-usage-empty" if "requires" in message else "bad-usage-flag", option=name)
    if message.startswith("No such command"):
        word = quoted_word(message)
        commands = context.command.commands
        return say("bad-usage-subcommand", command=context.command_path, word=word, hint=hint(word, commands))
    if message.startswith("Missing command"):
        return say("bad-usage-silent", command=context.command_path, commands="|".join(context.command.commands))
    extra = EXTRA.search(message)
    if extra is not None:
        return say("bad-usage-extra", words=extra[1], usage=usage(context))
    return say("bad-usage", command=context.command_path if context else "wheal")


def bad_value(parameter: Any) -> str:
    """A value that is not what a parameter takes."""
    say = texts()
    annotation = parameter.type_descriptor.annotation
    if annotation is int:
        return say("bad-usage-whole", what=name_of(parameter))
    if annotation is float:
        return say("bad-usage-number", what=name_of(parameter))
    return say("bad-usage-value", what=name_of(parameter))


def usage(context: Any) -> str:
    return f"{context.command_path} {' '.join(context.command.collect_usage_pieces(context))}"


def quoted_word(message: str) -> str:
    found = QUOTED.search(message)
    return (found[1] or found[2] or "") if found else ""
