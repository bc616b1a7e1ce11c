"""Where rules are cited in code and shown by tests, and which no test shows."""

from pathlib import Path

import pytest

from wheal.kernel.book.coverage import citations, cited_ids, missing, showings
from wheal.kernel.book.rulebook import RuleBook

BOOK = """# Moles

## 1. Components

- **MO-CMP-01** 3 moles.

## 2. Digging

- **MO-DIG-01** Dig.
- **MO-DIG-02** Rest.
- **MO-DIG-03** Stop.

## 3. Rulings

- **MO-RUL-01** One hole.
"""
PYTHON_TESTS = '''
"""@rule("MO-DIG-90") in a docstring shows nothing."""
from tests import marks
from tests.marks import rule

# @rule("MO-DIG-91")
MENTION = 'rule("MO-DIG-92")'

@rule("MO-DIG-01", "MO-DIG-02")
def test_one() -> None: ...

@marks.rule("MO-DIG-03")
class TestMany:
    @rule("MO-DIG-04")
    async def test_inside(self) -> None: ...

@rule("MO-DIG-93")
def helper() -> None: ...

@other("MO-DIG-94")
def test_other() -> None: rule("MO-DIG-95")
'''

SCENARIOS = """
rules = ["MO-DIG-96"]

[[scenario]]
name = "one"
rules = ["MO-DIG-05", 7] # "MO-DIG-97"

[[scenario]]
name = "none"

[[scenario]]
name = "MO-DIG-98"
rules = "MO-DIG-99"
"""


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "test_python.py").write_text(PYTHON_TESTS, encoding="utf-8")
    (tmp_path / "deep" / "er" / "scenarios.toml").write_text(SCENARIOS, encoding="utf-8")
    (tmp_path / "broken.toml").write_text('[[scenario]]\nrules = ["MO-DIG-80"', encoding="utf-8")
    (tmp_path / "broken.py").write_text('@rule("MO-DIG-81")\ndef test_(:', encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes(b'rules = ["\xff"]')
    (tmp_path / "table.toml").write_text('[scenario]\nrules = ["MO-DIG-82"]', encoding="utf-8")
    return tmp_path


def test_only_decorated_tests_and_scenarios_show_a_rule(tests_folder: Path) -> None:
    assert {showing.rule for showing in showings(tests_folder)} == {f"MO-DIG-0{number}" for number in range(1, 6)}


def test_missing_lists_what_needs_a_test_in_the_order_of_the_book(tests_folder: Path) -> None:
    book = RuleBook.parse(BOOK)
    assert book.needing_test() == ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]
    assert missing(book, tests_folder) == []
    assert missing(book, tests_folder / "deep" / "er") == ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]
    assert missing(book, tests_folder / "nowhere") == ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]


def test_a_showing_has_its_file_and_its_name(tests_folder: Path) -> None:
    deep = tests_folder / "deep"
    assert {
        (found.path, found.name) for found in showings(tests_folder) if found.rule in ("MO-DIG-04", "MO-DIG-05")
    } == {
        (deep / "test_python.py", "test_inside"),
        (deep / "er" / "scenarios.toml", "one"),
    }


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("x = 1  # MO-DIG-02", ["02"]),
        ("# MO-DIG-01..03", ["01", "02", "03"]),
        ("Rules MO-DIG-01..03, 07, 10..11.", ["01", "02", "03", "07", "10", "11"]),
        ("MO-DIG-02, MO-DIG-05", ["02", "05"]),
        ("MO-DIG-02, 300 times, or MO-DIG-1", ["02", "1"]),
        ("AMO-DIG", []),
    ],
)
def test_ids_are_cited_also_by_their_number_alone(text: str, ids: list[str]) -> None:
    assert cited_ids(text) == tuple(f"MO-DIG-{number}" for number in ids)


def test_citing_lines_have_file_number_and_text(tmp_path: Path) -> None:
    module = tmp_path / "rules" / "digging.py"
    module.parent.mkdir()
    module.write_text(
        '"""Rules MO-DIG-01..03."""\n\n    HOLES = 1  # MO-DIG-02\nWORMS = 2  # MO-DIG-20\n', encoding="utf-8"
    )
    (tmp_path / "book.md").write_text("MO-DIG-02", encoding="utf-8")
    assert citations("MO-DIG-02", tmp_path) == [
        (module, 1, '"""Rules MO-DIG-01..03."""'),
        (module, 3, "HOLES = 1  # MO-DIG-02"),
    ]
