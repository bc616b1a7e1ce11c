"""Advice at the table, and transcripts of whole games in plain lines, kept word for word.

The transcripts are written anew by ``WHEAL_GOLDEN=write pytest tests/cli/play/test_advice.py``.
"""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pytest

import wheal
from tests.cli.play.test_play import answers, play_lines, type_lines
from tests.games.tinners import position
from wheal.cli.play.advice import closed_verbs, hint
from wheal.cli.play.command import play
from wheal.kernel.engine.rng import Rng

GOLDEN = Path(__file__).parent / "golden"
GAMES = [("tinners-3-bots", "random,random,random", 4), ("tinners-2-bots", "random,random", 9)]
SCRIPT = ["1", "2", "1", "?", "board", "drop", "pasties", "undo", "log", "rules TT-AUC-07", "bid 3 ?", "build st-just"]
SCRIPT += ["survey none", "bid 9", *["drop", "pass", "no-peek", "survey none"] * 40]


def test_a_hint_names_a_legal_move_and_a_reason() -> None:
    match = wheal.new("tinners", players=3, seed=4, setup="auto")
    for _ in range(30):
        seat = match.state.current_player
        lines = hint(match, seat, Rng(1))
        assert lines[0] == "Greedy advises, from what you can know:"
        moves = [found[1] for line in lines if (found := re.match(r"  \d\. (.+?)(?:  \(.+\))?$", line))]
        assert 1 <= len(moves) <= 3
        assert set(moves) <= set(match.legal_moves)
        assert len(lines) > 2 * len(moves), "each has a reason"
        match.play(moves[0])


def test_closed_verbs_say_why() -> None:
    match = wheal.new("tinners", players=3, seed=4, setup="auto")
    lines = closed_verbs(match, match.state.current_player)
    assert any(line.startswith("  extract: You have no mine yet. (TT-EXT-01)") for line in lines)
    assert any(line.startswith("  train: No train is left") and "(TT-DEV-02)" in line for line in lines)
    assert not any(line.startswith(("  build:", "  pass:")) for line in lines)


def test_typed_questions_are_answered_by_the_reason_that_got_furthest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a verb alone nothing is named that the player has not; of a verb and a place that place is meant."""
    said = answers(play_lines(monkeypatch, capsys, "1", "1", "1", "extract ?", "extract camborne ?", "build ?"))[3:]
    assert said[0].startswith("You have no mine yet. (TT-EXT-01)\n")
    assert said[1].startswith("You have no mine in Camborne. (TT-EXT-01)\n")
    assert said[2] == '"build" is possible now.'


def test_extract_says_what_it_costs_and_what_the_player_has() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"mine": "ann", "tin": 3, "copper": 2, "water": 4}},
        "player": {"ann": {"money": 2}},
    }
    match = position(wheal.game("tinners"), given)
    lines = closed_verbs(match, 0)
    costs = "This costs £4, because each cube costs £1 per water cube; you have £2. (TT-EXT-04)"
    assert f"  extract: {costs}" in lines


def test_without_an_exchange_no_asset_is_named() -> None:
    match = wheal.new("ore", players=3, seed=4)
    lines = closed_verbs(match, match.state.current_player)
    assert any(line.startswith("  exchange: You own no asset that exchanges barrels.") for line in lines)


def test_a_bot_keeps_its_secrets_from_people_when_it_explains_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, [*["1"] * 3, *["pass", "drop", "no-peek", "survey none"] * 30, "quit", "quit"])
    play("tinners", seats="me,greedy,greedy", seed=2, explain=True, plain=True)
    shown = capsys.readouterr().out
    assert "  The reason would tell what is hidden from you.\n" in shown
    assert re.search(r"^Why Greedy \d chooses extract .*:\n  The ore of .* brings", shown, re.MULTILINE)
    assert "This card would usually add" not in shown


def test_bots_explain_themselves_if_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play("tinners", seats="greedy,random,random", seed=2, explain=True)
    shown = capsys.readouterr().out
    assert re.search(r"^Why Greedy 1 chooses build \S+:$", shown, re.MULTILINE)
    assert "Why Greedy 1 chooses discard" not in shown


def compare(name: str, text: str) -> None:
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("WHEAL_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_a_game_of_bots_reads_as_it_did(
    name: str, seats: str, seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    play("tinners", seats=seats, seed=seed, plain=True)
    compare(name, capsys.readouterr().out)


def test_a_person_among_bots_reads_as_it_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, SCRIPT)
    play("tinners", seats="me,random,random", seed=6, plain=True)
    compare("tinners-person-and-bots", capsys.readouterr().out)
