"""The tests that show some rules: their scenarios, their Python tests, which reasons are named, then a short battery.

``python tools/mutant_tests.py GAME`` stays and answers jobs, one line of JSON each, for ``tools/mutants.py``. It
imports all that no mutant changes, once, and forks for each job; only the fork imports the game. The first test that
fails ends a job.
"""

from __future__ import annotations

import ast
import importlib
import json
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from wheal.kernel.scenario import ScenarioFile

GAMES = 3
SHORT, LONG = 8, 60  # seconds of the processor that one test may work; a busy machine kills no mutant
MOST_MEMORY = 2 * 1024**3  # bytes; what never ends often collects
PATIENCE = 1800  # seconds by the clock; for what waits and does not work
ELSEWHERE = ("wheal.kernel.scenario", "tests.refusal_counts", "pytest")  # no mutant changes it

Counts = list[dict[str, int]]  # which reason is named how often, at each table


class Job(NamedTuple):
    """The rules whose tests are run, and what the reasons were before anything was changed (None: this is before)."""

    rules: list[str]
    counts: Counts | None


class Answer(NamedTuple):
    """What noticed a change, empty where nothing did; the reasons, where they were asked for."""

    noticed: str
    counts: Counts | None = None


class Tests(NamedTuple):
    """All tests of a game as they are found once: scenarios, and Python tests by the rules that they show."""

    game_id: str
    scenarios: list[ScenarioFile]
    nodes: list[tuple[str, set[str]]]


def find_tests(game_id: str) -> Tests:
    from wheal.kernel.scenario import read_scenarios

    files = [read_scenarios(path) for path in sorted((ROOT / "tests" / "scenarios" / game_id).rglob("*.toml"))]
    nodes = [node for path in sorted((ROOT / "tests").rglob("test_*.py")) for node in nodes_of(path)]
    return Tests(game_id, files, nodes)


def run_tests(tests: Tests, job: Job) -> Answer:
    """Kind by kind, the cheapest first."""
    rules = set(job.rules)
    counts: Counts = []
    kinds: tuple[Callable[[], str], ...] = (
        lambda: run_scenarios(tests, rules),
        lambda: run_python_tests(tests, rules, LONG if job.counts is not None else LONG * len(tests.nodes)),
        lambda: compare_reasons(tests.game_id, job.counts, counts),
        lambda: run_short_battery(tests.game_id),
    )
    for kind in kinds:
        noticed = kind()
        if noticed:
            return Answer(noticed)
    return Answer("", counts)


def allow(seconds: int) -> None:
    """So long this process may work from now on; then it is killed, because what it runs may never end."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + seconds, resource.RLIM_INFINITY))


def run_scenarios(tests: Tests, rules: set[str]) -> str:
    import wheal
    from wheal.kernel.scenario import run_scenario

    game = wheal.game(tests.game_id)
    for file in tests.scenarios:
        for scenario in file.scenarios:
            allow(SHORT)
            if rules & set(scenario.rules) and run_scenario(file, scenario, game).result != "ok":
                return f"scenario {file.path.name}: {scenario.name}"
    return ""


def run_python_tests(tests: Tests, rules: set[str], limit: int) -> str:
    import pytest

    nodes = [node for node, shown in tests.nodes if rules & shown]
    if not nodes:
        return ""
    allow(limit)
    options = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", "-p", "no:xdist", "--rootdir", str(ROOT)]
    return "" if pytest.main([*options, *nodes]) == 0 else f"a Python test of {', '.join(sorted(rules))}"


def compare_reasons(game_id: str, before: Counts | None, counts: Counts) -> str:
    """Whether moves are refused for the same rules as before, over all actions at many moments, table by table."""
    import wheal
    from tests.refusal_counts import kept_counts, refusals_by_table, total

    allow(LONG)
    for number, table in enumerate(refusals_by_table(wheal.game(game_id))):
        allow(LONG)
        counts.append(table)
        if before is not None and table != before[number]:
            return "another reason is named"
    return "" if total(counts) == kept_counts(game_id) else "another reason is named"


def run_short_battery(game_id: str) -> str:
    import wheal
    from tests import battery
    from tests.accounts import ACCOUNTS
    from wheal.kernel.engine.rng import Rng

    game = wheal.game(game_id)
    rng = Rng(1)
    options = battery.option_pairs(game)[0]
    for seats in game.players:
        for seed in range(GAMES):
            allow(SHORT)
            for count, (state, seat, _) in enumerate(battery.random_states(game, seats, options, seed)):
                if count % 3 == 0:
                    battery.check_legality(state, seat)
                    battery.check_sampling(state, rng)
        allow(SHORT)
        ACCOUNTS[game_id](battery.check_record(game, seats, options, seats))
    return ""


def nodes_of(path: Path) -> list[tuple[str, set[str]]]:
    """The tests of a file whose @rule names rules, also those in classes, as pytest calls them; and these rules."""
    return list(nodes_below(ast.parse(path.read_text(encoding="utf-8")), str(path)))


def nodes_below(parent: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, set[str]]]:
    for node in parent.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{name}::{node.name}"
            shown = {rule for decorator in node.decorator_list for rule in rules_of(decorator)}
            if shown:
                yield inner, shown
            if isinstance(node, ast.ClassDef):
                yield from nodes_below(node, inner)


def rules_of(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or getattr(decorator.func, "id", "") != "rule":
        return []
    return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]


# ---- jobs -----------------------------------------------------------------------------------
def answer_in_fork(tests: Tests, job: Job) -> Answer:
    """The answer of a process that ends with its job, so that the next job knows nothing of this change."""
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe(duplex=False)
    process = fork.Process(target=work, args=(tests, job, there))
    process.start()
    there.close()
    answer = Answer("it never ended")
    if here.poll(PATIENCE):
        with suppress(EOFError):  # killed by the limits
            answer = here.recv()
    process.kill()
    process.join()
    here.close()
    return answer


def work(tests: Tests, job: Job, there: Connection) -> None:
    """In the fork: what the tests say goes nowhere, what they found goes to the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    sys.dont_write_bytecode = job.counts is not None  # of changed sources nothing is kept
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        answer = run_tests(tests, job)
    except BaseException as error:
        answer = Answer(f"{type(error).__name__}: {error}")
    there.send(answer)


def answer_jobs(game_id: str) -> None:
    for name in ELSEWHERE:
        importlib.import_module(name)
    tests = find_tests(game_id)
    mutable = [name for name in sys.modules if name.startswith(f"wheal.games.{game_id}")]
    assert not mutable, f"imported before it is changed: {mutable}"
    for line in sys.stdin:
        values: dict[str, Any] = json.loads(line)
        print(json.dumps(answer_in_fork(tests, Job(**values))), flush=True)


if __name__ == "__main__":
    answer_jobs(sys.argv[1])
