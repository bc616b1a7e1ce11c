"""Hints and reasons at tables: who may have one, what is noted, that each is thought out once, beside the rest."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import anyio.to_thread
import pytest

from tests.server.http.test_socket import PATIENCE, sit
from tests.server.http.test_socket import lay_table as lay_served
from tests.server.serving import MANY, serving
from tests.server.table_parts import do, lay_table, play, play_on
from wheal.kernel.match import Match
from wheal.server.http.ask import answer_ask
from wheal.server.show import hint_worker
from wheal.server.show import hints as hints_module
from wheal.server.show.hints import Hints
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import SPECTATOR, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page, to_page

pytestmark = pytest.mark.anyio
BOTS = ("", "greedy", "greedy")


class Counted:
    """Work in a thread, counted: a process takes a second to start."""

    def __init__(self) -> None:
        self.works: list[str] = []

    async def run(self, work: Callable[..., Any], *args: Any, cancellable: bool) -> Any:
        self.works += [work.__name__] if work is not hint_worker.prepare else []
        return await anyio.to_thread.run_sync(work, *args, abandon_on_cancel=cancellable)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted()
    monkeypatch.setattr(hints_module, "run_in_worker", counted.run)
    monkeypatch.setattr(hint_worker, "settle_in", lambda: None)
    return counted


@pytest.fixture
async def hints(sqlite_service: TableService, counted: Counted) -> AsyncIterator[Hints]:
    hints = Hints(sqlite_service)
    yield hints
    await hints.stop()


async def ask(hints: Hints, open_table: OpenTable, seat: int, what: Any, at: int = 0, lang: str = "en") -> Any:
    question = from_page.Ask(5, what, at=at)
    return await answer_ask(hints.service, hints, open_table, Viewer(seat), question, lang)


async def play_bots(service: TableService, open_table: OpenTable) -> None:
    """As the keeper of bots would: until a person is asked."""
    while open_table.replayed.bots_due:
        seat = open_table.replayed.bots_due[0]
        match = open_table.replayed.match
        advice = hint_worker.advise(match.game.id, None, match.state.to_bytes(), seat, "en")
        await play(service, open_table, seat, advice[0].move)


def notes(open_table: OpenTable) -> list[str]:
    return [note.message for note in open_table.replayed.notes]


@pytest.mark.parametrize("game", ["tinners", "ore"])
async def test_who_is_asked_gets_the_best_moves(hints: Hints, counted: Counted, game: str) -> None:
    open_table = (await lay_table(hints.service, game)).open_table
    seat = open_table.replayed.match.state.deciders[0]
    answer = await ask(hints, open_table, seat, "hint")
    assert isinstance(answer, to_page.Hints)
    assert (answer.id, answer.sentence, answer.decision) == (5, "", open_table.replayed.numbers[seat])
    assert 1 <= len(answer.hints) <= 3
    assert {hint.move for hint in answer.hints} <= set(open_table.replayed.match.legal_moves_of(seat))
    assert all(hint.reasons for hint in answer.hints)
    assert (await ask(hints, open_table, seat, "hint")).hints == answer.hints
    assert counted.works == ["advise"], "thought out once for a position"
    polish = await ask(hints, open_table, seat, "hint", lang="pl")
    assert [hint.move for hint in polish.hints] == [hint.move for hint in answer.hints]
    assert polish.hints[0].reasons != answer.hints[0].reasons


async def test_a_hint_is_noted_once_where_other_people_play(hints: Hints) -> None:
    open_table = (await lay_table(hints.service, "ore")).open_table
    seat = open_table.replayed.match.state.deciders[0]
    for _ in range(2):
        assert (await ask(hints, open_table, seat, "hint")).hints
    assert notes(open_table) == ["table-hint"]
    alone = (await lay_table(hints.service, "ore", bots=BOTS)).open_table
    await play_bots(hints.service, alone)
    assert (await ask(hints, alone, 0, "hint")).hints
    assert notes(alone) == []


async def test_who_is_not_asked_gets_a_sentence(hints: Hints) -> None:
    open_table = (await lay_table(hints.service, "ore")).open_table
    asked = open_table.replayed.match.state.deciders[0]
    for seat in (SPECTATOR, (asked + 1) % 3):
        answer = await ask(hints, open_table, seat, "hint")
        assert (answer.hints, answer.sentence) == ([], "A hint can be had when you are to decide.")
    await do(hints.service, open_table, -1, kinds.PAUSE)
    assert (await ask(hints, open_table, asked, "hint")).sentence
    assert notes(open_table) == ["table-paused"]


async def test_a_bot_says_why_it_moved(hints: Hints, counted: Counted) -> None:
    open_table = (await lay_table(hints.service, "ore", bots=BOTS)).open_table
    while open_table.replayed.match.count < 24:
        await play_bots(hints.service, open_table)
        await play_on(hints.service, open_table, 1)
    match: Match = open_table.replayed.match
    own = [at for at, step in enumerate(match.steps, match.base + 1) if step.move.seat > 0]
    answers = [await ask(hints, open_table, 0, "reason", at) for at in own]
    assert all(
        isinstance(answer, to_page.BotReason) and answer.at == at for answer, at in zip(answers, own, strict=True)
    )
    assert all(bool(answer.reasons) != bool(answer.sentence) for answer in answers)
    assert sum(bool(answer.reasons) for answer in answers) > len(own) // 2, "little is hidden in Ore"
    works = len(counted.works)
    assert (await ask(hints, open_table, 0, "reason", own[0])).reasons == answers[0].reasons
    assert len(counted.works) == works
    person = next(at for at, step in enumerate(match.steps, match.base + 1) if step.move.seat == 0)
    assert "is no bot" in (await ask(hints, open_table, 0, "reason", person)).sentence
    for at in (-5, 0, match.count + 1, 10**30):
        assert (await ask(hints, open_table, SPECTATOR, "reason", at)).sentence.startswith("There is no move")


async def test_a_reason_that_would_tell_secrets_waits_for_the_end(hints: Hints) -> None:
    """A sealed discard of a bot: while the game runs not even its reason is told."""
    open_table = (await lay_table(hints.service, "tinners", bots=BOTS)).open_table
    at = 0
    while not open_table.replayed.match.over:
        match = open_table.replayed.match
        seat = match.state.deciders[-1]
        await play(hints.service, open_table, seat, match.state.fallback(seat).text)
        if not at and seat > 0:
            at = open_table.replayed.match.count
            assert open_table.replayed.match.steps[-1].is_sealed
            secret = await ask(hints, open_table, 0, "reason", at)
            assert (secret.reasons, "keeps hidden" in secret.sentence) == ([], True)
    told = await ask(hints, open_table, 0, "reason", at)
    assert told.reasons, "after the end nothing is hidden"
    assert not told.sentence


async def test_a_bot_without_reasons_says_so(hints: Hints) -> None:
    open_table = (await lay_table(hints.service, "ore", bots=("", "random", "random"))).open_table
    while open_table.replayed.match.count < 6:
        await play_on(hints.service, open_table, 1)
    match = open_table.replayed.match
    at = next(at for at, step in enumerate(match.steps, match.base + 1) if step.move.seat > 0)
    assert (await ask(hints, open_table, 0, "reason", at)).sentence == "This bot gives no reasons for its moves."


async def test_hints_have_a_budget_of_their_own(hints: Hints, stopped_clock: list[float]) -> None:
    open_table = (await lay_table(hints.service, "ore")).open_table
    seat = open_table.replayed.match.state.deciders[0]
    most = hints.service.limits.hints_a_minute
    for _ in range(most):
        assert (await ask(hints, open_table, seat, "hint")).hints
    assert (await ask(hints, open_table, seat, "hint")).sentence == "Too many requests; wait a minute."
    assert isinstance(await ask(hints, open_table, seat, "why"), to_page.WhyNot)


def test_a_socket_plays_on_while_a_hint_is_thought_out(sqlite_url: str) -> None:
    """The worker process takes its time to start; a move that is sent after the question is answered before it."""
    with serving(sqlite_url, MANY) as served:
        made = lay_served(served)
        with sit(served, made, 1) as bob:
            state = bob.state()
            bob.send(type="ask", id=1, what="hint")
            bob.send(type="play", key="k", decision=state["decision"], move=state["choices"][0]["move"])
            met: list[str] = []
            while not {"done", "hints"} <= set(met):
                met.append(json.loads(bob.socket.recv(PATIENCE))["type"])
            assert met.index("done") < met.index("hints")
