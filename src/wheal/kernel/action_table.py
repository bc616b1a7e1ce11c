"""The action table of a game and its content: every action with a dense index, and the notation both ways."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.errors import Refused
from wheal.kernel.hints import nearest

LONGEST_SHOWN = 40


def shortened(text: str) -> str:
    """A line or word as a message quotes it."""
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


class Names:
    """A range of names, such as areas or cards; ``aliases`` are other spellings that are understood."""

    def __init__(self, words: Sequence[str], aliases: Mapping[str, str] | None = None) -> None:
        self.words = list(words)
        self._index = {word.lower(): i for i, word in enumerate(self.words)}
        for alias, word in (aliases or {}).items():
            self._index.setdefault(alias.lower(), self._index[word.lower()])

    def find(self, word: str) -> int:
        """The place of a word in this range, or -1."""
        return self._index.get(word.lower(), -1)

    def is_beyond(self, word: str) -> bool:
        """Is this a well-formed word that names something outside the range?"""
        return False

    def suggestions(self) -> list[str]:
        return self.words


class Borders(Names):
    """Borders between named places, written with their two ends in either order."""

    def __init__(self, words: Sequence[str], ends: Sequence[str]) -> None:
        super().__init__(words, {"/".join(reversed(word.split("/"))): word for word in words})
        self._ends = {end.lower() for end in ends}

    def is_beyond(self, word: str) -> bool:
        ends = word.lower().split("/")
        return len(ends) == 2 and all(end in self._ends for end in ends)


class Numbers(Names):
    """Whole numbers from first to last in steps."""

    def __init__(self, first: int, last: int, step: int = 1) -> None:
        super().__init__([str(number) for number in range(first, last + 1, step)])

    def find(self, word: str) -> int:
        return self._index.get(word.lstrip("0") or "0", -1) if self._is_number(word) else -1

    def is_beyond(self, word: str) -> bool:
        return self._is_number(word)

    @staticmethod
    def _is_number(word: str) -> bool:
        return word.isascii() and word.isdigit()

    def suggestions(self) -> list[str]:
        return []


class Pattern:
    """The notation of one verb class over the game's ranges."""

    def __init__(self, verb: type[Action[Any]], ranges: Mapping[str, Names], first_index: int) -> None:
        self.tokens = verb.notation.split()
        self.ranges = [ranges[token] if token.isupper() else None for token in self.tokens]
        self.sizes = [len(r.words) for r in self.ranges if r is not None]
        self.out_of_range = verb.out_of_range
        self.first_index = first_index

    def texts(self) -> Iterator[str]:
        choices = [[token] if r is None else r.words for token, r in zip(self.tokens, self.ranges, strict=True)]
        return (" ".join(words) for words in itertools.product(*choices))

    def match(self, words: Sequence[str]) -> int | Refusal | None:
        """The index of an action, a refusal with this verb's own reason, or None if the line is not of this form."""
        if len(words) != len(self.tokens):
            return None
        index = 0
        beyond = ""
        unknown: Refusal | None = None
        for word, token, names in zip(words, self.tokens, self.ranges, strict=True):
            if names is None:
                if word.lower() != token:
                    if not (token.isdigit() and word.isascii() and word.isdigit()):
                        return None
                    beyond = word
                continue
            place = names.find(word)
            if place >= 0:
                index = index * len(names.words) + place
            elif names.is_beyond(word):
                beyond = word
            else:
                guess = nearest(word, names.suggestions())
                message = f"refused-unknown-{token.lower()}{'-guess' if guess else ''}"
                unknown = unknown or Refusal("", message, {"word": shortened(word), "guess": guess})
        if unknown is not None:
            return unknown
        if beyond:
            return Refusal(self.out_of_range[0], self.out_of_range[1], {"word": shortened(beyond)})
        return self.first_index + index


class ActionTable(Sequence[Action[Any]]):
    """Every action that exists with this content, the same for all options and player counts."""

    def __init__(self, game: str, verbs: Iterable[type[Action[Any]]], ranges: Mapping[str, Names]) -> None:
        self.game = game
        self.actions: list[Action[Any]] = []
        self._of: dict[type[Action[Any]], list[Action[Any]]] = {}
        self._patterns: dict[str, list[Pattern]] = {}
        self._pattern_of: dict[type[Action[Any]], Pattern] = {}
        self.leaving: set[str] = set()  # verbs with which one passes, drops out or ends a window
        self.least_first: set[str] = set()  # verbs of whose amounts the least is offered first
        self._amounts = frozenset(name for name, names in ranges.items() if isinstance(names, Numbers))
        for verb in verbs:
            pattern = Pattern(verb, ranges, len(self.actions))
            word = pattern.tokens[0]
            mask = sum(1 << kind for kind in verb.kinds)
            made = [verb(*places) for places in itertools.product(*(range(size) for size in pattern.sizes))]
            for action, text in zip(made, pattern.texts(), strict=True):
                action.index = len(self.actions)
                action.text = text
                action.verb = word
                action.kind_mask = mask
                self.actions.append(action)
            self._of[verb] = made
            self._pattern_of[verb] = pattern
            self._patterns.setdefault(word, []).append(pattern)
            if verb.leaves:
                self.leaving.add(word)
            if verb.least_first:
                self.least_first.add(word)
        self._by_text = {action.text: action for action in self.actions}
        lines = "\n".join(action.text for action in self.actions)
        self.digest = hashlib.sha256(f"{game}\n{lines}".encode()).hexdigest()[:16]

    def of(self, verb: type[Action[Any]]) -> list[Action[Any]]:
        """All actions of a verb class, in the order of its ranges."""
        return self._of[verb]

    @property
    def verbs(self) -> list[str]:
        return list(self._patterns)

    def notations(self, verb: str) -> list[str]:
        """How a verb is written."""
        return [" ".join(pattern.tokens) for pattern in self._patterns[verb]]

    def parts(self, action: Action[Any]) -> list[tuple[str, str]]:
        """The words of an action, the verb first, each behind the name of its range; literal words have none."""
        pattern = self._pattern_of[type(action)]
        words = zip(pattern.tokens, pattern.ranges, action.text.split(), strict=True)
        return [("" if names is None else token, word) for token, names, word in words]

    def is_amount(self, name: str, word: str) -> bool:
        """Is a word of an action a number: of a range of them, or one that stands in the notation itself?"""
        return name in self._amounts or (not name and word.isdigit())

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: Any) -> Any:
        return self.actions[index]

    def parse(self, text: str) -> Action[Any]:
        """The action that a line of notation means; raises Refused with the reason."""
        exact = self._by_text.get(text)
        if exact is not None:  # as pages, bots and records write it: no other form need be looked for
            return exact
        words = text.split()
        if not words:
            raise Refused(Refusal("", "refused-empty"), self.game)
        patterns = self._patterns.get(words[0].lower())
        if patterns is None:
            guess = nearest(words[0], self._patterns)
            message = "refused-unknown-verb-guess" if guess else "refused-unknown-verb"
            raise Refused(Refusal("", message, {"word": shortened(words[0]), "guess": guess}), self.game)
        refusal: Refusal | None = None
        for pattern in patterns:
            found = pattern.match(words)
            if isinstance(found, int):
                return self.actions[found]
            refusal = refusal or found
        if refusal is None:
            forms = " · ".join(self.notations(words[0].lower()))
            refusal = Refusal("", "refused-form", {"text": shortened(text), "forms": forms})
        raise Refused(refusal, self.game)
