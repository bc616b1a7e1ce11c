"""What both games read their content with: every fault with its line, provenance by value, definitions of scenarios."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from wheal.kernel.content import BadContent, Fault, Source, provenance, shares
from wheal.kernel.content_reading import Count, DefinitionReader, Entry, Reader, Some, is_id, place_in
from wheal.kernel.errors import BadInput

TEXT = """schema = 1

[[card]]
id = "a.1"
price = 3
colour = "red"

[[card]]
id = "b 2"
prise = -1
colour = "bleu"
attested = ["prize"]

[deck.one]
cards = [
  { id = "c3", price = 1, colour = "blue" },
  { id = "c3", price = "1", colour = 7 },
]
"""


class Card(Entry):
    id: str
    price: Count
    colour: Literal["red", "blue"]
    copies: Some = 1


class Deck(Entry):
    cards: list[Card]


class File(Entry):
    schema: Literal[1]
    card: list[Card]
    deck: dict[str, Deck] = msgspec.field(default_factory=dict)


def reader_of(text: str = TEXT) -> Reader:
    return Reader({"cards.toml": Source.of(text, "cards.toml")})


def faults_of(reader: Reader) -> list[str]:
    return [str(fault) for fault in reader.faults]


def test_every_fault_of_an_entry_has_its_line_and_the_nearest_word() -> None:
    reader = reader_of()
    assert reader.entry("cards.toml", "", reader.files["cards.toml"], File) is None
    assert faults_of(reader) == [
        'cards.toml:10: card[1]: unknown key "prise"; did you mean "price"?',
        "cards.toml:8: card[1]: price is missing",
        'cards.toml:11: card[1].colour: unknown "bleu"; did you mean "blue"?',
        'cards.toml:12: card[1].attested: unknown "prize"; did you mean "price"?',
        "cards.toml:17: deck.one.cards[1].price: expected `int`, got `str`",
        "cards.toml:17: deck.one.cards[1].colour: must be 'red' or 'blue'",
    ]
    with pytest.raises(BadContent, match=r"^cards.toml:10: .* \(and 5 more\)$"):
        reader.no_faults()


@pytest.mark.parametrize("value", ["2", '"1"', "true", "1.0", "[]"])
def test_a_number_that_must_be_so_is_said(value: str) -> None:
    reader = reader_of(f"schema = {value}\ncard = []\n")
    assert reader.entry("cards.toml", "", reader.files["cards.toml"], File) is None
    assert faults_of(reader) == ["cards.toml:1: schema: must be 1"]


def test_entries_keep_their_keys_beside_one_that_is_left_out() -> None:
    reader = reader_of(TEXT.replace('id = "c3", price = 1,', "id = 1,").replace('"1", colour = 7', '1, colour = "red"'))
    keys = ("deck", "one", "cards")
    assert [(key, card.id) for key, card in reader.keyed_entries("cards.toml", keys, Card)] == [
        ("deck.one.cards[1]", "c3")
    ]
    assert not reader.is_whole("cards.toml", *keys)
    assert reader.is_whole("cards.toml", "card")
    known = len(reader.faults)
    assert [card.id for card in reader.valid("cards.toml", keys, Card)] == ["c3"]
    assert len(reader.faults) == known


def test_what_is_not_there_or_no_list_is_said_once() -> None:
    reader = reader_of("card = 3\n")
    assert reader.entries("cards.toml", ("card",), Card) == []
    assert reader.entries("cards.toml", ("deck", "one", "cards"), Card) == []
    assert reader.table("cards.toml", "card") == {}
    assert faults_of(reader) == [
        "cards.toml:1: card: expected a list of tables",
        "cards.toml: deck: is missing",
        "cards.toml:1: card: must be a table",
    ]
    assert not reader.is_whole("cards.toml", "deck", "one", "cards")


def test_an_id_that_stands_there_twice_has_the_line_of_the_second() -> None:
    reader = reader_of()
    reader.unique("cards.toml", "deck", ["c3", "a.1", "c3"])
    assert faults_of(reader) == ['cards.toml:17: deck: "c3" stands there twice; ids must be unique']


def test_a_table_with_other_keys() -> None:
    reader = reader_of("[pay]\n2 = 5\n5 = 20\n")
    reader.same_keys("cards.toml", "pay", reader.table("cards.toml", "pay"), ["2", "3"])
    assert faults_of(reader) == ['cards.toml:3: pay: unknown key "5"; known: 2, 3', "cards.toml:1: pay: 3 is missing"]


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("card", ("card",)),
        ("card[1].colour", ("card", 1, "colour")),
        ("card a.1.price", ("card", 0, "price")),
        ("card b 2", ("card", 1)),
        ("card b", ("card",)),
        ("deck.one.cards c3.price", ("deck", "one", "cards", 0, "price")),
        ("deck.two", ("deck",)),
        ("cards", ()),
        ("", ()),
    ],
)
def test_a_key_leads_to_a_place_as_far_as_it_is_there(key: str, place: tuple[str | int, ...]) -> None:
    assert place_in(reader_of().files["cards.toml"], key) == place


def test_a_fault_without_a_line() -> None:
    assert str(Fault("cards.toml", "", "there must be a red one")) == "cards.toml: there must be a red one"


def test_ids() -> None:
    assert is_id("a-1_B")
    assert not any(map(is_id, ("", "-a", "a b", "a.b", "@a")))
    assert not is_id("gold", ["gold"])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"provenance": "house", "id": "x", "name": "X", "rule": "R-1", "spaces": [1, 2]}, "house 2"),
        ({"provenance": "house", "rows": [{"needs": ["a", "b"], "pays": 3}, {"pays": 4}]}, "house 4"),
        ({"provenance": "house", "rows": [{"a": 1, "provenance": "likely"}, {"a": 1}]}, "likely 1, house 1"),
        ({"provenance": "house", "price": [2, 3], "vp": 1, "attested": ["price"]}, "published 2, house 1"),
        ({"provenance": "likely", "faces": [0, 1, 1, 2], "attested": [1, 1, 1, 5]}, "published 2, likely 2"),
        ({"provenance": "house", "faces": [1], "attested": ["a 1", "round 1"]}, "house 1"),
        ({"price": 1, "vp": 2, "attested": ["vp"]}, "published 1"),
        ({"provenance": "house", "light": True, "drawn": [1, 2]}, "house 1"),
        ({"provenance": "house", "price": 1, "attested": 3}, "house 1"),
        ({"cards": [{"id": "c", "price": 1}]}, ""),
    ],
)
def test_provenance_is_counted_by_value(data: dict[str, Any], words: str) -> None:
    assert shares(provenance(data, apart={"drawn"})) == words


@pytest.mark.parametrize(
    ("define", "sentence"),
    [
        ({"cart": {}}, 'unknown key "cart" in define; did you mean "card"?'),
        ({"card": 3}, "define.card: must be a table of ids"),
        ({"card": {"x": 3}}, "define.card.x: must be a table"),
        ({"card": {"x": {"id": "x", "colour": "red"}}}, "define.card.x: price is missing"),
        ({"card": {"x": {"prise": 3}}}, 'unknown key "prise" in define.card.x; did you mean "price"?'),
        ({"card": {"x": {"id": "x", "price": -1}}}, "define.card.x.price: expected `int` >= 0"),
    ],
)
def test_a_wrong_definition_is_one_sentence_with_its_path(define: dict[str, Any], sentence: str) -> None:
    reader = DefinitionReader()
    with pytest.raises(BadInput) as caught:
        _ = [reader.read(where, data, Card) for _, _, data, where in reader.definitions(define, ("card",))]
    assert str(caught.value) == sentence


def test_definitions_are_read() -> None:
    reader = DefinitionReader()
    define = {"card": {"x": {"id": "x", "price": 3, "colour": "red"}}}
    ((kind, name, data, where),) = reader.definitions(define, ("card", "tile"))
    assert (kind, name, where) == ("card", "x", "define.card.x")
    assert reader.read(where, data, Card) == Card(id="x", price=3, colour="red")
