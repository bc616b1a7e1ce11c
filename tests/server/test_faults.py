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
from tests.server.tables import another_house, file_url, laid, new_key, play, play_on, seen
from wheal import bots
from wheal.server import folded as kinds
from wheal.server import store as storing
from wheal.server import views, wire
from wheal.server.acting import answer_to
from wheal.server.bots_at_tables import BotKeeper
from wheal.server.bus import listen
from wheal.server.house import House
from wheal.server.live import SPECTATOR, Act, Live, Viewer
from wheal.server.store import SnapshotRow, Store, Unavailable

pytestmark = pytest.mark.anyio

LOST = "The server cannot store anything at the moment; nothing was changed. Try again."
MEGABYTE = 1024 * 1024


async def sent(house: House, live: Live, key: str, move: str) -> wire.Done | wire.Refused:
    """A move of whoever is to decide, as a page sends it."""
    seat = live.folded.match.state.current_player
    return await answer_to(house, live, Viewer(seat), wire.Play(key, live.folded.numbers[seat], move), "en")


async def check_lost(house: House, live: Live, key: str, move: str) -> None:
    before = seen(live)
    answer = await sent(house, live, key, move)
    assert isinstance(answer, wire.Refused)
    assert answer.sentence == LOST
    assert seen(live) == before


async def check_works_again(house: House, live: Live, key: str, move: str) -> None:
    """The page tries again with the same key."""
    count = live.folded.match.count
    seat = live.folded.match.state.current_player
    message = wire.Play(key, live.folded.numbers[seat], move)
    for _ in range(2):  # and once more, as the answer was lost
        assert isinstance(await answer_to(house, live, Viewer(seat), message, "en"), wire.Done)
        assert live.folded.match.count == count + 1
    async with another_house(str(house.store.url.render_as_string(hide_password=False))) as other:
        assert seen(await other.open(live.row.id)) == seen(live)
    entries = await house.store.tail(live.row.id, 0)
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
        async with another_house(file_url(disk.folder / "wheal.sqlite3")) as house:
            live, _ = await laid(house)
            await play_on(house, live, 15)
            move = live.folded.match.legal_moves[0]
            disk.fill()
            try:
                for n in range(3):
                    await check_lost(house, live, f"key {n}", move)
                with pytest.raises(Unavailable):
                    await laid(house)
                async with another_house(file_url(disk.folder / "wheal.sqlite3")) as other:  # reading goes on
                    assert seen(await other.open(live.row.id)) == seen(live)
            finally:
                disk.empty()
            await check_works_again(house, live, "key 1", move)
            await play_on(house, live, 20)
            await laid(house)


# ---- a locked database ----------------------------------------------------------------------------


async def test_a_locked_database(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storing, "BUSY_SECONDS", 1)
    async with another_house(sqlite_url) as house:
        live, _ = await laid(house)
        await play_on(house, live, 5)
        move = live.folded.match.legal_moves[0]
        locking = sqlite3.connect(sqlite_url.partition("///")[2], isolation_level=None)
        try:
            locking.execute("BEGIN EXCLUSIVE")
            await check_lost(house, live, "my key", move)
            assert views.table_state(live, Viewer(0), "en").position.sections  # looking goes on
            locking.execute("ROLLBACK")
        finally:
            locking.close()
        await check_works_again(house, live, "my key", move)
    assert "cannot store" in caplog.text
    assert move not in caplog.text  # a log tells nobody what was played


