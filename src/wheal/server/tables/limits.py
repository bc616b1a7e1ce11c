"""How much one server, table, link or address may ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Final

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Limits:
    """Every number can be changed by a variable of the environment: see `settings`."""

    tables: int = 10_000
    idle_days: int = 0  # tables that nobody touched for so long are deleted; 0: never
    body: int = 256 * 1024  # bytes of a request; a record may be long
    frame: int = 16 * 1024  # bytes of a socket's message
    chats_a_minute: int = 20  # by one seat

    # By one link, and by one address with all its links.
    pictures_a_minute: int = 20
    pictures_a_minute_address: int = 60
    questions_a_minute: int = 300  # previews, why-not, and states that are asked for again
    questions_a_minute_address: int = 1_500
    history_a_minute: int = 300  # earlier positions and pages of the log; a story or a record counts as several
    history_a_minute_address: int = 900
    hints_a_minute: int = 30  # hints, and why bots moved
    hints_a_minute_address: int = 120
    orders_a_minute: int = 60  # standing orders, and seats left or taken back
    orders_a_minute_address: int = 300
    new_tables_a_minute: int = 30  # by one address; copies and rematches too
    copies_a_minute: int = 10  # copies and rematches by one link

    sockets: int = 5_000
    sockets_a_link: int = 20
    spectators: int = 500  # sockets of the link for spectators, which many share
    sockets_an_address: int = 200
    connections_an_address: int = 300  # of those that come without a proxy
    head_bytes: int = 32 * 1024  # of a request: its line and its headers
    head_seconds: int = 10
    body_seconds: int = 30
    hello_seconds: int = 10  # until a socket's first message
    unsent_bytes: int = 1024 * 1024  # that wait for somebody who does not read
    unsent_seconds: int = 20


def now() -> float:
    """The clock by which buckets run empty, in seconds."""
    return monotonic()


@dataclass
class Bucket:
    """So many a minute, as many at once."""

    rate: int
    level: float = 0.0
    at: float = field(default_factory=now)

    def takes(self, cost: int = 1) -> bool:
        """Count something, if there is room for it."""
        if not self.has_room(cost):
            return False
        self.level += cost
        return True

    def has_room(self, cost: int = 1) -> bool:
        at = now()
        self.level = max(0.0, self.level - max(0.0, at - self.at) * self.rate / 60)
        self.at = at
        return self.level + max(1, min(cost, self.rate)) <= self.rate
