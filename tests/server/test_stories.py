"""The story of a table: told whole and told on, to everybody the same, also where the table stands still."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.tables import another_house, do, laid, new_key, play, play_on, undo
from wheal.kernel.match import Match
from wheal.kernel.texts import language
from wheal.server import folded as kinds
from wheal.server import history, schema, stories, wire
from wheal.server.house import House
from wheal.server.live import Live

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("game", ["tinners", "ore"])
async def test_a_story_that_is_told_on_is_the_story_told_whole(sqlite_house: House, game: str) -> None:
    live = (await laid(sqlite_house, game)).live
    rng = random.Random(3)
    for _ in range(12):
        await play_on(sqlite_house, live, rng.randint(1, 9), rng)
        await do(sqlite_house, live, 0, kinds.CHAT, "what a day")
        told = await stories.story_of(sqlite_house, live)
        assert told == stories.story(await history.whole(sqlite_house, live))
        assert told.movers == [step.move.seat for step in (await history.whole(sqlite_house, live)).steps]
        assert all(len(own) == len(told.movers) + 1 for measure in told.measures for own in measure.values)
        assert not told.facts
        assert told.rounds[0] == wire.StoryMark(0, "1")


async def test_what_is_taken_back_leaves_the_story(sqlite_house: House) -> None:
    live = (await laid(sqlite_house, "ore")).live
    rng = random.Random(5)
    before = len((await stories.story_of(sqlite_house, live)).movers)
    undone = 0
    while undone < 3:
        seat = live.folded.match.state.deciders[0]
        await play(sqlite_house, live, seat, rng.choice(live.folded.match.legal_moves_of(seat)))
        before = len((await stories.story_of(sqlite_house, live)).movers)
        if live.folded.match.can_undo(seat):
            await undo(sqlite_house, live, seat)
            undone += 1
            assert len((await stories.story_of(sqlite_house, live)).movers) < before
            await play(sqlite_house, live, seat, rng.choice(live.folded.match.legal_moves_of(seat)))
            assert await stories.story_of(sqlite_house, live) == stories.story(await history.whole(sqlite_house, live))


async def test_a_story_is_kept_for_all_who_ask_and_each_language(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await finished(sqlite_house)
    asked = []

    def counting(match: Match) -> wire.Story:
        asked.append(match.count)
        return made(match)

    made = stories.story
    monkeypatch.setattr(stories, "story", counting)
    many = await asyncio.gather(*(stories.story_of(sqlite_house, live) for _ in range(5)))
    assert len(asked) == 1
    assert all(told is many[0] for told in many)
    token = language.set("pl")
    try:
        polish = await stories.story_of(sqlite_house, live)
    finally:
        language.reset(token)
    assert polish.movers == many[0].movers
    assert [measure.label for measure in polish.measures] != [measure.label for measure in many[0].measures]
    assert [fact.icon for fact in polish.facts] == [fact.icon for fact in many[0].facts]
    assert 1 <= len(polish.facts) <= 3


async def test_others_are_served_while_a_long_story_is_told(sqlite_house: House) -> None:
    live = await finished(sqlite_house, "ore-long-4-players")
    waits = []

    async def tick() -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.001)
            waits.append(loop.time() - before)

    ticking = asyncio.ensure_future(tick())
    told = await stories.story_of(sqlite_house, live)
    ticking.cancel()
    assert len(told.movers) > 800
    assert len(waits) > 10, "nobody else had a turn"


@pytest.mark.parametrize("opening", ["", "ann: mine unobtainium"])
async def test_a_table_that_stands_still_tells_as_far_as_it_came(
    sqlite_house: House, sqlite_url: str, opening: str
) -> None:
    """Rules that part at the 25th entry, or in what the table was begun with."""
    live, _ = await laid(sqlite_house)
    await play_on(sqlite_house, live, 45)
    older = schema.tables.update().values(rules=live.row.rules - 1, opening=opening)
    spoilt = schema.entries.update().where(schema.entries.c.seq == 25).values(digest="0123456789abcdef")
    async with sqlite_house.store.engine.begin() as connection:
        await connection.execute(older)
        await connection.execute(spoilt)
    async with another_house(sqlite_url) as other:
        frozen = await other.open(live.row.id)
        assert frozen.row.is_frozen
        assert frozen.folded.seq == (0 if opening else 24)
        told = await stories.story_of(other, frozen)
        assert len(told.movers) == frozen.folded.match.count
        assert (await history.record_of(other, frozen, -1)).startswith("wheal: 1\n")


async def finished(house: House, record: str = "tinners-tie-by-money") -> Live:
    """A table that shows a game of the records to its end."""
    text = (RECORDS / f"{record}.wheal").read_text(encoding="utf-8")
    made = await house.make(wire.NewTable(new_key(), record=text))
    return await house.open(made.table)
