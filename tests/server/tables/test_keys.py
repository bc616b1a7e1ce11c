"""A key stands for one act and for one table: sent again it is answered, for anything else it is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.places import RECORDS
from tests.server.damaging import (
    change_table,
)
from tests.server.table_parts import another_service, do, lay_table, refused
from wheal import api
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import Act, Denied
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page

FINISHED = (RECORDS / "ore-3-players-end-by-mine.wheal").read_text()
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pictures_in_a_thread")]


async def test_a_key_with_another_text_is_refused(service: TableService, store_url: str) -> None:
    """The same key with the same text is answered with what was stored, also at another process."""
    open_table, made = await lay_table(service)
    seat = open_table.replayed.match.state.current_player
    moves = open_table.replayed.match.legal_moves
    decision = open_table.replayed.numbers[seat]
    act = Act(kinds.MOVE, moves[0], decision)
    assert await service.submit(open_table, seat, "my key", act) == 1
    async with another_service(store_url) as other:
        for process, table in ((service, open_table), (other, await other.open(made.table))):
            assert await process.submit(table, seat, "my key", act) == 1
            typed = f"  {moves[0].upper()} "
            assert await process.submit(table, seat, "my key", Act(kinds.MOVE, typed, decision)) == 1
            for sent in (
                Act(kinds.MOVE, moves[1], decision),
                Act(kinds.CHAT, moves[0]),
                Act(kinds.MOVE, "?", decision),
            ):
                denied = await refused(process, table, seat, sent, "my key")
                assert denied.sentence == "Something else was sent with this key before; nothing was changed."
    assert await do(service, open_table, 0, kinds.CHAT, "hello", "line") == 2
    assert await do(service, open_table, 0, kinds.CHAT, "hello", "line") == 2
    await refused(service, open_table, 0, Act(kinds.CHAT, "hallo"), "line")


async def test_a_key_makes_no_other_table(service: TableService) -> None:
    seats = [from_page.NewSeat(name) for name in ("ann", "bob", "cal")]
    wish = from_page.NewTable("a key of mine", "ore", seats)
    made = await service.make(wish)
    assert await service.make(wish) == made
    short = api.game("ore").read_options({})
    assert await service.make(msgspec.structs.replace(wish, options=short)) == made  # what is meant without a word
    others: list[dict[str, Any]] = [
        {"game": "tinners"},
        {"seats": [*seats, from_page.NewSeat("dee")]},
        {"seats": [*seats[:2], from_page.NewSeat("cal", "greedy")]},
        {"seats": seats[::-1]},
        {"options": {"variant": "short"}},
        {"seed": 7},
        {"record": FINISHED},
    ]
    for other in others:
        with pytest.raises(Denied, match="Another table was made with this key before"):
            await service.make(msgspec.structs.replace(wish, **other))
    assert await service.store.count_tables() == 1
    assert await service.make(wish) == made


async def test_a_damaged_table_that_is_made_again(service: TableService) -> None:
    wish = from_page.NewTable("a key of mine", "ore", [from_page.NewSeat(name) for name in ("ann", "bob", "cal")])
    made = await service.make(wish)
    await change_table(options="{")(service.store, made.table)
    with pytest.raises(Denied, match="is damaged, and nothing of it can be shown"):
        await service.make(wish)
