"""How much one server, table or address may ask for."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Limits:
    tables: int = 10_000
    new_tables_a_minute: int = 30  # by one address
    chats_a_minute: int = 20  # by one seat
    body: int = 256 * 1024  # bytes of a request; a record may be long
    frame: int = 16 * 1024  # bytes of a socket's message
    sockets: int = 5_000
    idle_days: int = 0  # tables that nobody touched for so long are deleted; 0: never


@dataclass
class Bucket:
    """So many a minute, a few at once."""

    rate: int
    level: float = 0.0
    at: float = field(default_factory=time.monotonic)

    def takes(self) -> bool:
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate / 60)
        self.at = now
        if self.level >= self.rate:
            return False
        self.level += 1
        return True
