"""Content files as typed entries: a reader that finds every fault, with its line and the nearest known word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NoReturn, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from wheal.kernel.content import NAMED_BY, BadContent, Fault, Source
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean

if TYPE_CHECKING:
    from wheal.kernel.scenario.places import Path as Place
    from wheal.kernel.scenario.places import Places

T = TypeVar("T")

LARGEST: Final = 999  # no number of a component is larger
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]

_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file; every one may say where its values come from."""

    provenance: Literal["published", "likely", "house"] | None = None
    attested: list[str] = []  # the fields that are published though others are not


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The keys of a table."""
    return {each.encode_name: each for each in msgspec.structs.fields(kind)}


def own_fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The keys of a table that hold its values."""
    return {name: each for name, each in fields_of(kind).items() if name not in Entry.__struct_fields__}


def is_id(name: str, reserved: Iterable[str] = ()) -> bool:
    """Ids stand in moves, so they are words, and not those with a meaning of their own there."""
    return _ID.fullmatch(name) is not None and name not in reserved


class Reader:
    """Turns plain data into typed entries and collects every fault on the way, several in one entry too."""

    def __init__(self, sources: Mapping[str, Source]) -> None:
        self.sources = sources
        self.files: dict[str, Mapping[str, Any]] = {name: source.data for name, source in sources.items()}
        self.faults: list[Fault] = []
        self._places: dict[str, Places] = {}

    # ---- faults -----------------------------------------------------------------------------
    def fault(self, file: str, key: str, what: str, at: Place | None = None) -> None:
        """Note what is wrong with a key; ``at`` where it stands, if the key does not say."""
        place = place_in(self.files[file], key) if at is None else at
        self.faults.append(Fault(file, key, what, self._line(file, place) if place else 0))

    def _line(self, file: str, place: Place) -> int:
        if file not in self._places:
            from wheal.kernel.scenario.places import Places

            self._places[file] = Places(self.sources[file].text)
        return self._places[file].line(place)

    def unknown_key(self, file: str, key: str, name: str, known: Iterable[str]) -> None:
        at = (*place_in(self.files[file], key), name)
        self.fault(file, key, f'unknown key "{name}"{did_you_mean(name, known)}', at)

    def word(self, file: str, key: str, word: str, known: Iterable[str], kind: str = "") -> bool:
        """Whether this is a known word; if not, with a fault."""
        known = tuple(known)
        if word not in known:
            unknown = f"unknown {kind}" if kind else "unknown"
            self.fault(file, key, f'{unknown} "{word}"{did_you_mean(word, known)}')
        return word in known

    def unique(self, file: str, key: str, names: Iterable[str]) -> None:
        seen: Counter[str] = Counter()
        for name in names:
            if seen[name]:
                places = list(places_of(self.files[file], name))
                at = places[seen[name]] if seen[name] < len(places) else None
                self.fault(file, key, f'"{name}" stands there twice; ids must be unique', at)
            seen[name] += 1

    def same_keys(self, file: str, key: str, found: Iterable[str], wanted: Iterable[str]) -> None:
        """Whether a table has these keys, all of them and no other."""
        found, wanted = list(found), list(wanted)
        for name in found:
            if name not in wanted:
                self.unknown_key(file, key, name, wanted)
        for name in wanted:
            if name not in found:
                self.fault(file, key, f"{name} is missing")

    def no_faults(self) -> None:
        """Raises BadContent if there are any."""
        if self.faults:
            raise BadContent(self.faults)

    # ---- values and entries -----------------------------------------------------------------
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
        """One typed entry, or None with every fault in it."""
        before = len(self.faults)
        self._check(file, key, data, kind)
        return self._convert(file, key, data, kind) if len(self.faults) == before else None

    def keyed_entries(self, file: str, keys: tuple[str, ...], kind: type[T]) -> list[tuple[str, T]]:
        """A list of typed entries, each with its key, ``border[0]``; those that are wrong are left out, with faults."""
        data = self.get(file, *keys)
        label = ".".join(keys)
        if not isinstance(data, list):
            if data is not None:
                self.fault(file, label, "expected a list of tables")
            return []
        found = [(key := f"{label}[{i}]", self.entry(file, key, item, kind)) for i, item in enumerate(data)]
        return [(key, entry) for key, entry in found if entry is not None]

    def entries(self, file: str, keys: tuple[str, ...], kind: type[T]) -> list[T]:
        return [entry for _, entry in self.keyed_entries(file, keys, kind)]

    def valid(self, file: str, keys: tuple[str, ...], kind: type[T]) -> list[T]:
        """The entries of a file whose faults are known already."""
        return Reader(self.sources).entries(file, keys, kind)

    def is_whole(self, file: str, *keys: str) -> bool:
        """Whether no entry of a list was left out, so that it can be said what the list lacks."""
        label = ".".join(keys)
        wrong = [fault.key for fault in self.faults if fault.file == file]
        return not any(key.startswith(f"{label}[") or f"{label}.".startswith(f"{key}.") for key in wrong)

    def _convert(self, file: str, key: str, data: object, kind: type[T]) -> T | None:
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            what, _, at = str(error).partition(" - at `$")
            self.fault(file, key + at.rstrip("`"), what[:1].lower() + what[1:])
            return None

    def _check(self, file: str, key: str, data: object, kind: Any) -> None:
        """Find every fault; msgspec itself stops at the first."""
        origin, arguments = get_origin(kind), get_args(kind)
        if NoneType in arguments:
            self._check(file, key, data, arguments[0])
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            self._check_table(file, key, data, kind)
        elif origin is list and isinstance(data, list):
            for i, item in enumerate(data):
                self._check(file, f"{key}[{i}]", item, arguments[0])
        elif origin is dict and isinstance(data, Mapping):
            for name, value in data.items():
                self._check(file, f"{key}.{name}", value, arguments[1])
        elif origin is Literal:
            self._check_choice(file, key, data, arguments)
        else:
            self._convert(file, key, data, kind)

    def _check_choice(self, file: str, key: str, data: object, choices: tuple[object, ...]) -> None:
        words = [choice for choice in choices if isinstance(choice, str)]
        if words and isinstance(data, str):
            self.word(file, key, data, words)
        elif not any(data == choice and type(data) is type(choice) for choice in choices):
            self.fault(file, key, f"must be {' or '.join(map(repr, choices))}")

    def _check_table(self, file: str, key: str, data: object, kind: type[msgspec.Struct]) -> None:
        if not isinstance(data, Mapping):
            self.fault(file, key, "must be a table")
            return
        fields = fields_of(kind)
        inside = f"{key}." if key else ""
        for name in data:
            if name not in fields:
                self.unknown_key(file, key, name, fields)
        for name, each in fields.items():
            if name in data:
                self._check(file, f"{inside}{name}", data[name], each.type)
            elif each.required:
                self.fault(file, key, f"{name} is missing")
        attested = data.get("attested")
        if isinstance(attested, list) and "attested" in fields and fields["attested"].type == list[str]:
            for name in attested:
                self.word(file, f"{inside}attested", name, own_fields(kind))


