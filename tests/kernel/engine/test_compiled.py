"""The compiled build: every module of the set is native, or none is; classes keep their promises in both builds."""

from __future__ import annotations

import importlib
import sysconfig
from pathlib import Path

import pytest

import wheal
from wheal._compiled_set import MODULES
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.state import Setting

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.mark.parametrize("name", MODULES)
def test_every_module_of_the_set_is_native_when_compiled(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(SUFFIX if wheal.COMPILED else ".py")


@pytest.mark.parametrize("name", MODULES)
def test_compiled_modules_import_only_what_the_build_has(name: str) -> None:
    path = Path(wheal.__file__).parent.joinpath(*name.split(".")[1:]).with_suffix(".py")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(("import ", "from ")):
            module = line.split()[1].split(".")[0]
            assert module in {"__future__", "typing", "mypy_extensions", "wheal", "collections"}, line


@pytest.mark.parametrize("game_id", wheal.games())
def test_every_verb_and_question_overrides_what_it_must(game_id: str) -> None:
    """A compiled class that forgets an abstract method would run the base's body."""
    game = wheal.game(game_id)
    for verb in game.verbs():
        assert verb.do is not Action.do
        assert verb.refusal is not Action.refusal
        assert verb.notation
        assert verb.kinds
    setting = game.setting(game.players[0], game.read_options({}))
    for question in setting.questions:
        cls = type(question)
        assert cls.run is not Question.run
        if cls.options is not Question.options:
            assert cls.fallback is not Question.fallback, question.name
    for method in ("wrong_moment", "others_turn"):
        assert getattr(type(setting), method) is not getattr(Setting, method), method
