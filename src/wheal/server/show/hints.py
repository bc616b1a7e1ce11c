"""Hints for players, and why bots moved: thought out in a worker process, one at a time, and cached by position.

A hint follows from what its seat may know, a bot's reason from what the one who asks may know, and from nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import anyio
from anyio.to_process import run_sync as run_in_worker

from wheal.client.advice import DEALS, imagined_states
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR
from wheal.kernel.steps import Step
from wheal.kernel.texts import texts
from wheal.server.show import history
from wheal.server.show.hint_worker import advise, explain, prepare
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import BOT_KEY, Act, Denied, OpenTable
from wheal.server.tables.pinned_content import folder_of
from wheal.server.tables.service import TableService
from wheal.server.wire import to_page

LOG: Final = logging.getLogger("wheal.server")
MOST_CACHED: Final = 2_000
MOST_WAITING: Final = 32
START_LIMIT: Final = 90.0  # seconds until a worker process runs, also on a busy machine
TIME_LIMIT: Final = 10.0  # seconds for thinking


class Key(NamedTuple):
    """What was thought out: ``undone_at`` tells positions apart that have the same number of moves."""

    table: str
    moves: int
    undone_at: int
    viewer: int
    lang: str
    is_over: bool  # after the end nothing is hidden
    bot: str = ""  # whose move is explained; empty: it is a hint


class Hints:
    """The advice that is given at this process's tables."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.worker = anyio.CapacityLimiter(1)
        self.known: OrderedDict[Key, Any] = OrderedDict()
        self.thinking: dict[Key, asyncio.Task[Any]] = {}

    # ---- hints ----------------------------------------------------------------------------------
    async def hints(self, open_table: OpenTable, seat: int, lang: str) -> list[to_page.Hint]:
        """The best moves of a seat that is asked; raises Denied. Where other people play, the log tells of it."""
        check_asked(open_table, seat)
        replayed = open_table.replayed
        match, number = replayed.match, replayed.numbers[seat]
        key = Key(open_table.row.id, match.count, replayed.undone_at, seat, lang, is_over=False)
        [imagined] = imagined_states(match.state, seat, 1, Rng(match.count))
        advice = await self._known(key, open_table, advise, imagined.to_bytes(), seat, lang)
        if any(other != seat and not occupant.is_played_for for other, occupant in enumerate(replayed.occupants)):
            note = Act(kinds.NOTE, "table-hint")
            await self.service.submit(open_table, seat, f"{BOT_KEY}hint-{number}", note)  # once for each decision
        return [to_page.Hint(move, leads, reasons) for move, leads, reasons in advice]

    # ---- reasons --------------------------------------------------------------------------------
    async def reason(self, open_table: OpenTable, viewer: int, at: int, lang: str) -> tuple[list[str], str]:
        """Why a bot made the move after which so many stood, or in a sentence why that is not told; raises Denied."""
        replayed = open_table.replayed
        say, is_over = texts(), replayed.match.over
        step = await self._step(open_table, at)
        occupant = replayed.occupants[step.move.seat]
        if not occupant.bot:
            raise Denied(say("table-why-no-bot", player=occupant.name))
        if step.is_sealed and not is_over:
            return [], say("table-why-secret", player=occupant.name)
        assert step.state_before is not None
        key = Key(open_table.row.id, at, replayed.undone_at, viewer, lang, is_over, occupant.bot)
        eyes, count = (step.move.seat, 1) if is_over else (viewer, DEALS)
        states = [state.to_bytes() for state in imagined_states(step.state_before, eyes, count, Rng(at))]
        found = await self._known(key, open_table, explain, states, step.move.seat, occupant.bot, step.move.text, lang)
        if found:
            return found, ""
        return [], say("table-why-none" if found is None or is_over else "table-why-secret", player=occupant.name)

    async def _step(self, open_table: OpenTable, at: int) -> Step:
        """The move after which so many stood, with the state before it; raises Denied."""
        if at < 1:
            raise Denied(texts()("table-no-move", number=max(-1, at)))
        match = open_table.replayed.match
        place = at - match.base - 1
        if 0 <= place < len(match.steps) and match.steps[place].state_before is not None:
            return match.steps[place]
        replayed = await history.replay_between(self.service, open_table, at - 1, at)
        return replayed.match.steps[at - replayed.match.base - 1]

    # ---- thinking -------------------------------------------------------------------------------
    async def _known(self, key: Key, open_table: OpenTable, think: Callable[..., Any], *args: Any) -> Any:
        """What was thought out before, or what a worker finds out now; whoever asks for the same waits for the same."""
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        thinking = self.thinking.get(key)
        if thinking is None:
            if len(self.thinking) >= MOST_WAITING:
                raise Denied(texts()("table-busy"))
            title = (open_table.game.id, folder_of(open_table.row.content))
            thinking = self.thinking[key] = asyncio.ensure_future(self._think(title, think, *args))
            thinking.add_done_callback(lambda done: self._on_end(key, done))
        return await asyncio.shield(thinking)

    async def _think(self, title: tuple[str, str | None], think: Callable[..., Any], *args: Any) -> Any:
        async with self.worker:
            try:
                with anyio.fail_after(START_LIMIT):
                    await run_in_worker(prepare, *title, cancellable=True)
                with anyio.fail_after(TIME_LIMIT):
                    return await run_in_worker(think, *title, *args, cancellable=True)
            except Exception as error:  # a fault of the judge, or of the worker
                LOG.warning("advice failed: %r", error)
                raise Denied(texts()("table-busy")) from error

    def _on_end(self, key: Key, done: asyncio.Task[Any]) -> None:
        del self.thinking[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.known[key] = done.result()
        if len(self.known) > MOST_CACHED:
            self.known.popitem(last=False)

    async def stop(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)


def check_asked(open_table: OpenTable, seat: int) -> None:
    """A hint is for a person who is to decide now; raises Denied."""
    replayed = open_table.replayed
    if open_table.row.is_frozen:
        raise Denied(open_table.why_frozen())
    if replayed.is_paused:
        raise Denied(texts()("table-is-paused"))
    if seat == SPECTATOR or seat not in replayed.match.state.deciders or replayed.occupants[seat].is_played_for:
        raise Denied(texts()("table-hint-later"))
