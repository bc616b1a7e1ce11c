"""The story of a game: who moved, where rounds began, what was counted after each move, and what is worth telling."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from wheal.kernel.labels import measure_label
from wheal.kernel.match import Match
from wheal.kernel.state import State
from wheal.kernel.texts import language
from wheal.server import history, wire
from wheal.server.house import House
from wheal.server.live import Live


async def story_of(house: House, live: Live) -> wire.Story:
    """The story up to now. It is kept, and only made longer while the game goes on."""
    lang = language.get()
    async with live.telling:  # those who ask at the same time hear the same
        folded = live.folded
        kept_at, told = live.stories.get(lang, (-1, None))
        if told is None or kept_at != folded.undone_at:
            return await _told_anew(house, live)
        count = folded.match.count
        if len(told.movers) == count:
            return told
        match = (await history.told_between(house, live, len(told.movers), count)).match
        if folded.match.over or live.folded.undone_at != kept_at:  # it has ended, or moves were taken back meanwhile
            return await _told_anew(house, live)
        told = longer(told, match, count)
        live.stories[lang] = (kept_at, told)
        return told


async def _told_anew(house: House, live: Live) -> wire.Story:
    """The whole story; what it was told of is named by the last undo before it."""
    undone_at = live.folded.undone_at
    match = await history.whole(house, live)
    told = await asyncio.to_thread(story, match)  # the facts of a long game take a while
    live.stories[language.get()] = (undone_at, told)
    return told


def story(match: Match) -> wire.Story:
    """The story of a match that keeps all its steps."""
    begun = match.game.measures(_after(match, 0))
    measures = [
        wire.Measure(name, measure_label(match.game, name), [[value] for value in values])
        for name, values in begun.items()
    ]
    told = longer(wire.Story([], [], measures, []), match, match.count)
    if not match.over:
        return told
    return msgspec.structs.replace(told, facts=[wire.Fact(*fact) for fact in match.game.facts(match)])


def longer(told: wire.Story, match: Match, count: int) -> wire.Story:
    """A story with the moves up to a number, of a match that keeps those that are new."""
    known = len(told.movers)
    counted = [match.game.measures(_after(match, n)) for n in range(known + 1, count + 1)]
    measures = [
        wire.Measure(
            measure.id,
            measure.label,
            [[*own, *(now[measure.id][seat] for now in counted)] for seat, own in enumerate(measure.values)],
        )
        for measure in told.measures
    ]
    movers = [match.steps[n - match.base].move.seat for n in range(known, count)]
    last = told.rounds[-1].label if told.rounds else ""
    rounds = [*told.rounds, *_rounds(match, known, count, last)]
    return wire.Story([*told.movers, *movers], rounds, measures, told.facts)


def _rounds(match: Match, first: int, count: int, last: str) -> Iterator[wire.StoryMark]:
    """Where rounds began, from a move on."""
    for n in range(first, count):
        label = str(match.game.moment(_after(match, n)).round)
        if label != last:
            last = label
            yield wire.StoryMark(n, label)


def _after(match: Match, n: int) -> State:
    """The state after so many moves."""
    before = match.steps[n - match.base].before if n < match.count else match.state
    assert before is not None, "the match keeps its states"
    return before