class DefinitionReader(Reader):
    """Reads what a scenario defines: it stands in no file, and the first fault is raised, a sentence with its path."""

    def __init__(self) -> None:
        super().__init__({})

    def definitions(self, define: Mapping[str, Any], kinds: Iterable[str]) -> Iterator[tuple[str, str, Any, str]]:
        """What is defined: its kind, its id, its keys, and the path to name in messages."""
        kinds = tuple(kinds)
        for kind, entries in define.items():
            if kind not in kinds:
                self.unknown_key("", "define", kind, kinds)
            if not isinstance(entries, Mapping):
                self.fault("", f"define.{kind}", "must be a table of ids")
            for name, data in entries.items():
                yield kind, name, data, f"define.{kind}.{name}"

    def read(self, where: str, data: object, kind: type[T]) -> T:
        entry = self.entry("", where, data, kind)
        assert entry is not None
        return entry

    def fault(self, file: str, key: str, what: str, at: Place | None = None) -> NoReturn:
        raise BadInput(f"{key}: {what}")

    def unknown_key(self, file: str, key: str, name: str, known: Iterable[str]) -> NoReturn:
        raise BadInput(f'unknown key "{name}" in {key}{did_you_mean(name, known)}')


# ---- places ---------------------------------------------------------------------------------
def place_in(data: object, key: str) -> Place:
    """The path of what a key names, as far as it is there: ``gold[1].price``, or by its id ``gold TG02.price``."""
    for step, name, value in _steps(data):
        rest = key.removeprefix(name)
        if rest != key and rest[:1] in ("", ".", "[", " "):
            return (step, *place_in(value, rest.removeprefix(".")))
    return ()


def _steps(data: object) -> Iterator[tuple[str | int, str, object]]:
    """The ways down from here, and how they are written in a key."""
    if isinstance(data, Mapping):
        yield from ((name, name, value) for name, value in data.items())
    elif isinstance(data, list):
        for i, item in enumerate(data):
            yield i, f"[{i}]", item
            yield from ((i, f" {name}", item) for name in _names(item))


def places_of(data: object, name: str) -> Iterator[Place]:
    """The paths of all entries with this id."""
    if name in _names(data):
        yield ()
    items = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    for step, value in items:
        for place in places_of(value, name):
            yield (step, *place)


def _names(entry: object) -> list[str]:
    return [str(entry[key]) for key in NAMED_BY if key in entry] if isinstance(entry, Mapping) else []
