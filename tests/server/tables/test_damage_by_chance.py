"""A stored database damaged by chance: every request is answered, and the tables that were not damaged play on."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import AsyncTestClient
from sqlalchemy.exc import SQLAlchemyError

from tests.server.conftest import migrated
from tests.server.damaging import ask_everything
from tests.server.postgres import Postgres
from tests.server.table_parts import another_service, do, file_url, lay_table, new_key, play_on
from wheal.server.app import make_app
from wheal.server.storage import schema
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.limits import Limits
from wheal.server.tables.open_table import NoTable
from wheal.server.wire import documents

MANY = Limits(new_tables_a_minute=1_000_000)
KINDS = (schema.entries, schema.snapshots, schema.seats, schema.tables)
ODD_VALUES = ("", "x", "0", "[]", "{}", "[" * 2000, "ann: slag", "move", b"\xff\xfe", -1, 0, 7, 2**31 - 1, 2**62, 1.5)
PLAYED = 50
EXAMPLES = {"sqlite": 25, "postgresql": 6}
MORE = 4  # times as many with --whole-games
_number = itertools.count(1)


class Damage(NamedTuple):
    """Something that is done to one row, chosen by numbers."""

    do: str
    kind: int
    row: int
    column: int
    place: int
    value: Any


DAMAGES = st.builds(
    Damage,
    st.sampled_from(["flip", "flip", "flip", "put", "delete", "shorten", "swap"]),
    st.integers(0, len(KINDS) - 1),
    st.integers(0, 999),
    st.integers(0, 99),
    st.integers(0, 999_999),
    st.sampled_from(ODD_VALUES),
)


async def prepare(url: str) -> list[documents.Made]:
    """Two tables to be damaged and one that is not: each has moves, talk and an order."""
    await migrated(url)
    found = []
    async with another_service(url) as service:
        for n, game in enumerate(("ore", "tinners", "ore")):
            open_table, made = await lay_table(service, game, seed=n)
            order = {"ore": "decline buy until round", "tinners": "decline card until game"}[game]
            await do(service, open_table, 0, kinds.ORDER, order)
            await do(service, open_table, 1, kinds.CHAT, "hello żółw")
            await play_on(service, open_table, PLAYED, random.Random(n))
            found.append(made)
    return found


async def run_damage(store: Store, damage: Damage, tables: list[str]) -> None:
    """Damage one of these tables; what the database does not let happen has not happened."""
    table = KINDS[damage.kind]
    key = table.c.table_id if "table_id" in table.c else table.c.id
    own = tables[damage.row % len(tables)]
    try:
        async with store.engine.begin() as connection:
            rows = (await connection.execute(sa.select(table).where(key == own).order_by(*table.primary_key))).all()
            if not rows:
                return
            row = rows[damage.row % len(rows)]
            this_row = sa.and_(*(column == row._mapping[column] for column in table.primary_key))
            columns = list(table.columns)
            column = columns[damage.column % len(columns)]
            if damage.do == "delete":
                await connection.execute(table.delete().where(this_row))
            elif damage.do == "shorten":
                entries = schema.entries
                lost = entries.delete().where(entries.c.table_id == own, entries.c.seq > damage.place % PLAYED)
                await connection.execute(lost)
            elif damage.do == "swap" and "table_id" in table.c:
                other = next(name for name in tables if name != own)
                place = [c for c in table.primary_key if c.name != "table_id"]
                there = sa.and_(key == other, *(c == row._mapping[c] for c in place))
                await connection.execute(table.delete().where(there))
                await connection.execute(table.update().where(this_row).values(table_id=other))
            else:
                value = damage.value if damage.do == "put" else flipped(row._mapping[column], damage, store)
                await connection.execute(table.update().where(this_row).values({column: value}))
    except (SQLAlchemyError, OverflowError, TypeError):  # the database has types and keys of its own
        pass


def flipped(value: Any, damage: Damage, store: Store) -> Any:
    """A value with one bit of it changed."""
    bit = 1 << damage.column % 8
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value ^ 1 << damage.place % 40
    data = bytearray(value.encode("utf-8", "surrogateescape") if isinstance(value, str) else value)
    if not data:
        return "\x01"
    data[damage.place % len(data)] ^= bit
    if isinstance(value, bytes):
        return bytes(data)
    if store.is_sqlite:
        return sa.literal_column(f"CAST(x'{data.hex()}' AS TEXT)")
    return data.decode("utf-8", "replace").replace("\0", "")


async def check_after(url: str, damages: list[Damage], mades: list[documents.Made]) -> None:
    *damaged, whole = mades
    store = Store(url)
    for damage in damages:
        await run_damage(store, damage, [made.table for made in damaged])
    acknowledged: list[tuple[str, str]] = []
    async with AsyncTestClient(make_app(url, MANY)) as client:
        for made in damaged:
            asked = await ask_everything(client, made)
            assert asked.faults == []
            for answer in asked.answers.values():
                if answer.headers["content-type"] == "application/json" and answer.json().get("type") == "done":
                    acknowledged.append((made.table, answer.json()["key"]))
        await plays_on(client, whole)
        app: Litestar = client.app
        await asyncio.to_thread(client.blocking_portal.call, app.state.service.compare)
        await asyncio.to_thread(client.blocking_portal.call, app.state.bots.sweep)
    for table, key in acknowledged:
        assert await store.find_entry(table, f"0:{key}") is not None
    await store.close()
    async with another_service(url) as service:
        for made in damaged:
            try:
                open_table = await service.open(made.table)
            except NoTable:
                continue
            assert open_table.row.is_frozen or not open_table.frozen
        assert not (await service.open(whole.table)).row.is_frozen


async def plays_on(client: AsyncTestClient[Litestar], made: documents.Made) -> None:
    """Whoever is asked makes a move."""
    path = f"/api/tables/{made.table}"
    for seat in made.seats:
        bearer = {"Authorization": f"Bearer {seat.secret}"}
        state = (await client.get(path, headers=bearer)).json()
        assert state["status"] == "running"
        if state["choices"]:
            play = {
                "type": "play",
                "key": new_key(),
                "decision": state["decision"],
                "move": state["choices"][0]["move"],
            }
            answer = (await client.post(f"{path}/act", json=play, headers=bearer)).json()
            assert answer["type"] == "done"
            return
    raise AssertionError("nobody is asked")


@pytest.fixture(params=EXAMPLES)
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[int, list[documents.Made], Callable[[], str]]:
    """How many examples, the tables, and a maker of databases with them."""
    if request.param == "sqlite":
        pattern = tmp_path / "pattern.sqlite3"
        mades = asyncio.run(prepare(file_url(pattern)))

        def copy() -> str:
            return file_url(Path(shutil.copy(pattern, tmp_path / f"{next(_number)}.sqlite3")))

    else:
        server: Postgres = request.getfixturevalue("postgres")
        name = f"damaged_{os.getpid()}"
        server.run(f"CREATE DATABASE {name}")
        mades = asyncio.run(prepare(server.url(name)))

        def copy() -> str:
            fresh = f"{name}_{next(_number)}"
            server.run(f"CREATE DATABASE {fresh} TEMPLATE {name}")
            return server.url(fresh)

    times = MORE if request.config.getoption("--whole-games") else 1
    return EXAMPLES[request.param] * times, mades, copy


@pytest.mark.usefixtures("pictures_in_a_thread")
def test_any_damage(databases: tuple[int, list[documents.Made], Callable[[], str]]) -> None:
    examples, mades, copy = databases

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(DAMAGES, min_size=1, max_size=4))
    def check(damages: list[Damage]) -> None:
        asyncio.run(check_after(copy(), damages, mades))

    check()
