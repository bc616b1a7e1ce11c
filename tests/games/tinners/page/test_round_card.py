"""The card at a change of round: dice as they fell, what was sold and scored, the order of play."""

from __future__ import annotations

from tests.games.tinners.page.test_story import GAME, played
from tests.languages import said_in
from wheal.kernel.board_parts import RoundCard

SECOND_ROUND = 89  # moves of this record


def card_at(moves: int, lang: str = "en") -> RoundCard | None:
    return said_in(lang, GAME.round_card, played("tinners-4-players-31", moves))


def test_there_is_none_before_the_first_round() -> None:
    assert card_at(0) is None


def test_it_changes_with_the_round_and_stays_until_the_next() -> None:
    before, card, later = (card_at(moves) for moves in (SECOND_ROUND - 1, SECOND_ROUND, SECOND_ROUND + 10))
    assert before is not None
    assert card is not None
    assert before.title == "Round 1 begins."
    assert (card.moves, card.title) == (SECOND_ROUND, "Round 2 begins.")
    assert later == card
    polish = card_at(SECOND_ROUND, "pl")
    assert polish is not None
    assert polish.rolls[0].faces == card.rolls[0].faces
    assert polish.title != card.title


def test_the_dice_lead_to_the_prices() -> None:
    match = played("tinners-4-players-31", SECOND_ROUND)
    card = card_at(SECOND_ROUND)
    assert card is not None
    assert [roll.kind for roll in card.rolls] == ["tin", "copper"]
    tops = match.state.rules.price_tops  # type: ignore[attr-defined]
    columns = [match.state.tin_column, match.state.copper_column]  # type: ignore[attr-defined]
    for roll, column in zip(card.rolls, columns, strict=True):
        total = sum(roll.faces) + roll.change
        assert len(roll.faces) == 3
        assert column == next((place for place, top in enumerate(tops[:-1]) if total <= top), len(tops) - 1)
    assert card.rolls[0].sentence == f"Tin is at £{match.state.rules.tin_prices[columns[0]]}."  # type: ignore[attr-defined]


def test_it_adds_up_what_each_seat_sold_and_scored() -> None:
    match = played("tinners-4-players-31", SECOND_ROUND)
    card = card_at(SECOND_ROUND)
    assert card is not None
    events = [event for event in match.events if event.name in ("sold", "invested")]
    for seat, name in enumerate(match.names):
        words = " ".join(line.rest for line in card.lines if line.seat == seat)
        points = sum(int(str(event.args.get("points", 0))) for event in events if event.seat == seat)
        sold = [event.args["money"] for event in events if event.seat == seat and event.name == "sold"]
        assert all(f"for £{money}" in words for money in sold)
        assert (f"scores {points} point" in words) == bool(points)
        assert (name in words) == bool(sold or points)
    assert any(line.rest.startswith("mike invests £25 ") for line in card.lines)


def test_the_order_is_that_of_passing() -> None:
    match = played("tinners-4-players-31", SECOND_ROUND)
    card = card_at(SECOND_ROUND)
    assert card is not None
    places = {match.state.players[seat].place: seat for seat in card.order}  # type: ignore[attr-defined]
    assert [places[place] for place in sorted(places)] == card.order
    assert sorted(card.order) == [0, 1, 2, 3]


def test_what_a_match_does_not_remember_is_not_told() -> None:
    match = played("tinners-4-players-31", 140)
    match.forget(10)
    assert said_in("en", GAME.round_card, match) is None
