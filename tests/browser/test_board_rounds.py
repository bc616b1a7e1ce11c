"""What others did since the own last turn, and how a round began: in the strip and on the text page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.following import ASKED, BEFORE_ROUND, FIRST, KATIE, MIKE, PACE, asked, follow, go_on, sit
from tools.browser import PageServer
from tools.moments import ORE, TINNERS

CAL = 3
BEFORE_THIRD, BEFORE_FOURTH = 38, 58  # moves of the record of Ore


@pytest.mark.parametrize("options", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_round_begins_with_a_card(visit_board: Visit, server: PageServer, options: dict[str, Any]) -> None:
    """Dice as they fell with their sum, what was sold and scored, the order; it closes by Esc and opens again."""
    made = server.make_from(TINNERS, BEFORE_ROUND)
    page = sit(visit_board, made, KATIE, **options)
    follow(page, server, made, BEFORE_ROUND, 3)
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


def test_a_round_of_ore_tells_the_points_won(visit_board: Visit, visit: Visit, server: PageServer) -> None:
    """On the card and on the text page alike."""
    made = server.make_from(ORE, BEFORE_THIRD)
    go_on(server, made, BEFORE_THIRD, BEFORE_FOURTH - BEFORE_THIRD, ORE)
    boards, words = sit(visit_board, made, CAL), visit(made.link(CAL))
    go_on(server, made, BEFORE_FOURTH, 1, ORE)
    for page in (boards, words):
        card = page.get_by_role("region", name="Round 4 begins.")
        for told in ("joe wins no points and has 2.", "ann wins 1 point and has 3.", "cal loses 1 point and has 1."):
            expect(card.get_by_role("listitem").filter(has_text=told)).to_have_count(1)
