"""Whoever lays every change over the state that it holds has what a whole state would tell, whatever happens."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from wheal import api
from wheal.server.show.news import news_for
from wheal.server.show.views import table_state
from wheal.server.tables import replay as kinds
from wheal.server.tables.dry_run import dry_run
from wheal.server.tables.new_table import plan_table
from wheal.server.tables.open_table import SPECTATOR, Act, Denied, OpenTable, Viewer
from wheal.server.tables.replay import HOST, ReplayedTable
from wheal.server.tables.view_cache import Look, ViewCache
from wheal.server.wire import from_page, to_page
from wheal.server.wire.changes import apply_message, patches_between

NAMES = ("ann", "bob", "cy", "di", "eve")
MOST_ACTS = 3000
SLOWNESS = 0.1  # how often a slow page takes what is sent


def lay_table(game_id: str, seats: int, options: dict[str, Any], seed: int) -> OpenTable:
    """A table in memory only."""
    game = api.game(game_id)
    wish = from_page.NewTable(
        "key of a table", game_id, [from_page.NewSeat(name) for name in NAMES[:seats]], options, seed
    )
    row, links = plan_table(wish, game, None, "", "")
    return OpenTable(row, links, game, ReplayedTable.begin(game, row, links))


def act(open_table: OpenTable, seat: int, kind: str, text: str = "") -> bool:
    """Let something happen, if it is allowed."""
    try:
        open_table.replayed, _ = dry_run(open_table, seat, f"{seat}:key", Act(kind, text))
    except Denied:
        return False
    return True


def act_at_random(open_table: OpenTable, rng: random.Random) -> None:
    """Mostly a move; else an undo, an order, talk, a pause, a seat left or taken, somebody who comes or goes."""
    replayed = open_table.replayed
    match = replayed.match
    seat = rng.randrange(len(match.names))
    chance = rng.random()
    if replayed.is_paused:
        act(open_table, HOST, kinds.RESUME)
    elif chance < 0.1 and match.steps:
        act(open_table, match.steps[-1].move.seat, kinds.UNDO)
    elif chance < 0.15:
        kind = rng.choice([question.name for question in match.state.setting.questions])
        act(open_table, seat, kinds.ORDER, rng.choice([f"decline {kind} until phase", "bid up to 5", "off"]))
    elif chance < 0.2:
        act(open_table, seat, kinds.CHAT, "well, well")
    elif chance < 0.22:
        act(open_table, HOST, kinds.PAUSE)
    elif chance < 0.24:
        act(open_table, seat, kinds.SEAT, rng.choice(["leave random", "take"]))
    elif chance < 0.3:
        open_table.sockets[seat] = 1 - open_table.sockets.get(seat, 0)
    else:
        seat = rng.choice(match.state.deciders)
        text = rng.choice(match.state.legal_actions(seat)).text
        if not act(open_table, seat, kinds.MOVE, text):
            act(open_table, seat, kinds.SEAT, "take")


def plain(state: to_page.TableState) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state))


class Page:
    """Who holds a state and lays changes over it."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.shown: to_page.TableState | None = None
        self.held: Any = None

    def compare(self, open_table: OpenTable) -> int:
        """Take what is sent, and compare with all there is to know; how many bytes were sent."""
        seen = -1 if self.shown is None else self.shown.seq
        unseen = replace(open_table, cache=ViewCache(cards={**open_table.cache.cards}))  # nothing else was made before
        whole = plain(table_state(unseen, self.look.viewer, self.look.lang, seen, words=self.look.words))
        self.shown, data = news_for(open_table, self.look, self.shown, seen)
        if data:
            self.held = apply_message(self.held, msgspec.json.decode(data))
            assert self.held == whole
        else:
            brought = {"log": [], "is_log_whole": False}
            assert {**self.held, **brought} == {**whole, **brought}
            assert not whole["log"]
        return len(data)


