"""Bots at tables: every process plays those whose lease it holds, each decision in a worker that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from typing import Final

import anyio
import anyio.to_process

from wheal.kernel.rng import Rng
from wheal.server import folded as kinds
from wheal.server.contents import folder_of
from wheal.server.house import House
from wheal.server.live import BOT_KEY, Act, Denied, Live, NoTable
from wheal.server.store import Unavailable
from wheal.server.thinking import choose

LOG: Final = logging.getLogger("wheal.server")
TIME_LIMIT: Final = 10.0  # seconds for a decision
LEASE: Final = 4.0  # seconds, renewed while it is played: the bots of a process that died wait no longer
RETRY: Final = 0.5


class BotKeeper:
    """The bots of this process's tables, one task a table."""

    def __init__(self, house: House, time_limit: float = TIME_LIMIT) -> None:
        self.house = house
        self.time_limit = time_limit
        self.owner = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.workers = anyio.CapacityLimiter(max(1, os.cpu_count() or 1))
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.is_stopped = False
        house.on_bots_due = self.wake

    def wake(self, table: str) -> None:
        """A table may wait for a bot."""
        if table not in self.tasks and not self.is_stopped:
            task = asyncio.ensure_future(self._play(table))
            self.tasks[table] = task
            task.add_done_callback(lambda _done: self._ended(table))

    def _ended(self, table: str) -> None:
        self.tasks.pop(table, None)
        live = self.house.lives.get(table)
        if live is not None and live.folded.bots_due and not live.row.is_frozen and not live.is_gone:
            asyncio.get_running_loop().call_later(RETRY, self.wake, table)

    async def sweep(self) -> None:
        """Take up every table that waits for a bot, whoever left it."""
        for table in await self.house.store.bots_due():
            self.wake(table)

    async def stop(self) -> None:
        self.is_stopped = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def _play(self, table: str) -> None:
        """Play the bots of one table until a person is asked."""
        try:
            if not await self.house.store.lease(table, self.owner, LEASE):
                return
            holding = asyncio.ensure_future(self._hold(table))
            try:
                live = await self.house.open(table)
                while live.folded.bots_due and not live.is_gone and not live.row.is_frozen:
                    await self._decide(live, live.folded.bots_due[0])
            finally:
                holding.cancel()
                await asyncio.gather(holding, return_exceptions=True)
            await self.house.store.release(table, self.owner)
        except (NoTable, Unavailable) as error:
            LOG.info("the bots of %s wait: %r", table, error)

    async def _hold(self, table: str) -> None:
        """Keep the lease however long the bots take."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(Unavailable):
                await self.house.store.lease(table, self.owner, LEASE)

    async def _decide(self, live: Live, seat: int) -> None:
        """One decision, submitted by the same way as a person's and with a key of its own."""
        folded = live.folded
        number = folded.numbers[seat]
        sitting = folded.sittings[seat]
        move = None if sitting.given_up else await self._think(live, seat, sitting.bot)
        is_fallback = move is None
        if move is None:
            move = folded.match.state.fallback(seat).text
        try:
            await self.house.submit(live, seat, f"{BOT_KEY}{number}", Act(kinds.MOVE, move, number, is_for_bot=True))
            if is_fallback and not sitting.given_up:
                await self.house.submit(live, seat, f"{BOT_KEY}{number}-failed", Act(kinds.NOTE, "table-bot-failed"))
        except Denied as denied:
            LOG.info("a bot's move at %s came too late: %s", live.row.id, denied.sentence)

    async def _think(self, live: Live, seat: int, bot: str) -> str | None:
        """The bot's choice from what its seat may know; None if it fails or takes too long."""
        seed = secrets.randbits(64)
        imagined = live.folded.match.state.clone()
        imagined.imagine(seat, Rng(seed ^ 1))
        folder = folder_of(live.row.content)
        args = (live.game.id, folder, imagined.to_bytes(), seat, bot, seed)
        async with self.workers:  # waiting for a worker is not thinking time
            with anyio.move_on_after(self.time_limit):
                try:
                    move = await anyio.to_process.run_sync(
                        choose, *args, cancellable=True, limiter=anyio.CapacityLimiter(1)
                    )
                    action = live.folded.match.state.parse(move)
                    return move if live.folded.match.state.is_legal(action, seat) else None
                except Exception as error:  # whatever may go wrong in somebody's bot
                    LOG.warning("bot %s failed at %s: %r", bot, live.row.id, error)
        return None
