"""What is read of a table calls things by their names; how they are typed stands beside choices alone."""

from __future__ import annotations

import re

import pytest

import wheal
from tests.languages import said_in
from wheal.client.log_text import OPENING, lines_since
from wheal.kernel.engine.rng import Rng
from wheal.kernel.match import Match
from wheal.kernel.texts import LANGUAGES

NOTATION = {
    "tinners": re.compile(r"\bS[A-DW]\d\d\b|\b[a-z-]+/[a-z-]+\b|\bst-[a-z]+\b"),
    "ore": re.compile(r"\bT[A-Z]\d\d\b|\b[a-z]+-(?:exchange|smelter|market|mine|bit|cage|ops|venture|railroad)\b"),
}


def words_of(match: Match) -> list[str]:
    """The table, the hand and the log as the seat to decide reads them."""
    seat = match.state.current_player
    lines = match.game.board_text(match.state, seat, match.names).splitlines()
    lines += match.game.hand_text(match.state, seat)
    return lines + [line.text for line in lines_since(match, seat, OPENING, with_own=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NOTATION)
def test_no_notation_stands_in_table_hand_and_log(game: str, lang: str) -> None:
    match = wheal.new(game, players=4, seed=5)
    rng = Rng(5)
    for played in range(400):
        if match.over:
            break
        if played % 40 == 0:
            for line in said_in(lang, words_of, match):
                assert not NOTATION[game].search(line), line
        moves = match.legal_moves
        match.play(moves[rng.below(len(moves))])
    assert played > 100
