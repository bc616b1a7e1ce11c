"""The table and its notation: one line of text for every action, and clear words for every other line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wheal
from wheal.kernel.errors import Refused

GAMES = wheal.games()


@pytest.mark.parametrize("game_id", GAMES)
def test_text_and_action_are_one_to_one(game_id: str) -> None:
    table = wheal.game(game_id).table
    assert len({action.text for action in table}) == len(table)
    for i, action in enumerate(table):
        assert action.index == i
        assert table.parse(action.text) is action


@pytest.mark.parametrize("game_id", GAMES)
def test_the_parts_of_an_action_are_its_words_with_their_ranges(game_id: str) -> None:
    table = wheal.game(game_id).table
    ranges = wheal.game(game_id).ranges()
    for action in table:
        parts = table.parts(action)
        assert " ".join(word for _, word in parts) == action.text
        assert parts[0] == ("", action.verb)
        assert " ".join(name or word for name, word in parts) == type(action).notation
        assert all(word in ranges[name].words for name, word in parts if name)


@pytest.mark.parametrize(
    ("game_id", "text", "names"),
    [
        ("tinners", "adit st-ives/st-just", ["", "BORDER"]),
        ("tinners", "extract camborne tin 2 copper 0", ["", "AREA", "", "CUBES", "", "CUBES"]),
        ("tinners", "survey none", ["", ""]),
        ("ore", "drill gold 3 coal", ["", "RES", "", ""]),  # what it costs, no resource to choose
        ("ore", "buy library money", ["", "ASSET", ""]),
        ("ore", "buy mine-cage", ["", "INITIATIVE"]),
        ("ore", "exchange commodities-exchange 3 oil gold", ["", "TRADER", "BARRELS", "RES", "RES"]),
    ],
)
def test_forms_of_one_verb_are_told_apart(game_id: str, text: str, names: list[str]) -> None:
    table = wheal.game(game_id).table
    assert [name for name, _ in table.parts(table.parse(text))] == names


@pytest.mark.parametrize(
    ("game_id", "text", "amounts"),
    [
        ("tinners", "extract camborne tin 2 copper 0", ["2", "0"]),
        ("tinners", "bid 7", ["7"]),
        ("tinners", "survey none", []),
        ("ore", "drill gold 3 coal", ["3"]),  # it stands in the notation itself
        ("ore", "fill #13", []),
    ],
)
def test_amounts_are_the_words_of_number_ranges(game_id: str, text: str, amounts: list[str]) -> None:
    table = wheal.game(game_id).table
    assert [word for name, word in table.parts(table.parse(text)) if table.is_amount(name, word)] == amounts


@pytest.mark.parametrize(
    ("game_id", "leaving", "least_first"),
    [("tinners", {"pass", "drop", "stop", "done"}, {"bid"}), ("ore", {"pass", "done"}, set())],
)
def test_verbs_say_what_leaves_and_what_comes_first(game_id: str, leaving: set[str], least_first: set[str]) -> None:
    table = wheal.game(game_id).table
    assert (table.leaving, table.least_first) == (leaving, least_first)


DEFINED: dict[str, dict[str, Any]] = {  # a component more for each game
    "tinners": {"survey": {"x1": {"region": "A", "benefit": "tin", "amount": 1, "value": 1}}},
    "ore": {"mine": {"x1": {"resource": "gold", "price": 7, "levels": [[1, 1, 1]]}}},
}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_digest_tells_tables_apart(game_id: str) -> None:
    game = wheal.game(game_id)
    assert type(game)(game.content).table.digest == game.table.digest
    assert game.with_defined(DEFINED[game_id]).table.digest != game.table.digest


@given(st.text(max_size=40))
def test_any_line_is_an_action_or_refused_with_a_sentence(text: str) -> None:
    table = wheal.game("tinners").table
    action = None
    sentence = ""
    try:
        action = table.parse(text)
    except Refused as refused:
        sentence = str(refused)
    assert (action is None) == bool(sentence)
    if action is not None:
        assert action.verb == text.split(maxsplit=1)[0].lower()


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ("bild camborne", "", 'did you mean "build"'),
        ("build cambourne", "", 'did you mean "camborne"'),
        ("bid 1000", "TT-AUC-03", "999"),
        ("bid 99999999999999999999", "TT-AUC-03", "999"),
        ("bid -1", "", "sum of money"),
        ("invest 7", "TT-INV-02", "multiple of £5"),
        ("extract camborne tin 9 copper 0", "TT-EXT-03", "9"),
        ("extract camborne", "", "extract AREA tin N copper N"),
        ("adit st-just/bodmin", "TT-ADT-01", "no border"),
        ("adit st-just/nowhere", "", "no border"),
        ("", "", "?"),
        ("bid " + "9" * 5000, "TT-AUC-03", "…"),
        ("9" * 5000, "", "…"),
    ],
)
def test_what_is_wrong_is_said(text: str, rule: str, words: str) -> None:
    with pytest.raises(Refused) as caught:
        wheal.game("tinners").table.parse(text)
    assert caught.value.rule == rule
    assert words in str(caught.value)


def test_borders_are_understood_in_either_order_and_case_is_ignored() -> None:
    table = wheal.game("tinners").table
    assert table.parse("adit st-ives/st-just") is table.parse("adit st-just/st-ives")
    assert table.parse("  BUILD  Camborne ") is table.parse("build camborne")
    assert table.parse("survey sb02") is table.parse("survey SB02")
