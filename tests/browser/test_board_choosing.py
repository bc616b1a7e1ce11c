"""Choosing on the board: from the map, with amounts, the best investment; undo, text mode and back, settings."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import WIDE, Visit
from tools.browser import PageServer
from tools.moments import TINNERS

TURN = (TINNERS, 147)
SEAT = 1
ASKED = "Take an action"


def seated(visit_board: Visit, server: PageServer, at: int = TURN[1], seat: int = SEAT) -> Page:
    page = visit_board(server.make_from(TINNERS, at).link(seat), **WIDE)
    assert BoardPlayer(page).wait()
    return page


def set_switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("switch", name=name).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_a_move_begins_on_the_map_and_is_taken_back(visit_board: Visit, server: PageServer) -> None:
    """The card of an area lists what can be done there; amounts, preview, confirm; u takes it back."""
    page = seated(visit_board, server)
    player = BoardPlayer(page)
    probus = page.locator('[data-place="AREA:probus"]')
    assert player.press_place("AREA:probus") is False  # nothing is lit before a verb is chosen
    probus.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Probus")
    expect(card).to_contain_text("capacity")
    card.get_by_role("list", name="What can be done here").get_by_role("button", name="Extract ore").click()
    expect(card).to_have_count(0)
    expect(probus).to_have_attribute("data-chosen", "")
    probus.dispatch_event("click")  # what is chosen is not asked about
    expect(card).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Escape")
    tin = page.get_by_role("spinbutton", name=re.compile("tin"))
    expect(tin).to_have_value("1")  # the most that makes sense
    page.keyboard.press("0")
    expect(tin).to_have_value("0")
    page.get_by_role("button", name="More", exact=True).first.click()
    confirm = page.locator("#confirm")
    expect(confirm).to_have_text(re.compile("^Extract ore: Probus"))
    expect(page.get_by_role("group", name="What this does")).to_contain_text("then simon")
    confirm.click()
    expect(page.locator("#asked")).not_to_have_text(ASKED)
    expect(page.get_by_role("tabpanel")).to_contain_text("katie extracts 1 tin in Probus")
    page.keyboard.press("u")
    expect(page.locator("#asked")).to_have_text(ASKED)
    expect(page.get_by_role("tabpanel")).not_to_contain_text("katie extracts 1 tin in Probus")


def test_esc_goes_one_step_back_and_a_crumb_to_its_step(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server)
    page.keyboard.press("m")
    assert BoardPlayer(page).press_place("AREA:gwennap")
    crumb = page.get_by_role("list", name="Chosen so far").get_by_role("button", name="Gwennap")
    expect(page.locator("#confirm")).to_have_text(re.compile("^Place a miner: Gwennap"))
    crumb.click()
    expect(crumb).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#asked")).to_have_text(ASKED)
    page.keyboard.press("p")
    expect(page.locator("#confirm")).to_have_class(re.compile("careful"))
    page.keyboard.press("Enter")  # it goes there, but does nothing
    expect(page.get_by_role("heading", name="What this does")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#asked")).to_have_text(ASKED)


def test_words_and_back_keep_the_choice(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server)
    page.keyboard.press("e")
    BoardPlayer(page).press_place("AREA:probus")
    page.get_by_role("button", name="In words").click()
    preview = page.get_by_role("group", name="What this does")
    expect(preview.get_by_role("button")).to_have_accessible_name("Extract ore: Probus, tin 1, copper 0")
    page.get_by_role("button", name="On the board").click()
    expect(page.locator("#confirm")).to_have_text(re.compile("^Extract ore: Probus"))
    page.reload()
    expect(page.locator("section.dock")).to_be_visible()  # the board is what this browser was left at


def test_the_best_split_of_an_investment_is_shown(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, 84, 0)
    amounts = page.locator("section.dock").get_by_role("group", name="Invest")
    expect(amounts.get_by_role("button", name=re.compile("best"))).to_have_text(
        re.compile("£25.*2 × £10 \\+ £5", re.DOTALL)
    )
    amounts.get_by_role("button", name=re.compile("best")).click()
    expect(page.locator("#confirm")).to_have_text(re.compile("£25"))
    page.locator("#confirm").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("mike invests £25")


def test_what_can_be_taken_back_is_done_at_once_for_who_wishes_so(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server)
    set_switch(page, "Do at once what can be taken back")
    page.keyboard.press("s")
    expect(page.get_by_role("tabpanel")).to_contain_text("katie sells pasties for £1.")


def test_single_letters_can_be_turned_off(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server)
    pasties = page.locator('[data-verb="pasties"]')
    expect(pasties).to_have_attribute("aria-keyshortcuts", "s")
    set_switch(page, "Single letters are keys")
    expect(pasties).not_to_have_attribute("aria-keyshortcuts", "s")
    page.locator("#asked").focus()
    page.keyboard.press("s")
    page.keyboard.press("/")  # no letter; it still opens what it opens
    expect(page.get_by_role("combobox", name="Type a move")).to_be_focused()
    expect(page.locator("#confirm")).to_have_count(0)
