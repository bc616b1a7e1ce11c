"""Anything in any order at one table with two processes, some of it twice, too late or out of turn, with restarts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import wheal
from tests.server.table_parts import NAMES, lay_table, new_key, seen
from wheal.kernel.match import Match
from wheal.server.storage.store import Store
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import Act, Denied, OpenTable
from wheal.server.tables.service import TableService

T = TypeVar("T")
SEATS = st.integers(0, len(NAMES) - 1)
PROCESS = st.integers(0, 1)
ORDERS = {
    "ore": ["decline buy until round", "decline initiative until game", "off", "nonsense"],
    "tinners": [
        "decline raise until phase",
        "decline card until game",
        "bid up to 9",
        "off",
        "decline act until round",
    ],
}
SHORT = settings(
    max_examples=10,
    stateful_step_count=30,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],  # shrinking would take minutes
    suppress_health_check=list(HealthCheck),
)


class Table(RuleBasedStateMachine):
    """Model: what was acknowledged, in the order of its numbers, played again by a plain match."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.runner = asyncio.Runner()
        self.services: list[TableService] = []
        self.open_tables: list[OpenTable] = []
        self.accepted: dict[str, tuple[int, int, Act]] = {}  # by key the number, the seat, and what it was
        self.numbers = [0] * len(NAMES)

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(doing)

    @initialize(game=st.sampled_from(["ore", "tinners"]), seed=st.integers(0, 9))
    def lay(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed
        self.services = [self.new_service(), self.new_service()]
        table = self.run(lay_table(self.services[0], game, seed)).open_table.row.id
        self.open_tables = [self.run(service.open(table)) for service in self.services]

    def new_service(self) -> TableService:
        service = TableService(Store(self.url))
        service.secret = self.run(service.store.secret())
        return service

    def submit(self, process: int, seat: int, act: Act, key: str = "") -> bool:
        """Whether it was acknowledged; what was not must have changed nothing."""
        key = key or new_key()
        open_table = self.open_tables[process]
        before = self.run(self.services[0].store.heads([open_table.row.id]))
        try:
            seq = self.run(self.services[process].submit(open_table, seat, key, act))
        except Denied:
            assert self.run(self.services[0].store.heads([open_table.row.id])) == before
            return False
        if f"{seat}:{key}" in self.accepted:
            assert seq == self.accepted[f"{seat}:{key}"][0]
        else:
            assert seq == len(self.accepted) + 1
            self.accepted[f"{seat}:{key}"] = (seq, seat, act)
        return True

    def latest(self, process: int) -> OpenTable:
        open_table = self.open_tables[process]
        self.run(self.services[process].catch_up(open_table))
        return open_table

    def act(self, open_table: OpenTable, seat: int, text: str) -> Act:
        is_for_bot = open_table.replayed.occupants[seat].is_played_for
        return Act(kinds.MOVE, text, open_table.replayed.numbers[seat], is_for_bot=is_for_bot)

    # ---- what people do ---------------------------------------------------------------------------
    @precondition(lambda self: not self.open_tables[0].replayed.match.over)
    @rule(process=PROCESS, data=st.data())
    def move(self, process: int, data: st.DataObject) -> None:
        open_table = self.latest(process)
        match = open_table.replayed.match
        if match.over:
            return
        seat = data.draw(st.sampled_from(match.state.deciders))
        text = data.draw(st.sampled_from(match.legal_moves_of(seat)))
        assert self.submit(process, seat, self.act(open_table, seat, text))

    @rule(process=PROCESS, data=st.data(), seat=SEATS)
    def move_by_somebody(self, process: int, data: st.DataObject, seat: int) -> None:
        """Perhaps out of turn, perhaps from a process that has not heard of the latest."""
        open_table = self.open_tables[process]
        match = open_table.replayed.match
        legal = [] if match.over else match.legal_moves
        text = data.draw(st.sampled_from([*legal[:20], "pass", "bid 1000", ""]))
        self.submit(process, seat, self.act(open_table, seat, text))

    @rule(process=PROCESS, seat=SEATS, late=st.integers(1, 3))
    def stale(self, process: int, seat: int, late: int) -> None:
        open_table = self.latest(process)
        match = open_table.replayed.match
        text = match.legal_moves_of(seat)[0] if seat in match.state.deciders and not match.over else "pass"
        assert not self.submit(process, seat, Act(kinds.MOVE, text, open_table.replayed.numbers[seat] - late))

    @precondition(lambda self: self.accepted)
    @rule(process=PROCESS, data=st.data())
    def double(self, process: int, data: st.DataObject) -> None:
        key = data.draw(st.sampled_from(list(self.accepted)))
        _, seat, act = self.accepted[key]
        assert self.submit(process, seat, act, key.partition(":")[2])

    @rule(process=PROCESS, seat=SEATS)
    def undo(self, process: int, seat: int) -> None:
        open_table = self.latest(process)
        replayed = open_table.replayed
        may = replayed.match.can_undo(seat) and not replayed.match.over and not replayed.occupants[seat].is_played_for
        done = self.submit(process, seat, Act(kinds.UNDO, "", replayed.numbers[seat]))
        assert done or not may

    @rule(process=PROCESS, seat=SEATS, text=st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=5))
    def chat(self, process: int, seat: int, text: str) -> None:
        assert self.submit(process, seat, Act(kinds.CHAT, text))

    @rule(process=PROCESS, seat=SEATS, data=st.data())
    def order(self, process: int, seat: int, data: st.DataObject) -> None:
        self.submit(process, seat, Act(kinds.ORDER, data.draw(st.sampled_from(ORDERS[self.game]))))

    @rule(process=PROCESS, seat=SEATS, change=st.sampled_from(["leave greedy", "take", "leave nobody"]))
    def sit(self, process: int, seat: int, change: str) -> None:
        self.submit(process, seat, Act(kinds.SEAT, change))

    @rule(process=PROCESS)
    def restart(self, process: int) -> None:
        self.run(self.services[process].store.close())
        before = self.latest(1 - process)
        self.services[process] = self.new_service()
        self.open_tables[process] = self.run(self.services[process].open(before.row.id))
        assert seen(self.open_tables[process]) == seen(before)

    # ---- what holds -------------------------------------------------------------------------------
    @invariant()
    def everything_acknowledged_is_there_once(self) -> None:
        if self.open_tables:
            entries = self.run(self.services[0].store.tail(self.open_tables[0].row.id, 0))
            assert Counter(entry.key for entry in entries) == Counter(list(self.accepted))
            assert {entry.key: entry.seq for entry in entries} == {k: v[0] for k, v in self.accepted.items()}

    @invariant()
    def the_table_is_what_a_match_makes_of_it(self) -> None:
        if not self.open_tables:
            return
        open_table = self.latest(0)
        match = self.replayed()
        assert match.state.to_bytes() == open_table.replayed.match.state.to_bytes()
        assert match.count == open_table.replayed.match.count
        assert match.orders.dump() == open_table.replayed.match.orders.dump()

    def replayed(self) -> Match:
        match = wheal.new(self.game, NAMES, seed=self.seed)
        for _, seat, act in sorted(self.accepted.values(), key=lambda found: found[0]):
            if act.kind == kinds.MOVE:
                match.play(f"{NAMES[seat]}: {act.text}")
            elif act.kind == kinds.ORDER:
                match.order(seat, act.text)
            elif act.kind == kinds.UNDO:
                match.undo(seat)
                match.run_orders()
        return match

    @invariant()
    def numbers_only_grow(self) -> None:
        if self.open_tables:
            now = self.latest(0).replayed.numbers
            assert all(after >= before for after, before in zip(now, self.numbers, strict=True))
            self.numbers = now[:]

    def teardown(self) -> None:
        for service in self.services:
            self.run(service.store.close())
        self.runner.close()


def test_anything_in_any_order(store_url: str) -> None:
    class TableThere(Table):
        def __init__(self) -> None:
            super().__init__(store_url)

    run_state_machine_as_test(TableThere, settings=SHORT)
