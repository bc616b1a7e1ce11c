"""The drawn sheet, and the picture of a table."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import wheal
from tests.languages import said_in
from tests.places import RECORDS
from wheal.games.tinners.content.coastline import Lines
from wheal.games.tinners.game import Tinners
from wheal.kernel.content import BadContent, builtin_files
from wheal.kernel.game import SPECTATOR, Game
from wheal.kernel.record import parse_record, replay
from wheal.kernel.texts import LANGUAGES
from wheal.look.style import scoped, style
from wheal.look.svg import element, short, words

GAME = wheal.game("tinners")
SVG = "{http://www.w3.org/2000/svg}"


def sheet_svg(seats: int, lang: str = "en", game: Game = GAME) -> str:
    sheet = said_in(lang, game.sheet, game.setting(seats, game.read_options({})))
    assert sheet is not None
    return str(sheet.svg)


def played(record: str, at: int | None = None) -> wheal.Match:
    text = (RECORDS / f"{record}.wheal").read_text(encoding="utf-8")
    return replay(parse_record(text, record), GAME, upto=at)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.players)
def test_a_sheet_is_one_group_that_a_strict_page_may_show(seats: int, lang: str) -> None:
    svg = sheet_svg(seats, lang)
    drawn = ET.fromstring(svg)
    assert (drawn.tag, drawn.get("class")) == ("g", "sheet")
    assert "style=" not in svg
    assert "<style" not in svg
    assert "<script" not in svg
    assert "data:" not in svg
    ids = {each.get("id") for each in drawn.iter() if each.get("id")}
    assert len(ids) == svg.count(' id="')
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
    assert {one or other for one, other in used} == ids


def test_two_player_counts_share_no_id() -> None:
    first, second = (set(re.findall(r' id="([^"]+)"', sheet_svg(seats))) for seats in (3, 4))
    assert not first & second


def test_areas_out_of_play_are_named_and_others_are_not() -> None:
    assert ">Launceston<" in sheet_svg(4)
    assert ">Launceston<" not in sheet_svg(5)
    assert ">Gwennap<" not in sheet_svg(4)
    assert ">Morze Celtyckie<" in sheet_svg(4, "pl")


def test_neighbours_share_their_border_to_the_last_point() -> None:
    lines = Lines(GAME.content.drawing)
    areas = {area.id: area for area in GAME.content.areas}
    there = lines.along(["b1_2_1", "b1_2_2", "b1_2_3"])
    assert there == lines.along(["b1_2_3", "b1_2_2", "b1_2_1"])[::-1]
    assert len(there) > 3
    assert lines.ring(areas["st-just"].ring) == lines.ring(areas["st-just"].ring)


def with_map(folder: Path, *changes: tuple[str, str]) -> Tinners:
    text = builtin_files("tinners")["map.toml"]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "map.toml").write_text(text, encoding="utf-8")
    return Tinners.with_content(folder)


def test_an_owners_map_is_drawn_with_its_own_names(tmp_path: Path) -> None:
    game = with_map(tmp_path, ('name = "Bude"', 'name = "Bude <&> Stratton"'), ('"Celtic Sea"', '"Wide & Blue"'))
    svg = sheet_svg(3, "pl", game)
    assert "Bude &lt;&amp;&gt; Stratton" in svg
    assert "Wide &amp; Blue" in svg
    assert ET.fromstring(svg) is not None


def test_a_map_without_decoration_is_drawn(tmp_path: Path) -> None:
    text = builtin_files("tinners")["map.toml"]
    (tmp_path / "map.toml").write_text(text[: text.index("[decor]")], encoding="utf-8")
    svg = sheet_svg(2, "en", Tinners.with_content(tmp_path))
    assert 'class="compass"' not in svg
    assert 'class="sea-name"' not in svg


@pytest.mark.parametrize(
    ("old", "new", "words_"),
    [
        ("sennen_cove = [47, 705]", "sennen_cove = [47]", "points.sennen_cove: must be [x, y]"),
        ('port = "sennen_cove"', 'port = "senen_cove"', 'did you mean "sennen_cove"'),
        ("frame = [0, 203, 816, 647]", "frame = [0, 203]", "must be [x, y, width, height]"),
    ],
)
def test_a_map_that_cannot_be_drawn_is_refused(tmp_path: Path, old: str, new: str, words_: str) -> None:
    with pytest.raises(BadContent) as caught:
        with_map(tmp_path, (old, new))
    assert any(words_ in str(fault) for fault in caught.value.faults)
    Tinners.with_content()


@pytest.mark.parametrize(
    ("record", "at"),
    [
        ("tinners-2-players-11", 60),
        ("tinners-3-players-21", 1),
        ("tinners-4-players-31", 37),
        ("tinners-5-players-41", None),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_stands_by_itself(record: str, at: int | None, lang: str) -> None:
    match = played(record, at)
    svg = said_in(lang, GAME.picture, match.state, SPECTATOR, match.names)
    drawn = ET.fromstring(svg)
    assert drawn.tag == f"{SVG}svg"
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert "prefers-color-scheme: dark" in svg
    said = {each.text for each in drawn.iter(f"{SVG}text")}
    assert set(match.names) <= said
    for name, area in match.view().area.items():
        if area.region:
            assert area.name in said, name
    needed = set(re.findall(r"var\((--[a-z0-9-]+)", svg))
    given = set(re.findall(r"(--[a-z0-9-]+):", svg))
    assert needed <= given


def test_a_picture_hides_what_its_viewer_may_not_see() -> None:
    match = played("tinners-4-players-31", 37)
    card = match.view(0).player[0].hand[0]
    text = next(each for each in GAME.sheet(match.state.setting).constants.cards.items() if each[0] == card)[1].text  # type: ignore[union-attr]
    assert f">{text}<" in GAME.picture(match.state, 0, match.names)
    assert f">{text}<" not in GAME.picture(match.state, SPECTATOR, match.names)
    assert f">{text}<" not in (match._repr_svg_() or "")


def test_names_are_escaped_and_cut() -> None:
    names = ["<b>&amp;", "katie " * 8, "zoe"]
    match = wheal.new("tinners", players=3, seed=7, setup="auto")
    svg = GAME.picture(match.state, SPECTATOR, names)
    assert "&lt;b&gt;&amp;amp;" in svg
    assert "katie katie katie…" in svg
    assert ET.fromstring(svg) is not None


def test_svg_is_written_short_and_escaped() -> None:
    assert element("rect", x=1.0, y=0.251, class_="a b", stroke_width=None) == '<rect x="1" y="0.25" class="a b"/>'
    assert words('"<', 1, 2, "t") == '<text x="1" y="2" class="t">&quot;&lt;</text>'
    assert [short(number) for number in (0, -0.5, 10, 1.999)] == ["0", "-0.5", "10", "2"]


def test_styles_reach_only_the_picture() -> None:
    assert scoped("/* a { } */ .b, .c > d { fill: red; }", ".p") == ".p .b,.p .c > d{fill: red;}"
    css = style(".b { fill: var(--ink); }", "", ".p")
    assert css.startswith(".p{--ink:#1D282C;")
    assert "--paper" not in css
