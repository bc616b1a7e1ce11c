"""Looking back: earlier positions, older lines of the log, and the record of a table."""

from __future__ import annotations

import asyncio

from wheal.kernel.match import Match
from wheal.kernel.record import write_record
from wheal.kernel.texts import texts
from wheal.server import wire
from wheal.server.folded import Folded
from wheal.server.house import House
from wheal.server.kept import opened
from wheal.server.live import Denied, Live
from wheal.server.views import log_lines

POLITE = 50  # entries that are folded at once
A_TURN = 30  # moves before an earlier position: what has changed since the own last one is marked in it
PAGE = 60  # moves of a page of the log
MOST = 999_999  # in a sentence: numbers without end cannot be written


async def told_between(house: House, live: Live, first: int, last: int) -> Folded:
    """The table with the story of its moves from one to another, and perhaps some more."""
    if not 0 <= first <= last <= live.folded.match.count:
        raise Denied(texts()("table-no-move", number=max(-1, min(last, MOST))))
    found = await house.store.snapshots(live.row.id, moves=first)
    after = await house.store.snapshot_after(live.row.id, last)
    upto = max([min(after or live.folded.seq, live.folded.seq), *(snapshot.seq for snapshot in found)])
    return await opened(house.store, live.game, live.row, live.seats, found, upto=upto, keeps_all=True)


async def match_at(house: House, live: Live, moves: int) -> Match:
    """The match after its first so many moves, with those in which every seat has probably had its turn."""
    folded = await told_between(house, live, min(moves, max(0, moves - A_TURN)), moves)
    return folded.match.at(moves)


async def log_before(house: House, live: Live, seat: int, before: int) -> wire.Log:
    """The lines that tell of the moves up to one, a page of them."""
    last = max(0, min(before, live.folded.match.count))
    first = max(0, last - PAGE)
    folded = await told_between(house, live, first, last)
    lines = [line for line in log_lines(folded, seat) if first < line.n <= last or (first == 0 and line.n == 0)]
    return wire.Log(lines, first)


async def whole(house: House, live: Live) -> Match:
    """The match with every move."""
    upto = live.folded.seq
    folded = await asyncio.to_thread(Folded.begin, live.game, live.row, live.seats, keeps_all=True)
    for entry in await house.store.tail(live.row.id, 0, upto):
        folded.fold(entry)
        if entry.seq % POLITE == 0:
            await asyncio.sleep(0)  # others wait for the same loop
    return folded.match


async def record_of(house: House, live: Live, seat: int) -> str:
    """The record as a seat or (-1) a spectator may have it: all of it once the game is over."""
    return write_record(await whole(house, live), seat)
