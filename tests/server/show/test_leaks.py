"""What one viewer gets over the wire does not depend on what it may not know.

Two tables are played side by side: in the second everything that the viewer cannot know was exchanged. The same moves
are made at both, and every byte that the viewer is sent is compared, until the rules show a difference; then both go
on from there, with everything exchanged anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
import websockets

import wheal
from tests.battery import exchanged, visible
from tests.server.serving import MANY as UNLIMITED
from wheal.kernel.engine.state import State
from wheal.kernel.game import Game
from wheal.kernel.match import Match
from wheal.server.app import make_app
from wheal.server.tables.service import TableService
from wheal.server.wire import documents, from_page

LONGEST_WAIT = 60.0  # seconds for one answer: the machine may be busy with other tests
MANY = 1_000_000
SPECTATOR = -1
MOVES = 50  # that are compared of each game; with --whole-games all
PONG = b'{"type":"pong"}'
NAMES = ("ann", "bob", "cy")

beginnings: dict[int, State] = {}  # by the seed of a table: the state with which it is to begin


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables begin in the states that were put ready for them."""

    def match_there(game: Game, names: list[str], options: Any, seed: int, *, state: State | None = None) -> Match:
        start = beginnings[seed].clone() if state is None and seed in beginnings else state
        return Match(game, names, options, seed, state=start)

    monkeypatch.setattr("wheal.server.tables.replay.Match", match_there)
    monkeypatch.setattr("wheal.server.storage.database._set_pragmas", be_quick)


def be_quick(connection: Any, _record: Any) -> None:
    """Nothing is to outlive these tests, so nothing waits for the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=MEMORY", "synchronous=OFF", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[TableService, str]]:
    """A server on a port of its own, and its table service."""
    app = make_app(f"sqlite+aiosqlite:///{folder}/leaks.sqlite3", UNLIMITED)
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    running = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not server.started:  # noqa: ASYNC110 - uvicorn tells it by nothing else
        await asyncio.sleep(0.01)
    try:
        yield app.state.service, f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class Side:
    """One of the two tables: what is done there, and all that one viewer is sent."""

    def __init__(
        self, service: TableService, where: str, made: documents.Made, viewer: int, lang: str, *, words: bool = False
    ) -> None:
        self.service = service
        self.where = where
        self.made = made
        self.viewer = viewer
        self.lang = lang
        self.words = words
        self.kinds: Counter[str] = Counter()  # of the messages that came
        self.secret = made.watch if viewer < 0 else made.seats[viewer].secret
        plain = {"Accept-Encoding": "identity"}  # packed, the same would differ in length by the names of the tables
        address = f"http://{where}/api/tables/{made.table}"
        self.http = httpx.AsyncClient(base_url=address, headers=plain, timeout=LONGEST_WAIT)
        self.socket: websockets.ClientConnection
        self.acts = 0

    async def __aenter__(self) -> Side:
        self.socket = await websockets.connect(f"ws://{self.where}/api/tables/{self.made.table}/socket", max_size=None)
        await self.send(from_page.Hello(self.secret, self.lang, words=self.words))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.http.aclose()

    @property
    def match(self) -> Match:
        return self.service.open_tables[self.made.table].replayed.match

    def plain(self, data: bytes) -> bytes:
        """What was sent, without the name of the table."""
        seed = self.service.open_tables[self.made.table].row.seed  # which a record has after the end
        return data.replace(self.made.table.encode(), b"TABLE").replace(b"\nseed: %d\n" % seed, b"\nseed: SEED\n")

    async def send(self, message: msgspec.Struct) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def heard(self) -> list[bytes]:
        """Everything that the socket has brought by now."""
        await self.send(from_page.Ping())
        out: list[bytes] = []
        while True:
            data = await self.socket.recv(decode=False)
            if data == PONG:
                return out
            self.kinds[msgspec.json.decode(data)["type"]] += 1
            out.append(self.plain(data))

    async def answered(self) -> list[bytes]:
        """What the viewer hears of its own act: the answer and the table, in whatever order."""
        out: list[bytes] = []
        while True:
            out += await self.heard()
            messages = [msgspec.json.decode(data) for data in out]
            done = max((message["seq"] for message in messages if message["type"] == "done"), default=MANY)
            if any(message["type"] in ("state", "change") and message["seq"] >= done for message in messages):
                return sorted(out)

    async def fetched(self, path: str) -> tuple[int, list[tuple[str, bytes]], bytes]:
        """An answer as the viewer gets it by HTTP."""
        found = await self.http.get(path, headers={"Authorization": f"Bearer {self.secret}"})
        headers = [(name, self.plain(value.encode())) for name, value in found.headers.items() if name != "date"]
        return found.status_code, headers, self.plain(found.content)

    async def asked(self, ask: from_page.Ask) -> bytes:
        """The answer to a question that is thought out beside the socket."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        found = await self.http.post(f"/ask?lang={self.lang}", content=msgspec.json.encode(ask), headers=headers)
        return self.plain(found.content)

    async def act(self, seat: int, kind: Callable[[str, int], msgspec.Struct]) -> None:
        """Something that a seat does, the viewer by its socket and others elsewhere."""
        decision = self.service.open_tables[self.made.table].replayed.numbers[seat]
        self.acts += 1
        message = kind(f"key {self.acts}", decision)
        if seat == self.viewer:
            await self.send(message)
            return
        headers = {"Authorization": f"Bearer {self.made.seats[seat].secret}"}
        found = await self.http.post("/act", content=msgspec.json.encode(message), headers=headers)
        assert found.json()["type"] == "done", found.text


