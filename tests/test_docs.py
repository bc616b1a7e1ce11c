"""The documents: examples run, pictures and links are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wheal
from tests.places import ROOT
from wheal.kernel.scenario import read_scenarios, run_scenario

PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [(page, text) for page in PAGES for text in re.findall(r"```toml\n(.*?)```", page.read_text(), re.DOTALL)]


@pytest.mark.parametrize(("page", "text"), EXAMPLES, ids=[page.stem for page, _ in EXAMPLES])
def test_scenarios_in_the_documents_pass(page: Path, text: str, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    file = read_scenarios(path)
    for scenario in file.scenarios:
        outcome = run_scenario(file, scenario, wheal.game(file.game))
        assert outcome.result == "ok", (page, outcome.line())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_verb_of_every_game_stands_in_the_notation() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for game_id in wheal.games():
        for verb in wheal.game(game_id).table.verbs:
            assert f"`{verb}" in text, verb


def test_the_glossary_has_every_verb_and_only_words_that_are_explained() -> None:
    """The last column: verbs and keywords of moves, keys and phases of the scenario files."""
    docs = ROOT / "docs"
    rows = [line.split("|") for line in (docs / "glossary.md").read_text(encoding="utf-8").splitlines()]
    said = {word for row in rows if len(row) == 5 for word in re.findall(r"`([^`]+)`", row[3])}
    explained = "".join((docs / name).read_text(encoding="utf-8") for name in ("notation.md", "scenarios.md"))
    for game_id in wheal.games():
        assert set(wheal.game(game_id).table.verbs) <= {word.split()[0] for word in said}, game_id
    assert [word for word in said if not re.search(rf"\b{re.escape(word)}\b", explained)] == []
