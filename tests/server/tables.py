"""Tables for the tests: made, played at and reopened, without a network."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from wheal.server import folded as kinds
from wheal.server import wire
from wheal.server.house import House
from wheal.server.live import Act, Denied, Live
from wheal.server.store import Store

NAMES = ("ann", "bob", "cal")
_keys = itertools.count(1)


def file_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def new_key() -> str:
    return f"key-{next(_keys):06}"


class Set(NamedTuple):
    """A table that was laid, and what its maker was told."""

    live: Live
    made: wire.Made


async def laid(
    house: House, game: str = "ore", seed: int = 7, names: Sequence[str] = NAMES, bots: Sequence[str] = ()
) -> Set:
    """A new table; ``bots`` by seat, empty for a person."""
    seats = [wire.NewSeat(name, bot) for name, bot in itertools.zip_longest(names, bots, fillvalue="")]
    made = await house.make(wire.NewTable(new_key(), game, seats, seed=seed))
    return Set(await house.open(made.table), made)


@asynccontextmanager
async def another_house(url: str) -> AsyncIterator[House]:
    """One more process on the same database, or the same one after a restart."""
    house = House(Store(url))
    await house.start()
    try:
        yield house
    finally:
        await house.store.close()


async def play(house: House, live: Live, seat: int, move: str, key: str = "") -> int:
    """A move for what the seat is asked now, by whoever plays it."""
    is_for_bot = live.folded.sittings[seat].is_played_for
    act = Act(kinds.MOVE, move, live.folded.numbers[seat], is_for_bot=is_for_bot)
    return await house.submit(live, seat, key or new_key(), act)


async def do(house: House, live: Live, seat: int, kind: str, text: str = "", key: str = "") -> int:
    return await house.submit(live, seat, key or new_key(), Act(kind, text))


async def undo(house: House, live: Live, seat: int) -> int:
    return await house.submit(live, seat, new_key(), Act(kinds.UNDO, "", live.folded.numbers[seat]))


async def refused(house: House, live: Live, seat: int, act: Act, key: str = "") -> Denied:
    """The refusal of an act, which has changed nothing."""
    before = seen(live)
    entries = await house.store.tail(live.row.id, 0)
    with pytest.raises(Denied) as caught:
        await house.submit(live, seat, key or new_key(), act)
    assert seen(live) == before
    assert await house.store.tail(live.row.id, 0) == entries
    assert caught.value.sentence
    return caught.value


async def play_on(house: House, live: Live, moves: int, rng: random.Random | None = None) -> None:
    """So many moves by chance, or to the end."""
    rng = rng or random.Random(1)
    for _ in range(moves):
        match = live.folded.match
        if match.over:
            return
        seat = rng.choice(match.state.deciders)
        await play(house, live, seat, rng.choice(match.legal_moves_of(seat)))


def seen(live: Live) -> tuple[object, ...]:
    """All that a table's log makes of it."""
    folded = live.folded
    match = folded.match
    sittings = [(sitting.name, sitting.bot, sitting.given_up) for sitting in folded.sittings]
    undos = [match.can_undo(seat) for seat in range(len(match.names))]
    return (
        match.state.to_bytes(),
        match.count,
        folded.numbers,
        folded.seq,
        folded.clock,
        match.orders.written(),
        sittings,
        folded.is_paused,
        folded.undone_at,
        folded.notes,
        undos,
    )
