"""Content: the printed components as TOML files, from the package or from an owner's folder; digest and provenance.

How their tables become typed entries, and what is wrong with them: ``content_reading``.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from wheal.kernel.errors import BadInput
from wheal.kernel.packages import package_of

PROVENANCES: Final = ("published", "likely", "house")
NAMED_BY: Final = ("id", "number", "n", "position")  # the keys by which the entries of a list are told apart
NOT_PRINTED: Final = frozenset({*NAMED_BY, "schema", "game", "edition", "name", "rule", "provenance", "attested"})


class Fault(NamedTuple):
    """Something wrong in a content file: where it is, and what would be right; the line is 0 where none is to blame."""

    file: str
    key: str
    what: str
    line: int = 0

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.what}" if self.key else f"{place}: {self.what}"


class BadContent(BadInput):
    """Content that cannot be played with; ``faults`` lists everything that is wrong."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = list(faults)
        more = f" (and {len(self.faults) - 1} more)" if len(self.faults) > 1 else ""
        super().__init__(f"{self.faults[0]}{more}")


class UnreadableContent(BadInput):
    """A file that cannot be read, or is not TOML."""


class Source(NamedTuple):
    """A content file: its text, and the same as plain data."""

    text: str
    data: dict[str, Any]

    @classmethod
    def of(cls, text: str, where: str) -> Source:
        try:
            return cls(text, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise UnreadableContent(f"is not TOML: {error}", where) from error


def builtin_files(game: str) -> dict[str, str]:
    """The package's own content files by name."""
    folder = resources.files(package_of(game)) / "content"
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".toml")
    }


def read_sources(game: str, folder: Path | None = None) -> dict[str, Source]:
    """All content files of a game; files in the folder replace the package's."""
    texts = builtin_files(game)
    origins = {name: name for name in texts}
    if folder is not None:
        if not folder.is_dir():
            raise UnreadableContent("there is no such folder", str(folder))
        for path in sorted(folder.glob("*.toml")):
            if path.name not in texts:
                known = ", ".join(texts)
                raise UnreadableContent(f"{game} has no content file of this name; known: {known}", str(path))
            try:
                texts[path.name] = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise UnreadableContent(f"cannot be read as UTF-8 text: {error}", str(path)) from error
            origins[path.name] = str(path)
    return {name: Source.of(text, origins[name]) for name, text in texts.items()}


def digest(files: Mapping[str, Any]) -> str:
    """A short name of exactly this content."""
    return hashlib.sha256(msgspec.json.encode(files, order="sorted")).hexdigest()[:16]


def provenance(data: object, apart: Collection[str] = (), inherited: str = "") -> Counter[str]:
    """How many values are published, likely or house.

    A value is a single number, word or yes and no; names are none, nor is what stands under the keys set ``apart``.
    An entry without a word of its own takes that above it, and values with no word at all are not counted.
    What ``attested`` names, a key of the entry or a number in it, is published; a sentence there is for the reader.
    """
    if isinstance(data, list):
        return sum((provenance(item, apart, inherited) for item in data), Counter())
    if not isinstance(data, Mapping):
        return Counter([inherited] if inherited else [])
    word = str(data.get("provenance", inherited))
    attested = data.get("attested")
    known = attested if isinstance(attested, list) else []
    printed = {key: value for key, value in data.items() if key not in NOT_PRINTED and key not in apart}
    words: Counter[str] = Counter()
    for key, value in printed.items():
        words += provenance(value, apart, "published" if key in known else word)
    numbers: Counter[object] = Counter(item for item in known if isinstance(item, int | float))
    single = min((numbers & Counter(_values(printed))).total(), words[word])
    return words - Counter({word: single}) + Counter({"published": single})


def _values(data: object) -> Iterator[object]:
    """The numbers and words in it, however deep."""
    if isinstance(data, Mapping | list):
        for item in data.values() if isinstance(data, Mapping) else data:
            yield from _values(item)
    elif isinstance(data, int | float | str):
        yield data


def shares(words: Counter[str]) -> str:
    """``published 34, likely 3, house 59``."""
    return ", ".join(f"{word} {words[word]}" for word in PROVENANCES if words[word])
