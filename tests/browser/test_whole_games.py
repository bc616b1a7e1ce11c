"""The longest games of both boards in every way: by clicks, by keys alone, by touch. Only with --whole-games."""

from __future__ import annotations

import pytest

from tests.browser.board_player import BoardPlayer, Toucher, Typist
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.test_board_games import ORE, TINNERS, Game, assert_ended

WAYS = {"clicks": (BoardPlayer, WIDE), "keys": (Typist, WIDE), "touch": (Toucher, PHONE)}


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("title", "seats"), [(TINNERS, 5), (ORE, 4)], ids=["tinners", "ore"])
def test_the_longest_games_are_played_to_the_end(visit_board: Visit, title: str, seats: int, way: str) -> None:
    player, settings = WAYS[way]
    page, played = Game(player, title, seats, {}, settings).play(visit_board)
    assert played.on_board.total() > 5
    assert_ended(page, seats)
