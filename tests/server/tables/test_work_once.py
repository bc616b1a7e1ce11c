"""What a submission costs: a move is read once, nothing is checked twice, and talk leaves match and views alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.table_parts import do, lay_table, play, play_on, undo
from wheal.kernel import match as kernel_match
from wheal.kernel.action_table import ActionTable
from wheal.kernel.game import Game
from wheal.kernel.match import Match
from wheal.server.show import boards, views
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import SPECTATOR, Denied, Viewer
from wheal.server.tables.service import TableService

pytestmark = pytest.mark.anyio


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of a few costly things is done."""
    counted: Counter[str] = Counter()

    def count(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            counted[name] += 1
            return real(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    for owner, name in (
        (ActionTable, "parse"),
        (Match, "copy"),
        (Game, "read_options"),
        (kernel_match, "check_names"),
        (boards, "board"),
    ):
        count(owner, name)
    return counted


@pytest.mark.parametrize("game", ["tinners", "ore"])
async def test_a_move_is_read_once_and_copied_once(
    sqlite_service: TableService, calls: Counter[str], game: str
) -> None:
    open_table, _ = await lay_table(sqlite_service, game)
    calls.clear()
    await play_on(sqlite_service, open_table, 10)
    assert calls == {"parse": 10, "copy": 10}


async def test_what_is_refused_is_not_copied(sqlite_service: TableService, calls: Counter[str]) -> None:
    open_table, _ = await lay_table(sqlite_service)
    calls.clear()
    with pytest.raises(Denied):
        await play(sqlite_service, open_table, 0, "slag")  # it is another seat's turn
    assert calls == {"parse": 1}


async def test_talk_leaves_the_match_and_its_views_alone(sqlite_service: TableService, calls: Counter[str]) -> None:
    open_table, _ = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, 6)
    viewers = [Viewer(seat) for seat in (SPECTATOR, 0, 1, 2)]
    before = [views.table_state(open_table, viewer, "en") for viewer in viewers]
    match = open_table.replayed.match
    calls.clear()
    await do(sqlite_service, open_table, 0, kinds.CHAT, "hello")
    after = [views.table_state(open_table, viewer, "en") for viewer in viewers]
    assert not calls
    assert open_table.replayed.match is match
    for old, new in zip(before, after, strict=True):
        assert new.seq == old.seq + 1
        assert [line.text for line in new.log] == [*(line.text for line in old.log), "hello"]
        assert new.position is old.position
    first, second = (await sqlite_service.store.tail(open_table.row.id, 5))[-2:]
    assert first.digest == second.digest


async def test_everything_else_is_shown_anew(sqlite_service: TableService) -> None:
    open_table, _ = await lay_table(sqlite_service)
    seat = open_table.replayed.match.state.current_player

    def shown() -> Any:
        return views.table_state(open_table, Viewer(seat), "en")

    assert shown().choices
    await sqlite_service.pause(open_table, is_paused=True)
    assert shown().status == "paused"
    assert not shown().choices
    await sqlite_service.pause(open_table, is_paused=False)
    assert shown().choices
    await play(sqlite_service, open_table, seat, "slag")
    assert shown().moves == 1
    await undo(sqlite_service, open_table, seat)
    assert shown().moves == 0
    await do(sqlite_service, open_table, seat, kinds.ORDER, "decline buy until game")
    assert [order.text for order in shown().orders] == ["decline buy until game"]
    await do(sqlite_service, open_table, seat, kinds.SEAT, "leave random")
    assert not shown().choices


async def test_a_copy_of_a_table_is_its_own(sqlite_service: TableService) -> None:
    open_table, _ = await lay_table(sqlite_service)
    replayed = open_table.replayed
    seat = replayed.match.state.current_player
    other = replayed.copy()
    other.match.play("slag")
    other.occupants[seat].bot = "random"
    other.numbers[seat] += 1
    assert replayed.match.count == 0
    assert not replayed.occupants[seat].bot
    assert replayed.numbers[seat] == 0
    assert other.match.names == replayed.match.names
    assert other.match.opening == replayed.match.opening
