"""A hint on the board, on a phone and in words; why a bot moved; and nothing for axe to complain of."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE, Tables, Visit
from tools.browser import PageServer
from tools.moments import ORE, TINNERS, Moment

TURN = Moment(TINNERS, 147, 1)
MARKET = Moment(ORE, 403, 1)
AUCTION = Moment(TINNERS, 37, 0)
SEATS = [{"name": "ann"}, {"name": "bea", "bot": "greedy"}, {"name": "cy", "bot": "greedy"}]


def hints_of(page: Page) -> Locator:
    """The best moves, once they have been thought out."""
    found = page.get_by_role("list", name="The best moves").get_by_role("listitem")
    expect(found.first).to_be_visible()
    return found


def serious(page: Page) -> list[str]:
    violations = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    found = [each for each in violations if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes']]}" for each in found]


@pytest.mark.parametrize("moment", [TURN, MARKET, AUCTION])
def test_a_hint_names_the_best_moves_and_why(visit_board: Visit, tables: Tables, moment: Moment) -> None:
    page = visit_board(tables.link(moment), **WIDE)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("tab", name="Hint")).to_have_attribute("aria-selected", "true")
    hints = hints_of(page)
    assert 2 <= hints.count() <= 3
    for at, hint in enumerate(hints.all()):
        assert hint.locator(".rank").inner_text() == str(at + 1)
        assert re.search(r"\w+ \w+.*\.$", hint.locator(".why").inner_text().strip())
    expect(hints.first).to_contain_text("best")
    expect(page.get_by_role("tabpanel")).to_contain_text("only from what you can see")
    assert serious(page) == []


def test_the_eye_shows_a_hint_and_a_press_chooses_it(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(TURN), **WIDE)
    page.get_by_role("button", name="Hint").click()
    hint = hints_of(page).first
    eye = hint.get_by_role("button", name=re.compile("^Show what it would do: "))
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".preview .next")).to_be_visible()
    act = page.locator("#confirm").inner_text()
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#confirm")).to_have_count(0)
    hint.get_by_role("button").first.click()
    expect(page.locator("#confirm")).to_have_text(act)
    expect(eye).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("tab", name="Hint")).to_have_count(0)


def test_a_look_at_a_hint_is_never_confirmed_by_itself(visit_board: Visit, server: PageServer) -> None:
    """Also of somebody who wants moves that can be taken back to go without a confirmation."""
    made = server.make_from(TURN.record, TURN.at)
    page = visit_board(made.link(TURN.seat), **WIDE)
    page.locator("section.dock").wait_for()  # until then the link is not remembered
    page.evaluate("localStorage.setItem('wheal.settings', JSON.stringify({ isQuick: true }))")
    page.reload()
    decision = page.locator("section.dock").get_attribute("data-decision")
    page.get_by_role("button", name="Hint").click()
    for hint in hints_of(page).all():
        eye = hint.get_by_role("button", name=re.compile("^Show what it would do: "))
        eye.click()
        expect(page.locator(".preview .next")).to_be_visible()
        eye.click()
        expect(page.locator("#confirm")).to_have_count(0)
    assert page.locator("section.dock").get_attribute("data-decision") == decision


def test_on_a_phone_hints_stand_in_the_dock(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(TURN), **PHONE)
    page.get_by_role("button", name="Hint").tap()
    hint = hints_of(page).first
    assert serious(page) == []
    hint.get_by_role("button").first.tap()
    expect(page.get_by_role("list", name="The best moves")).to_have_count(0)
    expect(page.locator("#confirm")).to_be_visible()


def test_a_hint_in_words_and_the_note_in_the_log(visit: Visit, server: PageServer) -> None:
    made = server.make_from(TURN.record, TURN.at)
    page = visit(made.link(TURN.seat))
    page.get_by_role("button", name="Ask for a hint").press("Enter")
    hint = hints_of(page).first
    assert serious(page) == []
    name = made.names[TURN.seat or 0]
    expect(page.get_by_role("region", name="Log")).to_contain_text(f"{name} took a hint.")
    hint.get_by_role("button").first.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()


@pytest.mark.parametrize("is_text", [False, True])
def test_a_bot_says_why(visit: Visit, visit_board: Visit, server: PageServer, is_text: bool) -> None:
    made = server.make(game="ore", seats=SEATS, seed=5)
    page = visit(made.link(0)) if is_text else visit_board(made.link(0), **WIDE)
    why = page.get_by_role("button", name="why?", exact=True)
    expect(why.first).to_be_visible()
    why.last.click()
    told = page.locator(".told p")
    expect(told.first).to_have_text(re.compile(r"\w+ \w+.*\."))
    expect(why.last).to_have_attribute("aria-expanded", "true")
    assert serious(page) == []
    why.last.click()
    expect(told).to_have_count(0)


def test_in_polish_a_hint_speaks_polish(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(TURN), locale="pl", **WIDE)
    page.get_by_role("button", name="Rada").click()
    best = page.get_by_role("list", name="Najlepsze ruchy").get_by_role("listitem")
    expect(best.first).to_contain_text("najlepszy")
