"""The reader of rule books, and the book of `tinners`."""

import re
from collections import Counter

import pytest

from tests.marks import rule
from wheal.kernel.book.rulebook import Heading, Rule, RuleBook, load_rule_book
from wheal.kernel.texts import LANGUAGES

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

- **MO-RUL-01** *May a mole dig twice?* No, one hole. It is tired.
- **MO-RUL-02** Worms are [public](https://example.org/worms).
- **Note**: this is no rule.

## 4. An empty section
"""


@pytest.fixture(scope="module")
def book() -> RuleBook:
    return RuleBook.parse(SMALL)


@pytest.fixture(scope="module", params=LANGUAGES)
def tinners(request: pytest.FixtureRequest) -> RuleBook:
    return load_rule_book("tinners", request.param)


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
    assert book.title == "Moles: the rules"


def test_blocks_are_headings_prose_and_rules_in_the_order_of_the_book(book: RuleBook) -> None:
    kinds = [block.id if isinstance(block, Rule) else block for block in book.blocks]
    assert kinds == [
        Heading(1, "Moles: the rules"),
        "- not a rule of any section",
        Heading(2, "1. Components (MO-CMP)"),
        "MO-CMP-01",
        Heading(2, "2. Digging — by turns (MO-DIG)"),
        "A paragraph before the rules.",
        "MO-DIG-01",
        "MO-DIG-02",
        "MO-DIG-03",
        "A paragraph after a rule.",
        Heading(2, "3. Rulings (MO-RUL)"),
        Heading(3, "Holes"),
        "MO-RUL-01",
        "MO-RUL-02",
        "- **Note**: this is no rule.",
        Heading(2, "4. An empty section"),
    ]


def test_a_rule_knows_the_sub_heading_above_it(book: RuleBook) -> None:
    assert book.rule("MO-RUL-01").heading == "Holes"
    assert book.rule("MO-DIG-01").heading == ""
    later = RuleBook.parse("## 1. One\n### Part\n- **MO-DIG-01** A.\n## 2. Two\n- **MO-DIG-02** B.")
    assert [(found.section, found.heading) for found in later.rules.values()] == [("1. One", "Part"), ("2. Two", "")]


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
    ("identity", "kind", "role", "needs_test"),
    [
        ("TT-AUC-05", "AUC", "rule", True),
        ("TT-LW-BID-05", "LW-BID", "rule", True),
        ("TT-EX-01", "EX", "example", True),
        ("ORE-DX-02", "DX", "example", True),
        ("TT-CMP-01", "CMP", "rule", False),
        ("TT-DEC-01", "DEC", "choice", False),
        ("DR-SER-01", "SER", "rule", False),
        ("TT-MIS-01", "MIS", "rule", False),
        ("ORE-MD-01", "MD", "rule", False),
        ("TT-RUL-149", "RUL", "ruling", False),
        ("TT-LW-EX-01", "LW-EX", "example", True),
        ("DR-HNT-01", "HNT", "rule", False),
    ],
)
def test_the_kind_decides_what_a_rule_is_and_whether_a_test_is_needed(
    identity: str, kind: str, role: str, needs_test: bool
) -> None:
    parsed = RuleBook.parse(f"- **{identity}** Text.").rule(identity)
    assert (parsed.kind, parsed.role, parsed.needs_test) == (kind, role, needs_test)


@pytest.mark.parametrize(
    ("identity", "sentence"),
    [
        ("MO-CMP-01", "3 moles (*)."),
        ("MO-DIG-01", "Dig one hole, e.g. in the lawn (a small one. Or two.)."),
        ("MO-DIG-02", "What a hole costs in worms (MO-RUL-02)."),
        ("MO-DIG-03", "Górnik says stop."),
        ("MO-RUL-01", "May a mole dig twice? No, one hole."),
        ("MO-RUL-02", "Worms are public."),
    ],
)
def test_the_sentence_of_a_rule_is_plain_text(book: RuleBook, identity: str, sentence: str) -> None:
    assert book.sentence(identity) == sentence


@pytest.mark.parametrize(
    ("text", "lead", "sentence"),
    [
        ("*Who may bid?* You may. Others too.", "Who may bid?", "Who may bid? You may."),
        ("*You bid. May others?* No. Not yet.", "You bid. May others?", "You bid. May others? No."),
        ("*Example.* Mike bids £3. Zoe drops out.", "Example.", "Example. Mike bids £3."),
        ("*Przykład.* Zoe płaci £3. Śpi.", "Przykład.", "Przykład. Zoe płaci £3."),
        ("*Example*. Mike bids. Zoe too.", "Example.", "Example. Mike bids."),
        ("*Costs*: two. Or three.", "Costs:", "Costs: two."),
        ("*Who\n  may bid?* You\n  may. So.", "Who may bid?", "Who may bid? You may."),
        ("*Example.*", "Example.", "Example."),
        ("*Tin* is rolled first. Then copper.", "", "Tin is rolled first."),
        ("**Tin.** It is rolled first.", "", "Tin."),
        ("* Star. Then.", "", "* Star."),
    ],
)
def test_a_question_or_label_in_italics_leads_into_the_sentence(text: str, lead: str, sentence: str) -> None:
    found = Rule("MO-DIG-01", "", text)
    assert (found.lead, found.sentence) == (lead, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Bierzesz kostkę.",
        "Płacisz £1, czyli 1. stawkę.",
        "Idziesz do 2. ósmej kolumny.",
        "Czy wolno?",
        "Mówisz „stop.”",
        "Płacisz (albo nie. Śpisz.) za wodę.",
        "Kładziesz kafelek (zakryty).",
        "Nie ma jej np. (tak bywa) w banku.",
        "Czekasz…",
    ],
)
@pytest.mark.parametrize(
    "later", ["Źródło wysycha.", "Śpisz.", "„Tak” mówi Zoe.", "£5 wraca.", "Ósma.", "(Zob. dalej.)", ""]
)
def test_sentences_end_in_polish_too(sentence: str, later: str) -> None:
    assert Rule("MO-DIG-01", "", f"{sentence} {later}").sentence == sentence


def test_a_language_without_a_book_falls_back_to_english() -> None:
    fallback = load_rule_book("tinners", "xx")
    assert fallback.language == "en"
    assert fallback == load_rule_book("tinners")


def test_the_decorator_leaves_the_test_alone() -> None:
    def show() -> None: ...

    assert rule("MO-DIG-01")(show) is show


class TestTheBookOfTinners:
    def test_every_bold_id_is_a_rule_and_stands_once(self, tinners: RuleBook) -> None:
        written = Counter(re.findall(r"\*\*(TT-[A-Z0-9-]+)", tinners.markdown))
        assert dict(written) == dict.fromkeys(tinners.rules, 1)

    def test_chapters_are_numbered_without_a_gap(self, tinners: RuleBook) -> None:
        numbers = [section.number for section in tinners.sections if section.number is not None]
        assert numbers == list(range(1, 22))

    def test_numbers_of_the_rules_that_need_a_test_have_no_gap(self, tinners: RuleBook) -> None:
        needing = [found for found in tinners.rules.values() if found.needs_test and found.role == "rule"]
        for kind in {found.kind for found in needing}:
            numbers = sorted(int(found.id[-2:]) for found in needing if found.kind == kind)
            assert numbers == list(range(1, len(numbers) + 1)), kind

    def test_every_rule_that_is_cited_is_in_the_book(self, tinners: RuleBook) -> None:
        cited = set(re.findall(r"TT-[A-Z0-9]+-\d+", tinners.markdown))
        assert sorted(cited - tinners.rules.keys()) == []

    def test_the_game_for_one_is_not_told_yet(self, tinners: RuleBook) -> None:
        assert re.findall(r"\bLW\b|Lord\w* Wallace|\bsolo\b", tinners.markdown, re.IGNORECASE) == []

    def test_no_source_tags_are_left(self, tinners: RuleBook) -> None:
        assert re.findall(r"`\[|\[[EPI/]+\]|(?<!TT-RU)\bR-\d+|†", tinners.markdown) == []

    def test_tables_belong_to_costs_investments_the_arsenic_market_and_the_kickstarter_pack(
        self, tinners: RuleBook
    ) -> None:
        with_table = [found.id for found in tinners.rules.values() if "\n|---" in found.text]
        assert with_table == ["TT-WT-12", "TT-INV-08", "TT-ARS-13", "TT-MIS-13", "TT-MIS-12"]

    def test_every_rule_has_a_whole_plain_sentence(self, tinners: RuleBook) -> None:
        for found in tinners.rules.values():
            assert re.fullmatch(r"[^|`]+[.)?”]", found.sentence), found.id
            assert found.sentence.count("(") == found.sentence.count(")"), found.id
