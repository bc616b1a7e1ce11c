"""The clients of a server that is measured, in a process of their own: one socket a seat, moves sent on a clock.

Reads an order as JSON from its input, says on its output when moves begin and end, and writes what it saw to a file.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import websockets

from wheal.server.wire.changes import apply_message

CONNECTING: Final = 20  # sockets at a time
PATIENCE: Final = 10.0  # seconds after which a move that was not seen is called lost
OPENING: Final = 60.0


class Sent:
    """A move on its way to everybody at its table."""

    def __init__(self, seat: int, key: str, clock: int, seats: int) -> None:
        self.seat = seat
        self.key = key
        self.clock = clock
        self.at = time.perf_counter()
        self.unseen = set(range(seats)) - {seat}
        self.is_done = False


class Table:
    """The sockets of one table."""

    def __init__(self, crowd: Crowd, name: str, secrets: list[str]) -> None:
        self.crowd = crowd
        self.name = name
        self.secrets = secrets
        self.sockets: list[websockets.ClientConnection] = []
        self.states: list[dict[str, Any] | None] = [None] * len(secrets)
        self.clock = -1
        self.sent: Sent | None = None

    async def connect(self, address: str, seat: int, slots: asyncio.Semaphore) -> None:
        async with slots:
            where = f"ws://{address}/api/tables/{self.name}/socket"
            socket = await websockets.connect(where, max_size=None, open_timeout=OPENING, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "secret": self.secrets[seat]}))
            self._hear(seat, msgspec.json.decode(await socket.recv()))
        self.sockets[seat] = socket
        async for data in socket:
            self._hear(seat, msgspec.json.decode(data))

    def _hear(self, seat: int, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        sent = self.sent
        if message["type"] in ("state", "change"):
            self.states[seat] = apply_message(self.states[seat], message)
            self.clock = max(self.clock, message["seq"])
            if sent is not None and seat in sent.unseen and message["seq"] > sent.clock:
                sent.unseen.discard(seat)
                self.crowd.seen.append(now - sent.at)
        elif sent is not None and message.get("key") == sent.key:
            if message["type"] == "done":
                sent.is_done = True
                self.crowd.answered.append(now - sent.at)
                self.crowd.acknowledged.append(f"{self.name} {sent.seat}:{sent.key}")
            else:
                self.crowd.refused.append(message["sentence"])
                self.sent = None
                return
        if sent is not None and sent.is_done and not sent.unseen:
            self.sent = None

    def choosing(self) -> int:
        """A seat that can move now; -1: nobody."""
        if self.sent is not None:
            return -1
        states = enumerate(self.states)
        open_seats = [i for i, state in states if state and state["choices"] and state["seq"] == self.clock]
        return random.choice(open_seats) if open_seats else -1

    async def move(self, seat: int, key: str) -> None:
        state = self.states[seat]
        assert state is not None
        move = random.choice(state["choices"])["move"]
        self.sent = Sent(seat, key, self.clock, len(self.secrets))
        message = {"type": "play", "key": key, "decision": state["decision"], "move": move}
        await self.sockets[seat].send(json.dumps(message))


class Crowd:
    """Everybody, and what they saw."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.order = order
        self.tables = [Table(self, name, secrets) for name, secrets in order["tables"]]
        self.seen: list[float] = []
        self.answered: list[float] = []
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.late = 0.0

    async def run(self) -> dict[str, Any]:
        began = time.perf_counter()
        slots = asyncio.Semaphore(CONNECTING)
        listening = []
        for table in self.tables:
            table.sockets = [None] * len(table.secrets)  # type: ignore[list-item] # filled before anything is sent
            for seat in range(len(table.secrets)):
                listening.append(asyncio.ensure_future(table.connect(self.order["address"], seat, slots)))
        while not all(socket for table in self.tables for socket in table.sockets):
            for task in listening:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        connected = time.perf_counter() - began
        await asyncio.sleep(self.order["rest"])
        print("begin", flush=True)
        sent = await self._play()
        until = time.perf_counter() + PATIENCE
        while any(table.sent for table in self.tables) and time.perf_counter() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        print("end", flush=True)
        await asyncio.sleep(self.order["rest"])
        for task in listening:
            task.cancel()
        return {
            "connected": connected,
            "sent": sent,
            "unseen": sum(1 for table in self.tables if table.sent),
            "seen": self.seen,
            "answered": self.answered,
            "acknowledged": self.acknowledged,
            "refused": self.refused,
            "late": self.late,
        }

    async def _play(self) -> int:
        """Moves on a clock, whatever has become of those before."""
        rate, seconds = self.order["rate"], self.order["seconds"]
        turn = sent = 0
        began = time.perf_counter()
        for tick in range(int(rate * seconds)):
            ahead = began + tick / rate - time.perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            self.late = max(self.late, -ahead)
            for _ in self.tables:
                turn += 1
                table = self.tables[turn % len(self.tables)]
                seat = table.choosing()
                if seat >= 0:
                    await table.move(seat, f"load {tick}")
                    sent += 1
                    break
        return sent


def main() -> None:
    order = json.loads(sys.stdin.readline())
    random.seed(order["seed"])
    found = asyncio.run(Crowd(order).run())
    Path(order["report"]).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main()
