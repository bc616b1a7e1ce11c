"""Several people at one table: in browsers of their own, and at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, set_up

TINNERS = "Tinners' Trail"


def hand(page: Page) -> list[str]:
    """The cards in one's hand; they must be there."""
    lines = page.get_by_role("region", name="Your hand").get_by_role("listitem")
    lines.first.wait_for()
    return lines.all_inner_texts()


def assert_absent(page: Page, lines: list[str]) -> None:
    """Not shown, and not hidden in the document either."""
    content = page.content()
    for line in lines:
        card = line.split(",")[0]
        assert not re.search(rf"\b{card}\b", content)


def to_move(*players: Player) -> Player:
    """Whoever is asked, as soon as somebody is."""
    for _ in range(400):
        for player in players:
            if player.asked.is_visible():
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    first = visit()
    set_up(first, TINNERS, "me", "friend", "Random")
    links = first.get_by_role("region", name="Links for your friends")
    second = visit(links.get_by_role("textbox", name="Player 2").input_value())
    watcher = visit(links.get_by_role("textbox", name="Spectators").input_value())
    first.get_by_role("button", name="Done, to the table").press("Enter")
    expect(second).to_have_url(first.url)  # the secret is gone from the address

    seats = first.get_by_role("region", name="Table").get_by_role("listitem")
    expect(seats.filter(has_text="Player 2")).to_contain_text("here")
    mine, yours = hand(first), hand(second)
    assert not set(mine) & set(yours)
    assert_absent(second, mine)
    assert_absent(watcher, mine + yours)
    expect(watcher.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(watcher.get_by_role("group", name="Choices")).to_have_count(0)
    expect(watcher.get_by_role("textbox", name="Say something to the table")).to_have_count(0)

    players = Player(first), Player(second)
    for player in players:
        while player.asked.get_by_text("Discard one of your two cards").count():
            player.play()
    for page, words in ((first, "Good luck!"), (second, "Thanks, you too")):
        page.get_by_role("textbox", name="Say something to the table").fill(words)
        page.keyboard.press("Enter")
        for reader in (first, second, watcher):
            expect(reader.get_by_role("region", name="Chat").get_by_text(words)).to_be_visible()

    mover = to_move(*players)
    logs = [page.get_by_role("region", name="Log").get_by_role("listitem") for page in (first, second, watcher)]
    counts = [log.count() for log in logs]
    assert min(counts) > 0
    mover.play()
    for log, count in zip(logs, counts, strict=True):
        expect(log.nth(count)).to_be_visible()


def test_the_curtain_hides_both_hands(visit: Visit) -> None:
    page = visit()
    set_up(page, TINNERS, "me", "me", "Random")
    hands: list[list[str]] = []
    for name in ("Player 1", "Player 2"):
        expect(page.get_by_role("heading", level=1, name=f"Pass the screen to {name}")).to_be_focused()
        for lines in hands:
            assert_absent(page, lines)
        for part in ("Your hand", "Position", "Your turn", "Log"):
            expect(page.get_by_role("region", name=part)).to_have_count(0)
        page.get_by_role("button", name=f"Open for {name}").press("Enter")
        hands.append(hand(page))
        for lines in hands[:-1]:
            assert_absent(page, lines)
        player = Player(page)
        while not hands[1:] and player.asked.is_visible():
            player.play()
