"""How a line that cites a rule is changed: its statement removed, its condition negated, its number raised."""

from __future__ import annotations

import ast
import hashlib
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

REMOVED = "removed"
NEGATED = "negated"
RAISED = "raised"


class Mutant(NamedTuple):
    """A module with one change, and the rules that the changed line cites."""

    path: Path
    line: int
    text: str
    change: str
    rules: tuple[str, ...]
    source: str

    @property
    def key(self) -> str:
        """The same as long as the module and the change are."""
        return hashlib.sha256(f"{self.path.name}{self.line}{self.change}{self.source}".encode()).hexdigest()[:16]

    @property
    def name(self) -> tuple[str, str, str]:
        return self.path.stem, self.text, self.change


def cited(source: str, rule: re.Pattern[str]) -> dict[int, tuple[str, ...]]:
    """Lines whose comment cites rules."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            ids = tuple(rule.findall(token.string))
            if ids:
                found[token.start[0]] = ids
    return found


def mutants_of(path: Path, source: str, rule: re.Pattern[str]) -> list[Mutant]:
    """Every change of a module's citing lines."""
    lines = source.splitlines()
    tree = ast.parse(source)
    found = []
    for line, ids in cited(source, rule).items():
        text = lines[line - 1].strip()
        for change, mutated in changes(tree, source, line):
            found.append(Mutant(path, line, text, change, ids, mutated))
    return found


def changes(tree: ast.Module, source: str, line: int) -> Iterator[tuple[str, str]]:
    """The changes of one line: of a condition on it, else of the statement that ends on it."""
    condition = condition_at(tree, line)
    if condition is not None:
        yield NEGATED, replaced(source, condition, f"(not ({ast.unparse(condition)}))")
        return
    statement = statement_at(tree, line)
    if isinstance(statement, ast.Return) and statement.value is not None:
        if is_boolean(statement.value):
            yield NEGATED, replaced(source, statement.value, f"not ({ast.unparse(statement.value)})")
        else:
            yield from raised_numbers(source, statement)
    elif isinstance(statement, ast.AnnAssign | ast.Assign) and isinstance(statement.value, ast.Constant):
        if isinstance(statement.value.value, int) and not isinstance(statement.value.value, bool):
            yield RAISED, replaced(source, statement.value, str(statement.value.value + 1))
        else:
            yield REMOVED, replaced(source, statement, "pass")
    elif isinstance(statement, ast.AnnAssign):
        yield from raised_numbers(source, statement)
    elif isinstance(statement, ast.For):
        yield REMOVED, replaced(source, statement.iter, "()")
    elif isinstance(statement, ast.Assign) and all(isinstance(t, ast.Name) for t in statement.targets):
        yield from raised_numbers(source, statement)
    elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return  # a docstring
    elif isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr):
        yield REMOVED, replaced(source, statement, "pass")


def raised_numbers(source: str, statement: ast.stmt) -> Iterator[tuple[str, str]]:
    """A computed value: one more than it should be."""
    value = getattr(statement, "value", None)
    if isinstance(value, ast.BinOp | ast.Call | ast.Subscript | ast.IfExp | ast.Name | ast.Constant) and not (
        isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Refusal"
    ):
        yield RAISED, replaced(source, value, f"({ast.unparse(value)}) + 1")


def condition_at(tree: ast.Module, line: int) -> ast.expr | None:
    """The condition, or the part of one, that stands on this line and decides."""
    best: ast.expr | None = None
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            for part in parts(node.test):
                if part.lineno <= line <= (part.end_lineno or 0) and part.end_lineno == line:
                    best = part
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.BoolOp):
            for part in node.value.values:
                if part.end_lineno == line and node.end_lineno != node.lineno:
                    best = part
    return best


def parts(test: ast.expr) -> list[ast.expr]:
    """A condition over several lines part by part, one of one line as a whole."""
    if isinstance(test, ast.BoolOp) and test.end_lineno != test.lineno:
        return [part for value in test.values for part in parts(value)]
    return [test]


def statement_at(tree: ast.Module, line: int) -> ast.stmt | None:
    """The statement that ends on this line, or the loop that begins on it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and node.iter.end_lineno == line:
            return node
        if isinstance(node, ast.stmt) and not hasattr(node, "body") and node.end_lineno == line:
            return node
    return None


def is_boolean(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):
        return isinstance(value.value, bool)
    return isinstance(value, ast.Compare | ast.BoolOp) or (
        isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    )


def replaced(source: str, node: ast.AST, text: str) -> str:
    """The source with one node written anew."""
    lines = source.splitlines(keepends=True)
    first, last = node.lineno - 1, node.end_lineno - 1  # type: ignore[attr-defined]
    head = lines[first].encode()[: node.col_offset].decode()  # type: ignore[attr-defined]
    tail = lines[last].encode()[node.end_col_offset :].decode()  # type: ignore[attr-defined]
    return "".join([*lines[:first], head + text + tail, *lines[last + 1 :]])
