"""The moves of others are acted out on the board in their order, and the rest waits until that is over or skipped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WIDE, Complaints, Visit
from tests.browser.following import ASKED, BEFORE_ROUND, FIRST, KATIE, MIKE, PACE, assert_drawn, follow, go_on, sit
from tests.browser.test_board_states import serious
from tools import legible
from tools.browser import PageServer, served
from tools.moments import ORE, TINNERS

BEFORE_END = 175


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[PageServer]:
    with served(tmp_path) as server:
        yield server


def test_moves_are_acted_out_position_by_position(visit_board: Visit, server: PageServer) -> None:
    """The board, the strip and the log show the same move; what is asked waits."""
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE)
    follow(page, server, made, FIRST, 3)
    caption, log = page.locator(".strip .caption"), page.get_by_role("tabpanel", name="Log")
    for n, words in enumerate(("katie sells pasties", "simon builds a port", "zoe places a train"), FIRST + 1):
        expect(caption).to_contain_text(words)
        assert_drawn(page, server, made, n)
        expect(log).to_contain_text(words)
        if n < FIRST + 3:
            expect(page.locator(".strip")).to_contain_text(f"{FIRST + 3 - n} more move")
            expect(page.locator("#asked")).to_contain_text("What others did")
            expect(page.locator(ASKED)).to_have_count(0)
            expect(page.locator("[data-lit]")).to_have_count(0)
            page.clock.run_for(PACE - 1)
            expect(caption).to_contain_text(words)
            page.clock.run_for(1)
    expect(page.locator(ASKED)).to_be_visible()  # with the last move it has caught up
    expect(page.locator("#asked")).to_contain_text("Take an action")


@pytest.mark.parametrize("way", ["Escape", "Space", "Skip", "the board"])
def test_one_key_or_press_skips_all(visit_board: Visit, server: PageServer, way: str) -> None:
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE)
    follow(page, server, made, FIRST, 3)
    if way == "Skip":
        page.locator(".strip").get_by_role("button", name="Skip").click()
    elif way == "the board":
        page.get_by_role("region", name="Board").click(position={"x": 400, "y": 650})
    else:
        page.keyboard.press(way)
    expect(page.locator(ASKED)).to_be_visible()
    assert_drawn(page, server, made, FIRST + 3)
    expect(page.locator(".strip .caption")).to_contain_text("zoe places a train")


@pytest.mark.parametrize(("motion", "pace"), [("reduce", "normal"), ("no-preference", "off")])
def test_without_motion_the_newest_is_drawn_at_once(
    visit_board: Visit, server: PageServer, motion: str, pace: str
) -> None:
    """The strip still tells one move after the other."""
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE, pace, reduced_motion=motion)
    go_on(server, made, FIRST, 3)
    expect(page.locator(ASKED)).to_be_visible()
    assert_drawn(page, server, made, FIRST + 3)
    caption = page.locator(".strip .caption")
    for words in ("katie sells pasties", "simon builds a port", "zoe places a train"):
        expect(caption).to_contain_text(words)
        page.clock.run_for(1000)


def test_step_by_step_waits_for_a_key(visit_board: Visit, server: PageServer) -> None:
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE, "step")
    follow(page, server, made, FIRST, 3)
    for n in (FIRST + 1, FIRST + 2):
        page.clock.run_for(60_000)
        assert_drawn(page, server, made, n)
        expect(page.locator(ASKED)).to_have_count(0)
        page.keyboard.press("Space")
    assert_drawn(page, server, made, FIRST + 3)
    expect(page.locator(ASKED)).to_be_visible()


def test_what_was_missed_is_fetched_and_acted_out(
    visit_board: Visit, mortal: PageServer, complaints: Complaints
) -> None:
    """After a break several moves come as one state: the positions between are asked for."""
    made = mortal.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE)
    complaints.is_away = True
    mortal.kill()
    mortal.start()
    go_on(mortal, made, FIRST, 3)
    strip = page.locator(".strip")
    while "more move" not in strip.inner_text():  # it tries again after longer and longer pauses
        page.clock.run_for(500)
        page.wait_for_timeout(100)
    expect(strip).to_contain_text("katie sells pasties")
    assert_drawn(page, mortal, made, FIRST + 1)
    page.clock.run_for(PACE)
    assert_drawn(page, mortal, made, FIRST + 2)
    page.clock.run_for(PACE)
    assert_drawn(page, mortal, made, FIRST + 3)
    expect(page.locator(ASKED)).to_be_visible()


def test_looking_back_ends_it(visit_board: Visit, server: PageServer) -> None:
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE)
    follow(page, server, made, FIRST, 3)
    page.keyboard.press("[")
    expect(page.get_by_text("Move 149 of 150: you are looking back")).to_be_visible()
    page.get_by_role("button", name="Return to now").first.click()
    expect(page.locator(ASKED)).to_be_visible()
    assert_drawn(page, server, made, FIRST + 3)


def test_the_end_page_comes_whole_after_the_last_move(visit_board: Visit, server: PageServer) -> None:
    made = server.make_from(TINNERS, BEFORE_END)
    page = sit(visit_board, made, MIKE)
    follow(page, server, made, BEFORE_END, 3)
    for n in range(BEFORE_END + 1, BEFORE_END + 4):
        assert_drawn(page, server, made, n)
        expect(page.locator("main.end")).to_have_count(0)
        page.clock.run_for(PACE)
    expect(page.get_by_role("heading", name="mike wins")).to_be_visible()


def test_things_travel_between_their_places(visit_board: Visit, server: PageServer) -> None:
    """A port goes from the development board to its area: it is on its way between both."""
    made = server.make_from(TINNERS, FIRST + 1)
    page = sit(visit_board, made, MIKE)
    page.evaluate(
        """() => {
          window.ways = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            const places = frames.map(({ transform }) => transform);
            if (this.classList.contains("token")) window.ways.push([places, options.duration]);
            return animate.call(this, frames, options);
          };
        }"""
    )
    go_on(server, made, FIRST + 1, 1)
    page.wait_for_function("() => window.ways.length > 0")
    ((frames, duration),) = page.evaluate("window.ways")
    assert duration == 320
    for frame, place in zip(frames, ('[data-spot="board:ports"]', '[data-place="AREA:boscastle"]'), strict=True):
        box = page.locator(place).bounding_box()
        assert box is not None
        x, y = (float(number) + 13 for number in re.findall(r"-?[\d.]+", frame))
        assert abs(x - box["x"] - box["width"] / 2) < 2
        assert abs(y - box["y"] - box["height"] / 2) < 2
    expect(page.locator(".token")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1200, 800), (820, 1180), (390, 844)])
@pytest.mark.parametrize(("record", "first"), [(TINNERS, FIRST), (ORE, 40)])
def test_the_strip_covers_nothing(
    visit_board: Visit, server: PageServer, record: str, first: int, width: int, height: int
) -> None:
    """With captions on, all can be read, at every width."""
    made = server.make_from(record, first)
    is_phone = width < 600
    options: dict[str, Any] = {"width": width, "height": height, "has_touch": is_phone, "is_mobile": is_phone}
    page = sit(visit_board, made, None, **options)
    follow(page, server, made, first, 3, record)
    expect(page.locator(".strip").get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".token")).to_have_count(0)  # what travels has arrived
    assert not legible.faults(page)
    strip, pane = page.locator(".strip").bounding_box(), page.locator("#board > .pane").bounding_box()
    assert strip is not None
    assert pane is not None
    assert strip["y"] + strip["height"] <= pane["y"]


def test_the_pace_is_chosen_on_the_front_page_and_at_the_table(visit_board: Visit, server: PageServer) -> None:
    page = visit_board(**WIDE)
    page.get_by_role("combobox", name="Moves of others").select_option(label="step by step")
    page.goto(server.make_from(TINNERS, FIRST).link(MIKE))
    page.get_by_role("button", name="Menu").click()
    choice = page.get_by_role("dialog").get_by_role("combobox", name="Moves of others")
    expect(choice).to_have_value("step")
    choice.select_option(label="fast")
    assert page.evaluate("JSON.parse(localStorage.getItem('wheal.settings')).pace") == "fast"


def test_axe_finds_nothing_in_strip_and_boxes(visit_board: Visit, server: PageServer) -> None:
    """While moves are told, with what others did, and with the card of a round."""
    made = server.make_from(TINNERS, BEFORE_ROUND)
    page = sit(visit_board, made, KATIE, "step")
    page.clock.resume()  # axe takes its time
    follow(page, server, made, BEFORE_ROUND, 3)
    assert not serious(page)
    for _ in range(2):
        page.keyboard.press("Space")
    expect(page.get_by_role("region", name="Round 2 begins.")).to_be_visible()
    assert not serious(page)
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.get_by_role("region", name="Since your last turn")).to_be_visible()
    assert not serious(page)
