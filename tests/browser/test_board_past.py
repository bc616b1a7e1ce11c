"""Looking back on the board, the end of a game, and the rule book beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import WIDE, Tables, Visit
from tools.browser import PageServer
from tools.moments import ORE, TINNERS, Moment

TURN = Moment(TINNERS, 147, 1)
END = Moment(TINNERS, None, 1)


def test_the_scrub_bar_leads_through_the_game_and_back(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(TURN), **WIDE)
    assert BoardPlayer(page).wait()
    page.keyboard.press("[")
    where = page.get_by_role("status").filter(has_text="you are looking back")
    expect(where).to_have_text("Move 146 of 147: you are looking back")
    expect(page.locator("section.board")).to_have_class(re.compile("past"))
    expect(page.locator("section.dock")).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.keyboard.press("[")
    page.keyboard.press("]")
    expect(where).to_contain_text("Move 146 of")
    past = page.get_by_role("region", name="Look back")
    past.get_by_role("slider").fill("41")
    expect(past).to_contain_text("Move 41 of 147")
    expect(page.locator('[data-place="AREA:st-ives"]')).to_have_accessible_name(re.compile("face-down tile"))
    past.get_by_role("button", name="To the beginning").click()
    expect(past).to_contain_text("The beginning, before the first move")
    past.get_by_role("button", name="Speed").click()
    past.get_by_role("button", name="Play the moves one by one").click()
    expect(past).to_contain_text(re.compile("Move [1-9] of 147"))
    past.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Return to now").first.click()
    expect(page.locator("#asked")).to_have_text("Take an action")
    expect(page.locator('[data-place="AREA:st-ives"]')).to_have_accessible_name(re.compile("mine of katie"))


def test_a_finished_game_is_played_on_from_any_move(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(END), **WIDE)
    past = page.get_by_role("region", name="Look back")
    past.get_by_role("slider").fill("147")
    expect(past).to_contain_text("Move 147 of 178")
    here = page.url
    past.get_by_role("button", name="Play from here").click()
    expect(page).not_to_have_url(here)
    expect(page.get_by_role("heading", name="Pass the screen to katie")).to_be_visible()
    page.get_by_role("button", name="open for katie").press("Enter")
    player = BoardPlayer(page)
    assert player.wait()
    player.pick("pasties")
    player.confirm()
    expect(page.get_by_role("heading", name="Pass the screen to simon")).to_be_visible()


@pytest.mark.parametrize(("moment", "seats"), [(END, 4), (Moment(ORE, None, 1), 4)], ids=["tinners", "ore"])
def test_the_end_tells_how_it_was(visit_board: Visit, tables: Tables, moment: Moment, seats: int) -> None:
    page = visit_board(tables.link(moment), **WIDE)
    expect(page.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()
    standings = page.get_by_role("region", name="Points by round").get_by_role("listitem")
    expect(standings).to_have_count(seats)
    told = page.get_by_role("region", name="Worth telling").get_by_role("listitem")
    expect(told).to_have_count(3)
    assert all(len(text.split()) > 4 for text in told.all_inner_texts())
    page.get_by_text("All numbers as a table").click()
    numbers = page.get_by_role("region", name="All numbers as a table").get_by_role("table")
    expect(numbers).to_have_count(3)  # points by round, and what is drawn as lines
    for table in numbers.all():
        expect(table.get_by_role("row")).to_have_count(seats + 1)
    assert saved(page, "Record").startswith(b"wheal: 1\n")
    picture = saved(page, "Share")
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    expect(page.get_by_role("status").filter(has_text="The picture was saved")).to_be_visible()


def saved(page: Page, button: str) -> bytes:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button, exact=True).click()
    return Path(waiting.value.path()).read_bytes()


def test_the_same_people_play_again(visit_board: Visit, server: PageServer) -> None:
    page = visit_board(server.make_from(TINNERS, None).link(1), **WIDE)
    here = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(here)
    expect(page.locator("#asked")).to_contain_text("Discard one of your two cards")


@pytest.mark.parametrize(
    ("moment", "lang", "words", "rule"),
    [
        (TURN, "en", "pasties", "TT-"),
        (TURN, "pl", "licytacja", "TT-"),
        (Moment(ORE, 403, 1), "pl", "slag heap", "ORE-"),
    ],
    ids=["english", "polish", "ore"],
)
def test_the_rules_are_searched_beside_the_board(
    visit_board: Visit, tables: Tables, moment: Moment, lang: str, words: str, rule: str
) -> None:
    page = visit_board(tables.link(moment), locale=lang, **WIDE)
    assert BoardPlayer(page).wait()
    page.keyboard.press("g")
    page.keyboard.press("r")
    book = page.locator("#rules")
    expect(book.get_by_role("heading", level=2).first).to_be_focused()
    note = book.get_by_text("tylko po angielsku")
    expect(note).to_have_count(1 if moment.record == ORE else 0)
    book.get_by_role("textbox").fill(words)
    found = book.locator("ul.found button")
    expect(found.first).to_contain_text(rule)
    expect(found.first).to_contain_text(re.compile(words.split()[0][:5], re.IGNORECASE))
    name = found.first.locator("strong").inner_text()
    found.first.click()
    expect(book.locator(f'[id="{name}"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page.locator("section.dock")).to_be_visible()
