"""How fast the page is in a real browser: `make bench-browser`, or `python -m tools.browser_bench [GAME …]`.

What is loaded first, how long a move takes from its arrival to its picture and from the click to both, and how much
memory a whole game leaves. The seats are played by requests while the page looks on, so that every push is measured.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import Made, PageServer, launched, served

GAMES: Final = {"tinners": 3, "ore": 4}
MOST: Final = 3000
PATIENCE: Final = 1000
SIZE: Final = (1440, 900)
WATCH: Final = """
window.arrivals = [];
window.clicked = [];
{
  let click = null;
  addEventListener("click", () => (click = performance.now()), true);
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => {
        if (!/^{"type":"(state|change)"/.test(event.data)) return;
        const came = performance.now();
        const began = click;
        click = null;
        requestAnimationFrame(() => setTimeout(() => {
          window.arrivals.push(performance.now() - came);
          if (began !== null) window.clicked.push(performance.now() - began);
        }));
      });
    }
  };
}
"""
LOADED: Final = """() => {
  const all = [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")];
  const ours = all.filter(({ name }) => !name.includes(".woff"));
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return { bytes: ours.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), paint: paint?.startTime ?? 0 };
}"""


class Bench:
    """One game in one browser."""

    def __init__(self, server: PageServer, browser: Browser, game: str, seats: int) -> None:
        self.server = server
        self.made = server.make(game=game, seats=[{"name": f"Player {n + 1}"} for n in range(seats)], seed=7)
        self.page = watched(browser)
        self.random = random.Random(7)

    def run(self) -> dict[str, Any]:
        self.page.goto(self.made.link(0))
        self.page.locator("main").wait_for()
        self.page.wait_for_timeout(1500)
        loaded = self.page.evaluate(LOADED)
        before = self.memory()
        moves = play_out(self.server, self.made, self.random)
        self.page.wait_for_timeout(1500)
        arrivals = self.page.evaluate("arrivals")
        return {
            "first page, kB without fonts": round(loaded["bytes"] / 1000, 1),
            "first contentful paint, ms": round(loaded["paint"]),
            "moves": moves,
            "pushes drawn": len(arrivals),
            "arrival to picture, ms (median)": round(median(arrivals), 1),
            "arrival to picture, ms (95 %)": round(quantiles(arrivals, n=20)[18], 1),
            "arrival to picture, ms (longest)": round(max(arrivals), 1),
            "memory before, MB": before,
            "memory after the game, MB": self.memory(),
        }

    def memory(self) -> float:
        """The heap of the page after a collection."""
        devtools = self.page.context.new_cdp_session(self.page)
        devtools.send("HeapProfiler.collectGarbage")
        devtools.send("Performance.enable")
        metrics = {entry["name"]: entry["value"] for entry in devtools.send("Performance.getMetrics")["metrics"]}
        return round(float(metrics["JSHeapUsedSize"]) / 1e6, 1)


def play_out(server: PageServer, made: Made, choose: random.Random) -> int:
    """Every seat by requests, at random, to the end; how many moves it took."""
    for count in range(MOST):
        for secret in made.secrets:
            state = asked(server, made.table, secret)
            if state["status"] == "over":
                return count
            if state["choices"]:
                move = choose.choice(state["choices"])["move"]
                body = {"type": "play", "key": secrets.token_urlsafe(8), "decision": state["decision"], "move": move}
                status, answer = server.request("POST", f"/api/tables/{made.table}/act", body, secret=secret)
                assert status == 200, answer.decode()
    raise AssertionError(f"not over after {MOST} moves of each seat")


def asked(server: PageServer, table: str, secret: str) -> dict[str, Any]:
    status, body = server.request("GET", f"/api/tables/{table}", secret=secret)
    assert status == 200, body.decode()
    found: dict[str, Any] = json.loads(body)
    return found


def clicks(server: PageServer, browser: Browser, times: int = 15) -> dict[str, Any]:
    """From the click that confirms a move to its picture; each move is taken back."""
    page = watched(browser)
    page.goto(server.make_from("tinners-4-players-31", 147).link(1))
    for done in range(times):
        page.get_by_role("button", name="Sell pasties").first.click()
        page.locator("#confirm").click()
        waited(page, partial(has_drawn, page, done))
        page.keyboard.press("u")
        waited(page, lambda: page.title().startswith("●"))
    drawn = page.evaluate("clicked")
    return {
        "click to picture, ms (median)": round(median(drawn), 1),
        "click to picture, ms (longest)": round(max(drawn), 1),
    }


def has_drawn(page: Page, before: int) -> bool:
    return int(page.evaluate("clicked.length")) > before


def waited(page: Page, is_true: Callable[[], bool]) -> None:
    """Until something is so; the page's policy forbids that Playwright waits inside it."""
    for _ in range(PATIENCE):
        if is_true():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not happen")


def watched(browser: Browser) -> Page:
    """A page that notes when something came and when it was drawn."""
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]})
    context.add_init_script(WATCH)
    return context.new_page()


def told(title: str, figures: dict[str, Any]) -> None:
    print(title)
    for what, value in figures.items():
        print(f"  {what:36}{value:>10}", flush=True)


def main(*names: str) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        for game, seats in GAMES.items():
            if not names or game in names:
                told(f"{game}, {seats} players", Bench(server, browser, game, seats).run())
        told("a move by click", clicks(server, browser))


if __name__ == "__main__":
    main(*sys.argv[1:])
