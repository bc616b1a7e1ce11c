"""Sockets over a real port: what viewers are sent, and that nothing that they send harms a table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import MANY, Served, serving
from tests.server.table_parts import NAMES, new_key
from wheal.cli.serve import FRAME
from wheal.server.tables.limits import Limits
from wheal.server.wire.changes import apply_message

PATIENCE = 60.0
TRIES = 100
ANN, BOB, CAL = range(3)


class Viewer:
    """A page at a table."""

    def __init__(self, served: Served, table: str, secret: str, **hello: Any) -> None:
        self.connecting = connect(served.socket(table), max_size=None)
        self.hello = {"type": "hello", "secret": secret, **hello}
        self.held: Any = None

    def __enter__(self) -> Viewer:
        self.socket: ClientConnection = self.connecting.__enter__()
        self.send(**self.hello)
        return self

    def __exit__(self, *error: Any) -> None:
        self.connecting.__exit__(*error)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str) -> Any:
        """The next message of a kind (a change is a new state); what else comes before it is put aside."""
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] in ("state", "change"):
                message = self.held = apply_message(self.held, message)
            if message["type"] == kind:
                return message

    def state(self, seq: int = 0) -> Any:
        """The table once it has come so far."""
        while True:
            state = self.next("state")
            if state["seq"] >= seq:
                return state

    def play(self, state: Any, key: str = "") -> Any:
        move = state["choices"][0]["move"]
        self.send(type="play", key=key or new_key(), decision=state["decision"], move=move)
        return self.next("done")

    def code(self) -> int:
        """With which the server closes."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.fixture
def served(sqlite_url: str) -> Iterator[Served]:
    with serving(sqlite_url, MANY) as served:
        yield served


def lay_table(served: Served, game: str = "ore") -> Any:
    wish = {"key": new_key(), "game": game, "seats": [{"name": name} for name in NAMES], "seed": 7}
    return httpx.post(f"{served.http}/api/tables", json=wish, timeout=60).json()


def sit(served: Served, made: Any, seat: int, **hello: Any) -> Viewer:
    return Viewer(served, made["table"], made["seats"][seat]["secret"], **hello)


def host(served: Served, made: Any, **act: Any) -> Any:
    bearer = {"Authorization": f"Bearer {made['host']}"}
    answer = httpx.post(f"{served.http}/api/tables/{made['table']}/host", json=act, headers=bearer, timeout=60)
    assert answer.status_code == 200
    return answer.json()


# ---- at the table ---------------------------------------------------------------------------------


def test_a_move_is_seen_by_everybody(served: Served) -> None:
    made = lay_table(served)
    with (
        sit(served, made, BOB) as bob,
        sit(served, made, CAL) as cal,
        Viewer(served, made["table"], made["watch"]) as spectator,
    ):
        done = bob.play(bob.state())
        for viewer in (bob, cal, spectator):
            assert viewer.state(done["seq"])["moves"] == 1


