"""The story of a game: who moved, where rounds began, what was counted after each move, and what is worth telling."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from wheal.kernel.engine.state import State
from wheal.kernel.labels import measure_label
from wheal.kernel.match import Match
from wheal.kernel.texts import language
from wheal.server.show import history
from wheal.server.tables.open_table import OpenTable
from wheal.server.tables.service import TableService
from wheal.server.wire import documents


async def story_of(service: TableService, open_table: OpenTable) -> documents.Story:
    """The story up to now. It is cached, and only made longer while the game goes on."""
    lang = language.get()
    async with open_table.story_lock:  # those who ask at the same time hear the same
        replayed = open_table.replayed
        cached_at, story = open_table.stories.get(lang, (-1, None))
        if story is None or cached_at != replayed.undone_at:
            return await _whole_story(service, open_table)
        count = replayed.match.count
        if len(story.movers) == count:
            return story
        match = (await history.replay_between(service, open_table, len(story.movers), count)).match
        is_undone = open_table.replayed.undone_at != cached_at  # moves were taken back meanwhile
        if replayed.match.over or is_undone:
            return await _whole_story(service, open_table)
        story = extend_story(story, match, count)
        open_table.stories[lang] = (cached_at, story)
        return story


async def _whole_story(service: TableService, open_table: OpenTable) -> documents.Story:
    """The whole story, cached under the last undo before it."""
    undone_at = open_table.replayed.undone_at
    match = await history.whole(service, open_table)
    story = await asyncio.to_thread(tell_story, match)  # the highlights of a long game take a while
    open_table.stories[language.get()] = (undone_at, story)
    return story


def tell_story(match: Match) -> documents.Story:
    """The story of a match that keeps all its steps."""
    at_start = match.game.measures(_after(match, 0))
    measures = [
        documents.Measure(name, measure_label(match.game, name), [[value] for value in values])
        for name, values in at_start.items()
    ]
    story = extend_story(documents.Story([], [], measures, []), match, match.count)
    if not match.over:
        return story
    return msgspec.structs.replace(
        story, highlights=[documents.Highlight(*each) for each in match.game.highlights(match)]
    )


def extend_story(story: documents.Story, match: Match, count: int) -> documents.Story:
    """A story with the moves up to a number, of a match that keeps those that are new."""
    known = len(story.movers)
    counted = [match.game.measures(_after(match, n)) for n in range(known + 1, count + 1)]
    measures = [
        documents.Measure(
            measure.id,
            measure.label,
            [[*own, *(now[measure.id][seat] for now in counted)] for seat, own in enumerate(measure.values)],
        )
        for measure in story.measures
    ]
    movers = [match.steps[n - match.base].move.seat for n in range(known, count)]
    last = story.rounds[-1].label if story.rounds else ""
    rounds = [*story.rounds, *_rounds(match, known, count, last)]
    return documents.Story([*story.movers, *movers], rounds, measures, story.highlights)


def _rounds(match: Match, first: int, count: int, last: str) -> Iterator[documents.StoryMark]:
    """Where rounds began, from a move on."""
    for n in range(first, count):
        label = str(match.game.moment(_after(match, n)).round)
        if label != last:
            last = label
            yield documents.StoryMark(n, label)


def _after(match: Match, n: int) -> State:
    """The state after so many moves."""
    before = match.steps[n - match.base].state_before if n < match.count else match.state
    assert before is not None, "the match keeps its states"
    return before
