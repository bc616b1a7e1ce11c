"""Opening a table: by its last snapshots, or, where the rules are others by now, from its first move."""

from __future__ import annotations

from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.game import Game
from wheal.server import kept
from wheal.server.contents import game_of
from wheal.server.folded import Folded
from wheal.server.live import Live, NoTable
from wheal.server.store import Seat, Store, TableRow


async def load(store: Store, table: str) -> Live:
    """A table with everything that its log holds; raises NoTable."""
    row = await store.find(table) if table.isascii() and table.isalnum() else None
    if row is None:
        raise NoTable
    seats = await store.seats(table)
    game = await game_of(store, row.game, row.content)
    if row.is_frozen or row.rules != game.rules_number:
        return await _load_other_rules(store, row, seats, game)
    found = await store.snapshots(table, count=2)
    # the last but one first, so that the latest moves can be told again
    folded = await kept.opened(store, game, row, seats, reversed(found))
    return Live(row, seats, game, folded, kept_at=found[0].seq if found else 0)


async def _load_other_rules(store: Store, row: TableRow, seats: list[Seat], game: Game) -> Live:
    """A table of other rules goes on if it replays to the same states; else it stands still where they part."""
    is_same_game = True
    try:
        folded = Folded.begin(game, row, seats)
    except (Refused, BadInput):
        is_same_game = False
        row = row._replace(opening=[])
        folded = Folded.begin(game, row, seats)
    for entry in await store.tail(row.id, 0) if is_same_game else []:
        fresh = folded.copy()
        try:
            fresh.fold(entry)
            is_same_game = entry.digest == fresh.digest()
        except Exception:  # other rules may do anything with a move that is none of theirs
            is_same_game = False
        if not is_same_game:
            break
        folded = fresh
    carried = row._replace(rules=game.rules_number if is_same_game else row.rules, is_frozen=not is_same_game)
    if carried != row:
        await store.carry_over(row.id, carried.rules, is_frozen=carried.is_frozen)
    return Live(carried, seats, game, folded)
