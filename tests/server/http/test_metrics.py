"""Figures for the host alone, and the page that describes the requests."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from litestar.testing import AsyncTestClient

from tests.server.http.test_socket import BOB, lay_table, sit
from tests.server.serving import Served, serving
from tests.server.table_parts import lay_table as lay_open_table
from tests.server.table_parts import new_key, play_on
from wheal.server.app import HEADERS, make_app
from wheal.server.settings import metrics_token_of
from wheal.server.tables.figures import STEPS, Histogram
from wheal.server.tables.limits import Limits
from wheal.server.tables.service import TableService

LINE = re.compile(r"(# (HELP|TYPE) wheal_\w+ .+)|(wheal_\w+\{[\w=\",.+]+\} [0-9.e-]+)")


def figures(served: Served) -> dict[str, float]:
    """By name and labels, without the process."""
    answer = httpx.get(f"{served.http}/metrics", timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    assert not [line for line in lines if not LINE.fullmatch(line)]
    found = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {re.sub(r",?process=\"\d+\"", "", name).replace("{}", ""): float(value) for name, _, value in found}


def test_what_is_counted(sqlite_url: str, stopped_clock: list[float]) -> None:
    with serving(sqlite_url, Limits(pictures_a_minute=2)) as served:
        made = lay_table(served)
        bearer = {"Authorization": f"Bearer {made['watch']}"}
        before = figures(served)
        assert before['wheal_moves_total{by="person"}'] == 0
        with sit(served, made, BOB) as bob:
            bob.play(bob.state())
            bob.send(type="play", key=new_key(), decision=0, move="fly")
            bob.next("refused")
            for _ in range(3):
                httpx.get(f"{served.http}/api/tables/{made['table']}/picture", headers=bearer, timeout=60)
            after = figures(served)
        assert after["wheal_tables_open"] == after["wheal_tables_stored"] == after["wheal_sockets"] == 1
        assert after['wheal_moves_total{by="person"}'] == after['wheal_refused_total{by="person"}'] == 1
        assert after['wheal_moves_total{by="bot"}'] == 0
        assert (after["wheal_pictures_drawn_total"], after["wheal_pictures_cached_total"]) == (1, 1)
        assert after['wheal_limits_met_total{what="pictures"}'] == 1
        assert after['wheal_submission_seconds_count{by="person"}'] == 1
        assert after['wheal_submission_seconds_bucket{by="person",le="+Inf"}'] == 1
        assert 0 < after['wheal_submission_seconds_sum{by="person"}'] < 10
        assert after["wheal_bots_waiting"] == after["wheal_bots_thinking"] == 0


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "192.0.2.1"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Host": "wheal.example.org"},
        {"Host": "localhost.example.org"},
    ],
)
def test_nobody_sees_them_through_a_proxy(sqlite_url: str, headers: dict[str, str]) -> None:
    with serving(sqlite_url) as served:
        answer = httpx.get(f"{served.http}/metrics", headers=headers, timeout=60)
        assert answer.status_code == 404
        assert "wheal_" not in answer.text


@pytest.mark.anyio
async def test_nobody_sees_them_from_elsewhere(sqlite_url: str) -> None:
    async with AsyncTestClient(make_app(sqlite_url)) as client:  # from no address of this machine
        assert (await client.get("/metrics", headers={"Host": "localhost"})).status_code == 404


@pytest.mark.anyio
async def test_with_a_token_only_the_token_counts(sqlite_url: str) -> None:
    async with AsyncTestClient(make_app(sqlite_url, metrics_token="let me in")) as client:
        for wrong in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic let me in"}):
            assert (await client.get("/metrics", headers=wrong)).status_code == 404
        right = {"Authorization": "Bearer let me in", "X-Forwarded-For": "192.0.2.1"}
        assert (await client.get("/metrics", headers=right)).status_code == 200
    assert metrics_token_of({"WHEAL_METRICS_TOKEN": " t "}) == "t"


@pytest.mark.anyio
async def test_moves_of_bots_are_counted_apart(sqlite_service: TableService) -> None:
    laid = await lay_open_table(sqlite_service, bots=("greedy", "greedy", "greedy"))
    await play_on(sqlite_service, laid.open_table, 3)
    assert sqlite_service.figures.moves == {"bot": 3}
    assert sum(sqlite_service.figures.submissions["bot"].counts) == 3


def test_a_histogram() -> None:
    histogram = Histogram()
    for seconds in (0.001, STEPS[0], 0.003, 99.0):
        histogram.note(seconds)
    assert (histogram.counts[:2], histogram.counts[-1], sum(histogram.counts)) == ([2, 1], 1, 4)


# ---- the description of the requests --------------------------------------------------------------


class Loaded(HTMLParser):
    """What a page would load or run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [f"{tag} {name}={value}" for name, value in attrs if name in ("src", "srcset", "style")]
        self.found += [tag] if tag in ("script", "style", "link", "iframe", "object", "img") else []
        self.found += [f"{tag} {name}" for name, _ in attrs if name.startswith("on")]


@pytest.mark.anyio
async def test_the_schema_works_under_our_policy(sqlite_url: str) -> None:
    async with AsyncTestClient(make_app(sqlite_url)) as client:
        for path in ("/api/schema", "/api/schema/"):
            page = await client.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
            loaded = Loaded()
            loaded.feed(page.text)
            assert not loaded.found
            assert "POST /api/tables/{table}/act" in page.text
            assert "NewTable" in page.text
        described = (await client.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{table}/picture" in described["paths"]
        assert "/metrics" not in described["paths"]
        assert (
            yaml.safe_load((await client.get("/api/schema/openapi.yaml")).text)["paths"].keys()
            == described["paths"].keys()
        )
