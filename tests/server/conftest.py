"""Databases for the tests of the server: an SQLite file, and a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest

from tests.server.postgres import Postgres
from tests.server.table_parts import file_url
from tools.needs import postgresql_programs, sentence
from wheal.server.show import hint_worker, hints, picture_worker, pictures
from wheal.server.storage.store import Store
from wheal.server.tables.service import TableService

BOTH = ("sqlite", "postgresql")
_number = itertools.count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the budgets, stopped, so that a slow machine is no more patient: its only value may be set."""
    now = [time.monotonic()]
    monkeypatch.setattr("wheal.server.tables.limits.monotonic", lambda: now[0])
    return now


@pytest.fixture
def pictures_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that ask for many pictures, but not about the process that draws them: it takes a second to start."""

    async def run(work: Callable[..., Any], *args: Any, cancellable: bool) -> Any:
        return await anyio.to_thread.run_sync(work, *args, abandon_on_cancel=cancellable)

    monkeypatch.setattr(pictures, "run_in_worker", run)
    monkeypatch.setattr(picture_worker, "settle_in", lambda: None)


@pytest.fixture
def hints_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for hints."""

    async def run(work: Callable[..., Any], *args: Any, cancellable: bool) -> Any:
        return await anyio.to_thread.run_sync(work, *args, abandon_on_cancel=cancellable)

    monkeypatch.setattr(hints, "run_in_worker", run)
    monkeypatch.setattr(hint_worker, "settle_in", lambda: None)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process; where there is none the tests fail and say what to install."""
    programs = postgresql_programs()
    if programs is None:
        pytest.fail(sentence(["postgresql"]), pytrace=False)
    server = Postgres(programs)
    try:
        server.start()
        server.run(f"CREATE DATABASE {Postgres.PATTERN}")
        asyncio.run(migrated(server.url(Postgres.PATTERN)))
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file that is up to date, to be copied."""
    path = tmp_path_factory.mktemp("pattern") / "pattern.sqlite3"
    asyncio.run(migrated(file_url(path)))
    return path


async def migrated(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of a database that is up to date and empty."""
    if kind == "sqlite":
        path = folder / f"wheal{next(_number)}.sqlite3"
        shutil.copy(request.getfixturevalue("migrated_file"), path)
        return file_url(path)
    server: Postgres = request.getfixturevalue("postgres")
    name = f"wheal_{os.getpid()}_{next(_number)}"
    server.run(f"CREATE DATABASE {name} TEMPLATE {Postgres.PATTERN}")
    return server.url(name)


@pytest.fixture(params=BOTH)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database, once of each kind."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture
def sqlite_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database("sqlite", request, tmp_path)


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database("postgresql", request, tmp_path)


@pytest.fixture(params=BOTH)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which nothing has been made, once of each kind."""
    if request.param == "sqlite":
        return file_url(tmp_path / "empty.sqlite3")
    url: str = request.getfixturevalue("empty_postgres_url")
    return url


@pytest.fixture
def empty_postgres_url(postgres: Postgres) -> str:
    name = f"empty_{os.getpid()}_{next(_number)}"
    postgres.run(f"CREATE DATABASE {name}")
    return postgres.url(name)


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = Store(store_url)
    yield store
    await store.close()


@pytest.fixture
async def service(store_url: str) -> AsyncIterator[TableService]:
    """A server process without its network, once on each database."""
    service = TableService(Store(store_url))
    await service.start()
    yield service
    await service.store.close()


@pytest.fixture
async def sqlite_service(sqlite_url: str) -> AsyncIterator[TableService]:
    """For what has nothing to do with the kind of database."""
    service = TableService(Store(sqlite_url))
    await service.start()
    yield service
    await service.store.close()
