"""What is read from the database, looked at before it is used: a disk, a tool or a hand may have changed it.

SQLite holds anything in any column: words where a number should be, bytes that are no text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from wheal.server.storage.rows import Entry, Seat, SnapshotRow, TableRow

UNREADABLE: Final = "unreadable"  # the kind of an entry that was not what it should be
NO_NUMBER: Final = -1
SEEDS: Final = 1 << 64
ORIGINS: Final = ("", "seed", "record")


class DamagedRow(Exception):
    """A row does not hold what was stored in it."""


def text_of(value: Any) -> str:
    if not isinstance(value, str):
        raise DamagedRow(f"a {type(value).__name__} in place of a text")
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError as error:  # bytes that were no UTF-8
            raise DamagedRow("a text that is not UTF-8") from error
    return value


def number_of(value: Any) -> int:
    if type(value) is not int:
        raise DamagedRow(f"a {type(value).__name__} in place of a number")
    return value


def entry_of(row: Sequence[Any]) -> Entry:
    """An entry as it was read; one that cannot be read is of a kind that nobody folds."""
    seq, key, seat, kind, text, digest, at = row
    try:
        return Entry(
            number_of(seq),
            text_of(key),
            number_of(seat),
            text_of(kind),
            text_of(text),
            text_of(digest),
            number_of(at),
        )
    except DamagedRow:
        return Entry(seq if type(seq) is int else NO_NUMBER, "", NO_NUMBER, UNREADABLE, "", "", 0)


def seat_of(row: Sequence[Any]) -> Seat:
    """Raises DamagedRow."""
    seat, name, bot, secret = row
    return Seat(number_of(seat), text_of(name), text_of(bot), text_of(secret))


def snapshot_of(row: Sequence[Any]) -> SnapshotRow | None:
    """None where there is nothing to be used."""
    seq, moves, state, rest, digest = row
    if not isinstance(state, bytes):
        return None
    try:
        return SnapshotRow(number_of(seq), number_of(moves), state, text_of(rest), text_of(digest or ""))
    except DamagedRow:
        return None


def table_of(values: Mapping[str, Any]) -> TableRow:
    """Raises DamagedRow."""
    texts: dict[str, Any] = {
        name: text_of(values[name]) for name in ("id", "made_by", "game", "content", "host", "watch", "origin")
    }
    numbers: dict[str, Any] = {name: number_of(values[name]) for name in ("rules", "made", "touched", "links")}
    if texts["origin"] not in ORIGINS:
        raise DamagedRow("an origin that there is not")
    return TableRow(
        **texts,
        **numbers,
        options=options_of(values["options"]),
        seed=seed_of(values["seed"]),
        opening=text_of(values["opening"]).splitlines(),
        is_frozen=bool(values["is_frozen"]),
        is_bot_due=bool(values["is_bot_due"]),
        digest=text_of(values["digest"] or ""),
    )


def options_of(value: Any) -> dict[str, Any]:
    try:
        options = json.loads(text_of(value))
    except (ValueError, RecursionError) as error:
        raise DamagedRow("options that are not JSON") from error
    if not isinstance(options, dict):
        raise DamagedRow("options that are no object")
    return options


def seed_of(value: Any) -> int:
    text = text_of(value)
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS)) and int(text) < SEEDS):
        raise DamagedRow("a seed that is no number")
    return int(text)
