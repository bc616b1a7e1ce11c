"""The story of a table: told whole and told on, to everybody the same, also where the table stands still."""

from __future__ import annotations

import asyncio
import random
import sys

import pytest

from tests.places import RECORDS
from tests.server.table_parts import another_service, do, lay_table, new_key, play, play_on, undo
from wheal.kernel.match import Match
from wheal.kernel.texts import language
from wheal.server.show import history, stories
from wheal.server.storage import schema
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import OpenTable
from wheal.server.tables.service import TableService
from wheal.server.wire import documents, from_page

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["tinners", "ore"])
async def test_a_story_that_is_told_on_is_the_story_told_whole(sqlite_service: TableService, game: str) -> None:
    open_table = (await lay_table(sqlite_service, game)).open_table
    rng = random.Random(3)
    for _ in range(12):
        await play_on(sqlite_service, open_table, rng.randint(1, 9), rng)
        await do(sqlite_service, open_table, 0, kinds.CHAT, "what a day")
        told = await stories.story_of(sqlite_service, open_table)
        assert told == stories.tell_story(await history.whole(sqlite_service, open_table))
        assert told.movers == [step.move.seat for step in (await history.whole(sqlite_service, open_table)).steps]
        assert all(len(own) == len(told.movers) + 1 for measure in told.measures for own in measure.values)
        assert not told.highlights
        assert told.rounds[0] == documents.StoryMark(0, "1")


async def test_what_is_taken_back_leaves_the_story(sqlite_service: TableService) -> None:
    open_table = (await lay_table(sqlite_service, "ore")).open_table
    rng = random.Random(5)
    before = len((await stories.story_of(sqlite_service, open_table)).movers)
    undone = 0
    while undone < 3:
        seat = open_table.replayed.match.state.deciders[0]
        await play(sqlite_service, open_table, seat, rng.choice(open_table.replayed.match.legal_moves_of(seat)))
        before = len((await stories.story_of(sqlite_service, open_table)).movers)
        if open_table.replayed.match.can_undo(seat):
            await undo(sqlite_service, open_table, seat)
            undone += 1
            assert len((await stories.story_of(sqlite_service, open_table)).movers) < before
            await play(sqlite_service, open_table, seat, rng.choice(open_table.replayed.match.legal_moves_of(seat)))
            assert await stories.story_of(sqlite_service, open_table) == stories.tell_story(
                await history.whole(sqlite_service, open_table)
            )


async def test_a_story_is_kept_for_all_who_ask_and_each_language(
    sqlite_service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = await finished(sqlite_service)
    asked = []

    def counting(match: Match) -> documents.Story:
        asked.append(match.count)
        return made(match)

    made = stories.tell_story
    monkeypatch.setattr(stories, "tell_story", counting)
    many = await asyncio.gather(*(stories.story_of(sqlite_service, open_table) for _ in range(5)))
    assert len(asked) == 1
    assert all(told is many[0] for told in many)
    token = language.set("pl")
    try:
        polish = await stories.story_of(sqlite_service, open_table)
    finally:
        language.reset(token)
    assert polish.movers == many[0].movers
    assert [measure.label for measure in polish.measures] != [measure.label for measure in many[0].measures]
    assert [each.icon for each in polish.highlights] == [each.icon for each in many[0].highlights]
    assert 1 <= len(polish.highlights) <= 3


async def test_others_are_served_while_a_long_story_is_told(sqlite_service: TableService) -> None:
    open_table = await finished(sqlite_service, "ore-long-4-players")
    waits = []

    async def tick() -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.001)
            waits.append(loop.time() - before)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(interval / 10)  # a story is told in a thread, in less time than ten of the usual turns take
    ticking = asyncio.ensure_future(tick())
    try:
        told = await stories.story_of(sqlite_service, open_table)
    finally:
        ticking.cancel()
        sys.setswitchinterval(interval)
    assert len(told.movers) > 800
    assert len(waits) > 10, "nobody else had a turn"


@pytest.mark.parametrize("opening", ["", "ann: mine unobtainium"])
async def test_a_table_that_stands_still_tells_as_far_as_it_came(
    sqlite_service: TableService, sqlite_url: str, opening: str
) -> None:
    """Rules that part at the 25th entry, or in what the table was begun with."""
    open_table, _ = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, 45)
    older = schema.tables.update().values(rules=open_table.row.rules - 1, opening=opening, digest=None)
    spoilt = schema.entries.update().where(schema.entries.c.seq == 25).values(digest="0123456789abcdef")
    async with sqlite_service.store.engine.begin() as connection:
        await connection.execute(older)
        await connection.execute(spoilt)
    async with another_service(sqlite_url) as other:
        frozen = await other.open(open_table.row.id)
        assert frozen.row.is_frozen
        assert frozen.replayed.seq == (0 if opening else 24)
        told = await stories.story_of(other, frozen)
        assert len(told.movers) == frozen.replayed.match.count
        assert (await history.record_of(other, frozen, -1)).startswith("wheal: 1\n")


async def finished(service: TableService, record: str = "tinners-tie-by-money") -> OpenTable:
    """A table that shows a game of the records to its end."""
    text = (RECORDS / f"{record}.wheal").read_text(encoding="utf-8")
    made = await service.make(from_page.NewTable(new_key(), record=text))
    return await service.open(made.table)
