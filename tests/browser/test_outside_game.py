"""A game from outside the package, which has no board of its own, is played on the same page, in words."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, set_up
from tests.test_add_a_game import EXAMPLE, distribution, points_of_the_example
from tools.browser import PageServer, served


@pytest.fixture(scope="module")
def server(needed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server in whose environment the example is installed."""
    site = distribution(tmp_path_factory.mktemp("site"), points_of_the_example())
    known = [path for path in [os.environ.get("PYTHONPATH", "")] if path]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(EXAMPLE), *known]))
        with served(tmp_path_factory.mktemp("server")) as server:
            yield server


def test_a_game_without_a_board_is_played_to_its_end_by_somebody_who_expects_one(visit_board: Visit) -> None:
    page = visit_board()
    set_up(page, "Spoil", "me", "Random", "Random")
    player = Player(page)
    player.play_out()
    assert set(player.done) >= {"Pick a stone", "Keep the tin"}
    expect(page.get_by_role("region", name=player.end.inner_text()).get_by_role("row")).to_have_count(4)
