"""The rule book: reading a game's rules from Markdown, finding them, and which of them no test shows.

A rule is a list item that begins with its id in bold, `- **TT-AUC-05** …`. Lines that continue the item belong to it,
and so does a table right after it. `## ` headings are the sections.
"""

import ast
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from importlib.resources import files
from pathlib import Path
from typing import Self

from wheal.kernel.packages import package_of

KINDS_WITHOUT_TEST = frozenset({"CMP", "DEC", "SER", "MIS", "MD", "RUL", "HNT"})
FALLBACK_LANGUAGE = "en"

_RULE = re.compile(r"[-*] \*\*(?P<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+-\d+)\*\*\s*(?P<text>.*)")
_OTHER_BLOCK = re.compile(r"#|[-*+] |---")
_WORD = re.compile(r"\w+")
_SENTENCE_END = re.compile(r"[.?!](?=\s+[^\sa-z])")
_MARKUP = (
    (re.compile(r"\[([^\]]+)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
)
_RULING = re.compile(r"\bRULING\b")
_NO_DECOMPOSITION = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})
_DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_CLOSE_ID = 0.6
_CLOSE_WORD = 0.7


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the title of its section, its Markdown without the id."""

    id: str
    section: str
    text: str

    @property
    def kind(self) -> str:
        """What stands between game and number: `AUC` of `TT-AUC-05`, `LW-BID` of `TT-LW-BID-05`."""
        return "-".join(self.id.split("-")[1:-1])

    @property
    def needs_test(self) -> bool:
        """Components, decision tables, rulings and the like describe; every other rule must be shown by a test."""
        return self.kind not in KINDS_WITHOUT_TEST

    @property
    def plain(self) -> str:
        """The text on one line, without markup and tables."""
        text = " ".join(line.strip() for line in self.text.splitlines() if not line.lstrip().startswith("|"))
        for markup, replacement in _MARKUP:
            text = markup.sub(replacement, text)
        return " ".join(text.split())

    @property
    def sentence(self) -> str:
        """The first sentence; of a ruling, everything up to the sentence that rules."""
        text = self.plain
        ruling = _RULING.search(text)
        end = _sentence_end(text, ruling.start() if ruling else 0)
        return re.sub(r":$", ".", text[:end])

    def has_word(self, beginning: str) -> bool:
        """Whether a word of the text begins so (already folded)."""
        return any(word.startswith(beginning) for word in _WORD.findall(_fold(self.text)))


@dataclass(frozen=True)
class Section:
    """A `## ` heading and the rules below it."""

    title: str
    rules: tuple[Rule, ...]

    @property
    def number(self) -> int | None:
        """The number that opens the title, if there is one."""
        number = re.match(r"\d+", self.title)
        return int(number.group()) if number else None


@dataclass(frozen=True)
class RuleBook:
    """All rules of a game in one language, in the order of the book."""

    markdown: str
    language: str
    rules: dict[str, Rule]
    sections: tuple[Section, ...]

    @classmethod
    def parse(cls, markdown: str, language: str = FALLBACK_LANGUAGE) -> Self:
        """Read a book; an id that stands in it twice is a ValueError."""
        rules: dict[str, Rule] = {}
        titles: list[str] = []
        for title, number, identity, text in _items(markdown):
            if title not in titles:
                titles.append(title)
            if not identity:
                continue
            if identity in rules:
                raise ValueError(f"line {number}: rule {identity} stands in the book twice; an id belongs to one rule")
            rules[identity] = Rule(identity, title, text)
        sections = (Section(title, tuple(rule for rule in rules.values() if rule.section == title)) for title in titles)
        return cls(markdown, language, rules, tuple(sections))

    def rule(self, identity: str) -> Rule:
        """The rule with this id; KeyError if there is none."""
        return self.rules[identity]

    def sentence(self, identity: str) -> str:
        """The sentence of a rule that a refusal quotes, in plain text; KeyError if there is no such rule."""
        return self.rules[identity].sentence

    def needing_test(self) -> list[str]:
        """Ids that some test must show."""
        return [rule.id for rule in self.rules.values() if rule.needs_test]

    def search(self, words: str) -> list[Rule]:
        """Rules in which every word begins some word of the text; `TT-AUC` finds the rules whose ids begin so."""
        found = list(self.rules.values()) if words.split() else []
        for word in words.split():
            prefix = word.upper()
            if "-" in word and any(identity.startswith(prefix) for identity in self.rules):
                found = [rule for rule in found if rule.id.startswith(prefix)]
            else:
                beginnings = _WORD.findall(_fold(word))
                found = [rule for rule in found if all(rule.has_word(beginning) for beginning in beginnings)]
        return found

    def nearest(self, id_or_word: str) -> str | None:
        """The id, or else the word of the book, that was probably meant."""
        identity = _closest(id_or_word.upper(), {identity: identity for identity in self.rules}, _CLOSE_ID)
        if identity is not None:
            return identity
        words = {_fold(word): word for rule in self.rules.values() for word in _WORD.findall(rule.plain.lower())}
        return _closest(_fold(id_or_word), words, _CLOSE_WORD)


def load_rule_book(game_id: str, language: str = FALLBACK_LANGUAGE) -> RuleBook:
    """The book that the game's package carries; in English where it has none in `language` (the book says which)."""
    folder = files(package_of(game_id)) / "rules"
    if not (folder / f"{language}.md").is_file():
        language = FALLBACK_LANGUAGE
    return RuleBook.parse((folder / f"{language}.md").read_text(encoding="utf-8"), language)


