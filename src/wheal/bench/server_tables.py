"""Tables for measuring a server, put into its database before it starts; and what its log says afterwards."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from wheal.server.storage import schema
from wheal.server.storage.rows import Entry, SnapshotRow
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.replay import SNAPSHOT_EVERY, ReplayedTable
from wheal.server.tables.service import TableService
from wheal.server.wire import documents, from_page

GAMES: Final = ("tinners", "ore")
PLAYERS: Final = 5
BOT: Final = "greedy"
TAKEN_BACK: Final = 0.95  # of the moves of a long table, so that it lasts


async def make_tables(url: str, count: int, bot: str = "") -> list[documents.Made]:
    """So many tables at which only people sit, or only bots, the games in turn."""
    service = TableService(Store(url))
    await service.start()
    try:
        seats = [from_page.NewSeat(f"player {i + 1}", bot) for i in range(PLAYERS)]
        return [
            await service.make(from_page.NewTable(f"bench-{time.time_ns()}-{i}", GAMES[i % len(GAMES)], seats, seed=i))
            for i in range(count)
        ]
    finally:
        await service.store.close()


async def make_bot_tables(url: str, count: int) -> list[str]:
    """So many tables at which only bots sit; their ids."""
    return [made.table for made in await make_tables(url, count, BOT)]


async def count_entries(url: str, tables: Iterable[str]) -> int:
    """How much has happened at these tables."""
    store = Store(url)
    try:
        return sum(head.seq for head in (await store.heads(list(tables))).values())
    finally:
        await store.close()


async def make_long_tables(url: str, lengths: Iterable[int], copies: int) -> dict[int, list[documents.Made]]:
    """Tables whose logs have so many entries: legal moves, most of them taken back again, as a server keeps them."""
    found: dict[int, list[documents.Made]] = {}
    for length in lengths:
        found[length] = await make_tables(url, copies * len(GAMES))
        store = Store(url)
        try:
            for made in found[length]:
                await fill(store, made.table, length)
        finally:
            await store.close()
    return found


async def fill(store: Store, table: str, length: int) -> None:
    row = await store.find(table)
    assert row is not None
    service = TableService(store)
    open_table = await service.open(table)
    entries, snapshots = written(open_table.replayed, length, random.Random(length))
    async with store.engine.begin() as connection:
        await connection.execute(schema.entries.insert(), [{"table_id": table, **entry} for entry in entries])
        kept = [{"table_id": table, **snapshot._asdict()} for snapshot in snapshots]
        if kept:
            await connection.execute(schema.snapshots.insert(), kept)


def written(replayed: ReplayedTable, length: int, rng: random.Random) -> tuple[list[dict[str, Any]], list[SnapshotRow]]:
    """The entries of a long game, and the snapshots that are kept of it."""
    entries: list[dict[str, Any]] = []
    snapshots: list[SnapshotRow] = []
    for seq in range(1, length + 1):
        seat, kind, text = next_act(replayed, rng)
        entry = Entry(seq, f"{seat}:long {seq}", seat, kind, text, "", 0)
        replayed.fold(entry)
        entries.append(entry._replace(digest=replayed.digest())._asdict())
        if seq % SNAPSHOT_EVERY == 0:
            snapshots.append(replayed.snapshot())
    return entries, snapshots


def next_act(replayed: ReplayedTable, rng: random.Random) -> tuple[int, str, str]:
    match = replayed.match
    if match.over:
        return 0, kinds.CHAT, "well played"
    if match.steps:
        last = match.steps[-1].move.seat
        if match.can_undo(last) and rng.random() < TAKEN_BACK:
            return last, kinds.UNDO, ""
    seat = rng.choice(match.state.deciders)
    return seat, kinds.MOVE, rng.choice(match.state.legal_actions(seat)).text


async def standing(url: str, tables: Iterable[str], acknowledged: Iterable[str]) -> tuple[int, int]:
    """How many acknowledged moves (``table seat:key``) are lost, and how many stand more than once."""
    store = Store(url)
    try:
        counted: Counter[str] = Counter()
        for table in tables:
            counted.update(f"{table} {entry.key}" for entry in await store.tail(table, 0))
    finally:
        await store.close()
    lost = sum(1 for key in acknowledged if not counted[key])
    return lost, sum(1 for times in counted.values() if times > 1)
