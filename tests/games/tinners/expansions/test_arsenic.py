"""Arsenic: what is told when a section closes, and where a limiter may stand."""

from __future__ import annotations

import pytest

import wheal
from tests.games.tinners import position
from tests.marks import rule
from wheal.kernel.errors import BadInput

GAME = wheal.game("tinners")
ARSENIC = {"arsenic": True}


@rule("TT-ARS-13")
def test_the_closing_of_a_section_is_told() -> None:
    """With what a cube brings at most from then on."""
    given = {
        "round": 1,
        "order": ["ann", "bob", "cal"],
        "player": {name: {"money": 0} for name in ("ann", "bob", "cal")},
    }
    match = position(GAME, given, options=ARSENIC)
    match.play("pass", "pass", "pass", "no-peek", "no-peek")
    (closed,) = [event for event in match.events if event.name == "section-closed"]
    assert closed.args == {"money": GAME.content.arsenic_market[1][0]}


@rule("TT-ARS-01")
def test_an_unused_limiter_lies_beside_the_last_column() -> None:
    match = position(GAME, {"player": {"ann": {"limiter": 11}}}, options=ARSENIC)
    assert [player.more["limiter"] for player in match.view().player] == [11, 11, 11]
    with pytest.raises(BadInput, match="limiter"):
        position(GAME, {"player": {"ann": {"limiter": 12}}}, options=ARSENIC)
