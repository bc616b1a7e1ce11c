"""Tables for measuring a server, put into its database before it starts; and what its log says afterwards."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from wheal.server import folded as kinds
from wheal.server import schema, wire
from wheal.server.folded import SNAPSHOT_EVERY, Folded
from wheal.server.house import House
from wheal.server.store import Entry, SnapshotRow, Store

GAMES: Final = ("tinners", "ore")
PLAYERS: Final = 5
TAKEN_BACK: Final = 0.95  # of the moves of a long table, so that it lasts


async def make_tables(url: str, count: int) -> list[wire.Made]:
    """So many tables at which only people sit, the games in turn."""
    house = House(Store(url))
    await house.start()
    try:
        seats = [wire.NewSeat(f"player {i + 1}") for i in range(PLAYERS)]
        return [
            await house.make(wire.NewTable(f"bench-{time.time_ns()}-{i}", GAMES[i % len(GAMES)], seats, seed=i))
            for i in range(count)
        ]
    finally:
        await house.store.close()


async def make_long_tables(url: str, lengths: Iterable[int], copies: int) -> dict[int, list[wire.Made]]:
    """Tables whose logs have so many entries: legal moves, most of them taken back again, as a server keeps them."""
    found: dict[int, list[wire.Made]] = {}
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
    house = House(store)
    live = await house.open(table)
    entries, snapshots = written(live.folded, length, random.Random(length))
    async with store.engine.begin() as connection:
        await connection.execute(schema.entries.insert(), [{"table_id": table, **entry} for entry in entries])
        kept = [{"table_id": table, **snapshot._asdict()} for snapshot in snapshots]
        if kept:
            await connection.execute(schema.snapshots.insert(), kept)


def written(folded: Folded, length: int, rng: random.Random) -> tuple[list[dict[str, Any]], list[SnapshotRow]]:
    """The entries of a long game, and the snapshots that are kept of it."""
    entries: list[dict[str, Any]] = []
    snapshots: list[SnapshotRow] = []
    for seq in range(1, length + 1):
        seat, kind, text = next_act(folded, rng)
        entry = Entry(seq, f"{seat}:long {seq}", seat, kind, text, "", 0)
        folded.fold(entry)
        entries.append(entry._replace(digest=folded.digest())._asdict())
        if seq % SNAPSHOT_EVERY == 0:
            snapshots.append(folded.snapshot())
    return entries, snapshots


def next_act(folded: Folded, rng: random.Random) -> tuple[int, str, str]:
    match = folded.match
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
