"""Advice at the table, and transcripts of whole games in plain lines, kept word for word.

The transcripts are written anew by ``WHEAL_GOLDEN=write pytest tests/cli/test_advice.py``.
"""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pytest

import wheal
from tests.cli.test_play import type_lines
from wheal.cli.play import play
from wheal.cli.play_advice import closed_verbs, hint
from wheal.kernel.rng import Rng

GOLDEN = Path(__file__).parent / "golden"
GAMES = [("tinners-3-bots", "random,random,random", 4), ("tinners-2-bots", "random,random", 9)]
SCRIPT = ["1", "2", "1", "?", "board", "drop", "pasties", "undo", "log", "rules TT-AUC-07", "bid 3 ?", "build st-just"]
SCRIPT += ["survey none", "bid 9", *["drop", "pass", "no-peek", "survey none"] * 40]


def test_a_hint_names_a_legal_move_and_a_reason() -> None:
    match = wheal.new("tinners", players=3, seed=4, setup="auto")
    for _ in range(30):
        seat = match.state.current_player
        lines = hint(match, seat, Rng(1))
        move = lines[0].removeprefix("Greedy advises: ")
        assert move in match.legal_moves
        assert len(lines) > 1
        match.play(move)


def test_closed_verbs_say_why() -> None:
    match = wheal.new("tinners", players=3, seed=4, setup="auto")
    lines = closed_verbs(match, match.state.current_player)
    assert any(line.startswith("  extract: You have no mine in ") for line in lines)
    assert any(line.startswith("  train: No train is left") and "(TT-DEV-02)" in line for line in lines)
    assert not any(line.startswith(("  build:", "  pass:")) for line in lines)


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
