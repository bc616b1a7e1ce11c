"""The picture of the table: an SVG document that stands by itself."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import wheal
from tests.games.ore.test_view import NAMES, VARIANTS, ore, position, random_positions
from tests.languages import said_in
from wheal.games.ore.rules.position import Position
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR
from wheal.kernel.texts import LANGUAGES, texts_in

GAME = wheal.game("ore")
SVG = "{http://www.w3.org/2000/svg}"
ANN, BOB = range(2)


def drawn(state: Position, viewer: int, lang: str = "en", names: tuple[str, ...] = tuple(NAMES)) -> ET.Element:
    return ET.fromstring(said_in(lang, GAME.picture, state, viewer, names[: state.rules.seats]))


def texts_of(picture: ET.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def of_class(picture: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in picture.iter() if name in element.get("class", "").split()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_can_be_drawn_and_needs_nothing_from_outside(variant: str, lang: str) -> None:
    for number, state in enumerate(random_positions(5, 2, variant=variant)):
        if number % 29 and not state.is_over:
            continue
        picture = said_in(lang, GAME.picture, state, number % 6 - 1, NAMES)
        root = ET.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert not re.search(
            r'href|url\((?!#ore-hatch)|@import|="None"|"nan"|http(?!://www\.w3\.org/2000/svg)', picture
        )
        assert "prefers-color-scheme: dark" in picture
        assert not [text for text in texts_of(root) if "{" in text]


def test_a_picture_shows_miners_tracks_heap_and_cards() -> None:
    given = {
        "mine": {"gold": {"card": "TG01", "miners": {"1": "ann", "2": "bob"}}, "iron": {"card": "TI01"}},
        "track": {"assets": ["cal"]},
        "slag": ["bob"],
    }
    match = position(given)
    root = drawn(ore(match), ANN)
    assert len(of_class(root, "miner")) == 2
    assert len(of_class(root, "emblem")) == 1 + 1 + 3
    assert len(of_class(root, "gallery")) == sum(len(mine.owner) for mine in ore(match).mines)
    assert len(of_class(root, "leaves")) == 3
    told = texts_of(root)
    assert {"ann", "bob", "cal", "Asset track", "each miner earns $4"} <= set(told)


def test_contracts_that_are_due_are_shown_to_their_owner_only() -> None:
    match = position({"player": {"ann": {"contracts": [{"card": 902, "due": True}]}}})
    for viewer in (ANN, BOB, SPECTATOR):
        told = texts_of(ET.fromstring(said_in("en", match.game.picture, match.state, viewer, match.names)))
        assert ("Due this round" in told) == (viewer == ANN)
        assert ("penalty $3" in told) == (viewer == ANN)


def test_names_are_escaped() -> None:
    names = ("<b>ann</b>", "bob & co", 'cal"')
    assert set(names) <= set(texts_of(drawn(ore(position({})), SPECTATOR, names=names)))


def test_a_finished_game_says_so_and_lists_the_winner_first() -> None:
    *_, last = random_positions(3, 1)
    root = drawn(last, SPECTATOR)
    told = texts_of(root)
    assert texts_in("en", "ore")("board-over", round=last.round) in told
    names = [text for text in told if text in NAMES]
    assert names == [NAMES[seat] for seat in last.ranking()]


def test_a_picture_shows_nothing_hidden() -> None:
    rng = Rng(5)
    for number, state in enumerate(random_positions(3, 4)):
        if number % 23:
            continue
        imagined = state.clone()
        imagined.imagine(BOB, rng)
        assert GAME.picture(imagined, BOB, NAMES[:3]) == GAME.picture(state, BOB, NAMES[:3])
