"""What was stored is damaged: a clear answer each time, never played on, and other tables do not notice."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.places import ROOT
from tests.server.damaging import (
    Damage,
    change_entry,
    delete_entries,
    delete_seats,
    is_answered,
    run_sql,
    run_statement,
)
from tests.server.table_parts import another_service, do, lay_table, play_on, refused, seen, until_idle
from wheal.server.bots.keeper import BotKeeper
from wheal.server.show import history, views
from wheal.server.storage import schema
from wheal.server.tables import replay as kinds
from wheal.server.tables.digests import snapshot_digest
from wheal.server.tables.open_table import Act, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import documents

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pictures_in_a_thread")]

PLAYED = 65  # moves; snapshots are at 20, 40 and 60
S, T, N = schema.seats.c, schema.tables.c, schema.snapshots.c


async def is_frozen_at(url: str, made: documents.Made, seq: int) -> OpenTable:
    """It is shown up to an entry, says that it is damaged, can be downloaded, and nothing can be done."""
    async with another_service(url) as other:
        frozen = await other.open(made.table)
        assert (frozen.row.is_frozen, frozen.replayed.seq) == (True, seq)
        row = await other.store.find(made.table)
        assert row is not None
        assert row.is_frozen
        move = (frozen.replayed.match.legal_moves or [""])[0]
        seat = max(0, frozen.replayed.match.state.current_player)
        acts = (Act(kinds.MOVE, move, frozen.replayed.numbers[seat]), Act(kinds.UNDO), Act(kinds.CHAT, "hello"))
        for act in acts:
            denied = await refused(other, frozen, seat, act)
            assert denied.sentence.startswith("What is stored of this game is damaged: it can be read")
        state = views.table_state(frozen, Viewer(0), "pl")
        assert (state.status, state.choices) == ("frozen", [])
        assert state.waiting.startswith("Zapis tej gry na serwerze jest uszkodzony: można ją czytać")
        record = await history.record_of(other, frozen, 0)
        assert record.count("\nann: ") + record.count("\nbob: ") + record.count("\ncal: ") > 0 or not seq
        await other.compare()
        await other.catch_up(frozen)
        assert frozen.replayed.seq == seq
    state_shown = await is_answered(url, made)
    assert state_shown["status"] == "frozen"
    return frozen


# ---- the log --------------------------------------------------------------------------------------

LOGS: dict[str, tuple[int, Damage]] = {  # the last entry that agrees, and what was done
    "another digest of the last entry": (64, change_entry(65, digest="0123456789abcdef")),
    "another move in the tail": (61, change_entry(62, text="sell")),
    "a move that is none": (61, change_entry(62, text="mine unobtainium")),
    "no move at all": (61, change_entry(62, text="")),
    "a seat that does not exist": (61, change_entry(62, seat=77)),
    "a seat below all": (61, change_entry(62, seat=-5)),
    "the host as a player": (61, change_entry(62, seat=-1)),
    "an unknown kind": (61, change_entry(62, kind="dance")),
    "a seat change that is none": (61, change_entry(62, kind="seat", text="jump")),
    "a note that is none": (61, change_entry(62, kind="note", text="table-nothing")),
    "a gap in the tail": (61, delete_entries(62, 62)),
    "shorter than its snapshot": (50, delete_entries(51)),
    "without the entry of a snapshot": (39, delete_entries(40, 40)),
    "empty": (0, delete_entries(0)),
    "without its beginning": (0, delete_entries(0, 10)),
}


@pytest.mark.parametrize("name", LOGS)
async def test_a_damaged_log_stands_still(service: TableService, store_url: str, name: str) -> None:
    last, run = LOGS[name]
    open_table, made = await lay_table(service)
    other_table, other_made = await lay_table(service, seed=8)
    await play_on(service, open_table, PLAYED)
    await play_on(service, other_table, 30)
    await run(service.store, made.table)
    await is_frozen_at(store_url, made, last)
    async with another_service(store_url) as other:
        again = await other.open(other_made.table)
        assert seen(again) == seen(other_table)
        await play_on(other, again, 5)


UNTYPED: dict[str, tuple[int, str]] = {  # SQLite takes anything in any column
    "bytes that are no text": (61, "UPDATE entries SET text = CAST(x'ff80fe' AS TEXT) WHERE seq = 62"),
    "a blob in place of a text": (61, "UPDATE entries SET text = x'ff80fe' WHERE seq = 62"),
    "a seat that is no number": (61, "UPDATE entries SET seat = 'first' WHERE seq = 62"),
    "a time that is no number": (61, "UPDATE entries SET at = x'00' WHERE seq = 62"),
    "a number that is none": (64, "UPDATE entries SET seq = 'last' WHERE seq = 65"),
    "a kind that is no text": (61, "UPDATE entries SET kind = CAST(x'ff' AS TEXT) WHERE seq = 62"),
}


@pytest.mark.parametrize("name", UNTYPED)
async def test_a_log_with_values_of_no_kind(sqlite_service: TableService, sqlite_url: str, name: str) -> None:
    last, statement = UNTYPED[name]
    open_table, made = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, PLAYED)
    run_sql(sqlite_url, statement)
    await is_frozen_at(sqlite_url, made, last)
    await sqlite_service.compare()  # a process that has it open knows nothing, or stands still too
    await sqlite_service.compare()


async def test_damage_behind_a_snapshot_is_found_by_whoever_looks_back(service: TableService, store_url: str) -> None:
    """A table opens by its snapshots; once the old part of its log is read and does not agree, it stands still."""
    open_table, made = await lay_table(service)
    await play_on(service, open_table, PLAYED)
    await change_entry(5, text="mine unobtainium")(service.store, made.table)
    async with another_service(store_url) as other:
        again = await other.open(made.table)
        assert not again.row.is_frozen
        record = await history.record_of(other, again, 0)
        assert record.startswith("wheal: 1\n")
        assert (again.row.is_frozen, again.replayed.seq) == (True, 4)
        async with another_service(store_url) as third:
            assert (await third.open(made.table)).replayed.seq == 4
    await service.compare()  # the process that had it open hears of it
    assert (open_table.row.is_frozen, open_table.replayed.seq) == (True, 4)
    await is_frozen_at(store_url, made, 4)


async def test_damage_that_comes_from_another_process(service: TableService, store_url: str) -> None:
    """An entry that another process has written does not agree: whoever has the table open sees it stand still."""
    open_table, made = await lay_table(service)
    await play_on(service, open_table, 10)
    async with another_service(store_url) as other:
        theirs = await other.open(made.table)
        heard = asyncio.Event()
        theirs.listeners.add(heard.set)
        await play_on(service, open_table, 2)
        await change_entry(12, digest="0123456789abcdef")(service.store, made.table)
        for _ in range(3):
            await other.compare()
        assert heard.is_set()
        assert (theirs.row.is_frozen, theirs.replayed.seq) == (True, 11)
        assert other.open_tables[made.table] is theirs  # open pages stay where they are
        denied = await refused(other, theirs, 0, Act(kinds.CHAT, "hello"))
        assert "damaged" in denied.sentence


async def test_what_stands_behind_the_damage_is_not_acknowledged(service: TableService, store_url: str) -> None:
    open_table, made = await lay_table(service)
    await play_on(service, open_table, 10)
    await do(service, open_table, 0, kinds.CHAT, "before", "one")
    await play_on(service, open_table, 1)
    await do(service, open_table, 0, kinds.CHAT, "behind", "two")
    await change_entry(12, digest="0123456789abcdef")(service.store, made.table)
    await change_entry(13, digest="0123456789abcdef")(service.store, made.table)
    async with another_service(store_url) as other:
        again = await other.open(made.table)
        assert await do(other, again, 0, kinds.CHAT, "before", "one") == 11
        assert "damaged" in (await refused(other, again, 0, Act(kinds.CHAT, "behind"), "two")).sentence


async def test_a_restored_table_goes_on(service: TableService, store_url: str) -> None:
    """The rows of a backup are put back, and the table goes on where it was."""
    open_table, made = await lay_table(service)
    await play_on(service, open_table, PLAYED)
    entry = (await service.store.tail(made.table, 61))[0]
    await change_entry(62, text="mine unobtainium")(service.store, made.table)
    await is_frozen_at(store_url, made, 61)
    await change_entry(62, text=entry.text)(service.store, made.table)
    async with another_service(store_url) as other:
        again = await other.open(made.table)
        assert seen(again) == seen(open_table)
        assert not again.row.is_frozen
        await play_on(other, again, 5)


async def test_the_restore_that_the_docs_tell(sqlite_service: TableService, sqlite_url: str, tmp_path: Path) -> None:
    open_table, made = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, PLAYED)
    as_it_was = seen(open_table)
    copy = tmp_path / "copy.sqlite3"
    run_sql(sqlite_url, "VACUUM INTO ?", str(copy))
    await play_on(sqlite_service, open_table, 5)
    await change_entry(62, text="mine unobtainium")(sqlite_service.store, made.table)
    await delete_seats(1)(sqlite_service.store, made.table)
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8").partition("```sql\n")[2].partition("```")[0]
    script = text.replace("0123456789abcdef", made.table).replace("copy.sqlite3", str(copy))
    connection = sqlite3.connect(sqlite_url.partition("///")[2], isolation_level=None)
    connection.executescript(script)
    connection.close()
    async with another_service(sqlite_url) as other:
        again = await other.open(made.table)
        assert seen(again) == as_it_was
        await play_on(other, again, 5)


async def test_bots_of_a_damaged_table_are_not_asked_for(
    service: TableService, store_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    frozen, made = await lay_table(service, bots=("random", "random", ""))
    await play_on(service, frozen, 3)
    _, lost_made = await lay_table(service, bots=("random", "random", ""))
    for table in (made.table, lost_made.table):
        await run_statement(service.store, schema.tables.update().where(T.id == table).values(is_bot_due=True))
    await change_entry(2, digest="0123456789abcdef")(service.store, made.table)
    await run_statement(service.store, schema.seats.delete().where(S.table_id == lost_made.table, S.seat == 1))
    async with another_service(store_url) as other:
        keeper = BotKeeper(other, time_limit=60)
        with caplog.at_level(logging.INFO, "wheal.server"):
            await keeper.sweep()
            await until_idle(keeper)
            assert await other.store.bots_due() == []
            await keeper.stop()
        assert "Traceback" not in caplog.text


# ---- snapshots ------------------------------------------------------------------------------------


def without_orders(rest: dict[str, Any]) -> None:
    rest["orders"] = [[] for _ in rest["orders"]]


def other_numbers(rest: dict[str, Any]) -> None:
    rest["numbers"] = [number + 1 for number in rest["numbers"]]


def other_sitting(rest: dict[str, Any]) -> None:
    rest["sittings"][0] = ["greedy", 0]


def other_pause(rest: dict[str, Any]) -> None:
    rest["is_paused"] = True


def other_notes(rest: dict[str, Any]) -> None:
    rest["notes"] = [[1, 0, "", "I never said that", 1]]


def shorter_since(rest: dict[str, Any]) -> None:
    rest["clock"] = 1


BESIDE = [without_orders, other_numbers, other_sitting, other_pause, other_notes, shorter_since]


@pytest.mark.parametrize("alter", BESIDE, ids=lambda alter: alter.__name__)
@pytest.mark.parametrize("is_old", [False, True], ids=["with a digest", "of an earlier version"])
async def test_what_lies_beside_a_snapshot_is_not_believed(
    service: TableService, store_url: str, alter: Callable[[dict[str, Any]], None], is_old: bool
) -> None:
    """The position is right and everything else is not: the log decides. New snapshots are made of it."""
    open_table, made = await lay_table(service)
    await do(service, open_table, 0, kinds.ORDER, "decline buy until game")
    await play_on(service, open_table, PLAYED)
    for row in await service.store.snapshots(made.table, count=99):
        rest = json.loads(row.rest)
        alter(rest)
        values: dict[str, Any] = {"rest": json.dumps(rest)} | ({"digest": None} if is_old else {})
        await run_statement(service.store, schema.snapshots.update().where(N.seq == row.seq).values(values))
    async with another_service(store_url) as other:
        again = await other.open(made.table)
        assert seen(again) == seen(open_table)
        assert not again.row.is_frozen
        for row in await other.store.snapshots(made.table, count=99):
            assert row.digest == snapshot_digest(made.table, row)
    async with another_service(store_url) as third:
        assert seen(await third.open(made.table)) == seen(open_table)


HUGE = b"\x92\xdd\xff\xff\xff\xff"  # two things, the first a list of four thousand million


@pytest.mark.parametrize("state", [b"", b"\xc1", HUGE, HUGE + bytes(1000), msgspec.msgpack.encode([[1], [2]])])
@pytest.mark.parametrize("is_old", [False, True], ids=["with a digest", "of an earlier version"])
async def test_bytes_that_are_no_snapshot(sqlite_service: TableService, state: bytes, is_old: bool) -> None:
    open_table, made = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, PLAYED)
    values: dict[str, Any] = {"state": state} | ({"digest": None} if is_old else {})
    await run_statement(sqlite_service.store, schema.snapshots.update().values(values))
    async with another_service(str(sqlite_service.store.url)) as other:
        again = await other.open(made.table)
        assert seen(again) == seen(open_table)
        assert (await history.match_at(other, again, 30)).count == 30


async def test_snapshots_of_another_table(service: TableService, store_url: str) -> None:
    """Two tables of the same seed: the positions are the same, what was said is not."""
    tables = [await lay_table(service) for _ in range(2)]
    for n, (open_table, _) in enumerate(tables):
        await do(service, open_table, 0, kinds.CHAT, f"this is table {n}")
        await play_on(service, open_table, PLAYED)
    first, second = (made.table for _, made in tables)
    await run_statement(service.store, schema.snapshots.delete().where(N.table_id == first))
    moved = schema.snapshots.update().where(N.table_id == second).values(table_id=first)
    await run_statement(service.store, moved)
    async with another_service(store_url) as other:
        for open_table, made in tables:
            assert seen(await other.open(made.table)) == seen(open_table)


async def test_a_snapshot_of_no_kind(sqlite_service: TableService, sqlite_url: str) -> None:
    open_table, made = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, PLAYED)
    for statement in (
        "UPDATE snapshots SET state = 123456789012 WHERE seq = 60",
        "UPDATE snapshots SET rest = CAST(x'ff' AS TEXT) WHERE seq = 40",
        "UPDATE snapshots SET moves = 'many' WHERE seq = 20",
        "UPDATE snapshots SET moves = 999 WHERE seq = 20",
        "UPDATE snapshots SET seq = 'twenty' WHERE seq = 20",
    ):
        run_sql(sqlite_url, statement)
        async with another_service(sqlite_url) as other:
            assert seen(await other.open(made.table)) == seen(open_table)
    await is_answered(sqlite_url, made)
