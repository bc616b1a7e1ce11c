"""Planning a new table: its row and its seats, from a wish or from a record."""

from __future__ import annotations

import secrets as random_secrets
import time

from wheal import bots
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.player_names import check_names, check_new_names
from wheal.kernel.record import AUTO, Record, replay
from wheal.kernel.texts import texts
from wheal.server.storage.rows import Seat, TableRow
from wheal.server.tables.digests import beginning_digest
from wheal.server.tables.secrets import derive_secret, hash_secret, new_table_id
from wheal.server.wire import documents, from_page


def plan_table(
    wish: from_page.NewTable, game: Game, record: Record | None, made_by: str, secret: str
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
        wanted = wish.seats or [from_page.NewSeat(name) for name in match.names]
        if len(wanted) != len(match.names):
            raise BadInput(texts()("table-record-seats", count=len(match.names)))
        opening = _rename_players(opening, match.names, [seat.name for seat in wanted])
    check = check_new_names if wish.seats else check_names  # a record's own names stay as they are
    names = check([seat.name for seat in wanted])
    game.read_seats(len(names))
    if seed < 0 or seed >= 1 << 64:
        raise BadInput(texts()("bad-seed", seed=str(seed)))
    for seat in wanted:
        if seat.bot:
            bots.make(seat.bot)
    seats = [
        Seat(i, name, seat.bot, hash_secret(derive_secret(secret, key, f"seat {i}")))
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
        hash_secret(derive_secret(secret, key, "host")),
        hash_secret(derive_secret(secret, key, "watch")),
        now,
        now,
        False,
        False,
        origin="record" if record else "seed" if wish.seed is not None else "",
    )
    return row._replace(digest=beginning_digest(row, seats)), seats


def is_same_table(game: Game, made: tuple[TableRow, list[Seat]], planned: tuple[TableRow, list[Seat]]) -> bool:
    """Was a table made of this wish? A seed that was not wished for is any."""
    (row, seats), (wanted, wanted_seats) = made, planned
    return (
        (row.game, row.origin, row.opening) == (wanted.game, wanted.origin, wanted.opening)
        and (not row.origin or row.seed == wanted.seed)
        and game.read_options(row.options) == wanted.options
        and [(seat.name, seat.bot) for seat in seats] == [(seat.name, seat.bot) for seat in wanted_seats]
    )


def table_links(row: TableRow, seats: list[Seat], key: str, secret: str) -> documents.Made:
    """The table with all its secrets, for whoever made it."""
    links = [
        documents.SeatLink(seat.seat, seat.name, "" if seat.bot else derive_secret(secret, key, f"seat {seat.seat}"))
        for seat in seats
    ]
    host, watch = (derive_secret(secret, key, name) for name in ("host", "watch"))
    return documents.Made(row.id, row.game, host, watch, links)


def _rename_players(lines: list[str], old: list[str], new: list[str]) -> list[str]:
    """The moves of a record with other names of players."""
    names = dict(zip(old, new, strict=True))
    return [f"{names[line.partition(':')[0]]}:{line.partition(':')[2]}" for line in lines]
