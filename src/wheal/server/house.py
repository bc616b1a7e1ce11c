"""The house: all open tables of one process, and the one way in which anything happens at them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets as random_secrets
import time
from collections.abc import Callable
from typing import Final

from wheal import api
from wheal.kernel.content import builtin_files
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.record import parse_record
from wheal.kernel.texts import texts
from wheal.server import folded as kinds
from wheal.server import wire
from wheal.server.folded import HOST, SNAPSHOT_EVERY, Folded
from wheal.server.limits import Limits
from wheal.server.live import Act, Denied, Live, NoTable
from wheal.server.making import planned, told
from wheal.server.opening import load
from wheal.server.secrets import derived, hashed, new_secret
from wheal.server.store import CHANGED, Store, Unavailable
from wheal.server.trying import tried

LOG: Final = logging.getLogger("wheal.server")
TRIES: Final = 20  # races that are lost before somebody is told so


class House:
    """Tables are opened when somebody comes, and closed when nobody has looked for a while."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.secret = ""
        self.visits = 0  # open sockets
        self.on_bots_due: Callable[[str], None] = lambda table: None

    async def start(self) -> None:
        await self.store.open()
        self.secret = await self.store.secret()

    # ---- opening --------------------------------------------------------------------------------
    async def open(self, table: str) -> Live:
        """The table with everything that its log holds by now; raises NoTable."""
        live = self.lives.get(table)
        if live is None:
            lock = self.opening.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    live = self.lives.get(table) or self.lives.setdefault(table, await load(self.store, table))
            finally:
                self.opening.pop(table, None)
        live.used = time.monotonic()
        return live

    async def catch_up(self, live: Live) -> None:
        """Fold what other processes have written."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        if live.row.is_frozen:
            return
        entries = await self.store.tail(live.row.id, live.folded.seq)
        if not entries:
            return
        fresh = live.folded.copy()
        for entry in entries:
            fresh.fold(entry)
        live.folded = fresh
        live.changed()
        self._wake_bots(live)

    def close_idle(self, seconds: float) -> None:
        """Forget tables at which nobody is and nothing was done for a while; they can be opened again."""
        now = time.monotonic()
        for table, live in list(self.lives.items()):
            if not live.listeners and not live.lock.locked() and now - live.used > seconds:
                del self.lives[table]

    # ---- the one way ----------------------------------------------------------------------------
    async def submit(self, live: Live, seat: int, key: str, act: Act) -> int:
        """Let something happen, once; the number under which it stands. Raises Denied, and nothing has changed."""
        if not 1 <= len(key) <= wire.LONGEST_KEY or "\0" in key:
            raise Denied(texts()("table-bad-key"))
        key = f"{seat}:{key}"
        async with live.lock:
            for attempt in range(TRIES):
                try:
                    fresh, entry = tried(live, seat, key, act)
                except Denied:
                    done = await self.store.seq_of(live.row.id, key)
                    if done is not None:
                        await self._catch_up(live)
                        return done
                    before = live.folded.seq
                    await self._catch_up(live)
                    if live.folded.seq == before:
                        raise
                    continue
                if await self.store.append(live.row.id, entry, is_bot_due=bool(fresh.bots_due)):
                    await self._stands(live, fresh)
                    return entry.seq
                done = await self.store.seq_of(live.row.id, key)
                await self._catch_up(live)
                if done is not None:
                    return done
                if live.folded.seq < entry.seq:  # nobody was faster: the table itself is gone
                    await self._check_there(live)
                LOG.debug("a race was lost at %s, attempt %d", live.row.id, attempt + 1)
        raise Denied(texts()("table-busy"))

    async def is_known(self, live: Live, seat: int, key: str) -> bool:
        """Does something stand already that was sent with this key?"""
        return await self.store.seq_of(live.row.id, f"{seat}:{key}") is not None

    async def _check_there(self, live: Live) -> None:
        if await self.store.find(live.row.id) is None:
            self.gone(live)
            raise NoTable

    async def _stands(self, live: Live, fresh: Folded) -> None:
        """An entry is committed: the clone becomes the table, and everybody hears of it."""
        live.folded = fresh
        live.used = time.monotonic()
        live.changed()
        self._wake_bots(live)
        if fresh.seq - live.kept_at >= SNAPSHOT_EVERY:
            live.kept_at = fresh.seq
            with contextlib.suppress(Unavailable):  # the entry stands; a snapshot is only to be fast
                await self.store.keep_snapshot(live.row.id, fresh.snapshot())

    def _wake_bots(self, live: Live) -> None:
        if live.folded.bots_due and not live.row.is_frozen:
            self.on_bots_due(live.row.id)

    def gone(self, live: Live) -> None:
        """The table was deleted."""
        live.is_gone = True
        self.lives.pop(live.row.id, None)
        live.changed()

    # ---- making tables --------------------------------------------------------------------------
    async def make(self, wish: wire.NewTable) -> wire.Made:
        """A new table; the same key makes the same one. Raises Denied or BadInput."""
        if not 8 <= len(wish.key) <= wire.LONGEST_KEY:
            raise Denied(texts()("table-bad-key"))
        made_by = hashed(f"{self.secret}\n{wish.key}")
        row = await self.store.made_by(made_by)
        if row is not None:
            return told(row, await self.store.seats(row.id), wish.key, self.secret)
        if await self.store.count_tables() >= self.limits.tables:
            raise Denied(texts()("table-house-full"))
        record = parse_record(wish.record) if wish.record else None
        game = api.game(record.game if record else wish.game)
        row, seats = planned(wish, game, record, made_by, self.secret)
        folded = Folded.begin(game, row, seats)
        row = row._replace(is_bot_due=bool(folded.bots_due))
        if not await self.store.make(row, seats, json.dumps(builtin_files(game.id))):
            return await self.make(wish)
        if row.opening:
            await self.store.keep_snapshot(row.id, folded.snapshot())
        if row.is_bot_due:
            self.on_bots_due(row.id)
        return told(row, seats, wish.key, self.secret)

    def key_of(self, name: str) -> str:
        """A key for a table that follows from another: asked for twice, it is the same table."""
        return derived(self.secret, name, "key")

    # ---- the host -------------------------------------------------------------------------------
    async def reissue(self, live: Live, seat: int) -> str:
        """A new link for a seat or (-1) the spectators; the old one opens nothing any more."""
        if not -1 <= seat < len(live.seats):
            raise Denied(texts()("table-no-seat", seat=max(-2, min(seat, 99))))
        if seat >= 0 and live.seats[seat].bot:
            raise Denied(texts()("table-bot-seat"))
        secret = new_secret()
        await self.store.change_secret(live.row.id, seat, hashed(secret))
        await self._learn_links(live)
        if seat >= 0 and not live.row.is_frozen:  # whoever has the link has the hand: it is not done unseen
            await self.submit(live, seat, f"link-{live.row.links}", Act(kinds.NOTE, "table-new-link"))
        return secret

    async def delete(self, live: Live) -> None:
        await self.store.delete(live.row.id)
        self.gone(live)

    async def pause(self, live: Live, *, is_paused: bool) -> None:
        kind = kinds.PAUSE if is_paused else kinds.RESUME
        if live.folded.is_paused != is_paused:
            await self.submit(live, HOST, random_secrets.token_hex(8), Act(kind))

    # ---- in the background ----------------------------------------------------------------------
    async def compare(self) -> None:
        """Look at the database for what no notice told of: the net below the notifications."""
        lives = dict(self.lives)
        heads = await self.store.heads(list(lives))
        for table, live in lives.items():
            if table not in heads:
                self.gone(live)
                continue
            try:
                if heads[table].links != live.row.links:
                    await self._learn_links(live)
                if heads[table].seq > live.folded.seq:
                    await self.catch_up(live)
            except (Refused, BadInput):  # another process plays by other rules: open it anew, by ours
                LOG.exception("table %s cannot be followed", table)
                self.lives.pop(table, None)

    async def _learn_links(self, live: Live) -> None:
        """Another process has issued new links."""
        live.row = await self.store.find(live.row.id) or live.row
        live.seats = await self.store.seats(live.row.id) or live.seats
        live.changed()

    async def notice(self, table: str, seq: int) -> None:
        """Another process has written to a table."""
        live = self.lives.get(table)
        if live is None:
            return
        if seq < 0:
            self.gone(live)
        elif seq == CHANGED:
            await self._learn_links(live)
        elif live.folded.seq < seq:
            with contextlib.suppress(NoTable):
                await self.catch_up(live)
