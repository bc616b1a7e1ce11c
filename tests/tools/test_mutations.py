"""What the mutants change, and what they leave alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.mutations import mutants_of

CHANGES = {
    "x += 1  # MO-DIG-01": [("removed", "pass")],
    "x = a + 1  # MO-DIG-01": [("raised", "x = (a + 1) + 1")],
    "x: int = -1  # MO-DIG-01": [("raised", "x: int = (-1) + 1")],
    "x = a > 1  # MO-DIG-01": [("negated", "x = not (a > 1)")],
    "self.x = a > 1  # MO-DIG-01": [("removed", "pass")],
    "if a > 1:  # MO-DIG-01\n    b()": [("negated", "if (not (a > 1)):\n    b()")],
    "for a in b:  # MO-DIG-01\n    c()": [("removed", "for a in ():\n    c()")],
    "x = [\n    a,\n    b,  # MO-DIG-01\n    c,\n]": [("dropped", "x = [a, c]"), ("swapped", "x = [a, c, b]")],
    "x = (\n    a,\n    b,  # MO-DIG-01\n)": [("dropped", "x = (a,)"), ("swapped", "x = (b, a)")],
    'x = {\n    "a": 1,  # MO-DIG-01\n    "b": 2,\n}': [
        ("dropped", "x = {'b': 2}"),
        ("swapped", "x = {'a': 2, 'b': 1}"),
    ],
    "x = [1, 2, 3]  # MO-DIG-01": [("dropped", "x = [2, 3]"), ("swapped", "x = [2, 1, 3]")],
    "x = [1, 1]  # MO-DIG-01": [("dropped", "x = [1]")],
    "x = {  # MO-DIG-01\n    1,\n    2,\n}": [("dropped", "x = {2}")],
    'def f():\n    if a:\n        return Refusal("MO-DIG-01", "no")': [
        ("removed", "def f():\n    if a:\n        pass")
    ],
    'def f() -> bool:\n    """Is it? MO-DIG-01"""\n    if a:\n        return b\n    return c': [
        (
            "negated",
            'def f() -> bool:\n    """Is it? MO-DIG-01"""\n    if a:\n        return not (b)\n    return not (c)',
        )
    ],
    'def f() -> None:\n    """It (MO-DIG-01)."""\n    a()\n    b()': [
        ("emptied", 'def f() -> None:\n    """It (MO-DIG-01)."""\n    pass')
    ],
    "# MO-DIG-01\nx = 1": [],
    "x = 1": [],
}


@pytest.mark.parametrize("source", CHANGES)
def test_what_cites_a_rule_is_changed(source: str) -> None:
    found = mutants_of(Path("games/moles/rules/digging.py"), source)
    assert [(mutant.change, ast.unparse(ast.parse(mutant.source))) for mutant in found] == [
        (change, ast.unparse(ast.parse(changed))) for change, changed in CHANGES[source]
    ]
    assert all(mutant.rules == ("MO-DIG-01",) for mutant in found)
    assert all(mutant.module == "moles/rules/digging" for mutant in found)


def test_one_change_counts_for_all_rules_that_its_line_cites() -> None:
    source = 'def f():\n    if a:\n        return Refusal("MO-DIG-01", "no")  # MO-DIG-02..03, TT-AUC-01'
    (mutant,) = mutants_of(Path("digging.py"), source)
    assert mutant.rules == ("MO-DIG-02", "MO-DIG-03", "TT-AUC-01", "MO-DIG-01")


@pytest.mark.parametrize(
    ("entry", "change", "changed"),
    [
        ('vp = 2\neffect = { do = "sell", tiers = [[1, 2], [2, 3]] }', "raised", "[2, 4]] }"),
        (
            'effect = { do = "venture", needs = ["gold", "oil"], gives = "coal" }',
            "swapped",
            '["gold", "coal"], gives = "oil"',
        ),
        ("vp = 5", "raised", "vp = 6"),
    ],
)
def test_entries_of_content_that_name_their_rule_are_changed(entry: str, change: str, changed: str) -> None:
    source = f'[[asset]]\nid = "a"\nrule = "MO-DIG-01"\n{entry}\n\n[[asset]]\nid = "b"\nvp = 3\n'
    (mutant,) = mutants_of(Path("content/assets.toml"), source)
    assert (mutant.change, mutant.rules) == (change, ("MO-DIG-01",))
    assert changed in mutant.source
    assert len(mutant.source.splitlines()) == len(source.splitlines())
