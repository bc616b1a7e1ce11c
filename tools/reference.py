"""What earlier wheels made and later ones must agree with: `python -m tools.reference digests|tables|refusals`.

`digests` writes, beside every record of `tests/records`, the digest of the state's body after each of its moves.
`tables` writes a database with running tables of every game, and what was seen at each of them.
Both are made once, by the wheel before a change that must not alter a byte, and are then only read by the tests.
`refusals` writes which reason is named how often in random games; whoever changes a reason on purpose writes it anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

import wheal
from wheal.kernel.codec import plain_data
from wheal.kernel.engine.state import State
from wheal.kernel.match import Match
from wheal.kernel.record import parse_record, replay

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests/records"
TABLES = ROOT / "tests/reference/tables.sqlite3"
SEEN = ROOT / "tests/reference/tables.json"
Place: TypeAlias = tuple[str, int, dict[str, bool | int | str], int, tuple[str, ...]]
PLACES: Final[tuple[Place, ...]] = (  # game, players, options, moves played, bots by seat
    ("tinners", 2, {}, 3, ()),
    ("tinners", 3, {}, 40, ("", "greedy", "")),
    ("tinners", 4, {}, 61, ()),
    ("tinners", 5, {}, 150, ()),
    ("ore", 3, {}, 2, ()),
    ("ore", 4, {"variant": "contract_race", "relief": "at once"}, 170, ()),
    ("ore", 3, {"variant": "short"}, 60, ()),
    ("ore", 5, {}, 200, ("", "", "random", "", "")),
)
ORDERS = {"tinners": "decline peek until game", "ore": "decline buy until game"}


def body_digest(state: State) -> str:
    """Of everything that changes during a game, and of nothing that names content or version."""
    return hashlib.blake2b(msgspec.msgpack.encode(plain_data(state)), digest_size=8).hexdigest()


def digests_of(match: Match) -> list[str]:
    """The digest before the first move and after every move of a match that keeps all its steps."""
    before = [step.state_before for step in match.steps]
    return [body_digest(state) for state in [*before, match.state] if state is not None]


def write_digests() -> None:
    for path in sorted(RECORDS.glob("*.wheal")):
        record = parse_record(path.read_text(encoding="utf-8"))
        lines = digests_of(replay(record, wheal.game(record.game)))
        path.with_suffix(".digests").write_text("\n".join(lines) + "\n", encoding="utf-8")


async def write_tables() -> None:
    from tests.server import table_parts as tables
    from wheal.server.tables import replay as kinds
    from wheal.server.wire import from_page

    TABLES.unlink(missing_ok=True)
    found = []
    async with tables.another_service(tables.file_url(TABLES)) as service:
        for number, (game, players, options, moves, bots) in enumerate(PLACES):
            names = ["ann", "bob", "cal", "dee", "eve"][:players]
            seats = [from_page.NewSeat(name, bots[i] if bots else "") for i, name in enumerate(names)]
            made = await service.make(from_page.NewTable(f"reference-{number}", game, seats, options, seed=number + 1))
            open_table = await service.open(made.table)
            rng = random.Random(number)
            await tables.play_on(service, open_table, moves // 2, rng)
            await tables.do(service, open_table, 0, kinds.CHAT, "hello")
            await tables.do(service, open_table, players - 1, kinds.SEAT, "leave greedy")
            if moves > 10:
                await tables.do(service, open_table, 0, kinds.ORDER, ORDERS[game])
            await tables.play_on(service, open_table, moves - moves // 2, rng)
            match = open_table.replayed.match
            found.append(
                {
                    "table": made.table,
                    "secrets": [link.secret for link in made.seats],
                    "digest": body_digest(match.state),
                    "moves": match.count,
                    "numbers": open_table.replayed.numbers,
                    "orders": match.orders.dump(),
                    "legal": [match.legal_moves_of(seat) for seat in range(players)],
                }
            )
    with sqlite3.connect(TABLES) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    sqlite3.connect(TABLES).execute("VACUUM")
    SEEN.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def write_refusals() -> None:
    from tests.refusal_counts import count_refusals, reference_of

    for game_id in wheal.games():
        counts = count_refusals(wheal.game(game_id))
        reference_of(game_id).write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["digests"]:
        write_digests()
    elif sys.argv[1:] == ["tables"]:
        asyncio.run(write_tables())
    elif sys.argv[1:] == ["refusals"]:
        write_refusals()
    else:
        sys.exit("python -m tools.reference digests | tables | refusals")
