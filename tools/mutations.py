"""How what cites a rule is changed.

A line with an id at its end: its statement is removed, its condition negated, its number raised; an entry of a list is
dropped, or swapped with its neighbour. A refusal that names an id does not refuse. A function whose docstring cites an
id does nothing, or answers wrongly. An entry of a content file that names its rule has other points or another effect.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from wheal.kernel.book.coverage import cited_ids
from wheal.kernel.book.rulebook import RULE_ID

REMOVED = "removed"
NEGATED = "negated"
RAISED = "raised"
DROPPED = "dropped"
SWAPPED = "swapped"
EMPTIED = "emptied"

Display = ast.List | ast.Tuple | ast.Set | ast.Dict
COMPUTED = (ast.BinOp, ast.Call, ast.Subscript, ast.IfExp, ast.Name, ast.Constant, ast.Attribute, ast.UnaryOp)
CONTENT_RULE = re.compile(rf'rule = "({RULE_ID})"')
CONTENT_LINES = ("effect = ", "vp = ")


class Mutant(NamedTuple):
    """A file with one change, and the rules that the changed line cites."""

    path: Path
    line: int
    text: str
    change: str
    rules: tuple[str, ...]
    source: str

    @property
    def module(self) -> str:
        """`tinners/rules/auction`: from the folder of the games on."""
        parts = self.path.with_suffix("").parts
        return "/".join(parts[parts.index("games") + 1 :] if "games" in parts else parts[-1:])

    @property
    def key(self) -> str:
        """The same as long as the file and the change are."""
        return hashlib.sha256(f"{self.module}{self.line}{self.change}{self.source}".encode()).hexdigest()[:16]

    @property
    def name(self) -> tuple[str, str, str]:
        return self.module, self.text, self.change


def mutants_of(path: Path, source: str) -> list[Mutant]:
    """Every change of a file of Python or of content."""
    found = content_changes(source) if path.suffix == ".toml" else python_changes(source)
    lines = source.splitlines()
    mutants: list[Mutant] = []
    for line, rules, change, mutated in found:
        mutant = Mutant(path, line, lines[line - 1].strip(), change, rules, mutated)
        same = next((i for i, other in enumerate(mutants) if other.source == mutated), None)
        if same is None:
            mutants.append(mutant)
        else:  # a line that cites rules in two ways is changed once
            both = dict.fromkeys((*mutants[same].rules, *rules))
            mutants[same] = mutants[same]._replace(rules=tuple(both))
    return mutants


Change = tuple[int, tuple[str, ...], str, str]  # line, rules, what was done, the changed source


def content_changes(source: str) -> Iterator[Change]:
    """Of each entry that names its rule its effect, or its points where it has no effect."""
    lines = source.splitlines(keepends=True)
    heads = [i for i, line in enumerate(lines) if line.startswith("[")]
    for head, end in pairwise([*heads, len(lines)]):
        named = [rule for line in lines[head:end] if (rule := CONTENT_RULE.match(line))]
        telling = [i for start in CONTENT_LINES for i in range(head, end) if lines[i].startswith(start)]
        if named and telling:
            i = telling[0]
            change, changed = changed_content(lines[i])
            if change:
                yield i + 1, (named[0][1],), change, "".join([*lines[:i], changed, *lines[i + 1 :]])


def changed_content(line: str) -> tuple[str, str]:
    """The last number raised; without one the last two words swapped."""
    numbers = list(re.finditer(r"\d+", line))
    words = list(re.finditer(r'"\w+"', line))[1:]  # the first says what kind of effect it is
    if numbers:
        start, end = numbers[-1].span()
        return RAISED, f"{line[:start]}{int(numbers[-1][0]) + 1}{line[end:]}"
    if len(words) > 1:
        first, last = words[-2], words[-1]
        between = line[first.end() : last.start()]
        return SWAPPED, f"{line[: first.start()]}{last[0]}{between}{first[0]}{line[last.end() :]}"
    return "", ""


def python_changes(source: str) -> Iterator[Change]:
    tree = ast.parse(source)
    for line, rules in cited(source).items():
        yield from ((line, rules, change, mutated) for change, mutated in changes(tree, source, line))
    for node in ast.walk(tree):
        if isinstance(node, ast.Return) and (rules := refused_by(node)):
            yield node.lineno, rules, REMOVED, replaced(source, node, "pass")
        elif isinstance(node, ast.FunctionDef) and (rules := cited_ids(ast.get_docstring(node) or "")):
            yield from ((node.lineno, rules, change, mutated) for change, mutated in wrong_function(source, node))


def cited(source: str) -> dict[int, tuple[str, ...]]:
    """Lines whose comment cites rules."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            ids = cited_ids(token.string)
            if ids:
                found[token.start[0]] = ids
    return found


def changes(tree: ast.Module, source: str, line: int) -> Iterator[tuple[str, str]]:
    """The changes of one line: of an entry or a condition on it, else of the statement that ends on it."""
    entry = entry_at(tree, line)
    if entry is not None:
        yield from changed_entries(source, *entry)
        return
    condition = condition_at(tree, line)
    if condition is not None:
        yield NEGATED, replaced(source, condition, f"(not ({ast.unparse(condition)}))")
        return
    statement = statement_at(tree, line)
    value = getattr(statement, "value", None)
    if isinstance(statement, ast.Return | ast.Assign | ast.AnnAssign) and isinstance(value, Display):
        yield from changed_entries(source, value, 0)
    elif isinstance(statement, ast.Return):
        yield from changed_return(source, statement)
    elif isinstance(statement, ast.For):
        yield REMOVED, replaced(source, statement.iter, "()")
    elif isinstance(statement, ast.Expr) and isinstance(value, ast.Constant):
        return  # a docstring
    elif isinstance(statement, ast.AnnAssign) or (isinstance(statement, ast.Assign) and is_named(statement)):
        yield from changed_value(source, statement)
    elif isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr):
        yield REMOVED, replaced(source, statement, "pass")


