"""Comparing what is expected with what is: tables by their keys, lists in order or as multisets, hidden things as ?."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from wheal.kernel.errors import BadInput
from wheal.kernel.game import HIDDEN
from wheal.kernel.hints import did_you_mean

COMPARISON = re.compile(r"^(>=|<=|>|<|!=)\s*(-?\d+)$")


class Difference(NamedTuple):
    """Where what is differs from what is expected."""

    path: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.path}: expected {show(self.expected)}, got {show(self.got)}"


def show(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {show(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(show, value)) + "]"
    return "nothing" if value is None else str(value)


def difference(path: str, expected: Any, got: Any, multisets: Collection[str]) -> Difference | None:
    """The first difference, or None; lists at paths with one of these endings (* for a name) have no order."""
    if isinstance(expected, Mapping):
        return _table_difference(path, expected, got, multisets)
    if isinstance(expected, str):
        comparison = COMPARISON.match(expected)
        if comparison is not None and isinstance(_measure(got), int):
            holds = _compare(_measure(got), comparison.group(1), int(comparison.group(2)))
            return None if holds else Difference(path, expected, got)
    if isinstance(expected, list):
        return _list_difference(path, expected, got, multisets)
    if isinstance(expected, int) and not isinstance(expected, bool) and isinstance(got, list):
        return None if len(got) == expected else Difference(path, expected, got)
    return None if is_equal(expected, got) else Difference(path, expected, got)


def is_equal(expected: Any, got: Any) -> bool:
    """Equal, with hidden lists as one ?, borders in either order, and things with an id by their id."""
    if isinstance(expected, Mapping):
        return isinstance(got, Mapping) and all(key in got and is_equal(v, got[key]) for key, v in expected.items())
    if expected == HIDDEN and isinstance(got, list):
        return all(item == HIDDEN for item in got)
    if isinstance(expected, str) and isinstance(got, Mapping):
        return expected == got.get("id")
    if isinstance(expected, str) and isinstance(got, str) and "/" in expected:
        return got in (expected, "/".join(reversed(expected.split("/"))))
    return type(expected) is type(got) and bool(expected == got)


def _measure(got: Any) -> Any:
    return len(got) if isinstance(got, list) else got


def _compare(number: int, sign: str, limit: int) -> bool:
    results = {
        ">=": number >= limit,
        "<=": number <= limit,
        ">": number > limit,
        "<": number < limit,
        "!=": number != limit,
    }
    return results[sign]


def _table_difference(
    path: str, expected: Mapping[str, Any], got: Any, multisets: Collection[str]
) -> Difference | None:
    if not isinstance(got, Mapping):
        return Difference(path, dict(expected), got)
    for key, value in expected.items():
        where = f"{path}.{key}" if path else key
        if key not in got:
            raise BadInput(f'unknown key "{key}" in expect.{path}{did_you_mean(key, map(str, got))}')
        found = difference(where, value, got[key], multisets)
        if found is not None:
            return found
    return None


def _list_difference(path: str, expected: list[Any], got: Any, multisets: Collection[str]) -> Difference | None:
    if not isinstance(got, list) or len(expected) != len(got):
        return Difference(path, expected, got)
    if any(fnmatchcase(f".{path}", f"*.{ending}") for ending in multisets):
        left = list(got)
        for item in expected:
            match = next((i for i, other in enumerate(left) if is_equal(item, other)), None)
            if match is None:
                return Difference(path, expected, got)
            del left[match]
        return None
    same = all(is_equal(a, b) for a, b in zip(expected, got, strict=True))
    return None if same else Difference(path, expected, got)


def lookup(tree: Any, path: str, where: str) -> Any:
    """The value at a dotted path, hidden where something around it is; raises BadInput with the nearest known key."""
    value = tree
    for word in path.split("."):
        if value == HIDDEN:
            return HIDDEN
        if isinstance(value, list) and word.isdigit() and int(word) < len(value):
            value = value[int(word)]
        elif isinstance(value, Mapping) and word in value:
            value = value[word]
        else:
            known = map(str, value) if isinstance(value, Mapping) else ()
            raise BadInput(f'unknown key "{word}" in {where}{did_you_mean(word, known)}')
        where = f"{where}.{word}"
    return value