async def test_a_snapshot_that_cannot_be_kept_takes_nothing_back(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move itself is committed, and that is what its player is told."""

    async def fails(_store: Store, _table: str, _snapshot: SnapshotRow) -> None:
        raise Unavailable("full")

    monkeypatch.setattr(Store, "keep_snapshot", fails)
    live, _ = await laid(sqlite_house)
    await play_on(sqlite_house, live, 50)
    assert live.folded.seq == 50
    assert await sqlite_house.store.snapshots(live.row.id) == []


# ---- PostgreSQL away ------------------------------------------------------------------------------


async def test_the_database_is_away(postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with another_house(postgres_url) as house, another_house(postgres_url) as other:
        live, _ = await laid(house)
        await play_on(house, live, 15)
        theirs = await other.open(live.row.id)
        heard = asyncio.Event()
        theirs.listeners.add(heard.set)
        hearing = asyncio.ensure_future(listen(other))
        move = live.folded.match.legal_moves[0]
        postgres.stop()
        try:
            for n in range(2):
                await check_lost(house, live, f"key {n}", move)
            for asking in (other.compare(), house.open("unopened"), house.store.bots_due(), laid(house)):
                with pytest.raises(Unavailable):
                    await asking
            assert views.table_state(live, Viewer(0), "en").position.sections
        finally:
            await asyncio.to_thread(postgres.start)
        await check_works_again(house, live, "key 1", move)
        await asyncio.wait_for(heard.wait(), 10)  # the listener has come back too
        heard.clear()
        await asyncio.sleep(0.5)
        await play_on(house, live, 1)
        await asyncio.wait_for(heard.wait(), 10)
        await other.catch_up(theirs)
        assert seen(theirs) == seen(live)
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
    async with another_house(postgres_url) as house:
        live, _ = await laid(house)
        await play_on(house, live, 3)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await postgres._run(cut)
        await play_on(house, live, 3)
        assert live.folded.seq == 6


async def test_notices_between_processes(postgres_url: str) -> None:
    async with another_house(postgres_url) as house, another_house(postgres_url) as other:
        mine, made = await laid(house)
        theirs = await other.open(mine.row.id)
        hearing = asyncio.ensure_future(listen(other))
        await asyncio.sleep(0.3)

        async def until(is_so: Callable[[], bool]) -> None:
            async with asyncio.timeout(10):
                while not is_so():  # noqa: ASYNC110 -- whoever changes it knows nothing of us
                    await asyncio.sleep(0.01)

        await play_on(house, mine, 1)
        await until(lambda: theirs.folded.seq == 1)
        secret = await house.reissue(mine, 0)
        await until(lambda: theirs.seats[0].secret == mine.seats[0].secret)
        assert theirs.viewer(secret) == Viewer(0)
        assert secret != made.seats[0].secret
        await house.delete(mine)
        await until(lambda: theirs.is_gone)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)


# ---- bots -----------------------------------------------------------------------------------------


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = dict(bots._factories)
    for name, made in odd_bots.ODD.items():
        bots.register(name, made)
    monkeypatch.setattr("wheal.server.bots_at_tables.choose", odd_bots.choose)
    yield
    bots._factories.clear()
    bots._factories.update(known)


async def until_people_are_asked(live: Live) -> None:
    async with asyncio.timeout(60):
        while live.folded.bots_due or not live.folded.match.count:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize(("bot", "limit"), [("raising", 60), ("hanging", 1), ("dying", 60), ("cheating", 60)])
async def test_a_bot_that_does_not_play(
    sqlite_house: House, bot: str, limit: float, caplog: pytest.LogCaptureFixture
) -> None:
    """A plain move is played for it, people are told, and its process is gone or ready for the next."""
    house = sqlite_house
    keeper = BotKeeper(house, time_limit=limit)
    live, _ = await laid(house, bots=("", bot, ""))
    fallback = live.folded.match.state.fallback(1).text
    keeper.wake(live.row.id)
    await until_people_are_asked(live)
    assert live.folded.match.moves == [f"bob: {fallback}"]
    async with asyncio.timeout(10):
        while not live.folded.notes:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    told = [line.text for line in views.log_lines(live.folded, SPECTATOR) if line.kind == "seat"]
    assert told == ["bob took too long or failed, so a plain move was played."]
    await play(house, live, 2, "slag")
    await keeper.stop()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_bots_play_until_people_are_asked(house: House, store_url: str) -> None:
    """Two processes want to play the bots: the one with the lease does, each decision once."""
    async with another_house(store_url) as other:
        live, _ = await laid(house, bots=("random", "", "random"))
        keepers = [BotKeeper(house, time_limit=60), BotKeeper(other, time_limit=60)]
        for keeper in keepers:
            await keeper.sweep()
        rng = random.Random(1)
        while live.folded.match.count < 30:
            if 1 in live.folded.match.state.deciders:
                await play(house, live, 1, rng.choice(live.folded.match.legal_moves_of(1)))
            await house.compare()
            await asyncio.sleep(0.01)
        for keeper in keepers:
            await keeper.stop()
        entries = await house.store.tail(live.row.id, 0)
        assert {entry.kind for entry in entries} == {kinds.MOVE}  # no bot failed
        assert len({entry.key for entry in entries}) == len(entries)


async def test_a_bot_whose_seat_is_taken_back_while_it_thinks(sqlite_house: House) -> None:
    house = sqlite_house
    live, _ = await laid(house)
    keeper = BotKeeper(house, time_limit=60)
    await house.submit(live, 1, new_key(), Act(kinds.SEAT, "leave random"))
    await asyncio.sleep(0)
    await house.submit(live, 1, new_key(), Act(kinds.SEAT, "take"))
    await asyncio.gather(*keeper.tasks.values())
    assert live.folded.match.count == 0
    await play(house, live, 1, "slag")
    await keeper.stop()
