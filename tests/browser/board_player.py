"""Somebody who plays on the drawn board: by the mouse, by touch on a phone, or by keys alone.

It tries every verb once and otherwise closes what can be closed. What is pressed on the board is lit, and has a role
and a name.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypedDict

from playwright.sync_api import Locator, Page

from tests.browser.board_script import FOCUSED, LIT, OWN_BUTTON, POINT, STATE, TURN

CLOSING = ("pass", "drop", "done", "stop", "decline")  # what brings a game to its end
MOST_TABS = 40
MOST_STEPS = 60
BIDS = 2  # so often it bids, then it drops out


class Seen(TypedDict):
    """What somebody sees of what is asked."""

    isOver: bool
    isOwn: bool  # the game asks in its own way: an auction, investing, a placement
    decision: str
    verbs: list[str]  # those that are open
    own: int  # how many buttons the game has of its own
    options: int
    isLong: bool  # the options are a list to open
    canConfirm: bool
    isCareful: bool


class Lit(NamedTuple):
    """Something on the board that can be chosen."""

    place: str
    name: str
    role: str

    @property
    def kind(self) -> str:
        return self.place.split(":")[0]


class BoardPlayer:
    """One page at a table, played by the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dock = page.locator("section.dock")
        self.done: Counter[str] = Counter()  # verbs, and places
        self.on_board: Counter[str] = Counter()  # kinds of places that were pressed on the board
        self.last = ""

    def see(self) -> Seen:
        seen: Seen = self.page.evaluate(STATE)
        return seen

    def lit(self) -> list[Lit]:
        found = [Lit(**each) for each in self.page.evaluate(LIT)]
        assert all(each.name and each.role == "button" for each in found), found
        return found

    def wait(self) -> bool:
        """Until it is asked anew, or the game is over, or the screen is passed on; whether it is asked."""
        found: str = self.page.wait_for_function(TURN, arg=self.last).json_value()
        return found == "asked"

    def play(self) -> None:
        """One move."""
        seen = self.see()
        self.last = seen["decision"]
        if seen["verbs"]:
            verb = self.wanted(seen["verbs"])
            self.done[verb] += 1
            self.pick(verb)
        elif seen["isOwn"]:
            self.choose_own(seen)
        self.narrow()
        self.confirm()

    def wanted(self, verbs: list[str]) -> str:
        """What was not tried yet, else what closes, else what was done least."""
        closing = [verb for verb in verbs if verb in CLOSING]
        fresh = [verb for verb in verbs if not self.done[verb] and verb not in CLOSING]
        return (fresh or closing or sorted(verbs, key=self.done.__getitem__))[0]

    def choose_own(self, seen: Seen) -> None:
        """In an auction a bid, later none; of investments the first; a miner is placed on the board."""
        if self.lit():
            return self.choose_lit()
        self.done["own"] += 1
        return self.press_own(seen["own"] - 1 if self.done["own"] > BIDS else 0)

    def narrow(self) -> None:
        """Answer one question after the other until the move is whole."""
        for _ in range(MOST_STEPS):
            seen = self.see()
            if seen["canConfirm"]:
                return
            if self.lit():
                self.choose_lit()
            elif seen["isLong"]:
                self.take_of_list()
            elif seen["options"]:
                self.take_option()
        raise AssertionError(f"not whole: {self.dock.inner_text()}")

    def choose_lit(self) -> None:
        """Of what is lit what was pressed least."""
        for at in sorted(self.lit(), key=lambda each: self.done[each.place]):
            if self.press_place(at.place):
                self.done[at.place] += 1
                self.on_board[at.kind] += 1
                return
        raise AssertionError("nothing that is lit can be pressed")

    def play_out(self, most: int = 600) -> None:
        """To the end of the game."""
        for _ in range(most):
            if not self.wait():
                return
            self.play()
        raise AssertionError(f"not over after {most} moves")

    # ---- by hand

    def press(self, button: Locator) -> None:
        button.click()

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def pick(self, verb: str) -> None:
        self.press(self.dock.locator(f'[data-verb="{verb}"]'))

    def press_place(self, place: str) -> bool:
        """Whether there is anything of it to be pressed."""
        point = self.page.evaluate(POINT, place)
        if point is not None:
            self.press_at(point["x"], point["y"])
        return point is not None

    def press_own(self, number: int) -> None:
        self.press(self.dock.locator(OWN_BUTTON).nth(number))

    def take_option(self) -> None:
        self.press(self.dock.locator(".options button").first)

    def take_of_list(self) -> None:
        self.dock.locator(".list select").select_option(index=1)
        self.press(self.dock.locator(".list button"))

    def confirm(self) -> None:
        self.press(self.page.locator("#confirm"))


class Toucher(BoardPlayer):
    """The same by touch."""

    def press(self, button: Locator) -> None:
        button.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Typist(BoardPlayer):
    """By keys alone: letters, arrows, digits, Tab, Enter."""

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def has_focus(self, what: str) -> bool:
        return bool(self.page.evaluate(FOCUSED, what))

    def tab_to(self, what: str) -> None:
        """Tab until something is reached; it must be reachable."""
        for _ in range(MOST_TABS):
            if self.has_focus(what):
                return
            self.key("Tab")
        raise AssertionError(f"{what} cannot be reached by keys")

    def pick(self, verb: str) -> None:
        letter = self.dock.locator(f'[data-verb="{verb}"]').get_attribute("aria-keyshortcuts")
        assert letter is not None
        self.key(letter)

    def press_place(self, place: str) -> bool:
        """Walk to it by arrows; whether that leads there."""
        wanted = f'[data-lit][data-place="{place}"]'
        for way in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            for _ in range(len(self.lit())):
                if self.has_focus(wanted):
                    self.key("Enter")
                    return True
                self.key(way)
        return False

    def press_own(self, number: int) -> None:
        button = self.dock.locator(OWN_BUTTON).nth(number)
        digit = button.get_attribute("data-digit")
        if digit is not None:
            return self.key(digit)
        for _ in range(MOST_TABS):
            if button.evaluate("button => button === document.activeElement"):
                return self.key("Enter")
            self.key("Tab")
        raise AssertionError(f"{button.inner_text()} cannot be reached by keys")

    def take_option(self) -> None:
        self.key("1")

    def take_of_list(self) -> None:
        self.tab_to(".dock .list select")
        self.key("ArrowDown")
        self.key("Enter")

    def confirm(self) -> None:
        """Enter, wherever the focus is; to what is to be done on purpose it only leads, as the preview tells."""
        self.page.locator(".preview .next").wait_for()
        if self.see()["isCareful"]:
            self.key("Enter")
            self.tab_to("#confirm")
        elif self.has_focus("button, input, select"):
            self.tab_to("#confirm")
        self.key("Enter")
