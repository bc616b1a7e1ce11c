"""Pictures: each is drawn once, in a worker, one at a time, and whoever asks too often is told so."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.places import RECORDS
from tests.server.table_parts import LaidTable, lay_table, new_key, play_on, undo
from wheal.server.show import pictures as pictures_module
from wheal.server.show.picture_worker import prepare
from wheal.server.show.pictures import MOST_WAITING, Busy, Pictures
from wheal.server.tables.open_table import Denied
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page

pytestmark = pytest.mark.anyio


class Drawing:
    """Stands for the worker: counts what is drawn, and how many at a time."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, str]] = []
        self.at_once = 0
        self.most_at_once = 0
        self.answer = "<svg/>"

    async def run_sync(self, work: Any, *args: Any, **_words: Any) -> str | None:
        if work is prepare:
            return None
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0.01)
        self.at_once -= 1
        self.drawn.append((args[4], args[5]))
        if not self.answer:
            raise RuntimeError("a fault of the drawing")
        return self.answer


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Drawing:
    drawing = Drawing()
    monkeypatch.setattr(pictures_module, "run_in_worker", drawing.run_sync)
    return drawing


@pytest.fixture
async def pictures(sqlite_service: TableService) -> AsyncIterator[Pictures]:
    pictures = Pictures(sqlite_service)
    yield pictures
    await pictures.stop()


@pytest.fixture
async def laid(sqlite_service: TableService) -> LaidTable:
    laid = await lay_table(sqlite_service)
    await play_on(sqlite_service, laid.open_table, 12)
    return laid


async def test_a_picture_is_drawn_once(pictures: Pictures, laid: LaidTable, drawing: Drawing) -> None:
    for _ in range(3):
        assert await pictures.picture(laid.open_table, None, "en", "") == drawing.answer
    assert await pictures.picture(laid.open_table, 12, "en", "") == drawing.answer, "now is after all moves"
    assert drawing.drawn == [("en", "")]
    for lang, theme in (("pl", ""), ("pl", "dark"), ("pl", "dark")):
        await pictures.picture(laid.open_table, None, lang, theme)
    assert drawing.drawn == [("en", ""), ("pl", ""), ("pl", "dark")]
    figures = pictures.service.figures
    assert (figures.pictures_drawn, figures.pictures_cached) == (3, 4)


async def test_those_who_ask_together_share_one_and_pictures_are_drawn_one_by_one(
    pictures: Pictures, laid: LaidTable, drawing: Drawing
) -> None:
    asked = [pictures.picture(laid.open_table, at, "en", "") for at in (3, 3, 3, 5, 5, 7, None)]
    await asyncio.gather(*asked)
    assert len(drawing.drawn) == 4
    assert drawing.most_at_once == 1


async def test_who_goes_away_stops_it_for_nobody_else(pictures: Pictures, laid: LaidTable, drawing: Drawing) -> None:
    first = asyncio.ensure_future(pictures.picture(laid.open_table, None, "en", ""))
    second = asyncio.ensure_future(pictures.picture(laid.open_table, None, "en", ""))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == drawing.answer
    assert len(drawing.drawn) == 1


async def test_another_game_after_an_undo_is_another_picture(
    sqlite_service: TableService, pictures: Pictures, laid: LaidTable, drawing: Drawing
) -> None:
    table = laid.open_table
    while not any(table.replayed.match.can_undo(seat) for seat in range(3)):
        await play_on(sqlite_service, table, 1)
    count = table.replayed.match.count
    await pictures.picture(table, None, "en", "")
    seat = next(seat for seat in range(3) if table.replayed.match.can_undo(seat))
    await undo(sqlite_service, table, seat)
    await play_on(sqlite_service, table, 1)
    assert table.replayed.match.count == count
    await pictures.picture(table, None, "en", "")
    assert len(drawing.drawn) == 2


async def test_the_cache_is_bounded(
    pictures: Pictures, laid: LaidTable, drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures_module, "MOST_BYTES", 35)
    drawing.answer = "x" * 10
    for at in range(10):
        await pictures.picture(laid.open_table, at, "en", "")
    assert pictures.bytes == 30
    assert [key.moves for key in pictures.drawn] == [7, 8, 9]
    await pictures.picture(laid.open_table, 7, "en", "")
    await pictures.picture(laid.open_table, 1, "en", "")
    assert [key.moves for key in pictures.drawn] == [9, 7, 1], "what was asked for lately stays"


async def test_no_more_wait_than_can_be_drawn_soon(
    sqlite_service: TableService, pictures: Pictures, laid: LaidTable, drawing: Drawing
) -> None:
    await play_on(sqlite_service, laid.open_table, MOST_WAITING)
    asked = [asyncio.ensure_future(pictures.picture(laid.open_table, at, "en", "")) for at in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await pictures.picture(laid.open_table, None, "en", "")
    await asyncio.gather(*asked)


async def test_what_cannot_be_drawn_is_said_and_not_cached(
    pictures: Pictures, laid: LaidTable, drawing: Drawing
) -> None:
    drawing.answer = ""
    with pytest.raises(Busy):
        await pictures.picture(laid.open_table, None, "en", "")
    for at in (-1, 13, 10**30):
        with pytest.raises(Denied):
            await pictures.picture(laid.open_table, at, "en", "")
    assert not pictures.drawn
    assert not pictures.making


async def test_a_picture_is_drawn_by_another_process(
    sqlite_service: TableService, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing takes a fifth of a second, in which nobody else would be served here."""
    record = (RECORDS / "tinners-3-players-21.wheal").read_text(encoding="utf-8")
    made = await sqlite_service.make(from_page.NewTable(new_key(), record=record, at=20))
    table = await sqlite_service.open(made.table)
    here = (os.getpid(), threading.active_count())
    monkeypatch.setattr(type(table.game), "picture", lambda *_: f"drawn here, by {here}")
    svg = await pictures.picture(table, None, "en", "light")
    assert svg.startswith("<svg")
