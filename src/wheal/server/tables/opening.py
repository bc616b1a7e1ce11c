"""Opening a table: by its last snapshots, or, where those or the rules are others by now, from its first move.

Nothing that was stored is taken on trust. The beginning of a table has a digest, so has every snapshot and the position
after every entry. A log that does not agree with them is shown up to its last entry that does, and stands still there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, NamedTuple

from wheal import api
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.server.storage.checked import DamagedRow
from wheal.server.storage.database import Unavailable
from wheal.server.storage.rows import Entry, Seat, SnapshotRow, TableRow
from wheal.server.storage.store import Store
from wheal.server.tables.digests import beginning_digest, snapshot_digest
from wheal.server.tables.open_table import DAMAGED, OTHER_RULES, DamagedTable, NoTable, OpenTable
from wheal.server.tables.pinned_content import OtherContent, game_of
from wheal.server.tables.replay import PLAYS, SNAPSHOT_EVERY, ReplayedTable
from wheal.server.tables.snapshots import fold_since, restore_first
from wheal.server.tables.stored_log import (
    POLITE,
    BadBeginning,
    DamagedLog,
    OtherPosition,
    begin_stored,
    check_digest,
    fold_stored,
)

LOG: Final = logging.getLogger("wheal.server")


class Beginning(NamedTuple):
    """What a table's log is played on."""

    row: TableRow
    seats: list[Seat]
    game: Game


async def load(store: Store, table: str, *, from_start: bool = False) -> OpenTable:
    """A table with everything that its log holds, or all of it that is good; raises NoTable."""
    beginning = await _read_or_freeze(store, table)
    row, seats, game = beginning
    if from_start or row.is_frozen or row.rules != game.rules_number:
        return await _load_from_start(store, beginning)
    try:
        snapshots = await store.snapshots(table, count=2)
        # the last but one first, so that the log can show the latest moves again
        replayed = restore_first(reversed(snapshots), game, row, seats)
        if replayed is None and snapshots:
            return await _load_from_start(store, beginning)
        if replayed is None:
            replayed = begin_stored(game, row, seats)
        await fold_since(store, replayed)
        await _check_length(store, replayed, snapshots)
        return OpenTable(row, seats, game, replayed, snapshot_seq=snapshots[0].seq if snapshots else 0)
    except DamagedLog as error:
        LOG.warning("table %s is played again from its start: %s", table, error)
        return await _load_from_start(store, beginning)


async def _read_or_freeze(store: Store, table: str) -> Beginning:
    """The beginning of a table; one that is damaged stands still, so that nobody asks for its bots again and again."""
    try:
        return await read_beginning(store, table)
    except DamagedTable as error:
        LOG.error("table %s is damaged: %s", table, error)
        with contextlib.suppress(Unavailable):
            await store.freeze(table)
        raise


async def read_beginning(store: Store, table: str) -> Beginning:
    """The row, the seats and the game of a table; raises NoTable, also where nothing of it can be shown."""
    if not (table.isascii() and table.isalnum()):
        raise NoTable
    try:
        row = await store.find(table)
        if row is None:
            raise NoTable
        seats = await store.seats(table)
    except DamagedRow as error:
        raise DamagedTable(str(error)) from error
    if not seats or [seat.seat for seat in seats] != list(range(len(seats))):
        raise DamagedTable("seats are missing")
    if row.digest and row.digest != beginning_digest(row, seats):
        raise DamagedTable("it did not begin like this")
    if row.game not in api.game_ids():
        raise NoTable("table-no-game", game=row.game)
    try:
        return Beginning(row, seats, await game_of(store, row.game, row.content))
    except OtherContent as error:
        raise NoTable("table-other-rules") from error
    except (DamagedRow, BadInput) as error:
        raise DamagedTable(f"its content is damaged: {error}") from error


async def _load_from_start(store: Store, beginning: Beginning) -> OpenTable:
    """A table goes on if its log plays to the positions that were stored; else it stands still where they part."""
    row, seats, game = beginning
    replayed, fault = _begin(beginning)
    snapshots: list[SnapshotRow] = []
    if fault is None:
        stored = await store.snapshots(row.id, count=2)
        replayed, snapshots, fault = await _replay_log(replayed, await store.tail(row.id, 0))
        if fault is None and _is_shorter(replayed, stored):
            fault = DamagedLog("the log is shorter than a snapshot")
    frozen = ""
    if fault is not None:
        is_other_rules = row.rules != game.rules_number and isinstance(fault, OtherPosition)
        frozen = OTHER_RULES if is_other_rules else DAMAGED
        LOG.warning("table %s stands still after entry %d: %s", row.id, replayed.seq, fault)
    carried = row._replace(rules=row.rules if frozen else game.rules_number, is_frozen=bool(frozen))
    with contextlib.suppress(Unavailable):  # what can be read can be shown
        if carried != row:
            await store.carry_over(row.id, carried.rules, is_frozen=carried.is_frozen)
        if not frozen:
            await store.renew_snapshots(row.id, snapshots)
    if isinstance(fault, BadBeginning):
        carried = carried._replace(opening=[])
    return OpenTable(carried, seats, game, replayed, snapshot_seq=snapshots[-1].seq if snapshots else 0, frozen=frozen)


def _begin(beginning: Beginning) -> tuple[ReplayedTable, DamagedLog | None]:
    """The table before its first entry; where its opening cannot be played, before that. Raises NoTable."""
    row, seats, game = beginning
    try:
        return begin_stored(game, row, seats), None
    except BadBeginning as error:
        fault = error
    try:
        return begin_stored(game, row._replace(opening=[]), seats), fault
    except BadBeginning as error:
        if row.rules != game.rules_number:
            raise NoTable("table-other-rules") from error
        raise DamagedTable(str(error)) from error


async def _replay_log(
    replayed: ReplayedTable, entries: list[Entry]
) -> tuple[ReplayedTable, list[SnapshotRow], DamagedLog | None]:
    """The table after its last good entry, with snapshots of the way there, and what is wrong with the next."""
    snapshots = [replayed.snapshot()] if replayed.match.count else []
    for entry in entries:
        fresh = replayed.copy(with_match=entry.kind in PLAYS)
        try:
            fold_stored(fresh, entry)
            check_digest(fresh, entry)
        except DamagedLog as fault:
            return replayed, snapshots, fault
        replayed = fresh
        if replayed.seq % SNAPSHOT_EVERY == 0:
            snapshots.append(replayed.snapshot())
        if replayed.seq % POLITE == 0:
            await asyncio.sleep(0)  # others wait for the same loop
    return replayed, snapshots, None


async def _check_length(store: Store, replayed: ReplayedTable, snapshots: list[SnapshotRow]) -> None:
    """Are all entries there, also those before a snapshot, which were not read? Raises DamagedLog."""
    if _is_shorter(replayed, snapshots) or await store.count_entries(replayed.table) < replayed.seq:
        raise DamagedLog("entries are missing")


def _is_shorter(replayed: ReplayedTable, snapshots: list[SnapshotRow]) -> bool:
    """Is the log shorter than it was when a snapshot was made? One without a digest is believed in this."""
    return any(
        each.seq > replayed.seq and each.digest in ("", snapshot_digest(replayed.table, each)) for each in snapshots
    )
