"""The moves of others are acted out on the board in their order, and the rest waits until that is over or skipped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Complaints, Visit
from tests.browser.test_board_states import serious
from tools import legible
from tools.browser import RECORDS, Made, PageServer, served
from tools.moments import ORE, TINNERS

MIKE, KATIE = 0, 1
FIRST = 147  # katie, simon and zoe move, then mike is asked
BEFORE_ROUND = 86  # zoe invests, two look at nothing, the second round begins
BEFORE_END = 175
PACE = 700  # milliseconds
ASKED = "section.dock.lit"
PACE_ONCE = """if (location.protocol.startsWith("http") && !sessionStorage.getItem("pace")) {
  sessionStorage.setItem("pace", "set"); localStorage.setItem("wheal.settings", %s);
}"""  # before the page reads it, and not again when it is changed there
CHANGED = "; changed since your last turn"
LABELS = """[...document.querySelectorAll('path[data-place^="AREA:"]')].map((area) => [
  area.dataset.place, area.ariaLabel
])"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[PageServer]:
    with served(tmp_path) as server:
        yield server


def sit(visit_board: Visit, made: Made, seat: int | None, pace: str = "normal", **options: Any) -> Page:
    """Somebody who likes motion, at a table whose clock stands still."""
    page = visit_board(made.home, **{"reduced_motion": "no-preference", **WIDE, **options})
    page.add_init_script(PACE_ONCE % json.dumps(json.dumps({"pace": pace})))
    page.goto("about:blank")
    page.goto(made.link(seat))
    expect(page.locator("[data-place]").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=1))  # noqa: DTZ005
    return page


def go_on(server: PageServer, made: Made, first: int, count: int, record: str = TINNERS) -> None:
    """The next moves of a record, each made by its player."""
    lines = (RECORDS / f"{record}.wheal").read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines()
    for line in lines[first : first + count]:
        name, move = line.split(": ", 1)
        secret = made.secrets[made.names.index(name)]
        state = asked(server, f"/api/tables/{made.table}", secret)
        message = {"type": "play", "key": f"{made.table}-{state['seq']}", "decision": state["decision"], "move": move}
        status, body = server.request("POST", f"/api/tables/{made.table}/act", message, secret)
        assert (status, json.loads(body)["type"]) == (200, "done"), body


def asked(server: PageServer, address: str, secret: str) -> dict[str, Any]:
    status, body = server.request("GET", address, None, secret)
    assert status == 200
    answer: dict[str, Any] = json.loads(body)
    return answer


def assert_drawn(page: Page, server: PageServer, made: Made, n: int) -> None:
    """Every area, every purse and every marker as the server tells them after so many moves; marks of change aside."""
    past = asked(server, f"/api/tables/{made.table}/at/{n}", made.secrets[MIKE])
    board = past.get("position", past)["board"]
    launceston = re.compile(f"^{re.escape(board['area_text']['launceston'])}({CHANGED})?$")
    expect(page.locator('[data-place="AREA:launceston"]')).to_have_attribute("aria-label", launceston)
    labels = page.evaluate(LABELS)
    assert {place.split(":")[1]: label.removesuffix(CHANGED) for place, label in labels} == board["area_text"]
    for name, player in zip(made.names, board["table"]["player"], strict=True):
        expect(page.get_by_role("article", name=name)).to_contain_text(f"£{player['money']}")
    for column, seats in enumerate(board["track"]):
        for seat in seats:
            expect(page.get_by_role("img", name=f"{made.names[seat]}: {column}", exact=True)).to_have_count(1)


def test_moves_are_acted_out_position_by_position(visit_board: Visit, server: PageServer) -> None:
    """The board, the strip and the log show the same move; what is asked waits."""
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE)
    go_on(server, made, FIRST, 3)
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
    go_on(server, made, FIRST, 3)
    expect(page.locator(".strip")).to_contain_text("2 more moves")
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
    go_on(server, made, FIRST, 3)
    expect(page.locator(".strip")).to_contain_text("2 more moves")
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
    for _ in range(40):
        page.clock.run_for(500)
        page.wait_for_timeout(100)
        if "more move" in strip.inner_text():
            break
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
    go_on(server, made, FIRST, 3)
    expect(page.locator(".strip")).to_contain_text("2 more moves")
    page.keyboard.press("[")
    expect(page.get_by_text("Move 149 of 150: you are looking back")).to_be_visible()
    page.get_by_role("button", name="Return to now").first.click()
    expect(page.locator(ASKED)).to_be_visible()
    assert_drawn(page, server, made, FIRST + 3)


def test_the_end_page_comes_whole_after_the_last_move(visit_board: Visit, server: PageServer) -> None:
    made = server.make_from(TINNERS, BEFORE_END)
    page = sit(visit_board, made, MIKE)
    go_on(server, made, BEFORE_END, 3)
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
    page.wait_for_function("window.ways.length > 0")
    ((frames, duration),) = page.evaluate("window.ways")
    assert duration == 320
    for frame, place in zip(frames, ('[data-spot="board:ports"]', '[data-place="AREA:boscastle"]'), strict=True):
        box = page.locator(place).bounding_box()
        assert box is not None
        x, y = (float(number) + 13 for number in re.findall(r"-?[\d.]+", frame))
        assert abs(x - box["x"] - box["width"] / 2) < 2
        assert abs(y - box["y"] - box["height"] / 2) < 2
    expect(page.locator(".token")).to_have_count(0)


