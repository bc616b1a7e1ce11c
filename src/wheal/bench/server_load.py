"""How a server copes with many tables: from a move sent to seen by others, its own share, memory, and times to open.

The server, its clients and this module are three processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import wheal
from wheal.bench import show_parts
from wheal.bench.postgres import temporary_postgres
from wheal.bench.server_process import ServerProcess
from wheal.bench.server_tables import PLAYERS, count_entries, make_bot_tables, make_long_tables, make_tables, standing
from wheal.kernel.errors import BadInput

LENGTHS: Final = (50, 5000)  # entries of the logs that are opened
COPIES: Final = 4  # tables of each length and game
WARM: Final = 4  # tables that are opened before the idle ones are weighed
REST: Final = 1.0
AIMS: Final = {"seen_ms.p99": 50.0, "idle_table_kb": 200.0, "first_page_s": 3.0, "lost": 0, "doubled": 0}


class Load(NamedTuple):
    """What a server is to cope with: tables of people, some with an open socket a seat, watchers, tables of bots."""

    tables: int = 200
    sockets: int = 1000
    rate: float = 20  # moves a second of people, at all tables together
    seconds: float = 60
    bot_tables: int = 0  # at which only bots sit, and play
    watchers: int = 0  # spectators at each table that has sockets
    workers: int = 1  # processes of the server
    is_postgres: bool = False


@contextlib.contextmanager
def database(folder: Path, *, is_postgres: bool) -> Iterator[str]:
    """The database of the environment, a PostgreSQL of our own, or a file."""
    from wheal.server.settings import URL, database_url

    if is_postgres:
        with temporary_postgres() as url:
            yield url
    elif os.environ.get(URL):
        yield database_url()
    else:
        yield f"sqlite+aiosqlite:///{folder}/load.sqlite3"


def run(load: Load) -> dict[str, Any]:
    """All figures as one document."""
    if not Path("/proc/self/statm").exists():
        raise BadInput("the server can only be measured on Linux, which tells what a process uses")
    with (
        tempfile.TemporaryDirectory(prefix="wheal-load-") as name,
        database(Path(name), is_postgres=load.is_postgres) as url,
    ):
        return measured(url, Path(name), load)


def measured(url: str, folder: Path, load: Load) -> dict[str, Any]:
    before = load_average()
    parts = {game: show_parts.measure_parts(game) for game in show_parts.GAMES}
    made = asyncio.run(make_tables(url, load.tables + WARM))
    long = asyncio.run(make_long_tables(url, LENGTHS, COPIES))
    server = ServerProcess(url, folder / "server.log", load.workers)
    try:
        server.start()  # once to have its modules compiled
        server.wait()
        server.stop()
        first_page = started(server)
        opened = {f"open_{length}_ms": times_to_open(server, long[length]) for length in LENGTHS}
        for table in made[:WARM]:
            look(server, table)
        idle = weighed(server, made[WARM:])
        bots = play_bots(server, url, load.bot_tables)
        names = made[WARM : WARM + max(1, load.sockets // PLAYERS)]
        order = {
            "address": server.address,
            "tables": [
                (table.table, [link.secret for link in table.seats] + [table.watch] * load.watchers) for table in names
            ],
            "rate": load.rate,
            "seconds": load.seconds,
            "rest": REST,
            "seed": 1,
            "report": str(folder / "clients.json"),
        }
        found = loaded(server, order)
        bot_moves = asyncio.run(count_entries(url, bots))
    finally:
        server.stop()
    lost, doubled = asyncio.run(standing(url, [table.table for table in names], found["acknowledged"]))
    viewers = PLAYERS + load.watchers
    return {
        "schema": 1,
        "wheal": wheal.__version__,
        "compiled": wheal.COMPILED,
        "python": platform.python_version(),
        "database": url.partition("+")[0],
        "load_average": {
            "before": [round(value, 2) for value in before],
            "after": [round(x, 2) for x in os.getloadavg()],
        },
        "tables": load.tables,
        "sockets": len(names) * viewers,
        "bot_tables": load.bot_tables,
        "watchers": load.watchers,
        "workers": load.workers,
        "rate": load.rate,
        "seconds": load.seconds,
        "moves": found["sent"],
        "bot_moves": bot_moves,
        "refused": len(found["refused"]),
        "seen_ms": spread(found["seen"]),
        "answered_ms": spread(found["answered"]),
        "sent_late_ms": round(found["late"] * 1000, 1),
        "lost": lost + found["unseen"],
        "doubled": doubled,
        "connect_s": round(found["connected"], 1),
        "server_share": round(found["cpu"] / found["wall"], 3),
        "server_ms_a_move": round(1000 * found["cpu"] / max(1, found["sent"]), 1),
        "parts_of_a_move": parts,
        "server_mb": round(found["memory"] / 1e6, 1),
        "idle_table_kb": round(idle / 1000, 1),
        "socket_kb": round((found["memory"] - found["memory_before"]) / 1000 / max(1, len(names) * viewers), 1),
        **opened,
        "first_page_s": round(first_page, 2),
    }


def play_bots(server: ServerProcess, url: str, count: int) -> list[str]:
    """Lay tables of bots and start the server again: it finds them all waiting, as after a break. Their ids."""
    if not count:
        return []
    server.stop()
    bots = asyncio.run(make_bot_tables(url, count))
    server.start()
    server.wait()
    return bots


def load_average() -> list[float]:
    return [round(value, 2) for value in os.getloadavg()]


def started(server: ServerProcess) -> float:
    """Seconds from the command to the front page."""
    began = time.monotonic()
    server.start()
    while True:
        with contextlib.suppress(OSError):
            if server.get("/")[0] == 200:
                return time.monotonic() - began
        if time.monotonic() - began > 60:
            raise BadInput(f"the server did not start: {server.log.read_text(encoding='utf-8')[-2000:]}")
        time.sleep(0.01)


def look(server: ServerProcess, table: Any) -> float:
    """The seconds until a table has been shown to its first seat."""
    began = time.perf_counter()
    status, _ = server.get(f"/api/tables/{table.table}", table.seats[0].secret)
    if status != 200:
        raise BadInput(f"a table answers with {status}")
    return time.perf_counter() - began


def times_to_open(server: ServerProcess, tables: list[Any]) -> float:
    """The median, in ms; the first of each game only warms up."""
    times = [look(server, table) for table in tables]
    return round(1000 * statistics.median(times[2:]), 1)


def weighed(server: ServerProcess, tables: list[Any]) -> float:
    """Bytes that an open table takes at which nobody is."""
    before = server.memory()
    for table in tables:
        look(server, table)
    return (server.memory() - before) / max(1, len(tables))


def loaded(server: ServerProcess, order: dict[str, Any]) -> dict[str, Any]:
    """What the clients saw, with the server's own share of it."""
    before = server.memory()
    command = [sys.executable, "-m", "wheal.bench.server_client"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdin.write(json.dumps(order) + "\n")
        client.stdin.flush()
        client.stdout.readline()
        cpu, wall = server.cpu_seconds(), time.monotonic()
        client.stdout.readline()
        cpu, wall = server.cpu_seconds() - cpu, time.monotonic() - wall
        memory = server.memory()
    if client.wait():
        raise BadInput("the clients of the server have failed")
    found = json.loads(Path(order["report"]).read_text(encoding="utf-8"))
    return {**found, "cpu": cpu, "wall": wall, "memory": memory, "memory_before": before}


def spread(times: list[float]) -> dict[str, float]:
    """Times in ms: the usual one, the slowest of a hundred, the slowest."""
    if not times:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    ordered = sorted(times)
    at = {"p50": len(ordered) // 2, "p99": min(len(ordered) - 1, len(ordered) * 99 // 100), "max": len(ordered) - 1}
    return {name: round(1000 * ordered[place], 1) for name, place in at.items()}


def misses(document: dict[str, Any]) -> list[str]:
    """Which aims are missed."""
    found = []
    for name, most in AIMS.items():
        value: Any = document
        for key in name.split("."):
            value = value[key]
        if value > most:
            found.append(f"{name} {value} (at most {most:g})")
    return found


def in_words(document: dict[str, Any]) -> list[str]:
    build = "compiled" if document["compiled"] else "interpreted"
    pace = f"{document['rate']:g} moves a second for {document['seconds']:g} s"
    beside = f", beside {document['bot_tables']} tables of bots" if document["bot_tables"] else ""
    outcome = ", ".join(f"{document[name]} {name}" for name in ("refused", "lost", "doubled"))
    opened = (f"one of {length:,} entries in {document[f'open_{length}_ms']} ms" for length in LENGTHS)
    memory = f"{document['idle_table_kb']} kB, a socket {document['socket_kb']} kB, all {document['server_mb']} MB"
    lines = [
        f"{document['database']}, {build}: {document['tables']} tables, {document['sockets']} sockets, {pace}{beside}",
        f"A move is seen by others after {told(document['seen_ms'])}, answered after {told(document['answered_ms'])}",
        f"{document['moves']} moves, {outcome}; {document['bot_moves']} moves of bots",
        f"The server uses {document['server_share']:.0%} of a core, {document['server_ms_a_move']} ms a move",
        *(show_parts.in_words(game, found) for game, found in document["parts_of_a_move"].items()),
        f"An idle table takes {memory}",
        f"A table is opened, {', '.join(opened)}",
        f"First page after {document['first_page_s']} s; all sockets are connected after {document['connect_s']} s",
        f"Load average before {document['load_average']['before']}, after {document['load_average']['after']}",
    ]
    missed = misses(document)
    return lines + ([f"Missed: {', '.join(missed)}"] if missed else [])


def told(times: dict[str, float]) -> str:
    return f"{times['p50']} ms (p99 {times['p99']} ms, at most {times['max']} ms)"
