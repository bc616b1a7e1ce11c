"""Limits that a scenario cannot show: what a card may be, what set-up gives, which moves and choices there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import wheal
from tests.accounts_ore import check_cards
from tests.marks import rule
from wheal.games.ore.game import Ore
from wheal.games.ore.rules.position import Position
from wheal.games.ore.terminal.parts import legal_moves
from wheal.games.ore.view import SubcontractView, build_view
from wheal.kernel.content import BadContent
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import Refused
from wheal.kernel.game import OptionValue

GAME = wheal.game("ore")
OURS = Path(wheal.__file__).parent / "games" / "ore" / "content"
NAMES = ("ann", "bob", "cal")


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A content folder with one thing written otherwise in one of the files."""
    text = (OURS / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def faults_of(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as caught:
        Ore.with_content(folder)
    return [str(fault).partition(": ")[2] for fault in caught.value.faults]


def given(differences: Mapping[str, Any], **options: OptionValue) -> Position:
    state = GAME.new_state(len(NAMES), options, 1)
    GAME.place(state, {"start": "ann", **differences}, NAMES)
    state.settle()
    assert isinstance(state, Position)
    return state


# ---- cards ------------------------------------------------------------------------------------------


@rule("ORE-CMP-13", "ORE-INI-02")
@pytest.mark.parametrize(
    ("levels", "faults"),
    [
        ("[[1], [2], [3]]", []),
        ("[[1, 1, 2]]", []),
        ("[[1], [2], [3], [4]]", ["three.gold TG02.levels: must be 1 to 3 lists, each with at least one space"]),
        ("[[1, 2], [], [3]]", ["three.gold TG02.levels: must be 1 to 3 lists, each with at least one space"]),
        ("[[1], [2]]", ["three.gold TG02: has 2 spaces; at least 3 are needed"]),
    ],
)
def test_a_mine_has_three_spaces_or_more_on_three_levels_at_most(
    levels: str, faults: Sequence[str], tmp_path: Path
) -> None:
    """Arrow, circle and star; a Drill Bit goes as far as space 3."""
    folder = changed(tmp_path, "mines.toml", "levels = [[1, 1], [2], [3]]", f"levels = {levels}")
    if faults:
        assert faults_of(folder) == faults
    else:
        assert Ore.with_content(folder).content.mines


# ---- set-up -----------------------------------------------------------------------------------------


@rule("ORE-SET-01", "ORE-SET-08")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_everybody_begins_with_the_cage_of_the_set_up(level: int, tmp_path: Path) -> None:
    folder = changed(tmp_path, "setup.toml", "cage_level = 1", f"cage_level = {level}")
    state = Ore.with_content(folder).new_state(3, {}, 1)
    assert isinstance(state, Position)
    assert [player.cage for player in state.players] == [level] * 3


@rule("ORE-VAR-05", "ORE-INV-03")
@pytest.mark.parametrize("seed", range(12))
def test_a_named_mine_is_found_wherever_a_short_game_put_it(seed: int) -> None:
    """The pile that loses it gets a card of its own resource, and no card is there twice."""
    state = GAME.new_state(len(NAMES), {"variant": "short"}, seed)
    private = [{"card": "TG01", "mode": "mine"}, {"card": "TC01", "mode": "market"}]
    GAME.place(state, {"mine": {"iron": {"card": "TI01"}}, "player": {"ann": {"private": private}}}, NAMES)
    assert isinstance(state, Position)
    check_cards(state)
    assert [len(mine.pile) for mine in state.mines] == [3, 4, 4, 5, 5]


# ---- moves ------------------------------------------------------------------------------------------


@rule("ORE-AST-16", "ORE-RUL-48")
def test_efficient_ops_fills_one_to_three_rows() -> None:
    for number in (1, 2, 3):
        assert GAME.table.parse(f"efficient #45 {number}").text == f"efficient #45 {number}"
    for number in (0, 4):
        with pytest.raises(Refused):
            GAME.table.parse(f"efficient #45 {number}")


# ---- what is lit ------------------------------------------------------------------------------------


@rule("ORE-RUL-18", "ORE-INI-06", "ORE-INI-07", "ORE-INI-04")
def test_a_private_card_is_offered_for_barrels_at_hand_and_piles_that_are_not_empty() -> None:
    """Coal and iron are at hand, but under the iron mine lies no card; a Futures Exchange takes either."""
    state = given(
        {
            "at": "acquisition",
            "mine": {"iron": {"pile": 0}},
            "track": {"assets": ["ann"]},
            "row": {"assets": [""] * 5, "initiatives": ["private-mine", "private-market", "futures-exchange", "", ""]},
            "player": {"ann": {"cash": 60, "barrels": {"iron": 1, "coal": 1}}},
        }
    )
    wanted = {
        "buy private-mine coal",
        "buy private-market coal",
        "buy futures-exchange iron",
        "buy futures-exchange coal",
    }
    legal = {state.format(action) for action in state.legal_actions(0)}
    assert legal - {"pass"} == wanted
    assert legal_moves(state, 0) == (0, frozenset(legal))


@rule("ORE-AST-47", "ORE-RUL-49")
def test_a_use_of_subcontracted_ops_is_shown_while_it_has_lines_left() -> None:
    """Version b: two lines for bob; then it is used up, and ann is asked for version a."""
    ann = {
        "barrels": {"iron": 1, "coal": 2},
        "assets": ["subcontracted-ops-a", "subcontracted-ops-b"],
    }
    bob = {"contracts": [{"card": 1, "due": False}, {"card": 33, "due": False}]}
    state = given({"at": "subcontract", "player": {"ann": ann, "bob": bob}})
    shown = []
    for move in ("subcontract #1 line 1 b", "subcontract #1 line 2 b"):
        state.apply(state.parse(move))
        shown.append(build_view(state, 0).subcontract)
    assert shown == [SubcontractView(asset="subcontracted-ops-b", target=1, lines=1), None]
    assert state.question.name == "subcontract"
    assert "subcontract #33 line 1" in [state.format(action) for action in state.legal_actions(0)]


@rule("ORE-CON-04", "ORE-AST-16", "ORE-CON-09", "ORE-AST-47")
def test_what_a_row_is_filled_for_is_shown() -> None:
    """Every time it is a row of #1, "coal/oil", by ann, who has both."""
    ann = {"barrels": {"oil": 2, "coal": 2}, "assets": ["efficient-ops", "subcontracted-ops-a"]}
    own = {**ann, "contracts": [{"card": 1}]}
    sold = {**ann, "contracts": [{"card": 1, "filled": [1], "sold": True}]}
    bob = {"contracts": [{"card": 1}]}
    cases = (
        ({"at": "market", "player": {"ann": own}}, "fill #1", "due"),
        ({"at": "market", "player": {"ann": sold}}, "efficient #1 1", "efficient"),
        ({"at": "market", "start": "bob", "player": {"ann": ann, "bob": bob}}, "take-over", "take-over"),
        ({"at": "subcontract", "player": {"ann": ann, "bob": bob}}, "subcontract #1 line 1", "subcontract"),
    )
    for position, move, purpose in cases:
        state = given(position)
        state.apply(state.parse(move))
        shown = build_view(state, 0).filling
        assert shown is not None
        assert (shown.contract, shown.purpose) == (1, purpose)


# ---- what is hidden ---------------------------------------------------------------------------------


@rule("ORE-RUL-34", "ORE-SER-04")
def test_relief_that_another_has_sealed_is_imagined_in_every_way() -> None:
    """Ann has named one of her two and has not said done: for bob it may be none, either or both."""
    mines = {"gold": {"card": "TG01", "miners": {"1": "ann"}}, "coal": {"card": "TC01", "miners": {"2": "ann"}}}
    state = given({"at": "relief", "mine": mines, "player": {"bob": {"cash": 0}}}, relief="at once")
    state.apply(state.parse("relieve coal 2"), 0)
    found = set()
    for seed in range(60):
        imagined = state.clone()
        assert isinstance(imagined, Position)
        imagined.imagine(1, Rng(seed))
        found.add(frozenset(GAME.table[index].text for index in imagined.sealed[0]))
    gold, coal = "relieve gold 1", "relieve coal 2"
    assert found == {frozenset(), frozenset({gold}), frozenset({coal}), frozenset({gold, coal})}
