"""Whole games, kept as records: they replay to the same result, and everything in them is accounted for."""

from __future__ import annotations

from pathlib import Path

import pytest

import wheal
from tests import places
from tests.accounts import ACCOUNTS
from tests.marks import rule
from tools.reference import digests_of
from wheal.games.ore.rules.position import NONE
from wheal.games.ore.rules.position import Position as OrePosition
from wheal.games.tinners.rules.end_of_round import ore_in_own_mines
from wheal.games.tinners.rules.position import Position
from wheal.kernel.record import parse_record, replay, result_line

RECORDS = sorted(places.RECORDS.glob("*.wheal"))


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
    assert digests_of(match) == path.with_suffix(".digests").read_text(encoding="utf-8").split()
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
        match = wheal.load(places.RECORDS / f"tinners-tie-by-{name}.wheal")
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


@rule("ORE-END-01", "ORE-END-02", "ORE-VAR-12")
def test_each_end_ends_a_recorded_game_of_ore() -> None:
    """A mine without a next card, a row of assets or of contracts that cannot be filled, the last of the nine."""
    for name, ends in (
        ("3-players-end-by-mine", (True, False, False)),
        ("4-players-end-by-assets", (False, True, False)),
        ("5-players-end-by-contracts", (False, False, True)),
        ("race-5-players-end-by-nine", (False, False, False)),
    ):
        state = wheal.load(places.RECORDS / f"ore-{name}.wheal").state
        assert isinstance(state, OrePosition)
        no_mine = any(mine.card == NONE for mine in state.mines)
        no_contract = not state.rules.is_race and NONE in state.contract_row
        assert (no_mine, NONE in state.asset_row, no_contract) == ends
        assert state.rules.is_race == any(player.settled >= 9 for player in state.players)
