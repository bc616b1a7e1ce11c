"""Whole games against two bots, from the front page to the record, by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wheal
from tests.browser.conftest import Visit
from tests.browser.player import Player, set_up
from tools.browser import PageServer
from wheal.kernel.record import parse_record, replay, result_line


def downloaded(page: Page) -> str:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").press("Enter")
    return Path(waiting.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("title", "options"),
    [("Tinners' Trail", {}), ("Ore: The Mining Game", {"Variant": "short"})],
    ids=["tinners", "ore"],
)
def test_a_game_with_two_bots_is_played_to_its_end(visit: Visit, title: str, options: dict[str, str]) -> None:
    page = visit()
    set_up(page, title, "me", "Random", "Random", **options)
    player = Player(page)
    player.play_out()
    assert len(player.done) > 4
    ranking = page.get_by_role("region", name=player.end.inner_text())
    expect(ranking.get_by_role("row")).to_have_count(4)
    expect(ranking.get_by_role("cell", name="Player 1")).to_have_count(1)
    record = parse_record(downloaded(page))
    match = replay(record, wheal.game(record.game))
    assert match.over
    assert result_line(match) == record.headers["result"]
    expect(page).to_have_title(f"{title} · Wheal")


def test_letters_digits_and_enter_make_a_move(visit: Visit, server: PageServer) -> None:
    """The page says which key a verb has; Enter confirms, u takes back, Esc goes one step back, / is for typing."""
    page = visit(server.make_from("tinners-4-players-31", 147).link(1))
    player = Player(page)
    assert player.wait()
    choices = page.get_by_role("group", name="Choices", exact=True)
    pasties = choices.get_by_role("button", name="Sell pasties")
    page.keyboard.press("/")
    page.keyboard.type("extract probus tin 1 copper 0")
    page.keyboard.press("Enter")
    expect(player.preview.get_by_role("button")).to_have_accessible_name("Extract ore: Probus, tin 1, copper 0")
    page.keyboard.press("Escape")
    page.keyboard.press(pasties.get_attribute("aria-keyshortcuts") or "")
    expect(pasties).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Next to decide: simon")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("katie sells pasties for £1.")).to_be_visible()
    expect(player.heading).to_have_text("What is asked")
    page.keyboard.press("u")
    expect(player.heading).to_have_text("Your turn")
    expect(page.get_by_text("katie sells pasties for £1.")).to_have_count(0)


def test_a_closed_verb_and_a_typed_move_say_why_not(visit: Visit, server: PageServer) -> None:
    page = visit(server.make_from("ore-4-players-end-by-assets", 403).link(1))
    assert Player(page).wait()
    page.get_by_role("group", name="Choices").get_by_role("button", name="Fill a row").press("Enter")
    reason = page.get_by_role("alert")
    expect(reason).to_contain_text("Why not: Fill a row")
    reason.get_by_role("button", name="Close").press("Enter")
    page.get_by_role("combobox", name="Type a move").press_sequentially("sell gold?")
    page.keyboard.press("Enter")
    expect(reason).to_contain_text("Why not: sell gold")
    page.keyboard.press("Escape")
