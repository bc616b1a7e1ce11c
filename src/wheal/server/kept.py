"""Opening a table from what is kept of it: a snapshot that can be read and agrees with the log, else its beginning."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from wheal.kernel.game import Game
from wheal.server.folded import Folded
from wheal.server.store import Seat, SnapshotRow, Store, TableRow

LOG: Final = logging.getLogger("wheal.server")


async def opened(
    store: Store,
    game: Game,
    row: TableRow,
    seats: list[Seat],
    found: Iterable[SnapshotRow],
    *,
    upto: int | None = None,
    keeps_all: bool = False,
) -> Folded:
    """The table up to an entry, from the first of these snapshots that is good; without one all is played again."""
    for snapshot in found:
        entries = await store.tail(row.id, snapshot.seq - 1, upto)
        try:
            folded = Folded.restore(game, row, seats, snapshot)
        except Exception as error:  # whatever may be wrong in it: the log alone is the truth
            LOG.warning("snapshot %d of %s cannot be read: %r", snapshot.seq, row.id, error)
            continue
        if snapshot.seq and entries.pop(0).digest != folded.digest():
            LOG.warning("snapshot %d of %s does not agree with the log", snapshot.seq, row.id)
            continue
        folded.keeps_all = keeps_all
        break
    else:
        folded = Folded.begin(game, row, seats, keeps_all=keeps_all)
        entries = await store.tail(row.id, 0, upto)
    for entry in entries:
        folded.fold(entry)
    return folded
