"""How a page calls: a notification of the browser, and sounds; both only for those who wish for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.following import FIRST, MIKE, go_on, sit
from tools.browser import PageServer
from tools.moments import ORE, TINNERS

BOB, CAL = 2, 3
OUTBID, WON = [587, 440], [523, 659, 784]
LISTENING = """() => {
  window.heard = [];
  const volume = { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  window.AudioContext = class {
    currentTime = 0;
    createOscillator = () => ({
      frequency: { set value(pitch) { window.heard.push(pitch); } },
      connect: () => volume,
      start() {},
      stop() {},
    });
    createGain = () => volume;
  };
}"""


def test_a_notification_is_asked_for_only_on_a_wish(visit_board: Visit, server: PageServer) -> None:
    """And it comes when it is my turn and the page is hidden; what a tab is called says so in any case."""
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
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    go_on(server, made, FIRST, 3)
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.evaluate("window.told") == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Notify me").click()
    expect(page.get_by_role("switch", name="Notify me")).to_be_checked()
    assert page.evaluate("window.told") == ["asked"]
    page.keyboard.press("Escape")
    go_on(server, made, FIRST + 3, 2)  # mike, then katie: he is asked again
    page.wait_for_function("() => window.told.length > 1")
    assert page.evaluate("window.told[1]").startswith("Your turn")


@pytest.mark.parametrize(
    ("record", "first", "seat", "tones"),
    [(ORE, 49, CAL, OUTBID), (ORE, 71, BOB, WON)],
    ids=["ann takes cal's contract over", "bob completes a contract"],
)
def test_what_is_won_and_lost_is_heard(
    visit_board: Visit, server: PageServer, record: str, first: int, seat: int, tones: list[int]
) -> None:
    made = server.make_from(record, first)
    page = sit(visit_board, made, seat)
    page.evaluate(LISTENING)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Sounds").click()
    page.keyboard.press("Escape")
    page.evaluate("window.heard.length = 0")  # who turns it on hears it
    go_on(server, made, first, 1, record)
    page.wait_for_function("(tones) => `${window.heard}`.includes(tones)", arg=",".join(map(str, tones)))
