"""The rule book of Tinners' Trail: it has the ids of the rule inventory, alike in both languages, and the values of
the content in its tables.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.places import ROOT
from tools.rule_ids import read_ids
from wheal.kernel.book.rulebook import Heading, Rule, RuleBook, Section, load_rule_book
from wheal.kernel.texts import LANGUAGES

INVENTORY = read_ids((ROOT / "tests/reference/tinners-ids.txt").read_text(encoding="utf-8"))
CHAPTERS_OF_RULES = range(1, 20)
MISSING_DATA = 23
MISSING_DATA_TOLD = {"TT-MIS-10", "TT-MIS-11", "TT-MIS-12", "TT-MIS-13", "TT-MIS-17"}  # of the expansions


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> RuleBook:
    return load_rule_book("tinners", request.param)


def content(name: str) -> dict[str, Any]:
    return tomllib.loads((files("wheal.games.tinners") / "content" / f"{name}.toml").read_text(encoding="utf-8"))


def rows_of(text: str) -> list[list[str]]:
    """The cells of the last table in a text, without its head."""
    lines = text[text.rindex("\n|---") :].strip().splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers_in(cell: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", cell)]


def chapter(book: RuleBook, number: int) -> Section:
    return next(section for section in book.sections if section.number == number)


class TestIds:
    """Compared are the ids of every kind; of the missing data (MIS) only what the expansions need is told.

    What is only about playing alone, marked `solo` in the list, is not in the book yet.
    """

    def test_the_book_has_the_ids_of_the_inventory_and_no_others(self, book: RuleBook) -> None:
        expected = {found.id for found in INVENTORY if not found.is_solo and found.section != MISSING_DATA}
        assert sorted(book.rules) == sorted(expected | MISSING_DATA_TOLD)

    def test_what_is_told_of_the_missing_data_is_in_the_inventory(self) -> None:
        ids = {found.id for found in INVENTORY if found.section == MISSING_DATA and not found.is_solo}
        assert ids >= MISSING_DATA_TOLD

    @pytest.mark.parametrize("number", CHAPTERS_OF_RULES)
    def test_a_chapter_holds_the_rules_of_the_section_with_its_number(self, book: RuleBook, number: int) -> None:
        ids = {found.id for found in INVENTORY if found.section == number and not found.is_solo}
        others = {found.id for found in INVENTORY if found.section in CHAPTERS_OF_RULES} - ids
        in_chapter = {found.id for found in chapter(book, number).rules}
        assert ids
        assert ids <= in_chapter
        assert not in_chapter & others

    def test_both_languages_have_the_same_order(self) -> None:
        shapes = []
        for language in LANGUAGES:
            blocks = load_rule_book("tinners", language).blocks
            shapes.append(
                [
                    block.id if isinstance(block, Rule) else block.level if isinstance(block, Heading) else "prose"
                    for block in blocks
                ]
            )
        assert shapes == [shapes[0]] * len(LANGUAGES)

    def test_both_languages_cite_the_same_rules_in_every_rule(self) -> None:
        cited = [
            {
                found.id: sorted(re.findall(r"TT-[A-Z0-9]+-\d+", found.text))
                for found in load_rule_book("tinners", language).rules.values()
            }
            for language in LANGUAGES
        ]
        assert cited == [cited[0]] * len(LANGUAGES)


class TestValues:
    def test_the_arsenic_market(self, book: RuleBook) -> None:
        sections = content("arsenic_market")["section"]
        rows = rows_of(book.rule("TT-ARS-13").text)
        assert [numbers_in(spaces) for _, _, spaces in rows] == [section["spaces"] for section in sections]
        assert [numbers_in(rounds)[-1] for _, rounds, _ in rows] == [section["n"] for section in sections]

    def test_the_rewards_of_emigration(self, book: RuleBook) -> None:
        rewards = content("emigration")
        table = next(
            block for block in book.blocks if isinstance(block, str) and "Sierra Madre" in block and "|---" in block
        )
        michigan, sierra_madre, kimberley, adelaide = ([numbers_in(cell) for cell in row[1:]] for row in rows_of(table))
        assert michigan == [list(pieces.values()) for pieces in rewards["michigan"]["rounds"]]
        assert sierra_madre == [[points] for points in rewards["sierra_madre"]["points"]]
        assert kimberley == [[money] for money in rewards["kimberley"]["money"]]
        assert adelaide == [list(more.values()) for more in rewards["adelaide"]["rounds"]]

    def test_the_sentences_on_emigration(self, book: RuleBook) -> None:
        rewards = content("emigration")
        points = re.findall(r"(\d+) (?:in round|w rundzie) (\d)", book.rule("TT-EMI-11").text)
        assert [(int(said), int(number)) for said, number in points] == [
            (said, number) for number, said in enumerate(rewards["sierra_madre"]["points"], 1)
        ]
        money = rewards["kimberley"]["money"]
        said = [int(pounds) for pounds in re.findall(r"£(\d+)", book.rule("TT-EMI-12").text)]
        assert said == list(dict.fromkeys(money))
        totals = [int(pounds) for pounds in re.findall(r"£(\d+)", book.rule("TT-EMI-13").text)]
        assert totals == [amount * (4 - number) for number, amount in enumerate(money)]

    def test_the_cards_of_the_kickstarter_pack(self, book: RuleBook) -> None:
        told = [
            (card, regions.split(", "), (numbers_in(benefit) or [1])[0], numbers_in(value)[0])
            for card, regions, benefit, value in rows_of(book.rule("TT-MIS-13").text)
        ]
        cards = content("kickstarter")["card"]
        assert told == [(card["id"], card["regions"], card["amount"], card["value"]) for card in cards]

    def test_the_tiles_of_the_kickstarter_pack(self, book: RuleBook) -> None:
        pack = content("kickstarter")
        told = [
            (tile, region, *map(int, cubes), "money" if bonus == f"£{pack['money_bonus']}" else "work")
            for tile, region, *cubes, bonus in rows_of(book.rule("TT-MIS-12").text)
        ]
        assert told == [
            tuple(tile[key] for key in ("id", "region", "tin", "copper", "water", "bonus")) for tile in pack["tile"]
        ]
