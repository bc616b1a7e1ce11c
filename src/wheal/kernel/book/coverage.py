"""Where the rules of a book are told again: the lines of code that cite them, and the tests that show them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wheal.kernel.book.rulebook import RULE_ID, RuleBook

_DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_CITATION = re.compile(rf"\b(?P<first>{RULE_ID})(?P<more>(?:(?:\.\.|, )\d\d\b)*)")
_MORE = re.compile(r"(?P<sign>\.\.|, )(?P<number>\d\d)")


class Citation(NamedTuple):
    """A line of code that cites a rule."""

    path: Path
    line: int
    text: str


class Showing(NamedTuple):
    """A test or a scenario that says it shows a rule."""

    path: Path
    name: str
    rule: str


def cited_ids(text: str) -> tuple[str, ...]:
    """The ids that a text cites, also by number alone: `TT-AUC-01..03, 07` cites four."""
    found: list[str] = []
    for citation in _CITATION.finditer(text):
        found.append(citation["first"])
        kind, _, last = citation["first"].rpartition("-")
        for more in _MORE.finditer(citation["more"]):
            start = int(last) + 1 if more["sign"] == ".." else int(more["number"])
            found += [f"{kind}-{number:02}" for number in range(start, int(more["number"]) + 1)]
            last = more["number"]
    return tuple(found)


def citations(identity: str, folder: Path) -> list[Citation]:
    """The lines of a folder's Python and content files that cite a rule: a card's row is its code."""
    return [
        Citation(path, number, line.strip())
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml")))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if identity in cited_ids(line)
    ]


def showings(tests: Path) -> Iterator[Showing]:
    """Ids in `@rule(…)` on a test and in the `rules` of a scenario; a file that cannot be parsed shows none."""
    for path in sorted(tests.rglob("*.py")):
        yield from _of_tests(path)
    for path in sorted(tests.rglob("*.toml")):
        yield from _of_scenarios(path)


def missing(book: RuleBook, tests: Path) -> list[str]:
    """Ids of the book that need a test and have none, in the order of the book."""
    shown = {showing.rule for showing in showings(tests)}
    return [identity for identity in book.needing_test() if identity not in shown]


def _of_tests(path: Path) -> Iterator[Showing]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, _DEFINITION) and node.name.lower().startswith("test"):
            for decorator in node.decorator_list:
                yield from (Showing(path, node.name, identity) for identity in _ids_of_decorator(decorator))


def _ids_of_decorator(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call):
        return
    function = decorator.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name == "rule":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def _of_scenarios(path: Path) -> Iterator[Showing]:
    try:
        scenarios = tomllib.loads(path.read_text(encoding="utf-8")).get("scenario")
    except ValueError:
        return
    for scenario in scenarios if isinstance(scenarios, list) else []:
        rules = scenario.get("rules") if isinstance(scenario, dict) else None
        for identity in rules if isinstance(rules, list) else []:
            if isinstance(identity, str):
                yield Showing(path, str(scenario.get("name", "")), identity)
