"""The rule book: reading a game's rules from Markdown, one sentence of each, and finding them.

A rule is a list item that begins with its id in bold, `- **TT-AUC-05** …`. Lines that continue the item belong to it,
and so does a table right after it. `# ` is the book's title, `## ` a chapter, `### ` a sub-heading; the rest is prose.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Self

from wheal.kernel.book.search import WordIndex, closest, words_of
from wheal.kernel.letters import fold
from wheal.kernel.packages import package_of

KINDS_WITHOUT_TEST = frozenset({"CMP", "DEC", "SER", "MIS", "MD", "RUL", "HNT"})
ROLES = {"RUL": "ruling", "EX": "example", "DX": "example", "DEC": "choice"}
FALLBACK_LANGUAGE = "en"
RULE_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+-\d+"

_RULE = re.compile(rf"[-*] \*\*(?P<id>{RULE_ID})\*\*\s*(?P<text>.*)")
_HEADING = re.compile(r"(?P<marks>#{1,3})\s+(?P<title>.*\S)")
_OTHER_BLOCK = re.compile(r"#|[-*+] |---")
_LEAD = re.compile(r"\*(?P<lead>[^*\s](?:[^*]*[^*\s])?)\*(?P<stop>[.:?!]?)")
_SENTENCE_END = re.compile(r"[.?!…]+[”\"»’)]*(?=\s+[„“\"«‘(\[]*(?P<next>[^\s„“\"«‘(\[]))")
_MARKUP = (
    (re.compile(r"\[([^\]]+)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
)
_CLOSE_ID = 0.6
_CLOSE_WORD = 0.7


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the title of its chapter, its Markdown without the id, the sub-heading above it."""

    id: str
    section: str
    text: str
    heading: str = ""

    @property
    def kind(self) -> str:
        """What stands between game and number: `AUC` of `TT-AUC-05`, `LW-BID` of `TT-LW-BID-05`."""
        return "-".join(self.id.split("-")[1:-1])

    @property
    def role(self) -> str:
        """What it is to a reader: a rule, a ruling, an example or a choice."""
        return ROLES.get(self.kind.rpartition("-")[2], "rule")

    @property
    def needs_test(self) -> bool:
        """Components, decision tables, rulings and the like describe; every other rule must be shown by a test."""
        return self.kind not in KINDS_WITHOUT_TEST

    @property
    def plain(self) -> str:
        """The text on one line, without markup and tables."""
        return plain(" ".join(line for line in self.text.splitlines() if not line.lstrip().startswith("|")))

    @property
    def lead(self) -> str:
        """The question or the label in italics that opens the text, if one does: `Example.`, `Who may bid?`."""
        opening = _LEAD.match(self.text)
        if opening is None or (opening["lead"][-1] not in ".:?!" and not opening["stop"]):
            return ""
        return plain(opening["lead"] + opening["stop"])

    @property
    def sentence(self) -> str:
        """The first sentence, after the question or the label that opens the text."""
        text = self.plain
        return re.sub(r":$", ".", text[: _sentence_end(text, len(self.lead))])


@dataclass(frozen=True)
class Heading:
    """A title of the book (level 1), of a chapter (2) or within a chapter (3)."""

    level: int
    title: str


@dataclass(frozen=True)
class Section:
    """A chapter and the rules in it."""

    title: str
    rules: tuple[Rule, ...]

    @property
    def number(self) -> int | None:
        """The number that opens the title, if there is one."""
        number = re.match(r"\d+", self.title)
        return int(number.group()) if number else None


Block = Heading | Rule | str
"""A string is prose: Markdown that is neither heading nor rule."""


