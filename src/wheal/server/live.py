"""A table that is open in this process: who looks at it, what is shown there, and what may happen at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from wheal.kernel.game import Game
from wheal.server import wire
from wheal.server.boards import Kept
from wheal.server.folded import Folded
from wheal.server.limits import Bucket
from wheal.server.secrets import is_same
from wheal.server.store import Seat, TableRow

SPECTATOR: Final = -1
BOT_KEY: Final = "bot-"  # how the keys of bots begin


class NoTable(Exception):
    """There is no such table, or the secret opens none of its seats."""


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
class Live:
    """A table that is open in this process."""

    row: TableRow
    seats: list[Seat]
    game: Game
    folded: Folded
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[[], None]] = field(default_factory=set)
    here: dict[int, int] = field(default_factory=dict)  # sockets by seat
    views: dict[tuple[int, str], tuple[int, wire.TableState]] = field(default_factory=dict)
    stories: dict[str, tuple[int, wire.Story]] = field(default_factory=dict)  # by language, with the last undo
    boards: Kept = field(default_factory=dict)
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)  # of a story
    chats: dict[int, Bucket] = field(default_factory=dict)
    kept_at: int = 0  # the entry of the last snapshot
    used: float = 0.0
    is_gone: bool = False

    def changed(self) -> None:
        """Tell everybody who looks at this table."""
        self.views.clear()
        self.tell()

    def tell(self) -> None:
        """Let everybody look again, if only at who is here."""
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
