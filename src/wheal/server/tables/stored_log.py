"""Folding what the log holds, looked at before it is folded: what was stored may be damaged."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.server.storage.rows import Entry, Seat, TableRow
from wheal.server.tables import replay as kinds
from wheal.server.tables.replay import HOST, ReplayedTable

POLITE: Final = 10  # entries that are folded at once
BY_HOST: Final = (kinds.PAUSE, kinds.RESUME)
SEAT_ACTS: Final = ("leave", "take", "concede")


class DamagedLog(BadInput):
    """The log of a table does not hold what was stored in it."""


class OtherPosition(DamagedLog):
    """A move that is refused or leads elsewhere: other rules could be the reason too."""


class BadBeginning(OtherPosition):
    """The table cannot be begun, or its opening cannot be played."""


def begin_stored(game: Game, row: TableRow, seats: list[Seat], *, keeps_all: bool = False) -> ReplayedTable:
    """The table before its first entry; raises BadBeginning."""
    try:
        return ReplayedTable.begin(game, row, seats, keeps_all=keeps_all)
    except Exception as error:  # rules may do anything with moves that are none of theirs
        raise BadBeginning(f"the opening cannot be played: {error!r}") from error


async def fold_all(replayed: ReplayedTable, entries: Sequence[Entry]) -> None:
    """Fold entries as they were read, and compare the last digest; raises DamagedLog, the table is then unusable."""
    for entry in entries:
        fold_stored(replayed, entry)
        if entry.seq % POLITE == 0:
            await asyncio.sleep(0)  # others wait for the same loop
    if entries:
        check_digest(replayed, entries[-1])


def fold_stored(replayed: ReplayedTable, entry: Entry) -> None:
    """Fold one entry as it was read; raises DamagedLog, the table is then unusable."""
    _check_entry(replayed, entry)
    try:
        action = replayed.match.read_move(entry.seat, entry.text) if entry.kind == kinds.MOVE else None
        replayed.fold(entry, action)
    except Exception as error:  # rules may do anything with a move that is none of theirs
        raise OtherPosition(f"entry {entry.seq} does not fold: {error!r}") from error


def check_digest(replayed: ReplayedTable, entry: Entry) -> None:
    """Is this the position that was reached when the entry was stored? Raises OtherPosition."""
    if replayed.digest() != entry.digest:
        raise OtherPosition(f"entry {entry.seq} led to another position")


def _check_entry(replayed: ReplayedTable, entry: Entry) -> None:
    """What must be so by any rules; raises DamagedLog."""
    if entry.seq != replayed.seq + 1:
        raise DamagedLog(f"entry {entry.seq} stands where {replayed.seq + 1} should")
    first = HOST if entry.kind == kinds.NOTE else 0
    is_known = entry.kind in kinds.KINDS and (
        entry.seat == HOST if entry.kind in BY_HOST else first <= entry.seat < len(replayed.occupants)
    )
    if entry.kind == kinds.SEAT:
        is_known = is_known and entry.text.partition(" ")[0] in SEAT_ACTS
    if entry.kind == kinds.NOTE:
        is_known = is_known and entry.text in kinds.NOTES
    if not is_known:
        raise DamagedLog(f"entry {entry.seq} cannot be read: seat {entry.seat}, {entry.kind!r}")
