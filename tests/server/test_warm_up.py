"""What a server does before anybody comes."""

from __future__ import annotations

import pytest

from wheal import api
from wheal.kernel.texts import _texts  # what is loaded once for a game and a language
from wheal.server import warm_up


def test_every_game_is_shown_once_in_every_language(caplog: pytest.LogCaptureFixture) -> None:
    warm_up.warm_up()
    assert not caplog.records
    known = _texts.cache_info()
    warm_up.warm_up()
    assert _texts.cache_info().misses == known.misses


def test_a_game_that_cannot_be_shown_is_told_and_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shown = []

    def fail(game: object) -> None:
        shown.append(game)
        raise RuntimeError("no such card")

    monkeypatch.setattr(warm_up, "_show_new_table", fail)
    warm_up.warm_up()
    assert len(shown) == len(api.game_ids()) == len(caplog.records)
