"""How a table began is damaged: nothing of it can be shown, and a sentence says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import AsyncTestClient

from tests.server.damaging import (
    MANY,
    Damage,
    ask_everything,
    change_seat,
    change_table,
    delete_seats,
    is_answered,
    run_sql,
    run_statement,
)
from tests.server.table_parts import another_service, lay_table, play_on, until_idle
from wheal import api
from wheal.kernel import content
from wheal.kernel.texts import texts_in
from wheal.server.app import make_app
from wheal.server.bots.keeper import BotKeeper
from wheal.server.storage import schema
from wheal.server.tables import pinned_content
from wheal.server.tables.open_table import NoTable
from wheal.server.tables.service import TableService

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pictures_in_a_thread")]

BEGINNINGS: dict[str, Damage] = {
    "options that are not JSON": change_table(options="{"),
    "options that are no object": change_table(options="[1]"),
    "options that are too deep": change_table(options="[" * 100_000),
    "other options": change_table(options='{"variant": "short"}'),
    "unknown options": change_table(options='{"colour": [1]}'),
    "another seed": change_table(seed="8"),
    "a seed that is no number": change_table(seed="x"),
    "a seed without end": change_table(seed="9" * 40),
    "a seed below zero": change_table(seed="-1"),
    "another game": change_table(game="tinners"),
    "an unknown game": change_table(game="go"),
    "other content": change_table(content="0123456789abcdef"),
    "an opening": change_table(opening="ann: slag\nbob: pass"),
    "an origin that there is not": change_table(origin="luck"),
    "no first seat": delete_seats(0),
    "no last seat": delete_seats(2),
    "no seats": delete_seats(0, 1, 2),
    "another name": change_seat(1, name="bib"),
    "a name that cannot be": change_seat(1, name=":"),
    "a bot that sits there": change_seat(1, bot="greedy"),
    "another number of a seat": change_seat(2, seat=9),
}


@pytest.mark.parametrize("name", BEGINNINGS)
async def test_a_damaged_beginning_shows_nothing(service: TableService, store_url: str, name: str) -> None:
    """Also where there is no log yet that could tell."""
    _, made = await lay_table(service)
    await BEGINNINGS[name](service.store, made.table)
    async with AsyncTestClient(make_app(store_url, MANY)) as client:
        asked = await ask_everything(client, made)
        assert asked.statuses == {404}
        sentences = {answer.json()["sentence"] for answer in asked.answers.values()}
        assert sentences == {texts_in("en")("table-unreadable")}
    async with another_service(store_url) as other:
        with pytest.raises(NoTable):
            await other.open(made.table)
        again, _ = await lay_table(other)
        await play_on(other, again, 3)
    await service.compare()
    await service.compare()


@pytest.mark.parametrize("name", BEGINNINGS)
async def test_a_damaged_beginning_of_an_earlier_version(
    sqlite_service: TableService, sqlite_url: str, name: str
) -> None:
    """Without a digest of how it began the log still tells whether it is the same game; nothing fails."""
    open_table, made = await lay_table(sqlite_service)
    await play_on(sqlite_service, open_table, 25)
    await change_table(digest=None)(sqlite_service.store, made.table)
    await BEGINNINGS[name](sqlite_service.store, made.table)
    async with AsyncTestClient(make_app(sqlite_url, MANY)) as client:
        asked = await ask_everything(client, made)
        assert asked.faults == []


@pytest.mark.parametrize("column", ["options", "seed", "game", "content", "opening", "host", "made_by", "id", "links"])
@pytest.mark.parametrize("value", [b"\xff\xfe", 7, None], ids=["bytes", "number", "text that is none"])
async def test_a_row_of_no_kind(sqlite_service: TableService, sqlite_url: str, column: str, value: Any) -> None:
    open_table, made = await lay_table(sqlite_service, bots=("random", "", ""))
    await play_on(sqlite_service, open_table, 3)
    _, untouched = await lay_table(sqlite_service)
    expression = "CAST(x'ff80' AS TEXT)" if value is None else "?"
    values = () if value is None else (value,)
    run_sql(sqlite_url, f"UPDATE tables SET {column} = {expression}, is_bot_due = 1 WHERE id = ?", *values, made.table)
    await is_answered(sqlite_url, made)
    assert (await is_answered(sqlite_url, untouched))["status"] == "running"
    await sqlite_service.compare()
    keeper = BotKeeper(sqlite_service, time_limit=60)
    await keeper.sweep()
    await until_idle(keeper)
    await keeper.stop()


@pytest.fixture
def other_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """The package after an upgrade with other figures."""
    builtin = content.builtin_files

    def changed(game: str) -> dict[str, str]:
        files = builtin(game)
        files["setup.toml"] = files["setup.toml"].replace("money = 20", "money = 21")
        return files

    def upgrade() -> None:
        monkeypatch.setattr(content, "builtin_files", changed)
        monkeypatch.setattr(pinned_content, "_folders", {})
        api._game.cache_clear()

    yield upgrade
    api._game.cache_clear()


CONTENTS: dict[str, Any] = {
    "missing": schema.contents.delete(),
    "not JSON": schema.contents.update().values(files="{"),
    "no object": schema.contents.update().values(files="[]"),
    "no texts": schema.contents.update().values(files='{"setup.toml": 1}'),
    "no TOML": schema.contents.update().values(files='{"setup.toml": "= ="}'),
    "other figures": schema.contents.update().values(
        files=sa.func.replace(schema.contents.c.files, "money = 20", "money = 22")
    ),
    "a name that leads elsewhere": schema.contents.update().values(files='{"../../setup.toml": ""}'),
}


@pytest.mark.parametrize("name", CONTENTS)
async def test_damaged_content(
    service: TableService, store_url: str, name: str, other_package: Callable[[], None]
) -> None:
    open_table, made = await lay_table(service)
    await play_on(service, open_table, 5)
    await run_statement(service.store, CONTENTS[name])
    other_package()
    async with AsyncTestClient(make_app(store_url, MANY)) as client:
        asked = await ask_everything(client, made)
        assert asked.statuses == {404}


async def test_a_game_that_is_not_installed_any_more(
    service: TableService, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is no damage, and the sentence says so."""
    _, made = await lay_table(service)
    monkeypatch.delitem(api._titles, "ore")
    async with another_service(store_url) as other:
        with pytest.raises(NoTable) as caught:
            await other.open(made.table)
        assert caught.value.sentence() == "The game of this table, ore, is not installed on this server."
