"""The house: all open tables of one process, and the one way in which anything happens at them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets as random_secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from wheal import api, bots
from wheal.kernel.content import builtin_files
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.game import Game
from wheal.kernel.match import check_names
from wheal.kernel.record import AUTO, Record, parse_record, replay
from wheal.kernel.texts import texts
from wheal.server import folded as kinds
from wheal.server import kept, wire
from wheal.server.contents import game_of
from wheal.server.folded import HOST, SNAPSHOT_EVERY, Folded
from wheal.server.limits import Bucket, Limits
from wheal.server.secrets import derived, hashed, is_same, new_secret, new_table_id
from wheal.server.store import CHANGED, Entry, Seat, Store, TableRow, Unavailable

LOG: Final = logging.getLogger("wheal.server")
TRIES: Final = 20  # races that are lost before somebody is told so
SPECTATOR: Final = -1
BOT_KEY: Final = "bot-"  # how the keys of bots begin


class NoTable(Exception):
    """There is no such table, or the secret opens none of its seats."""


class Denied(Exception):
    """A sentence for whoever may not do this now; nothing was changed."""

    def __init__(self, sentence: str, *, rule: str = "", is_stale: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.is_stale = is_stale


class Viewer(NamedTuple):
    """Whom a secret makes: a seat or a spectator; the host sits somewhere or looks on."""

    seat: int
    is_host: bool = False


@dataclass
class Live:
    """A table that is open in this process."""

    row: TableRow
    seats: list[Seat]
    game: Game
    folded: Folded
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[[], None]] = field(default_factory=set)
    here: dict[int, int] = field(default_factory=dict)  # sockets by seat
    views: dict[tuple[int, str], tuple[int, wire.TableState]] = field(default_factory=dict)
    chats: dict[int, Bucket] = field(default_factory=dict)
    kept_at: int = 0  # the entry of the last snapshot
    used: float = 0.0
    is_gone: bool = False

    def changed(self) -> None:
        """Tell everybody who looks at this table."""
        self.views.clear()
        self.tell()

    def tell(self) -> None:
        """Let everybody look again, if only at who is here."""
        for listener in list(self.listeners):
            listener()

    def viewer(self, secret: str) -> Viewer:
        """Whom a secret makes here; raises NoTable."""
        for seat in self.seats:
            if seat.secret and is_same(secret, seat.secret):
                return Viewer(seat.seat)
        if is_same(secret, self.row.host):
            return Viewer(SPECTATOR, is_host=True)
        if is_same(secret, self.row.watch):
            return Viewer(SPECTATOR)
        raise NoTable


class Act(NamedTuple):
    """Something that is to happen: the kind and text of an entry, and for which decision it was meant."""

    kind: str
    text: str = ""
    decision: int | None = None
    is_for_bot: bool = False  # of a seat that is played by nobody at a page


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
                    live = self.lives.get(table) or self.lives.setdefault(table, await self._load(table))
            finally:
                self.opening.pop(table, None)
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        row = await self.store.find(table) if table.isascii() and table.isalnum() else None
        if row is None:
            raise NoTable
        seats = await self.store.seats(table)
        game = await game_of(self.store, row.game, row.content)
        if row.is_frozen or row.rules != game.rules_number:
            return await self._load_other_rules(row, seats, game)
        found = await self.store.snapshots(table, count=2)
        # the last but one first, so that the latest moves can be told again
        folded = await kept.opened(self.store, game, row, seats, reversed(found))
        return Live(row, seats, game, folded, kept_at=found[0].seq if found else 0)

    async def _load_other_rules(self, row: TableRow, seats: list[Seat], game: Game) -> Live:
        """A table of other rules goes on if it replays to the same states; else it stands still where they part."""
        is_same_game = True
        try:
            folded = Folded.begin(game, row, seats)
        except (Refused, BadInput):
            is_same_game = False
            folded = Folded.begin(game, row._replace(opening=[]), seats)
        for entry in await self.store.tail(row.id, 0) if is_same_game else []:
            fresh = folded.copy()
            try:
                fresh.fold(entry)
                is_same_game = entry.digest == fresh.digest()
            except Exception:  # other rules may do anything with a move that is none of theirs
                is_same_game = False
            if not is_same_game:
                break
            folded = fresh
        carried = row._replace(rules=game.rules_number if is_same_game else row.rules, is_frozen=not is_same_game)
        if carried != row:
            await self.store.carry_over(row.id, carried.rules, is_frozen=carried.is_frozen)
        return Live(carried, seats, game, folded)

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
                    fresh, entry = self._tried(live, seat, key, act)
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

    def _tried(self, live: Live, seat: int, key: str, act: Act) -> tuple[Folded, Entry]:
        """The table after an act, and the entry that would make it so; raises Denied."""
        self._check(live, seat, act)
        fresh = live.folded.copy()
        entry = Entry(live.folded.seq + 1, key, seat, act.kind, act.text, "", int(time.time()))
        try:
            if act.kind == kinds.MOVE:
                _, action = fresh.match.read(f"{live.seats[seat].name}: {act.text}")
                entry = entry._replace(text=action.text)
            fresh.fold(entry)
        except Refused as refused:
            raise Denied(texts(live.game.id).refusal(refused.refusal), rule=refused.refusal.rule) from refused
        except BadInput as error:
            raise Denied(str(error)) from error
        return fresh, entry._replace(digest=fresh.digest())

    def _check(self, live: Live, seat: int, act: Act) -> None:
        """What a table asks before the rules do."""
        say = texts()
        folded = live.folded
        if live.row.is_frozen:
            raise Denied(say("table-frozen"))
        if act.kind in (kinds.MOVE, kinds.UNDO, kinds.ORDER):
            if folded.is_paused:
                raise Denied(say("table-is-paused"))
            sitting = folded.sittings[seat]
            if sitting.is_played_for and not act.is_for_bot:
                raise Denied(say("table-given-up" if sitting.given_up else "table-left-already"))
            if act.is_for_bot and not sitting.is_played_for:
                raise Denied(say("table-taken-already"))
        if act.decision is not None and act.decision != folded.numbers[seat]:
            raise Denied(say("table-stale"), is_stale=True)
        if act.kind == kinds.SEAT:
            self._check_seat(folded, seat, act.text)

    def _check_seat(self, folded: Folded, seat: int, text: str) -> None:
        say = texts()
        sitting = folded.sittings[seat]
        act, _, bot = text.partition(" ")
        if folded.match.over:
            raise Denied(say("table-over"))
        if sitting.given_up:
            raise Denied(say("table-given-up"))
        if act == "leave" and bot not in bots.names():
            raise Denied(say("table-no-bot", bot=bot))
        if act == "leave" and sitting.bot:
            raise Denied(say("table-left-already"))
        if act == "take" and not sitting.bot:
            raise Denied(say("table-taken-already"))

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
            return self._told(row, await self.store.seats(row.id), wish.key)
        if await self.store.count_tables() >= self.limits.tables:
            raise Denied(texts()("table-house-full"))
        record = parse_record(wish.record) if wish.record else None
        game = api.game(record.game if record else wish.game)
        row, seats = self._planned(wish, game, record, made_by)
        folded = Folded.begin(game, row, seats)
        row = row._replace(is_bot_due=bool(folded.bots_due))
        if not await self.store.make(row, seats, json.dumps(builtin_files(game.id))):
            return await self.make(wish)
        if row.opening:
            await self.store.keep_snapshot(row.id, folded.snapshot())
        if row.is_bot_due:
            self.on_bots_due(row.id)
        return self._told(row, seats, wish.key)

    def _planned(
        self, wish: wire.NewTable, game: Game, record: Record | None, made_by: str
    ) -> tuple[TableRow, list[Seat]]:
        """The rows of a table to be made; raises BadInput where it cannot be."""
        key = wish.key
        seed = random_secrets.randbits(64) if wish.seed is None else wish.seed
        options = game.read_options(wish.options)
        opening: list[str] = []
        wanted = wish.seats
        if record is not None:
            match = replay(record, game, upto=wish.at)
            seed, options = match.seed, match.options
            marks = [f"  {AUTO}" if step.move.is_auto else "" for step in match.steps]
            opening = [line + mark for line, mark in zip(match.moves, marks, strict=True)]
            wanted = wish.seats or [wire.NewSeat(name) for name in match.names]
            if len(wanted) != len(match.names):
                raise BadInput(texts()("table-record-seats", count=len(match.names)))
            opening = _renamed(opening, match.names, [seat.name for seat in wanted])
        names = check_names([seat.name for seat in wanted])
        game.read_seats(len(names))
        if seed < 0 or seed >= 1 << 64:
            raise BadInput(texts()("bad-seed", seed=str(seed)))
        for seat in wanted:
            if seat.bot:
                bots.make(seat.bot)
        seats = [
            Seat(i, name, seat.bot, hashed(derived(self.secret, key, f"seat {i}")))
            for i, (name, seat) in enumerate(zip(names, wanted, strict=True))
        ]
        now = int(time.time())
        row = TableRow(
            new_table_id(),
            made_by,
            game.id,
            game.rules_number,
            game.content.digest,
            options,
            seed,
            opening,
            hashed(derived(self.secret, key, "host")),
            hashed(derived(self.secret, key, "watch")),
            now,
            now,
            False,
            False,
            "record" if record else "seed" if wish.seed is not None else "",
        )
        return row, seats

    def _told(self, row: TableRow, seats: list[Seat], key: str) -> wire.Made:
        links = [
            wire.SeatLink(seat.seat, seat.name, "" if seat.bot else derived(self.secret, key, f"seat {seat.seat}"))
            for seat in seats
        ]
        host, watch = (derived(self.secret, key, name) for name in ("host", "watch"))
        return wire.Made(row.id, row.game, host, watch, links)

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


def _renamed(lines: list[str], old: list[str], new: list[str]) -> list[str]:
    """The moves of a record with other names of players."""
    names = dict(zip(old, new, strict=True))
    return [f"{names[line.partition(':')[0]]}:{line.partition(':')[2]}" for line in lines]
