"""What the files of the expansions must say, each by the rule that wants it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.tinners.content.test_content import with_change
from tests.marks import rule
from wheal.games.tinners.game import Tinners
from wheal.kernel.content import BadContent


def assert_fault(folder: Path, file: str, words: str) -> None:
    with pytest.raises(BadContent) as caught:
        Tinners.with_content(folder)
    faults = [str(fault) for fault in caught.value.faults]
    assert any(fault.startswith(file) and words in fault for fault in faults), faults


@rule("TT-ARS-12", "TT-ARS-13")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("n = 4  ", "n = 5  ", "needs sections 1 to 4, in order"),
        ("spaces = [13, 13, 12, 12]", "spaces = [15, 13, 12, 12]", "best first, also from section to section"),
        ("last_space_unlimited = true", "last_space_unlimited = false", "any number of cubes"),
    ],
)
def test_the_arsenic_market(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert_fault(with_change(tmp_path, "arsenic_market.toml", old, new), "arsenic_market.toml", words)


@rule("TT-RUL-02")
def test_emigrating_costs_one_work_point(tmp_path: Path) -> None:
    folder = with_change(tmp_path, "emigration.toml", "work_cost = 1", "work_cost = 2")
    assert_fault(folder, "emigration.toml", "work_cost: must be 1")


@rule("TT-KSP-01", "TT-KSP-02")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('replaces_deck = "wild"', 'replaces_deck = "A"', 'replaces_deck: must be "wild"'),
        ('regions = ["A", "B"]', 'regions = ["A", "A"]', "must be two regions"),
    ],
)
def test_the_kickstarter_pack(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert_fault(with_change(tmp_path, "kickstarter.toml", old, new), "kickstarter.toml", words)


@rule("TT-KSP-01")
@pytest.mark.parametrize("cards", [4, 5])
def test_there_is_a_card_of_the_pack_for_each_of_five_players(tmp_path: Path, cards: int) -> None:
    ours = Path(__file__).parents[4] / "src" / "wheal" / "games" / "tinners" / "content" / "kickstarter.toml"
    lines = ours.read_text(encoding="utf-8").splitlines(keepends=True)
    of_cards = [number for number, line in enumerate(lines) if line.lstrip().startswith("{") and "regions" in line]
    kept = [line for number, line in enumerate(lines) if number not in of_cards[cards:]]
    (tmp_path / "kickstarter.toml").write_text("".join(kept), encoding="utf-8")
    if cards == 5:
        Tinners.with_content(tmp_path)
    else:
        assert_fault(tmp_path, "kickstarter.toml", "has 4 cards; at least 5 are needed")
