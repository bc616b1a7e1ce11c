"""When something is wrong around the table: a clear sentence, nothing lost, and afterwards it goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server import odd_bots
from tests.server.postgres import Postgres
from tests.server.table_parts import another_service, file_url, lay_table, new_key, play, play_on, seen, until_idle
from wheal import bots
from wheal.server.bots.keeper import BotKeeper
from wheal.server.bus import listen
from wheal.server.http.act import answer_to
from wheal.server.show import logs, views
from wheal.server.storage import database
from wheal.server.storage.database import Unavailable
from wheal.server.storage.rows import SnapshotRow
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import SPECTATOR, Act, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page, to_page

pytestmark = pytest.mark.anyio

LOST = "The server cannot store anything at the moment; nothing was changed. Try again."
MEGABYTE = 1024 * 1024


async def sent(service: TableService, open_table: OpenTable, key: str, move: str) -> to_page.Done | to_page.Refused:
    """A move of whoever is to decide, as a page sends it."""
    seat = open_table.replayed.match.state.current_player
    return await answer_to(
        service, open_table, Viewer(seat), from_page.Play(key, open_table.replayed.numbers[seat], move), "en"
    )


async def check_lost(service: TableService, open_table: OpenTable, key: str, move: str) -> None:
    before = seen(open_table)
    answer = await sent(service, open_table, key, move)
    assert isinstance(answer, to_page.Refused)
    assert answer.sentence == LOST
    assert seen(open_table) == before


async def check_works_again(service: TableService, open_table: OpenTable, key: str, move: str) -> None:
    """The page tries again with the same key."""
    count = open_table.replayed.match.count
    seat = open_table.replayed.match.state.current_player
    message = from_page.Play(key, open_table.replayed.numbers[seat], move)
    for _ in range(2):  # and once more, as the answer was lost
        assert isinstance(await answer_to(service, open_table, Viewer(seat), message, "en"), to_page.Done)
        assert open_table.replayed.match.count == count + 1
    async with another_service(str(service.store.url.render_as_string(hide_password=False))) as other:
        assert seen(await other.open(open_table.row.id)) == seen(open_table)
    entries = await service.store.tail(open_table.row.id, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


# ---- a full disk ----------------------------------------------------------------------------------


class Disk:
    """A folder on a small disk that can be filled; where none can be mounted, files that may not grow."""

    def __init__(self, folder: Path, *, is_mounted: bool) -> None:
        self.folder = folder
        self.is_mounted = is_mounted

    def fill(self) -> None:
        if not self.is_mounted:
            largest = max(path.stat().st_size for path in self.folder.iterdir())
            self.limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, self.limits[1]))
            return
        with (self.folder / "ballast").open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(1024))
            except OSError:
                pass

    def empty(self) -> None:
        if not self.is_mounted:
            resource.setrlimit(resource.RLIMIT_FSIZE, self.limits)
        (self.folder / "ballast").unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    folder.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    is_mounted = os.geteuid() == 0 and subprocess.run(mounted, check=False, capture_output=True).returncode == 0
    try:
        yield Disk(folder, is_mounted=is_mounted)
    finally:
        if is_mounted:
            subprocess.run(["umount", str(folder)], check=True)


async def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        async with another_service(file_url(disk.folder / "wheal.sqlite3")) as service:
            open_table, _ = await lay_table(service)
            await play_on(service, open_table, 15)
            move = open_table.replayed.match.legal_moves[0]
            disk.fill()
            try:
                for n in range(3):
                    await check_lost(service, open_table, f"key {n}", move)
                with pytest.raises(Unavailable):
                    await lay_table(service)
                async with another_service(file_url(disk.folder / "wheal.sqlite3")) as other:  # reading goes on
                    assert seen(await other.open(open_table.row.id)) == seen(open_table)
            finally:
                disk.empty()
            await check_works_again(service, open_table, "key 1", move)
            await play_on(service, open_table, 20)
            await lay_table(service)


# ---- a locked database ----------------------------------------------------------------------------


async def test_a_locked_database(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 1)
    async with another_service(sqlite_url) as service:
        open_table, _ = await lay_table(service)
        await play_on(service, open_table, 5)
        move = open_table.replayed.match.legal_moves[0]
        locking = sqlite3.connect(sqlite_url.partition("///")[2], isolation_level=None)
        try:
            locking.execute("BEGIN EXCLUSIVE")
            await check_lost(service, open_table, "my key", move)
            assert views.table_state(open_table, Viewer(0), "en", words=True).position.sections  # looking goes on
            locking.execute("ROLLBACK")
        finally:
            locking.close()
        await check_works_again(service, open_table, "my key", move)
    assert "cannot store" in caplog.text
    assert move not in caplog.text  # a log tells nobody what was played


async def test_a_snapshot_that_cannot_be_kept_takes_nothing_back(
    sqlite_service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move itself is committed, and that is what its player is told."""

    async def fails(_store: Store, _table: str, _snapshot: SnapshotRow) -> None:
        raise Unavailable("full")

    monkeypatch.setattr(Store, "add_snapshot", fails)
    open_table, _ = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, 50)
    assert open_table.replayed.seq == 50
    assert await sqlite_service.store.snapshots(open_table.row.id) == []


# ---- PostgreSQL away ------------------------------------------------------------------------------


