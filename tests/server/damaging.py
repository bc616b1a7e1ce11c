"""Damage to a stored database, and every request that a page can make of a table in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

from litestar import Litestar
from litestar.testing import AsyncTestClient

from tests.server.table_parts import new_key
from wheal.server.app import make_app
from wheal.server.storage import schema
from wheal.server.storage.store import Store
from wheal.server.tables.limits import Limits
from wheal.server.wire import documents

E, S, T = schema.entries.c, schema.seats.c, schema.tables.c
Damage: TypeAlias = Callable[[Store, str], Awaitable[None]]
MANY = Limits(new_tables_a_minute=100_000)
READING = ("", "/log", "/log?before=10", "/at/0", "/at/30", "/record", "/story", "/sheet", "/picture", "/picture?at=5")


async def run_statement(store: Store, statement: Any) -> None:
    """Change something behind the server's back."""
    async with store.engine.begin() as connection:
        await connection.execute(statement)


def run_sql(url: str, statement: str, *values: Any) -> None:
    """The same in SQLite's own words, which take anything for a value."""
    connection = sqlite3.connect(url.partition("///")[2])
    try:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(statement, values)
        connection.commit()
    finally:
        connection.close()


def damage(statement: Callable[[str], Any]) -> Damage:
    async def run(store: Store, table: str) -> None:
        await run_statement(store, statement(table))

    return run


def change_entry(seq: int, **values: Any) -> Damage:
    return damage(lambda table: schema.entries.update().where(E.table_id == table, E.seq == seq).values(values))


def delete_entries(first: int, last: int = 999) -> Damage:
    return damage(lambda table: schema.entries.delete().where(E.table_id == table, E.seq.between(first, last)))


def change_table(**values: Any) -> Damage:
    return damage(lambda table: schema.tables.update().where(T.id == table).values(values))


def change_seat(number: int, **values: Any) -> Damage:
    return damage(lambda table: schema.seats.update().where(S.table_id == table, S.seat == number).values(values))


def delete_seats(*seats: int) -> Damage:
    return damage(lambda table: schema.seats.delete().where(S.table_id == table, S.seat.in_(seats)))


class Asked:
    """The answers to everything that can be asked of one table."""

    def __init__(self, answers: dict[str, Any]) -> None:
        self.answers = answers

    @property
    def statuses(self) -> set[int]:
        return {answer.status_code for answer in self.answers.values()}

    @property
    def faults(self) -> list[str]:
        return [f"{name}: {a.status_code} {a.text[:200]}" for name, a in self.answers.items() if a.status_code >= 500]

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.answers["GET "].json()
        return found


async def ask_everything(client: AsyncTestClient[Litestar], made: documents.Made, lang: str = "en") -> Asked:
    """Every reading request of a seat and a spectator, and every kind of act; nothing is deleted."""
    path = f"/api/tables/{made.table}"
    answers: dict[str, Any] = {}
    for who, secret in (("", made.seats[0].secret), ("watch ", made.watch)):
        bearer = {"Authorization": f"Bearer {secret}"}
        for where in READING:
            answers[f"{who}GET {where}"] = await client.get(f"{path}{where}", headers=bearer, params=_lang(lang, where))
    acts: Iterable[dict[str, Any]] = (
        {"type": "chat", "key": new_key(), "text": "hello"},
        {"type": "order", "key": new_key(), "text": "off"},
        {"type": "undo", "key": new_key(), "decision": 0},
    )
    bearer = {"Authorization": f"Bearer {made.seats[0].secret}"}
    for act in acts:
        answers[f"act {act['type']}"] = await client.post(f"{path}/act?lang={lang}", json=act, headers=bearer)
    for what in ("preview", "why", "past"):
        ask = {"type": "ask", "id": 1, "what": what, "move": "slag", "at": 3}
        answers[f"ask {what}"] = await client.post(f"{path}/ask?lang={lang}", json=ask, headers=bearer)
    answers["rematch"] = await client.post(f"{path}/rematch?lang={lang}", headers=bearer)
    bearer = {"Authorization": f"Bearer {made.host}"}
    for do in ("pause", "resume", "reissue"):
        answers[f"host {do}"] = await client.post(f"{path}/host?lang={lang}", json={"do": do}, headers=bearer)
    return Asked(answers)


async def is_answered(url: str, made: documents.Made) -> dict[str, Any]:
    """The state that a seat is shown; whatever else is asked for is answered without a fault too."""
    async with AsyncTestClient(make_app(url, MANY)) as client:
        asked = await ask_everything(client, made)
        assert asked.faults == []
        return asked.state()


def _lang(lang: str, where: str) -> dict[str, str] | None:
    return None if "?" in where or where == "/record" else {"lang": lang}
