"""Which rules of a book the tests show, and which they do not."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from wheal.kernel.rulebook import RuleBook

_DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def shown_ids(tests: Path) -> set[str]:
    """Ids in `@rule(…)` on a test and in the `rules` of a scenario; a file that cannot be parsed shows none."""
    shown: set[str] = set()
    for path in tests.rglob("*.py"):
        shown.update(_ids_on_tests(path))
    for path in tests.rglob("*.toml"):
        shown.update(_ids_of_scenarios(path))
    return shown


def missing(book: RuleBook, tests: Path) -> list[str]:
    """Ids of the book that need a test and have none, in the order of the book."""
    shown = shown_ids(tests)
    return [identity for identity in book.needing_test() if identity not in shown]


def _ids_on_tests(path: Path) -> Iterator[str]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, _DEFINITION) and node.name.lower().startswith("test"):
            for decorator in node.decorator_list:
                yield from _ids_of_decorator(decorator)


def _ids_of_decorator(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call):
        return
    function = decorator.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name == "rule":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def _ids_of_scenarios(path: Path) -> Iterator[str]:
    try:
        scenarios = tomllib.loads(path.read_text(encoding="utf-8")).get("scenario")
    except ValueError:
        return
    for scenario in scenarios if isinstance(scenarios, list) else []:
        rules = scenario.get("rules") if isinstance(scenario, dict) else None
        yield from (identity for identity in rules if isinstance(identity, str)) if isinstance(rules, list) else ()