async def test_the_database_is_away(postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with another_service(postgres_url) as service, another_service(postgres_url) as other:
        open_table, _ = await lay_table(service)
        await play_on(service, open_table, 15)
        theirs = await other.open(open_table.row.id)
        heard = asyncio.Event()
        theirs.listeners.add(heard.set)
        hearing = asyncio.ensure_future(listen(other))
        move = open_table.replayed.match.legal_moves[0]
        postgres.stop()
        try:
            for n in range(2):
                await check_lost(service, open_table, f"key {n}", move)
            for asking in (other.compare(), service.open("unopened"), service.store.bots_due(), lay_table(service)):
                with pytest.raises(Unavailable):
                    await asking
            assert views.table_state(open_table, Viewer(0), "en", words=True).position.sections
        finally:
            await asyncio.to_thread(postgres.start)
        await check_works_again(service, open_table, "key 1", move)
        await asyncio.wait_for(heard.wait(), 10)  # the listener has come back too
        heard.clear()
        await asyncio.sleep(0.5)
        await play_on(service, open_table, 1)
        await asyncio.wait_for(heard.wait(), 10)
        await other.catch_up(theirs)
        assert seen(theirs) == seen(open_table)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)


@pytest.mark.parametrize("wrong", ["no_such_database", "wheal@127.0.0.1:1/wheal"])
async def test_a_database_that_is_not_there(postgres: Postgres, wrong: str) -> None:
    url = postgres.url(wrong) if "@" not in wrong else f"postgresql+asyncpg://{wrong}"
    store = Store(url)
    for asking in (store.revision(), store.find("x"), store.open()):
        with pytest.raises(Unavailable):
            await asking
    await store.close()


async def test_cut_connections_are_made_anew(postgres: Postgres, postgres_url: str) -> None:
    async with another_service(postgres_url) as service:
        open_table, _ = await lay_table(service)
        await play_on(service, open_table, 3)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await postgres._run(cut)
        await play_on(service, open_table, 3)
        assert open_table.replayed.seq == 6


async def test_notices_between_processes(postgres_url: str) -> None:
    async with another_service(postgres_url) as service, another_service(postgres_url) as other:
        mine, made = await lay_table(service)
        theirs = await other.open(mine.row.id)
        hearing = asyncio.ensure_future(listen(other))
        await asyncio.sleep(0.3)

        async def until(is_so: Callable[[], bool]) -> None:
            async with asyncio.timeout(10):
                while not is_so():  # noqa: ASYNC110 -- whoever changes it knows nothing of us
                    await asyncio.sleep(0.01)

        await play_on(service, mine, 1)
        await until(lambda: theirs.replayed.seq == 1)
        secret = await service.reissue(mine, 0)
        await until(lambda: theirs.seats[0].secret == mine.seats[0].secret)
        assert theirs.viewer(secret) == Viewer(0)
        assert secret != made.seats[0].secret
        await service.delete(mine)
        await until(lambda: theirs.is_deleted)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)


# ---- bots -----------------------------------------------------------------------------------------


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = dict(bots._factories)
    for name, made in odd_bots.ODD.items():
        bots.register(name, made)
    monkeypatch.setattr("wheal.server.bots.keeper.choose", odd_bots.choose)
    yield
    bots._factories.clear()
    bots._factories.update(known)


async def until_people_are_asked(open_table: OpenTable) -> None:
    async with asyncio.timeout(60):
        while open_table.replayed.bots_due or not open_table.replayed.match.count:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize(("bot", "limit"), [("raising", 60), ("hanging", 1), ("dying", 60), ("cheating", 60)])
async def test_a_bot_that_does_not_play(
    sqlite_service: TableService, bot: str, limit: float, caplog: pytest.LogCaptureFixture
) -> None:
    """A plain move is played for it, people are told, and its process is gone or ready for the next."""
    service = sqlite_service
    keeper = BotKeeper(service, time_limit=limit)
    open_table, _ = await lay_table(service, bots=("", bot, ""))
    fallback = open_table.replayed.match.state.fallback(1).text
    keeper.wake(open_table.row.id)
    await until_people_are_asked(open_table)
    assert open_table.replayed.match.moves == [f"bob: {fallback}"]
    async with asyncio.timeout(10):
        while not open_table.replayed.notes:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    told = [line.text for line in logs.log_lines(open_table.replayed, SPECTATOR) if line.kind == "seat"]
    assert told == ["bob took too long or failed, so a plain move was played."]
    await play(service, open_table, 2, "slag")
    await keeper.stop()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_bots_play_until_people_are_asked(service: TableService, store_url: str) -> None:
    """Two processes want to play the bots: the one with the lease does, each decision once."""
    async with another_service(store_url) as other:
        open_table, _ = await lay_table(service, bots=("random", "", "random"))
        keepers = [BotKeeper(service, time_limit=60), BotKeeper(other, time_limit=60)]
        for keeper in keepers:
            await keeper.sweep()
        rng = random.Random(1)
        while open_table.replayed.match.count < 30:
            if 1 in open_table.replayed.match.state.deciders:
                await play(service, open_table, 1, rng.choice(open_table.replayed.match.legal_moves_of(1)))
            await service.compare()
            await asyncio.sleep(0.01)
        for keeper in keepers:
            await keeper.stop()
        entries = await service.store.tail(open_table.row.id, 0)
        assert {entry.kind for entry in entries} == {kinds.MOVE}  # no bot failed
        assert len({entry.key for entry in entries}) == len(entries)


async def test_a_bot_whose_seat_is_taken_back_while_it_thinks(sqlite_service: TableService) -> None:
    service = sqlite_service
    open_table, _ = await lay_table(service)
    keeper = BotKeeper(service, time_limit=60)
    await service.submit(open_table, 1, new_key(), Act(kinds.SEAT, "leave random"))
    await asyncio.sleep(0)
    await service.submit(open_table, 1, new_key(), Act(kinds.SEAT, "take"))
    await until_idle(keeper)
    assert open_table.replayed.match.count == 0
    await play(service, open_table, 1, "slag")
    await keeper.stop()
