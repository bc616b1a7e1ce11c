"""Content: the printed components as TOML files, from the package or from an owner's folder, checked and digested."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from wheal.kernel.errors import BadInput
from wheal.kernel.packages import package_of

T = TypeVar("T")

PROVENANCES = ("published", "likely", "house")


class Fault(NamedTuple):
    """Something wrong in a content file: where it is, and what would be right."""

    file: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.what}" if self.key else f"{self.file}: {self.what}"


class BadContent(BadInput):
    """Content that cannot be played with; ``faults`` lists everything that is wrong."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = list(faults)
        more = f" (and {len(self.faults) - 1} more)" if len(self.faults) > 1 else ""
        super().__init__(f"{self.faults[0]}{more}")


class UnreadableContent(BadInput):
    """A file that cannot be read, or is not TOML."""


def builtin_files(game: str) -> dict[str, str]:
    """The package's own content files by name."""
    folder = resources.files(package_of(game)) / "content"
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".toml")
    }


def read_files(game: str, folder: Path | None = None) -> dict[str, dict[str, Any]]:
    """All content files of a game as plain data; files in the folder replace the package's."""
    texts = builtin_files(game)
    origins = dict.fromkeys(texts, "")
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
    files = {}
    for name, text in texts.items():
        try:
            files[name] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise UnreadableContent(f"is not TOML: {error}", origins[name] or name) from error
    return files


def digest(files: Mapping[str, Any]) -> str:
    """A short name of exactly this content."""
    return hashlib.sha256(msgspec.json.encode(files, order="sorted")).hexdigest()[:16]


def provenance(data: object, inherited: str = "") -> Counter[str]:
    """How many entries of a file are published, likely or house; one without its own word takes that above it."""
    words: Counter[str] = Counter()
    if isinstance(data, Mapping):
        word = str(data.get("provenance", inherited))
        for value in data.values():
            words += provenance(value, word)
        if not words and "provenance" in data:
            words[word] += 1
    elif isinstance(data, list):
        for item in data:
            if isinstance(item, Mapping):
                below = provenance(item, inherited)
                word = str(item.get("provenance", inherited))
                words += below or (Counter([word]) if word else Counter())
    return words


def shares(words: Counter[str]) -> str:
    """``published 10, likely 1, house 21``."""
    return ", ".join(f"{word} {words[word]}" for word in PROVENANCES if words[word])


class Reader:
    """Turns plain data into typed entries and collects every fault on the way."""

    def __init__(self, files: Mapping[str, Mapping[str, Any]]) -> None:
        self.files = files
        self.faults: list[Fault] = []

    def fault(self, file: str, key: str, what: str) -> None:
        self.faults.append(Fault(file, key, what))

    def get(self, file: str, *keys: str) -> Any:
        """A value of a file by its keys, or None with a fault."""
        value: Any = self.files[file]
        for i, key in enumerate(keys):
            if not isinstance(value, Mapping) or key not in value:
                self.fault(file, ".".join(keys[: i + 1]), "is missing")
                return None
            value = value[key]
        return value

    def table(self, file: str, key: str) -> Mapping[str, Any]:
        """A table of a file, or an empty one with a fault."""
        found = self.get(file, key)
        if found is not None and not isinstance(found, Mapping):
            self.fault(file, key, "must be a table")
        return found if isinstance(found, Mapping) else {}

    def entry(self, file: str, key: str, data: object, kind: type[T]) -> T | None:
        """One typed entry, or None with a fault."""
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            what, _, at = str(error).partition(" - at `$")
            place = at.rstrip("`")
            self.fault(file, key + place, what[:1].lower() + what[1:])
            return None

    def entries(self, file: str, keys: tuple[str, ...], kind: type[T]) -> list[T]:
        """A list of typed entries; those that are wrong are left out, with faults."""
        data = self.get(file, *keys)
        if data is None:
            return []
        label = ".".join(keys)
        if not isinstance(data, list):
            self.fault(file, label, "expected a list of tables")
            return []
        found = (self.entry(file, f"{label}[{i}]", item, kind) for i, item in enumerate(data))
        return [item for item in found if item is not None]

    def unique(self, file: str, key: str, names: Iterable[str]) -> None:
        seen: set[str] = set()
        for name in names:
            if name in seen:
                self.fault(file, key, f'"{name}" stands there twice; ids must be unique')
            seen.add(name)