Sides = tuple[Side, Side]


async def both(sides: Sides, do: Callable[[Side], Awaitable[Any]]) -> None:
    """The same at both tables, with the same outcome for the viewer."""
    first, second = [await do(side) for side in sides]
    assert first == second


async def compare_news(sides: Sides, actor: int = SPECTATOR) -> None:
    """What the sockets have brought since, after somebody acted."""
    is_own = actor == sides[0].viewer and actor >= 0
    await both(sides, lambda side: side.answered() if is_own else side.heard())


async def look_around(sides: Sides, rng: random.Random) -> None:
    """All that a viewer can ask for."""
    first, viewer = sides[0], sides[0].viewer
    count = first.match.count
    lang = f"?lang={first.lang}{rng.choice(('', '&words=true'))}"
    paths = [lang, "/record", f"/log{lang}&before={rng.randint(0, count)}", f"/at/{rng.randint(0, count + 1)}{lang}"]
    paths += [f"/story{lang}", f"/sheet{lang}", f"/picture{lang}", f"/picture{lang}&at={rng.randint(0, count)}"]
    for path in paths:
        await both(sides, lambda side, path=path: side.fetched(path))  # type: ignore[misc]
    asks = [from_page.Ask(1, "past", at=rng.randint(0, count), words=rng.random() < 0.5)]
    table = first.match.game.table
    asks += [from_page.Ask(2, "why", rng.choice(table.actions).text) for _ in range(6)]
    asks += [from_page.Ask(3, "why", f"{name}: {rng.choice(table.actions).text}") for name in NAMES]
    deciders = first.match.state.deciders
    legal = [action.text for seat in deciders for action in first.match.state.legal_actions(seat)]
    asks += [from_page.Ask(4, "why", rng.choice(legal)) for _ in range(3) if legal]
    own = first.match.legal_moves_of(viewer) if viewer >= 0 else []
    asks += [from_page.Ask(5, "preview", move) for move in rng.sample(own, min(3, len(own)))]
    for side in sides:
        for ask in asks:
            await side.send(ask)
    await compare_news(sides)
    if viewer in deciders:
        await both(sides, lambda side: side.asked(from_page.Ask(6, "hint")))
        await both(sides, lambda side: side.heard())


async def give_orders_unseen(sides: Sides, rng: random.Random) -> None:
    """Somebody else gives an order at one of the tables and takes it back: nobody notices anything."""
    second = sides[1]
    match = second.match
    others = [seat for seat in range(len(NAMES)) if seat not in (second.viewer, *match.state.deciders)]
    if not others:
        return
    seat = rng.choice(others)
    kinds = [question.name for question in match.state.setting.questions if match.state.question is not question]
    for text in [*(f"decline {kind} until phase" for kind in kinds), "off"]:
        headers = {"Authorization": f"Bearer {second.made.seats[seat].secret}"}
        message = from_page.GiveOrder(f"order {second.acts} {text}", text)
        await second.http.post("/act", content=msgspec.json.encode(message), headers=headers)
    assert await second.heard() == []


async def play_on(sides: Sides, rng: random.Random) -> tuple[State, int]:
    """Play at both tables until the rules show a difference; the state from which to go on, and the moves made."""
    first, second = sides
    viewer = first.viewer
    together = 0
    await compare_news(sides)
    while not first.match.over:
        if rng.random() < 0.2:
            await look_around(sides, rng)
        if rng.random() < 0.15:
            await give_orders_unseen(sides, rng)
        if rng.random() < 0.1:
            talker = rng.randrange(len(NAMES))
            for side in sides:
                await side.act(talker, lambda key, _: from_page.Chat(key, "what a day"))
            await compare_news(sides, talker)
        actor = rng.choice(first.match.state.deciders)
        action = rng.choice(first.match.state.legal_actions(actor))
        if action not in second.match.state.legal_actions(actor):
            assert actor != viewer
            state = first.match.state.clone()
            state.apply(action, actor)
            return state, together
        before = first.match.count
        for side in sides:
            await side.act(actor, lambda key, decision, text=action.text: from_page.Play(key, decision, text))  # type: ignore[misc]
            if actor == viewer:
                while side.match.count == before:  # noqa: ASYNC110 - the table is the server's, not ours
                    await asyncio.sleep(0.002)
        together += 1
        steps = [side.match.steps[-1] for side in sides]
        shown = [visible(step.events, viewer) for step in steps]
        if shown[0] != shown[1]:
            assert any(event.mark for event in steps[0].events), "a difference that no reveal explains"
            return first.match.state, together
        await compare_news(sides, actor)
        if rng.random() < 0.2 and all(side.match.can_undo(actor) for side in sides):
            for side in sides:
                await side.act(actor, from_page.Undo)
            await compare_news(sides, actor)
    return first.match.state, together


