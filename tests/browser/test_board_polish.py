"""The boards in Polish: nothing of the page nor of the drawing is English, and the language changes in a choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import wheal
from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import Tables, Visit
from tests.browser.test_polish import assert_polish, found_in, heard_on
from tools.moments import MOMENTS

GAMES = Path(wheal.__file__).parent / "games"
DRAWN = re.compile(r"^(draw-[a-z0-9-]+) = ([^{}\n]{4,})$", re.MULTILINE)  # what stands on a board
WIDE = {"width": 1440, "height": 900, "locale": "pl"}
PHONE = {"width": 390, "height": 844, "locale": "pl", "has_touch": True, "is_mobile": True}


def english(game: str) -> set[str]:
    """Texts of a game's drawing that are others in Polish."""
    polish = drawn(game, "pl")
    return {text for name, text in drawn(game, "en").items() if text != polish.get(name)}


def drawn(game: str, lang: str) -> dict[str, str]:
    return dict(DRAWN.findall((GAMES / game / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "name",
    [
        "tinners-chosen",
        "tinners-auction",
        "tinners-invest",
        "tinners-why-not",
        "tinners-waiting",
        "tinners-past",
        "tinners-end",
        "ore-placement",
        "ore-market",
        "ore-assets",
    ],
)
def test_nothing_is_english(visit_board: Visit, tables: Tables, name: str) -> None:
    moment = MOMENTS[name]
    page = visit_board(tables.link(moment), **WIDE)
    moment.act(page)
    assert_polish(page)
    assert not found_in(heard_on(page), english(moment.record.split("-")[0]))


def test_the_pages_of_a_phone_are_polish_too(visit_board: Visit, tables: Tables) -> None:
    moment = MOMENTS["tinners-turn"]
    page = visit_board(tables.link(moment), **PHONE)
    moment.act(page)
    for button in page.locator("main nav button").all():
        button.tap()
        assert_polish(page)
        assert not found_in(heard_on(page), english("tinners"))


def test_the_language_changes_in_the_middle_of_a_choice(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(MOMENTS["tinners-turn"]), **WIDE)
    player = BoardPlayer(page)
    assert player.wait()
    player.pick("miner")
    assert player.press_place("AREA:gwennap")
    expect(page.locator("#confirm")).to_contain_text("Gwennap")
    polish = page.locator("#confirm").inner_text()
    page.get_by_role("button", name="English").click()
    expect(page.locator("#confirm")).to_contain_text("Place a miner: Gwennap")
    assert page.locator("#confirm").inner_text() != polish
    expect(page.get_by_role("region", name="Work track")).to_be_visible()
