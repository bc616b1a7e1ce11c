"""The tables that wait for a bot, in the order in which they get their turn."""

from __future__ import annotations

import asyncio
from typing import Final

SHARE: Final = 8  # every so many turns one is for a table at which nobody looks


class WaitingTables:
    """Tables in a row: who has had a turn goes to the end. Tables that somebody looks at come before the others.

    A table whose turn it is stands in neither row until its turn has ended.
    """

    def __init__(self) -> None:
        self.watched: dict[str, None] = {}
        self.unwatched: dict[str, None] = {}
        self.busy: dict[str, bool] = {}  # tables that have their turn; whether they are to wait for another
        self.turns = 0
        self.has_some = asyncio.Event()

    def __len__(self) -> int:
        return len(self.watched) + len(self.unwatched)

    def add(self, table: str, *, is_watched: bool) -> None:
        """Let a table wait; one that waits already keeps its place, unless somebody has begun to look at it."""
        if table in self.busy:
            self.busy[table] = True
            return
        if is_watched:
            self.unwatched.pop(table, None)
            self.watched.setdefault(table)
        elif table not in self.watched:
            self.unwatched.setdefault(table)
        self.has_some.set()

    async def next(self) -> str:
        """The table whose turn it is; it must be given back by ``end_turn``."""
        while not self:
            self.has_some.clear()
            await self.has_some.wait()
        self.turns += 1
        is_for_others = self.turns % SHARE == 0
        first, second = (self.unwatched, self.watched) if is_for_others else (self.watched, self.unwatched)
        row = first or second
        table = next(iter(row))
        del row[table]
        self.busy[table] = False
        return table

    def end_turn(self, table: str) -> bool:
        """The turn of a table has ended; whether somebody has asked for another meanwhile."""
        return self.busy.pop(table)
