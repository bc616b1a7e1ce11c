"""Texts: every message that the code names exists, every message is used, and all of them are well formed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import wheal
from wheal.kernel.texts import LANGUAGES, source

SOURCES = Path(wheal.__file__).parent
FAMILIES = (
    "bench",
    "benefit",
    "board",
    "card",
    "cli",
    "draw",
    "event",
    "play",
    "prompt",
    "range",
    "refused",
    "tile",
    "why",
)


def messages(game: str, lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source(game, lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def code_of(game: str) -> str:
    """The code that may speak with a game's texts, or with the package's own."""
    games = SOURCES / "games"
    if game:
        files = list((games / game).rglob("*.py"))
    else:
        files = [path for path in SOURCES.rglob("*.py") if games not in path.parents]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def named(game: str) -> set[str]:
    """Messages that the code names in full (names of events look alike)."""
    code = code_of(game)
    words = "|".join(FAMILIES)
    return set(re.findall(rf'(?<!Event\()"((?:{words})-[a-z0-9_-]+)"', code))


def put_together(game: str) -> set[str]:
    """What the code puts together from a beginning and a name of the game."""
    if not game:
        return set()
    title = wheal.game(game)
    setting = title.setting(title.players[0], title.read_options({}))
    prompts = {f"prompt-{question.name}" for question in setting.questions}
    events = {f"event-{name}" for name in re.findall(r'(?:Event|tell_\w+)\((?:p, )?"([a-z-]+)"', code_of(game))}
    content = (SOURCES / "games" / game / "content.py").read_text(encoding="utf-8")
    benefits = {f"benefit-{word}" for word in re.findall(r'"([a-z_]+)"', content)}
    board = {f"board-{word}" for word in re.findall(r'"([a-z]+)"', code_of(game))}
    ranges = {f"range-{name.lower()}" for name in title.ranges()}
    return prompts | events | benefits | board | ranges


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *wheal.games()])
def test_no_message_is_missing_or_unused(game: str, lang: str) -> None:
    own = messages(game, lang)
    full = named(game)
    shared = messages("", lang) if game else {}
    assert full <= own.keys() | shared.keys(), "named in the code, but there is no such message"
    used = full | put_together(game)
    assert own.keys() <= used, "nobody uses these messages"


@pytest.mark.parametrize("game", wheal.games())
def test_every_question_has_a_prompt_and_every_event_a_sentence(game: str) -> None:
    own = messages(game, "en")
    title = wheal.game(game)
    setting = title.setting(title.players[0], title.read_options({}))
    automatic = {"round-start", "built", "sell", "end-of-round"}
    for question in setting.questions:
        assert question.name in automatic or f"prompt-{question.name}" in own
    code = code_of(game)
    for name in set(re.findall(r'Event\("([a-z-]+)"', code)) - {"move"}:
        assert f"event-{name}" in own


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    for game in ("", *wheal.games()):
        english = {name: variables(message) for name, message in messages(game, "en").items()}
        for lang in LANGUAGES:
            assert {name: variables(message) for name, message in messages(game, lang).items()} == english


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collect().visit(message)
    return found
