"""Replaying a table from a snapshot that is as it was stored, or else from its beginning.

A snapshot is only to be fast. One that is damaged is not used, nor is one of an earlier version, which has no digest:
what it says of orders, seats and numbers stands nowhere else, so that only the log can tell whether it is true.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from wheal.kernel.game import Game
from wheal.server.storage.rows import Seat, SnapshotRow, TableRow
from wheal.server.storage.store import Store
from wheal.server.tables.digests import snapshot_digest
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.stored_log import DamagedLog, begin_stored, check_digest, fold_all

LOG: Final = logging.getLogger("wheal.server")


async def replay_from(
    snapshots: Iterable[SnapshotRow],
    store: Store,
    game: Game,
    row: TableRow,
    seats: list[Seat],
    *,
    upto: int | None = None,
    keeps_all: bool = False,
) -> ReplayedTable:
    """The table up to an entry, from the first of these snapshots that is good; without one all is played again.

    Raises DamagedLog.
    """
    replayed = restore_first(snapshots, game, row, seats)
    if replayed is None:
        replayed = begin_stored(game, row, seats, keeps_all=keeps_all)
    replayed.keeps_all = keeps_all
    await fold_since(store, replayed, upto)
    return replayed


def restore_first(
    snapshots: Iterable[SnapshotRow], game: Game, row: TableRow, seats: list[Seat]
) -> ReplayedTable | None:
    """The table as the first good one of these snapshots holds it."""
    for snapshot in snapshots:
        if not snapshot.digest:
            LOG.info("snapshot %d of %s is of an earlier version", snapshot.seq, row.id)
        elif snapshot.digest != snapshot_digest(row.id, snapshot):
            LOG.warning("snapshot %d of %s is damaged", snapshot.seq, row.id)
        else:
            try:
                return ReplayedTable.restore(game, row, seats, snapshot)
            except Exception as error:  # whatever may be wrong in it: the log alone is the truth
                LOG.warning("snapshot %d of %s cannot be read: %r", snapshot.seq, row.id, error)
    return None


async def fold_since(store: Store, replayed: ReplayedTable, upto: int | None = None) -> None:
    """Fold what the log holds since a snapshot, with which it must agree; raises DamagedLog."""
    entries = await store.tail(replayed.table, max(0, replayed.seq - 1), upto)
    if replayed.seq:
        if not entries or entries[0].seq != replayed.seq:
            raise DamagedLog(f"entry {replayed.seq} is missing")
        check_digest(replayed, entries.pop(0))
    await fold_all(replayed, entries)
