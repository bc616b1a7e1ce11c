"""The store, on both databases: what it promises to the table."""

from __future__ import annotations

import asyncio
import time

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.exc import IntegrityError

from wheal.server.storage import schema
from wheal.server.storage.migrating import config, newest
from wheal.server.storage.rows import Entry, Head, Seat, SnapshotRow, TableRow
from wheal.server.storage.store import Store

pytestmark = pytest.mark.anyio

FILES = '{"areas.toml": "schema = 1"}'


def a_row(table: str = "table1", key: str = "key1") -> TableRow:
    return TableRow(
        table, key, "ore", 1, "content1", {"long": True, "reading": "b"}, 2**64 - 1, ["ann: slag", "bob: assets  auto"],
        "host", "watch", 100, 100, is_frozen=False, is_bot_due=True,
    )  # fmt: skip


def an_entry(seq: int, key: str = "", text: str = "mine gold") -> Entry:
    return Entry(seq, key or f"0:key{seq}", 0, "move", text, "digest", 1000 + seq)


SEATS = [Seat(0, "ann", "", "secret0"), Seat(1, "bób £ 🪙", "greedy", "secret1")]


async def made(store: Store, table: str = "table1", key: str = "key1") -> None:
    assert await store.make(a_row(table, key), SEATS, FILES)


async def test_a_table_is_found_as_it_was_made(store: Store) -> None:
    await made(store)
    assert await store.find("table1") == a_row()
    assert await store.find_by_key("key1") == a_row()
    assert await store.seats("table1") == SEATS
    assert await store.content("content1") == FILES
    assert await store.count_tables() == 1
    assert await store.find("nothing") is None
    assert await store.find_by_key("nothing") is None
    assert await store.seats("nothing") == []


async def test_a_key_makes_one_table(store: Store) -> None:
    await made(store)
    assert not await store.make(a_row("table2", "key1"), SEATS, FILES)
    assert await store.count_tables() == 1
    assert await store.find("table2") is None
    await made(store, "table3", "key3")  # of the same content
    assert await store.count_tables() == 2


async def test_the_same_key_at_the_same_time_makes_one_table(store: Store) -> None:
    rows = [a_row(f"table{n}", "key1") for n in range(6)]
    done = await asyncio.gather(*(store.make(row, SEATS, FILES) for row in rows))
    assert sorted(done) == [False] * 5 + [True]
    assert await store.count_tables() == 1


async def test_entries_are_told_in_order(store: Store) -> None:
    await made(store)
    for n in (1, 2, 3):
        assert await store.append("table1", an_entry(n, text=f"żółć {n}"), is_bot_due=False)
    assert await store.tail("table1", 0) == [an_entry(n, text=f"żółć {n}") for n in (1, 2, 3)]
    assert [entry.seq for entry in await store.tail("table1", 1)] == [2, 3]
    assert [entry.seq for entry in await store.tail("table1", 0, 2)] == [1, 2]
    assert await store.tail("table1", 3) == []
    row = await store.find("table1")
    assert row is not None
    assert (row.touched, row.is_bot_due) == (1003, False)


async def test_a_number_is_taken_once(store: Store) -> None:
    await made(store)
    assert await store.append("table1", an_entry(1), is_bot_due=False)
    assert not await store.append("table1", an_entry(1, "1:other"), is_bot_due=True)
    assert await store.tail("table1", 0) == [an_entry(1)]
    row = await store.find("table1")
    assert row is not None
    assert not row.is_bot_due  # nothing of the entry that was refused stays


async def test_a_key_is_taken_once(store: Store) -> None:
    await made(store)
    await made(store, "table2", "key2")
    assert await store.append("table1", an_entry(1, "0:key"), is_bot_due=False)
    assert not await store.append("table1", an_entry(2, "0:key"), is_bot_due=False)
    assert await store.append("table2", an_entry(1, "0:key"), is_bot_due=False)
    found = await store.find_entry("table1", "0:key")
    assert found is not None
    assert found.seq == 1
    assert await store.find_entry("table1", "0:other") is None


