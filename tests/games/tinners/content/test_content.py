"""Content files: ours are whole; a wrong file gets every fault with file, line, key and what would be right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import wheal
from wheal.games.tinners.game import Tinners
from wheal.kernel.content import BadContent, UnreadableContent, provenance, shares

OURS = Path(wheal.__file__).parent / "games" / "tinners" / "content"


def with_change(folder: Path, file: str, old: str, new: str) -> Path:
    text = (OURS / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_our_content_is_whole() -> None:
    content = Tinners.with_content().content
    assert (len(content.areas), len(content.borders)) == (25, 49)
    assert (len(content.tiles), len(content.cards)) == (32 + 8, 45 + 6)  # those of the Kickstarter pack come last
    assert {players: sum(map(len, regions)) for players, regions in content.setups.items()} == {
        1: 13,
        2: 13,
        3: 17,
        4: 21,
        5: 25,
    }


def test_an_owners_file_replaces_ours_and_changes_the_digest(tmp_path: Path) -> None:
    with_change(tmp_path, "tiles.toml", 'id = "A1", copper = 3', 'id = "A1", copper = 4')
    own = Tinners.with_content(tmp_path).content
    assert own.tiles[0].copper == 4
    assert own.digest != Tinners.with_content().content.digest
    assert wheal.new("tinners", content=tmp_path, setup="auto").game.content.digest == own.digest
    shutil.copy(OURS / "tiles.toml", tmp_path)
    assert Tinners.with_content(tmp_path).content.digest == Tinners.with_content().content.digest


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("tiles.toml", 'id = "A1"', 'id = "A2"', '"A2" stands there twice'),
        (
            "tiles.toml",
            "copper = 3, tin = 3, water = 2",
            "copper = 3, tin = 3",
            "tiles.toml:11: region.A.tiles[0]: water is missing",
        ),
        ("tiles.toml", "copper = 3, tin = 3, water = 2", "copper = -3, tin = 3, water = 2", ">= 0"),
        ("tiles.toml", "tin = 3, water = 2, provenance", "tim = 3, water = 2, provenance", 'did you mean "tin"'),
        ("tiles.toml", 'provenance = "published"', 'provenance = "publisht"', 'did you mean "published"'),
        ("survey_cards.toml", 'benefit = "tin"', 'benefit = "tinn"', 'did you mean "tin"'),
        ("survey_cards.toml", "value = 2", "value = 0", "1 or more"),
        ("dice.toml", "faces = [0, 1, 1, 2, 2, 3]", "faces = [0, 1, 1, 2, 2]", "six faces"),
        ("dice.toml", 'id = "white"', 'id = "green"', "white, orange, blue"),
        ("prices.toml", "total = [5, 6]", "total = [6, 6]", "must begin at 5"),
        ("prices.toml", "copper = 8", "copper = 9", "prices must be"),
        ("investments.toml", "per_10 = [22, 19, 16, 13]", "per_10 = [22, 19, 16]", "needs 4 numbers"),
        ("investments.toml", "position = 2", "position = 3", "1 to 5, in order"),
        ("development_boards.toml", "miners = 14", "miners = 3", "the box holds 3"),
        ("development_boards.toml", "pump_groups = [1]", "pump_groups = [4]", "1 to 3 pieces"),
        ("development_boards.toml", "players = [3]", "players = [7]", "nothing for 3 players"),
        ("map.toml", '"st-just", "st-ives"]', '"st-just", "st-eves"]', 'did you mean "st-ives"'),
        ("map.toml", "players = [5]", "players = [9]", "nothing for 5 players"),
        ("map.toml", 'A = ["st-just"', 'A = ["st-jost"', 'did you mean "st-just"'),
        ("map.toml", "players = [1, 2]", "players = 2", "expected `array`"),
        ("map.toml", "[setup.p2]", "[[setup.p2]]", "setup.p2: must be a table"),
        ("development_boards.toml", "pumps = 10", 'pumps = "ten"', "expected `int`"),
        ("development_boards.toml", "miners = 1, pump_groups = [1]", "miners = -3, pump_groups = [1]", ">= 0"),
        ("investments.toml", "per_5  = [10,", "per_5  = [-10,", ">= 0"),
        ("map.toml", 'id = "st-ives"', 'id = "st-just"', "stands there twice"),
        ("map.toml", 'areas = ["st-just", "st-ives"]', 'areas = ["st-just", "st-just"]', "must name two areas"),
    ],
)
def test_a_fault_is_named_with_file_and_key(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    with pytest.raises(BadContent) as caught:
        Tinners.with_content(with_change(tmp_path, file, old, new))
    faults = [str(fault) for fault in caught.value.faults]
    assert any(fault.startswith(file) and words in fault for fault in faults), faults


def test_every_fault_is_listed(tmp_path: Path) -> None:
    with_change(tmp_path, "dice.toml", "faces = [0, 1, 1, 2, 2, 3]", "faces = []")
    with_change(tmp_path, "tiles.toml", 'id = "A1"', 'id = "A2"')
    with pytest.raises(BadContent) as caught:
        Tinners.with_content(tmp_path)
    assert {fault.file for fault in caught.value.faults} == {"dice.toml", "tiles.toml"}


def test_what_is_no_toml_or_no_content_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text("tiles = [", encoding="utf-8")
    with pytest.raises(UnreadableContent, match="is not TOML"):
        Tinners.with_content(tmp_path)
    (tmp_path / "tiles.toml").unlink()
    (tmp_path / "tile.toml").write_text("", encoding="utf-8")
    with pytest.raises(UnreadableContent, match="no content file of this name"):
        Tinners.with_content(tmp_path)
    with pytest.raises(UnreadableContent, match="no such folder"):
        Tinners.with_content(tmp_path / "nowhere")


def test_the_share_of_published_likely_and_house_values() -> None:
    content = Tinners.with_content().content
    found = {name: provenance(data, content.not_printed) for name, data in content.files.items()}
    assert found["tiles.toml"] == {"published": 10 * 3 + 2 + 2, "likely": 3, "house": 19 * 3 + 1 + 1}
    assert shares(found["dice.toml"]) == "published 14, likely 1, house 3"
    assert found["investments.toml"] == {"published": 5 * 8}
    assert found["map.toml"]["likely"] == 9 * 2, "two areas of a border; how it is drawn is no printed value"
