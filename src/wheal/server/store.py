"""The store: the append-only log of every table, on SQLite or PostgreSQL. Nothing here knows a rule of a game."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wheal.server import schema
from wheal.server.migrating import upgrade

CHANNEL = "wheal"
LOCK = 0x77686561  # PostgreSQL's, for whoever brings the database up to date
CHANGED = 0  # in a notice in place of a number: links of the table have changed
BUSY_SECONDS = 5
POOL = 5
logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it would tell every value that is stored
AWAY = (DBAPIError, NoConnection, OSError, TimeoutError)


class Unavailable(Exception):
    """The database cannot be written or read now: full, locked or away. Nothing was changed."""


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
    begun: str = ""
    links: int = 0


class Head(NamedTuple):
    """The last entry of a table (0: none), and how often its links were changed."""

    seq: int
    links: int


class SnapshotRow(NamedTuple):
    seq: int
    moves: int
    state: bytes
    rest: str


class Store:
    """One database. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._make_engine()
        self._has_failed = False
        self._writing = asyncio.Lock()  # SQLite's writers wait by sleeping: ours stand in a queue

    def _make_engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(self.url, pool_pre_ping=True, pool_size=POOL, hide_parameters=True)
        engine = create_async_engine(self.url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine

    async def open(self) -> None:
        """Bring the database up to date, as a whole, and one process at a time."""
        async with self._writing_transaction() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.is_sqlite and self._has_failed:
            await asyncio.sleep(0.1)  # the thread of a connection that was never made still speaks to this loop

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except AWAY as error:
            self._has_failed = True
            raise Unavailable(str(error)) from error

    @asynccontextmanager
    async def _writing_transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            if self.is_sqlite:
                async with self._writing, self.engine.begin() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except AWAY as error:
            self._has_failed = True
            raise Unavailable(str(error)) from error

    # ---- the server's own -----------------------------------------------------------------------
    async def secret(self) -> str:
        """The secret of this database, made once."""
        async with self._reading() as connection:
            found = await connection.scalar(sa.select(schema.facts.c.value).where(schema.facts.c.name == "secret"))
        if found is not None:
            return str(found)
        try:
            async with self._writing_transaction() as connection:
                value = secrets.token_hex(32)
                await connection.execute(schema.facts.insert().values(name="secret", value=value))
                return value
        except IntegrityError:  # another process was first
            return await self.secret()

    async def revision(self) -> str:
        """The migration that the database has come to; empty for a new one."""
        async with self._reading() as connection:
            if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
                return ""
            return str(await connection.scalar(sa.text("select version_num from alembic_version")) or "")

    # ---- tables ---------------------------------------------------------------------------------
    async def make(self, row: TableRow, seats: Sequence[Seat], files: str) -> bool:
        """A new table; False if the key it is made with has made one already."""
        values = row._asdict() | {
            "options": json.dumps(row.options),
            "seed": str(row.seed),
            "opening": "\n".join(row.opening),
        }
        try:
            async with self._writing_transaction() as connection:
                known = sa.select(schema.contents.c.digest).where(schema.contents.c.digest == row.content)
                if await connection.scalar(known) is None:
                    content = {"digest": row.content, "game": row.game, "files": files}
                    await connection.execute(schema.contents.insert().values(content))
                await connection.execute(schema.tables.insert().values(values))
                rows = [{"table_id": row.id, **seat._asdict()} for seat in seats]
                await connection.execute(schema.seats.insert(), rows)
        except IntegrityError:
            return False
        return True

    async def find(self, table: str) -> TableRow | None:
        return await self._find(schema.tables.c.id == table)

    async def made_by(self, key: str) -> TableRow | None:
        return await self._find(schema.tables.c.made_by == key)

    async def _find(self, condition: sa.ColumnElement[bool]) -> TableRow | None:
        async with self._reading() as connection:
            found = (await connection.execute(sa.select(schema.tables).where(condition))).mappings().first()
        if found is None:
            return None
        opening = str(found["opening"]).splitlines()
        options = json.loads(found["options"])
        return TableRow(**(dict(found) | {"options": options, "seed": int(found["seed"]), "opening": opening}))

    async def count_tables(self) -> int:
        async with self._reading() as connection:
            return int(await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)) or 0)

    async def seats(self, table: str) -> list[Seat]:
        query = sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self._reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Seat(row["seat"], row["name"], row["bot"], row["secret"]) for row in rows]

    async def content(self, digest: str) -> str:
        async with self._reading() as connection:
            query = sa.select(schema.contents.c.files).where(schema.contents.c.digest == digest)
            return str(await connection.scalar(query))

    async def change_secret(self, table: str, seat: int, secret: str) -> None:
        """A new link for a seat, or (-1) for the spectators."""
        c = schema.tables.c
        counted: dict[str, Any] = {"links": c.links + 1} | ({"watch": secret} if seat < 0 else {})
        s = schema.seats.c
        async with self._writing_transaction() as connection:
            await connection.execute(schema.tables.update().where(c.id == table).values(counted))
            if seat >= 0:
                changed = schema.seats.update().where(s.table_id == table, s.seat == seat)
                await connection.execute(changed.values(secret=secret))
            await self._notify(connection, table, CHANGED)

    async def carry_over(self, table: str, rules: int, *, is_frozen: bool) -> None:
        """A table goes on with other rules, or stands still."""
        change = schema.tables.update().where(schema.tables.c.id == table).values(rules=rules, is_frozen=is_frozen)
        async with self._writing_transaction() as connection:
            await connection.execute(change)

    async def delete(self, table: str) -> None:
        async with self._writing_transaction() as connection:
            await connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
            await self._notify(connection, table, -1)

    async def delete_idle(self, before: int) -> int:
        """Delete the tables that nobody has touched since a time; how many there were."""
        async with self._writing_transaction() as connection:
            done = await connection.execute(schema.tables.delete().where(schema.tables.c.touched < before))
            return int(done.rowcount)

    # ---- the log --------------------------------------------------------------------------------
    async def append(self, table: str, entry: Entry, *, is_bot_due: bool) -> bool:
        """Commit one entry; False if its number or its key is taken."""
        try:
            async with self._writing_transaction() as connection:
                await connection.execute(schema.entries.insert().values(table_id=table, **entry._asdict()))
                now = {"touched": entry.at, "is_bot_due": is_bot_due}
                await connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(now))
                await self._notify(connection, table, entry.seq)
        except IntegrityError:
            return False
        return True

    async def _notify(self, connection: AsyncConnection, table: str, seq: int) -> None:
        if not self.is_sqlite:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {seq}")))

    async def tail(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        """The entries after a number, in order."""
        c = schema.entries.c
        query = sa.select(c.seq, c.key, c.seat, c.kind, c.text, c.digest, c.at)
        query = query.where(c.table_id == table, c.seq > after).order_by(c.seq)
        if upto is not None:
            query = query.where(c.seq <= upto)
        async with self._reading() as connection:
            return [Entry(*row) for row in (await connection.execute(query)).all()]

    async def seq_of(self, table: str, key: str) -> int | None:
        """The number under which a key was stored."""
        c = schema.entries.c
        async with self._reading() as connection:
            return await connection.scalar(sa.select(c.seq).where(c.table_id == table, c.key == key))

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Where each of these tables stands; nothing for a table that is gone."""
        if not tables:
            return {}
        c = schema.tables.c
        newest = sa.select(sa.func.max(schema.entries.c.seq)).where(schema.entries.c.table_id == c.id)
        query = sa.select(c.id, sa.func.coalesce(newest.scalar_subquery(), 0), c.links).where(c.id.in_(tables))
        async with self._reading() as connection:
            return {str(row[0]): Head(int(row[1]), int(row[2])) for row in (await connection.execute(query)).all()}

    # ---- snapshots ------------------------------------------------------------------------------
    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        try:
            async with self._writing_transaction() as connection:
                await connection.execute(schema.snapshots.insert().values(table_id=table, **snapshot._asdict()))
        except IntegrityError:
            pass  # another process has kept the same

    async def snapshots(self, table: str, *, moves: int | None = None, count: int = 1) -> list[SnapshotRow]:
        """The last snapshots, or the last with at most so many moves; the newest first."""
        c = schema.snapshots.c
        query = sa.select(c.seq, c.moves, c.state, c.rest).where(c.table_id == table).order_by(c.seq.desc())
        if moves is not None:
            query = query.where(c.moves <= moves)
        async with self._reading() as connection:
            return [SnapshotRow(*row) for row in (await connection.execute(query.limit(count))).all()]

    async def snapshot_after(self, table: str, moves: int) -> int | None:
        """The entry of the first snapshot with at least so many moves."""
        c = schema.snapshots.c
        async with self._reading() as connection:
            found = await connection.scalar(sa.select(sa.func.min(c.seq)).where(c.table_id == table, c.moves >= moves))
            return None if found is None else int(found)

    # ---- bots -----------------------------------------------------------------------------------
    async def bots_due(self) -> list[str]:
        """The tables that wait for a bot."""
        c = schema.tables.c
        async with self._reading() as connection:
            return list((await connection.scalars(sa.select(c.id).where(c.is_bot_due, ~c.is_frozen))).all())

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        """Take or renew the right to play a table's bots; False while somebody else has it."""
        now = time.time_ns() // 1_000_000
        c = schema.leases.c
        values = {"owner": owner, "until": now + int(seconds * 1000)}
        try:
            async with self._writing_transaction() as connection:
                free = sa.or_(c.owner == owner, c.until < now)
                changed = schema.leases.update().where(c.table_id == table, free).values(values)
                if (await connection.execute(changed)).rowcount:
                    return True
                await connection.execute(schema.leases.insert().values(table_id=table, **values))
        except IntegrityError:
            return False
        return True

    async def release(self, table: str, owner: str) -> None:
        c = schema.leases.c
        async with self._writing_transaction() as connection:
            await connection.execute(schema.leases.delete().where(c.table_id == table, c.owner == owner))


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}")
    try:
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # nobody else does
        raise
