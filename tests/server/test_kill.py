"""The kill test, short: `make killtest` runs it as long as one likes."""

from __future__ import annotations

import pytest

from tools import killtest

KILLS = 3  # of each database


@pytest.mark.parametrize("database", killtest.DATABASES)
def test_nothing_that_was_acknowledged_is_lost_when_servers_are_killed(database: str) -> None:
    outcome = killtest.run(database, KILLS, seconds=4.0, seed=7, tables=5)
    print(outcome.told())
    assert outcome.wrong == []
    assert outcome.kills == KILLS
    assert outcome.acknowledged > 10
    assert outcome.bot_moves > 0
