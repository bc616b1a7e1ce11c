"""`wheal bench server`, small: what it measures is there, and nothing is lost."""

from __future__ import annotations

import json

import pytest

from wheal.bench import server_load
from wheal.cli.main import main
from wheal.server.storage.migrating import NEWEST, newest


def test_a_small_load_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(server_load, "LENGTHS", (50, 500))
    monkeypatch.setattr(server_load, "COPIES", 2)
    monkeypatch.delenv("WHEAL_DATABASE_URL", raising=False)
    words = ["bench", "server", "--json", "--tables", "4", "--sockets", "20", "--rate", "10", "--seconds", "2"]
    assert main(words) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["tables"], document["sockets"], document["database"]) == (4, 20, "sqlite")
    assert document["moves"] > 10
    assert (document["lost"], document["doubled"], document["refused"]) == (0, 0, 0)
    assert 0 < document["seen_ms"]["p50"] <= document["seen_ms"]["p99"] <= document["seen_ms"]["max"]
    assert document["server_share"] > 0
    assert document["open_50_ms"] > 0
    assert document["open_500_ms"] > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--tables", "0"], "tables must be from 1 to 2000"),
        (["--tables", "4", "--sockets", "21"], "sockets must be from 5 to 5 for each table"),
        (["--rate", "0"], "rate must be more than 0"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_misses_are_named() -> None:
    good = {"seen_ms": {"p99": 50.0}, "idle_table_kb": 200, "first_page_s": 3, "lost": 0, "doubled": 0}
    assert server_load.misses(good) == []
    assert server_load.misses(good | {"lost": 1, "seen_ms": {"p99": 50.1}}) == [
        "seen_ms.p99 50.1 (at most 50)",
        "lost 1 (at most 0)",
    ]


def test_the_database_is_up_to_date_at_the_newest_migration() -> None:
    assert newest() == NEWEST