def changed_return(source: str, statement: ast.Return) -> Iterator[tuple[str, str]]:
    if statement.value is None or is_refusal(statement.value):
        yield REMOVED, replaced(source, statement, "pass")
    elif is_boolean(statement.value):
        yield NEGATED, replaced(source, statement.value, f"not ({ast.unparse(statement.value)})")
    else:
        yield from raised_number(source, statement.value)


def changed_value(source: str, statement: ast.stmt) -> Iterator[tuple[str, str]]:
    """What a name is given: a truth negated, a number raised, a word not given at all."""
    value: ast.expr | None = getattr(statement, "value", None)
    if value is None:
        return
    if isinstance(value, ast.Constant) and (isinstance(value.value, bool) or not isinstance(value.value, int)):
        yield REMOVED, replaced(source, statement, "pass")
    elif is_boolean(value):
        yield NEGATED, replaced(source, value, f"not ({ast.unparse(value)})")
    else:
        yield from raised_number(source, value)


def raised_number(source: str, value: ast.expr) -> Iterator[tuple[str, str]]:
    """A computed value: one more than it should be."""
    if isinstance(value, COMPUTED):
        yield RAISED, replaced(source, value, f"({ast.unparse(value)}) + 1")


def entry_at(tree: ast.Module, line: int) -> tuple[Display, int] | None:
    """The innermost list over several lines with an entry that ends on this line, or that begins here; which entry."""
    best: tuple[Display, int] | None = None
    for node in ast.walk(tree):
        if isinstance(node, Display) and node.end_lineno != node.lineno:
            ends = [entry.end_lineno for entry in entries_of(node)]
            if line in ends:
                best = node, len(ends) - 1 - ends[::-1].index(line)
            elif line == node.lineno and ends and line < (ends[0] or 0):
                best = node, 0
    return best


def entries_of(display: Display) -> Sequence[ast.expr]:
    return display.values if isinstance(display, ast.Dict) else display.elts


def changed_entries(source: str, display: Display, at: int) -> Iterator[tuple[str, str]]:
    """One entry dropped; it and its neighbour swapped (in a dict their values, as the order tells nothing)."""
    count = len(entries_of(display))
    if count > 1:
        shorter = copy.deepcopy(display)
        for part in ("keys", "values", "elts"):
            if hasattr(shorter, part):
                del getattr(shorter, part)[at]
        yield DROPPED, replaced(source, display, ast.unparse(shorter))
    if count > 1 and not isinstance(display, ast.Set):
        swapped = copy.deepcopy(display)
        neighbour = at + 1 if at + 1 < count else at - 1
        entries = swapped.values if isinstance(swapped, ast.Dict) else swapped.elts
        entries[at], entries[neighbour] = entries[neighbour], entries[at]
        if ast.unparse(swapped) != ast.unparse(display):
            yield SWAPPED, replaced(source, display, ast.unparse(swapped))


def is_refusal(value: ast.expr) -> bool:
    """Is it made here, or by a function that makes one?"""
    if not isinstance(value, ast.Call):
        return False
    function = value.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "Refusal" or name.endswith("_refusal")


def refused_by(statement: ast.Return) -> tuple[str, ...]:
    """The ids in a `return Refusal("ID", …)`."""
    if statement.value is None or not is_refusal(statement.value):
        return ()
    words = [node.value for node in ast.walk(statement.value) if isinstance(node, ast.Constant)]
    return tuple(word for word in words if isinstance(word, str) and re.fullmatch(RULE_ID, word))


def wrong_function(source: str, function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """By what it returns: nothing is done, no list and no refusal is made, a truth is negated, a number raised."""
    body = function.body[1:]
    if not body:
        return
    kind = ast.unparse(function.returns) if function.returns is not None else ""
    whole = ast.Pass(
        lineno=body[0].lineno,
        col_offset=body[0].col_offset,
        end_lineno=body[-1].end_lineno,
        end_col_offset=body[-1].end_col_offset,
    )
    if kind == "None":
        yield EMPTIED, replaced(source, whole, "pass")
    elif kind == "Refusal | None":
        yield EMPTIED, replaced(source, whole, "return None")
    elif kind.startswith("list["):
        yield EMPTIED, replaced(source, whole, "return []")
    elif kind in ("bool", "int"):
        wrong = source
        returns = [node for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
        for node in sorted(returns, key=lambda node: node.lineno, reverse=True):
            assert node.value is not None
            text = ast.unparse(node.value)
            wrong = replaced(wrong, node.value, f"not ({text})" if kind == "bool" else f"({text}) + 1")
        yield (NEGATED if kind == "bool" else RAISED), wrong


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


def is_named(statement: ast.Assign) -> bool:
    """Does it give a value to a plain name, or a constant to anything?"""
    return all(isinstance(target, ast.Name) for target in statement.targets) or isinstance(
        statement.value, ast.Constant
    )


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
