"""Survey cards that were used lie open, in the order in which they were used."""

from __future__ import annotations

import wheal
from tests.games.tinners import position
from tests.marks import rule

GAME = wheal.game("tinners")
CARDS = [card.id for card in GAME.content.cards if card.id.startswith("SA")]


@rule("TT-BLD-12", "TT-A2P-14")
def test_cards_from_hands_lie_open_the_last_one_last() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"face": "down"}, "breage": {"face": "down"}},
        "player": {
            "ann": {"money": 20, "hand": CARDS[1:2]},
            "bob": {"money": 20, "hand": CARDS[:1]},
            "cal": {"money": 0, "hand": []},
        },
    }
    match = position(GAME, given)
    match.play("build camborne", f"survey {CARDS[1]}", "bid 5", "drop")
    assert match.view().played == CARDS[1:2]
    match.play("build breage", f"survey {CARDS[0]}")
    assert match.view().played == [CARDS[1], CARDS[0]]


@rule("TT-A2P-14")
def test_cards_of_a_deck_lie_open_the_last_one_last() -> None:
    given = {
        "order": ["ann", "bob"],
        "area": {"camborne": {"face": "down"}, "breage": {"face": "down"}},
        "deck": {"A": [CARDS[2], CARDS[0], CARDS[1]]},
        "player": {name: {"money": 20, "hand": []} for name in ("ann", "bob")},
    }
    match = position(GAME, given, seats=2)
    match.play("build camborne", "survey draw")
    assert match.view().played == [CARDS[2]]
    match.play(f"bid {match.view().auction.minimum}", "drop")
    match.play("build breage", "survey draw")
    assert match.view().played == [CARDS[2], CARDS[0]]
