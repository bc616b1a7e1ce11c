"""Whatever is not lit says why not, with the rule; the book opens there."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

import wheal
from tests.browser.conftest import PHONE, WIDE, Tables, Visit
from tools.browser import PageServer
from tools.moments import ORE, ORE_5, TINNERS, Moment, pick
from wheal.client.verb_status import verbs_asked
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.rng import Rng
from wheal.kernel.match import Match
from wheal.kernel.texts import texts_in


class Question(NamedTuple):
    """What is asked about, where."""

    moment: Moment
    thing: str


QUESTIONS = {
    "closed verb": Question(Moment(TINNERS, 137, 0), '[data-verb="build"]'),
    "area": Question(Moment(TINNERS, 137, 0, (pick("miner"),)), '[data-place="AREA:altarnun"]:not([data-lit])'),
    "border": Question(
        Moment(TINNERS, 147, 1, (pick("adit"),)), '[data-place^="BORDER:"][aria-label^="adit"]:not([data-lit])'
    ),
    "survey card": Question(Moment(TINNERS, 22, 3), '[data-place^="CARD:"]:not([data-lit])'),
    "closed verb of the market": Question(Moment(ORE, 403, 1), '[data-verb="fill"]'),
    "sale": Question(Moment(ORE, 403, 1), '.sell[data-place="RES:gold"]:not([data-lit])'),
    "asset": Question(Moment(ORE, 331, 2), '[data-place^="ASSET:"]:not([data-lit])'),
    "initiative": Question(Moment(ORE, 331, 2), '[data-place^="INITIATIVE:"]:not([data-lit])'),
    "gallery": Question(Moment(ORE, 237, 3), '[data-place="SPACE:gold 4"]:not([data-lit])'),
    "due row": Question(Moment(ORE_5, 60, 2), '.line[data-place^="CONTRACT:"]:not([data-lit])'),
    "contract track": Question(Moment(ORE_5, 54, 2), '[data-place=":contracts"]:not([data-lit])'),
}


@pytest.mark.parametrize("record", [TINNERS, ORE, ORE_5])
def test_what_is_not_lit_says_why_not(visit_board: Visit, tables: Tables, record: str) -> None:
    page = visit_board(**WIDE)
    for name, (moment, thing) in QUESTIONS.items():
        if moment.record == record:
            tables.open(page, moment)
            assert_answered(page, page.locator(thing).first, name)


def assert_answered(page: Page, thing: Locator, name: str) -> None:
    """Title, sentence, the words of the rule and the way to it; Esc closes the one and the other."""
    thing.dispatch_event("click")
    reason = page.get_by_role("alert")
    expect(reason.get_by_role("heading", name=re.compile("^Why not: .+")), name).to_be_visible()
    expect(reason.locator("p").first, name).to_have_text(re.compile(r"\w+ \w+.*\."))
    expect(reason.locator("blockquote"), name).to_have_text(re.compile(r"\w+ \w+"))
    page.keyboard.press("Escape")
    expect(reason, name).to_have_count(0)
    thing.dispatch_event("click")
    link = reason.get_by_role("link", name=re.compile("Rule [A-Z]+-"))
    rule = link.inner_text().split()[-1]
    link.press("Enter")
    expect(reason, name).to_have_count(0)
    book = page.get_by_role("dialog", name="Rules")
    expect(book.locator(f'[id="{rule}"]'), name).to_be_focused()
    expect(book.locator(f'[id="{rule}"]'), name).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book, name).to_have_count(0)


class Closed(NamedTuple):
    """A verb that is closed, and what must be told of it: the deciding numbers, and no thing that nobody named."""

    game: str
    question: str
    verb: str
    message: str
    sentence: str


CLOSED = [
    Closed("tinners", "act", "extract", "refused-extract-money", r"This costs £{cost}, .* you have £{money}\."),
    Closed("tinners", "act", "extract", "refused-no-own-mine", r"You have no mine yet\."),
    Closed("ore", "market", "exchange", "refused-no-exchanges", r"You own no asset that exchanges barrels\."),
]


def position_where(closed: Closed) -> tuple[Match, Refusal]:
    """The first position of a random game in which a verb is closed so."""
    for seed in range(50):
        match = wheal.new(closed.game, players=3, seed=seed, setup="auto")
        while not match.over:
            refusal = verbs_asked(match, match.state.current_player).get(closed.verb)
            is_asked = match.state.question.name == closed.question
            if is_asked and refusal is not None and refusal.message == closed.message:
                return match, refusal
            match.apply(match.state.sample_action(Rng(match.count + seed)), match.state.current_player)
    raise AssertionError(closed)


@pytest.mark.parametrize("closed", CLOSED)
def test_a_closed_verb_tells_the_reason_that_got_furthest(
    visit_board: Visit, visit: Visit, server: PageServer, closed: Closed
) -> None:
    match, refusal = position_where(closed)
    made = server.make(record=match.record())
    sentence = re.compile(closed.sentence.format(**refusal.args))
    link = made.link(match.state.current_player)
    page = visit_board(link, **WIDE)
    page.locator(f'[data-verb="{closed.verb}"]').click()
    expect(page.get_by_role("alert").locator("p").first).to_have_text(sentence)
    page = visit(link)
    label = texts_in("en", closed.game)(f"verb-{closed.verb}")
    page.get_by_role("group", name="Choices").get_by_role("button", name=label).first.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(sentence)


def test_a_pressed_place_is_answered_for_that_place(visit_board: Visit, tables: Tables) -> None:
    """Not for amounts that were lit elsewhere: somebody else's mine is refused because it is somebody else's."""
    page = visit_board(**WIDE)
    tables.open(page, Moment(TINNERS, 147, 1, (pick("extract"),)))
    place = page.locator('[data-place^="AREA:"]:not([data-lit]):not([data-chosen])').first
    name = re.split("[,:]", place.get_attribute("aria-label") or "")[0]
    place.dispatch_event("click")
    expect(page.get_by_role("alert").locator("p").first).to_have_text(f"You have no mine in {name}.")


def test_a_question_mark_and_a_resting_mouse_ask_too(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(Moment(TINNERS, 137, 0)))
    closed = page.locator('[data-verb="build"]')
    closed.focus()
    page.keyboard.press("?")
    reason = page.get_by_role("alert")
    expect(reason).to_contain_text("Why not: Build a mine")
    page.keyboard.press("Escape")
    closed.hover()
    expect(reason).to_contain_text("Why not: Build a mine")
    page.mouse.move(5, 5)
    expect(reason).to_have_count(0)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Type a move")).to_be_focused()
    page.keyboard.type("build penzance?")
    page.keyboard.press("Enter")
    expect(reason).to_contain_text("Why not: build penzance")


def test_on_a_phone_it_is_a_sheet_and_the_rules_a_page(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(tables.link(Moment(TINNERS, 137, 0)), **PHONE)
    page.locator('[data-verb="build"]').tap()
    reason = page.get_by_role("alert")
    box = reason.bounding_box()
    assert box is not None
    assert box["x"] == 0
    assert box["width"] == 390
    link = reason.get_by_role("link", name=re.compile("Rule TT-"))
    rule = link.inner_text().split()[-1]
    link.tap()
    expect(page.get_by_role("region", name="Rules").locator(f'[id="{rule}"]')).to_be_in_viewport()
