"""A backup taken while the server runs, and restored, as docs/hosting.md tells hosts to do it."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.table_parts import another_service, file_url, lay_table, play_on, seen
from wheal.server.tables.open_table import OpenTable
from wheal.server.tables.service import TableService

pytestmark = pytest.mark.anyio


async def played(service: TableService, moves: int) -> OpenTable:
    laid = await lay_table(service)
    await play_on(service, laid.open_table, moves)
    return laid.open_table


async def check_restored(url: str, table: str, then: tuple[object, ...]) -> None:
    """The table stands where it stood at the backup, and goes on."""
    async with another_service(url) as service:
        again = await service.open(table)
        assert seen(again) == then
        await play_on(service, again, 5)


async def test_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with another_service(sqlite_url) as service:
        table = await played(service, 30)
        then = seen(table)
        with (
            closing(sqlite3.connect(service.store.url.database or "")) as whole,
            closing(sqlite3.connect(copy)) as made,
        ):
            whole.backup(made)  # what `.backup` of the command does
        await play_on(service, table, 5)
    await check_restored(file_url(copy), table.row.id, then)


async def test_postgresql(postgres: Postgres, postgres_url: str, empty_postgres_url: str, tmp_path: Path) -> None:
    dump = tmp_path / "wheal.dump"
    old, new = (url.replace("+asyncpg", "") for url in (postgres_url, empty_postgres_url))
    programs = postgres.programs
    async with another_service(postgres_url) as service:
        table = await played(service, 30)
        then = seen(table)
        subprocess.run([programs / "pg_dump", "--format=custom", f"--file={dump}", old], check=True)  # noqa: ASYNC221
        await play_on(service, table, 5)
    restore = [str(programs / "pg_restore"), "--exit-on-error", "--no-owner", f"--dbname={new}", str(dump)]
    subprocess.run(restore, check=True)  # noqa: ASYNC221
    await check_restored(empty_postgres_url, table.row.id, then)
