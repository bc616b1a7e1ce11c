"""Several people at drawn tables: two browsers in one auction, the curtain, others' moves, a server that goes away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import WIDE, Complaints, Visit
from tests.browser.player import set_up
from tools.browser import PageServer, served
from tools.moments import TINNERS

AUCTION = (TINNERS, 37)  # zoe bids 8, mike is asked
MIKE, ZOE = 0, 2


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[PageServer]:
    with served(tmp_path) as server:
        yield server


def lane(page: Page, name: str, bid: int) -> None:
    """The last bid of a seat is seen in its lane."""
    lanes = page.get_by_role("region", name="Auction: Blisland", exact=False)
    expect(lanes.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"£{bid}")


def test_two_browsers_in_one_auction(visit_board: Visit, server: PageServer) -> None:
    """Both see each bid in its lane; one bids by hand, the other by an order that nobody else sees."""
    made = server.make_from(*AUCTION)
    mike, zoe = (visit_board(made.link(seat), **WIDE) for seat in (MIKE, ZOE))
    for page in (mike, zoe):
        lane(page, "zoe", 8)
    zoe.get_by_role("combobox", name="Let the table decide for you").select_option(label=limit_of(zoe))
    zoe.get_by_role("spinbutton", name="Up to how much").fill("12")
    zoe.get_by_role("button", name="Give the order").click()
    expect(zoe.locator("section.dock")).to_contain_text("12")
    bids = mike.get_by_role("group", name="The next bids")
    expect(bids.get_by_role("button", name="£9")).to_have_attribute("aria-pressed", "true")
    bids.get_by_role("button", name="£10").click()
    mike.locator("#confirm").click()
    for page in (mike, zoe):
        lane(page, "mike", 10)
        lane(page, "zoe", 11)  # the table bid for her
    assert "12" not in mike.get_by_role("region", name="Auction: Blisland", exact=False).inner_text()
    mike.get_by_role("button", name="Drop out").click()
    expect(mike.locator("#confirm")).to_have_class(re.compile("careful"))
    mike.locator("#confirm").click()
    for page in (mike, zoe):
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("tabpanel")).to_contain_text("zoe wins Blisland for £11")


def limit_of(page: Page) -> str:
    """The order whose end is a number."""
    options = page.get_by_role("combobox", name="Let the table decide for you").locator("option").all_inner_texts()
    return next(text for text in options if "up to" in text)


def test_a_choice_outlives_the_server(visit_board: Visit, mortal: PageServer, complaints: Complaints) -> None:
    page = visit_board(mortal.make_from(TINNERS, 147).link(1), **WIDE)
    player = BoardPlayer(page)
    assert player.wait()
    player.pick("extract")
    confirm = page.locator("#confirm")
    expect(confirm).to_have_text(re.compile("^Extract ore: Probus"))
    complaints.is_away = True
    mortal.kill()
    expect(page.get_by_text("Your choice is kept.", exact=True)).to_be_visible()
    bar = page.locator(".drawn-table [role=status] .line").bounding_box()
    table = page.locator("main.page").bounding_box()
    assert bar is not None
    assert table is not None
    assert bar["y"] + bar["height"] <= table["y"] + 1, "it covers nothing of the table"
    expect(page.locator('[data-place="AREA:probus"]')).to_have_attribute("data-chosen", "")
    mortal.start()
    expect(page.get_by_text("Your choice is kept.", exact=True)).to_have_count(0, timeout=60_000)
    expect(confirm).to_have_text(re.compile("^Extract ore: Probus"))
    confirm.click()
    expect(page.get_by_role("tabpanel")).to_contain_text("katie extracts")


def hand(page: Page) -> list[str]:
    """The names of the cards in one's hand."""
    cards = page.get_by_role("region", name="Survey cards").locator("[data-place]")
    cards.first.wait_for()
    return [place.split(":")[1] for place in cards.evaluate_all("all => all.map((card) => card.dataset.place)")]


def test_the_curtain_hides_both_hands(visit_board: Visit) -> None:
    """Nothing of a hand is in the document while another sits there, nor behind the curtain."""
    page = visit_board(**WIDE)
    set_up(page, "Tinners' Trail", "me", "me", "Random")
    hands: list[list[str]] = []
    for name in ("Player 1", "Player 2"):
        expect(page.get_by_role("heading", level=1, name=f"Pass the screen to {name}")).to_be_focused()
        assert_absent(page, hands)
        expect(page.locator("[data-place]")).to_have_count(0)
        page.get_by_role("button", name=f"open for {name}").press("Enter")
        assert_absent(page, hands)
        hands.append(hand(page))
        player = BoardPlayer(page)
        while not hands[1:] and player.wait():
            player.play()
    assert not set(hands[0]) & set(hands[1])


def assert_absent(page: Page, hands: list[list[str]]) -> None:
    content = page.content()
    assert not [card for cards in hands for card in cards if card in content]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_moves_of_others_are_told_and_can_be_skipped(visit_board: Visit, server: PageServer, motion: str) -> None:
    """A caption for each; Skip ends them at once, and then the log has them all."""
    made = server.make_from(TINNERS, 147)
    watching = visit_board(made.link(0), reduced_motion=motion, **WIDE)
    expect(watching.locator("#asked")).to_contain_text("katie")
    watching.clock.install()
    watching.clock.pause_at(datetime.now() + timedelta(seconds=1))  # noqa: DTZ005  # captions wait, moves do not
    for seat in (1, 3):
        player = BoardPlayer(visit_board(made.link(seat), **WIDE))
        assert player.wait()
        player.pick("pasties")
        player.confirm()
    strip = watching.locator(".strip")
    expect(strip).to_contain_text("1 more move")
    expect(strip).to_contain_text("katie sells pasties")
    expect(watching.locator("body")).to_have_class(re.compile("just-moved"))
    newest = watching.get_by_role("tabpanel").get_by_role("listitem").last
    expect(newest).to_contain_text("simon sells pasties" if motion == "reduce" else "katie sells pasties")  # as is seen
    strip.get_by_role("button", name="Skip").click()
    expect(strip).to_contain_text("simon sells pasties")
    expect(newest).to_contain_text("simon sells pasties")
    expect(strip.get_by_role("button", name="Skip")).to_have_count(0)
