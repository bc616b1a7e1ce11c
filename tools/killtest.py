"""The kill test: server processes are killed with -9 at random moments while many clients play; nothing may be lost.

    python -m tools.killtest --kills 1000 --database postgresql --seconds 3000

Afterwards the database is read. Every act that was acknowledged stands in the log once, none that was refused stands
there, every log folds to legal states with the digests that were stored, and after the last kill every table, and the
bots of each, went on. The exit code is 1 if any of that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.kill_clients import Table, World, keep_playing
from wheal.bench.postgres import temporary_postgres
from wheal.bench.server_process import ServerProcess
from wheal.kernel.errors import BadInput, Refused
from wheal.server.storage.rows import Entry
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import BOT_KEY
from wheal.server.tables.pinned_content import game_of
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.service import TableService

DATABASES = {"sqlite": 1, "postgresql": 2}  # how many server processes share one
TABLES = 8
SETTLING = 30.0  # seconds in which every table must have gone on after the last kill
TRACEBACK = "Traceback (most recent call last)"


@dataclass
class Outcome:
    """What was done, and what is wrong; nothing must be."""

    database: str
    kills: int = 0
    seconds: float = 0.0
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    bot_moves: int = 0
    reconnects: int = 0
    slowest_back: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def told(self) -> str:
        done = f"{self.kills} kills in {self.seconds:.0f} s; {self.tables} tables, {self.entries} entries"
        sent = f"{self.acknowledged} acts acknowledged, {self.sent_again} sent again after a lost connection"
        back = f"the last table went on {self.slowest_back:.1f} s after the last kill"
        end = f"{len(self.wrong)} things are wrong" if self.wrong else "nothing lost, nothing twice"
        words = [
            f"{self.database}: {done}, {self.bot_moves} of them by bots",
            f"  {sent}, {self.reconnects} attempts to reconnect; {back}",
            *(f"  WRONG: {what}" for what in self.wrong[:20]),
            f"  {end}",
        ]
        return "\n".join(words)


@contextlib.contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "postgresql":
        with temporary_postgres() as url:
            yield url
    else:
        yield f"sqlite+aiosqlite:///{folder}/kill.sqlite3"


def run(kind: str, kills: int, seconds: float, seed: int = 1, tables: int = TABLES) -> Outcome:
    """Play, kill, and look."""
    with tempfile.TemporaryDirectory(prefix="wheal-kill-") as name, database_of(kind, Path(name)) as url:
        servers = [ServerProcess(url, Path(name, f"server{i}.log")) for i in range(DATABASES[kind])]
        try:
            return asyncio.run(killing(kind, url, servers, kills, seconds, random.Random(seed), tables))
        finally:
            for server in servers:
                server.kill()


async def killing(
    kind: str, url: str, servers: list[ServerProcess], kills: int, seconds: float, rng: random.Random, tables: int
) -> Outcome:
    outcome = Outcome(kind)
    for server in servers:  # one after the other: the first makes the database
        server.start()
        await asyncio.to_thread(server.wait)
    began = time.monotonic()
    world = World([server.address for server in servers], random.Random(rng.random()))
    playing = [asyncio.ensure_future(keep_playing(world, i)) for i in range(tables)]
    store = Store(url)
    try:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.2, 1.8) * seconds / max(1, kills))
            server = rng.choice(servers)
            server.kill()
            outcome.kills += 1
            server.start()  # the next kill may come before it answers
            if len(servers) == 1 or rng.random() < 0.5:
                await asyncio.to_thread(server.wait)
        for server in servers:
            await asyncio.to_thread(server.wait)
        outcome.slowest_back = await gone_on(store, world, outcome)
        world.is_closing = True
        _, unfinished = await asyncio.wait(playing, timeout=SETTLING)
        outcome.wrong += [f"the client of table {playing.index(task)} does not end" for task in unfinished]
        for task in playing:
            task.cancel()
        for found in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(found, Exception):
                outcome.wrong.append(f"a client failed: {found!r}")
        outcome.seconds = time.monotonic() - began
        for server in servers:
            server.kill()
        await check_database(store, world, outcome)
    finally:
        await store.close()
    for server in servers:
        outcome.wrong += [f"{server.log.name}: {line}" for line in faults_in(server.log)]
    return outcome


def faults_in(log: Path) -> list[str]:
    """What a server complained of: the last line of every traceback."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    found = []
    for i, line in enumerate(lines):
        if TRACEBACK in line:
            found.append(next((after for after in lines[i + 1 :] if after[:1].strip()), line))
    return found


