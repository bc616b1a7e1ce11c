"""A table that is open in this process: who looks at it, what is shown there, and what may happen at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from wheal.kernel.game import Game
from wheal.kernel.texts import texts
from wheal.server.storage.rows import Seat, TableRow
from wheal.server.tables.limits import Bucket
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.secrets import is_same
from wheal.server.tables.view_cache import ViewCache
from wheal.server.wire import documents

SPECTATOR: Final = -1
BOT_KEY: Final = "bot-"  # how the keys of bots begin
OTHER_RULES: Final = "table-frozen"  # why a table stands still, of the texts
DAMAGED: Final = "table-damaged"


class NoTable(Exception):
    """There is no such table, or the secret opens none of its seats, or nothing of it can be shown."""

    def __init__(self, message: str = "table-gone", **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def sentence(self) -> str:
        return texts()(self.message, **self.values)


class DamagedTable(NoTable):
    """What is stored of how a table began is damaged: nothing of it can be shown."""

    def __init__(self, reason: str) -> None:
        super().__init__("table-unreadable")
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class Denied(Exception):
    """A sentence for whoever may not do this now; nothing was changed."""

    def __init__(self, sentence: str, *, rule: str = "", is_stale: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.is_stale = is_stale


class Viewer(NamedTuple):
    """Whom a secret makes: a seat or a spectator; the host sits somewhere or looks on."""

    seat: int
    is_host: bool = False


@dataclass
class OpenTable:
    """A table that is open in this process."""

    row: TableRow
    seats: list[Seat]
    game: Game
    replayed: ReplayedTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[[], None]] = field(default_factory=set)
    sockets: dict[int, int] = field(default_factory=dict)  # how many are open, by seat
    cache: ViewCache = field(default_factory=ViewCache)
    stories: dict[str, tuple[int, documents.Story]] = field(default_factory=dict)  # by language, with the last undo
    story_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    chats: dict[int, Bucket] = field(default_factory=dict)
    snapshot_seq: int = 0  # the entry of the last snapshot
    last_used: float = 0.0
    is_deleted: bool = False
    frozen: str = ""  # why the table stands still, if it does

    def why_frozen(self) -> str:
        """Why the table stands still, in a sentence."""
        return texts()(self.frozen or OTHER_RULES, number=self.replayed.match.count)

    def replace_with(self, other: OpenTable) -> None:
        """Be the same table as it was read anew; whoever looks at it stays."""
        self.row, self.seats, self.game, self.replayed = other.row, other.seats, other.game, other.replayed
        self.snapshot_seq, self.frozen = other.snapshot_seq, other.frozen
        self.cache = ViewCache()
        self.stories.clear()

    def notify(self) -> None:
        """Let everybody who looks at this table look again; a view is made anew only where something else is shown."""
        for listener in list(self.listeners):
            listener()

    def viewer(self, secret: str) -> Viewer:
        """Whom a secret makes here; raises NoTable."""
        for seat in self.seats:
            if seat.secret and is_same(secret, seat.secret):
                return Viewer(seat.seat)
        if is_same(secret, self.row.host):
            return Viewer(SPECTATOR, is_host=True)
        if is_same(secret, self.row.watch):
            return Viewer(SPECTATOR)
        raise NoTable


class Act(NamedTuple):
    """Something that is to happen: the kind and text of an entry, and for which decision it was meant."""

    kind: str
    text: str = ""
    decision: int | None = None
    is_for_bot: bool = False  # of a seat that is played by nobody at a page
