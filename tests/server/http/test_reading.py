"""The requests that only read: rule books, and the sheet, the story and the picture of a table."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

import wheal
from tests.places import RECORDS
from tests.server.serving import MANY
from tests.server.table_parts import NAMES, new_key
from wheal.kernel.book.rulebook import load_rule_book
from wheal.server.app import make_app
from wheal.server.show import boards

pytestmark = pytest.mark.anyio

SCRIPT = re.compile(r"<script|\son\w+=|javascript:", re.IGNORECASE)

Client = AsyncTestClient[Litestar]


@pytest.fixture
async def client(sqlite_url: str) -> AsyncIterator[Client]:
    async with AsyncTestClient(make_app(sqlite_url, MANY)) as client:
        yield client


async def made(client: Client, **wish: Any) -> dict[str, Any]:
    seats = [{"name": name} for name in NAMES]
    answer = await client.post("/api/tables", json={"key": new_key(), "seats": seats, "seed": 7} | wish)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def of_record(client: Client, name: str, **wish: Any) -> dict[str, Any]:
    text = (RECORDS / f"{name}.wheal").read_text(encoding="utf-8")
    return await made(client, record=text, seats=[], seed=None, **wish)


async def asked(client: Client, table: dict[str, Any], path: str, seat: int = -1) -> Any:
    secret = table["watch"] if seat < 0 else table["seats"][seat]["secret"]
    return await client.get(f"/api/tables/{table['table']}{path}", headers={"Authorization": f"Bearer {secret}"})


# ---- books ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "lang", "written"), [("tinners", "pl", "pl"), ("tinners", "en", "en"), ("ore", "pl", "en")]
)
async def test_a_book_holds_every_rule_once_in_the_language_in_which_it_exists(
    client: Client, game: str, lang: str, written: str
) -> None:
    book = (await client.get(f"/api/games/{game}/book?lang={lang}")).json()
    assert book["lang"] == written
    html = "".join(chapter["html"] for chapter in book["chapters"])
    anchors = re.findall(r'<li id="([^"]+)"', html)
    assert sorted(anchors) == sorted(load_rule_book(game, lang).rules)
    links = set(re.findall(r'href="#([^"]+)"', html))
    ids = set(re.findall(r' id="([^"]+)"', html)) | {chapter["id"] for chapter in book["chapters"]}
    assert links <= ids
    assert not SCRIPT.search(html)
    assert " style=" not in html  # the policy of the page allows none


@pytest.mark.parametrize(
    ("game", "lang", "words", "first"),
    [
        ("tinners", "en", "tt-auc-05", "TT-AUC-05"),
        ("tinners", "en", "bidding", "TT-AUC"),
        ("tinners", "pl", "licytacje", "TT-AUC"),
        ("ore", "pl", "miners", "ORE-"),
    ],
)
async def test_rules_are_found_by_their_words_in_any_form(
    client: Client, game: str, lang: str, words: str, first: str
) -> None:
    found = (await client.get(f"/api/games/{game}/find", params={"words": words, "lang": lang})).json()
    assert found
    assert any(rule["id"].startswith(first) for rule in found[:10])
    assert all(rule["chapter"] and rule["sentence"] for rule in found)


async def test_nothing_is_found_by_nothing(client: Client) -> None:
    for words in ("", "   ", "unobtainium", "x" * 5000, "*", "%"):
        assert (await client.get("/api/games/ore/find", params={"words": words})).json() == []
    for path in ("/api/games/chess/book", "/api/games/chess/find?words=king", "/api/games/ore/rules/NO-RULE-1"):
        assert (await client.get(path)).status_code == 404
    assert (await client.get("/api/games/ore/book?lang=xx")).status_code == 400


# ---- tables ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", ["tinners-3-players-21", "ore-3-players-end-by-mine"])
async def test_a_finished_game_is_told_and_pictured(client: Client, record: str) -> None:
    table = await of_record(client, record)
    story = (await asked(client, table, "/story")).json()
    moves = len(story["movers"])
    assert {measure["id"] for measure in story["measures"]} >= {"points", "money"}
    assert all(len(own) == moves + 1 for measure in story["measures"] for own in measure["values"])
    assert [mark["n"] for mark in story["rounds"]] == sorted({mark["n"] for mark in story["rounds"]})
    assert 1 <= len(story["highlights"]) <= 3
    icons = Path(wheal.__file__).parent / "look" / "icons"
    assert all((icons / f"{each['icon']}.svg").is_file() for each in story["highlights"])
    state = (await asked(client, table, "?lang=en")).json()
    points = next(measure["values"] for measure in story["measures"] if measure["id"] == "points")
    assert [points[rank["seat"]][-1] for rank in state["ranking"]] == [rank["points"] for rank in state["ranking"]]
    sheet = (await asked(client, table, "/sheet")).json()
    assert sheet["constants"]


@pytest.mark.parametrize("record", ["tinners-3-players-21", "ore-3-players-end-by-mine"])
async def test_a_picture_is_the_same_for_everybody_and_stands_by_itself(client: Client, record: str) -> None:
    table = await of_record(client, record, at=20)
    drawn = await asked(client, table, "/picture")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    root = ET.fromstring(drawn.text)
    assert root.tag.endswith("svg")
    assert len(root.attrib["viewBox"].split()) == 4  # by which the page fits it into its own picture
    assert not SCRIPT.search(drawn.text)
    assert "http" not in drawn.text.replace("http://www.w3.org/", "")
    assert (await asked(client, table, "/picture", seat=0)).text == drawn.text  # own cards are not shown around
    assert (await asked(client, table, "/picture?at=20")).text == drawn.text
    assert (await asked(client, table, "/picture?at=3")).text != drawn.text
    assert (await asked(client, table, "/picture?lang=pl")).text != drawn.text
    light, dark = [(await asked(client, table, f"/picture?theme={theme}")).text for theme in ("light", "dark")]
    assert "@media" in drawn.text
    assert "@media" not in light + dark
    assert "#172125" in dark, "the paper of the dark theme"
    assert "#172125" not in light
    for wrong in ("21", "-1"):
        answer = await asked(client, table, f"/picture?at={wrong}")
        assert answer.status_code == 404
        assert answer.json()["sentence"]


async def test_only_links_open_a_story(client: Client) -> None:
    table = await made(client, game="ore")
    for path in ("/story", "/sheet", "/picture"):
        for headers in ({}, {"Authorization": "Bearer nothing"}):
            answer = await client.get(f"/api/tables/{table['table']}{path}", headers=headers)
            assert answer.status_code == 404
        assert (await asked(client, table, f"{path}?lang=xx")).status_code == 400
        assert (await asked(client, table, path, seat=1)).status_code == 200


async def test_words_are_told_to_those_who_ask_for_them(client: Client) -> None:
    table = await made(client, game="ore")
    for path in ("", "/at/0"):
        for query, is_told in (("", False), ("?words=true", True)):
            found = (await asked(client, table, f"{path}{query}")).json()
            position = found.get("position", found)
            assert bool(position["sections"]) == is_told
            assert position["board"]


# ---- what changed, and what is certain ------------------------------------------------------------


def test_differences_name_the_places() -> None:
    before = {"area": {"a": {"tin": 1, "ports": [0, 1]}, "b": None}, "round": 1, "cards": ["x"]}
    after = {"area": {"a": {"tin": 2, "ports": [0, 2]}, "b": {"tin": 3}}, "round": 1, "cards": ["x", "y"]}
    assert boards.differences(before, after) == ["area.a.tin", "area.a.ports.1", "area.b", "cards"]
    assert boards.differences(before, before) == []
    assert boards.differences({"x": {"a": 1}}, {"x": {"b": 1}}) == ["x"]


def test_only_what_all_agree_on_is_sure() -> None:
    trees = [
        {"money": 5, "hand": ["a", "b"], "tile": {"tin": 1, "water": 2}, "deck": [1]},
        {"money": 5, "hand": ["a", "c"], "tile": {"tin": 3, "water": 2}, "deck": [1, 2]},
    ]
    assert boards.common_part(trees) == {"money": 5, "hand": ["a", "?"], "tile": {"tin": "?", "water": 2}, "deck": "?"}
    assert boards.common_part([{"a": 1}, {"b": 1}]) == "?"
    assert boards.common_part(trees[:1]) == trees[0]
    assert boards.common_part([None, None]) is None


async def test_changes_are_those_since_the_own_last_move(client: Client) -> None:
    """A seat that has just moved sees nothing marked; when others have moved, what they changed."""
    table = await of_record(client, "tinners-3-players-21", at=60)
    marked = 0
    movers = (await asked(client, table, "/story")).json()["movers"]
    for n in range(0, 61, 4):
        for seat in range(3):
            position = (await asked(client, table, f"/at/{n}", seat)).json()
            own = max((i + 1 for i, mover in enumerate(movers[:n]) if mover == seat), default=0)
            assert position["since"] == own
            assert not (own == n and position["changed"])
            marked += len(position["changed"])
        assert (await asked(client, table, f"/at/{n}")).json()["changed"] == []  # a spectator has no turn
    assert marked
