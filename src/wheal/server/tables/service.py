"""The table service: all open tables of one process, and the one way in which anything happens at them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets as random_secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from wheal import api
from wheal.kernel.content import builtin_files
from wheal.kernel.record import parse_record
from wheal.kernel.texts import texts
from wheal.server.storage.checked import DamagedRow
from wheal.server.storage.database import Unavailable
from wheal.server.storage.rows import Head, Seat, TableRow
from wheal.server.storage.store import CHANGED, Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.budgets import Budgets
from wheal.server.tables.dry_run import dry_run, is_same_act
from wheal.server.tables.figures import Figures, Mover
from wheal.server.tables.limits import Limits
from wheal.server.tables.new_table import is_same_table, plan_table, table_links
from wheal.server.tables.open_table import Act, Denied, NoTable, OpenTable
from wheal.server.tables.opening import load, read_beginning
from wheal.server.tables.replay import HOST, SNAPSHOT_EVERY, ReplayedTable
from wheal.server.tables.secrets import derive_secret, hash_secret, new_secret
from wheal.server.tables.stored_log import DamagedLog, fold_all
from wheal.server.wire import documents, from_page

LOG: Final = logging.getLogger("wheal.server")
TRIES: Final = 20  # so many lost races, and a submission is refused
T = TypeVar("T")


class TableService:
    """Tables are opened when somebody comes, and closed when nobody has looked for a while."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.budgets = Budgets(self.limits)
        self.figures = Figures()
        self.open_tables: dict[str, OpenTable] = {}
        self.load_locks: dict[str, asyncio.Lock] = {}
        self.secret = ""
        self.visits = 0  # open sockets
        self.last_act = 0.0  # when a person last did something
        self.on_bots_due: Callable[[str], None] = lambda table: None

    async def start(self) -> None:
        await self.store.open()
        self.secret = await self.store.secret()

    # ---- opening --------------------------------------------------------------------------------
    async def open(self, table: str) -> OpenTable:
        """The table with everything that its log holds by now; raises NoTable."""
        open_table = self.open_tables.get(table)
        if open_table is None:
            lock = self.load_locks.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    open_table = self.open_tables.get(table) or self.open_tables.setdefault(
                        table, await load(self.store, table)
                    )
            finally:
                self.load_locks.pop(table, None)
        open_table.last_used = time.monotonic()
        return open_table

    async def catch_up(self, open_table: OpenTable) -> None:
        """Fold what other processes have written."""
        async with open_table.lock:
            await self._catch_up(open_table)

    async def _catch_up(self, open_table: OpenTable) -> None:
        if open_table.row.is_frozen:
            return
        entries = await self.store.tail(open_table.row.id, open_table.replayed.seq)
        if not entries:
            return
        fresh = open_table.replayed.copy()
        try:
            await fold_all(fresh, entries)
        except DamagedLog as fault:  # or another process plays by other rules
            LOG.warning("table %s cannot be followed: %s", open_table.row.id, fault)
            await self._read_anew(open_table)
            return
        open_table.replayed = fresh
        open_table.notify()
        self.wake_bots(open_table)

    async def read_log(self, open_table: OpenTable, reading: Callable[[], Awaitable[T]]) -> T:
        """Read something from the log of a table; where that is damaged, the table stands still from now on."""
        try:
            return await reading()
        except DamagedLog as fault:
            LOG.warning("the log of %s cannot be read: %s", open_table.row.id, fault)
            async with open_table.lock:
                await self._read_anew(open_table)
            return await reading()

    async def _read_anew(self, open_table: OpenTable) -> None:
        """Play the whole log again; raises NoTable where nothing is left of it."""
        try:
            open_table.replace_with(await load(self.store, open_table.row.id, from_start=True))
        except NoTable:
            self._close_deleted(open_table)
            raise
        open_table.notify()
        self.wake_bots(open_table)

    def close_idle(self, seconds: float) -> None:
        """Forget tables at which nobody is and nothing was done for a while; they can be opened again."""
        now = time.monotonic()
        for table, open_table in list(self.open_tables.items()):
            if not open_table.listeners and not open_table.lock.locked() and now - open_table.last_used > seconds:
                del self.open_tables[table]

    def close_finished(self, open_table: OpenTable) -> None:
        """Forget a table whose game is over, if nobody looks at it."""
        if open_table.replayed.match.over and not open_table.listeners and not open_table.lock.locked():
            self.open_tables.pop(open_table.row.id, None)

    # ---- the one way ----------------------------------------------------------------------------
    async def submit(self, open_table: OpenTable, seat: int, key: str, act: Act) -> int:
        """Let something happen, once; the number under which it stands. Raises Denied, and nothing has changed."""
        mover: Mover = "bot" if act.is_for_bot else "person"
        if mover == "person":
            self.last_act = time.monotonic()
        began = time.perf_counter()
        try:
            seq = await self._submit(open_table, seat, key, act)
        except Denied:
            self.figures.refused[mover] += 1
            raise
        self.figures.submissions[mover].note(time.perf_counter() - began)
        self.figures.moves[mover] += act.kind == kinds.MOVE
        return seq

    async def _submit(self, open_table: OpenTable, seat: int, key: str, act: Act) -> int:
        if not 1 <= len(key) <= from_page.LONGEST_KEY or "\0" in key:
            raise Denied(texts()("table-bad-key"))
        key = f"{seat}:{key}"
        async with open_table.lock:
            for attempt in range(TRIES):
                try:
                    fresh, entry = dry_run(open_table, seat, key, act)
                except Denied:
                    done = await self._find_done(open_table, key, act)
                    if done is not None:
                        return done
                    before = open_table.replayed.seq
                    await self._catch_up(open_table)
                    if open_table.replayed.seq == before:
                        raise
                    continue
                is_due, is_urgent = bool(fresh.bots_due), not act.is_for_bot
                if await self.store.append(open_table.row.id, entry, is_bot_due=is_due, is_urgent=is_urgent):
                    await self._commit(open_table, fresh)
                    return entry.seq
                done = await self._find_done(open_table, key, act)
                if done is not None:
                    return done
                await self._catch_up(open_table)
                if open_table.replayed.seq < entry.seq:  # nobody was faster: the table itself is gone
                    await self._check_there(open_table)
                LOG.debug("a race was lost at %s, attempt %d", open_table.row.id, attempt + 1)
        raise Denied(texts()("table-busy"))

    async def _find_done(self, open_table: OpenTable, key: str, act: Act) -> int | None:
        """The number of an act that stands already; None if none does. Raises Denied if the key stands for another."""
        entry = await self.store.find_entry(open_table.row.id, key)
        if entry is None:
            return None
        await self._catch_up(open_table)
        if entry.seq > open_table.replayed.seq:  # it is behind what is damaged
            return None
        if not is_same_act(open_table, act, entry):
            raise Denied(texts()("table-key-used"))
        return entry.seq

    async def is_known(self, open_table: OpenTable, seat: int, key: str) -> bool:
        """Does something stand already that was sent with this key?"""
        return await self.store.find_entry(open_table.row.id, f"{seat}:{key}") is not None

    async def _check_there(self, open_table: OpenTable) -> None:
        if not await self.store.heads([open_table.row.id]):
            self._close_deleted(open_table)
            raise NoTable

    async def _commit(self, open_table: OpenTable, fresh: ReplayedTable) -> None:
        """An entry is committed: the clone becomes the table, and everybody hears of it."""
        open_table.replayed = fresh
        open_table.last_used = time.monotonic()
        open_table.notify()
        self.wake_bots(open_table)
        if fresh.seq - open_table.snapshot_seq >= SNAPSHOT_EVERY:
            open_table.snapshot_seq = fresh.seq
            with contextlib.suppress(Unavailable):  # the entry stands; a snapshot is only to be fast
                await self.store.add_snapshot(open_table.row.id, fresh.snapshot())

    def wake_bots(self, open_table: OpenTable) -> None:
        """Let the bots of a table play if they are asked; sooner if somebody looks on."""
        if open_table.replayed.bots_due and not open_table.row.is_frozen:
            self.on_bots_due(open_table.row.id)

    def _close_deleted(self, open_table: OpenTable) -> None:
        """The table was deleted."""
        open_table.is_deleted = True
        self.open_tables.pop(open_table.row.id, None)
        open_table.notify()

    # ---- making tables --------------------------------------------------------------------------
    async def make(self, wish: from_page.NewTable) -> documents.Made:
        """A new table; the same key makes the same one. Raises Denied or BadInput."""
        for _ in range(TRIES):
            made = await self._make(wish)
            if made is not None:
                return made
        raise Denied(texts()("table-busy"))

    async def _make(self, wish: from_page.NewTable) -> documents.Made | None:
        """None where somebody has used the key, or stored the same content, at the same moment."""
        if not 8 <= len(wish.key) <= from_page.LONGEST_KEY:
            raise Denied(texts()("table-bad-key"))
        made_by = hash_secret(f"{self.secret}\n{wish.key}")
        known = await self._find_made(made_by)
        if known is None and await self.store.count_tables() >= self.limits.tables:
            raise Denied(texts()("table-house-full"))
        record = parse_record(wish.record) if wish.record else None
        game = api.game(record.game if record else wish.game)
        row, seats = plan_table(wish, game, record, made_by, self.secret)
        if known is not None:
            if not is_same_table(game, known, (row, seats)):
                raise Denied(texts()("table-key-of-another"))
            return table_links(*known, wish.key, self.secret)
        replayed = ReplayedTable.begin(game, row, seats)
        row = row._replace(is_bot_due=bool(replayed.bots_due))
        if not await self.store.make(row, seats, json.dumps(builtin_files(game.id))):
            return None
        if row.opening:
            await self.store.add_snapshot(row.id, replayed.snapshot())
        if row.is_bot_due:
            self.on_bots_due(row.id)
        return table_links(row, seats, wish.key, self.secret)

    async def _find_made(self, made_by: str) -> tuple[TableRow, list[Seat]] | None:
        """The table that was made with a key; raises Denied where it cannot be read."""
        try:
            row = await self.store.find_by_key(made_by)
            return None if row is None else (row, await self.store.seats(row.id))
        except DamagedRow as error:
            raise Denied(texts()("table-unreadable")) from error

    def key_of(self, name: str) -> str:
        """A key for a table that follows from another: asked for twice, it is the same table."""
        return derive_secret(self.secret, name, "key")

    # ---- the host -------------------------------------------------------------------------------
    async def reissue(self, open_table: OpenTable, seat: int) -> str:
        """A new link for a seat or (-1) the spectators; the old one opens nothing any more."""
        if not -1 <= seat < len(open_table.seats):
            raise Denied(texts()("table-no-seat", seat=max(-2, min(seat, 99))))
        if seat >= 0 and open_table.seats[seat].bot:
            raise Denied(texts()("table-bot-seat"))
        secret = new_secret()
        await self.store.change_secret(open_table.row.id, seat, hash_secret(secret))
        await self._learn_links(open_table)
        if seat >= 0 and not open_table.row.is_frozen:  # whoever has the link has the hand: it is not done unseen
            await self.submit(open_table, seat, f"link-{open_table.row.links}", Act(kinds.NOTE, "table-new-link"))
        return secret

    async def delete(self, open_table: OpenTable) -> None:
        await self.store.delete(open_table.row.id)
        self._close_deleted(open_table)

    async def pause(self, open_table: OpenTable, *, is_paused: bool) -> None:
        kind = kinds.PAUSE if is_paused else kinds.RESUME
        if open_table.replayed.is_paused != is_paused:
            await self.submit(open_table, HOST, random_secrets.token_hex(8), Act(kind))

    # ---- in the background ----------------------------------------------------------------------
    async def compare(self) -> None:
        """Look in the database for entries and links that no notice has reported, because notices may be lost."""
        open_tables = dict(self.open_tables)
        heads = await self.store.heads(list(open_tables))
        for table, open_table in open_tables.items():
            if table not in heads:
                self._close_deleted(open_table)
                continue
            with contextlib.suppress(NoTable):  # it was damaged or deleted, and everybody there was told
                await self._compare(open_table, heads[table])

    async def _compare(self, open_table: OpenTable, head: Head) -> None:
        if head.links != open_table.row.links:
            await self._learn_links(open_table)
        if head.is_frozen and not open_table.row.is_frozen:  # another process has found damage
            async with open_table.lock:
                await self._read_anew(open_table)
        elif head.seq > open_table.replayed.seq:
            await self.catch_up(open_table)

    async def _learn_links(self, open_table: OpenTable) -> None:
        """Another process has issued new links; raises NoTable."""
        try:
            row, open_table.seats, _ = await read_beginning(self.store, open_table.row.id)
        except NoTable:
            self._close_deleted(open_table)
            raise
        open_table.row = open_table.row._replace(links=row.links, host=row.host, watch=row.watch)
        open_table.notify()

    async def notice(self, table: str, seq: int) -> None:
        """Another process has written to a table."""
        open_table = self.open_tables.get(table)
        if open_table is None:
            return
        with contextlib.suppress(NoTable):
            if seq < 0:
                self._close_deleted(open_table)
            elif seq == CHANGED:
                await self._learn_links(open_table)
            elif open_table.replayed.seq < seq:
                await self.catch_up(open_table)
