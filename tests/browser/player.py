"""Somebody who plays by accessible names and the keyboard, and reads the page as a screen reader does."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

CLOSED = "(not possible now)"
CLOSING = ("Pass", "Drop out", "Done", "Stop investing")  # what brings a game to its end
LINE = re.compile(r"""^(?P<indent> *)- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$""")
ENDING = re.compile("wins$|share the victory$")


def choose(field: Locator, value: str) -> None:
    """An entry of a list, by typing how it begins."""
    field.focus()
    field.page.keyboard.type(value)


def set_up(page: Page, game: str, *seats: str, **options: str) -> None:
    """A table from the front page: `me`, `friend`, or the label of a bot for each seat."""
    page.get_by_role("radio", name=game).press("Space")
    for number, who in enumerate(seats, 1):
        kinds = page.get_by_role("group", name=f"Who sits at seat {number}", exact=True)
        if kinds.count() == 0:
            page.get_by_role("button", name="Add a seat").press("Enter")
        kind = {"me": "Me", "friend": "A friend"}.get(who, "Bot")
        kinds.get_by_role("radio", name=kind, exact=True).press("Space")
        if kind == "Bot":
            choose(page.get_by_role("combobox", name=f"Bot at seat {number}"), who)
    for option, value in options.items():
        choose(page.get_by_role("combobox", name=option), value)
    page.get_by_role("button", name="Open the table").press("Enter")
    page.get_by_role("heading", level=1, name=game).or_(page.get_by_role("heading", name="Pass the screen")).wait_for()


class Player:
    """One page at a table. It tries every verb once and otherwise closes what can be closed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: Counter[str] = Counter()
        self.asked = page.get_by_role("region", name="Your turn", exact=True)
        self.heading = page.get_by_role("heading", name=re.compile("^(Your turn$|What is asked$|Pass the screen)"))
        self.end = page.get_by_role("heading", name=ENDING)
        self.preview = page.get_by_role("group", name="What this does", exact=True)

    def wait(self) -> bool:
        """Until it is asked, or the game is over; whether it is asked."""
        self.asked.get_by_role("group", name="Choices", exact=True).or_(self.end).first.wait_for()
        return not self.end.is_visible()

    def play(self) -> str:
        """One move; the act as the button named it."""
        names = self.buttons("group", "Choices")
        if len(names) > 1:
            open_verbs = [name for name in names if not name.endswith(CLOSED)]
            closing = [name for name in open_verbs if name in CLOSING]
            fresh = [name for name in open_verbs if not self.done[name] and name not in CLOSING]
            verb = (fresh or closing or sorted(open_verbs, key=self.done.__getitem__))[0]
            self.choose_verb(verb)
        self.narrow()
        return self.confirm()

    def choose_verb(self, verb: str) -> None:
        self.done[verb] += 1
        button = self.asked.get_by_role("group", name="Choices", exact=True).get_by_role(
            "button", name=verb, exact=True
        )
        if button.get_attribute("aria-pressed") != "true":
            button.press("Enter")

    def narrow(self) -> None:
        """Take the first of each choice that is left."""
        while not self.preview.is_visible():
            options = self.buttons("list", "Choose one")
            options_list = self.asked.get_by_role("list", name="Choose one", exact=True)
            options_list.get_by_role("button", name=options[0], exact=True).first.press("Enter")

    def confirm(self) -> str:
        button = self.preview.get_by_role("button")
        act = button.inner_text().split("\n")[0].strip()
        expect(button).to_be_enabled()
        button.press("Enter")
        expect(self.heading).to_be_focused()  # it is put there when the move is taken
        return act

    def buttons(self, role: str, name: str) -> list[str]:
        """The names of the buttons in a part of what is asked, in order."""
        found: list[str] = []
        inside = -1
        for line in self.asked.aria_snapshot().splitlines():
            part = LINE.match(line)
            if part is None:
                continue
            depth = len(part["indent"])
            if inside >= 0 and depth <= inside:
                break
            if part["role"] == role and part["name"] == name:
                inside = depth
            elif inside >= 0 and part["role"] == "button":
                found.append((part["name"] or "").replace('\\"', '"'))
        return found

    def play_out(self, most: int = 400) -> None:
        """To the end of the game."""
        for _ in range(most):
            if not self.wait():
                return
            self.play()
        raise AssertionError(f"not over after {most} moves")
