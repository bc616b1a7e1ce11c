"""Whole games, kept as records: they replay to the same result, and everything in them is accounted for."""

from __future__ import annotations

from pathlib import Path

import pytest

import wheal
from tests.accounts import ACCOUNTS
from tests.marks import rule
from wheal.games.tinners.end_of_round import ore_in_own_mines
from wheal.games.tinners.position import Position
from wheal.kernel.record import parse_record, replay, result_line

RECORDS = sorted((Path(__file__).parent / "records").glob("*.wheal"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    game = wheal.game(record.game)
    match = replay(record, game)
    assert match.over
    assert record.headers["rules"] == str(game.rules_number)
    assert record.headers["content"] == game.content.digest
    assert result_line(match) == record.headers["result"]
    assert match.record() == path.read_text(encoding="utf-8")
    ACCOUNTS[record.game](match)


def test_there_is_a_record_for_every_player_count() -> None:
    found = {(record.game, len(record.players)) for record in (parse_record(p.read_text()) for p in RECORDS)}
    for game_id in wheal.games():
        for players in wheal.game(game_id).players:
            assert (game_id, players) in found


@rule("TT-END-03", "TT-END-04", "TT-END-05")
def test_each_tie_break_decides_a_recorded_game() -> None:
    """Equal points: money, then ore in own mines, then the order of passing (TT-END-03..05)."""
    for name, decides in (("money", 0), ("ore", 1), ("passing", 2)):
        match = wheal.load(Path(__file__).parent / "records" / f"tinners-tie-by-{name}.wheal")
        state = match.state
        assert isinstance(state, Position)
        first, second = state.ranking()[:2]
        players = state.players
        assert players[first].points == players[second].points
        keys = [
            (players[seat].money, ore_in_own_mines(state, seat), -state.passing.index(seat)) for seat in (first, second)
        ]
        assert keys[0][:decides] == keys[1][:decides]
        assert keys[0][decides] > keys[1][decides]