@pytest.mark.parametrize("options", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_round_begins_with_a_card(visit_board: Visit, server: PageServer, options: dict[str, Any]) -> None:
    """Dice as they fell with their sum, what was sold and scored, the order; it closes by Esc and opens again."""
    made = server.make_from(TINNERS, BEFORE_ROUND)
    page = sit(visit_board, made, KATIE, **options)
    go_on(server, made, BEFORE_ROUND, 3)
    box = page.get_by_role("region", name="Round 2 begins.")
    for _ in range(2):
        expect(box).to_have_count(0)
        page.clock.run_for(PACE)
    expect(box).to_be_visible()
    card = asked(server, f"/api/tables/{made.table}", made.secrets[KATIE])["position"]["card"]
    assert [roll["kind"] for roll in card["rolls"]] == ["tin", "copper"]
    for roll in card["rolls"]:
        expect(box).to_contain_text(f"= {sum(roll['faces']) + roll['change']}")
        expect(box).to_contain_text(roll["sentence"])
        assert len(roll["faces"]) == 3
    assert any("sells" in line["rest"] for line in card["lines"])
    assert any("scores" in line["rest"] for line in card["lines"])
    for line in card["lines"]:
        expect(box).to_contain_text(line["rest"])
    order = [made.names[seat] for seat in card["order"]]
    expect(box).to_contain_text(re.compile(r"Order of play:\s*" + r",\s*".join(order)))
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.locator(".strip").get_by_role("button", name="Round 2 begins.").click()
    expect(box).to_be_visible()


def test_since_your_last_turn(visit_board: Visit, server: PageServer) -> None:
    """What others did is told by player, and only that."""
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE, "off")
    go_on(server, made, FIRST, 3)
    expect(page.locator(ASKED)).to_be_visible()
    page.clock.run_for(5000)
    page.get_by_role("button", name="Since your last turn").click()
    box = page.get_by_role("region", name="Since your last turn")
    for words in ("katie sells pasties", "simon builds a port in Boscastle", "zoe places a train in Launceston"):
        expect(box.get_by_role("listitem").filter(has_text=words)).to_have_count(1)
    expect(box).not_to_contain_text("mike")


def test_the_text_page_tells_both_in_words(visit: Visit, server: PageServer) -> None:
    made = server.make_from(TINNERS, BEFORE_ROUND)
    page = visit(made.link(KATIE))
    go_on(server, made, BEFORE_ROUND, 3)
    card = page.get_by_role("region", name="Round 2 begins.")
    expect(card).to_contain_text("Tin is at £")
    expect(card).to_contain_text("Order of play:")
    expect(page.get_by_role("region", name="Since your last turn")).to_contain_text("zoe invests £20")


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
    go_on(server, made, first, 3, record)
    expect(page.locator(".strip").get_by_role("button", name="Skip")).to_be_visible()
    page.wait_for_timeout(500)  # what travels has arrived
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


def test_a_notification_is_asked_for_only_on_a_wish(visit_board: Visit, server: PageServer) -> None:
    """And it comes when it is my turn and the page is hidden."""
    made = server.make_from(TINNERS, FIRST)
    page = sit(visit_board, made, MIKE)
    page.evaluate(
        """() => {
          window.told = [];
          window.Notification = class {
            static permission = "default";
            static async requestPermission() {
              window.told.push("asked");
              return (this.permission = "granted");
            }
            constructor(title, { body }) {
              window.told.push(`${title} ${body}`);
            }
          };
          Object.defineProperty(document, "hidden", { get: () => true });
        }"""
    )
    go_on(server, made, FIRST, 3)
    expect(page).to_have_title(re.compile("^● Your turn|Tinners"))
    assert page.evaluate("window.told") == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Notify me").click()
    expect(page.get_by_role("switch", name="Notify me")).to_be_checked()
    assert page.evaluate("window.told") == ["asked"]
    page.keyboard.press("Escape")
    go_on(server, made, FIRST + 3, 2)  # mike, then katie: he is asked again
    page.wait_for_function("window.told.length > 1")
    assert page.evaluate("window.told[1]").startswith("Your turn")


def test_axe_finds_nothing_in_strip_and_boxes(visit_board: Visit, server: PageServer) -> None:
    """While moves are told, with what others did, and with the card of a round."""
    made = server.make_from(TINNERS, BEFORE_ROUND)
    page = sit(visit_board, made, KATIE, "step")
    page.clock.resume()  # axe takes its time
    go_on(server, made, BEFORE_ROUND, 3)
    expect(page.locator(".strip")).to_contain_text("2 more moves")
    assert not serious(page)
    for _ in range(2):
        page.keyboard.press("Space")
    expect(page.get_by_role("region", name="Round 2 begins.")).to_be_visible()
    assert not serious(page)
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.get_by_role("region", name="Since your last turn")).to_be_visible()
    assert not serious(page)
