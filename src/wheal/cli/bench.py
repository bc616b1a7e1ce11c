"""``wheal bench``: decisions per second of both builds beside a peer, interleaved, as medians; ``wheal bench server``:
how a server copes with many tables."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import wheal
from wheal.cli.options import read_pairs
from wheal.cli.output import print_json
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean

if TYPE_CHECKING:
    from wheal.bench.server_load import Load

CYCLES = 5
LONGEST = 3600
SERVER = "server"
SECONDS, SERVER_SECONDS = 20.0, 60.0
MOST_TABLES, MOST_RATE, MOST_WATCHERS = 2000, 1000, 20
PEERS = ("catanatron",)
TIMES = ("clone_us", "imagine_us", "new_us", "save_us", "load_us")
RATIO_FLOORS = {"tinners": {"listing": 20, "sampling": 60, "interpreted": 3}}
TIME_CEILINGS = {"compiled": {"clone_us": 6, "imagine_us": 10}, "interpreted": {"clone_us": 16}}


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-bench-game")],
    players: Annotated[int, typer.Option(metavar="N", help="help-bench-players")] = 3,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-bench-option")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", help="help-bench-seconds")] = None,
    peer: Annotated[str, typer.Option(metavar="NAME", help="help-bench-peer")] = "",
    content: Annotated[Path | None, typer.Option(metavar="DIR", help="help-bench-content")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-bench-json")] = False,
    check: Annotated[bool, typer.Option("--check", help="help-bench-check")] = False,
    tables: Annotated[int, typer.Option(metavar="N", help="help-bench-tables")] = 200,
    sockets: Annotated[int, typer.Option(metavar="N", help="help-bench-sockets")] = 1000,
    rate: Annotated[float, typer.Option(metavar="N", help="help-bench-rate")] = 20,
    bot_tables: Annotated[int, typer.Option(metavar="N", help="help-bench-bot-tables")] = 0,
    watchers: Annotated[int, typer.Option(metavar="N", help="help-bench-watchers")] = 0,
    workers: Annotated[int, typer.Option(metavar="N", help="help-bench-workers")] = 1,
    postgres: Annotated[bool, typer.Option("--postgres", help="help-bench-postgres")] = False,
) -> None:
    if seconds is None:
        seconds = SERVER_SECONDS if game == SERVER else SECONDS
    if peer and peer not in PEERS:
        raise BadInput(f'there is no peer "{peer}"{did_you_mean(peer, PEERS)}')
    if not 0 < seconds <= LONGEST:
        raise BadInput(f"seconds must be more than 0 and at most {LONGEST}")
    if game == SERVER:
        from wheal.bench.server_load import Load

        load = Load(tables, sockets, rate, seconds, bot_tables, watchers, workers, postgres)
        bench_server(load, as_json=as_json, check=check)
        return
    title = wheal.game(game, content)
    title.read_seats(players)
    options = title.read_options(read_pairs(option or []))
    changed = {name: value for name, value in options.items() if value != title.options[name].default}
    order = {"game": game, "players": players, "options": changed, "content": str(content) if content else ""}
    document = run(order, seconds, peer)
    if as_json:
        print_json(document)
    else:
        show(document)
    if check and misses(document):
        raise typer.Exit(1)


bench.__doc__ = "help-bench"


def bench_server(load: Load, *, as_json: bool, check: bool) -> None:
    from wheal.bench import server_load
    from wheal.bench.server_tables import PLAYERS

    if not 1 <= load.tables <= MOST_TABLES:
        raise BadInput(f"tables must be from 1 to {MOST_TABLES}")
    if not PLAYERS <= load.sockets <= load.tables * PLAYERS:
        raise BadInput(f"sockets must be from {PLAYERS} to {PLAYERS} for each table")
    if not 0 < load.rate <= MOST_RATE:
        raise BadInput(f"rate must be more than 0 and at most {MOST_RATE}")
    if not 0 <= load.bot_tables <= MOST_TABLES:
        raise BadInput(f"bot-tables must be from 0 to {MOST_TABLES}")
    if not 0 <= load.watchers <= MOST_WATCHERS:
        raise BadInput(f"watchers must be from 0 to {MOST_WATCHERS}")
    if load.workers < 1 or (load.workers > 1 and not load.is_postgres):
        raise BadInput("several workers need --postgres")
    document = server_load.run(load)
    if as_json:
        print_json(document)
    else:
        for line in server_load.in_words(document):
            typer.echo(line)
    if check and server_load.misses(document):
        raise typer.Exit(1)


def run(order: dict[str, Any], seconds: float, peer: str) -> dict[str, Any]:
    """Interleave the parts in cycles and take medians."""
    slices: dict[str, list[dict[str, Any]]] = {"compiled": [], "interpreted": [], "peer": []}
    share = seconds / CYCLES / 3
    for cycle in range(CYCLES):
        part = {**order, "seconds": share, "first": 0 if cycle == 0 else cycle * 1000}
        if wheal.COMPILED:
            slices["compiled"].append(measure(part))
        slices["interpreted"].append(measure(part, pure=True))
        if peer and is_installed(peer):
            slices["peer"].append(measure({**part, "peer": peer}))
    document: dict[str, Any] = {
        "schema": 1,
        "game": order["game"],
        "players": order["players"],
        "options": order["options"],
        "wheal": wheal.__version__,
        "rules": wheal.game(order["game"]).rules_number,
        "python": platform.python_version(),
        "seconds": seconds,
        "cycles": CYCLES,
        "compiled": summary(slices["compiled"]),
        "interpreted": summary(slices["interpreted"]),
        "peers": [],
        "ratios": {"listing": None, "sampling": None, "interpreted": None},
    }
    if slices["peer"]:
        rate = statistics.median(one["decisions"] / one["seconds"] for one in slices["peer"])
        version = importlib.metadata.version(peer)
        document["peers"] = [{"name": peer, "version": version, "players": 4, "decisions_per_s": round(rate)}]
        document["ratios"] = ratios(document, rate)
    elif peer:
        document["peers"] = None
    return document


def measure(order: dict[str, Any], *, pure: bool = False) -> dict[str, Any]:
    """One slice in a process of its own."""
    environment = {**os.environ, "WHEAL_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-m", "wheal.bench.measure"],
        input=json.dumps(order) + "\n",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BadInput(f"measuring failed: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else '?'}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def is_installed(peer: str) -> bool:
    try:
        importlib.metadata.version(peer)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def summary(slices: list[dict[str, Any]]) -> dict[str, Any] | None:
    if not slices:
        return None
    found: dict[str, Any] = {}
    for kind in ("listing", "sampling"):
        runs = [one[kind] for one in slices]
        found[kind] = {
            "decisions_per_s": round(statistics.median(run["decisions"] / run["seconds"] for run in runs)),
            "games_per_s": round(statistics.median(run["games"] / run["seconds"] for run in runs), 1),
            "decisions_per_game": round(sum(r["decisions"] for r in runs) / sum(r["games"] for r in runs), 1),
            "mean_legal": round(statistics.median(one["mean_legal"] for one in slices), 1),
        }
    for name in TIMES:
        found[name] = round(statistics.median(one[name] for one in slices), 2)
    return found


def ratios(document: dict[str, Any], rate: float) -> dict[str, float | None]:
    compiled, interpreted = document["compiled"], document["interpreted"]
    return {
        "listing": round(compiled["listing"]["decisions_per_s"] / rate, 1) if compiled else None,
        "sampling": round(compiled["sampling"]["decisions_per_s"] / rate, 1) if compiled else None,
        "interpreted": round(interpreted["listing"]["decisions_per_s"] / rate, 1),
    }


def misses(document: dict[str, Any]) -> list[str]:
    """Which floors are missed."""
    found = []
    for name, floor in RATIO_FLOORS.get(document["game"], {}).items():
        ratio = document["ratios"][name]
        if ratio is not None and ratio < floor:
            found.append(name)
    for build, ceilings in TIME_CEILINGS.items():
        for name, ceiling in ceilings.items():
            if document[build] is not None and document[build][name] > ceiling:
                found.append(f"{build} {name}")
    return found


def show(document: dict[str, Any]) -> None:
    typer.echo(f"{document['game']}, {document['players']} players, medians of {document['cycles']} cycles")
    for build in ("compiled", "interpreted"):
        part = document[build]
        if part is None:
            typer.echo(f"{build}: not there to be measured")
            continue
        for kind in ("listing", "sampling"):
            rate, games = part[kind]["decisions_per_s"], part[kind]["games_per_s"]
            typer.echo(f"{build}, {kind}: {rate:,} decisions a second, {games:,} games a second")
        times = ", ".join(f"{name.removesuffix('_us')} {part[name]} µs" for name in TIMES)
        typer.echo(f"{build}: {times}")
    if document["peers"] is None:
        typer.echo("peer: not there to be measured")
    for peer in document["peers"] or []:
        typer.echo(f"{peer['name']} {peer['version']}: {peer['decisions_per_s']:,} decisions a second")
        known = ", ".join(f"{name} {value} ×" for name, value in document["ratios"].items() if value is not None)
        typer.echo(f"Ratios: {known}")
    missed = misses(document)
    if missed:
        typer.echo(f"Below the floor: {', '.join(missed)}")
