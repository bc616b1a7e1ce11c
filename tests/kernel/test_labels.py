"""Short labels: in the language where a game has them, the word itself where it has none."""

from __future__ import annotations

from typing import ClassVar

import pytest

import wheal
from tests.languages import said_in
from wheal.games.ore.game import Ore
from wheal.kernel import labels
from wheal.kernel.game import Game
from wheal.kernel.letters import fold
from wheal.kernel.texts import LANGUAGES


class Mute(Ore):
    """A game without any message of its own: only the package's are found."""

    id: ClassVar[str] = ""


@pytest.fixture(scope="module")
def mute() -> Game:
    return Mute(wheal.game("ore").content)


@pytest.mark.parametrize(
    ("game_id", "text", "lang", "expected"),
    [
        ("tinners", "build newlyn-east", "en", ["Build a mine", "Newlyn East"]),
        ("tinners", "build newlyn-east", "pl", ["Wybuduj kopalnię", "Newlyn East"]),
        ("tinners", "adit st-dennis/polgooth", "en", ["Dig an adit", "St Dennis – Polgooth"]),
        ("tinners", "discard sb02", "en", ["Discard a card", "1 copper more, region B"]),
        ("tinners", "survey SW01", "pl", ["Wybierz mapę geologiczną", "o 1 kostkę cyny więcej, dowolny region"]),
        ("tinners", "survey none", "pl", ["Wybierz mapę geologiczną", "bez mapy"]),
        ("tinners", "bid 12", "en", ["Bid", "£12"]),
        ("tinners", "invest 25", "pl", ["Zainwestuj", "£25"]),
        (
            "tinners",
            "extract camborne tin 2 copper 0",
            "pl",
            ["Wydobądź rudę", "Camborne", "cyna", "2", "miedź", "0"],
        ),
        ("ore", "mine oil", "pl", ["Wyślij do kopalni", "ropa"]),
        ("ore", "drill gold 3 coal", "en", ["Use a Drill Bit", "gold", "space 3", "for coal"]),
        (
            "ore",
            "sell coal from TC01",
            "pl",
            ["Sprzedaj baryłkę", "węgiel", "na rynku prywatnym", "węgiel, $2 za baryłkę"],
        ),
        ("ore", "buy library barrels", "pl", ["Kup kartę rozwoju", "Biblioteka", "za baryłki"]),
        ("ore", "buy mine-cage", "pl", ["Kup kartę rozwoju", "Klatka szybowa"]),
        ("ore", "efficient #13 2", "pl", ["Użyj Działu wydajności", "#13", "2 wiersze"]),
        ("ore", "subcontract #7 line 2 a", "en", ["Use Subcontracted Ops", "#7", "line", "2", "version a"]),
        (
            "ore",
            "exchange commodities-exchange 3 oil gold",
            "en",
            ["Use an exchange", "Commodities Exchange", "3 barrels", "oil", "gold"],
        ),
        ("ore", "cash iron 1", "pl", ["Zrealizuj znacznik", "żelazo", "1 baryłka"]),
        ("ore", "relieve copper 4", "en", ["Relieve a miner", "copper", "space 4"]),
    ],
)
def test_a_move_is_labelled_word_by_word(game_id: str, text: str, lang: str, expected: list[str]) -> None:
    game = wheal.game(game_id)
    action = game.table.parse(text)
    found = said_in(lang, labels.part_labels, game, action)
    assert [part.label for part in found] == expected
    assert [(part.kind, part.word) for part in found] == game.table.parts(action)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", wheal.games())
def test_every_word_of_a_range_has_a_label_of_its_own(game_id: str, lang: str) -> None:
    game = wheal.game(game_id)
    for name, words in game.ranges().items():
        told = [said_in(lang, game.part_text, name, word) for word in words.words]
        assert all(told)
        alike = [words.words[told.index(label)] for label in told]  # the first that is called so
        for word, first in zip(words.words, alike, strict=True):
            assert word == first or (name == "CARD" and what_counts(game, word) == what_counts(game, first)), name


def what_counts(game: Game, card: str) -> tuple[object, ...]:
    """What a card is chosen for: cards that are the same in this are called alike, without their numbers."""
    if game.id == "tinners":
        found = game.content.card_of[card]
        return found.back, found.benefit, found.amount, found.value
    mine = game.content.mine_of[card]  # a private market
    return mine.resource, mine.price


def test_options_and_their_values() -> None:
    ore = wheal.game("ore")
    assert said_in("en", labels.option_label, ore, "private_market_moves") == "Private market"
    assert "neutralny górnik" in said_in("pl", labels.option_about, ore, "private_market_moves")
    assert said_in("en", labels.value_label, ore, "private_market_moves", "every collection") == "in every Collection"
    assert said_in("pl", labels.value_label, ore, "variant", "contract_race") == "Wyścig kontraktów"
    assert [said_in("pl", labels.value_label, ore, "token_limits", value) for value in (True, False)] == ["tak", "nie"]


def test_titles_and_bots() -> None:
    assert "Martin Wallace" in said_in("pl", labels.game_credit, wheal.game("tinners"))
    assert "3 to 5 players" in said_in("en", labels.game_about, wheal.game("ore"))
    assert said_in("pl", labels.bot_label, "random") == "Random (losowy)"
    assert said_in("en", labels.bot_about, "greedy-min").startswith("Plays like Greedy")


def test_a_game_without_messages_shows_its_own_words(mute: Game) -> None:
    assert labels.verb_label(mute, "take-over") == "take-over"
    assert labels.option_label(mute, "own_stacking") == "own stacking"
    assert labels.value_label(mute, "variant", "contract_race") == "contract race"
    assert labels.value_label(mute, "more_mines", 2) == "2"
    assert said_in("en", labels.value_label, mute, "own_stacking", True) == "yes"
    assert Game.part_text(mute, "", "money") == "money"
    assert Game.part_text(mute, "ASSET", "library") == "library"
    assert labels.option_about(mute, "own_stacking") == labels.game_about(mute) == labels.game_credit(mute) == ""


def test_a_bot_that_somebody_adds_is_called_by_its_name() -> None:
    assert (labels.bot_label("my-bot"), labels.bot_about("my-bot")) == ("my-bot", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ["tinners", "ore"])
def test_every_verb_has_a_letter_of_its_label_and_no_two_of_a_question_are_alike(game_id: str, lang: str) -> None:
    game = wheal.game(game_id)
    keys: dict[str, str] = said_in(lang, labels.verb_keys, game, "ug")
    assert set(keys) == set(game.table.verbs)
    for question in range(max(action.kind_mask for action in game.table).bit_length()):
        together = {action.verb for action in game.table if action.kind_mask >> question & 1}
        letters = [keys[verb] for verb in together]
        assert len(set(letters)) == len(letters), together
    assert not set(keys.values()) & {"u", "g", ""}
    for verb, letter in keys.items():
        assert letter in fold(said_in(lang, labels.verb_label, game, verb))


def test_letters_are_initials_where_they_can_be() -> None:
    keys = said_in("en", labels.verb_keys, wheal.game("tinners"), "ug")
    wanted = {"pass": "p", "build": "b", "extract": "e", "miner": "m", "train": "t", "adit": "d", "pasties": "s"}
    assert {verb: keys[verb] for verb in wanted} == wanted


def test_where_no_letter_is_left_there_is_none(mute: Game) -> None:
    assert set(labels.verb_keys(mute, "abcdefghijklmnopqrstuvwxyz").values()) == {""}
