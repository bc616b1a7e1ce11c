"""The soak: a server plays hundreds of games of bots to their end, and its memory must not grow with them.

    python -m tools.soak --games 500

Prints the server's memory as games end. The exit code is 1 if it grows after the first fifth of the games by more than
a tenth, if a game does not end, or if the server complains.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from wheal.bench.server_process import ServerProcess
from wheal.server.storage import schema
from wheal.server.storage.store import Store
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page

GAMES = ("tinners", "ore")
PLAYERS = 3
BOTS = ("random", "greedy", "random")
EVERY = 2.0  # seconds between two looks
PATIENCE = 3600.0
MOST_GROWTH = 1.1


async def lay_tables(url: str, games: int) -> None:
    """Tables of bots, the games in turn."""
    service = TableService(Store(url))
    await service.start()
    seats = [from_page.NewSeat(f"bot {number + 1}", bot) for number, bot in enumerate(BOTS[:PLAYERS])]
    for number in range(games):
        wish = from_page.NewTable(f"soak {number:06}", GAMES[number % len(GAMES)], seats, seed=number)
        await service.make(wish)
    await service.store.close()


async def count_running(store: Store) -> int:
    """How many tables still wait for a bot."""
    async with store.reading() as connection:
        running = sa.select(sa.func.count()).select_from(schema.tables).where(schema.tables.c.is_bot_due)
        return int(await connection.scalar(running) or 0)


async def watch(url: str, server: ServerProcess, games: int) -> list[tuple[int, float]]:
    """How many games have ended, and the megabytes of the server then, until all have."""
    store = Store(url)
    looks: list[tuple[int, float]] = []
    began = time.monotonic()
    try:
        while time.monotonic() - began < PATIENCE:
            ended = games - await count_running(store)
            looks.append((ended, server.memory() / 1e6))
            if not looks[1:] or ended * 10 // games > looks[-2][0] * 10 // games:
                print(f"{time.monotonic() - began:6.0f} s: {ended} of {games} games, {looks[-1][1]:.0f} MB", flush=True)
            if ended == games:
                break
            await asyncio.sleep(EVERY)
    finally:
        await store.close()
    return looks


def faults(looks: list[tuple[int, float]], games: int, log: str) -> list[str]:
    """What is wrong."""
    found = []
    if looks[-1][0] < games:
        found.append(f"{games - looks[-1][0]} games have not ended")
    early = [memory for ended, memory in looks if ended <= games // 5]
    if looks[-1][1] > max(early) * MOST_GROWTH:
        found.append(f"memory has grown from {max(early):.0f} to {looks[-1][1]:.0f} MB")
    if "Traceback" in log:
        found.append(f"the server complains: {log[-500:]}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many games of bots and watch the server's memory.")
    parser.add_argument("--games", type=int, default=500)
    games: int = parser.parse_args().games
    with tempfile.TemporaryDirectory(prefix="wheal-soak-") as name:
        url = f"sqlite+aiosqlite:///{name}/soak.sqlite3"
        asyncio.run(lay_tables(url, games))
        server = ServerProcess(url, Path(name, "server.log"))
        server.start()
        try:
            server.wait()
            looks = asyncio.run(watch(url, server, games))
        finally:
            server.stop()
        found = faults(looks, games, server.log.read_text(encoding="utf-8"))
    print("\n".join(found) if found else f"all {games} games ended; memory is flat")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
