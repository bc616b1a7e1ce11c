"""Moments at tables that are looked at: positions of real games, and what is done there to come to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

TINNERS = "tinners-4-players-31"
TINNERS_5 = "tinners-5-players-41"
ORE = "ore-4-players-end-by-assets"
ORE_5 = "ore-5-players-end-by-contracts"
BOARD = "[data-decision], main.end, section.history"  # one of these is there when a table is drawn

Act = Callable[[Page], None]


class Moment(NamedTuple):
    """A record, the move before which we come, the seat (None: a spectator), and what is done there."""

    record: str
    at: int | None
    seat: int | None
    acts: tuple[Act, ...] = ()

    def act(self, page: Page) -> None:
        """As soon as the table is there."""
        page.locator(BOARD).first.wait_for()
        for act in self.acts:
            act(page)


def pick(verb: str) -> Act:
    return lambda page: page.locator(f'.dock [data-verb="{verb}"]').click()


def press(place: str) -> Act:
    """A place of the board, or what stands for it on a phone's first page."""

    def act(page: Page) -> None:
        page.locator(f'[data-place="{place}"]').first.dispatch_event("click")

    return act


def preview(page: Page) -> None:
    page.locator(".preview .next").wait_for()


def why(page: Page) -> None:
    page.get_by_role("alert").locator("blockquote").wait_for()


def popover(page: Page) -> None:
    page.get_by_role("dialog").wait_for()


def go_to(move: int) -> Act:
    """Look back to after so many moves."""

    def act(page: Page) -> None:
        page.keyboard.press("[")
        page.get_by_role("slider").fill(str(move))
        page.locator("section.board.past").wait_for()

    return act


def story(page: Page) -> None:
    page.locator("main.end svg path").first.wait_for()


MOMENTS = {
    "tinners-turn": Moment(TINNERS, 147, 1),
    "tinners-chosen": Moment(TINNERS, 147, 1, (pick("extract"), preview)),
    "tinners-borders": Moment(TINNERS, 147, 1, (pick("adit"),)),
    "tinners-why-not": Moment(TINNERS, 147, 1, (pick("build"), press("AREA:altarnun"), why)),
    "tinners-card": Moment(TINNERS, 147, 1, (press("AREA:altarnun"), popover)),
    "tinners-auction": Moment(TINNERS, 37, 0, (preview,)),
    "tinners-invest": Moment(TINNERS, 84, 0),
    "tinners-waiting": Moment(TINNERS, 147, 0),
    "tinners-past": Moment(TINNERS, 147, 1, (go_to(41),)),
    "tinners-end": Moment(TINNERS, None, 1, (story,)),
    "tinners-5-turn": Moment(TINNERS_5, 152, 1, (pick("build"),)),
    "tinners-5-auction": Moment(TINNERS_5, 31, 1, (preview,)),
    "tinners-5-end": Moment(TINNERS_5, None, 0, (story,)),
    "ore-placement": Moment(ORE, 237, 3, (press("SPACE:gold 1"), preview)),
    "ore-market": Moment(ORE, 403, 1, (pick("sell"),)),
    "ore-due": Moment(ORE, 349, 2),
    "ore-assets": Moment(ORE, 330, 0, (pick("buy"),)),
    "ore-contracts": Moment(ORE, 333, 2),
    "ore-relief": Moment(ORE, 352, 1),
    "ore-past": Moment(ORE, 403, 1, (go_to(100),)),
    "ore-end": Moment(ORE, None, 1, (story,)),
    "ore-5-placement": Moment(ORE_5, 186, 3),
    "ore-5-offer": Moment(ORE_5, 188, 1),
    "ore-5-market": Moment(ORE_5, 169, 2),
}