@dataclass(frozen=True)
class RuleBook:
    """All rules of a game in one language, in the order of the book."""

    markdown: str
    language: str
    blocks: tuple[Block, ...]
    rules: dict[str, Rule]

    @classmethod
    def parse(cls, markdown: str, language: str = FALLBACK_LANGUAGE) -> Self:
        """Read a book; an id that stands in it twice is a ValueError."""
        blocks: list[Block] = []
        rules: dict[str, Rule] = {}
        for number, block in _blocks(markdown):
            blocks.append(block)
            if isinstance(block, Rule):
                if block.id in rules:
                    raise ValueError(
                        f"line {number}: rule {block.id} stands in the book twice; an id belongs to one rule"
                    )
                rules[block.id] = block
        return cls(markdown, language, tuple(blocks), rules)

    @property
    def title(self) -> str:
        """The first `# ` heading; empty where there is none."""
        titles = (block.title for block in self.blocks if isinstance(block, Heading) and block.level == 1)
        return next(titles, "")

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The chapters, also those without rules."""
        chapters: dict[str, list[Rule]] = {}
        for block in self.blocks:
            if isinstance(block, Rule):
                chapters.setdefault(block.section, []).append(block)
            elif isinstance(block, Heading) and block.level == 2:
                chapters.setdefault(block.title, [])
        return tuple(Section(title, tuple(rules)) for title, rules in chapters.items())

    def rule(self, identity: str) -> Rule:
        """The rule with this id; KeyError if there is none."""
        return self.rules[identity]

    def sentence(self, identity: str) -> str:
        """The sentence of a rule that a refusal quotes, in plain text; KeyError if there is no such rule."""
        return self.rules[identity].sentence

    def chapter(self, number: str) -> str:
        """The Markdown of the chapter with this number, its title included; empty if there is none."""
        parts = re.split(r"(?m)^(?=## )", self.markdown)
        return next((part.strip() for part in parts if part.startswith(f"## {number}. ")), "")

    def needing_test(self) -> list[str]:
        """Ids that some test must show."""
        return [rule.id for rule in self.rules.values() if rule.needs_test]

    def search(self, words: str) -> list[Rule]:
        """Rules whose text has every word in some form or as a beginning; `TT-AUC` finds the ids that begin so.

        Where no text has them all, the titles above a rule count too.
        """
        return self._having(words, self._texts) or self._having(words, self._texts_and_titles)

    def _having(self, words: str, index: WordIndex) -> list[Rule]:
        found = set(self.rules) if words.split() else set()
        for word in words.split():
            ids = {identity for identity in self.rules if "-" in word and identity.startswith(word.upper())}
            found &= ids or index.having(word)
        return [rule for rule in self.rules.values() if rule.id in found]

    def is_about(self, rule: Rule, words: str) -> bool:
        """Has the rule's first sentence one of these words?"""
        return any(rule.id in self._sentences.having(word) for word in words.split())

    @cached_property
    def _sentences(self) -> WordIndex:
        return WordIndex({rule.id: rule.sentence for rule in self.rules.values()}, self.language)

    @cached_property
    def _texts(self) -> WordIndex:
        return WordIndex({rule.id: rule.text for rule in self.rules.values()}, self.language)

    @cached_property
    def _texts_and_titles(self) -> WordIndex:
        whole = {rule.id: f"{rule.section}\n{rule.heading}\n{rule.text}" for rule in self.rules.values()}
        return WordIndex(whole, self.language)

    def nearest(self, id_or_word: str) -> str | None:
        """The id, or else the word of the book, that was probably meant."""
        identity = closest(id_or_word.upper(), {identity: identity for identity in self.rules}, _CLOSE_ID)
        if identity is not None:
            return identity
        words = {fold(word): word for rule in self.rules.values() for word in words_of(rule.plain)}
        return closest(fold(id_or_word), words, _CLOSE_WORD)


def plain_lines(markdown: str) -> list[str]:
    """Markdown as lines to read: without the marks of headings and emphasis, tables as they stand."""
    text = re.sub(r"(?m)^#+ ", "", markdown)
    for markup, replacement in _MARKUP:
        text = markup.sub(replacement, text)
    return text.splitlines()


def load_rule_book(game_id: str, language: str = FALLBACK_LANGUAGE) -> RuleBook:
    """The book that the game's package carries; in English where it has none in `language` (the book says which)."""
    folder = files(package_of(game_id)) / "book"
    if not (folder / f"{language}.md").is_file():
        language = FALLBACK_LANGUAGE
    return RuleBook.parse((folder / f"{language}.md").read_text(encoding="utf-8"), language)


def plain(text: str) -> str:
    """A piece of Markdown on one line, without markup."""
    for markup, replacement in _MARKUP:
        text = markup.sub(replacement, text)
    return " ".join(text.split())


def _blocks(markdown: str) -> Iterator[tuple[int, Block]]:
    """Line number and block, in the order of the book."""
    section = heading = ""
    for number, lines in _chunks(markdown):
        item = _RULE.match(lines[0])
        title = _HEADING.match(lines[0])
        if item:
            text = "\n".join([item["text"], *(line.removeprefix("  ") for line in lines[1:])]).rstrip()
            yield number, Rule(item["id"], section, text, heading)
        elif title:
            level = len(title["marks"])
            section = title["title"] if level == 2 else section
            heading = title["title"] if level == 3 else ""
            yield number, Heading(level, title["title"])
        elif any(line.strip() for line in lines):
            yield number, "\n".join(lines).strip("\n")


def _chunks(markdown: str) -> Iterator[tuple[int, list[str]]]:
    """Lines that belong together, with the number of the first: a heading, a rule, or what stands between them."""
    start = 1
    chunk: list[str] = []
    for number, line in enumerate(markdown.splitlines(), 1):
        if chunk and (_RULE.match(line) or _HEADING.match(line) or _is_closed(chunk, line)):
            yield start, chunk
            start, chunk = number, []
        chunk.append(line)
    if chunk:
        yield start, chunk


def _is_closed(chunk: list[str], line: str) -> bool:
    """After a heading all is new; after an empty line only a table or an indented line still belongs to a rule."""
    if _HEADING.match(chunk[0]):
        return True
    if not _RULE.match(chunk[0]) or not line.strip() or line.startswith(("|", " ")):
        return False
    return not chunk[-1].strip() or chunk[-1].startswith("|") or bool(_OTHER_BLOCK.match(line))


def _sentence_end(text: str, start: int) -> int:
    """Where the sentence at `start` ends: no sentence begins in lower case, and none ends inside brackets."""
    for stop in _SENTENCE_END.finditer(text, start):
        before = text[: stop.end()]
        if not stop["next"].islower() and before.count("(") == before.count(")"):
            return stop.end()
    return len(text)
