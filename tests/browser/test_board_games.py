"""Whole games on the drawn boards, from the front page to the record: by clicks, by keys alone, by touch on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import wheal
from tests.browser.board_player import BoardPlayer, Toucher, Typist
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.player import set_up
from wheal.kernel.record import parse_record, replay, result_line

TINNERS = "Tinners' Trail"
ORE = "Ore: The Mining Game"


class Game(NamedTuple):
    """A way to play, a game with its options, and how many sit at it."""

    player: type[BoardPlayer]
    title: str
    seats: int
    options: dict[str, str]
    settings: dict[str, Any]

    def play(self, visit_board: Visit) -> tuple[Page, BoardPlayer]:
        """To its end, against bots."""
        page = visit_board(**self.settings)
        set_up(page, self.title, "me", *["Random"] * (self.seats - 1), **self.options)
        player = self.player(page)
        player.play_out()
        return page, player


GAMES = {
    "tinners by clicks": Game(BoardPlayer, TINNERS, 3, {}, WIDE),
    "ore by keys": Game(Typist, ORE, 3, {"Variant": "short"}, WIDE),
    "tinners by touch": Game(Toucher, TINNERS, 3, {}, PHONE),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_on_its_board_to_the_end(visit_board: Visit, name: str) -> None:
    page, player = GAMES[name].play(visit_board)
    assert len(player.done) > 8
    assert player.on_board.total() > 5
    assert_ended(page, GAMES[name].seats)


def assert_ended(page: Page, seats: int) -> None:
    """The end page has everybody, and the record is a whole game."""
    standings = page.get_by_role("region", name="Points by round")
    expect(standings.get_by_role("listitem")).to_have_count(seats)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Record", exact=True).click()
    record = parse_record(Path(waiting.value.path()).read_text(encoding="utf-8"))
    match = replay(record, wheal.game(record.game))
    assert match.over
    assert result_line(match) == record.headers["result"]
