"""The card at a change of round: what was sold, filled and failed, and the order of play."""

from __future__ import annotations

from collections import Counter

import pytest

import wheal
from tests.languages import said_in
from tests.places import RECORDS
from wheal.kernel.record import parse_record, replay

GAME = wheal.game("ore")
RECORD = "ore-4-players-end-by-assets"


def played(at: int | None = None) -> wheal.Match:
    text = (RECORDS / f"{RECORD}.wheal").read_text(encoding="utf-8")
    return replay(parse_record(text, RECORD), GAME, upto=at)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_round_has_its_card(lang: str) -> None:
    """Money of sales and rows, by seat; the seat after the one that paid salaries begins."""
    whole = played()
    taken: Counter[int] = Counter()
    paid, rounds = -1, 0
    for number, step in enumerate(whole.steps, 1):
        for event in step.events:
            if event.name == "salary":
                paid = event.seat
            if event.name in ("sold", "filled"):
                taken[event.seat] += int(str(event.args["money"]))
            if event.name != "round":
                continue
            rounds += 1
            card = said_in(lang, GAME.round_card, whole.at(number))
            assert card is not None
            assert card.moves == number
            assert str(event.args["round"]) in card.title
            assert card.order[0] == (paid + 1) % len(whole.names) == whole.at(number).state.start  # type: ignore[attr-defined]
            for seat, money in taken.items():
                words = [line.rest for line in card.lines if line.seat == seat]
                told = sum(int(word.strip("$.")) for line in words for word in line.split() if word[:1] == "$")
                assert told >= money
            taken.clear()
    assert rounds > 2
