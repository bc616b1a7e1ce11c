"""Bots at tables: a few decisions at a time, in turn, each in a worker process that can be killed."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from typing import Final

import anyio
import anyio.to_process

from wheal.kernel.engine.rng import Rng
from wheal.server.bots.leases import RENEW_EVERY, Leases
from wheal.server.bots.waiting import WaitingTables
from wheal.server.bots.worker import choose
from wheal.server.storage.database import Unavailable
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import BOT_KEY, Act, Denied, NoTable, OpenTable
from wheal.server.tables.pinned_content import folder_of
from wheal.server.tables.service import TableService

LOG: Final = logging.getLogger("wheal.server")
TIME_LIMIT: Final = 10.0  # seconds for a decision
RETRY: Final = 0.5  # seconds until a table is tried again at which something was wrong


class BotKeeper:
    """Plays the bots of this process's tables: as many decisions at once as there are processors, less one.

    Each turn is one decision of one table. However many tables wait, they wait in a row, and nothing else does.
    """

    def __init__(self, service: TableService, time_limit: float = TIME_LIMIT) -> None:
        self.service = service
        self.time_limit = time_limit
        self.waiting = WaitingTables()
        self.leases = Leases(service.store)
        self.at_once = max(1, (os.cpu_count() or 1) - 1)  # one processor is left for people
        self.tasks: list[asyncio.Task[None]] = []
        self.is_stopped = False
        service.on_bots_due = self.wake

    def wake(self, table: str) -> None:
        """A table waits for a bot."""
        if self.is_stopped:
            return
        self.waiting.add(table, is_watched=self._is_watched(table))
        if not self.tasks:
            self.tasks = [asyncio.ensure_future(self._take_turns()) for _ in range(self.at_once)]
            self.tasks.append(asyncio.ensure_future(self._keep_leases()))

    def _is_watched(self, table: str) -> bool:
        open_table = self.service.open_tables.get(table)
        return open_table is not None and bool(open_table.listeners)

    async def sweep(self) -> None:
        """Take up every table that waits for a bot, whoever left it."""
        for table in await self.service.store.bots_due(self.leases.owner):
            self.wake(table)

    async def stop(self) -> None:
        self.is_stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.leases.give_back()
        except Unavailable as error:
            LOG.info("the leases of bots end by themselves: %s", error)

    # ---- turns ----------------------------------------------------------------------------------
    async def _take_turns(self) -> None:
        """One table after the other, for as long as the server runs."""
        while True:
            table = await self.waiting.next()
            is_due, pause = False, 0.0
            try:
                is_due = await self._play_one(table)
            except Unavailable as error:
                LOG.info("the bots of %s wait: %r", table, error)
                is_due, pause = True, RETRY
            except NoTable:
                pass
            except Exception:  # whatever is wrong with one table, the others go on
                LOG.exception("the bots of %s cannot be played", table)
            finally:
                is_asked_for = self.waiting.end_turn(table)
            if not is_due and not is_asked_for:
                self.leases.drop(table)
            elif pause:
                asyncio.get_running_loop().call_later(pause, self.wake, table)
            else:
                self.wake(table)

    async def _play_one(self, table: str) -> bool:
        """One decision of a bot at a table; whether another is due."""
        if not await self.leases.take(table):
            return False  # who has it plays it; the next sweep finds it if that process has died
        open_table = await self.service.open(table)
        due = _bots_due(open_table)
        if due:
            await self._decide(open_table, due[0])
        if _bots_due(open_table):
            return True
        self.service.close_finished(open_table)
        return False

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                await self.leases.renew()
            except Unavailable as error:
                LOG.info("leases of bots are not renewed: %s", error)

    async def _decide(self, open_table: OpenTable, seat: int) -> None:
        """One decision, submitted by the same way as a person's and with a key of its own."""
        replayed = open_table.replayed
        number = replayed.numbers[seat]
        occupant = replayed.occupants[seat]
        move = None if occupant.given_up else await self._think(open_table, seat, occupant.bot)
        is_fallback = move is None
        if move is None:
            move = replayed.match.state.fallback(seat).text
        try:
            await self.service.submit(
                open_table, seat, f"{BOT_KEY}{number}", Act(kinds.MOVE, move, number, is_for_bot=True)
            )
            if is_fallback and not occupant.given_up:
                await self.service.submit(
                    open_table, seat, f"{BOT_KEY}{number}-failed", Act(kinds.NOTE, "table-bot-failed")
                )
        except Denied as denied:
            LOG.info("a bot's move at %s came too late: %s", open_table.row.id, denied.sentence)

    async def _think(self, open_table: OpenTable, seat: int, bot: str) -> str | None:
        """The bot's choice from what its seat may know; None if it fails or takes too long."""
        seed = secrets.randbits(64)
        imagined = open_table.replayed.match.state.clone()
        imagined.imagine(seat, Rng(seed ^ 1))
        folder = folder_of(open_table.row.content)
        args = (open_table.game.id, folder, imagined.to_bytes(), seat, bot, seed)
        with anyio.move_on_after(self.time_limit):
            try:
                move = await anyio.to_process.run_sync(
                    choose, *args, cancellable=True, limiter=anyio.CapacityLimiter(1)
                )
                action = open_table.replayed.match.state.parse(move)
                return move if open_table.replayed.match.state.is_legal(action, seat) else None
            except Exception as error:  # whatever may go wrong in somebody's bot
                LOG.warning("bot %s failed at %s: %r", bot, open_table.row.id, error)
        return None


def _bots_due(open_table: OpenTable) -> list[int]:
    """The seats at which a bot is to decide now."""
    return [] if open_table.is_deleted or open_table.row.is_frozen else open_table.replayed.bots_due
