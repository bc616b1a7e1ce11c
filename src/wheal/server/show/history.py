"""Looking back: earlier positions, older lines of the log, and the record of a table."""

from __future__ import annotations

import asyncio

from wheal.kernel.match import Match
from wheal.kernel.record import write_record
from wheal.kernel.texts import texts
from wheal.server.show.logs import log_lines
from wheal.server.tables.open_table import Denied, OpenTable
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.service import TableService
from wheal.server.tables.snapshots import replay_from
from wheal.server.tables.stored_log import DamagedLog, begin_stored, fold_all
from wheal.server.wire import documents

A_TURN = 30  # moves before an earlier position: what has changed since the own last one is marked in it
PAGE = 60  # moves of a page of the log
MOST = 999_999  # in a sentence: numbers without end cannot be written


async def replay_between(service: TableService, open_table: OpenTable, first: int, last: int) -> ReplayedTable:
    """The table with the story of its moves from one to another, and perhaps some more."""
    return await service.read_log(open_table, lambda: _replay_between(service, open_table, first, last))


async def _replay_between(service: TableService, open_table: OpenTable, first: int, last: int) -> ReplayedTable:
    if not 0 <= first <= last <= open_table.replayed.match.count:
        raise Denied(texts()("table-no-move", number=max(-1, min(last, MOST))))
    newest = open_table.replayed.seq
    found = [each for each in await service.store.snapshots(open_table.row.id, moves=first) if each.seq <= newest]
    after = await service.store.snapshot_after(open_table.row.id, last)
    upto = max([min(after or newest, newest), *(snapshot.seq for snapshot in found)])
    table = (service.store, open_table.game, open_table.row, open_table.seats)
    replayed = await replay_from(found, *table, upto=upto, keeps_all=True)
    if replayed.match.count < last:  # the number of moves beside a snapshot was damaged
        replayed = await replay_from(found, *table, upto=newest, keeps_all=True)
    return replayed


async def match_at(service: TableService, open_table: OpenTable, moves: int) -> Match:
    """The match after its first so many moves, with those in which every seat has probably had its turn."""
    replayed = await replay_between(service, open_table, min(moves, max(0, moves - A_TURN)), moves)
    return replayed.match.at(moves)


async def log_before(service: TableService, open_table: OpenTable, seat: int, before: int) -> documents.Log:
    """The lines that tell of the moves up to one, a page of them."""

    async def read() -> tuple[ReplayedTable, int, int]:
        last = max(0, min(before, open_table.replayed.match.count))
        first = max(0, last - PAGE)
        return await _replay_between(service, open_table, first, last), first, last

    replayed, first, last = await service.read_log(open_table, read)
    lines = [line for line in log_lines(replayed, seat) if first < line.n <= last or (first == 0 and line.n == 0)]
    return documents.Log(lines, first)


async def whole(service: TableService, open_table: OpenTable) -> Match:
    """The match with every move."""
    return await service.read_log(open_table, lambda: _whole(service, open_table))


async def _whole(service: TableService, open_table: OpenTable) -> Match:
    upto = open_table.replayed.seq
    replayed = await asyncio.to_thread(begin_stored, open_table.game, open_table.row, open_table.seats, keeps_all=True)
    await fold_all(replayed, await service.store.tail(open_table.row.id, 0, upto))
    if replayed.seq != upto:
        raise DamagedLog(f"entries after {replayed.seq} are missing")
    return replayed.match


async def record_of(service: TableService, open_table: OpenTable, seat: int) -> str:
    """The record as a seat or (-1) a spectator may have it: all of it once the game is over."""
    return write_record(await whole(service, open_table), seat)
