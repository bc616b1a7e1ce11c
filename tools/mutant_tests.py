"""The tests that show some rules, in one process: their scenarios, their Python tests, then a short battery.

Exit 1 as soon as one fails; the last line says which. Used by ``tools/mutants.py`` on a changed copy of the sources.
"""

from __future__ import annotations

import ast
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
GAMES = 3
MOST_WORK = 150  # seconds of the processor; a busy machine kills no mutant
MOST_MEMORY = 2 * 1024**3  # bytes; what never ends often collects


def main(game_id: str, rules: set[str]) -> str:
    """What noticed the change, or an empty string."""
    return scenarios(game_id, rules) or python_tests(rules) or reasons(game_id) or short_battery(game_id)


def scenarios(game_id: str, rules: set[str]) -> str:
    import wheal
    from wheal.kernel.scenario import read_scenarios, run_scenario

    game = wheal.game(game_id)
    for path in sorted((ROOT / "tests" / "scenarios" / game_id).rglob("*.toml")):
        file = read_scenarios(path)
        for scenario in file.scenarios:
            if rules & set(scenario.rules) and run_scenario(file, scenario, game).result != "ok":
                return f"scenario {path.name}: {scenario.name}"
    return ""


def python_tests(rules: set[str]) -> str:
    import pytest

    nodes = [node for path in sorted((ROOT / "tests").rglob("test_*.py")) for node in showing(path, rules)]
    if not nodes:
        return ""
    options = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", "-p", "no:xdist", "--rootdir", str(ROOT)]
    return "" if pytest.main([*options, *nodes]) == 0 else f"a Python test of {', '.join(sorted(rules))}"


def showing(path: Path, rules: set[str]) -> list[str]:
    """The tests of a file whose @rule names one of these rules, also those in classes, as pytest calls them."""
    return list(nodes_showing(ast.parse(path.read_text(encoding="utf-8")), str(path), rules))


def nodes_showing(parent: ast.Module | ast.ClassDef, name: str, rules: set[str]) -> Iterator[str]:
    for node in parent.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{name}::{node.name}"
            if any(rules & set(rules_of(decorator)) for decorator in node.decorator_list):
                yield inner
            elif isinstance(node, ast.ClassDef):
                yield from nodes_showing(node, inner, rules)


def rules_of(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or getattr(decorator.func, "id", "") != "rule":
        return []
    return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]


def reasons(game_id: str) -> str:
    """Whether moves are refused for the same rules as before, over all actions at many moments."""
    import wheal
    from tests.refusal_counts import count_refusals, kept_counts

    return "" if count_refusals(wheal.game(game_id)) == kept_counts(game_id) else "another reason is named"


def short_battery(game_id: str) -> str:
    import wheal
    from tests import battery
    from tests.accounts import ACCOUNTS
    from wheal.kernel.engine.rng import Rng

    game = wheal.game(game_id)
    rng = Rng(1)
    options = battery.option_pairs(game)[0]
    for seats in game.players:
        for seed in range(GAMES):
            for count, (state, seat, _) in enumerate(battery.random_states(game, seats, options, seed)):
                if count % 3 == 0:
                    battery.check_legality(state, seat)
                    battery.check_sampling(state, rng)
        ACCOUNTS[game_id](battery.check_record(game, seats, options, seats))
    return ""


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_WORK, MOST_WORK))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        noticed = main(sys.argv[1], set(sys.argv[2:]))
    except Exception as error:
        noticed = f"{type(error).__name__}: {error}"
    print(noticed or "nobody noticed")
    sys.exit(1 if noticed else 0)
