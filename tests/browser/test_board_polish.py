"""The boards in Polish: nothing of the page nor of the drawing is English, and the language changes in a choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import wheal
from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import PHONE, WIDE, Tables, Visit
from tests.browser.test_polish import assert_polish, found_in, heard_on
from tools.moments import MOMENTS

GAMES = Path(wheal.__file__).parent / "games"
DRAWN = re.compile(r"^(draw-[a-z0-9-]+) = ([^{}\n]{4,})$", re.MULTILINE)  # what stands on a board
MOMENTS_OF = {
    "tinners": ("chosen", "auction", "invest", "why-not", "waiting", "past", "end"),
    "ore": ("placement", "market", "assets"),
}


def english(game: str) -> set[str]:
    """Texts of a game's drawing that are others in Polish."""
    polish = drawn(game, "pl")
    return {text for name, text in drawn(game, "en").items() if text != polish.get(name)}


def drawn(game: str, lang: str) -> dict[str, str]:
    return dict(DRAWN.findall((GAMES / game / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", MOMENTS_OF)
def test_nothing_is_english(visit_board: Visit, tables: Tables, game: str) -> None:
    page = visit_board(locale="pl", **WIDE)
    for name in MOMENTS_OF[game]:
        tables.open(page, MOMENTS[f"{game}-{name}"])
        assert_polish(page)
        assert not found_in(heard_on(page), english(game)), name


def test_the_pages_of_a_phone_are_polish_too(visit_board: Visit, tables: Tables) -> None:
    moment = MOMENTS["tinners-turn"]
    page = visit_board(tables.link(moment), locale="pl", **PHONE)
    moment.act(page)
    for button in page.locator("main nav button").all():
        button.tap()
        assert_polish(page)
        assert not found_in(heard_on(page), english("tinners"))


def test_the_language_changes_in_the_middle_of_a_choice(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(MOMENTS["tinners-turn"]), locale="pl", **WIDE)
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
