"""The board as the page draws it: what follows from the view, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import wheal
from tests.languages import said_in
from tests.marks import rule
from wheal.games.tinners.page.board import BoardView
from wheal.games.tinners.page.constants import BoardConstants
from wheal.games.tinners.rules.position import Position
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
from wheal.kernel.texts import LANGUAGES

NAMES = ["mike", "katie", "zoe", "simon", "olly"]
GAME = wheal.game("tinners")


def positions(seats: int, seed: int, every: int = 7) -> Iterator[Position]:
    """Some positions of a game of random moves."""
    match = wheal.new("tinners", players=NAMES[:seats], seed=seed)
    rng = random.Random(seed)
    while not match.over:
        if len(match.steps) % every == 0:
            assert isinstance(match.state, Position)
            yield match.state
        match.play(rng.choice(match.legal_moves))
    assert isinstance(match.state, Position)
    yield match.state


def board(match: Match, viewer: int = SPECTATOR, lang: str = "en") -> BoardView:
    found: BoardView = said_in(lang, GAME.board_view, match.state, viewer, match.names)
    return found


def constants(seats: int, lang: str = "en") -> BoardConstants:
    sheet = said_in(lang, GAME.sheet, GAME.setting(seats, GAME.read_options({})))
    assert sheet is not None
    found: BoardConstants = sheet.constants
    return found


def test_the_types_have_a_schema() -> None:
    assert GAME.board_types is not None
    _, components = msgspec.json.schema_components(GAME.board_types)
    assert {"BoardView", "View", "LotView", "BoardConstants"} <= components.keys()


@pytest.mark.parametrize("seats", GAME.players)
def test_a_board_is_plain_and_shows_the_view(seats: int) -> None:
    for state in positions(seats, seats):
        for viewer in range(SPECTATOR, seats):
            drawn = GAME.board_view(state, viewer, NAMES[:seats])
            assert msgspec.json.decode(msgspec.json.encode(drawn), type=BoardView) == drawn
            assert drawn.table == state.view(viewer)


@pytest.mark.parametrize("seats", GAME.players)
def test_nothing_hidden_reaches_the_board(seats: int) -> None:
    """Whatever lies hidden from a viewer, the board is the same."""
    for number, state in enumerate(positions(seats, 10 + seats)):
        for viewer in range(SPECTATOR, seats):
            other = state.clone()
            other.imagine(viewer, Rng(number))
            names = NAMES[:seats]
            assert GAME.board_view(other, viewer, names) == GAME.board_view(state, viewer, names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.players)
def test_the_facts_are_complete(seats: int, lang: str) -> None:
    found = constants(seats, lang)
    content = GAME.content
    assert list(found.areas) == content.area_names()
    assert list(found.borders) == content.border_names()
    assert len(found.board) == found.rounds
    assert len(found.invest) == seats
    assert {area for area in found.areas if found.areas[area].is_in_play} == {
        content.areas[area].id for region in content.setups[seats] for area in region
    }
    for area, printed in zip(found.areas.values(), content.areas, strict=True):
        assert area.d.startswith("M")
        assert area.d.endswith("Z")
        assert bool(area.port) == printed.coast
    assert len(found.cards) == sum(not card.is_extra for card in content.cards)
    x, y, width, height = found.window
    for area in found.areas.values():
        if area.is_in_play:
            assert x < area.plate[0] < x + width
            assert y < area.plate[1] < y + height


def started(players: int = 3, seed: int = 7) -> Match:
    return wheal.new("tinners", players=NAMES[:players], seed=seed, setup="auto")


def test_companies_count_mines_work_and_ore() -> None:
    match = started()
    seat = match.state.current_player
    match.play("build gwennap")
    while match.decision is not None and match.decision.kind != "act":
        legal = match.legal_moves
        match.play(next((move for move in ("survey none", "drop") if move in legal), legal[0]))
    company = board(match).company[seat]
    assert (company.mines_built, company.mines) == (1, 6)
    assert company.work_left == 8
    state = match.state
    assert isinstance(state, Position)
    state.players[seat].tin, state.players[seat].copper = 2, 1
    priced = board(match)
    company = priced.company[seat]
    assert company.ore_value == 2 * priced.table.prices["tin"] + priced.table.prices["copper"]


def test_the_work_track_has_the_uppermost_first() -> None:
    match = started()
    order = board(match).table.order
    assert board(match).track[0] == order
    match.play("pasties")
    assert board(match).track[:2] == [order[1:], order[:1]]
    match.play("pass")
    assert order[1] not in board(match).track[0]


def test_pumps_are_taken_from_the_right() -> None:
    match = started(5)
    groups = board(match).pump_groups
    assert [[group.state for group in column] for column in groups[1:]] == [["later"] * len(c) for c in groups[1:]]
    assert [group.is_next for group in groups[0]] == [False] * (len(groups[0]) - 1) + [True]
    match.play("pumps")
    assert [group.state for group in board(match).pump_groups[0]] == ["ready"] * (len(groups[0]) - 1) + ["used"]


class TestLot:
    def test_before_the_first_bid(self) -> None:
        match = started()
        seat = match.state.current_player
        match.play("build gwennap")
        while match.decision is not None and match.decision.kind != "open":
            match.play("survey none")
        lot = board(match, seat).lot
        assert lot is not None
        assert (lot.area, lot.least, lot.work, lot.is_decided, lot.insurance_text) == ("gwennap", 1, 2, False, "")
        assert [lane.state for lane in lot.lanes] == ["in"] * 3
        assert lot.lanes[seat].column == 2

    @rule("TT-AUC-03", "TT-AUC-08")
    def test_who_cannot_bid_says_why(self) -> None:
        match = started()
        first = match.state.current_player
        match.play("build gwennap")
        while match.decision is not None and match.decision.kind != "open":
            match.play("survey none")
        state = match.state
        assert isinstance(state, Position)
        second, third = (seat for seat in range(3) if seat != first)
        state.players[second].money = 2
        match.play("bid 3")
        lot = board(match).lot
        assert lot is not None
        assert (lot.lanes[first].state, lot.least) == ("leads", 4)
        assert lot.lanes[second].reason_text == "cannot bid: has £2"
        assert lot.lanes[third].reason_text == ""
        state.players[third].mines = 0
        assert (lot := board(match).lot) is not None
        assert lot.lanes[third].reason_text == "cannot bid: all mines are built"
        state.players[third].has_passed = True
        assert (lot := board(match).lot) is not None
        assert lot.lanes[third].reason_text == "cannot bid: has passed"

    @rule("TT-AUC-14", "TT-AUC-15")
    def test_a_card_before_insures_and_shows_the_tile_to_one(self) -> None:
        for seed in range(40):
            match = started(seed=seed)
            seat = match.state.current_player
            downs = [name for name, area in match.view().area.items() if area.face == "down"]
            match.play(f"build {downs[0]}")
            if match.decision is None or match.decision.kind != "survey":
                continue
            match.play(next(move for move in match.legal_moves if move != "survey none"))
            match.play("bid 3")
            own, others = board(match, seat).lot, board(match, match.state.current_player).lot
            assert own is not None
            assert others is not None
            assert own.is_secret
            assert own.tile is not None
            assert own.would_hold is not None
            assert others.tile is None
            assert others.would_hold is None
            assert own.insurance_text == f"If another wins, {match.names[seat]} gets half: £2"
            match.play("bid 9")
            assert (after := board(match, seat).lot) is not None
            assert after.insurance_text.endswith("£5")
            return
        pytest.fail("no seed gives a fitting card")


@rule("TT-INV-02", "TT-INV-03", "TT-INV-04")
def test_what_can_be_invested_with_its_split() -> None:
    match = started()
    state = match.state
    assert isinstance(state, Position)
    for _ in range(3):
        match.play("pass")
    seat = match.state.current_player
    assert match.decision is not None
    assert match.decision.kind == "invest"
    state = match.state
    assert isinstance(state, Position)
    state.players[seat].money = 27
    rows = board(match, seat).investments
    assert [row.amount for row in rows] == [5, 10, 15, 20, 25]
    last = rows[-1]
    tens, fives = GAME.content.per_10[0][0], GAME.content.per_5[0][0]
    assert (last.tens, last.fives, last.points) == (2, 1, 2 * tens + fives)
    assert board(match).investments == []