def test_two_tabs_of_one_seat(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as tab, sit(served, made, BOB) as other:
        state, same = tab.state(), other.state()
        done = tab.play(state)
        other.send(type="play", key=new_key(), decision=same["decision"], move=same["choices"][0]["move"])
        assert other.next("refused")["is_stale"]
        other.send(type="speak", lang="en")
        assert other.state(done["seq"])["moves"] == tab.state(done["seq"])["moves"] == 1


def test_a_double_click(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob:
        state = bob.state()
        message = {"type": "play", "key": "k", "decision": state["decision"], "move": state["choices"][0]["move"]}
        bob.send(**message)
        bob.send(**message)
        assert bob.next("done")["key"] == "k"
        assert bob.next("done")["key"] == "k"
    with sit(served, made, BOB) as bob:
        assert bob.state()["moves"] == 1


def test_coming_back_shows_what_is_new(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob:
        state = bob.state()
        done = bob.play(state)
    with sit(served, made, BOB, seen=state["seq"]) as bob:
        again = bob.state(done["seq"])
        assert not again["is_log_whole"]
        assert [line["notation"] for line in again["log"] if line["notation"]] == [
            "bob: " + state["choices"][0]["move"]
        ]
    with sit(served, made, BOB, seen=10**9) as bob:  # of a table that it never was
        assert bob.state()["is_log_whole"]


def test_who_is_here(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob:
        with sit(served, made, CAL):
            while not bob.next("state")["seats"][CAL]["is_here"]:
                pass
        while bob.next("state")["seats"][CAL]["is_here"]:
            pass


def test_another_language_at_any_time(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB, lang="pl") as bob:
        polish = bob.state()
        bob.send(type="speak", lang="en")
        english = bob.next("state")
        assert (polish["lang"], english["lang"]) == ("pl", "en")
        assert polish["position"]["prompt"] != english["position"]["prompt"]
        bob.send(type="speak", lang="xx")
        bob.send(type="ping")
        bob.next("pong")


def test_words_only_for_those_who_read_them(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob, sit(served, made, CAL, words=True) as cal:
        assert not bob.state()["position"]["sections"]
        assert cal.state()["position"]["sections"]
        bob.send(type="words", words=True)
        while not (state := bob.next("state"))["position"]["sections"]:
            pass
        assert state["position"]["board"] is not None
        bob.send(type="words", words=False)
        while bob.next("state")["position"]["sections"]:
            pass
        bob.send(type="ask", id=1, what="past", at=0)
        assert not bob.next("past")["position"]["sections"]
        bob.send(type="ask", id=1, what="past", at=0, words=True)
        assert bob.next("past")["position"]["sections"]


def test_a_change_for_whoever_holds_a_state_and_a_whole_one_when_asked(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob, Viewer(served, made["table"], made["watch"]) as spectator:
        assert json.loads(spectator.socket.recv(PATIENCE))["type"] == "state"
        done = bob.play(bob.state())
        change = json.loads(spectator.socket.recv(PATIENCE))
        assert (change["type"], change["since"], change["seq"]) == ("change", done["seq"] - 1, done["seq"])
        assert [line["n"] for line in change["log"]] == [1] * len(change["log"])
        spectator.send(type="whole", seen=done["seq"])
        whole = json.loads(spectator.socket.recv(PATIENCE))
        assert (whole["type"], whole["moves"], whole["log"]) == ("state", 1, [])
        spectator.send(type="whole")
        assert json.loads(spectator.socket.recv(PATIENCE))["is_log_whole"]


def test_questions(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob, Viewer(served, made["table"], made["watch"]) as spectator:
        move = bob.state()["choices"][0]["move"]
        bob.send(type="ask", id=1, what="preview", move=move)
        assert bob.next("preview")["id"] == 1
        bob.send(type="ask", id=2, what="why", move="contracts now")
        assert bob.next("why")["sentence"]
        for at in (-1, 5, 10**30):
            bob.send(type="ask", id=3, what="past", at=at)
            assert bob.next("refused")["sentence"]
        bob.send(type="ask", id=4, what="past", at=0)
        assert bob.next("past")["position"]["n"] == 0
        bob.send(type="ask", id=5, what="preview", move="fly")
        assert bob.next("refused")["sentence"]
        spectator.send(type="ask", id=6, what="preview", move=move)
        assert spectator.next("refused")["sentence"] == "Only a player at this table may do this."


# ---- who may not ----------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["", "{", "null", '{"type": "ping"}', '{"type": "hello"}', "[" * 5000, "\0"])
def test_whoever_does_not_greet(served: Served, first: str) -> None:
    made = lay_table(served)
    with connect(served.socket(made["table"])) as socket:
        socket.send(first)
        told = json.loads(socket.recv(PATIENCE))
        assert told["type"] == "gone"
        assert told["sentence"] == "There is no such table, or this link is no longer good."
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.close_code == 4404


def test_links_that_open_nothing(served: Served) -> None:
    made, other = lay_table(served), lay_table(served)
    for table, secret in (
        (made["table"], ""),
        (made["table"], "wrong"),
        (made["table"], other["seats"][BOB]["secret"]),
        ("unknown", made["host"]),
        ("%00", made["host"]),
    ):
        with Viewer(served, table, secret) as viewer:
            assert viewer.code() == 4404


def test_a_table_that_is_deleted_and_a_link_that_is_changed(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob, sit(served, made, CAL) as cal:
        bob.state()
        cal.state()
        new = host(served, made, do="reissue", seat=BOB)["secret"]
        assert bob.next("gone")["sentence"]
        assert bob.code() == 4404
        with Viewer(served, made["table"], new) as again:
            assert again.state()["you"] == BOB
            host(served, made, do="delete")
            assert again.next("gone")
            assert cal.next("gone")
            assert cal.code() == 4404


def test_as_many_sockets_as_the_server_takes(sqlite_url: str) -> None:
    with serving(sqlite_url, Limits(sockets=2)) as served:
        made = lay_table(served)
        with sit(served, made, BOB) as bob, sit(served, made, CAL):
            bob.state()
            with connect(served.socket(made["table"])) as ann:
                with pytest.raises(ConnectionClosed):
                    ann.recv(PATIENCE)
                assert ann.close_code == 4429
        assert admitted(served, made) == ANN


def admitted(served: Served, made: dict[str, Any]) -> int:
    """Who is let in once others have left; the server hears of that a moment later."""
    for _ in range(TRIES):
        with suppress(ConnectionClosed), sit(served, made, ANN) as viewer:
            seat: int = viewer.state()["you"]
            return seat
        time.sleep(0.1)
    raise AssertionError("nobody is let in")


# ---- anything at all ------------------------------------------------------------------------------


def test_frames_that_are_too_large(served: Served) -> None:
    made = lay_table(served)
    with sit(served, made, BOB) as bob, sit(served, made, CAL) as cal:
        state = bob.state()
        bob.socket.send("x" * (FRAME - 1))  # more than a message may have, less than a frame
        assert bob.next("refused")["sentence"] == "This message was not understood; nothing was changed."
        bob.socket.send("x" * (FRAME + 1))
        assert bob.code() == 1009
        with sit(served, made, BOB) as again:
            done = again.play(again.state())
            assert cal.state(done["seq"])["moves"] == state["moves"] + 1


TAGS = ["hello", "play", "undo", "order", "chat", "seat", "ask", "speak", "words", "whole", "ping", "state", ""]
PLAIN = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20)
VALUES = st.recursive(PLAIN, lambda more: st.lists(more, max_size=3) | st.dictionaries(st.text(), more, max_size=3))
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional={
        "key": st.text(max_size=70) | VALUES,
        "decision": st.integers(-1, 5) | VALUES,
        "move": st.sampled_from(["slag", "mine gold", "bob: slag", "\0"]) | VALUES,
        "text": st.sampled_from(["off", "hi", "\0", "bid up to 5"]) | st.text(max_size=600) | VALUES,
        "do": st.sampled_from(["leave", "take", "fly"]) | VALUES,
        "bot": st.sampled_from(["hal", "\0"]),
        "id": st.integers() | VALUES,
        "what": st.sampled_from(["preview", "why", "past"]) | VALUES,
        "at": st.integers() | VALUES,
        "lang": st.sampled_from(["en", "pl", "xx"]) | VALUES,
        "secret": VALUES,
        "seen": st.integers() | VALUES,
    },
)
LARGE: dict[str, Callable[[int], str]] = {
    "brackets": lambda n: "[" * n,
    "braces": lambda n: '{"type":"chat","key":"k","text":' + '{"a":' * n,
    "words": lambda n: json.dumps({"type": "chat", "key": "k" * n, "text": "x" * n}),
    "digits": lambda n: '{"type":"ask","what":"past","id":1,"at":' + "9" * n + "}",
}
FRAMES = st.one_of(
    MESSAGES.map(json.dumps),
    MESSAGES.map(json.dumps),
    VALUES.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.tuples(st.sampled_from(list(LARGE)), st.integers(1, 12_000)),
)


def built(frame: str | bytes | tuple[str, int]) -> str | bytes:
    return LARGE[frame[0]](frame[1]) if isinstance(frame, tuple) else frame


def test_any_frame(postgres_url: str) -> None:
    """Whatever one seat sends, it is answered or passed over, the socket stays, and the others play on."""
    with serving(postgres_url, MANY) as served:
        made = lay_table(served)
        with sit(served, made, BOB) as bob, sit(served, made, CAL) as cal:
            bob.state()

            @settings(
                max_examples=150,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(FRAMES)
            def throw(frame: str | bytes | tuple[str, int]) -> None:
                bob.socket.send(built(frame))
                bob.send(type="ping")
                bob.next("pong")

            throw()
            bob.send(type="speak", lang="en")
            state = bob.next("state")
            bob.send(type="chat", key=new_key(), text="still here")
            seq = bob.next("done")["seq"]
            shown = cal.state(seq)
            assert shown["moves"] == state["moves"]
            assert shown["log"][-1]["text"] == "still here"
        open_table = served.service.open_tables[made["table"]]
        with serving(postgres_url) as other, Viewer(other, made["table"], made["watch"]) as spectator:
            assert spectator.state()["moves"] == open_table.replayed.match.count
            again = other.service.open_tables[made["table"]]
            assert again.replayed.digest() == open_table.replayed.digest()
            assert again.replayed.seq == open_table.replayed.seq
