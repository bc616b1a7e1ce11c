"""What the page offers first: the most profitable extraction, and places that are of some use."""

from __future__ import annotations

import pytest

import wheal
from tests.marks import rule
from wheal.games.tinners.rules.position import Position
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import HIDDEN
from wheal.kernel.match import Match

KATIE, ZOE = 1, 2


def table() -> Match:
    """Katie's turn in a game of three; nothing is built."""
    match = wheal.new("tinners", players=["mike", "katie", "zoe"], seed=7, setup="auto")
    while match.state.current_player != KATIE:
        match.play("pasties")
    return match


def position(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def area_of(match: Match, name: str) -> int:
    return position(match).rules.area_names.index(match.game.content.area_of[name].name)


def give_mine(match: Match, name: str, seat: int, *, tin: int, copper: int, water: int, pieces: int = 0) -> None:
    area = position(match).areas[area_of(match, name)]
    area.owner, area.tile, area.is_face_up = seat, -1, False
    area.tin, area.copper, area.water, area.pieces = tin, copper, water, pieces


def set_prices(match: Match, tin: int, copper: int) -> None:
    state = position(match)
    state.tin_column = state.rules.tin_prices.index(tin)
    state.copper_column = state.rules.copper_prices.index(copper)


def offered(match: Match) -> tuple[list[str], set[str]]:
    legal = match.state.legal_actions(KATIE)
    offers = match.game.offers(match.state, KATIE, legal)
    presets = [action.text for action in legal if action.index in offers.presets]
    return presets, {action.text for action in legal if action.index in offers.useless}


@rule("TT-EXT-04")
@pytest.mark.parametrize(
    ("tin", "copper", "water", "expected"),
    [
        (4, 8, 0, "tin 1 copper 2"),  # the dearer ore first
        (7, 4, 2, "tin 3 copper 0"),
        (4, 8, 4, "tin 0 copper 2"),  # tin would bring no more than it costs
        (4, 2, 5, "tin 1 copper 0"),  # nothing pays: the least loss
    ],
)
def test_extraction_begins_with_the_best_profit(tin: int, copper: int, water: int, expected: str) -> None:
    match = table()
    position(match).players[KATIE].money = 99
    set_prices(match, tin, copper)
    give_mine(match, "gwennap", KATIE, tin=3, copper=2, water=water, pieces=1)
    assert offered(match)[0] == [f"extract gwennap {expected}"]


def test_both_ores_are_taken_where_both_pay_and_there_is_room() -> None:
    match = table()
    position(match).players[KATIE].money = 99
    rules = position(match).rules
    set_prices(match, rules.tin_prices[-1], rules.copper_prices[-1])
    give_mine(match, "gwennap", KATIE, tin=1, copper=1, water=1)
    assert offered(match)[0] == ["extract gwennap tin 1 copper 1"]


def test_places_are_useful_where_a_mine_is_or_may_be_ones_own() -> None:
    match = table()
    give_mine(match, "gwennap", KATIE, tin=1, copper=1, water=1)
    give_mine(match, "probus", ZOE, tin=1, copper=1, water=1)
    useless = offered(match)[1]
    state = position(match)
    bare = [name for name in match.game.content.area_names() if state.areas[area_of(match, name)].tile < 0]
    with_miner = {f"miner {name}" for name in bare if name != "gwennap"}
    assert {move for move in useless if move.startswith("miner ")} == with_miner
    assert "miner probus" in useless, "it is another's"
    assert not [move for move in useless if move.split()[0] in ("build", "extract", "pass", "pasties", "pumps")]


def test_pumps_are_for_ones_own_mines_and_looks_for_what_is_not_known() -> None:
    match = table()
    give_mine(match, "gwennap", KATIE, tin=1, copper=1, water=2)
    give_mine(match, "probus", ZOE, tin=1, copper=1, water=2)
    match.play("pumps")
    assert offered(match)[1] == {"pump probus"}


def test_what_is_offered_depends_on_nothing_hidden() -> None:
    match = table()
    give_mine(match, "gwennap", KATIE, tin=1, copper=1, water=1)
    before = offered(match)
    view = match.view(KATIE)
    assert HIDDEN in [area.tile for area in view.area.values()]
    for deal in range(5):
        imagined = match.state.clone()
        imagined.imagine(KATIE, Rng(deal))
        other = Match(match.game, match.names, match.options, match.seed, state=imagined)
        assert offered(other) == before


def test_who_holds_a_secret() -> None:
    """A hand, or a tile that was looked at; with neither there is nothing to hide."""
    match = table()
    state = position(match)
    assert match.game.has_secret(state, KATIE)
    state.players[KATIE].hand = []
    assert not match.game.has_secret(state, KATIE)
    hidden = next(area for area in state.areas if area.tile >= 0 and not area.is_face_up)
    hidden.known = 1 << KATIE
    assert match.game.has_secret(state, KATIE)
    assert not match.game.has_secret(state, ZOE) or state.players[ZOE].hand
