"""Who gets the next turn of a bot, and which process plays it."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from tests.server.table_parts import another_service, lay_table, play_on, until_idle
from wheal.server.bots.keeper import BotKeeper
from wheal.server.bots.leases import Leases
from wheal.server.bots.waiting import SHARE, WaitingTables
from wheal.server.storage.store import Store
from wheal.server.tables.open_table import OpenTable
from wheal.server.tables.service import TableService

pytestmark = pytest.mark.anyio


async def test_tables_have_their_turns_in_a_row() -> None:
    waiting = WaitingTables()
    for table in "abc":
        waiting.add(table, is_watched=False)
    waiting.add("a", is_watched=False)  # it keeps its place
    turns = []
    for _ in range(6):
        table = await waiting.next()
        turns.append(table)
        waiting.end_turn(table)
        waiting.add(table, is_watched=False)
    assert turns == list("abcabc")


async def test_tables_that_are_looked_at_come_first_and_the_others_are_not_forgotten() -> None:
    waiting = WaitingTables()
    for n in range(50):
        waiting.add(f"unseen {n}", is_watched=False)
    for table in ("seen", "unseen 7"):  # somebody comes to look at one that waits
        waiting.add(table, is_watched=True)
    turns: Counter[str] = Counter()
    for _ in range(10 * SHARE):
        table = await waiting.next()
        turns[table] += 1
        waiting.end_turn(table)
        if table in ("seen", "unseen 7"):
            waiting.add(table, is_watched=True)
    assert turns.pop("seen") + turns.pop("unseen 7") == 10 * (SHARE - 1)
    assert len(turns) == 10


async def test_a_table_has_one_turn_at_a_time() -> None:
    waiting = WaitingTables()
    waiting.add("a", is_watched=False)
    assert await waiting.next() == "a"
    waiting.add("a", is_watched=True)
    assert len(waiting) == 0
    assert waiting.end_turn("a")  # it is to wait again
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await waiting.next()


async def test_few_tables_think_at_once_and_all_get_their_turn(
    sqlite_service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables wait for bots, no more of them are at work than there are workers."""
    tables = {(await lay_table(sqlite_service, seed=n, bots=("random",) * 3)).made.table for n in range(30)}
    turns: Counter[str] = Counter()
    at_work: list[int] = [0, 0]  # now, and at most
    is_enough = asyncio.Event()

    async def think(_keeper: BotKeeper, open_table: OpenTable, _seat: int) -> None:
        at_work[0] += 1
        at_work[1] = max(at_work)
        await asyncio.sleep(0.001)
        at_work[0] -= 1
        turns[open_table.row.id] += 1
        if turns.total() == 3 * len(tables):
            is_enough.set()

    monkeypatch.setattr(BotKeeper, "_decide", think)
    keeper = BotKeeper(sqlite_service)
    keeper.at_once = 2
    await keeper.sweep()
    assert len(keeper.waiting) == len(tables)
    async with asyncio.timeout(60):
        await is_enough.wait()
    await keeper.stop()
    assert at_work[1] == 2
    assert set(turns) == tables
    assert max(turns.values()) - min(turns.values()) <= 1


async def test_a_table_of_bots_that_is_over_is_closed(sqlite_service: TableService) -> None:
    service = sqlite_service
    open_table, made = await lay_table(service, bots=("random",) * 3)
    await play_on(service, open_table, 10_000)
    keeper = BotKeeper(service)
    keeper.wake(made.table)
    await until_idle(keeper)
    await keeper.stop()
    assert open_table.replayed.match.over
    assert made.table not in service.open_tables
    assert (await service.open(made.table)).replayed.match.over


async def test_leases_are_renewed_and_given_back_together(postgres_url: str) -> None:
    async with another_service(postgres_url) as service, another_service(postgres_url) as other:
        tables = [(await lay_table(service, bots=("random",) * 3)).made.table for _ in range(3)]
        mine, others = Leases(service.store), Leases(other.store)
        for table in tables:
            assert await mine.take(table)
            assert await mine.take(table)
            assert not await others.take(table)
        assert await other.store.bots_due(others.owner) == []
        assert sorted(await service.store.bots_due(mine.owner)) == sorted(tables)
        await mine.renew()
        mine.drop(tables[0])
        await mine.renew()
        assert await others.take(tables[0])
        assert await other.store.bots_due(others.owner) == [tables[0]]
        await mine.give_back()
        assert await others.take(tables[1])


async def test_one_process_needs_no_lease(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    leases = Leases(store)
    assert await leases.take("any table")
    await leases.renew()
    await leases.give_back()
    assert not leases.held
    await store.close()