async def test_of_many_who_want_a_number_one_gets_it(store_url: str) -> None:
    stores = [Store(store_url) for _ in range(2)]
    await made(stores[0])
    wanted = [stores[n % 2].append("table1", an_entry(1, f"{n}:key"), is_bot_due=False) for n in range(8)]
    done = await asyncio.gather(*wanted)
    assert done.count(True) == 1
    assert [entry.key for entry in await stores[1].tail("table1", 0)] == [f"{done.index(True)}:key"]
    for store in stores:
        await store.close()


async def test_no_entry_without_its_table(store: Store) -> None:
    assert not await store.append("nothing", an_entry(1), is_bot_due=False)


async def test_heads(store: Store) -> None:
    await made(store)
    await made(store, "table2", "key2")
    await store.append("table1", an_entry(1), is_bot_due=False)
    await store.append("table1", an_entry(2), is_bot_due=False)
    assert await store.heads(["table1", "table2", "gone"]) == {"table1": Head(2, 0), "table2": Head(0, 0)}
    assert await store.heads([]) == {}


async def test_snapshots(store: Store) -> None:
    await made(store)
    rows = [SnapshotRow(seq, moves, bytes(range(256)), '{"orders": []}') for seq, moves in ((20, 18), (40, 35))]
    for row in rows:
        await store.add_snapshot("table1", row)
    await store.add_snapshot("table1", SnapshotRow(40, 1, b"other", ""))  # another process was first
    assert await store.snapshots("table1") == [rows[1]]
    assert await store.snapshots("table1", count=2) == [rows[1], rows[0]]
    assert await store.snapshots("table1", moves=34) == [rows[0]]
    assert await store.snapshots("table1", moves=17) == []
    assert await store.snapshot_after("table1", 19) == 40
    assert await store.snapshot_after("table1", 18) == 20
    assert await store.snapshot_after("table1", 36) is None


async def test_one_owner_has_the_lease_until_it_ends(store: Store) -> None:
    await made(store)
    assert await store.lease("table1", "me", 30)
    assert await store.lease("table1", "me", 30)
    assert not await store.lease("table1", "you", 30)
    await store.release(["table1"], "you")  # not yours to give
    assert not await store.lease("table1", "you", 30)
    await store.release(["table1"], "me")
    assert await store.lease("table1", "you", 0.05)
    time.sleep(0.1)  # noqa: ASYNC251 -- nothing else runs here
    assert await store.lease("table1", "me", 30)
    assert not await store.lease("nothing", "me", 30)


async def test_of_two_who_want_a_lease_one_gets_it(store_url: str) -> None:
    stores = [Store(store_url) for _ in range(2)]
    await made(stores[0])
    for seconds in (0.0, 30.0):  # a free one, and one that has ended
        time.sleep(0.01)  # noqa: ASYNC251
        done = await asyncio.gather(*(store.lease("table1", str(n), seconds) for n, store in enumerate(stores)))
        assert sum(done) == 1 or seconds == 0
    for store in stores:
        await store.close()


async def test_tables_that_wait_for_bots(store: Store) -> None:
    await made(store)
    assert await store.bots_due() == ["table1"]
    await store.append("table1", an_entry(1), is_bot_due=False)
    assert await store.bots_due() == []
    await store.append("table1", an_entry(2), is_bot_due=True)
    assert await store.bots_due() == ["table1"]
    await store.carry_over("table1", 2, is_frozen=True)
    assert await store.bots_due() == []
    row = await store.find("table1")
    assert row is not None
    assert (row.rules, row.is_frozen) == (2, True)


async def test_secrets_change(store: Store) -> None:
    await made(store)
    await store.change_secret("table1", 1, "new")
    await store.change_secret("table1", -1, "newer")
    assert [seat.secret for seat in await store.seats("table1")] == ["secret0", "new"]
    row = await store.find("table1")
    assert row is not None
    assert (row.watch, row.host) == ("newer", "host")


