"""Which tables' bots this process plays, where several processes share a database."""

from __future__ import annotations

import os
import secrets
from typing import Final

from wheal.server.storage.store import Store

LEASE: Final = 4.0  # seconds, renewed while it is played: the bots of a process that died wait no longer
RENEW_EVERY: Final = LEASE / 3


class Leases:
    """The right to play the bots of tables. On SQLite there is one process, and nothing needs to be stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.owner = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.held: set[str] = set()
        self.unneeded: set[str] = set()

    async def take(self, table: str) -> bool:
        """Whether this process plays the bots of a table; False while another one does."""
        self.unneeded.discard(table)
        if self.store.is_sqlite or table in self.held:
            return True
        if not await self.store.lease(table, self.owner, LEASE):
            return False
        self.held.add(table)
        return True

    def drop(self, table: str) -> None:
        """A table needs no bot any more: its lease goes back with the next renewal."""
        if table in self.held:
            self.held.discard(table)
            self.unneeded.add(table)

    async def renew(self) -> None:
        """Keep all leases, and give back those that are not needed, each by one statement."""
        if self.unneeded:
            given, self.unneeded = self.unneeded, set()
            await self.store.release(sorted(given), self.owner)
        if self.held:
            await self.store.renew(self.owner, LEASE)

    async def give_back(self) -> None:
        """At the end of the process."""
        given = sorted(self.held | self.unneeded)
        if given:
            await self.store.release(given, self.owner)
