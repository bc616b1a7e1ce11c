"""The rows of the database as the rest of the server handles them."""

from __future__ import annotations

from typing import Any, NamedTuple


class Entry(NamedTuple):
    """A line of a table's log. ``seat`` is -1 where the host or the server speaks."""

    seq: int
    key: str
    seat: int
    kind: str
    text: str
    digest: str
    at: int


class Seat(NamedTuple):
    seat: int
    name: str
    bot: str
    secret: str


class TableRow(NamedTuple):
    """What does not change while a table is played, apart from its links and when and how it stands."""

    id: str
    made_by: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seed: int
    opening: list[str]
    host: str
    watch: str
    made: int
    touched: int
    is_frozen: bool
    is_bot_due: bool
    origin: str = ""  # what its maker knew of the game: "seed", "record", or nothing
    links: int = 0
    digest: str = ""  # of how it began, seats included; empty for a table of an earlier version


class Head(NamedTuple):
    """The last entry of a table (0: none), how often its links were changed, and whether it stands still."""

    seq: int
    links: int
    is_frozen: bool = False


class SnapshotRow(NamedTuple):
    seq: int
    moves: int
    state: bytes
    rest: str
    digest: str = ""  # of all this; empty for a snapshot of an earlier version
