"""Where things stand in a TOML file: the line of every key and every element, by its path.

The text has been read by ``tomllib`` before, so what is scanned here is known to be TOML.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Path: TypeAlias = tuple[str | int, ...]

_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' + r"|'''.*?'{3,5}" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'",
    re.DOTALL,
)
_PLAIN_VALUE = re.compile(r"[^,\]}\n#]*")
_ESCAPES = re.compile(r'\\(["\\])')

_NAMED = r'(?:\.(?:"[^"]*"|[\w@-]+))*'
_LEADING = re.compile(rf"(?P<path>(?:given|define|force|expect){_NAMED}): ")
_QUOTED_IN = re.compile(rf'"(?P<key>[^"]*)" in (?P<path>(?:given|define|force|expect){_NAMED})')


class Places:
    """The lines of a file's keys; elements of lists are counted from 0."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._at = 0
        self._lines: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}  # elements of arrays of tables so far
        self._counted_to = (0, 1)  # a place in the text and its line
        self._scan()

    def line(self, *paths: Path, roots: Sequence[Path] = ((),)) -> int:
        """The line of the path that is written there furthest, below any of the roots; of equals the first counts."""
        best, depth = roots[0], 0
        for path in paths:
            for root in roots:
                known = self._known((*root, *path))
                if len(known) - len(root) > depth:
                    best, depth = known, len(known) - len(root)
        return self._lines.get(self._known(best), 1)

    def _known(self, path: Path) -> Path:
        while path and path not in self._lines:
            path = path[:-1]
        return path

    # ---- scanning ---------------------------------------------------------------------------
    def _scan(self) -> None:
        table: Path = ()
        while True:
            self._skip(_BLANK)
            if self._at >= len(self._text):
                return
            if self._text.startswith("[", self._at):
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            self._at += 1
            return ""
        self._at = found.end()
        return found.group()

    def _note(self, path: Path, at: int) -> None:
        start, line = self._counted_to
        line += self._text.count("\n", start, at)
        self._counted_to = (at, line)
        self._lines.setdefault(path, line)

    def _header(self) -> Path:
        start = self._at
        is_array = self._text.startswith("[[", self._at)
        self._at += 2 if is_array else 1
        keys = self._keys()
        self._at += 2 if is_array else 1
        table: Path = ()
        for key in keys[:-1]:
            table = (*table, key)
            self._note(table, start)
            table = self._latest(table)
        table = (*table, keys[-1])
        self._note(table, start)
        if is_array:
            self._counts[table] = self._counts.get(table, 0) + 1
        table = self._latest(table)
        self._note(table, start)
        return table

    def _latest(self, path: Path) -> Path:
        """A path; of an array of tables, its last element."""
        return (*path, self._counts[path] - 1) if path in self._counts else path

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(_SPACE)
            if self._text[self._at : self._at + 1] in ('"', "'"):
                quoted = self._skip(_STRING)
                inner = quoted[1:-1]
                keys.append(_ESCAPES.sub(r"\1", inner) if quoted[0] == '"' else inner)
            else:
                keys.append(self._skip(_BARE_KEY))
            self._skip(_SPACE)
            if not self._text.startswith(".", self._at):
                return keys
            self._at += 1

    def _pair(self, table: Path) -> None:
        start = self._at
        path = table
        for key in self._keys():
            path = (*path, key)
            self._note(path, start)
        self._at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        opening = self._text[self._at : self._at + 1]
        if opening in ("[", "{"):
            self._inside(path, "]" if opening == "[" else "}")
        elif opening in ('"', "'"):
            self._skip(_STRING)
        else:
            self._skip(_PLAIN_VALUE)

    def _inside(self, path: Path, closing: str) -> None:
        """The elements of a list, or the pairs of an inline table."""
        self._at += 1
        count = 0
        while True:
            self._skip(_BLANK)
            if self._text.startswith(",", self._at):
                self._at += 1
                continue
            if self._at >= len(self._text) or self._text.startswith(closing, self._at):
                self._at += 1
                return
            if closing == "}":
                self._pair(path)
            else:
                self._note((*path, count), self._at)
                self._value((*path, count))
                count += 1


def named_path(sentence: str) -> Path:
    """The path that a message names: ``given.area.bude.tile: …``, or ``… "watr" in given.area.bude …``."""
    leading = _LEADING.match(sentence)
    if leading is not None:
        return _split(leading["path"])
    quoted = _QUOTED_IN.search(sentence)
    return (*_split(quoted["path"]), quoted["key"]) if quoted is not None else ()


def _split(path: str) -> Path:
    return tuple(word.strip('"') for word in re.findall(r'"[^"]*"|[^."]+', path))
