"""Tables for the tests: made, played at and reopened, without a network."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from wheal.server.bots.keeper import BotKeeper
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import Act, Denied, OpenTable
from wheal.server.tables.service import TableService
from wheal.server.wire import documents, from_page

NAMES = ("ann", "bob", "cal")
_keys = itertools.count(1)


def file_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def new_key() -> str:
    return f"of-a-test-{next(_keys):06}"


class LaidTable(NamedTuple):
    """A table that was lay_table, and what its maker was told."""

    open_table: OpenTable
    made: documents.Made


async def lay_table(
    service: TableService, game: str = "ore", seed: int = 7, names: Sequence[str] = NAMES, bots: Sequence[str] = ()
) -> LaidTable:
    """A new table; ``bots`` by seat, empty for a person."""
    seats = [from_page.NewSeat(name, bot) for name, bot in itertools.zip_longest(names, bots, fillvalue="")]
    made = await service.make(from_page.NewTable(new_key(), game, seats, seed=seed))
    return LaidTable(await service.open(made.table), made)


@asynccontextmanager
async def another_service(url: str) -> AsyncIterator[TableService]:
    """One more process on the same database, or the same one after a restart."""
    service = TableService(Store(url))
    await service.start()
    try:
        yield service
    finally:
        await service.store.close()


async def until_idle(keeper: BotKeeper) -> None:
    """Until no table waits for a bot of this process."""
    async with asyncio.timeout(60):
        while keeper.waiting or keeper.waiting.busy:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def play(service: TableService, open_table: OpenTable, seat: int, move: str, key: str = "") -> int:
    """A move for what the seat is asked now, by whoever plays it."""
    is_for_bot = open_table.replayed.occupants[seat].is_played_for
    act = Act(kinds.MOVE, move, open_table.replayed.numbers[seat], is_for_bot=is_for_bot)
    return await service.submit(open_table, seat, key or new_key(), act)


async def do(service: TableService, open_table: OpenTable, seat: int, kind: str, text: str = "", key: str = "") -> int:
    return await service.submit(open_table, seat, key or new_key(), Act(kind, text))


async def undo(service: TableService, open_table: OpenTable, seat: int) -> int:
    return await service.submit(open_table, seat, new_key(), Act(kinds.UNDO, "", open_table.replayed.numbers[seat]))


async def refused(service: TableService, open_table: OpenTable, seat: int, act: Act, key: str = "") -> Denied:
    """The refusal of an act, which has changed nothing."""
    before = seen(open_table)
    entries = await service.store.tail(open_table.row.id, 0)
    with pytest.raises(Denied) as caught:
        await service.submit(open_table, seat, key or new_key(), act)
    assert seen(open_table) == before
    assert await service.store.tail(open_table.row.id, 0) == entries
    assert caught.value.sentence
    return caught.value


async def play_on(service: TableService, open_table: OpenTable, moves: int, rng: random.Random | None = None) -> None:
    """So many moves by chance, or to the end."""
    rng = rng or random.Random(1)
    for _ in range(moves):
        match = open_table.replayed.match
        if match.over:
            return
        seat = rng.choice(match.state.deciders)
        await play(service, open_table, seat, rng.choice(match.legal_moves_of(seat)))


def seen(open_table: OpenTable) -> tuple[object, ...]:
    """All that a table's log makes of it."""
    replayed = open_table.replayed
    match = replayed.match
    occupants = [(occupant.name, occupant.bot, occupant.given_up) for occupant in replayed.occupants]
    undos = [match.can_undo(seat) for seat in range(len(match.names))]
    return (
        match.state.to_bytes(),
        match.count,
        replayed.numbers,
        replayed.seq,
        replayed.public_seq,
        match.orders.dump(),
        occupants,
        replayed.is_paused,
        replayed.undone_at,
        replayed.notes,
        undos,
    )
