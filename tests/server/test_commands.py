"""`wheal serve` and `wheal doctor` as a person calls them."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.places import ROOT
from tests.server.postgres import Postgres, free_port
from wheal.cli.main import main
from wheal.cli.serve import page_address, without_password
from wheal.kernel.errors import BadInput
from wheal.server.settings import LIMITS, database_url, limits_of
from wheal.server.storage.store import Store
from wheal.server.tables.limits import Limits

PATIENCE = 60.0  # seconds; a busy machine starts slowly


@pytest.fixture(autouse=True)
def own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing of whoever runs the tests is read or written."""
    monkeypatch.delenv("WHEAL_DATABASE_URL", raising=False)
    monkeypatch.setenv("WHEAL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("WHEAL_LANG", "en")
    return tmp_path / "data"


def mistake(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence of a call that is wrong."""
    assert main(words) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("wheal: ")
    assert written.err.count("\n") == 1
    return written.err.removeprefix("wheal: ").rstrip("\n")


# ---- serve ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["2", "0", "-1"])
def test_several_workers_need_postgresql(capsys: pytest.CaptureFixture[str], workers: str) -> None:
    sentence = mistake(capsys, "serve", "--workers", workers)
    assert (
        sentence
        == (
            "More than one worker needs PostgreSQL (WHEAL_DATABASE_URL): "
            "processes that share an SQLite file do not hear of each other's moves."
        )
        or int(workers) < 1
    )


def test_workers_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert "PostgreSQL" in mistake(capsys, "serve", "--workers", "2", "--lang", "pl")


@pytest.mark.parametrize("port", ["65536", "-1"])
def test_a_port_that_is_none(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert mistake(capsys, "serve", f"--port={port}") == f"A port is a number from 0 to 65535, not {port}."


def test_a_port_that_is_no_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--port" in mistake(capsys, "serve", "--port", "zoo")


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        sentence = mistake(capsys, "serve", "--port", str(port))
    assert f"port {port}" in sentence


def test_an_address_that_is_not_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert "192.0.2.1" in mistake(capsys, "serve", "--host", "192.0.2.1", "--port", "0")


BAD_URLS = ["zoo", "mysql://x/y", "postgresql", "sqlite:zoo", "postgresql:zoo", "postgresql://h:port/x", "http://x"]


@pytest.mark.parametrize("url", BAD_URLS)
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_database_that_is_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str, command: str
) -> None:
    monkeypatch.setenv("WHEAL_DATABASE_URL", url)
    main([command])
    written = capsys.readouterr()
    assert written.err == "wheal: WHEAL_DATABASE_URL must begin with postgresql:// or sqlite:///.\n"


def test_settings(own_data: Path) -> None:
    assert database_url() == f"sqlite+aiosqlite:///{own_data / 'wheal.sqlite3'}"
    assert own_data.is_dir()
    for given in ("postgres://u:p@h/d", "postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d"):
        assert database_url({"WHEAL_DATABASE_URL": given}) == "postgresql+asyncpg://u:p@h/d"
    assert database_url({"WHEAL_DATABASE_URL": "sqlite:///x.db"}) == "sqlite+aiosqlite:///x.db"
    assert limits_of({}) == Limits()
    assert limits_of({"WHEAL_MOST_TABLES": "5", "WHEAL_IDLE_DAYS": "30"}) == Limits(tables=5, idle_days=30)
    for wrong in ("x", "-1", "1.5", "٣", "9" * 99):
        with pytest.raises(BadInput, match="WHEAL_IDLE_DAYS must be a whole number"):
            limits_of({"WHEAL_IDLE_DAYS": wrong})
    assert without_password("postgresql+asyncpg://u:secret@h/d") == "postgresql+asyncpg://u:***@h/d"
    assert page_address("0.0.0.0", 80) == "http://localhost:80/"
    assert page_address("fe80::1", 80) == "http://[fe80::1]:80/"


@pytest.fixture
def running() -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that are ended with the test."""
    processes: list[subprocess.Popen[str]] = []
    yield processes
    for process in processes:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def serve(processes: list[subprocess.Popen[str]], *words: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "import sys; from wheal.cli.main import main; sys.exit(main())", "serve", *words]
    started = subprocess.Popen(
        command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    processes.append(started)
    return started


def wait_for(url: str) -> httpx.Response:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(url, timeout=60)
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_serving(running: list[subprocess.Popen[str]], own_data: Path) -> None:
    """It says where it is and where tables are kept, and ends quietly."""
    port = free_port()
    process = serve(running, "--port", str(port))
    answer = wait_for(f"http://127.0.0.1:{port}/api/health")
    assert answer.json()["database"] == "sqlite"
    assert "server" not in answer.headers
    process.terminate()
    out, err = process.communicate(timeout=PATIENCE)
    assert out.splitlines() == [
        f"Wheal is at http://localhost:{port}/ (Ctrl-C ends it)",
        f"Tables are kept in {own_data / 'wheal.sqlite3'}",
    ]
    assert err == ""


def test_two_workers_on_postgresql(running: list[subprocess.Popen[str]], empty_postgres_url: str) -> None:
    """Both start on a database in which nothing is yet."""
    port = free_port()
    process = serve(running, "--port", str(port), "--workers", "2", WHEAL_DATABASE_URL=empty_postgres_url)
    for _ in range(6):
        assert wait_for(f"http://127.0.0.1:{port}/api/health").json()["database"] == "postgresql"
    process.terminate()
    _, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err


# ---- doctor ---------------------------------------------------------------------------------------


def doctor(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code, and the line about the database."""
    code = main(["doctor"])
    written = capsys.readouterr()
    assert written.err == ""
    lines = written.out.splitlines()
    assert all(line.startswith(("ok    ", "FAIL  ")) for line in lines)
    assert lines[0].startswith("ok    wheal ")
    assert "the page is" in lines[1]
    return code, lines[2]


def test_a_new_database(capsys: pytest.CaptureFixture[str], own_data: Path) -> None:
    _, line = doctor(capsys)
    assert line == (f"ok    the database is new and will be made by the first start: {own_data / 'wheal.sqlite3'}")


def test_databases_that_are_well_or_old(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, store_url: str, empty_url: str
) -> None:
    monkeypatch.setenv("WHEAL_DATABASE_URL", empty_url)
    assert doctor(capsys)[1].startswith("ok    the database is new")
    monkeypatch.setenv("WHEAL_DATABASE_URL", store_url)
    code, line = doctor(capsys)
    assert line.startswith("ok    the database is reachable and up to date: ")
    asyncio.run(make_old(store_url))
    code, line = doctor(capsys)
    assert code == 1
    assert line.startswith("FAIL  ")
    assert "of an older version (ancient)" in line


async def make_old(url: str) -> None:
    import sqlalchemy as sa

    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("update alembic_version set version_num = 'ancient'"))
    await store.close()


def test_a_database_that_cannot_be_reached(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, postgres: Postgres, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"not a database at all, " * 100)
    for url in (
        f"postgresql://wheal:geheim@127.0.0.1:{free_port()}/wheal",
        postgres.url("no_such_database").replace("wheal@", "wheal:geheim@"),
        f"sqlite:///{tmp_path / 'no' / 'folder' / 'x.sqlite3'}",
        f"sqlite:///{broken}",
    ):
        monkeypatch.setenv("WHEAL_DATABASE_URL", url)
        code, line = doctor(capsys)
        assert code == 1
        assert line.startswith("FAIL  the database cannot be reached: ")
        assert "geheim" not in line


# ---- help -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], command: str) -> None:
    pages = []
    for lang in ("en", "pl"):
        assert main([command, "--help", "--lang", lang]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] != pages[1]
    for page in pages:
        assert f"wheal {command}" in page
        assert "help-" not in page
        assert f"{command}-option" not in page
    if command == "serve":
        for option in ("--host", "--port", "--workers", "--open"):
            assert option in pages[0]
            assert option in pages[1]


def test_every_limit_stands_in_the_guide_for_hosts() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for variable, field in LIMITS.items():
        value = f"{getattr(Limits(), field):,}"
        assert re.search(rf"\| {value} \| `{variable}` \|", guide), variable
        assert limits_of({variable: "7"}) == replace(Limits(), **{field: 7})