def shown_ids(tests: Path) -> set[str]:
    """Ids in `@rule(…)` on a test and in the `rules` of a scenario; a file that cannot be parsed shows none."""
    shown: set[str] = set()
    for path in tests.rglob("*.py"):
        shown.update(_ids_on_tests(path))
    for path in tests.rglob("*.toml"):
        shown.update(_ids_of_scenarios(path))
    return shown


def missing(book: RuleBook, tests: Path) -> list[str]:
    """Ids of the book that need a test and have none, in the order of the book."""
    shown = shown_ids(tests)
    return [identity for identity in book.needing_test() if identity not in shown]


def _items(markdown: str) -> Iterator[tuple[str, int, str, str]]:
    """Title of the section, line number, id and text of every rule; for a heading its title alone."""
    title = ""
    identity = ""
    start = 0
    body: list[str] = []
    for number, line in enumerate(markdown.splitlines(), 1):
        begins = _RULE.match(line)
        if identity and (begins or not _continues(body, line)):
            yield title, start, identity, "\n".join(body).rstrip()
            identity = ""
        if begins:
            identity, start, body = begins["id"], number, [begins["text"]]
        elif line.startswith("## "):
            title = line.removeprefix("## ").strip()
            yield title, number, "", ""
        elif identity:
            body.append(line.removeprefix("  "))
    if identity:
        yield title, start, identity, "\n".join(body).rstrip()


def _continues(body: list[str], line: str) -> bool:
    """After an empty line only a table or an indented line still belongs to the rule."""
    if not line.strip() or line.startswith(("|", " ")):
        return True
    return bool(body[-1].strip()) and not body[-1].startswith("|") and not _OTHER_BLOCK.match(line)


def _sentence_end(text: str, start: int) -> int:
    """Where the sentence at `start` ends; a full stop inside brackets ends none."""
    for stop in _SENTENCE_END.finditer(text, start):
        before = text[: stop.end()]
        if before.count("(") == before.count(")"):
            return stop.end()
    return len(text)


def _fold(text: str) -> str:
    """Lower case without diacritics."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_NO_DECOMPOSITION))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def _closest(wanted: str, candidates: dict[str, str], cutoff: float) -> str | None:
    """The value of the key most like `wanted`, the first of equals; None below the cutoff."""
    ratios = {key: SequenceMatcher(None, key, wanted).ratio() for key in candidates}
    best = max(ratios, key=lambda key: ratios[key], default=None)
    return candidates[best] if best is not None and ratios[best] >= cutoff else None


def _ids_on_tests(path: Path) -> Iterator[str]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, _DEFINITION) and node.name.lower().startswith("test"):
            for decorator in node.decorator_list:
                yield from _ids_of_decorator(decorator)


def _ids_of_decorator(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call):
        return
    function = decorator.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name == "rule":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def _ids_of_scenarios(path: Path) -> Iterator[str]:
    try:
        scenarios = tomllib.loads(path.read_text(encoding="utf-8")).get("scenario")
    except ValueError:
        return
    for scenario in scenarios if isinstance(scenarios, list) else []:
        rules = scenario.get("rules") if isinstance(scenario, dict) else None
        yield from (identity for identity in rules if isinstance(identity, str)) if isinstance(rules, list) else ()
