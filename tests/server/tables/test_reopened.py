"""A table that is opened again is the same table: from snapshots, after an upgrade, with its own content."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.table_parts import another_service, do, lay_table, play_on, refused, seen, undo, until_idle
from wheal import api
from wheal.kernel import content
from wheal.server.bots.keeper import BotKeeper
from wheal.server.show import history, logs, views
from wheal.server.storage import schema
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import SPECTATOR, Act, OpenTable, Viewer
from wheal.server.tables.replay import SNAPSHOT_EVERY, ReplayedTable
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page

pytestmark = pytest.mark.anyio

MOST_ROWS = 2 * SNAPSHOT_EVERY + 5


async def some_life(service: TableService, open_table: OpenTable, steps: int, rng: random.Random) -> None:
    """Moves, undos, chat, orders, and seats left and taken."""
    for _ in range(steps):
        match = open_table.replayed.match
        last = match.steps[-1].move.seat if match.steps else 0
        chance = rng.random()
        if chance < 0.15 and not match.over and match.can_undo(last):
            await undo(service, open_table, last)
        elif chance < 0.25 or match.over:
            await do(service, open_table, rng.randrange(3), kinds.CHAT, f"word {rng.random()}")
        elif chance < 0.3:
            await do(service, open_table, rng.randrange(3), kinds.ORDER, rng.choice(["decline buy until round", "off"]))
        elif chance < 0.32:
            await do(service, open_table, 2, kinds.SEAT, "leave greedy")
            await do(service, open_table, 2, kinds.SEAT, "take")
        else:
            await play_on(service, open_table, 1, rng)


async def test_a_table_is_opened_as_it_was_left(service: TableService, store_url: str) -> None:
    """State bytes, numbers, orders, notes, what can be undone, and the log as far as it is kept in memory."""
    rng = random.Random(11)
    open_table, _ = await lay_table(service)
    for _ in range(12):
        await some_life(service, open_table, rng.randrange(1, 15), rng)
        async with another_service(store_url) as other:
            again = await other.open(open_table.row.id)
            assert seen(again) == seen(open_table)
            assert again.replayed.digest() == open_table.replayed.digest()
            for seat in (0, SPECTATOR):
                lines, told = logs.log_lines(open_table.replayed, seat), logs.log_lines(again.replayed, seat)
                assert told == lines[len(lines) - len(told) :]
                assert [line for line in told if line.kind == "move"]
    assert len(await service.store.snapshots(open_table.row.id, count=99)) > 2


async def test_a_snapshot_in_the_middle_of_a_sealed_group(sqlite_service: TableService, sqlite_url: str) -> None:
    open_table, _ = await lay_table(sqlite_service, "tinners")
    rng = random.Random(2)
    await play_on(sqlite_service, open_table, 4, rng)
    for _ in range(SNAPSHOT_EVERY):
        await do(sqlite_service, open_table, 0, kinds.CHAT, "hm")
    kept = (await sqlite_service.store.snapshots(open_table.row.id))[0]
    assert (kept.moves, len(json.loads(kept.rest)["since"])) == (0, 4)
    async with another_service(sqlite_url) as other:
        again = await other.open(open_table.row.id)
        assert seen(again) == seen(open_table)
        seat = next(seat for seat in range(3) if open_table.replayed.match.can_undo(seat))
        await undo(other, again, seat)
        await play_on(other, again, 30, rng)
        await sqlite_service.catch_up(open_table)
        assert seen(again) == seen(open_table)


# ---- how much is read -----------------------------------------------------------------------------


class Counting(Store):
    """Counts the rows that are read, and the questions put to the database."""

    rows = 0
    questions = 0

    def __init__(self, url: str) -> None:
        super().__init__(url)
        sa.event.listen(self.engine.sync_engine, "before_cursor_execute", self.count)

    def count(self, *_words: Any) -> None:
        self.questions += 1

    async def tail(self, *words: Any) -> Any:
        found = await super().tail(*words)
        self.rows += len(found)
        return found

    async def snapshots(self, *words: Any, **named: Any) -> Any:
        found = await super().snapshots(*words, **named)
        self.rows += len(found)
        return found


async def reading(url: str, table: str) -> tuple[int, int]:
    """The rows and questions that opening a table takes."""
    service = TableService(Counting(url))
    await service.open(table)
    assert isinstance(service.store, Counting)
    await service.store.close()
    return service.store.rows, service.store.questions


async def test_a_long_table_opens_like_a_short_one(sqlite_service: TableService, sqlite_url: str) -> None:
    """Counted, not timed: chat, undo and orders are entries too, and no kind of them makes a table slow to open."""
    rng = random.Random(3)
    short, _ = await lay_table(sqlite_service)
    await play_on(sqlite_service, short, 50, rng)
    rows, questions = await reading(sqlite_url, short.row.id)
    assert rows <= MOST_ROWS
    long, _ = await lay_table(sqlite_service)
    most = (0, 0)
    for _ in range(5):
        await some_life(sqlite_service, long, 60, rng)
        for _ in range(130):  # nothing but talk
            await do(sqlite_service, long, 0, kinds.CHAT, "hm")
        most = max(most, await reading(sqlite_url, long.row.id))
    assert long.replayed.seq > 900
    await swell(sqlite_service.store, long, 5000)
    most = max(most, await reading(sqlite_url, long.row.id))
    assert most[0] <= MOST_ROWS
    assert most[1] == questions


async def swell(store: Store, open_table: OpenTable, upto: int) -> None:
    """Many more entries, stored at once, with snapshots as the table service makes them."""
    replayed = open_table.replayed
    digest = replayed.digest()
    entries, snapshots = [], []
    for seq in range(replayed.seq + 1, upto + 1):
        values = {"key": f"0:swell{seq}", "seat": 0, "kind": "chat", "text": "hm", "digest": digest, "at": 0}
        entries.append({"table_id": open_table.row.id, "seq": seq, **values})
        replayed.seq = seq
        if seq % SNAPSHOT_EVERY == 0:
            snapshots.append({"table_id": open_table.row.id, **replayed.snapshot()._asdict()})
    async with store.engine.begin() as connection:
        await connection.execute(schema.entries.insert(), entries)
        await connection.execute(schema.snapshots.insert(), snapshots)


# ---- what is broken in the database ---------------------------------------------------------------


async def change(service: TableService, statement: Any) -> None:
    async with service.store.engine.begin() as connection:
        await connection.execute(statement)


def cut(row: Any) -> dict[str, Any]:
    return {"state": row.state[: len(row.state) // 2]}


def of_another_state(row: Any) -> dict[str, Any]:
    """Bytes that can be read, but are not what was kept."""
    head, body = msgspec.msgpack.decode(row.state)
    body[body.index(next(value for value in body if isinstance(value, int)))] += 1
    return {"state": msgspec.msgpack.encode([head, body])}


def of_other_rules(row: Any) -> dict[str, Any]:
    head, body = msgspec.msgpack.decode(row.state)
    head[2] += 1
    return {"state": msgspec.msgpack.encode([head, body])}


BROKEN: list[Callable[[Any], dict[str, Any]]] = [
    cut,
    of_another_state,
    of_other_rules,
    lambda row: {"state": b""},
    lambda row: {"rest": "{"},
    lambda row: {"rest": "{}"},
    lambda row: {"rest": row.rest.replace('"sittings": [[', '"sittings": [')},
]


@pytest.mark.parametrize("broken", BROKEN)
@pytest.mark.parametrize("which", ["all", "newest"])
async def test_a_snapshot_that_cannot_be_used_is_not(
    sqlite_service: TableService,
    sqlite_url: str,
    broken: Callable[[Any], dict[str, Any]],
    which: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    open_table, _ = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, 65)
    c = schema.snapshots.c
    found = await sqlite_service.store.snapshots(open_table.row.id, count=99)
    assert len(found) == 3
    for row in found if which == "all" else found[:1]:
        await change(sqlite_service, schema.snapshots.update().where(c.seq == row.seq).values(broken(row)))
    async with another_service(sqlite_url) as other:
        with caplog.at_level(logging.WARNING, "wheal.server"):
            again = await other.open(open_table.row.id)
            assert seen(again) == seen(open_table)
            assert bool(caplog.records) == (which == "all")  # of two the older is taken first
            for n in (0, 30, 63):
                match = await history.match_at(other, again, n)
                assert (
                    match.state.to_bytes() == (await history.match_at(sqlite_service, open_table, n)).state.to_bytes()
                )
        await play_on(other, again, 30)  # and from here on there are good ones


# ---- other rules ----------------------------------------------------------------------------------


async def of_older_rules(service: TableService, open_table: OpenTable) -> None:
    """As if the table had been made by a version with another rules number."""
    await change(service, schema.tables.update().values(rules=open_table.row.rules - 1))
    for row in await service.store.snapshots(open_table.row.id, count=99):
        where = schema.snapshots.c.seq == row.seq
        await change(service, schema.snapshots.update().where(where).values(of_other_rules(row)))


async def test_a_table_of_other_rules_goes_on_if_it_replays_alike(service: TableService, store_url: str) -> None:
    rng = random.Random(12)
    open_table, _ = await lay_table(service)
    await some_life(service, open_table, 60, rng)
    await of_older_rules(service, open_table)
    async with another_service(store_url) as other:
        again = await other.open(open_table.row.id)
        assert not again.row.is_frozen
        assert seen(again) == seen(open_table)
        row = await other.store.find(open_table.row.id)
        assert row is not None
        assert (row.rules, row.is_frozen) == (open_table.row.rules, False)
        await play_on(other, again, 30, rng)
        async with another_service(store_url) as third:
            assert seen(await third.open(open_table.row.id)) == seen(again)


@pytest.mark.parametrize("difference", [{"digest": "0123456789abcdef"}, {"text": "mine unobtainium"}, {"seat": 0}])
async def test_a_table_that_replays_otherwise_stands_still(
    service: TableService, store_url: str, difference: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """It is shown up to where the rules part, can be read and downloaded, and says why nothing can be done."""
    open_table, _ = await lay_table(service, bots=("", "", "greedy"))
    await play_on(service, open_table, 45)
    c = schema.entries.c
    entry = (await service.store.tail(open_table.row.id, 24))[0]
    if "seat" in difference:  # somebody else's move: out of turn by the present rules
        difference = {"seat": (entry.seat + 1) % 3}
    await change(service, schema.entries.update().where(c.seq == 25).values(difference))
    await of_older_rules(service, open_table)
    async with another_service(store_url) as other:
        frozen = await other.open(open_table.row.id)
        assert frozen.row.is_frozen
        assert frozen.replayed.seq == 24
        row = await other.store.find(open_table.row.id)
        assert row is not None
        assert (row.rules, row.is_frozen) == (open_table.row.rules - 1, True)
        seat = frozen.replayed.match.state.current_player
        act = Act(kinds.MOVE, frozen.replayed.match.legal_moves[0], frozen.replayed.numbers[seat])
        for dry_run in (act, Act(kinds.UNDO), Act(kinds.CHAT, "hello"), Act(kinds.SEAT, "concede")):
            denied = await refused(other, frozen, seat, dry_run)
            assert denied.sentence.startswith("This game was begun with other rules")
        state = views.table_state(frozen, Viewer(0), "en", words=True)
        assert (state.status, state.choices, state.verbs) == ("frozen", [], [])
        assert state.position.sections
        assert (await history.record_of(other, frozen, 0)).startswith("wheal: 1\n")
        assert (await history.log_before(other, frozen, 0, 20)).lines
        assert (await history.match_at(other, frozen, 10)).count == 10
        await other.compare()  # the rest of the log is not folded
        await other.catch_up(frozen)
        assert frozen.replayed.seq == 24
        keeper = BotKeeper(other)
        keeper.wake(open_table.row.id)  # ends at once
        await until_idle(keeper)
        await keeper.stop()
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    async with another_service(store_url) as third:
        assert (await third.open(open_table.row.id)).row.is_frozen
    # with a version that knows the rules again it goes on
    entry = entry._replace(at=0)
    values = {"digest": entry.digest, "text": entry.text, "seat": entry.seat}
    await change(service, schema.entries.update().where(c.seq == 25).values(values))
    async with another_service(store_url) as fourth:
        again = await fourth.open(open_table.row.id)
        assert not again.row.is_frozen
        assert seen(again) == seen(open_table)
        row = await fourth.store.find(open_table.row.id)
        assert row is not None
        assert (row.rules, row.is_frozen) == (open_table.row.rules, False)


# ---- other content --------------------------------------------------------------------------------


@pytest.fixture
def other_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """The package after an upgrade with other figures."""
    builtin = content.builtin_files

    def changed(game: str) -> dict[str, str]:
        files = builtin(game)
        files["setup.toml"] = files["setup.toml"].replace("money = 20", "money = 21")
        return files

    def upgrade() -> None:
        monkeypatch.setattr(content, "builtin_files", changed)
        api._game.cache_clear()

    yield upgrade
    api._game.cache_clear()


async def test_a_table_keeps_the_content_it_was_made_with(
    service: TableService, store_url: str, other_package: Callable[[], None]
) -> None:
    open_table, _ = await lay_table(service)
    digest = api.game("ore").content.digest
    await play_on(service, open_table, 30)
    other_package()
    assert api.game("ore").content.digest != digest
    async with another_service(store_url) as other:
        again = await other.open(open_table.row.id)
        assert again.game.content.digest == digest
        assert seen(again) == seen(open_table)
        await play_on(other, again, 30)
        keeper = BotKeeper(other, time_limit=60)
        seat = again.replayed.match.state.current_player
        move = await keeper._think(again, seat, "random")  # in a process that has never seen this content
        await keeper.stop()
        assert move is not None
        assert move in again.replayed.match.legal_moves_of(seat)
        fresh = ReplayedTable.begin(again.game, again.row, again.seats)
        for entry in await other.store.tail(open_table.row.id, 0):
            fresh.fold(entry)
        assert fresh.digest() == again.replayed.digest()
        new = await other.make(from_page.NewTable("another key", "ore", [from_page.NewSeat(name) for name in "abc"]))
        assert (await other.open(new.table)).game.content.digest != digest
