"""Texts for people, in Fluent: the package's own and each game's, one set per language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from wheal.kernel.action import Refusal
from wheal.kernel.errors import BadInput
from wheal.kernel.packages import package_of

LANGUAGES: Final = ("en", "pl")
DEFAULT: Final = "en"
LOCALES: Final = {"en": "en-GB", "pl": "pl"}  # how numbers and lists are written
LOCALE_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_VALUE: Final = 1000  # characters; Fluent refuses more than some thousands
MOST_KEPT: Final = 16_384  # sentences of one game and language that are not put together anew
UNGROUPED: Final = 10_000  # Polish groups the digits of a number from here on, as browsers do
language: ContextVar[str] = ContextVar("language", default=DEFAULT)

_RANGE = re.compile(r"\b[A-Z]{2,}\b")


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: WHEAL_LANG, else the locale, else English."""
    wish = environment.get("WHEAL_LANG", "")
    if wish:
        return known(language_of(wish))
    locale = next((environment[name] for name in LOCALE_SETTINGS if environment.get(name)), "")
    return language_of(locale) if language_of(locale) in LANGUAGES else DEFAULT


def known(lang: str) -> str:
    """The language, if there is such a one; else BadInput."""
    if lang not in LANGUAGES:
        say = _texts("", language.get() if language.get() in LANGUAGES else DEFAULT)
        raise BadInput(say("bad-language", language=lang, languages=", ".join(LANGUAGES)))
    return lang


def source(game: str, lang: str) -> str:
    """The Fluent text of a game, or of the package itself where game is empty."""
    package = package_of(game) if game else "wheal"
    return (resources.files(package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


class Texts:
    """All messages that a game's player may read in one language."""

    def __init__(self, sources: list[str], lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a third of a second, only when something is said

        self.lang = lang
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
        for text in sources:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._kept = lru_cache(MOST_KEPT, typed=True)(self._filled)  # typed: True is not written as 1
        self._listed = lru_cache(MOST_KEPT)(self._enumerated)

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message with its numbers and names filled in."""
        try:
            return self._kept(message, **args)
        except TypeError:  # what cannot be a key
            return self._filled(message, **args)

    def _filled(self, message: str, /, **args: Any) -> str:
        if not self._bundle.has_message(message):
            raise KeyError(message)
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, {name: self._written(args[name]) for name in args})
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def of(self, message: str, args: Mapping[str, Any]) -> str:
        return self(message, **args)

    def list(self, items: Sequence[str]) -> str:
        """Names one after the other, as the language writes them: ``Ann, Bob and Cy``."""
        return self._listed(tuple(items))

    def _enumerated(self, items: tuple[str, ...]) -> str:
        from babel.lists import format_list

        return format_list(items, locale=LOCALES[self.lang].replace("-", "_"))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in one sentence, with the rule's id behind it."""
        args = dict(refusal.args)
        if "forms" in args:
            args["forms"] = self.forms(str(args["forms"]))
        sentence = self(refusal.message, **args)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def forms(self, notations: str) -> str:
        """Notations of moves with the names of their parts in this language: ``build OBSZAR``."""
        return _RANGE.sub(lambda found: self(f"form-{found[0].lower()}"), notations)

    def _written(self, value: Any) -> Any:
        """Whole numbers as the language groups their digits; what somebody typed at a length that can be read."""
        from fluent.runtime.types import fluent_number

        if self.lang == "pl" and isinstance(value, int) and abs(value) < UNGROUPED:
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str) and len(value) > LONGEST_VALUE:
            return value[: LONGEST_VALUE - 1] + "…"
        return value


@cache
def _texts(game: str, lang: str) -> Texts:
    return Texts([source("", lang), *([source(game, lang)] if game else [])], lang)


def texts(game: str = "", lang: str = "") -> Texts:
    """The texts of a game (or of the package) in a language, by default the current one."""
    return _texts(game, known(lang or language.get()))


def language_of(locale: str) -> str:
    """``pl`` of ``pl_PL.UTF-8``."""
    return re.split(r"[_.@:-]", locale.strip().lower(), maxsplit=1)[0]
