"""A database that an earlier wheel wrote: its running tables open as they were left, and are played to their end."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_parts import another_service, file_url, play_on
from tools.reference import SEEN, TABLES, body_digest

pytestmark = pytest.mark.anyio

REFERENCE: list[dict[str, Any]] = json.loads(SEEN.read_text(encoding="utf-8"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("seen", REFERENCE, ids=lambda seen: seen["table"])
async def test_a_table_of_an_earlier_wheel_is_played_on(seen: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    shutil.copy(TABLES, path)
    async with another_service(file_url(path)) as service:
        open_table = await service.open(seen["table"])
        assert not open_table.row.is_frozen
        match = open_table.replayed.match
        assert body_digest(match.state) == seen["digest"]
        assert match.count == seen["moves"]
        assert open_table.replayed.numbers == seen["numbers"]
        assert match.orders.dump() == seen["orders"]
        assert [match.legal_moves_of(seat) for seat in range(len(match.names))] == seen["legal"]
        for seat, secret in enumerate(seen["secrets"]):
            assert not secret or open_table.viewer(secret).seat == seat
        await play_on(service, open_table, 2000, random.Random(5))
        assert open_table.replayed.match.over
    async with another_service(file_url(path)) as service:
        again = await service.open(seen["table"])
        assert again.replayed.match.over
        assert again.replayed.digest() == open_table.replayed.digest()
