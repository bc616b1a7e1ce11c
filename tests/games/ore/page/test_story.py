"""Where a game is, and what is told of it when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

import wheal
from tests import places
from tests.games.ore.test_view import random_positions
from tests.languages import said_in
from wheal.games.ore.rules.position import Position
from wheal.kernel.match import Match
from wheal.kernel.texts import LANGUAGES

GAME = wheal.game("ore")
RECORDS = sorted(places.RECORDS.glob("ore-*.wheal"))


def test_the_stage_is_the_round_and_one_of_five_phases() -> None:
    met = set()
    for state in random_positions(3, 2):
        stage = said_in("en", GAME.stage, state)
        assert stage is not None
        assert stage.title == f"Round {state.round}"
        assert stage.phases == ["Placement", "Collection", "Market", "Acquisition", "Replenishment"]
        met.add(stage.phases[stage.at] if stage.at >= 0 else "")
    assert met == {"Placement", "Market", "Acquisition", "Replenishment", ""}
    polish = said_in("pl", GAME.stage, GAME.new_state(3, {}, 1))
    assert polish is not None
    assert (polish.title, polish.phases[polish.at]) == ("Runda 1", "Rozmieszczanie")


def test_points_and_money_can_be_counted_at_any_time() -> None:
    for state in random_positions(4, 2):
        measures = GAME.measures(state)
        assert measures["points"] == state.scores()
        assert measures["money"] == [player.cash for player in state.players]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_three_things_are_told_of_a_finished_game(record: Path, lang: str) -> None:
    match = wheal.load(record)
    highlights = said_in(lang, GAME.highlights, match)
    assert len(highlights) == 3
    assert len({highlight.title for highlight in highlights}) == 3
    for highlight in highlights:
        assert highlight.sentence.endswith(".")
        assert any(name in highlight.sentence for name in match.names) or highlight.icon == "extract"


def test_the_facts_are_true() -> None:
    match = wheal.load(RECORDS[1])
    sold, _, deepest = said_in("en", GAME.highlights, match)
    by_seat = [0] * len(match.names)
    for step in match.steps:
        for event in step.events:
            if event.name == "sold":
                by_seat[event.seat] += int(event.args["money"])
    seller = match.names[by_seat.index(max(by_seat))]
    assert sold.sentence.startswith(f"{seller} sold ")
    assert f"for ${max(by_seat)} in all" in sold.sentence
    assert f"stood on space {deepest_space(match)} of" in deepest.sentence


def deepest_space(match: Match) -> int:
    spaces = [0]
    for step in match.steps:
        assert isinstance(step.state_before, Position)
        for mine in step.state_before.mines:
            spaces += [space for space, owner in enumerate(mine.owner, 1) if owner >= 0]
    return max(spaces)


def test_nothing_is_told_of_a_game_in_which_nothing_happened() -> None:
    assert said_in("en", GAME.highlights, wheal.new("ore", seed=1)) == []
