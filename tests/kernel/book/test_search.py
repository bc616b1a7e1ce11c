"""Rules found by their words: beginnings, other forms in English and Polish, ids, titles, and what was meant."""

import subprocess
import sys

import pytest

from wheal.kernel.book.rulebook import RuleBook, load_rule_book

ENGLISH = """# Moles

## 1. Digging

- **MO-DIG-01** Dig one hole in the lawn.
- **MO-DIG-02** What a hole costs in worms (MO-RUL-02):

| Hole | Worms |
|---|---|
| deep | 2 |

- **MO-DIG-03** Górnik says stop: the auction of a mine begins, and moles make their bids.

## 2. Burrowing

### Foxes

- **MO-RUL-01** *May a mole dig twice?* No, one hole.
- **MO-RUL-02** Worms are public.
"""

POLISH = """# Krety

## 1. Licytacja tuneli

- **MO-LIC-01** Kto rozpoczyna licytację, wybiera obszar z kopalnią.
- **MO-LIC-02** Górnik bierze jedną kostkę miedzi.
- **MO-LIC-03** Na wolnym polu leży kafelek, a obok źródło.
- **MO-LIC-04** Płacisz za wodę i za lokomotywę.

## 2. Śniadanie

- **MO-SNI-01** Trzech górników je pierogi.
"""


@pytest.fixture(scope="module")
def english() -> RuleBook:
    return RuleBook.parse(ENGLISH)


@pytest.fixture(scope="module")
def polish() -> RuleBook:
    return RuleBook.parse(POLISH, "pl")


def ids(book: RuleBook, words: str) -> list[str]:
    return [found.id for found in book.search(words)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("WORM", ["MO-DIG-02", "MO-RUL-02"]),
        ("hole worm", ["MO-DIG-02"]),
        ("gorn", ["MO-DIG-03"]),
        ("GÓRNIK", ["MO-DIG-03"]),
        ("Go\N{COMBINING ACUTE ACCENT}rnik", ["MO-DIG-03"]),
        ("ole", []),
        ("deep", ["MO-DIG-02"]),
        ("auctions", ["MO-DIG-03"]),
        ("bidding", ["MO-DIG-03"]),
        ("mining", ["MO-DIG-03"]),
        ("digging", ["MO-DIG-01", "MO-RUL-01"]),
        ("holes twice", ["MO-RUL-01"]),
        ("dig-twice", ["MO-RUL-01"]),
        ("hole submarine", []),
        ("in", ["MO-DIG-01", "MO-DIG-02"]),
        ("  ", []),
        ("?!", []),
    ],
)
def test_english_words(english: RuleBook, words: str, found: list[str]) -> None:
    assert ids(english, words) == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("mo-dig", ["MO-DIG-01", "MO-DIG-02", "MO-DIG-03"]),
        ("MO-RUL-02", ["MO-RUL-02"]),
        ("MO-DIG holes", ["MO-DIG-01", "MO-DIG-02"]),
    ],
)
def test_ids_and_their_beginnings(english: RuleBook, words: str, found: list[str]) -> None:
    assert ids(english, words) == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("burrow", ["MO-RUL-01", "MO-RUL-02"]),
        ("fox", ["MO-RUL-01", "MO-RUL-02"]),
        ("foxes twice", ["MO-RUL-01"]),
        ("MO-RUL burrows", ["MO-RUL-01", "MO-RUL-02"]),
    ],
)
def test_titles_count_where_no_text_has_the_words(english: RuleBook, words: str, found: list[str]) -> None:
    assert ids(english, words) == found


def test_titles_do_not_count_where_a_text_has_the_words(english: RuleBook, polish: RuleBook) -> None:
    assert "MO-DIG-02" not in ids(english, "digging")
    assert ids(polish, "licytacja") == ["MO-LIC-01"]


@pytest.mark.parametrize(
    ("forms", "found"),
    [
        ("licytacja licytacji licytacje licytację LICYTACJA licytacją licytacjach licy", ["MO-LIC-01"]),
        ("górnik górników gornikow gornikom GORNIKAMI górnikiem gorn", ["MO-LIC-02", "MO-SNI-01"]),
        ("kopalnia kopalnie kopalni kopalń kopaln kopalniami", ["MO-LIC-01"]),
        ("kostka kostek kostki kostke kostkami", ["MO-LIC-02"]),
        ("kafelek kafelka kafelków kafelkow", ["MO-LIC-03"]),
        ("pole pola pól pol", ["MO-LIC-03"]),
        ("źródło zrodlo źródła zrodel", ["MO-LIC-03"]),
        ("woda wody wód wode wodą", ["MO-LIC-04"]),
        ("miedź miedz miedzią", ["MO-LIC-02"]),
        ("płacić placic płaci placi", ["MO-LIC-04"]),
        ("lokomotywa lokomotyw lokomotywami", ["MO-LIC-04"]),
        ("wolnych wolne", ["MO-LIC-03"]),
        ("śniadania sniadanie", ["MO-SNI-01"]),
        ("licytant kopiec kosa gra", []),
    ],
)
def test_polish_words_in_every_form(polish: RuleBook, forms: str, found: list[str]) -> None:
    assert {form: ids(polish, form) for form in forms.split()} == dict.fromkeys(forms.split(), found)


def test_several_polish_words_must_all_be_there(polish: RuleBook) -> None:
    assert ids(polish, "gornicy pompa") == []
    assert ids(polish, "górnicy kostek") == ["MO-LIC-02"]
    assert ids(polish, "gornik kostek") == ["MO-LIC-02"]


def test_a_language_without_stems_is_searched_by_beginnings() -> None:
    book = RuleBook.parse("- **MO-DIG-01** Der Maulwurf gräbt.", "de")
    assert ids(book, "GRAB") == ["MO-DIG-01"]
    assert ids(book, "graben") == []


def test_the_library_of_stems_is_read_only_when_something_is_sought() -> None:
    code = (
        "import sys; from wheal.kernel.book.rulebook import load_rule_book as load; book = load('tinners');"
        "book.sentence('TT-AUC-05'); before = 'snowballstemmer' in sys.modules; book.search('bids');"
        "print(before, 'snowballstemmer' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "True"]


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
def test_nearest(english: RuleBook, wrong: str, nearest: str | None) -> None:
    assert english.nearest(wrong) == nearest


def test_nothing_is_near_in_an_empty_book() -> None:
    assert RuleBook.parse("").nearest("MO-DIG-01") is None


def test_the_book_of_tinners() -> None:
    book = load_rule_book("tinners")
    assert {"TT-AUC-15", "TT-A2P-12"} <= set(ids(book, "insurance rounded"))
    assert ids(book, "auctions") == ids(book, "auction")
    assert len(ids(book, "tt-auc")) == 18
    assert book.nearest("TT-ACU-05") == "TT-AUC-05"
    assert book.nearest("insurence") == "insurance"
