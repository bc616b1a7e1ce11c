"""Names of players: which are allowed, and how a line of notation begins with one."""

from __future__ import annotations

from collections.abc import Sequence

from wheal.kernel.errors import BadInput
from wheal.kernel.look_alikes import has_unseen, mixes_alphabets, skeleton
from wheal.kernel.texts import texts

FORBIDDEN_IN_NAMES = set(":;,#")
LONGEST_NAME = 40
CHAIN = "; "  # between several moves of one player in a line
RESERVED_NAMES = {"none", "spectator", "lw", "?"}  # they mean something else in scenarios and records


def check_names(names: Sequence[str]) -> list[str]:
    """Names that records can hold; raises BadInput."""
    cleaned = [str(name).strip() for name in names]
    for name in cleaned:
        if not name or FORBIDDEN_IN_NAMES & set(name) or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadInput(texts()("bad-name", name=repr(name)[1:-1], longest=LONGEST_NAME))
    for name in cleaned:
        if name.lower() in RESERVED_NAMES:
            raise BadInput(texts()("bad-name-reserved", name=name))
    if len(set(cleaned)) != len(cleaned):
        raise BadInput(texts()("bad-name-twice"))
    return cleaned


def check_new_names(names: Sequence[str]) -> list[str]:
    """Names for a new table: nobody can be taken for somebody else. Records may hold older ones. Raises BadInput."""
    cleaned = check_names(names)
    seen: dict[str, str] = {}
    for name in cleaned:
        if has_unseen(name):
            raise BadInput(texts()("bad-name-invisible", name=name.encode("ascii", "backslashreplace").decode()))
        if mixes_alphabets(name):
            raise BadInput(texts()("bad-name-scripts", name=name))
        first = seen.setdefault(skeleton(name), name)
        if first is not name:
            raise BadInput(texts()("bad-name-alike", first=first, second=name))
    return cleaned


def split_name(line: str) -> tuple[str | None, str]:
    """The name before the colon, if there is a colon, and the rest of the line."""
    name, colon, rest = line.partition(":")
    return (name.strip(), rest) if colon else (None, line)


def split_moves(line: str) -> list[str]:
    """Several moves of one player in a line, separated by semicolons; each with the name that the line begins with."""
    name, colon, rest = line.partition(":")
    if not colon:
        return [part for part in line.split(";") if part.strip()] or [line]
    return [f"{name}: {part.strip()}" for part in rest.split(";") if part.strip()] or [line]
