"""Texts for people, in Fluent: the package's own and each game's, one set per language."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Any

from wheal.kernel.action import Refusal
from wheal.kernel.errors import BadInput
from wheal.kernel.packages import package_of

LANGUAGES = ("en",)
language: ContextVar[str] = ContextVar("language", default="en")


def source(game: str, lang: str) -> str:
    """The Fluent text of a game, or of the package itself where game is empty."""
    package = package_of(game) if game else "wheal"
    return (resources.files(package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


class Texts:
    """All messages that a game's player may read in one language."""

    def __init__(self, sources: list[str], lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a third of a second, only when something is said

        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in sources:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message with its numbers and names filled in."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def of(self, message: str, args: Mapping[str, Any]) -> str:
        return self(message, **args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in one sentence, with the rule's id behind it."""
        args = dict(refusal.args)
        if "what" in args:
            args["what"] = self(f"range-{str(args['what']).lower()}")
        sentence = self(refusal.message, **args)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


@cache
def _texts(game: str, lang: str) -> Texts:
    return Texts([source("", lang), *([source(game, lang)] if game else [])], lang)


def texts(game: str = "", lang: str = "") -> Texts:
    """The texts of a game (or of the package) in a language, by default the current one."""
    lang = lang or language.get()
    if lang not in LANGUAGES:
        raise BadInput(f'there is no language "{lang}"; known: {", ".join(LANGUAGES)}')
    return _texts(game, lang)
