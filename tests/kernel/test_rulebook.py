"""The reader of rule books, the search for rules without a test, and the book of `tinners`."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.marks import rule
from wheal.kernel.rulebook import RuleBook, load_rule_book, missing, shown_ids

SMALL = """# Moles: the rules

- not a rule of any section

## 1. Components (MO-CMP)

- **MO-CMP-01** 3 moles (*).

## 2. Digging — by turns (MO-DIG)

A paragraph before the rules.

- **MO-DIG-01** Dig **one** hole, e.g. in the `lawn` (a small one. Or two.). Then rest.
- **MO-DIG-02** What a hole costs
  in *worms* (MO-RUL-02):

| Hole | Worms |
|---|---|
| deep | 2 |

- **MO-DIG-03** Górnik says
stop.

A paragraph after a rule.

## 3. Rulings (MO-RUL)

### Holes

- **MO-RUL-01** May a mole dig twice? Some do. RULING no: one hole. Why: tired.
- **MO-RUL-02** Worms are [public](https://example.org/worms).
- **Note**: this is no rule.

## 4. An empty section
"""


@pytest.fixture(scope="module")
def book() -> RuleBook:
    return RuleBook.parse(SMALL)


@pytest.fixture(scope="module")
def tinners() -> RuleBook:
    return load_rule_book("tinners")


def ids(book: RuleBook, words: str) -> list[str]:
    return [found.id for found in book.search(words)]


def test_rules_are_read_in_order_with_their_sections(book: RuleBook) -> None:
    assert list(book.rules) == ["MO-CMP-01", "MO-DIG-01", "MO-DIG-02", "MO-DIG-03", "MO-RUL-01", "MO-RUL-02"]
    assert [(section.number, section.title, len(section.rules)) for section in book.sections] == [
        (1, "1. Components (MO-CMP)", 1),
        (2, "2. Digging — by turns (MO-DIG)", 3),
        (3, "3. Rulings (MO-RUL)", 2),
        (4, "4. An empty section", 0),
    ]
    assert book.rule("MO-DIG-02").section == "2. Digging — by turns (MO-DIG)"
    assert book.markdown == SMALL


def test_a_rule_owns_its_lines_and_its_table_and_nothing_more(book: RuleBook) -> None:
    assert book.rule("MO-DIG-02").text == (
        "What a hole costs\nin *worms* (MO-RUL-02):\n\n| Hole | Worms |\n|---|---|\n| deep | 2 |"
    )
    assert book.rule("MO-DIG-03").text == "Górnik says\nstop."
    assert book.rule("MO-RUL-02").text == "Worms are [public](https://example.org/worms)."


def test_an_id_used_twice_is_an_error_that_names_line_and_id() -> None:
    with pytest.raises(ValueError, match=r"line 4: rule MO-DIG-01 "):
        RuleBook.parse("## 1. Digging\n\n- **MO-DIG-01** One.\n- **MO-DIG-01** Two.\n")


def test_an_unknown_id_is_a_key_error(book: RuleBook) -> None:
    with pytest.raises(KeyError):
        book.rule("MO-DIG-99")
    with pytest.raises(KeyError):
        book.sentence("MO-DIG-99")


@pytest.mark.parametrize(
    ("identity", "kind", "needs_test"),
    [
        ("TT-AUC-05", "AUC", True),
        ("TT-LW-BID-05", "LW-BID", True),
        ("TT-EX-01", "EX", True),
        ("ORE-DX-02", "DX", True),
        ("TT-CMP-01", "CMP", False),
        ("TT-DEC-01", "DEC", False),
        ("DR-SER-01", "SER", False),
        ("TT-MIS-01", "MIS", False),
        ("ORE-MD-01", "MD", False),
        ("TT-RUL-149", "RUL", False),
        ("DR-HNT-01", "HNT", False),
    ],
)
def test_the_kind_decides_whether_a_test_is_needed(identity: str, kind: str, needs_test: bool) -> None:
    parsed = RuleBook.parse(f"- **{identity}** Text.").rule(identity)
    assert (parsed.kind, parsed.needs_test) == (kind, needs_test)


@pytest.mark.parametrize(
    ("identity", "sentence"),
    [
        ("MO-CMP-01", "3 moles (*)."),
        ("MO-DIG-01", "Dig one hole, e.g. in the lawn (a small one. Or two.)."),
        ("MO-DIG-02", "What a hole costs in worms (MO-RUL-02)."),
        ("MO-DIG-03", "Górnik says stop."),
        ("MO-RUL-01", "May a mole dig twice? Some do. RULING no: one hole."),
        ("MO-RUL-02", "Worms are public."),
    ],
)
def test_the_sentence_of_a_rule_is_plain_text(book: RuleBook, identity: str, sentence: str) -> None:
    assert book.sentence(identity) == sentence


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("WORM", ["MO-DIG-02", "MO-RUL-02"]),
        ("hole worm", ["MO-DIG-02"]),
        ("gorn", ["MO-DIG-03"]),
        ("GÓRNIK", ["MO-DIG-03"]),
        ("ole", []),
        ("deep", ["MO-DIG-02"]),
        ("mo-dig", ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]),
        ("MO-RUL-02", ["MO-RUL-02"]),
        ("MO-DIG hole", ["MO-DIG-01", "MO-DIG-02"]),
        ("dig-twice", ["MO-RUL-01"]),
        ("hole submarine", []),
        ("  ", []),
    ],
)
def test_search(book: RuleBook, words: str, found: list[str]) -> None:
    assert ids(book, words) == found


def test_search_ignores_the_polish_l_with_stroke() -> None:
    assert ids(RuleBook.parse("- **MO-DIG-01** Wiatr i Źródło."), "zrodlo") == ["MO-DIG-01"]


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("MO-DIG-1", "MO-DIG-01"),
        ("mo-dgi-03", "MO-DIG-03"),
        ("DIG-02", "MO-DIG-02"),
        ("wroms", "worms"),
        ("gornk", "górnik"),
        ("xylophone", None),
        ("", None),
    ],
)
def test_nearest(book: RuleBook, wrong: str, nearest: str | None) -> None:
    assert book.nearest(wrong) == nearest


def test_nothing_is_near_in_an_empty_book() -> None:
    assert RuleBook.parse("").nearest("MO-DIG-01") is None


def test_a_language_without_a_book_falls_back_to_english() -> None:
    fallback = load_rule_book("tinners", "xx")
    assert fallback.language == "en"
    assert fallback == load_rule_book("tinners")


def test_the_decorator_leaves_the_test_alone() -> None:
    def show() -> None: ...

    assert rule("MO-DIG-01")(show) is show


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
    assert shown_ids(tests_folder) == {f"MO-DIG-0{number}" for number in range(1, 6)}


def test_missing_lists_what_needs_a_test_in_the_order_of_the_book(book: RuleBook, tests_folder: Path) -> None:
    assert book.needing_test() == ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]
    assert missing(book, tests_folder) == []
    assert missing(book, tests_folder / "deep" / "er") == ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]
    assert missing(book, tests_folder / "nowhere") == ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]


class TestTheBookOfTinners:
    def test_every_bold_id_is_a_rule_and_stands_once(self, tinners: RuleBook) -> None:
        written = Counter(re.findall(r"\*\*(TT-[A-Z0-9-]+)", tinners.markdown))
        assert dict(written) == dict.fromkeys(tinners.rules, 1)

    def test_sections(self, tinners: RuleBook) -> None:
        assert [section.number for section in tinners.sections] == [*range(1, 17), 21, 22, 24]
        assert all(section.rules for section in tinners.sections)

    def test_a_section_names_the_kinds_of_its_rules(self, tinners: RuleBook) -> None:
        for section in tinners.sections:
            named = re.findall(r"TT-([A-Z0-9]+)", section.title)
            assert list(dict.fromkeys(found.kind for found in section.rules)) == named

    def test_numbers_of_complete_sections_have_no_gap(self, tinners: RuleBook) -> None:
        for section in tinners.sections:
            if section.number in range(2, 17):
                for kind in {found.kind for found in section.rules}:
                    numbers = [int(found.id[-2:]) for found in section.rules if found.kind == kind]
                    assert numbers == list(range(1, len(numbers) + 1)), kind

    def test_every_rule_that_is_cited_is_in_the_book(self, tinners: RuleBook) -> None:
        cited = set(re.findall(r"TT-[A-Z0-9]+-\d+", tinners.markdown))
        assert sorted(cited - tinners.rules.keys()) == []

    def test_only_the_base_game_is_told(self, tinners: RuleBook) -> None:
        later = r"\bLW\b|Lord Wallace|Arsenic|Calciner|Emigrat|Michigan|Kimberley|Adelaide|Sierra|Kickstarter|\bsolo\b"
        assert re.findall(later, tinners.markdown, re.IGNORECASE) == []

    def test_no_source_tags_are_left(self, tinners: RuleBook) -> None:
        assert re.findall(r"`\[|\[[EPI/]+\]|(?<!TT-RU)\bR-\d+|†", tinners.markdown) == []

    def test_a_table_belongs_to_the_costs_and_to_the_investments(self, tinners: RuleBook) -> None:
        tables = [found.id for found in tinners.rules.values() if "\n|---" in found.text]
        assert tables == ["TT-WT-12", "TT-INV-08"]
        assert "| Train | 2 |" in tinners.rule("TT-WT-12").text

    def test_every_rule_has_a_whole_plain_sentence(self, tinners: RuleBook) -> None:
        for found in tinners.rules.values():
            assert re.fullmatch(r"[^|`]+[.)?]", found.sentence), found.id
            assert found.sentence.count("(") == found.sentence.count(")"), found.id

    def test_sentences_that_refusals_quote(self, tinners: RuleBook) -> None:
        assert tinners.sentence("TT-WT-04") == "An action is illegal when column + cost > final column."
        assert tinners.sentence("TT-RUL-50") == "May Extract take 0 cubes? RULING no, ≥ 1 cube."
        assert tinners.sentence("TT-EXT-02") == (
            "Take any mix of tin and copper up to capacity, at least 1 cube (TT-RUL-50)."
        )

    def test_search_and_suggestion(self, tinners: RuleBook) -> None:
        assert ids(tinners, "insurance rounded") == ["TT-AUC-15", "TT-A2P-12"]
        assert len(ids(tinners, "tt-auc")) == 18
        assert tinners.nearest("TT-ACU-05") == "TT-AUC-05"
        assert tinners.nearest("insurence") == "insurance"
