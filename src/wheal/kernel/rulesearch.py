"""Finding texts by their words, in any form that English and Polish give them; case and diacritics do not matter."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from itertools import product
from typing import Any

from wheal.kernel.letters import fold

STEMMERS = {"en": "english", "pl": "polish"}

_WORD = re.compile(r"\w+")
_POLISH_LETTERS = {"a": "aą", "c": "cć", "e": "eę", "l": "lł", "n": "nń", "o": "oó", "s": "sś", "z": "zźż"}
_LONGEST_ENDING = 3
_FLEETING_E = re.compile(r"(?<=[^aeiouy])i?e(?=[^aeiouy]$)")  # kostek, but kostka
_SOFTENED = re.compile(r"ic$")  # górnicy, but górnik
_SHORTEST_STEM = 3


class WordIndex:
    """Which of some named texts have a word."""

    def __init__(self, texts: Mapping[str, str], language: str) -> None:
        self._stemmer = Stemmer(language)
        self._names: dict[str, set[str]] = {}
        for name, text in texts.items():
            for word in words_of(text):
                self._names.setdefault(word, set()).add(name)
        self._folded = {word: fold(word) for word in self._names}

    def having(self, typed: str) -> set[str]:
        """Names of the texts that have what was typed; parts joined by hyphens and the like are words of their own."""
        wanted = words_of(typed)
        found = [self._names_of(word) for word in wanted]
        return set.intersection(*found) if found else set()

    def _names_of(self, typed: str) -> set[str]:
        """Texts with a word that begins so, or that is another form of it."""
        beginning = fold(typed)
        stems = self._stemmer.of_typed(typed)
        found: set[str] = set()
        for word, folded in self._folded.items():
            if folded.startswith(beginning) or (folded[:1] == beginning[:1] and self._stemmer.of(word) in stems):
                found |= self._names[word]
        return found


class Stemmer:
    """What the forms of a word have in common, without diacritics; nothing in a language that has no stemmer here."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._stem: Any = None
        if language in STEMMERS:
            import snowballstemmer  # type: ignore[import-untyped]  # a fifth of a second, only when something is sought

            self._stem = snowballstemmer.stemmer(STEMMERS[language]).stemWord

    def of(self, word: str) -> str:
        """The stem of a word as the book writes it; empty where too little is left to tell words apart."""
        if self._stem is None:
            return ""
        stem = fold(self._stem(word))
        if self._language == "pl":
            stem = _SOFTENED.sub("ik", _FLEETING_E.sub("", stem))
        return stem if len(stem) >= _SHORTEST_STEM else ""

    def of_typed(self, word: str) -> set[str]:
        """The stems that a typed word may have: in Polish its ending may lack diacritics (gornikow, grajacy)."""
        forms: Iterable[str] = [word]
        if self._language == "pl":
            ending = [_POLISH_LETTERS.get(letter, letter) for letter in word[-_LONGEST_ENDING:]]
            forms = (word[:-_LONGEST_ENDING] + "".join(letters) for letters in product(*ending))
        return {self.of(form) for form in forms} - {""}


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, with their diacritics."""
    return _WORD.findall(unicodedata.normalize("NFC", text).lower())


def closest(wanted: str, candidates: Mapping[str, str], cutoff: float) -> str | None:
    """The value of the key most like `wanted`, the first of equals; None below the cutoff."""
    ratios = {key: SequenceMatcher(None, key, wanted).ratio() for key in candidates}
    best = max(ratios, key=lambda key: ratios[key], default=None)
    return candidates[best] if best is not None and ratios[best] >= cutoff else None
