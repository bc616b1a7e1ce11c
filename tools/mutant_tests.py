"""The tests that show some rules, in one process: their scenarios, their Python tests, then a short battery.

Exit 1 as soon as one fails; the last line says which. Used by ``tools/mutants.py`` on a changed copy of the sources.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
GAMES = 3


def main(game_id: str, rules: set[str]) -> str:
    """What noticed the change, or an empty string."""
    return scenarios(game_id, rules) or python_tests(rules) or short_battery(game_id)


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
    """The tests of a file whose @rule names one of these rules."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    ids = {arg.value for arg in decorator.args if isinstance(arg, ast.Constant)}
                    if ids & rules:
                        found.append(f"{path}::{node.name}")
    return found


def short_battery(game_id: str) -> str:
    import wheal
    from tests import battery
    from tests.accounts import ACCOUNTS
    from wheal.kernel.rng import Rng

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
    try:
        noticed = main(sys.argv[1], set(sys.argv[2:]))
    except Exception as error:
        noticed = f"{type(error).__name__}: {error}"
    print(noticed or "nobody noticed")
    sys.exit(1 if noticed else 0)
