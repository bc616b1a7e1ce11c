"""Texts for people, in Fluent: the package's own and each game's, one set per language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from wheal.kernel.board_parts import TableLine
from wheal.kernel.engine.action import Refusal
from wheal.kernel.errors import BadInput
from wheal.kernel.packages import package_of

LANGUAGES: Final = ("en", "pl")
DEFAULT: Final = "en"
LOCALES: Final = {"en": "en-GB", "pl": "pl"}  # how numbers and lists are written
LOCALE_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_VALUE: Final = 1000  # characters; Fluent refuses more than some thousands
MOST_CACHED: Final = 16_384  # sentences of one game and language that are not put together anew
UNGROUPED: Final = 10_000  # Polish groups the digits of a number from here on, as browsers do
language: ContextVar[str] = ContextVar("language", default=DEFAULT)

_RANGE = re.compile(r"\b[A-Z]{2,}\b")


@contextmanager
def use_language(lang: str) -> Iterator[None]:
    """Speak a language inside a block; raises BadInput if there is no such language."""
    before = language.set(known_language(lang))
    try:
        yield
    finally:
        language.reset(before)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: WHEAL_LANG, else the locale, else English."""
    wish = environment.get("WHEAL_LANG", "")
    if wish:
        return known_language(language_of(wish))
    locale = next((environment[name] for name in LOCALE_SETTINGS if environment.get(name)), "")
    return language_of(locale) if language_of(locale) in LANGUAGES else DEFAULT


def known_language(lang: str) -> str:
    """The language, if there is such a one; else BadInput."""
    if lang not in LANGUAGES:
        say = _texts("", language.get() if language.get() in LANGUAGES else DEFAULT)
        raise BadInput(say("bad-language", language=lang, languages=", ".join(LANGUAGES)))
    return lang


def source(game: str, lang: str) -> str:
    """The Fluent text of a game, or of the package itself where game is empty."""
    package = package_of(game) if game else "wheal"
    return (resources.files(package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def part_of_source(game: str, lang: str, beginning: str) -> str:
    """The messages of a game whose names begin so, and those that they refer to, as a Fluent text of its own."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    entries = {
        entry.id.name: entry
        for entry in FluentParser(with_spans=False).parse(source(game, lang)).body
        if isinstance(entry, ast.Message)
    }
    wanted = {name: entries[name] for name in entries if name.startswith(beginning)}
    waiting = list(wanted.values())
    while waiting:
        for name in _references(waiting.pop()):
            if name not in wanted:
                wanted[name] = entries[name]
                waiting.append(entries[name])
    for entry in wanted.values():
        entry.comment = None
    return FluentSerializer().serialize(ast.Resource(list(wanted.values())))


def _references(message: Any) -> set[str]:
    """The messages that a message refers to."""
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class References(visitor.Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - so the library names it
            found.add(node.id.name)

    References().visit(message)
    return found


class Texts:
    """All messages that a game's player may read in one language."""

    def __init__(self, sources: list[str], lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a third of a second, only when something is said

        self.lang = lang
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
        for text in sources:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._sentences = lru_cache(MOST_CACHED, typed=True)(self._formatted)  # typed: True is not written as 1
        self._table_lines = lru_cache(MOST_CACHED, typed=True)(self._make_line)
        self._lists = lru_cache(MOST_CACHED)(self._join)

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message with its numbers and names filled in."""
        try:
            return self._sentences(message, **args)
        except TypeError:  # what cannot be a key
            return self._formatted(message, **args)

    def line(self, message: str, /, **args: Any) -> TableLine:
        """A message as a line that begins with what stands in its attribute ``.head``, where it has one."""
        try:
            return self._table_lines(message, **args)
        except TypeError:  # what cannot be a key
            return self._make_line(message, **args)

    def _make_line(self, message: str, /, **args: Any) -> TableLine:
        head = self(f"{message}.head", **args) if "head" in self._bundle.get_message(message).attributes else ""
        return TableLine(head, self(message, **args))

    def _formatted(self, message: str, /, **args: Any) -> str:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(message)
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, {name: self._localised(args[name]) for name in args})
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def of(self, message: str, args: Mapping[str, Any]) -> str:
        return self(message, **args)

    def list(self, items: Sequence[str]) -> str:
        """Names one after the other, as the language writes them: ``Ann, Bob and Cy``."""
        return self._lists(tuple(items))

    def _join(self, items: tuple[str, ...]) -> str:
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

    def _localised(self, value: Any) -> Any:
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


def texts(game: str = "") -> Texts:
    """The texts of a game (or of the package) in the language in force."""
    return texts_in(language.get(), game)


def texts_in(lang: str, game: str = "") -> Texts:
    """The same in a language that is named, for caches and for what is said before a language is known."""
    return _texts(game, known_language(lang))


def language_of(locale: str) -> str:
    """``pl`` of ``pl_PL.UTF-8``."""
    return re.split(r"[_.@:-]", locale.strip().lower(), maxsplit=1)[0]
