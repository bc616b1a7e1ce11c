"""Where a game is in words, what is counted, and what is worth telling."""

from __future__ import annotations

import pytest

import wheal
from tests.languages import said_in
from tests.places import RECORDS
from wheal.kernel.record import parse_record, replay

GAME = wheal.game("tinners")


def played(record: str, at: int | None = None) -> wheal.Match:
    text = (RECORDS / f"{record}.wheal").read_text(encoding="utf-8")
    return replay(parse_record(text, record), GAME, upto=at)


def test_the_stage_goes_through_the_round() -> None:
    match = wheal.new("tinners", players=3, seed=7)
    assert said_in("en", GAME.stage, match.state) == ("Set-up", ["Prices", "Work", "Sell & invest", "Peek"], -1)
    match.play_setup()
    assert said_in("en", GAME.stage, match.state)[:1] == ("Round 1 of 4",)  # type: ignore[index]
    seen = set()
    whole = played("tinners-4-players-31")
    for number in range(len(whole.steps)):
        stage = said_in("pl", GAME.stage, whole.at(number).state)
        assert stage is not None
        seen.add((stage.title, stage.at))
    assert {("Runda 1 z 4", 1), ("Runda 2 z 4", 2), ("Runda 4 z 4", 1), ("Przygotowanie", -1)} <= seen
    assert said_in("en", GAME.stage, whole.state)[2] == -1  # type: ignore[index]


def test_points_and_money_are_counted() -> None:
    match = played("tinners-4-players-31")
    measures = GAME.measures(match.state)
    assert list(measures) == ["points", "money"]
    assert measures["points"] == list((match.result or {}).values())


@pytest.mark.parametrize("record", sorted(path.stem for path in RECORDS.glob("tinners-*.wheal")))
def test_three_things_are_worth_telling(record: str) -> None:
    match = played(record)
    for lang in ("en", "pl"):
        highlights = said_in(lang, GAME.highlights, match)
        assert len(highlights) == 3 or "tie" in record
        assert all(any(name in highlight.sentence for name in match.names) for highlight in highlights)


def test_what_is_told_is_true() -> None:
    match = played("tinners-4-players-31")
    mine, lot, sale = said_in("en", GAME.highlights, match)
    wins = [event for step in match.steps for event in step.events if event.name == "won"]
    dearest = max(wins, key=lambda event: int(event.args["bid"]))
    assert lot.sentence.startswith(f"{match.names[dearest.seat]} pays £{dearest.args['bid']} for ")
    sales = [event for step in match.steps for event in step.events if event.name == "sold"]
    assert f"£{max(int(event.args['money']) for event in sales)}" in sale.sentence
    assert mine.icon == "mine"
    polish = said_in("pl", GAME.highlights, match)
    assert [highlight.title for highlight in polish] == [
        "Najbogatsza kopalnia",
        "Najdroższa licytacja",
        "Najlepsza sprzedaż",
    ]
