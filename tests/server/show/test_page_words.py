"""What all games share of the page knows no game: verbs say by themselves what leaves and what is offered first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wheal

WEB = Path(__file__).parents[3] / "web" / "src"
SHARED = ("board", "lib", "table", "text")
QUOTED = re.compile(r"""(?<!<Icon name=)(["'`])([a-z-]+)\1""")  # drawings have names of their own


def words_of(path: Path) -> set[str]:
    return {word for _, word in QUOTED.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game_id", wheal.games())
def test_no_verb_of_a_game_stands_in_what_all_games_share(game_id: str) -> None:
    files = [path for room in SHARED for path in (WEB / room).rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(files) > 90
    own = words_of(WEB / "made" / "wire.ts")  # the wire's own words: "done" is also an answer
    verbs = set(wheal.game(game_id).table.verbs) - own
    assert not {str(path.relative_to(WEB)): found for path in files if (found := words_of(path) & verbs)}
