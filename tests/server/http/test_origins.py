"""Pages of other hosts may neither open sockets nor make tables; scripts and our own page may."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.http.test_api import sentence
from tests.server.http.test_socket import lay_table
from tests.server.serving import serving
from tests.server.table_parts import NAMES, new_key
from wheal.kernel.errors import BadInput
from wheal.server.app import make_app
from wheal.server.origins import host_of, is_welcome
from wheal.server.settings import origins_of

EVIL = "https://evil.example"


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "wheal.example", True),
        ("https://wheal.example", "wheal.example", True),
        ("https://WHEAL.example", "wheal.example", True),
        ("https://wheal.example:443", "wheal.example", True),
        ("https://wheal.example", "wheal.example:443", True),
        ("http://127.0.0.1:8520", "127.0.0.1:8520", True),
        ("http://[::1]:8520", "[::1]:8520", True),
        ("https://friend.example", "wheal.example", True),
        ("https://wheal.example:8443", "wheal.example", False),
        ("http://127.0.0.1:3000", "127.0.0.1:8520", False),
        (EVIL, "wheal.example", False),
        ("https://wheal.example.evil.example", "wheal.example", False),
        ("https://wheal.example@evil.example", "wheal.example", False),
        ("null", "wheal.example", False),
        ("", "wheal.example", False),
        ("", "", False),
        ("https://", "", False),
        ("https://[", "wheal.example", False),
        ("https://x:port", "x:port", False),
    ],
)
def test_who_is_welcome(origin: str | None, host: str, welcome: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert is_welcome(headers, {"friend.example"}) == welcome


def test_the_variable() -> None:
    assert origins_of({}) == frozenset()
    given = {"WHEAL_ORIGINS": "a.example, https://B.example:443 http://localhost:5173"}
    assert origins_of(given) == {"a.example", "b.example", "localhost:5173"}
    assert host_of("https://a.example/path") == ""
    with pytest.raises(BadInput, match="WHEAL_ORIGINS"):
        origins_of({"WHEAL_ORIGINS": "https://a.example/path"})


@pytest.mark.anyio
async def test_tables_are_not_made_for_other_pages(sqlite_url: str) -> None:
    seats = [{"name": name} for name in NAMES]

    def wish() -> dict[str, Any]:
        return {"key": new_key(), "game": "ore", "seats": seats}

    app = make_app(sqlite_url, origins={"friend.example"})
    async with AsyncTestClient(app, base_url="http://wheal.example") as client:
        made = await client.post("/api/tables", json=wish())
        assert made.status_code == 201
        for own in ("http://wheal.example", "https://friend.example"):
            assert (await client.post("/api/tables", json=wish(), headers={"Origin": own})).status_code == 201
        table, bearer = made.json()["table"], {"Authorization": f"Bearer {made.json()['host']}"}
        for path in ("", f"/{table}/copy", f"/{table}/rematch"):
            answer = await client.post(f"/api/tables{path}", json=wish(), headers={"Origin": EVIL, **bearer})
            assert sentence(answer, 403) == "A page of another host may not do this here."
        answer = await client.post("/api/tables?lang=pl", json=wish(), headers={"Origin": EVIL})
        assert sentence(answer, 403) == "Strona z innego serwera nie może tu tego zrobić."
        answer = await client.get(f"/api/tables/{table}", headers={"Origin": EVIL, **bearer})
        assert answer.status_code == 200, "to read takes the link, which another page does not have"


def test_sockets_are_not_opened_for_other_pages(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        made = lay_table(served)
        where = served.socket(made["table"])
        for lang, told in (("en", "A page of another host may not do this here."), ("pl", "Strona z innego serwera")):
            with pytest.raises(InvalidStatus) as refused:
                connect(where, additional_headers={"Origin": EVIL, "Accept-Language": lang})
            assert refused.value.response.status_code == 403
            assert refused.value.response.body.decode().startswith(told)
        for headers in ({}, {"Origin": served.http}):
            with connect(where, additional_headers=headers):
                pass
        assert httpx.get(f"{served.http}/api/health", timeout=60).status_code == 200