async def compare_game(folder: Path, game_id: str, options: dict[str, Any], seed: int, *, most: int) -> tuple[int, int]:
    """Play a game at pairs of tables, each time for another viewer; moves made together, and pairs."""
    rng = random.Random(seed)
    state = wheal.game(game_id).new_state(len(NAMES), wheal.game(game_id).read_options(options), seed)
    seats = [from_page.NewSeat(name) for name in NAMES]
    together = pairs = changes = 0
    async with serving(folder) as (service, where):
        while not state.is_over and together < most:
            if state.frames[-1].seat < 0 and any(state.sealed):  # answers of which the tables know nothing
                seat = state.deciders[0]
                state.apply(rng.choice(state.legal_actions(seat)), seat)
                continue
            viewer = rng.randrange(-1, len(NAMES))
            lang = rng.choice(("en", "pl"))
            seeds = (2 * pairs, 2 * pairs + 1)
            beginnings[seeds[0]] = state.clone()
            beginnings[seeds[1]] = exchanged(state, viewer, seed + pairs)
            wishes = [from_page.NewTable(f"the key of {i}", game_id, seats, options, i) for i in seeds]
            made = [await service.make(wish) for wish in wishes]
            words = rng.random() < 0.3
            one, other = (Side(service, where, table, viewer, lang, words=words) for table in made)
            async with one, other:
                state, moves = await play_on((one, other), rng)
            assert one.kinds["state"] == 1, "all else is told by changes"
            changes += one.kinds["change"]
            state = state.clone()
            together += moves
            pairs += 1
    assert changes > together // 2
    return together, pairs


GAMES = [
    ("tinners", {}, 1),
    ("tinners", {}, 2),
    ("ore", {}, 3),
    ("ore", {"variant": "contract_race", "relief": "at once"}, 4),
]


@pytest.mark.usefixtures("begun", "hints_in_a_thread")
@pytest.mark.parametrize(("game_id", "options", "seed"), GAMES)
def test_a_viewer_is_sent_the_same_whatever_is_hidden(
    tmp_path: Path, game_id: str, options: dict[str, Any], seed: int, request: pytest.FixtureRequest
) -> None:
    most = MANY if request.config.getoption("--whole-games") else MOVES
    together, pairs = asyncio.run(compare_game(tmp_path, game_id, options, seed, most=most))
    print(f"{game_id}: {together} moves at {pairs} pairs of tables")
    assert together >= MOVES


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_an_order_that_answers_looks_like_a_move_by_hand(tmp_path: Path, viewer: int) -> None:
    asyncio.run(compare_order(tmp_path, viewer))


async def compare_order(folder: Path, viewer: int) -> None:
    """At one table bob declines by hand, at the other his order does so: whoever looks later finds no difference."""
    match = wheal.game("ore")
    state = match.new_state(len(NAMES), match.read_options({}), 5)
    rng = random.Random(5)
    while not (state.deciders == [0] and answered_next(state, rng) is not None):
        seat = state.deciders[0]
        state.apply(rng.choice(state.legal_actions(seat)), seat)
    found = answered_next(state, rng)
    assert found is not None
    move, kind, declined = found
    beginnings.update({0: state.clone(), 1: state.clone()})
    seats = [from_page.NewSeat(name) for name in NAMES]
    async with serving(folder) as (service, where):
        made = [await service.make(from_page.NewTable(f"the key of {i}", "ore", seats, {}, i)) for i in (0, 1)]
        by_hand, by_order = (Side(service, where, table, viewer, "en") for table in made)
        async with by_hand, by_order:
            sides = (by_hand, by_order)
            await compare_news(sides)
            await by_order.act(1, lambda key, _: from_page.GiveOrder(key, f"decline {kind} until game"))
            assert await by_order.heard() == []
            for side in sides:
                await side.act(0, lambda key, decision: from_page.Play(key, decision, move))
                while not side.match.count:  # noqa: ASYNC110 - the viewer's own move takes its time
                    await asyncio.sleep(0.002)
            await by_hand.act(1, lambda key, decision: from_page.Play(key, decision, declined))
            assert by_order.match.steps[-1].move.is_auto
            for path in ("?lang=en", "/record", "/log?lang=en", "/at/1?lang=en", "/at/2?lang=pl", "/story"):
                await both(sides, lambda side, path=path: side.fetched(path))  # type: ignore[misc]


def answered_next(state: State, rng: random.Random) -> tuple[str, str, str] | None:
    """A move of the first seat after which the second is asked something that it can decline; the kind, and how."""
    for action in rng.sample(state.legal_actions(0), min(5, len(state.legal_actions(0)))):
        after = state.clone()
        after.apply(action, 0)
        if after.deciders == [1]:
            declined = after.question.decline(after, 1)
            if declined is not None and after.is_legal(declined, 1):
                return action.text, after.question.name, declined.text
    return None
