"""One database, SQLite or PostgreSQL: connections, transactions, notices and what is to be done when it is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wheal.server.storage import schema
from wheal.server.storage.migrating import upgrade
from wheal.server.storage.writer import Writer

T = TypeVar("T")

CHANNEL = "wheal"
LOCK = 0x77686561  # PostgreSQL's, for whoever brings the database up to date
BUSY_SECONDS = 5
POOL = 5
PATIENT = 3  # connections that writes may take which can wait: the others are for people
logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it would tell every value that is stored
AWAY = (DBAPIError, NoConnection, OSError, TimeoutError)
NEW_SECRET = schema.facts.insert().values(name="secret", value=sa.bindparam("value"))


class Unavailable(Exception):
    """The database cannot be written or read now: full, locked or away. Nothing was changed."""


class Database:
    """One database. Whoever subclasses it makes every method one transaction.

    What is written is a plain function over a connection: SQLite has one thread that runs all of them, PostgreSQL runs
    each in a transaction of its own.
    """

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._make_engine()
        self._has_failed = False
        self._writer = Writer(_writing_engine(self.url)) if self.is_sqlite else None
        self._patient = asyncio.Semaphore(PATIENT)

    def _make_engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(self.url, pool_pre_ping=True, pool_size=POOL, hide_parameters=True)
        engine = create_async_engine(self.url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
        sa.event.listen(engine.sync_engine, "connect", _read_any_text)
        return engine

    async def open(self) -> None:
        """Bring the database up to date, as a whole, and one process at a time."""

        def bring_up_to_date(connection: sa.Connection) -> None:
            if not self.is_sqlite:  # SQLite's transactions begin with its lock
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            upgrade(connection)

        await self.write(bring_up_to_date)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if self.is_sqlite and self._has_failed:
            await asyncio.sleep(0.1)  # the thread of a connection that was never made still speaks to this loop

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that changes nothing; raises Unavailable."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except AWAY as error:
            self._has_failed = True
            raise Unavailable(str(error)) from error

    async def write(self, write: Callable[[sa.Connection], T], *, is_urgent: bool = True) -> T:
        """Run a write in a transaction: what it returns, once it is committed. What is not urgent lets people go first.

        Raises Unavailable, or IntegrityError where a key is taken; then nothing has changed.
        """
        try:
            if self._writer is not None:
                return await self._writer.write(write, is_urgent=is_urgent)
            if is_urgent:
                return await self._write_alone(write)
            async with self._patient:
                return await self._write_alone(write)
        except IntegrityError:
            raise
        except AWAY as error:
            self._has_failed = True
            raise Unavailable(str(error)) from error

    async def _write_alone(self, write: Callable[[sa.Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(write)

    def notify(self, connection: sa.Connection, table: str, seq: int) -> None:
        """Let the listeners of other processes know, if this transaction is committed."""
        if not self.is_sqlite:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {seq}")))

    async def secret(self) -> str:
        """The secret of this database, made once."""
        async with self.reading() as connection:
            found = await connection.scalar(sa.select(schema.facts.c.value).where(schema.facts.c.name == "secret"))
        if found is not None:
            return str(found)
        value = secrets.token_hex(32)
        try:
            await self.write(lambda connection: connection.execute(NEW_SECRET, {"value": value}))
        except IntegrityError:  # another process was first
            return await self.secret()
        return value

    async def revision(self) -> str:
        """The migration that the database has come to; empty for a new one."""
        async with self.reading() as connection:
            if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
                return ""
            return str(await connection.scalar(sa.text("select version_num from alembic_version")) or "")


def _writing_engine(url: sa.URL) -> sa.Engine:
    """For the thread that writes to an SQLite file: one connection, whose transactions begin with the lock."""
    engine = sa.create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False, "isolation_level": None},
        hide_parameters=True,
    )
    sa.event.listen(engine, "connect", _set_pragmas)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


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


def _read_any_text(connection: Any, _record: Any) -> None:
    """Bytes that are no UTF-8 are found by whoever looks at the row; the other rows can be read."""
    driver = getattr(connection, "driver_connection", connection)
    driver.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
