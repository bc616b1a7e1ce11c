"""Changes between two states of a table as values at paths, and how whoever holds the first makes the second of them.

A path leads from the state downwards: names of fields, keys, and places in lists. Where a list has another length, or
an object other keys, the whole list or object is the value.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from wheal.server.wire.to_page import Change, LogLine, Patch, Path, TableState

NOT_COMPARED: Final = ("seq", "log", "is_log_whole")  # a change has fields of its own for them
LOOKED_INTO: Final = ("position", "seats")  # of the others every value is short, or mostly other as a whole


def change_between(before: TableState, after: TableState, log: list[LogLine], *, is_log_whole: bool) -> Change:
    """What makes one state of another; ``log``: the lines that are new."""
    patches: list[Patch] = []
    for name in TableState.__struct_fields__:
        if name in NOT_COMPARED:
            continue
        old, new = getattr(before, name), getattr(after, name)
        if name in LOOKED_INTO:
            patches += patches_between(old, new, [name])
        elif old is not new and old != new:
            patches.append(Patch([name], new))
    return Change(before.seq, after.seq, patches, log, is_log_whole)


def patches_between(before: Any, after: Any, path: Path) -> list[Patch]:
    """The values that differ, each at its path."""
    found: list[Patch] = []
    if before is not after and before != after:
        _compare(before, after, path, found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Patch]) -> None:
    """Find what differs in two values that are not equal; equal parts are not looked into."""
    kind = type(after)
    if type(before) is not kind:
        found.append(Patch(path, after))
    elif kind is list and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                _compare(old, new, [*path, i], found)
    elif kind is dict and before.keys() == after.keys():
        for key, new in after.items():
            if before[key] is not new and before[key] != new:
                _compare(before[key], new, [*path, str(key)], found)
    elif names := _names_of(kind):  # type: ignore[arg-type] # a class can be a key
        for name, old, new in zip(names, astuple(before), astuple(after), strict=True):
            if old is not new and old != new:
                _compare(old, new, [*path, name], found)
    else:
        found.append(Patch(path, after))


@cache
def _names_of(kind: type) -> tuple[str, ...]:
    """The fields of a struct that is written as an object with all of them under their own names; else nothing."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    config = kind.__struct_config__
    is_plain = not (config.omit_defaults or config.array_like or config.tag)
    is_plain = is_plain and kind.__struct_fields__ == kind.__struct_encode_fields__
    return kind.__struct_fields__ if is_plain else ()


def apply_change(state: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The state after a change, both as they are read from the wire; the old one stays as it was.

    Raises ValueError if the change is not one of this state.
    """
    if change["since"] != state["seq"]:
        raise ValueError(f"a change of {change['since']}, but the state is {state['seq']}")
    after = {**state, **{name: change[name] for name in NOT_COMPARED}}
    for path, value in change["patches"]:
        after = _with_value(after, path, value)
    return after


def _with_value(tree: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    key, *rest = path
    copy = tree.copy()
    copy[key] = _with_value(tree[key], rest, value)
    return copy


def apply_message(state: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any] | None:
    """The state that a page holds after any message of the server; its log is what this message has brought."""
    if message["type"] == "state":
        return message
    if message["type"] == "change" and state is not None:
        return apply_change(state, message)
    return state