async def gone_on(store: Store, world: World, outcome: Outcome) -> float:
    """Wait until every running table and its bots have moved since now; the seconds that took."""
    began = time.monotonic()
    waiting = {table.made.table: table for table in world.tables if not table.is_over}
    heads = await store.heads(list(waiting))
    while waiting and time.monotonic() - began < SETTLING:
        await asyncio.sleep(0.2)
        for name, table in list(waiting.items()):
            since = await store.tail(name, heads[name].seq)
            if table.is_over or (has_moved(since) and (not table.has_bots or any(is_bots(entry) for entry in since))):
                del waiting[name]
    outcome.wrong += [f"table {name} did not go on after the last kill" for name in waiting]
    return time.monotonic() - began


def has_moved(entries: list[Entry]) -> bool:
    return any(entry.kind == kinds.MOVE and not is_bots(entry) for entry in entries)


def is_bots(entry: Entry) -> bool:
    return entry.key.partition(":")[2].startswith(BOT_KEY)


# ---- what the database says -----------------------------------------------------------------------


async def check_database(store: Store, world: World, outcome: Outcome) -> None:
    outcome.tables = await store.count_tables()
    outcome.sent_again = world.sent_again
    outcome.reconnects = world.reconnects
    if outcome.tables > world.asked_for:
        outcome.wrong.append(f"{outcome.tables} tables were made of {world.asked_for} keys")
    service = TableService(store)
    await service.start()
    for table in world.tables:
        await check_table(service, table, outcome)


async def check_table(service: TableService, table: Table, outcome: Outcome) -> None:
    name = table.made.table
    row = await service.store.find(name)
    if row is None:
        outcome.wrong.append(f"table {name} was acknowledged and is not there")
        return
    entries = await service.store.tail(name, 0)
    counted = Counter(entry.key for entry in entries)
    outcome.entries += len(entries)
    outcome.bot_moves += sum(map(is_bots, entries))
    outcome.acknowledged += len(table.acknowledged)
    outcome.wrong += [f"{name}: {key} stands {n} times" for key, n in counted.items() if n != 1]
    outcome.wrong += [f"{name}: {key} was acknowledged and is lost" for key in table.acknowledged - counted.keys()]
    outcome.wrong += [f"{name}: {key} was refused and stands" for key in table.refused & counted.keys()]
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        outcome.wrong.append(f"{name}: the numbers of the log have gaps")
    replayed = ReplayedTable.begin(
        await game_of(service.store, row.game, row.content), row, await service.store.seats(name)
    )
    for entry in entries:
        what = fault_of(replayed, entry)
        if what:
            outcome.wrong.append(f"{name}, entry {entry.seq}: {what}")
            return
    open_table = await service.open(name)
    if open_table.replayed.digest() != replayed.digest() or open_table.replayed.numbers != replayed.numbers:
        outcome.wrong.append(f"{name}: opened from its snapshots it is another table")


def fault_of(replayed: ReplayedTable, entry: Entry) -> str:
    """What is wrong with the next entry of a log, which is folded."""
    state = replayed.match.state
    try:
        if entry.kind == kinds.MOVE:
            refusal = state.refusal(state.parse(entry.text), entry.seat)
            if refusal is not None:
                return f"{entry.text} is not legal: {refusal.message}"
        replayed.fold(entry)
    except (Refused, BadInput) as error:
        return f"it does not fold: {error}"
    return "" if replayed.digest() == entry.digest else "its digest is another"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.killtest", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--seconds", type=float, default=60.0, help="over which the kills are spread")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    wish = parser.parse_args(words)
    print(f"seed {wish.seed}", flush=True)
    is_wrong = False
    for kind in DATABASES if wish.database == "both" else [wish.database]:
        outcome = run(kind, wish.kills, wish.seconds, wish.seed)
        print(outcome.told(), flush=True)
        is_wrong |= bool(outcome.wrong)
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
