"""Pictures of tables: drawn in a worker process, one at a time, and cached.

Whoever asks for a picture that is being drawn waits for the same one. A picture shows what a spectator may see.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, NamedTuple

import anyio
from anyio.to_process import run_sync as run_in_worker

from wheal.kernel.match import Match
from wheal.kernel.texts import texts
from wheal.server.show import history
from wheal.server.show.picture_worker import draw, prepare
from wheal.server.tables.open_table import Denied, OpenTable
from wheal.server.tables.pinned_content import folder_of
from wheal.server.tables.service import TableService

LOG: Final = logging.getLogger("wheal.server")
MOST_BYTES: Final = 32 * 1024 * 1024  # of pictures in the cache
MOST_WAITING: Final = 32  # pictures that wait to be drawn
START_LIMIT: Final = 90.0  # seconds until a worker process runs, also on a busy machine
TIME_LIMIT: Final = 20.0  # seconds for drawing


class Busy(Denied):
    """The picture cannot be drawn now."""


class Key(NamedTuple):
    """Which picture: ``undone_at`` tells positions apart that have the same number of moves."""

    table: str
    moves: int
    undone_at: int
    lang: str
    theme: str


class Pictures:
    """The pictures of this process's tables."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.worker = anyio.CapacityLimiter(1)
        self.drawn: OrderedDict[Key, str] = OrderedDict()
        self.bytes = 0
        self.making: dict[Key, asyncio.Task[str]] = {}

    async def picture(self, open_table: OpenTable, at: int | None, lang: str, theme: str) -> str:
        """A table now or after so many moves; empty where the game has no board. Raises Denied."""
        replayed = open_table.replayed
        moves = replayed.match.count if at is None else at
        key = Key(open_table.row.id, moves, replayed.undone_at, lang, theme)
        found = self.drawn.get(key)
        if found is not None:
            self.drawn.move_to_end(key)
            self.service.figures.pictures_cached += 1
            return found
        making = self.making.get(key)
        if making is None:
            if len(self.making) >= MOST_WAITING:
                raise Busy(texts()("table-busy"))
            match = replayed.match if moves == replayed.match.count else None
            making = self.making[key] = asyncio.ensure_future(self._make(key, open_table, match))
            making.add_done_callback(lambda done: self._on_end(key, done))
        return await asyncio.shield(making)  # whoever goes away stops it for nobody else

    async def _make(self, key: Key, open_table: OpenTable, match: Match | None) -> str:
        if match is None:
            match = await history.match_at(self.service, open_table, key.moves)
        title = (match.game.id, folder_of(open_table.row.content))
        args = (*title, match.state.to_bytes(), match.names, key.lang, key.theme)
        async with self.worker:  # waiting for others is not drawing time
            try:
                with anyio.fail_after(START_LIMIT):
                    await run_in_worker(prepare, *title, cancellable=True)
                with anyio.fail_after(TIME_LIMIT):
                    svg = await run_in_worker(draw, *args, cancellable=True)
            except Exception as error:  # a fault of the drawing, or of the worker
                LOG.warning("a picture of %s failed: %r", key.table, error)
                raise Busy(texts()("table-busy")) from error
        self.service.figures.pictures_drawn += 1
        return svg

    def _on_end(self, key: Key, done: asyncio.Task[str]) -> None:
        del self.making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.drawn[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > MOST_BYTES:
            self.bytes -= len(self.drawn.popitem(last=False)[1])

    async def stop(self) -> None:
        for task in list(self.making.values()):
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
