"""Python looks through all objects only while nobody does anything."""

from __future__ import annotations

import gc

import pytest

from tests.server.table_parts import lay_table, play
from wheal.server import garbage
from wheal.server.garbage import GarbageCollector
from wheal.server.tables.service import TableService

pytestmark = pytest.mark.anyio


async def test_all_objects_are_looked_through_when_it_is_calm(
    sqlite_service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[float] = []
    now = [10_000.0]
    monkeypatch.setattr("gc.collect", lambda: collected.append(now[0]))
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    usual = gc.get_threshold()
    collector = GarbageCollector(sqlite_service)
    try:
        assert gc.get_threshold()[2] == garbage.NEVER
        open_table, _ = await lay_table(sqlite_service)
        now[0] += garbage.EVERY + 1
        match = open_table.replayed.match
        await play(sqlite_service, open_table, match.state.current_player, match.legal_moves[0])
        await collector.collect_if_calm()
        assert not collected  # somebody has just moved
        now[0] += garbage.CALM + 0.1
        await collector.collect_if_calm()
        assert len(collected) == 1
        now[0] += garbage.EVERY - 1
        await collector.collect_if_calm()
        assert len(collected) == 1
        now[0] += garbage.AT_THE_LATEST
        sqlite_service.last_act = now[0]
        await collector.collect_if_calm()
        assert len(collected) == 2
    finally:
        collector.stop()
    assert gc.get_threshold() == usual
