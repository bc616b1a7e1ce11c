"""Digests of what is stored: they find damage, they do not keep out whoever can write to the database."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

import msgspec

from wheal.kernel.codec import plain_data
from wheal.kernel.engine.state import State
from wheal.server.storage.rows import Seat, SnapshotRow, TableRow


def position_digest(state: State) -> str:
    """Of the position alone: its bytes also name the rules number, which carrying over changes."""
    return hashlib.blake2b(msgspec.msgpack.encode(plain_data(state)), digest_size=8).hexdigest()


def snapshot_digest(table: str, snapshot: SnapshotRow) -> str:
    """Of a whole snapshot and the table that it is of."""
    whole = [table, snapshot.seq, snapshot.moves, snapshot.state, snapshot.rest]
    return hashlib.blake2b(msgspec.msgpack.encode(whole), digest_size=16).hexdigest()


def beginning_digest(row: TableRow, seats: Sequence[Seat]) -> str:
    """Of what never changes at a table: the game, its options, the opening, and who was to sit where."""
    sitting = [[seat.seat, seat.name, seat.bot] for seat in seats]
    whole = [row.id, row.game, row.content, row.options, row.seed, row.opening, row.origin, sitting]
    return hashlib.blake2b(json.dumps(whole, sort_keys=True).encode(), digest_size=16).hexdigest()
