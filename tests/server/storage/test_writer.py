"""One thread writes to an SQLite file: people first, commits together, each write whole or not at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from wheal.server.storage.writer import Writer

pytestmark = pytest.mark.anyio

ROWS = sa.Table("rows", sa.MetaData(), sa.Column("name", sa.String, primary_key=True))


class Counted:
    """An engine over a file, and how often it has committed."""

    def __init__(self, path: Path) -> None:
        self.engine = sa.create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None})
        sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        ROWS.create(self.engine)
        self.commits = 0
        sa.event.listen(self.engine, "commit", self.count)

    def count(self, _connection: sa.Connection) -> None:
        self.commits += 1

    def names(self) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.scalars(sa.select(ROWS.c.name).order_by(sa.text("rowid"))))


@pytest.fixture
async def counted(tmp_path: Path) -> Counted:
    return Counted(tmp_path / "rows.sqlite3")


@pytest.fixture
async def writer(counted: Counted) -> AsyncIterator[Writer]:
    writer = Writer(counted.engine)
    yield writer
    await writer.close()


def insert(name: str) -> Callable[[sa.Connection], str]:
    def write(connection: sa.Connection) -> str:
        connection.execute(ROWS.insert(), {"name": name})
        return name

    return write


async def busy(writer: Writer) -> tuple[threading.Event, asyncio.Future[None]]:
    """Keep the thread busy until the event is set."""
    go_on, is_there = threading.Event(), threading.Event()

    def hold(_connection: sa.Connection) -> None:
        is_there.set()
        go_on.wait(30)

    held = asyncio.ensure_future(writer.write(hold, is_urgent=True))
    await asyncio.to_thread(is_there.wait, 30)
    return go_on, held


async def test_what_waits_is_committed_together_people_first(writer: Writer, counted: Counted) -> None:
    go_on, held = await busy(writer)
    before = counted.commits
    patient = [asyncio.ensure_future(writer.write(insert(f"bot {n}"), is_urgent=False)) for n in range(5)]
    urgent = [asyncio.ensure_future(writer.write(insert(f"person {n}"), is_urgent=True)) for n in range(3)]
    await asyncio.sleep(0)
    go_on.set()
    await held
    assert await asyncio.gather(*urgent, *patient) == [f"person {n}" for n in range(3)] + [f"bot {n}" for n in range(5)]
    assert counted.names() == [f"person {n}" for n in range(3)] + [f"bot {n}" for n in range(5)]
    assert counted.commits - before == 2  # the one that was held, and all others


async def test_one_that_cannot_be_written_leaves_the_others(writer: Writer, counted: Counted) -> None:
    await writer.write(insert("taken"), is_urgent=True)
    go_on, held = await busy(writer)
    names = ("first", "taken", "second")
    wanted = [asyncio.ensure_future(writer.write(insert(name), is_urgent=True)) for name in names]
    await asyncio.sleep(0)
    go_on.set()
    await held
    done = await asyncio.gather(*wanted, return_exceptions=True)
    assert (done[0], done[2]) == ("first", "second")
    assert isinstance(done[1], IntegrityError)
    assert counted.names() == ["taken", "first", "second"]


async def test_after_a_fault_each_is_written_by_itself(writer: Writer, counted: Counted) -> None:
    """A fault may have taken the whole transaction with it."""

    def spoil(connection: sa.Connection) -> None:
        connection.execute(ROWS.insert(), {"name": "half"})
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("this is no SQL")

    go_on, held = await busy(writer)
    wanted = [writer.write(insert("first"), is_urgent=True), writer.write(spoil, is_urgent=True)]
    tasks = [asyncio.ensure_future(each) for each in (*wanted, writer.write(insert("second"), is_urgent=True))]
    await asyncio.sleep(0)
    go_on.set()
    await held
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert (done[0], done[2]) == ("first", "second")
    assert isinstance(done[1], OperationalError)
    assert counted.names() == ["first", "second"]


async def test_who_leaves_while_it_is_written_harms_nobody(writer: Writer, counted: Counted) -> None:
    go_on, held = await busy(writer)
    leaving = asyncio.ensure_future(writer.write(insert("left"), is_urgent=True))
    staying = asyncio.ensure_future(writer.write(insert("stays"), is_urgent=True))
    await asyncio.sleep(0)
    leaving.cancel()
    go_on.set()
    await held
    assert await staying == "stays"
    assert "stays" in counted.names()


async def test_closing_writes_what_waits_and_it_can_be_used_again(writer: Writer, counted: Counted) -> None:
    tasks = [asyncio.ensure_future(writer.write(insert(f"{n}"), is_urgent=False)) for n in range(40)]
    await asyncio.sleep(0)
    await writer.close()
    assert await asyncio.gather(*tasks) == [f"{n}" for n in range(40)]
    assert writer.thread is None
    await writer.write(insert("again"), is_urgent=True)
    assert len(counted.names()) == 41
