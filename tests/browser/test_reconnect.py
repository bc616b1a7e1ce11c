"""The server is killed in the middle of an auction: the choice is kept, and the bid made once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Complaints, Visit
from tests.browser.player import Player
from tools.browser import PageServer, served


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[PageServer]:
    with served(tmp_path) as server:
        yield server


def test_a_bid_outlives_the_server(visit: Visit, mortal: PageServer, complaints: Complaints) -> None:
    made = mortal.make_from("tinners-4-players-31", 37)
    page = visit(made.link(0))
    other = visit(made.link(2))
    player = Player(page)
    assert player.wait()
    player.choose_verb("Bid")
    amount = page.get_by_role("spinbutton", name="Bid: how much")
    amount.press("ArrowUp")
    expect(amount).to_have_value("10")

    complaints.is_away = True
    mortal.kill()
    bar = page.get_by_role("status").filter(has_text="your choice is kept")
    expect(bar).to_be_visible()
    expect(amount).to_have_value("10")
    bid = player.preview.get_by_role("button", name="Bid: £10")
    bid.press("Enter")
    expect(player.preview.get_by_role("status")).to_have_text("Kept, and sent as soon as the table answers.")
    expect(bid).to_be_disabled()

    mortal.start()
    for there in (page, other):
        expect(there.get_by_role("region", name="Log").get_by_text("mike bids £10.")).to_have_count(1, timeout=60_000)
    expect(bar).to_have_count(0, timeout=60_000)
    expect(player.heading).to_have_text("What is asked")
    _, record = mortal.get(f"/api/tables/{made.table}/record", made.secrets[0])
    assert record.decode().count("mike: bid 10") == 1
    assert record.decode().count("\n", record.decode().index("\n\n") + 2) == 38
