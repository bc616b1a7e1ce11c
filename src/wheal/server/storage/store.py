"""The store: the append-only log of every table, and what is stored beside it. Nothing here knows a rule of a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from wheal.server.storage import schema
from wheal.server.storage.checked import NO_NUMBER, entry_of, seat_of, snapshot_of, table_of, text_of
from wheal.server.storage.database import Database
from wheal.server.storage.rows import Entry, Head, Seat, SnapshotRow, TableRow

UNIX_EPOCH = 2440587.5  # as a Julian day
MS_OF_A_DAY = 86_400_000
CHANGED = 0  # in a notice in place of a number: links of the table have changed
INSERT_ENTRY = schema.entries.insert()
INSERT_SNAPSHOT = schema.snapshots.insert()
TOUCH_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(touched=sa.bindparam("at"), is_bot_due=sa.bindparam("is_due"))
)


def _last(seq: object) -> int:
    """The number of the last entry; one that is no number stands behind all that were read."""
    return seq if isinstance(seq, int) else sys.maxsize


def _count(links: object) -> int:
    return links if isinstance(links, int) else NO_NUMBER


class Store(Database):
    """What is stored of all tables. Every method is one transaction."""

    # ---- tables ---------------------------------------------------------------------------------
    async def make(self, row: TableRow, seats: Sequence[Seat], files: str) -> bool:
        """A new table; False if the key it is made with has made one already."""
        values = row._asdict() | {
            "options": json.dumps(row.options),
            "seed": str(row.seed),
            "opening": "\n".join(row.opening),
        }

        def insert(connection: sa.Connection) -> None:
            known = sa.select(schema.contents.c.digest).where(schema.contents.c.digest == row.content)
            if connection.scalar(known) is None:
                content = {"digest": row.content, "game": row.game, "files": files}
                connection.execute(schema.contents.insert().values(content))
            connection.execute(schema.tables.insert().values(values))
            connection.execute(schema.seats.insert(), [{"table_id": row.id, **seat._asdict()} for seat in seats])

        return await self._written(insert)

    async def find(self, table: str) -> TableRow | None:
        """The row of a table; raises DamagedRow."""
        return await self._find(schema.tables.c.id == table)

    async def find_by_key(self, key: str) -> TableRow | None:
        return await self._find(schema.tables.c.made_by == key)

    async def _find(self, condition: sa.ColumnElement[bool]) -> TableRow | None:
        async with self.reading() as connection:
            found = (await connection.execute(sa.select(schema.tables).where(condition))).mappings().first()
        return None if found is None else table_of({column.key: found[column] for column in schema.tables.columns})

    async def count_tables(self) -> int:
        async with self.reading() as connection:
            return int(await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)) or 0)

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table in their order; raises DamagedRow."""
        c = schema.seats.c
        query = sa.select(c.seat, c.name, c.bot, c.secret).where(c.table_id == table).order_by(c.seat)
        async with self.reading() as connection:
            return [seat_of(row) for row in (await connection.execute(query)).all()]

    async def content(self, digest: str) -> str:
        """The stored files of a content; raises DamagedRow, also where there are none."""
        async with self.reading() as connection:
            query = sa.select(schema.contents.c.files).where(schema.contents.c.digest == digest)
            return text_of(await connection.scalar(query))

    async def change_secret(self, table: str, seat: int, secret: str) -> None:
        """A new link for a seat, or (-1) for the spectators."""
        c = schema.tables.c
        counted: dict[str, Any] = {"links": c.links + 1} | ({"watch": secret} if seat < 0 else {})
        s = schema.seats.c

        def change(connection: sa.Connection) -> None:
            connection.execute(schema.tables.update().where(c.id == table).values(counted))
            if seat >= 0:
                changed = schema.seats.update().where(s.table_id == table, s.seat == seat)
                connection.execute(changed.values(secret=secret))
            self.notify(connection, table, CHANGED)

        await self.write(change)

    async def carry_over(self, table: str, rules: int, *, is_frozen: bool) -> None:
        """A table goes on with other rules, or stands still."""
        change = schema.tables.update().where(schema.tables.c.id == table).values(rules=rules, is_frozen=is_frozen)
        await self.write(lambda connection: connection.execute(change))

    async def freeze(self, table: str) -> None:
        """A table that cannot be read stands still: nobody plays its bots."""
        c = schema.tables.c
        frozen = schema.tables.update().where(c.id == table, ~c.is_frozen).values(is_frozen=True)
        await self.write(lambda connection: connection.execute(frozen), is_urgent=False)

    async def delete(self, table: str) -> None:

        def remove(connection: sa.Connection) -> None:
            connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
            self.notify(connection, table, -1)

        await self.write(remove)

    async def delete_idle(self, before: int) -> int:
        """Delete the tables that nobody has touched since a time; how many there were."""
        remove = schema.tables.delete().where(schema.tables.c.touched < before)
        return await self.write(lambda connection: int(connection.execute(remove).rowcount), is_urgent=False)

    # ---- the log --------------------------------------------------------------------------------
    async def append(self, table: str, entry: Entry, *, is_bot_due: bool, is_urgent: bool = True) -> bool:
        """Commit one entry; False if its number or its key is taken. What is not urgent lets people go first."""

        def insert(connection: sa.Connection) -> None:
            connection.execute(INSERT_ENTRY, {"table_id": table, **entry._asdict()})
            connection.execute(TOUCH_TABLE, {"table": table, "at": entry.at, "is_due": is_bot_due})
            self.notify(connection, table, entry.seq)

        return await self._written(insert, is_urgent=is_urgent)

    async def _written(self, write: Callable[[sa.Connection], object], *, is_urgent: bool = True) -> bool:
        """Whether it could be written; False if something of it is there already."""
        try:
            await self.write(write, is_urgent=is_urgent)
        except IntegrityError:
            return False
        return True

    async def tail(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        """The entries after a number, in order."""
        c = schema.entries.c
        query = sa.select(c.seq, c.key, c.seat, c.kind, c.text, c.digest, c.at)
        query = query.where(c.table_id == table, c.seq > after).order_by(c.seq)
        if upto is not None:
            query = query.where(c.seq <= upto)
        async with self.reading() as connection:
            return [entry_of(row) for row in (await connection.execute(query)).all()]

    async def count_entries(self, table: str) -> int:
        query = sa.select(sa.func.count()).select_from(schema.entries).where(schema.entries.c.table_id == table)
        async with self.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def find_entry(self, table: str, key: str) -> Entry | None:
        """What was stored under a key."""
        c = schema.entries.c
        query = sa.select(c.seq, c.key, c.seat, c.kind, c.text, c.digest, c.at)
        async with self.reading() as connection:
            found = (await connection.execute(query.where(c.table_id == table, c.key == key))).first()
        return None if found is None else entry_of(found)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Where each of these tables stands; nothing for a table that is gone."""
        if not tables:
            return {}
        c = schema.tables.c
        newest = sa.select(sa.func.max(schema.entries.c.seq)).where(schema.entries.c.table_id == c.id)
        last = sa.func.coalesce(newest.scalar_subquery(), 0)
        query = sa.select(c.id, last, c.links, c.is_frozen).where(c.id.in_(tables))
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {str(row[0]): Head(_last(row[1]), _count(row[2]), bool(row[3])) for row in rows}

    # ---- snapshots ------------------------------------------------------------------------------
    async def renew_snapshots(self, table: str, snapshots: Sequence[SnapshotRow]) -> None:
        """These snapshots in place of all that a table has."""
        rows = [{"table_id": table, **snapshot._asdict()} for snapshot in snapshots]

        def replace(connection: sa.Connection) -> None:
            connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == table))
            if rows:
                connection.execute(INSERT_SNAPSHOT, rows)

        await self._written(replace, is_urgent=False)  # unless another process does the same

    async def add_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Store a snapshot, unless another process has stored the same."""
        values = {"table_id": table, **snapshot._asdict()}
        await self._written(lambda connection: connection.execute(INSERT_SNAPSHOT, values), is_urgent=False)

    async def snapshots(self, table: str, *, moves: int | None = None, count: int = 1) -> list[SnapshotRow]:
        """The last snapshots, or the last with at most so many moves; the newest first."""
        c = schema.snapshots.c
        state = sa.type_coerce(c.state, sa.types.NullType())  # as it is, whatever it is
        query = sa.select(c.seq, c.moves, state, c.rest, c.digest).where(c.table_id == table).order_by(c.seq.desc())
        if moves is not None:
            query = query.where(c.moves <= moves)
        async with self.reading() as connection:
            rows = (await connection.execute(query.limit(count))).all()
        return [snapshot for row in rows if (snapshot := snapshot_of(row)) is not None]

    async def snapshot_after(self, table: str, moves: int) -> int | None:
        """The entry of the first snapshot with at least so many moves."""
        c = schema.snapshots.c
        async with self.reading() as connection:
            found = await connection.scalar(sa.select(sa.func.min(c.seq)).where(c.table_id == table, c.moves >= moves))
            return found if isinstance(found, int) else None

    # ---- bots -----------------------------------------------------------------------------------
    async def bots_due(self, owner: str = "") -> list[str]:
        """The tables that wait for a bot, apart from those that somebody else plays."""
        c, held = schema.tables.c, schema.leases.c
        others = sa.select(held.table_id).where(held.owner != owner, held.until >= self._now())
        query = sa.select(c.id).where(c.is_bot_due, ~c.is_frozen, c.id.not_in(others)).order_by(c.touched)
        async with self.reading() as connection:
            found = (await connection.scalars(query)).all()
        return [table for table in found if isinstance(table, str) and table.isascii()]

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        """Take the right to play a table's bots; False while somebody else has it."""
        c = schema.leases.c
        until = self._now() + int(seconds * 1000)

        def take(connection: sa.Connection) -> None:
            free = sa.or_(c.owner == owner, c.until < self._now())
            changed = schema.leases.update().where(c.table_id == table, free).values(owner=owner, until=until)
            if not connection.execute(changed).rowcount:
                connection.execute(schema.leases.insert().values(table_id=table, owner=owner, until=until))

        return await self._written(take, is_urgent=False)

    async def renew(self, owner: str, seconds: float) -> None:
        """Keep all that somebody holds for some more time."""
        renewed = schema.leases.update().where(schema.leases.c.owner == owner)
        renewed = renewed.values(until=self._now() + int(seconds * 1000))
        await self.write(lambda connection: connection.execute(renewed), is_urgent=False)

    async def release(self, tables: Sequence[str], owner: str) -> None:
        """Give back what somebody holds of these tables."""
        c = schema.leases.c
        given = schema.leases.delete().where(c.table_id.in_(tables), c.owner == owner)
        await self.write(lambda connection: connection.execute(given), is_urgent=False)

    def _now(self) -> sa.ColumnElement[int]:
        """Milliseconds by the clock of the database, which all processes share."""
        if self.is_sqlite:
            return sa.cast((sa.func.julianday("now") - UNIX_EPOCH) * MS_OF_A_DAY, sa.BigInteger)
        return sa.cast(sa.func.date_part("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
