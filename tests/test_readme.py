"""The README's example runs, and says what is true."""

from __future__ import annotations

import re

import wheal
from tests.places import ROOT

README = ROOT / "README.md"


def example() -> str:
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_example_of_the_readme_runs() -> None:
    names: dict[str, object] = {}
    exec(example(), names)
    match = names["match"]
    assert isinstance(match, wheal.Match)
    assert match.moves[-1].endswith(": build gwennap")
    assert "Gwennap" in str(match)


def test_the_comments_of_the_example_are_true() -> None:
    match = wheal.new("tinners", players=3, seed=7, setup="auto")
    shown = re.search(r"legal_moves\[:3\]\s+# (\[.*\])", example())
    assert shown is not None
    assert match.legal_moves[:3] == ["build st-just", "build st-ives", "build camborne"]
    assert shown.group(1) == str(match.legal_moves[:3])
    assert match.to_decide == [match.names[match.state.current_player]]


def test_the_readme_says_unofficial_and_names_the_designer() -> None:
    text = README.read_text(encoding="utf-8")
    for word in ("Unofficial", "Martin Wallace", "Alley Cat Games", "make play", "make test"):
        assert word in text
