"""What stands beside the board: log, chat, rules, the past, the end, captions of others' moves, the curtain."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tools.browser import Made, PageServer

TINNERS = "tinners-4-players-31"
MIDDLE = 80  # its moves
SIMON = 3
CARD = re.compile(r"\bS[A-Z]\d\d\b")


def at_table(visit_board: Visit, server: PageServer, seat: int = SIMON) -> tuple[Page, Made]:
    made = server.make_from(TINNERS, MIDDLE)
    page = visit_board(made.link(seat), width=1440, height=900)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    return page, made


def played(server: PageServer, made: Made, count: int, *, seats: tuple[int, ...] = (0, 1, 2, 3)) -> None:
    """Others move: always the first that they may do."""
    for _ in range(count):
        for seat in seats:
            state = told(server, made, seat)
            if state["choices"]:
                move = {"type": "play", "key": f"{made.table}-{state['seq']}", "decision": state["decision"]}
                move["move"] = state["choices"][0]["move"]
                status, body = server.request("POST", f"/api/tables/{made.table}/act", move, made.secrets[seat])
                assert (status, json.loads(body)["type"]) == (200, "done")
                break


def told(server: PageServer, made: Made, seat: int) -> dict[str, Any]:
    status, body = server.request("GET", f"/api/tables/{made.table}", None, made.secrets[seat])
    assert status == 200
    state: dict[str, Any] = json.loads(body)
    return state


def test_the_log_marks_what_is_new_and_leads_back(visit_board: Visit, server: PageServer) -> None:
    page, _ = at_table(visit_board, server)
    log = page.get_by_role("tabpanel", name="Log")
    expect(log.get_by_text("since your last turn")).to_be_visible()
    lines = log.get_by_role("listitem")
    assert lines.filter(has_text="simon passes").count() == 1
    last = log.get_by_role("button", name=re.compile("mike passes"))
    last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Move 79 of 80: you are looking back")).to_be_visible()
    expect(log.locator("[aria-current=step]")).to_contain_text("zoe sells pasties")
    page.get_by_role("button", name="Return to now").first.click()
    expect(page.get_by_text("you are looking back")).to_have_count(0)


def test_the_past_is_walked_by_keys_and_by_the_handle(visit_board: Visit, server: PageServer) -> None:
    page, _ = at_table(visit_board, server)
    page.keyboard.press("[")
    handle = page.get_by_role("slider", name="Move that is shown")
    expect(handle).to_have_attribute("aria-valuetext", re.compile(r"^Move 79 of 80\. Round 1\. zoe sells pasties"))
    handle.press("Home")
    expect(handle).to_have_attribute("aria-valuetext", re.compile("^Move 0 of 80"))
    page.keyboard.press("]")
    expect(handle).to_have_attribute("aria-valuetext", re.compile("^Move 1 of 80"))
    page.get_by_role("button", name="Speed 1×").click()
    handle.focus()
    page.keyboard.press(" ")
    expect(handle).to_have_attribute("aria-valuetext", re.compile("^Move 3 of 80"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play the moves one by one")).to_be_visible()
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)  # the game is not over


def test_the_rules_open_beside_the_board(visit_board: Visit, server: PageServer) -> None:
    page, _ = at_table(visit_board, server)
    tab = page.locator(".tabs .bar").get_by_role("button", name="Rules")
    tab.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="The game in a minute")).to_be_visible()
    rules.get_by_placeholder("Search the rules").fill("bidding")
    rules.get_by_role("button", name=re.compile("^TT-AUC-03")).click()
    rule = rules.locator('[id="TT-AUC-03"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    rules.locator("a.mention").first.click()
    expect(rules.get_by_role("button", name="Back to where you were")).to_be_visible()
    assert "#" not in page.url
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(tab).to_be_focused()


def test_what_others_say_is_counted_until_it_is_read(visit_board: Visit, server: PageServer) -> None:
    page, made = at_table(visit_board, server)
    message = {"type": "chat", "key": f"{made.table}-chat", "text": "Good luck!"}
    server.request("POST", f"/api/tables/{made.table}/act", message, made.secrets[0])
    chat = page.get_by_role("tab", name=re.compile("Chat.*1 new message"))
    chat.click()
    expect(page.get_by_role("tabpanel", name="Chat")).to_contain_text("Good luck!")
    expect(chat).to_have_count(0)
    page.get_by_role("textbox", name="Say something to the table").fill("Thanks")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Chat")).to_contain_text("Thanks")


def test_moves_of_others_are_told_and_skipped(visit_board: Visit, server: PageServer) -> None:
    page, made = at_table(visit_board, server)
    played(server, made, 4, seats=(0, 1, 2))
    skip = page.locator(".strip").get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    page.get_by_role("region", name="Board").click(position={"x": 400, "y": 650})
    expect(skip).to_have_count(0)
    newest = page.get_by_role("tabpanel", name="Log").get_by_role("listitem").last.inner_text().splitlines()[0]
    expect(page.locator(".strip .caption")).to_contain_text(newest)


def test_the_end_tells_all_and_leads_on(visit_board: Visit, server: PageServer, tmp_path: Path) -> None:
    made = server.make_from(TINNERS)
    page = visit_board(made.link(0), width=1440, height=900)
    expect(page.get_by_role("heading", name="mike wins")).to_be_visible()
    expect(page.get_by_text("65 points, 14 ahead of katie")).to_be_visible()
    expect(page.get_by_role("region", name="Worth telling").get_by_role("listitem")).to_have_count(3)
    page.get_by_text("All numbers as a table").click()
    mike = page.get_by_role("table", name="Points by round").get_by_role("row", name=re.compile("^mike"))
    assert mike.get_by_role("cell").all_inner_texts() == ["52", "8", "0", "5", "65"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Share").click()
    download.value.save_as(tmp_path / "shared.png")
    assert (tmp_path / "shared.png").read_bytes().startswith(b"\x89PNG")
    page.locator(".acts").get_by_role("button", name="Look back").click()
    expect(page.get_by_text(re.compile(r"^Move \d of 178: you are looking back"))).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("heading", name=re.compile("^Pass the screen to"))).to_be_visible()


def test_nothing_of_one_hand_is_left_for_the_other(visit_board: Visit, server: PageServer) -> None:
    """Two at one screen, the first of whom looks back before the screen is passed; one press opens."""
    made = server.make_from("tinners-2-players-11", 40)
    seen = [set(CARD.findall(json.dumps(told(server, made, seat)["position"]))) for seat in (0, 1)]
    secret = [seen[0] - seen[1], seen[1] - seen[0]]
    assert all(secret)
    page = visit_board(made.link(0), width=1440, height=900)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.goto(made.link(1))
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.reload()
    opening = page.get_by_role("button", name="Open for")
    for _ in range(2):
        heading = page.get_by_role("heading", name=re.compile("^Pass the screen to"))
        expect(heading).to_be_focused()
        assert not CARD.findall(page.content())
        seat = made.names.index(heading.inner_text().split()[-1])
        opening.click()
        expect(opening).to_have_count(0)
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
        for card in secret[seat]:
            expect(page.locator(f'[data-place="CARD:{card}"]')).to_be_visible()
        assert not secret[1 - seat] & set(CARD.findall(page.content()))
        page.keyboard.press("[")
        expect(page.get_by_text("you are looking back")).to_be_visible()
        assert not secret[1 - seat] & set(CARD.findall(page.content()))
        while told(server, made, seat)["choices"]:
            played(server, made, 1, seats=(seat,))
