"""The card at a change of round: what was sold, filled and failed, the points won, and the order of play."""

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


def changes_of_round(whole: wheal.Match) -> list[int]:
    """After how many moves each new round began."""
    steps = enumerate(whole.steps, 1)
    return [number for number, step in steps if any(event.name == "round" for event in step.events)]


@pytest.mark.parametrize(
    ("lang", "won", "lost", "none"),
    [
        ("en", " wins {points} ", " loses {points} ", " wins no points "),
        ("pl", " zyskuje {points} ", " traci {points} ", " nie zyskuje "),
    ],
)
def test_it_tells_the_points_won(lang: str, won: str, lost: str, none: str) -> None:
    """The difference between the scores at the beginning of two rounds, and how many there are now."""
    whole = played()
    before = whole.at(0).state.scores()
    seen = set()
    for number in changes_of_round(whole):
        match = whole.at(number)
        card = said_in(lang, GAME.round_card, match)
        assert card is not None
        now = match.state.scores()
        for seat, (old, new) in enumerate(zip(before, now, strict=True)):
            words = [line.rest for line in card.lines if line.seat == seat][-1]
            sentence = won if new > old else lost if new < old else none
            seen.add(sentence)
            assert sentence.format(points=abs(new - old)) in words
            assert words.endswith(f" {new}.")
        before = now
    assert seen == {won, lost, none}


def test_without_the_round_before_it_tells_the_points_alone() -> None:
    whole = played()
    number = changes_of_round(whole)[1]
    match = whole.at(number)
    match.forget(1)
    assert match.base > 0
    card = GAME.round_card(match)
    assert card is not None
    lines = [line.rest for line in card.lines if "point" in line.rest]
    points = zip(whole.names, match.state.scores(), strict=True)
    assert lines == [f"{name} has {score} point{'' if score == 1 else 's'}." for name, score in points]
