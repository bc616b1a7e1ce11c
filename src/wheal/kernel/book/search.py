"""Finding texts by their words, in any form that English and Polish give them; case and diacritics do not matter."""

import re
import unicodedata
from collections.abc import Mapping
from difflib import SequenceMatcher
from typing import Any

from wheal.kernel.letters import fold

STEMMERS = {"en": "english"}

_WORD = re.compile(r"\w+")
_SHORTEST_STEM = 3
_CASES = "a e i y o u ie ia iu ow om em ami ach am owi owie iom iem iami iach iam iow"
_ADJECTIVES = "ego emu ej ym ych ymi im ich imi iej iego iemu"
_VERBS = (
    "owac ujesz uje ujemy ujecie uja ujac uj owal owala owali owaly owano owany owana owane owanie owania owaniu "
    "owaniem "
    "ac asz amy acie aja al ala ali aly any ana ane anie ania aniu aniem "
    "ic isz imy icie il ila ili ily yc ysz ymy ycie yl yla yli yly ec esz emy ecie eja enie enia eniu eniem"
)
_ENDINGS = sorted(f"{_CASES} {_ADJECTIVES} {_VERBS}".split(), key=len, reverse=True)
_FLEETING_E = re.compile(r"(?<=[^aeiouy])i?e(?=[^aeiouy]$)")  # kostek, but kostka
_SOFTENED = (("dz", "d"), ("rz", "r"), ("c", "k"))  # rudzie, obszarze, górnicy


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
        stem = self._stemmer.of(typed)
        found: set[str] = set()
        for word, folded in self._folded.items():
            if folded.startswith(beginning) or (
                stem and folded[:1] == beginning[:1] and self._stemmer.of(word) == stem
            ):
                found |= self._names[word]
        return found


class Stemmer:
    """What the forms of a word have in common, without diacritics; nothing in a language that has no stemmer here."""

    def __init__(self, language: str) -> None:
        self._stem: Any = None
        if language == "pl":
            self._stem = polish_stem
        elif language in STEMMERS:
            import snowballstemmer  # type: ignore[import-untyped]  # a fifth of a second, only when something is sought

            self._stem = snowballstemmer.stemmer(STEMMERS[language]).stemWord

    def of(self, word: str) -> str:
        """The stem of a word; empty where too little is left to tell words apart."""
        if self._stem is None:
            return ""
        stem = fold(self._stem(word))
        return stem if len(stem) >= _SHORTEST_STEM else ""


def polish_stem(word: str) -> str:
    """A Polish word without its ending and without the changes that endings make: ``rundzie`` is ``rund``.

    The stemmers at hand keep many case endings apart; a reader who types one form wants the rules with all of them.
    """
    folded = fold(word.replace("ą", "ę"))
    ending = next((e for e in _ENDINGS if folded.endswith(e) and len(folded) - len(e) >= _SHORTEST_STEM), "")
    stem = folded[: len(folded) - len(ending)]
    if not ending:
        stem = _FLEETING_E.sub("", stem)
    for soft, hard in _SOFTENED:
        if stem.endswith(soft):
            return stem[: len(stem) - len(soft)] + hard
    return stem


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, with their diacritics."""
    return _WORD.findall(unicodedata.normalize("NFC", text).lower())


def closest(wanted: str, candidates: Mapping[str, str], cutoff: float) -> str | None:
    """The value of the key most like `wanted`, the first of equals; None below the cutoff."""
    ratios = {key: SequenceMatcher(None, key, wanted).ratio() for key in candidates}
    best = max(ratios, key=lambda key: ratios[key], default=None)
    return candidates[best] if best is not None and ratios[best] >= cutoff else None