async def fill(store: Store, table: str) -> None:
    await store.append(table, an_entry(1), is_bot_due=False)
    await store.add_snapshot(table, SnapshotRow(1, 1, b"x", ""))
    await store.lease(table, "me", 30)


async def rows_of(store: Store, table: str) -> int:
    """In all that belongs to a table."""
    kept = (schema.seats, schema.entries, schema.snapshots, schema.leases)
    async with store.engine.connect() as connection:
        counts = [
            await connection.scalar(sa.select(sa.func.count()).select_from(t).where(t.c.table_id == table))
            for t in kept
        ]
    return sum(count or 0 for count in counts)


async def test_a_table_goes_with_all_that_is_its(store: Store) -> None:
    for n in (1, 2):
        await made(store, f"table{n}", f"key{n}")
        await fill(store, f"table{n}")
    assert await rows_of(store, "table1") == 5
    await store.delete("table1")
    await store.delete("table1")
    assert await store.find("table1") is None
    assert await rows_of(store, "table1") == 0
    assert await rows_of(store, "table2") == 5


async def test_idle_tables_are_deleted(store: Store) -> None:
    for n in (1, 2):
        await made(store, f"table{n}", f"key{n}")
    await fill(store, "table2")  # touched at 1001
    assert await store.delete_idle(100) == 0
    assert await store.delete_idle(1001) == 1
    assert await store.find("table1") is None
    assert await rows_of(store, "table1") == 0
    assert await store.heads(["table1", "table2"]) == {"table2": Head(1, 0)}


# ---- migrations -----------------------------------------------------------------------------------


async def test_migrations_make_what_the_code_expects(empty_url: str) -> None:
    store = Store(empty_url)
    await store.open()
    await store.open()  # nothing more to do
    assert await store.revision() == newest()

    def check(connection: sa.Connection) -> None:
        settings = config()
        settings.attributes["connection"] = connection
        command.check(settings)

    async with store.engine.connect() as connection:
        await connection.run_sync(check)
    await store.close()


async def test_a_migration_is_whole_or_not_at_all(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed while it makes the tables leaves nothing that stops the next one."""
    from alembic import op

    store = Store(empty_url)
    make_index = op.create_index

    def killed(*_args: object, **_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(op, "create_index", killed)
    with pytest.raises(KeyboardInterrupt):
        await store.open()
    await store.close()
    monkeypatch.setattr(op, "create_index", make_index)
    store = Store(empty_url)
    await store.open()
    assert await store.revision() == newest()
    await store.close()


async def test_two_processes_may_start_on_an_empty_database(empty_url: str) -> None:
    """And both come to know the same secret, which is made once."""
    stores = [Store(empty_url) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    secrets = await asyncio.gather(*(store.secret() for store in stores))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) >= 32
    assert await stores[0].secret() == secrets[0]
    for store in stores:
        await store.close()


async def test_the_secret_is_that_of_whoever_was_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes have looked and found none; the second to write takes the first one's."""
    first = await store.secret()
    scalars = iter([None])
    look = sa.ext.asyncio.AsyncConnection.scalar  # type: ignore[attr-defined]

    async def blind(self: object, *words: object) -> object:
        return next(scalars, None) if next(blinded, False) else await look(self, *words)

    blinded = iter([True])
    monkeypatch.setattr("sqlalchemy.ext.asyncio.AsyncConnection.scalar", blind)
    assert await store.secret() == first


async def test_a_conflict_that_is_none_of_ours_is_told(store: Store) -> None:
    """A row that breaks the schema is refused by the database itself: foreign keys are on."""
    with pytest.raises(IntegrityError):
        async with store.engine.begin() as connection:
            await connection.execute(schema.seats.insert().values(table_id="no", seat=0, name="", bot="", secret=""))
