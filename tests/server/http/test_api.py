"""The requests: what is answered to whom, in one sentence each, and never more than they may know."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from tests.places import RECORDS
from tests.server.serving import MANY
from tests.server.table_parts import NAMES, new_key
from wheal.server.app import HEADERS, make_app
from wheal.server.storage.store import Store
from wheal.server.tables.limits import Limits
from wheal.server.tables.service import TableService

pytestmark = pytest.mark.anyio

FINISHED = (RECORDS / "ore-3-players-end-by-mine.wheal").read_text()


class Page:
    """A page or a script that asks the server, with everything it was told."""

    def __init__(self, client: AsyncTestClient[Litestar], service: TableService) -> None:
        self.client = client
        self.service = service  # runs in another thread: not to be awaited here

    async def get(self, path: str, secret: str = "", **words: Any) -> Any:
        return await self.client.get(f"/api{path}", headers=self.bearer(secret), **words)

    async def post(self, path: str, body: Any, secret: str = "", **words: Any) -> Any:
        return await self.client.post(f"/api{path}", json=body, headers=self.bearer(secret), **words)

    def bearer(self, secret: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {secret}"} if secret else {}

    async def table(self, game: str = "ore", **wish: Any) -> dict[str, Any]:
        seats = [{"name": name} for name in NAMES]
        answer = await self.post("/tables", {"key": new_key(), "game": game, "seats": seats, "seed": 7} | wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def count_tables(self) -> int:
        store = Store(self.service.store.url.render_as_string(hide_password=False))
        count = await store.count_tables()
        await store.close()
        return count

    async def act(self, made: dict[str, Any], seat: int, **message: Any) -> Any:
        answer = await self.post(f"/tables/{made['table']}/act", message, made["seats"][seat]["secret"])
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture
async def page(store_url: str) -> AsyncIterator[Page]:
    app = make_app(store_url, MANY)
    async with AsyncTestClient(app) as client:
        yield Page(client, app.state.service)


@pytest.fixture
async def sqlite_page(sqlite_url: str) -> AsyncIterator[Page]:
    app = make_app(sqlite_url, MANY)
    async with AsyncTestClient(app) as client:
        yield Page(client, app.state.service)


def sentence(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["sentence"], answer.text
    return str(answer.json()["sentence"])


# ---- a table --------------------------------------------------------------------------------------


async def test_a_game_by_requests_alone(page: Page) -> None:
    made = await page.table()
    path = f"/tables/{made['table']}"
    bob = made["seats"][1]["secret"]
    state = (await page.get(path, bob)).json()
    assert (state["you"], state["status"], state["moves"]) == (1, "running", 0)
    move = state["choices"][0]["move"]
    message = {"type": "play", "key": "k", "decision": state["decision"], "move": move}
    assert (await page.act(made, 1, **message))["type"] == "done"
    assert (await page.act(made, 1, **message))["type"] == "done"
    assert (await page.get(path, bob)).json()["moves"] == 1
    answer = await page.act(made, 0, type="play", key="k", decision=state["decision"], move=move)
    assert (answer["type"], answer["is_stale"]) == ("refused", True)
    assert (await page.act(made, 1, type="chat", key="c", text="hello"))["type"] == "done"
    assert (await page.act(made, 1, type="undo", key="u", decision=state["decision"] + 1))["type"] == "done"
    assert (await page.act(made, 1, type="order", key="o", text="decline buy until round"))["type"] == "done"
    assert (await page.act(made, 1, type="seat", key="s", do="leave", bot="nobody"))["type"] == "refused"
    watched = (await page.get(path, made["watch"])).json()
    assert (watched["you"], watched["orders"], watched["choices"], watched["is_host"]) == (-1, [], [], False)
    assert (await page.get(path, made["host"])).json()["is_host"]
    log = (await page.get(f"{path}/log", bob)).json()
    assert {"chat", "seat"} <= {line["kind"] for line in log["lines"]}
    record = await page.get(f"{path}/record", bob)
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert "seed" not in record.text
    assert (await page.get(f"{path}/at/0", bob)).json()["n"] == 0
    assert sentence(await page.get(f"{path}/at/99", bob), 404) == "There is no move 99 in this game."
    for n in ("-1", "9" * 40, "9" * 5000):
        assert sentence(await page.get(f"{path}/at/{n}", bob), 404)
    assert (await page.get("/health")).json()["database"] in ("sqlite", "postgresql")


async def test_only_links_open_a_table(page: Page) -> None:
    made, other = await page.table(), await page.table()
    gone = "There is no such table, or this link is no longer good."
    for wrong in ("", "wrong", other["host"], other["seats"][0]["secret"], other["watch"], "é", "x" * 5000):
        for path in ("", "/log", "/at/0", "/record"):
            headers = [(b"authorization", b"Bearer " + wrong.encode("utf-8"))]
            answer = await page.client.get(f"/api/tables/{made['table']}{path}", headers=headers)
            assert sentence(answer, 404) == gone
    for secret in (made["watch"], made["host"]):
        body = {"type": "chat", "key": "k", "text": "x"}
        answer = (await page.post(f"/tables/{made['table']}/act", body, secret)).json()
        assert answer["sentence"] == "Only a player at this table may do this."
    for table in ("unknown", "%00", "..%2f..", "ż" * 30, "x" * 3000, made["table"].upper() + "x"):
        assert sentence(await page.get(f"/tables/{table}", made["host"]), 404)
    assert (await page.client.get(f"/api/tables/{made['table']}?secret={made['host']}")).status_code == 404
    basic = {"Authorization": f"Basic {made['host']}"}
    assert (await page.client.get(f"/api/tables/{made['table']}", headers=basic)).status_code == 404


async def test_another_seats_secret_plays_that_seat_only(page: Page) -> None:
    made = await page.table()
    path = f"/tables/{made['table']}"
    for seat in range(3):
        assert (await page.get(path, made["seats"][seat]["secret"])).json()["you"] == seat
    answer = await page.act(made, 0, type="play", key="k", decision=0, move="bob: slag")
    assert answer["type"] == "refused"
    assert (await page.get(path, made["watch"])).json()["moves"] == 0


async def test_the_host(page: Page) -> None:
    made = await page.table()
    path = f"/tables/{made['table']}"
    for secret in (made["seats"][0]["secret"], made["watch"]):
        answer = await page.post(f"{path}/host", {"do": "pause"}, secret)
        assert sentence(answer, 403) == "Only the host may do this."
    assert (await page.post(f"{path}/host", {"do": "pause"}, made["host"])).status_code == 200
    assert (await page.get(path, made["watch"])).json()["status"] == "paused"
    answer = await page.act(made, 1, type="play", key="k", decision=0, move="slag")
    assert answer["sentence"] == "The host has paused the game."
    assert (await page.post(f"{path}/host", {"do": "resume"}, made["host"])).status_code == 200
    new = (await page.post(f"{path}/host", {"do": "reissue", "seat": 1}, made["host"])).json()["secret"]
    assert (await page.get(path, new)).json()["you"] == 1
    assert (await page.get(path, made["seats"][1]["secret"])).status_code == 404
    answer = await page.post(f"{path}/host", {"do": "reissue", "seat": 9}, made["host"])
    assert sentence(answer, 400) == "There is no seat 9 at this table."
    for body in ({"do": "burn"}, {"do": "reissue", "seat": 10**40}, {"do": "reissue", "seat": -(10**40)}):
        assert sentence(await page.post(f"{path}/host", body, made["host"]), 400)
    assert (await page.post(f"{path}/host", {"do": "delete"}, made["host"])).status_code == 200
    assert (await page.get(path, made["host"])).status_code == 404


async def test_sealed_answers_are_nobody_elses(sqlite_page: Page) -> None:
    page = sqlite_page
    made = await page.table("tinners")
    path = f"/tables/{made['table']}"
    bob = made["seats"][1]["secret"]
    state = (await page.get(path, bob)).json()
    move = state["choices"][0]["move"]
    await page.act(made, 1, type="play", key="k", decision=state["decision"], move=move)
    assert move in (await page.get(f"{path}/record", bob)).text
    record = ""
    for secret in (made["seats"][0]["secret"], made["watch"], made["host"]):
        record = (await page.get(f"{path}/record", secret)).text
        assert "bob: ?" in record
        assert "seed" not in record
        for asked in ("", "/log", "/at/1"):
            assert move not in (await page.get(f"{path}{asked}", secret)).text
    answer = await page.post("/tables", {"key": new_key(), "record": record})
    assert sentence(answer, 400)  # without a seed
    sealed = record.replace("players:", "seed: 7\nplayers:")
    answer = await page.post("/tables", {"key": new_key(), "record": sealed})
    assert "?" in sentence(answer, 400)


# ---- records --------------------------------------------------------------------------------------


BAD_RECORDS = [
    "",
    "\n",
    "nonsense",
    "wheal: 2\ngame: ore\nplayers: a, b, c\nseed: 1\n",
    "wheal: 1\ngame: chess\nplayers: a, b, c\nseed: 1\n",
    "wheal: 1\ngame: ore\nplayers: a, b\nseed: 1\n",
    "wheal: 1\ngame: ore\nplayers: a, b, c\nseed: x\n",
    "wheal: 1\ngame: ore\nplayers: a, b, c\nseed: 9999999999999999999999999\n",
    "wheal: 1\ngame: ore\nplayers: a, a, c\nseed: 1\n",
    "wheal: 1\ngame: ore\nplayers: a, b, c\noptions: zoo=1\nseed: 1\n",
    "wheal: 1\ngame: ore\nplayers: a, b, c\nseed: 1\n\na: fly\n",
    "wheal: 1\ngame: ore\nplayers: a, b, c\nseed: 1\n\nzoe: slag\n",
    "wheal: 1\ngame: ore\nplayers: a, b, c\nseed: 1\n\nslag\n",
    FINISHED.replace(": mine", ": fly", 1),
    FINISHED[: len(FINISHED) // 2] + "\0\0\0",
    "\0" * 100,
]


@pytest.mark.parametrize("record", BAD_RECORDS[1:])
async def test_records_that_cannot_be_read(sqlite_page: Page, record: str) -> None:
    answer = await sqlite_page.post("/tables", {"key": new_key(), "record": record})
    assert sentence(answer, 400)
    assert await sqlite_page.count_tables() == 0


async def test_a_finished_record_is_shown_copied_and_played_once_more(page: Page) -> None:
    answer = await page.post("/tables", {"key": new_key(), "record": FINISHED})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    path = f"/tables/{made['table']}"
    state = (await page.get(path, made["watch"])).json()
    assert state["status"] == "over"
    assert [rank["place"] for rank in state["ranking"]] == [1, 2, 3]
    body = [line for line in (await page.get(f"{path}/record", made["watch"])).text.splitlines() if ": " in line]
    moves = FINISHED.partition("\n\n")[2].split("\n")
    assert body[-3:] == [line for line in moves if line][-3:]
    copy = (await page.post(f"{path}/copy?at=20", {}, made["watch"])).json()
    assert (await page.get(f"/tables/{copy['table']}", copy["host"])).json()["moves"] == 20
    for at in (-5, 10**9):
        assert (await page.post(f"{path}/copy?at={at}", {}, made["watch"])).status_code == 201
    assert sentence(await page.post(f"{path}/rematch", {}, made["watch"]), 403)
    again = (await page.post(f"{path}/rematch", {}, made["seats"][0]["secret"])).json()
    names = [seat["name"] for seat in made["seats"]]
    assert [seat["name"] for seat in again["seats"]] == [*names[1:], names[0]]
    state = (await page.get(f"/tables/{again['table']}", again["watch"])).json()
    assert (state["status"], state["moves"]) == ("running", 0)
    assert [bool(seat["secret"]) for seat in again["seats"]] == [False, False, True], "a player's own link alone"
    assert again["host"] == ""
    whole = (await page.post(f"{path}/rematch", {}, made["host"])).json()
    assert whole["table"] == again["table"], "whoever asks, it is one rematch"
    assert whole["host"]
    assert all(seat["secret"] for seat in whole["seats"])


async def test_while_a_game_runs_there_is_no_copy_and_no_rematch(sqlite_page: Page) -> None:
    made = await sqlite_page.table()
    for what in ("copy", "rematch"):
        answer = await sqlite_page.post(f"/tables/{made['table']}/{what}", {}, made["seats"][0]["secret"])
        assert sentence(answer, 400) == "This can be done once the game is over."


async def test_questions_are_answered_without_a_socket_too(sqlite_page: Page) -> None:
    page = sqlite_page
    made = await page.table()
    path = f"/tables/{made['table']}"
    states = [(await page.get(path, seat["secret"])).json() for seat in made["seats"]]
    asked = next(i for i, state in enumerate(states) if state["choices"])
    secret, move = made["seats"][asked]["secret"], states[asked]["choices"][0]["move"]

    async def answer(who: str, **words: Any) -> dict[str, Any]:
        found: dict[str, Any] = (await page.post(f"{path}/ask", {"type": "ask", "id": 4, **words}, who)).json()
        return found

    preview = await answer(secret, what="preview", move=move)
    assert (preview["type"], preview["id"], preview["move"]) == ("preview", 4, move)
    why = await answer(secret, what="why", move="relieve gold 1")
    assert why["rule"].startswith("ORE-")
    assert why["book"]
    assert (await answer(made["watch"], what="past", at=0))["position"]["n"] == 0
    assert (await answer(made["watch"], what="preview", move=move))["type"] == "refused"


# ---- mistakes -------------------------------------------------------------------------------------


BAD_WISHES: list[dict[str, Any]] = [
    {"key": "short"},
    {"key": "x" * 65},
    {"game": "chess"},
    {"game": "\0"},
    {"seats": []},
    {"seats": [{"name": "a"}]},
    {"seats": [{"name": "a"}, {"name": "a"}, {"name": "b"}]},
    {"seats": [{"name": "a:b"}, {"name": "c"}, {"name": "d"}]},
    {"seats": [{"name": "\0"}, {"name": "c"}, {"name": "d"}]},
    {"seats": [{"name": "x" * 41}, {"name": "c"}, {"name": "d"}]},
    {"seats": [{"name": "a", "bot": "hal"}, {"name": "c"}, {"name": "d"}]},
    {"options": {"zoo": 1}},
    {"options": {"variant": "zoo"}},
    {"options": {"variant": 10**40}},
    {"options": {"variant": "x" * 5000}},
    {"seed": -1},
    {"seed": 2**64},
    {"seed": "x"},
    {"record": 5},
]


@pytest.mark.parametrize("wish", BAD_WISHES)
async def test_tables_that_cannot_be(sqlite_page: Page, wish: dict[str, Any]) -> None:
    seats = [{"name": name} for name in NAMES]
    answer = await sqlite_page.post("/tables", {"key": new_key(), "game": "ore", "seats": seats} | wish)
    assert sentence(answer, 400)
    assert await sqlite_page.count_tables() == 0


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 20000, b'{"key": 1}'])
async def test_bodies_that_cannot_be_read(sqlite_page: Page, body: bytes) -> None:
    made = await sqlite_page.table()
    for path in ("/tables", f"/tables/{made['table']}/act", f"/tables/{made['table']}/host"):
        headers = {"Content-Type": "application/json", **sqlite_page.bearer(made["host"])}
        assert sentence(await sqlite_page.client.post(f"/api{path}", content=body, headers=headers), 400)


async def test_what_is_too_large(sqlite_page: Page) -> None:
    record = FINISHED + "# x\n" * 100_000
    answer = await sqlite_page.post("/tables", {"key": new_key(), "record": record})
    assert sentence(answer, 413) == "This is larger than the server takes."
    answer = await sqlite_page.post("/tables?lang=pl", {"key": new_key(), "record": record})
    assert answer.status_code == 413


async def test_what_is_too_often(sqlite_url: str, stopped_clock: list[float]) -> None:
    seats = [{"name": name} for name in NAMES]
    async with AsyncTestClient(make_app(sqlite_url, Limits(new_tables_a_minute=3))) as client:
        made: dict[str, Any] = {}
        for n in range(5):
            wish = {"key": new_key(), "game": "ore", "seats": seats}
            spoofed = {"X-Forwarded-For": f"10.0.0.{n}"}  # whoever says so
            answer = await client.post("/api/tables", json=wish, headers=spoofed)
            if n < 3:
                assert answer.status_code == 201
                made = answer.json()
            else:
                assert sentence(answer, 429) == "Too many requests; wait a minute."
                assert "referrer-policy" in answer.headers
        bearer = {"Authorization": f"Bearer {made['host']}"}
        for what in ("copy", "rematch"):  # they make tables too
            answer = await client.post(f"/api/tables/{made['table']}/{what}", headers=bearer)
            assert answer.status_code == 429
        assert (await client.get(f"/api/tables/{made['table']}", headers=bearer)).status_code == 200


async def test_a_full_house(sqlite_url: str) -> None:
    seats = [{"name": name} for name in NAMES]
    async with AsyncTestClient(make_app(sqlite_url, Limits(tables=2))) as client:
        for n in range(2):
            answer = await client.post("/api/tables", json={"key": f"the key {n}", "game": "ore", "seats": seats})
            assert answer.status_code == 201
        answer = await client.post("/api/tables", json={"key": "the key 2", "game": "ore", "seats": seats})
        assert sentence(answer, 400) == "This server holds as many tables as it may; try again later."
        answer = await client.post("/api/tables", json={"key": "the key 1", "game": "ore", "seats": seats})
        assert answer.status_code == 201  # asked for again, not made again


async def test_languages(sqlite_page: Page) -> None:
    english = (await sqlite_page.get("/games?lang=en")).json()
    polish = (await sqlite_page.get("/games?lang=pl")).json()
    assert [game["id"] for game in english] == [game["id"] for game in polish]
    assert english[0]["about"] != polish[0]["about"]
    assert sentence(await sqlite_page.get("/games?lang=xx"), 400) == "There is no such language."
    gone = sentence(await sqlite_page.get("/tables/unknown?lang=pl"), 404)
    assert gone != "There is no such table, or this link is no longer good."
    assert (await sqlite_page.get("/games/ore/rules/ORE-RND-02?lang=pl")).json()["html"]
    assert sentence(await sqlite_page.get("/games/ore/rules/ORE-XXX-99"), 404)
    assert sentence(await sqlite_page.get("/games/chess/rules/ORE-RND-02"), 404)


# ---- what surrounds every answer ------------------------------------------------------------------


async def test_headers_on_every_answer(sqlite_page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await sqlite_page.table()
    client = sqlite_page.client
    path = f"/api/tables/{made['table']}"
    bearer = sqlite_page.bearer(made["host"])
    answers = [
        await client.get("/"),
        await client.get("/table/x/y"),
        await client.get("/assets/none.js"),
        await client.get("/none"),
        await client.get("/api/none"),
        await client.get("/api/games"),
        await client.get("/api/games?lang=xx"),
        await client.get(path),
        await client.get(path, headers=bearer),
        await client.get(f"{path}/record", headers=bearer),
        await client.get(f"{path}/at/x", headers=bearer),
        await client.get(f"{path}/at/{'9' * 5000}", headers=bearer),
        await client.get(f"{path}/log?before={'9' * 5000}", headers=bearer),
        await client.put(path),
        await client.options(path),
        await client.post("/api/tables", content=b"{"),
        await client.get("/api/schema/openapi.json"),
    ]

    async def broken(_table: str) -> Any:
        raise RuntimeError(f"a fault of ours, with {made['host']} in it")

    monkeypatch.setattr(sqlite_page.service, "open", broken)
    answers.append(await client.get(path, headers=bearer))
    assert answers[-1].status_code == 500
    assert made["host"] not in answers[-1].text
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], (answer.url, name)
        assert answer.status_code < 500 or answer is answers[-1], answer.url
        assert "Traceback" not in answer.text


async def test_secrets_are_in_no_log(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    made = await page.table()
    secrets = [made["host"], made["watch"], *(seat["secret"] for seat in made["seats"])]
    path = f"/tables/{made['table']}"
    for secret in secrets:
        await page.get(path, secret)
        await page.get(f"{path}/record", secret)
        await page.post(f"{path}/act", {"type": "chat", "key": "k", "text": "a private word"}, secret)
        await page.post(f"{path}/act", {"type": "nonsense", "secret": secret}, secret)
    new = (await page.post(f"{path}/host", {"do": "reissue", "seat": 0}, made["host"])).json()["secret"]
    for _ in range(25):
        for seat in made["seats"]:
            state = (await page.get(path, seat["secret"])).json() if seat["seat"] else {"choices": []}
            if state["choices"]:
                move = state["choices"][0]["move"]
                await page.act(made, seat["seat"], type="play", key=new_key(), decision=state["decision"], move=move)
    logged = caplog.text
    for secret in [*secrets, new, page.service.secret]:
        assert secret not in logged
    assert "a private word" not in logged


async def test_no_request_takes_a_secret_in_its_address(sqlite_page: Page) -> None:
    schema = (await sqlite_page.get("/schema/openapi.json")).json()
    found = {
        (parameter["in"], parameter["name"])
        for operations in schema["paths"].values()
        for operation in operations.values()
        for parameter in operation.get("parameters", [])
    }
    assert found == {
        ("query", "lang"), ("query", "at"), ("query", "before"), ("query", "words"), ("query", "theme"),
        ("path", "table"), ("path", "n"), ("path", "game"), ("path", "rule"),
    } | {(where, name) for where, name in found if name == "rest"}  # fmt: skip


async def test_long_answers_are_packed_but_never_those_that_tell_secrets(sqlite_page: Page) -> None:
    page = sqlite_page
    seats = [{"name": f"{name} {'x' * 30}"[:40]} for name in ("ann", "bob", "cal", "dee", "eve")]
    wish = {"key": new_key(), "game": "ore", "seats": seats, "seed": 7}
    made = await page.post("/tables", wish)
    assert "content-encoding" not in made.headers
    table, secret = made.json()["table"], made.json()["seats"][0]["secret"]
    for path in (f"/tables/{table}", f"/tables/{table}/sheet"):
        assert (await page.get(path, secret)).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in (await page.get("/health")).headers
