"""Players of the kill test: each seat a socket that comes back, and sends again what was not acknowledged."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import websockets
from websockets.exceptions import WebSocketException

from wheal.server.wire import documents, from_page, to_page
from wheal.server.wire.changes import apply_message

GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (  # the bots by seat; empty: one of our clients
    ("tinners", ("", "", "random")),
    ("ore", ("", "", "")),
    ("tinners", ("", "", "", "")),
    ("ore", ("", "random", "")),
)
LOST = (OSError, WebSocketException, TimeoutError, http.client.HTTPException)
PATIENCE = 5.0  # seconds without a word after which a client comes again
READ = msgspec.json.Decoder(to_page.ServerMessage)


@dataclass
class Table:
    """A table as its clients know it; keys stand here as they stand in the log."""

    made: documents.Made
    has_bots: bool
    is_over: bool = False
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)


@dataclass
class World:
    addresses: list[str]
    rng: random.Random
    tables: list[Table] = field(default_factory=list)
    asked_for: int = 0
    sent_again: int = 0
    reconnects: int = 0
    is_closing: bool = False


async def keep_playing(world: World, number: int) -> None:
    """One table after the other, each to its end."""
    for game in itertools.count(number):
        if world.is_closing:
            return
        table = await make_table(world, *GAMES[game % len(GAMES)], key=f"killtest-{number}-{game}")
        if table is None:
            return
        world.tables.append(table)
        people = [link for link in table.made.seats if link.secret]
        await asyncio.gather(*(Player(world, table, link).play() for link in people))


async def make_table(world: World, game: str, bots: tuple[str, ...], key: str) -> Table | None:
    """A table, asked for with the same key until it is there."""
    seats = [{"name": f"p{i}", "bot": bot} for i, bot in enumerate(bots)]
    wish = json.dumps({"key": key, "game": game, "seats": seats})
    world.asked_for += 1
    while not world.is_closing:
        try:
            status, answer = await asyncio.to_thread(post, world.rng.choice(world.addresses), wish)
        except LOST:
            status, answer = 0, b""
        if status == 201:
            return Table(msgspec.json.decode(answer, type=documents.Made), any(bots))
        await asyncio.sleep(0.2 if status == 0 else 2.0)  # so many tables a minute and no more
    return None


def post(address: str, body: str) -> tuple[int, bytes]:
    host, _, port = address.partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=10)
    try:
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


class Player:
    """Who sits at one seat."""

    def __init__(self, world: World, table: Table, link: documents.SeatLink) -> None:
        self.world = world
        self.table = table
        self.link = link
        self.rng = random.Random(world.rng.random())
        self.seen = -1
        self.keys = 0
        self.pending: Any = None  # what was sent and not answered
        self.held: dict[str, Any] | None = None  # the state as it came over the wire
        self.state: to_page.TableState | None = None

    async def play(self) -> None:
        """To the end of the game, whoever serves it."""
        while not self.is_done:
            try:
                address = self.rng.choice(self.world.addresses)
                where = f"ws://{address}/api/tables/{self.table.made.table}/socket"
                async with websockets.connect(where, open_timeout=PATIENCE, max_size=None) as socket:
                    await self._visit(socket)
            except LOST:
                self.world.reconnects += 1
                await asyncio.sleep(self.rng.uniform(0.1, 0.6))

    @property
    def is_done(self) -> bool:
        return self.pending is None and (self.world.is_closing or self.table.is_over)

    async def _visit(self, socket: websockets.ClientConnection) -> None:
        await self._send(socket, from_page.Hello(self.link.secret, "en", self.seen))
        if self.pending is not None:
            self.world.sent_again += 1
            await self._send(socket, self.pending)
        while not self.is_done:
            async with asyncio.timeout(PATIENCE):
                message = self._read(await socket.recv())
            self._hear(message)
            if self.pending is None and not self.is_done:
                await self._maybe_act(socket, is_sure=not isinstance(message, to_page.TableState))

    def _read(self, data: str | bytes) -> Any:
        """A message; a change is read as the state that it makes."""
        message = READ.decode(data)
        if not isinstance(message, to_page.TableState | to_page.Change):
            return message
        self.held = apply_message(self.held, msgspec.json.decode(data))
        return msgspec.convert(self.held, to_page.TableState)

    async def _send(self, socket: websockets.ClientConnection, message: msgspec.Struct) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _hear(self, message: Any) -> None:
        match message:
            case to_page.TableState():
                self.state = message
                self.seen = message.seq
                self.table.is_over |= message.status == "over"
            case to_page.Done(key=key):
                self.table.acknowledged.add(f"{self.link.seat}:{key}")
                self._answered(key)
            case to_page.Refused(key=key):
                self.table.refused.add(f"{self.link.seat}:{key}")
                self._answered(key)
            case to_page.Gone():
                raise OSError("the table is gone")

    def _answered(self, key: str) -> None:
        if self.pending is not None and self.pending.key == key:
            self.pending = None

    async def _maybe_act(self, socket: websockets.ClientConnection, *, is_sure: bool) -> None:
        """Mostly a move, sometimes something else; where nothing can be done the table is asked for again."""
        act = self._chosen()
        if act is None:
            if is_sure:
                await asyncio.sleep(0.05)
                await self._send(socket, from_page.Hello(self.link.secret, "en", self.seen))
            return
        await asyncio.sleep(self.rng.uniform(0, 0.03))
        self.pending = act
        await self._send(socket, act)
        if self.rng.random() < 0.05:  # a double click
            await self._send(socket, act)

    def _chosen(self) -> Any:
        state = self.state
        if state is None or state.status != "running":
            return None
        self.keys += 1
        key = f"{self.link.seat}-{self.keys}"
        chance = self.rng.random()
        if chance < 0.02:
            return from_page.Chat(key, f"word {self.keys}")
        if chance < 0.04 and state.possible_orders:
            text = self.rng.choice([*(order.text for order in state.possible_orders), "off", "off"])
            return from_page.GiveOrder(key, f"{text}9" if text.endswith(" ") else text)
        if chance < 0.12 and state.can_undo:
            return from_page.Undo(key, state.decision)
        if state.choices:
            return from_page.Play(key, state.decision, self.rng.choice(state.choices).move)
        return None
