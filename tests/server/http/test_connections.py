"""Connections that hold a server up: slow, silent, deaf or too many. Each is ended, and the others play on."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.http.raw_client import (
    PATIENCE,
    PING,
    connected,
    frame,
    message,
    rest_of,
    send_queue,
    send_what_fits,
    upgraded,
)
from tests.server.http.test_socket import ANN, BOB, CAL, Viewer, lay_table, sit
from tests.server.serving import serving
from wheal.server.tables.limits import Limits

ELSEWHERE = "127.0.0.2"  # this machine by an address that no proxy has
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc, and 127.0.0.2 is this machine")


def wait_until(is_so: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


# ---- who does not read ----------------------------------------------------------------------------


@on_linux
def test_who_reads_nothing_is_cut_off_for_good(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(unsent_seconds=2, questions_a_minute=10_000)) as served, ExitStack() as readers:
        made = lay_table(served, "tinners")
        deaf = [readers.enter_context(upgraded(served.port, made["table"], receive_buffer=4096)) for _ in range(3)]
        for each in deaf:
            each.sendall(message(type="hello", secret=made["seats"][ANN]["secret"]))
        longest = 0
        for n in range(300):
            for each in deaf:
                send_what_fits(each, message(type="speak", lang=("pl", "en")[n % 2]))
            longest = max(longest, send_queue(served.port))
            time.sleep(0.01)
        assert 10_000 < longest < 3 * 1024 * 1024
        assert wait_until(lambda: served.service.figures.cut_off["unread"] == 3)
        assert wait_until(lambda: served.service.visits == 0)
        assert wait_until(lambda: send_queue(served.port) == 0), "what was never read is thrown away"
        with sit(served, made, BOB) as bob:
            assert bob.state()["you"] == BOB


def test_who_only_pings_is_cut_off(sqlite_url: str) -> None:
    """Every ping is answered at once, and the answers would be kept without end."""
    with serving(sqlite_url, Limits(unsent_bytes=50_000, unsent_seconds=600)) as served:
        made = lay_table(served)
        with upgraded(served.port, made["table"], receive_buffer=4096) as deaf:
            deaf.sendall(message(type="hello", secret=made["seats"][ANN]["secret"]))
            pings = frame(b"x" * 125, PING) * 500
            until = time.monotonic() + PATIENCE
            with pytest.raises(OSError):  # noqa: PT011, PT012 - reset, or a broken pipe
                while time.monotonic() < until:
                    deaf.sendall(pings)
        assert served.service.figures.cut_off["unread"] == 1


def test_who_asks_for_much_and_reads_nothing_is_cut_off(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(unsent_seconds=2)) as served:
        ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        with connected(served.port, receive_buffer=4096) as deaf:
            deaf.sendall(ask * 50)
            assert wait_until(lambda: served.service.figures.cut_off["unread"] == 1)
        assert httpx.get(f"{served.http}/api/health", timeout=60).status_code == 200


# ---- who is slow ----------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n"])
def test_a_head_that_does_not_end(sqlite_url: str, sent: bytes) -> None:
    with serving(sqlite_url, Limits(head_seconds=1)) as served, connected(served.port) as slow:
        began = time.monotonic()
        slow.sendall(sent)
        answer = rest_of(slow)
        assert time.monotonic() - began < PATIENCE / 2
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert answer.endswith(b"The request came too slowly.")


def test_a_head_that_comes_drop_by_drop(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(head_seconds=1)) as served, connected(served.port) as slow:
        slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(65536).startswith(b"HTTP/1.1 200")
        with pytest.raises(OSError):  # noqa: PT011, PT012 - reset, or a broken pipe
            for n in range(100):
                slow.sendall(b"x" if n else b"GET / HTTP/1.1\r\nX-A: ")  # a second request on the same connection
                time.sleep(0.1)
        assert served.service.figures.cut_off["slow"] == 1


def test_a_body_that_does_not_come(sqlite_url: str) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
    with serving(sqlite_url, Limits(body_seconds=1)) as served, connected(served.port) as slow:
        slow.sendall(head)
        assert rest_of(slow).startswith(b"HTTP/1.1 408 ")


def test_a_head_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        for head in (b"GET /" + b"x" * 200_000, b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 20_000):
            with connected(served.port) as large:
                send_what_fits(large, head)
                large.settimeout(PATIENCE)
                assert not rest_of(large) or served.service.figures.cut_off["head"]
        assert served.service.figures.cut_off["head"] == 2


def test_usual_requests_meet_no_limit(sqlite_url: str) -> None:
    """Many requests on one connection, with pauses and a large body."""
    with (
        serving(sqlite_url, Limits(head_seconds=2, body_seconds=2)) as served,
        httpx.Client(base_url=served.http, timeout=60) as page,
    ):
        for n in range(12):
            assert page.get("/api/health", headers={"X-Large": "x" * 8000}).status_code == 200
            time.sleep(0.3)
            record = "x" * (200_000 if n % 2 else 10)
            assert page.post("/api/tables", json={"key": "the same key", "record": record}).status_code == 400
        assert not served.service.figures.cut_off


def test_a_socket_that_says_nothing(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(hello_seconds=1)) as served:
        made = lay_table(served)
        with connect(served.socket(made["table"])) as mute:
            with pytest.raises(ConnectionClosed) as closed:
                mute.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
                4408, "Nothing was said in time; open the page again.",
            )  # fmt: skip


# ---- who is many ----------------------------------------------------------------------------------


@on_linux
def test_connections_of_one_address(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(connections_an_address=3)) as served, ExitStack() as open_ones:
        mine = [open_ones.enter_context(connected(served.port, ELSEWHERE)) for _ in range(3)]
        wait_until(lambda: len(served.visitors.counts) == 1 and max(served.visitors.counts.values()) == 3)
        with connected(served.port, ELSEWHERE) as more:
            assert rest_of(more).endswith(b"Too many connections from your address.")
        for _ in range(5):  # the proxy's own address is not counted, it brings the connections of many
            open_ones.enter_context(connected(served.port))
        assert httpx.get(f"{served.http}/api/health", timeout=60).status_code == 200
        mine[0].close()
        assert wait_until(lambda: is_admitted(served.port))
        with upgraded(served.port, "x", source="127.0.0.3"):
            pass
        for each in mine:
            each.close()
        assert wait_until(lambda: not served.visitors.counts), "nobody is counted who has left"


def is_admitted(port: int) -> bool:
    with connected(port, ELSEWHERE) as again:
        again.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return rest_of(again).startswith(b"HTTP/1.1 200")


def code_and_reason(viewer: Viewer) -> tuple[int, str]:
    assert viewer.code() == 4429
    assert viewer.socket.close_reason is not None
    return 4429, viewer.socket.close_reason


def test_sockets_of_one_link(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(sockets_a_link=2, spectators=3)) as served, ExitStack() as open_ones:
        made = lay_table(served)
        for _ in range(2):
            open_ones.enter_context(sit(served, made, BOB)).state()
        with sit(served, made, BOB) as third:
            assert code_and_reason(third)[1].startswith("Too many pages are open")
        with sit(served, made, BOB, lang="pl") as third:
            assert code_and_reason(third)[1].startswith("Z tym odnośnikiem")
        with sit(served, made, CAL) as cal:
            assert cal.state()["you"] == CAL
        for _ in range(3):  # the link for spectators is shared
            open_ones.enter_context(Viewer(served, made["table"], made["watch"])).state()
        with Viewer(served, made["table"], made["watch"]) as fourth:
            assert fourth.code() == 4429
        open_ones.close()
        assert wait_until(lambda: not served.visitors.counts)


def test_sockets_of_one_address_as_the_proxy_tells_it(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(sockets_an_address=2)) as served, ExitStack() as open_ones:
        made = lay_table(served)
        where = served.socket(made["table"])
        same_home = ["2001:db8::1", "2001:db8::2"]  # one network
        for address in (*same_home, "192.0.2.1", "192.0.2.1", "192.0.2.2"):
            open_ones.enter_context(connect(where, additional_headers={"X-Forwarded-For": address}))
        for address in ("2001:db8::3", "192.0.2.1"):
            with connect(where, additional_headers={"X-Forwarded-For": address}) as more:
                with pytest.raises(ConnectionClosed):
                    more.recv(PATIENCE)
                assert more.close_code == 4429


def test_a_connection_that_is_gone_is_not_counted(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        made = lay_table(served)
        for _ in range(5):
            gone = upgraded(served.port, made["table"])
            gone.sendall(message(type="hello", secret=made["seats"][ANN]["secret"]))
            gone.shutdown(socket.SHUT_RDWR)
            gone.close()
        assert wait_until(lambda: served.service.visits == 0 and not served.visitors.counts)
