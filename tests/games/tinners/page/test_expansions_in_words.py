"""With expansions a table is told in words where the drawings do not show them: nothing is left out in silence."""

from __future__ import annotations

import pytest

import wheal
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match

EXPANSIONS = ("arsenic", "emigration", "kickstarter")


@pytest.mark.parametrize("name", EXPANSIONS)
def test_there_is_no_board_and_no_picture_of_what_is_not_drawn(name: str) -> None:
    match = Match(wheal.game("tinners"), ("ann", "bob", "cal"), {name: True}, 1)
    assert match.game.board_view(match.state, SPECTATOR, match.names) is None
    assert match.game.seat_board(None, match.state, 0, match.names) is None
    assert match.game.sheet(match.state.setting) is None
    assert match.game.picture(match.state, SPECTATOR, match.names) == ""
    assert match.game.table_words(match.state, 0, match.names)


def test_the_base_game_is_drawn() -> None:
    match = wheal.new("tinners", players=3, seed=1, setup="auto")
    assert match.game.board_view(match.state, SPECTATOR, match.names) is not None
    assert match.game.picture(match.state, SPECTATOR, match.names).startswith("<svg")
