"""A table whose others move as a record says, and somebody who watches it with a clock that stands still."""

from __future__ import annotations

import contextlib
import json
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import WIDE, Visit
from tools.browser import RECORDS, Made, PageServer
from tools.moments import TINNERS

MIKE, KATIE = 0, 1
FIRST = 147  # katie, simon and zoe move, then mike is asked
BEFORE_ROUND = 86  # zoe invests, two look at nothing, the second round begins
PACE = 700  # milliseconds
ASKED = "section.dock.lit"
PACE_ONCE = """if (location.protocol.startsWith("http") && !sessionStorage.getItem("pace")) {
  sessionStorage.setItem("pace", "set"); localStorage.setItem("wheal.settings", %s);
}"""  # before the page reads it, and not again when it is changed there
CHANGED = "; changed since your last turn"
LABELS = f"""Object.fromEntries([...document.querySelectorAll('path[data-place^="AREA:"]')].map((area) => [
  area.dataset.place.split(":")[1], area.ariaLabel.replace("{CHANGED}", "")
]))"""
ALL_ARE = f"""(wanted) => {{
  const drawn = {LABELS};
  return Object.entries(wanted).every(([area, text]) => drawn[area] === text);
}}"""


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


def follow(page: Page, server: PageServer, made: Made, first: int, count: int, record: str = TINNERS) -> None:
    """The next moves of a record have all come to a page that shows the first of them.

    Not before that may the clock go on: what comes after a pace has passed is drawn at once.
    """
    go_on(server, made, first, count, record)
    expect(page.locator(".strip")).to_contain_text(f"{count - 1} more move")


def asked(server: PageServer, address: str, secret: str) -> dict[str, Any]:
    status, body = server.request("GET", address, None, secret)
    assert status == 200
    answer: dict[str, Any] = json.loads(body)
    return answer


def assert_drawn(page: Page, server: PageServer, made: Made, n: int) -> None:
    """Every area, every purse and every marker as the server tells them after so many moves; marks of change aside."""
    past = asked(server, f"/api/tables/{made.table}/at/{n}", made.secrets[MIKE])
    board = past.get("position", past)["board"]
    with contextlib.suppress(Error):  # what is wrong is said by the comparison
        page.wait_for_function(ALL_ARE, arg=board["area_text"])
    assert page.evaluate(LABELS) == board["area_text"]
    for name, player in zip(made.names, board["table"]["player"], strict=True):
        expect(page.get_by_role("article", name=name)).to_contain_text(f"£{player['money']}")
    for column, seats in enumerate(board["track"]):
        for seat in seats:
            expect(page.get_by_role("img", name=f"{made.names[seat]}: {column}", exact=True)).to_have_count(1)
