"""Planning a new table: its row and its seats, from a wish or from a record."""

from __future__ import annotations

import secrets as random_secrets
import time

from wheal import bots
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.match import check_names
from wheal.kernel.record import AUTO, Record, replay
from wheal.kernel.texts import texts
from wheal.server import wire
from wheal.server.secrets import derived, hashed, new_table_id
from wheal.server.store import Seat, TableRow


def planned(
    wish: wire.NewTable, game: Game, record: Record | None, made_by: str, secret: str
) -> tuple[TableRow, list[Seat]]:
    """The rows of a table to be made; raises BadInput where it cannot be."""
    key = wish.key
    seed = random_secrets.randbits(64) if wish.seed is None else wish.seed
    options = game.read_options(wish.options)
    opening: list[str] = []
    wanted = wish.seats
    if record is not None:
        match = replay(record, game, upto=wish.at)
        seed, options = match.seed, match.options
        marks = [f"  {AUTO}" if step.move.is_auto else "" for step in match.steps]
        opening = [line + mark for line, mark in zip(match.moves, marks, strict=True)]
        wanted = wish.seats or [wire.NewSeat(name) for name in match.names]
        if len(wanted) != len(match.names):
            raise BadInput(texts()("table-record-seats", count=len(match.names)))
        opening = _renamed(opening, match.names, [seat.name for seat in wanted])
    names = check_names([seat.name for seat in wanted])
    game.read_seats(len(names))
    if seed < 0 or seed >= 1 << 64:
        raise BadInput(texts()("bad-seed", seed=str(seed)))
    for seat in wanted:
        if seat.bot:
            bots.make(seat.bot)
    seats = [
        Seat(i, name, seat.bot, hashed(derived(secret, key, f"seat {i}")))
        for i, (name, seat) in enumerate(zip(names, wanted, strict=True))
    ]
    now = int(time.time())
    row = TableRow(
        new_table_id(),
        made_by,
        game.id,
        game.rules_number,
        game.content.digest,
        options,
        seed,
        opening,
        hashed(derived(secret, key, "host")),
        hashed(derived(secret, key, "watch")),
        now,
        now,
        False,
        False,
        "record" if record else "seed" if wish.seed is not None else "",
    )
    return row, seats


def told(row: TableRow, seats: list[Seat], key: str, secret: str) -> wire.Made:
    """The table with all its secrets, for whoever made it."""
    links = [
        wire.SeatLink(seat.seat, seat.name, "" if seat.bot else derived(secret, key, f"seat {seat.seat}"))
        for seat in seats
    ]
    host, watch = (derived(secret, key, name) for name in ("host", "watch"))
    return wire.Made(row.id, row.game, host, watch, links)


def _renamed(lines: list[str], old: list[str], new: list[str]) -> list[str]:
    """The moves of a record with other names of players."""
    names = dict(zip(old, new, strict=True))
    return [f"{names[line.partition(':')[0]]}:{line.partition(':')[2]}" for line in lines]
