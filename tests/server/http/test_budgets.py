"""What one link and one address may ask for: a fast person never meets a limit, a loop does, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from tests.places import RECORDS
from tests.server.http.test_api import Page, sentence
from tests.server.table_parts import new_key
from wheal.server.app import make_app
from wheal.server.tables import budgets as budgets_module
from wheal.server.tables.budgets import Budgets, TooOften, network_of
from wheal.server.tables.limits import Bucket, Limits

pytestmark = pytest.mark.anyio

FINISHED = (RECORDS / "ore-3-players-end-by-mine.wheal").read_text(encoding="utf-8")
SENTENCE = "Too many requests; wait a minute."


@asynccontextmanager
async def page_of(url: str, **limits: int) -> AsyncIterator[Page]:
    app = make_app(url, Limits(**limits))
    async with AsyncTestClient(app) as client:
        yield Page(client, app.state.service)


# ---- buckets --------------------------------------------------------------------------------------


async def test_a_bucket_runs_empty_in_a_minute(stopped_clock: list[float]) -> None:
    bucket = Bucket(6, at=stopped_clock[0])
    assert [bucket.takes() for _ in range(8)] == [True] * 6 + [False] * 2
    stopped_clock[0] += 10
    assert [bucket.takes() for _ in range(2)] == [True, False]
    stopped_clock[0] += 3600
    assert [bucket.takes(4) for _ in range(2)] == [True, False]
    assert not Bucket(0, at=stopped_clock[0]).takes()
    assert Bucket(3, at=stopped_clock[0]).takes(5), "what costs more than a minute has can still be asked for once"


async def test_links_and_addresses_are_counted_apart(stopped_clock: list[float]) -> None:
    budgets = Budgets(Limits(pictures_a_minute=2, pictures_a_minute_address=3))
    for _ in range(2):
        budgets.spend("pictures", "one", "192.0.2.1")
    with pytest.raises(TooOften):
        budgets.spend("pictures", "one", "192.0.2.2")  # the link
    budgets.spend("pictures", "two", "192.0.2.1")
    with pytest.raises(TooOften):
        budgets.spend("pictures", "three", "192.0.2.1")  # the address
    budgets.spend("pictures", "three", "192.0.2.3")
    budgets.spend("history", "one", "192.0.2.1")
    assert budgets.hits == {"pictures": 2}


async def test_there_are_not_more_buckets_than_that(
    stopped_clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets_module, "MOST_BUCKETS", 50)
    budgets = Budgets(Limits())
    for n in range(500):
        budgets.spend("history", "always", "")
        budgets.spend("orders", f"link {n}", f"192.0.2.{n % 250}")
        stopped_clock[0] += 1
    assert len(budgets.buckets) == 50
    assert ("history", "always") in budgets.buckets


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
async def test_one_network_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


# ---- requests -------------------------------------------------------------------------------------


async def finished(page: Page) -> tuple[str, dict[str, Any]]:
    answer = await page.post("/tables", {"key": new_key(), "record": FINISHED})
    assert answer.status_code == 201, answer.text
    return f"/tables/{answer.json()['table']}", answer.json()


async def test_pictures(sqlite_url: str, stopped_clock: list[float]) -> None:
    async with page_of(sqlite_url, pictures_a_minute=2) as page:
        path, made = await finished(page)
        for _ in range(2):
            assert (await page.get(f"{path}/picture", made["watch"], timeout=60)).status_code == 200
        answer = await page.get(f"{path}/picture", made["watch"])
        assert sentence(answer, 429) == SENTENCE
        assert answer.headers["retry-after"]
        polish = sentence(await page.get(f"{path}/picture?lang=pl", made["watch"]), 429)
        assert polish == "Zbyt wiele żądań; odczekaj minutę."
        assert (await page.get(f"{path}/picture", made["host"])).status_code == 200
        assert (await page.get(path, made["watch"])).status_code == 200


@pytest.mark.parametrize(("asked", "cost"), [("log", 1), ("at/3", 1), ("record", 5), ("story", 5)])
async def test_history(sqlite_url: str, stopped_clock: list[float], asked: str, cost: int) -> None:
    async with page_of(sqlite_url, history_a_minute=10) as page:
        path, made = await finished(page)
        for _ in range(10 // cost):
            assert (await page.get(f"{path}/{asked}", made["watch"])).status_code == 200
        assert sentence(await page.get(f"{path}/{asked}", made["watch"]), 429) == SENTENCE
        past = {"type": "ask", "id": 1, "what": "past", "at": 3}
        answer = (await page.post(f"{path}/ask", past, made["watch"])).json()
        assert (answer["type"], answer["sentence"]) == ("refused", SENTENCE)


async def test_questions(sqlite_url: str, stopped_clock: list[float]) -> None:
    async with page_of(sqlite_url, questions_a_minute=4) as page:
        made = await page.table()
        bob = made["seats"][1]["secret"]
        path = f"/tables/{made['table']}"
        state = (await page.get(path, bob)).json()
        move = state["choices"][0]["move"]
        kinds = []
        for n in range(6):
            ask = {"type": "ask", "id": n, "what": ("preview", "why")[n % 2], "move": move}
            kinds.append((await page.post(f"{path}/ask", ask, bob)).json()["type"])
        assert kinds == ["preview", "why", "preview", "why", "refused", "refused"]
        answer = await page.act(made, 1, type="play", key="k", decision=state["decision"], move=move)
        assert answer["type"] == "done", "a move is no question"


async def test_orders(sqlite_url: str, stopped_clock: list[float]) -> None:
    async with page_of(sqlite_url, orders_a_minute=3) as page:
        made = await page.table()
        order = {"type": "order", "text": "decline buy until round"}
        for n in range(3):
            assert (await page.act(made, 1, key=f"o{n}", **order))["type"] == "done"
        seq = page.service.open_tables[made["table"]].replayed.seq
        refused = await page.act(made, 1, key="o3", **order)
        assert (refused["type"], refused["sentence"], refused["key"]) == ("refused", SENTENCE, "o3")
        assert (await page.act(made, 1, type="seat", key="s", do="leave", bot="greedy"))["type"] == "refused"
        assert page.service.open_tables[made["table"]].replayed.seq == seq, "nothing has changed"
        assert (await page.act(made, 1, key="o1", **order))["type"] == "done", "it stands already"
        assert (await page.act(made, 2, key="o", **order))["type"] == "done"


async def test_copies(sqlite_url: str, stopped_clock: list[float]) -> None:
    async with page_of(sqlite_url, copies_a_minute=2) as page:
        path, made = await finished(page)
        for _ in range(2):
            assert (await page.post(f"{path}/copy?at=3", {}, made["watch"])).status_code == 201
        count = await page.count_tables()
        assert sentence(await page.post(f"{path}/copy?at=3", {}, made["watch"]), 429) == SENTENCE
        assert await page.count_tables() == count
        assert (await page.post(f"{path}/rematch", {}, made["host"])).status_code == 201


async def test_a_fast_person_meets_no_limit(sqlite_url: str, stopped_clock: list[float]) -> None:
    """Forty moves in a row, each with three previews, a why-not, a look back and an order now and then."""
    async with page_of(sqlite_url) as page:
        made = await page.table()
        path = f"/tables/{made['table']}"
        for n in range(40):
            states = [(await page.get(path, seat["secret"])).json() for seat in made["seats"]]
            state = next(state for state in states if state["choices"])
            seat = made["seats"][state["you"]]
            move = state["choices"][0]["move"]
            for what in ("preview", "preview", "preview", "why", "past"):
                ask = {"type": "ask", "id": n, "what": what, "move": move, "at": n}
                assert (await page.post(f"{path}/ask", ask, seat["secret"])).json()["type"] == what
            if n % 4 == 0:
                answer = await page.act(made, seat["seat"], type="order", key=new_key(), text="off")
                assert answer.get("sentence") != SENTENCE
            await page.act(made, seat["seat"], type="play", key=new_key(), decision=state["decision"], move=move)
        assert not page.service.budgets.hits