GAMES = [
    ("tinners", 5, {}, 1),
    ("tinners", 2, {}, 2),
    ("ore", 5, {}, 3),
    ("ore", 3, {"variant": "contract_race", "relief": "at once"}, 4),
]


@pytest.mark.parametrize(("game_id", "seats", "options", "seed"), GAMES)
def test_changes_come_to_the_whole(game_id: str, seats: int, options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    open_table = lay_table(game_id, seats, options, seed)
    looks = [Look(Viewer(seat), rng.choice(("en", "pl"))) for seat in range(SPECTATOR, seats)]
    pages = [Page(look) for look in [*looks, Look(Viewer(SPECTATOR, is_host=True), "en"), Look(Viewer(0), "en", True)]]
    quick = rng.choice(pages)
    for _ in range(MOST_ACTS):
        is_over = open_table.replayed.match.over
        for page in pages:  # a slow one gets only the last of several changes
            if is_over or page is quick or page.held is None or rng.random() < SLOWNESS:
                page.compare(open_table)
        if is_over:
            break
        if rng.random() < 0.02:  # the reader of one page turns to the text, or back
            page = rng.choice(pages)
            page.look = page.look._replace(words=not page.look.words)
            quick = rng.choice(pages)
        act_at_random(open_table, rng)
    assert open_table.replayed.match.over


def test_an_order_of_another_seat_is_no_news() -> None:
    open_table = lay_table("ore", 3, {}, 7)
    pages = [Page(Look(Viewer(seat), "en")) for seat in range(SPECTATOR, 3)]
    for page in pages:
        page.compare(open_table)
    assert act(open_table, 1, kinds.ORDER, "decline buy until game")
    assert [bool(page.compare(open_table)) for page in pages] == [False, False, True, False]


def test_talk_and_presence_send_nothing_else() -> None:
    open_table = lay_table("ore", 3, {}, 7)
    page = Page(Look(Viewer(0), "en"))
    page.compare(open_table)
    position = page.shown and page.shown.position
    act(open_table, 1, kinds.CHAT, "hello")
    assert page.compare(open_table) < 200
    open_table.sockets[2] = 1
    assert page.compare(open_table) < 200
    assert page.shown is not None
    assert page.shown.position is position


def test_what_is_equal_for_many_is_made_once() -> None:
    open_table = lay_table("ore", 3, {}, 7)
    look = Look(Viewer(SPECTATOR), "en")
    held = [news_for(open_table, look, None, -1)[0] for _ in range(10)]
    act(open_table, open_table.replayed.match.state.current_player, kinds.MOVE, "slag")
    sent = [news_for(open_table, look, before, before.seq) for before in held]
    assert len({id(data) for _, data in sent}) == 1
    assert len({id(state) for state, _ in sent}) == 1


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    seat: int = -1


class Long(msgspec.Struct, frozen=True):
    lines: list[Short]
    by_number: dict[int, int]


def test_patches_say_what_is_other_and_where() -> None:
    before = Long([Short("a"), Short("b", 1)], {1: 2, 3: 4})
    after = Long([Short("a"), Short("b")], {1: 2, 3: 5})
    patches = [(patch.path, patch.value) for patch in patches_between(before, after, ["board"])]
    assert patches == [(["board", "lines", 1], Short("b")), (["board", "by_number", "3"], 5)]
    assert patches_between(before, before, []) == []
    assert [patch.path for patch in patches_between([1, 2], [1, 2, 3], [])] == [[]]
    assert [patch.path for patch in patches_between({"x": {"a": 1}}, {"x": {"b": 1}}, [])] == [["x"]]
    assert [patch.path for patch in patches_between({"x": [1]}, {"x": {"0": 1}}, [])] == [["x"]]


def test_a_change_of_another_state_is_refused() -> None:
    with pytest.raises(ValueError, match="a change of 3, but the state is 4"):
        apply_message({"type": "state", "seq": 4}, {"type": "change", "since": 3, "seq": 5, "patches": []})
