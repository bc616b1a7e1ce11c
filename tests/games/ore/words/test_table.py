"""What players of Ore read: the table in plain lines, events and moves as sentences, prompts, refusals and costs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

import wheal
from tests.languages import said_in
from tests.marks import rule
from wheal.games.ore.content import RESOURCES
from wheal.games.ore.decisions.moves import VERBS
from wheal.games.ore.rules.position import Position
from wheal.games.ore.words.cards import (
    asset_name,
    asset_text,
    effect_text,
    initiative_name,
    initiative_text,
    mine_text,
    row_text,
    rows_text,
)
from wheal.kernel.engine.action import Action, SeatRef
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import Refused
from wheal.kernel.game import SPECTATOR, OptionValue
from wheal.kernel.match import Match
from wheal.kernel.texts import LANGUAGES, language, source, texts_in

GAME = wheal.game("ore")
NAMES = ["ann", "bob", "cal", "dan", "eve"]
CLOSING = {"pass", "done", "decline", "slag"}
X_GOLD = "$7 a barrel, yields on level 1: 1, 2 (ann); on level 2: 3, 4; on level 3: 5"
TC01 = "$2 a barrel, yields on level 1: 2, 1, 3; on level 2: 2, 3; on level 3: 4"
TI01 = "$3 a barrel, yields on level 1: 1, 3; on level 2: 2, 3; on level 3: 5"
TRADES_COAL = "once per round you may trade 2 coal for 1 barrel of one other type"
DEFINED = {
    "asset": {"shop": {"name": "Corner Shop", "category": "charity", "money": 1, "vp": 4}},
    "contract": {
        "901": {"rows": [{"needs": ["copper/iron", "oil", "oil"], "pays": 15}, {"needs": ["gold"], "pays": 12}]},
        "902": {"rows": [{"needs": ["coal"], "pays": 5}]},
        "903": {"rows": [{"needs": ["coal/oil", "copper/iron", "iron"], "pays": 20}]},
    },
    "mine": {"x-gold": {"resource": "gold", "price": 7, "levels": [[1, 2], [3, 4], [5]]}},
}


OF_SCENARIO = GAME.with_defined(DEFINED)


def position(
    given: Mapping[str, Any], options: Mapping[str, OptionValue] | None = None, *, seats: int = 3, seed: int = 1
) -> Match:
    """A match in the position that a scenario would describe so, run to its first question."""
    options = options or {}
    state = OF_SCENARIO.new_state(seats, options, seed)
    OF_SCENARIO.place(state, {"start": "ann", **given}, NAMES[:seats])
    state.settle()
    return Match(OF_SCENARIO, NAMES[:seats], OF_SCENARIO.read_options(options), seed, state=state)


def board(match: Match, lang: str = "en") -> list[str]:
    return said_in(lang, match.game.board_text, match.state, SPECTATOR, match.names).splitlines()


def prompt(match: Match, lang: str) -> str:
    spoken = language.set(lang)
    try:
        decision = match.decision
        assert decision is not None
        return decision.prompt
    finally:
        language.reset(spoken)


# ---- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(lang: str) -> None:
    say = texts_in(lang, "ore")
    names = [say("asset-name", asset=asset.id) for asset in GAME.content.assets]
    names += [say("initiative-name", initiative=initiative.id) for initiative in GAME.content.initiatives]
    ids = {*GAME.content.asset_names(), *GAME.content.initiative_names()}
    assert not ids & set(names)
    assert len(set(names)) == len(names)


def test_english_names_are_those_of_the_content_files() -> None:
    say = texts_in("en", "ore")
    for asset in GAME.content.assets:
        assert re.sub(r" \([ab]\)$", "", asset_name(say, asset)) == asset.name
    for initiative in GAME.content.initiatives:
        assert initiative_name(say, initiative) == initiative.name


def test_two_versions_of_an_asset_are_told_apart_by_their_letters() -> None:
    for lang in LANGUAGES:
        for asset in GAME.content.assets:
            letter = re.search(r"-([ab])$", asset.id)
            ending = f" ({letter[1]})" if letter else ""
            assert asset_name(texts_in(lang, "ore"), asset).endswith(ending)
            assert bool(letter) == bool(re.search(r"\([ab]\)$", asset_name(texts_in(lang, "ore"), asset)))


def test_an_asset_of_a_scenario_keeps_its_own_name() -> None:
    shop = OF_SCENARIO.content.asset_of["shop"]
    for lang in LANGUAGES:
        assert asset_name(texts_in(lang, "ore"), shop) == "Corner Shop"


@rule("ORE-AST-51")
@pytest.mark.parametrize(
    ("asset", "english", "polish"),
    [
        (
            "coal-exchange",
            TRADES_COAL,
            "raz na rundę możesz wymienić 2 baryłki węgla na 1 baryłkę jednego innego surowca",
        ),
        (
            "commodities-exchange",
            "once per round you may trade barrels of one type for another (1 barrel for 2, 2 for 3, 3 for 4)",
            "raz na rundę możesz wymienić baryłki jednego surowca na inny (1 baryłka za 2, 2 za 3, 3 za 4)",
        ),
        (
            "energy-railroad",
            "each round you may also sell 1 oil and 1 coal on the public market",
            "w każdej rundzie możesz dodatkowo sprzedać na rynku publicznym 1 baryłkę ropy i 1 baryłkę węgla",
        ),
        (
            "gold-smelter",
            "each gold you sell on a market brings $6 more",
            "każda baryłka złota sprzedana na rynku przynosi ci $6 więcej",
        ),
        (
            "coal-venture",
            "gold and oil from mines in one Collection bring 1 coal more",
            "złoto i ropa z kopalni w jednej fazie wydobycia dają dodatkowo 1 baryłkę węgla",
        ),
        (
            "negotiation-ops",
            "the Market pays you for the number of contracts you sold on ($5 for 2, $10 for 3, $15 for 4)",
            (
                "na koniec rynku dostajesz pieniądze za liczbę kontraktów, na których coś sprzedano"
                " ($5 za 2, $10 za 3, $15 za 4)"
            ),
        ),
        (
            "efficient-ops",
            "in the Market you may fill more rows of a contract you have sold on ($3 for 1, $5 for 2, $7 for 3)",
            (
                "na rynku możesz wypełnić więcej wierszy kontraktu, na którym już coś sprzedano"
                " ($3 za 1, $5 za 2, $7 za 3)"
            ),
        ),
        (
            "subcontracted-ops-b",
            "at the end of the Market you may pay an opponent $5 and fill up to 2 lines of that opponent's contracts",
            "na koniec rynku możesz zapłacić przeciwnikowi $5 i wypełnić do 2 wierszy jego kontraktów",
        ),
        (
            "sales-ops-b",
            "at the end of Acquisition you may take a contract for $5, if you took none this round",
            "na koniec zakupów możesz za $5 wziąć kontrakt, jeśli w tej rundzie żadnego nie bierzesz",
        ),
        ("relief-ops-a", "relieving a miner costs you $2", "wycofanie górnika kosztuje cię $2"),
        (
            "railroad-baron",
            "at the end each railroad of yours brings 2 points, at most 6",
            "na koniec każda twoja kolej daje 2 punkty, razem najwyżej 6",
        ),
        (
            "charitable-trust",
            "at the end each charity of yours brings 1 point",
            "na koniec każda twoja fundacja daje 1 punkt",
        ),
        (
            "bureaucracy",
            "at the end points for your ops assets (2 points for 1, 3 for 2, 4 for 3, 5 for 4, 6 for 5)",
            "na koniec punkty za twoje działy (2 punkty za 1, 3 za 2, 4 za 3, 5 za 4, 6 za 5)",
        ),
        (
            "energy-stockpile",
            "at the end points for your barrels of coal and oil (2 points for 4, 3 for 6, 4 for 9, 5 for 12, 6 for 16)",
            "na koniec punkty za twoje baryłki węgla i ropy (2 punkty za 4, 3 za 6, 4 za 9, 5 za 12, 6 za 16)",
        ),
        ("statue", "no ability", "bez działania"),
    ],
)
def test_what_an_asset_does(asset: str, english: str, polish: str) -> None:
    effect = GAME.content.asset_of[asset].effect
    assert effect_text(texts_in("en", "ore"), effect) == english
    assert effect_text(texts_in("pl", "ore"), effect) == polish


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_asset_does_tells_every_number_of_its_effect(lang: str) -> None:
    for asset in GAME.content.assets:
        effect = asset.effect
        numbers = [effect.bonus, effect.each, effect.most, effect.lines, *effect.fees, *effect.sells]
        numbers += [number for pair in (*effect.rates, *effect.tiers) for number in pair]
        told = set(re.findall(r"\d+", effect_text(texts_in(lang, "ore"), effect)))
        assert {str(number) for number in numbers if number} <= told | {"1"}, asset.id


def test_an_asset_for_sale_tells_both_its_prices_its_points_and_what_it_does() -> None:
    smelter, knox = (GAME.content.asset_of[name] for name in ("gold-smelter", "fort-knox"))
    assert asset_text(texts_in("en", "ore"), smelter) == (
        "processing plant, for $21 or 3 iron and 1 copper, 3 points; each gold you sell on a market brings $6 more"
    )
    assert asset_text(texts_in("pl", "ore"), smelter) == (
        "zakład, za $21 albo 3 baryłki żelaza i 1 baryłkę miedzi, 3 punkty;"
        " każda baryłka złota sprzedana na rynku przynosi ci $6 więcej"
    )
    assert "points at the end" in asset_text(texts_in("en", "ore"), knox)
    assert asset_text(texts_in("en", "ore"), OF_SCENARIO.content.asset_of["shop"]) == (
        "charity, for $1, 4 points; no ability"
    )


@pytest.mark.parametrize(
    ("initiative", "english"),
    [
        ("collaborative-ops", "for $2; a token for one placement on an occupied space 1"),
        ("drill-bit", "for $3; a token for one placement on a free space 2, or for $5 or 1 coal"),
        ("expanded-ops", "for $25, the second time $30; one more miner"),
        ("futures-exchange", "for $5 and 1 barrel of your choice; a token with the barrel you paid"),
        ("mine-cage", "for $10, the second time $15; your miners may go one level deeper"),
        ("private-market", "for $3 and 1 barrel of your choice; the top mine card"),
        ("private-mine", "for $13 and 1 barrel of your choice; the top mine card"),
    ],
)
def test_an_initiative_for_sale(initiative: str, english: str) -> None:
    card = GAME.content.initiative_of[initiative]
    assert initiative_text(texts_in("en", "ore"), GAME.content, card).startswith(english)
    assert initiative_text(texts_in("pl", "ore"), GAME.content, card).count("$") == english.count("$")


@rule("ORE-CMP-14")
def test_rows_of_a_contract() -> None:
    contract = OF_SCENARIO.content.contract_of[901]
    assert row_text(texts_in("en", "ore"), contract.rows[0]) == "copper/iron and 2 oil for $15"
    assert row_text(texts_in("pl", "ore"), contract.rows[0]) == "miedź/żelazo i 2 × ropa za $15"
    assert rows_text(texts_in("en", "ore"), contract, [1]) == "filled; gold for $12"


@rule("ORE-CMP-13")
def test_a_mine_is_told_by_levels_with_who_stands_there() -> None:
    mine = OF_SCENARIO.content.mine_of["x-gold"]
    assert mine_text(texts_in("en", "ore"), mine, [[], ["ann"], [], [], []]) == X_GOLD
    assert mine_text(texts_in("en", "ore"), mine) == X_GOLD.replace(" (ann)", "")


# ---- the table -------------------------------------------------------------------------------------

RICH = {
    "at": "market",
    "round": 3,
    "mine": {"gold": {"card": "x-gold", "miners": {"2": "ann"}}, "oil": {"exhausted": True}},
    "track": {"assets": ["bob", "ann"]},
    "row": {"assets": ["", "", "shop", "", "statue"], "initiatives": ["", "", "", "", "drill-bit"]},
    "discard": {"contracts": [3, 8]},
    "player": {
        "ann": {
            "cash": 4,
            "barrels": {"gold": 1, "coal": 2},
            "cage": 2,
            "assets": ["coal-exchange", "fort-knox"],
            "used": ["coal-exchange"],
            "drill": 1,
            "collab": 2,
            "futures": [{"type": "oil", "n": 2}],
            "private": [{"card": "TC01", "mode": "mine", "space": 2}, {"card": "TI01", "mode": "market", "space": 0}],
            "contracts": [{"card": 901, "filled": [2]}, {"card": 7, "due": False}],
            "completed": [5],
            "strikes": 2,
        }
    },
}


@pytest.mark.parametrize(
    "line",
    [
        "Round 3, Market. Start player: ann.",
        f"The gold mine: {X_GOLD}; face down: 5.",
        "Asset track: 1 bob, 2 ann.",
        "Contract track: nobody.",
        "Slag heap: nobody.",
        "Asset Corner Shop: charity, for $1, 4 points; no ability.",
        "Leaving at the end of the round unless bought: Statue and Drill Bit.",
        "Discarded contracts: #3, #8.",
        "ann: $4, 1 point as of now, 2 miners (0 in hand), cage level 2; 1 gold and 2 coal.",
        "bob: $20, 2 points as of now, 2 miners (1 in hand), cage level 1; no barrels.",
        "ann has 2 strikes.",
        "ann has completed contracts #5.",
        "ann has tokens: Drill Bit, 2 Collab Ops, Futures with 2 oil.",
        f"ann owns Coal Exchange, used this round: exchange, 2 points; {TRADES_COAL}.",
        f"ann has the private mine coal, {TC01}; the neutral miner is on space 2.",
        f"ann has the private market iron, {TI01}; exhausted.",
        "ann holds contract #901: copper/iron and 2 oil for $15; filled; row 1 is due.",
        "ann holds contract #7: copper for $6; coal and copper for $11; row 1 is due next round.",
    ],
)
def test_the_table_line_by_line(line: str) -> None:
    assert line in board(position(RICH))


def test_an_exhausted_mine_is_told_as_such() -> None:
    assert any(re.match(r"The oil mine: .*; exhausted; face down: \d+\.$", line) for line in board(position(RICH)))


@pytest.mark.parametrize(
    "line",
    [
        "Runda 3, rynek. Gracz rozpoczynający: ann.",
        "Tor aktywów: 1 bob, 2 ann.",
        "Hałda: brak górników.",
        "Do odrzucenia na koniec rundy, o ile nikt nie kupi: Pomnik i Świder.",
        "ann: $4, na razie 1 punkt, 2 górników (w ręce 0), poziom klatki 2; ma 1 baryłkę złota i 2 baryłki węgla.",
        "ann ma 2 strajki.",
        "ann ma znaczniki: świder, 2 × współpraca, terminowy (ropa 2).",
        "ann ma kontrakt #901: miedź/żelazo i 2 × ropa za $15; wypełniony; w tej rundzie obowiązuje wiersz 1.",
    ],
)
def test_the_table_in_polish(line: str) -> None:
    assert line in board(position(RICH), "pl")


@rule("ORE-AST-01")
def test_discarded_contracts_show_their_rows_to_whom_the_black_market_is_open() -> None:
    ann = {**RICH["player"]["ann"], "assets": ["black-market-ops"], "used": []}  # type: ignore[index]
    lines = board(position({**RICH, "player": {"ann": ann}}))
    assert "Discarded contract #3: copper for $5; copper/iron for $8." in lines


@rule("ORE-VAR-08")
def test_the_piles_of_the_contract_race() -> None:
    match = position(
        {"player": {"ann": {"pile": [], "settled": 9}, "bob": {"pile": [3, 8]}}}, {"variant": "contract_race"}
    )
    assert "ann has no contracts in the pile; 9 of the 9 are finished or failed." in board(match)
    told = [line for line in board(match) if line.startswith("bob has 2 contracts in the pile, on top #3: copper for")]
    assert len(told) == 1


@rule("ORE-REP-08")
def test_the_contract_that_leaves_is_named_until_one_is_taken() -> None:
    given = {"row": {"contracts": [3, 33, 12, 8, 1]}}
    assert "If nobody takes a contract in this round, #33 is discarded." in board(position(given))
    polish = board(position(given), "pl")
    assert "Jeśli w tej rundzie nikt nie weźmie kontraktu, odpada #33." in polish
    taken = board(position({"at": "relief", "taken": True, "mine": {"gold": {"miners": {"1": "ann"}}}}))
    assert not [line for line in taken if line.startswith("If nobody takes")]


@rule("ORE-SCO-01")
def test_after_the_end_the_points_are_told_and_nothing_is_for_sale() -> None:
    assets = ["statue", "charitable-trust"]
    ann = {"cash": 47, "strikes": 2, "assets": assets, "contracts": [{"card": 7}], "completed": [5]}
    mine = {"gold": {"exhausted": True, "pile": 0}}
    match = position({"at": "replenishment", "start": "bob", "player": {"ann": ann}, "mine": mine})
    while not match.over:
        match.apply(match.state.fallback(), match.state.current_player)
    lines = board(match)
    assert re.fullmatch(r"The game is over after round \d+\.", lines[0])
    assert lines[1] == "ann: 6 points; assets 3, contracts 1, money 4, strikes -2."
    assert "ann: $47, 6 points, 2 miners, cage level 1; no barrels." in lines
    assert "ann holds contract #7: copper for $6; coal and copper for $11; not completed." in lines
    assert {line.split()[0].rstrip(":") for line in lines[1:]} == set(NAMES[:3])
    assert board(match, "pl")[1] == "ann: 6 punktów; aktywa 3, kontrakty 1, pieniądze 4, strajki -2."


# ---- what happened ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (
            Event("collected", 0, {"barrels": "1 0 0 2 5"}),
            "ann gathers 1 gold, 2 copper and 5 coal.",
            "ann wydobywa 1 baryłkę złota, 2 baryłki miedzi i 5 baryłek węgla.",
        ),
        (
            Event("filled", 1, {"contract": 7, "row": 2, "money": 11, "barrels": "4 3 4"}),
            "bob fills row 2 of contract #7 with 1 copper and 2 coal for $11.",
            "bob oddaje 1 baryłkę miedzi i 2 baryłki węgla za wiersz 2 kontraktu #7 i dostaje $11.",
        ),
        (
            Event("failed", 1, {"contract": 7, "money": 3, "strikes": 0}),
            "bob fails contract #7: a penalty of $3.",
            "bob nie wywiązuje się z kontraktu #7: $3 kary.",
        ),
        (
            Event("failed", 1, {"contract": 7, "money": 6, "strikes": 2}),
            "bob fails contract #7: a penalty of $6 and 2 strikes.",
            "bob nie wywiązuje się z kontraktu #7: $6 kary i 2 strajki.",
        ),
        (
            Event("bought", 0, {"asset": 4, "is_money": 1}),
            "ann buys Coal Exchange for $9.",
            "ann kupuje kartę Giełda węgla za $9.",
        ),
        (
            Event("bought", 0, {"asset": 4, "is_money": 0}),
            "ann buys Coal Exchange for 1 iron and 1 coal.",
            "ann kupuje kartę Giełda węgla za 1 baryłkę żelaza i 1 baryłkę węgla.",
        ),
        (
            Event("initiative", 0, {"initiative": 1, "resource": -1}),
            "ann buys Drill Bit.",
            "ann kupuje kartę Świder.",
        ),
        (
            Event("initiative", 0, {"initiative": 3, "resource": 1}),
            "ann buys Futures Exchange and also pays 1 oil.",
            "ann kupuje kartę Giełda terminowa i oddaje 1 baryłkę ropy.",
        ),
        (
            Event("exchanged", 2, {"asset": 4, "amount": 2, "given": 4, "received": 1, "resource": 0}),
            "cal trades 2 coal for 1 gold with Coal Exchange.",
            "cal wymienia 2 baryłki węgla na 1 baryłkę złota (Giełda węgla).",
        ),
        (
            Event("subcontracted", 2, {"other": SeatRef(0), "money": 5}),
            "cal pays ann $5 and fills lines of ann's contracts.",
            "cal płaci $5 za podwykonawstwo; pieniądze dostaje ann.",
        ),
        (
            Event("salary", 0, {"money": 10, "strikes": 1}),
            "ann owes $10 in salaries and takes 1 strike for what is missing.",
            "ann ma do zapłaty $10 wynagrodzeń; za to, czego brakuje, dostaje 1 strajk.",
        ),
        (Event("new-asset", -1, {"card": "fort-knox"}), "New asset: Fort Knox.", "Nowe aktywo: Fort Knox."),
        (Event("exhausted", -1, {"resource": 1}), "The oil mine is exhausted.", "Kopalnia ropy jest wyczerpana."),
    ],
)
def test_events_as_sentences(event: Event, english: str, polish: str) -> None:
    assert said_in("en", GAME.event_text, event, NAMES) == english
    assert said_in("pl", GAME.event_text, event, NAMES) == polish


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        ("mine gold", "ann places a miner in the gold mine.", "ann umieszcza górnika w kopalni złota."),
        (
            "drill iron 2",
            "ann drills to space 2 of the iron mine.",
            "ann używa świdra i umieszcza górnika na polu 2 kopalni żelaza.",
        ),
        (
            "drill iron 3 coal",
            "ann drills to space 3 of the iron mine for 1 coal.",
            "ann używa świdra i umieszcza górnika na polu 3 kopalni żelaza za 1 baryłkę węgla.",
        ),
        ("fill #7", "ann begins to fill a row of contract #7.", "ann zaczyna wypełniać wiersz kontraktu #7."),
        (
            "efficient #7 2",
            "ann uses Efficient Ops for 2 more rows of contract #7.",
            "ann używa Działu wydajności na kontrakcie #7 i wypełnia dodatkowo 2 wiersze.",
        ),
        ("subcontract #7 line 2 b", "ann fills line 2 of contract #7.", "ann wypełnia wiersz 2 kontraktu #7."),
        ("with oil", "ann gives oil for the row.", "ann oddaje za ten wiersz baryłkę ropy."),
        ("done", "ann is done.", "ann kończy turę."),
        ("sell oil", "ann: sell oil", "ann: sell oil"),
    ],
)
def test_moves_as_sentences(move: str, english: str, polish: str) -> None:
    assert said_in("en", GAME.move_text, GAME.table.parse(move), "ann") == english
    assert said_in("pl", GAME.move_text, GAME.table.parse(move), "ann") == polish


# ---- prompts and refusals --------------------------------------------------------------------------


@rule("ORE-DEC-11")
def test_the_offer_of_a_take_over_says_what_must_be_given() -> None:
    players = {
        "ann": {"contracts": [{"card": 901}]},
        "bob": {"barrels": {"copper": 1, "iron": 1, "oil": 3}},
    }
    match = position({"at": "market", "player": players})
    assert prompt(match, "en") == (
        "ann fails contract #901. Take it over? For row 1 you give 2 oil, 1 copper or iron, and get $15."
    )
    assert prompt(match, "pl") == (
        "ann nie wywiązuje się z kontraktu #901. Czy go przejmujesz? Za wiersz 1 oddajesz 2 baryłki ropy,"
        " 1 baryłkę do wyboru (miedź albo żelazo), a dostajesz $15."
    )
    assert "Contract #901, failed by ann, is offered: row 1, copper/iron and 2 oil for $15." in board(match)
    match.play("take-over")
    assert prompt(match, "en") == "Row 1 of contract #901 ($15): copper or iron?"


def test_a_row_with_two_choices_is_offered_with_their_number() -> None:
    players = {
        "ann": {"contracts": [{"card": 903}]},
        "bob": {"barrels": {"copper": 1, "iron": 1, "oil": 1}},
    }
    match = position({"at": "market", "player": players})
    assert "you give 1 iron, 1 coal or oil and 2 such choices in all, and get $20." in prompt(match, "en")


@pytest.mark.parametrize(
    ("barrels", "english", "polish"),
    [
        (
            {"coal": 1},
            "2 rows are still open; one of them must be filled.",
            "Bieżące wiersze: 2, w tym do wypełnienia: 1.",
        ),
        (
            {"gold": 1},
            "2 rows are open and would fail.",
            "2 bieżących wierszy nie możesz wypełnić.",
        ),
    ],
)
def test_the_market_says_how_many_rows_are_open(barrels: dict[str, int], english: str, polish: str) -> None:
    ann = {"barrels": barrels, "contracts": [{"card": 902}, {"card": 901}]}
    match = position({"at": "market", "player": {"ann": ann}})
    assert english in prompt(match, "en")
    assert polish in prompt(match, "pl")


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        (
            "exchange gold-exchange oil",
            "You do not own Gold Exchange. (ORE-AST-53)",
            "Nie masz karty Giełda złota. (ORE-AST-53)",
        ),
        ("mine oil", "Space 1 of the oil mine is taken. (ORE-PLC-05)", "Pole 1 kopalni ropy jest zajęte. (ORE-PLC-05)"),
        (
            "cash oil 2",
            "You have no Futures token with 2 oil. (ORE-INI-04)",
            "Nie masz znacznika terminowego, na którym leżą 2 baryłki ropy. (ORE-INI-04)",
        ),
        (
            "buy statue",
            'There is no initiative "statue"; an asset is bought with "money" or "barrels" behind its name.',
            "Nie ma inicjatywy „statue”; przy zakupie aktywa dopisz za jego nazwą „money” albo „barrels”.",
        ),
        ("relieve gold 9", "No mine has a space 9. (ORE-REP-13)", "Żadna kopalnia nie ma pola 9. (ORE-REP-13)"),
    ],
)
def test_refusals_speak_of_cards_and_resources_in_words(move: str, english: str, polish: str) -> None:
    match = position({"mine": {"oil": {"miners": {"1": "bob"}}}})
    with pytest.raises(Refused) as refused:
        match.play(move)
    assert texts_in("en", "ore").refusal(refused.value.refusal) == english
    assert texts_in("pl", "ore").refusal(refused.value.refusal) == polish


# ---- what a move costs -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "move", "english", "polish"),
    [
        ({}, "mine gold", "yields 1+2", "wydobycie 1+2"),
        ({"player": {"ann": {"cage": 2}}}, "mine gold", "yields 1+2+3+4", "wydobycie 1+2+3+4"),
        ({"slag": ["bob"]}, "slag", "at most $3", "najwyżej $3"),
        ({"track": {"assets": ["bob"]}}, "assets", "space 2", "pole 2"),
        (
            {"player": {"ann": {"cage": 2, "drill": 1, "barrels": {"coal": 1}}}},
            "drill gold 3 coal",
            "-1 token, -1 coal, yields 3+4",
            "-1 znacznik, węgiel -1, wydobycie 3+4",
        ),
    ],
)
def test_what_a_placement_costs_and_brings(given: dict[str, Any], move: str, english: str, polish: str) -> None:
    match = position({"mine": {"gold": {"card": "x-gold"}}, **given})
    for lang, told in (("en", english), ("pl", polish)):
        assert said_in(lang, match.game.cost_text, match.state, 0, match.state.parse(move)) == told


@rule("ORE-CON-07", "ORE-STK-01")
def test_what_failing_and_closing_the_market_costs() -> None:
    ann = {"cash": 3, "barrels": {"gold": 1}, "contracts": [{"card": 901}, {"card": 902}]}
    match = position({"at": "market", "player": {"ann": ann}})
    assert said_in("en", match.game.cost_text, match.state, 0, match.state.parse("done")) == "fails #901, #902"
    match.play("done")
    assert said_in("en", match.game.cost_text, match.state, 0, match.state.parse("fail #901")) == "-$3, 1 strike"
    assert said_in("pl", match.game.cost_text, match.state, 0, match.state.parse("fail #902")) == "-$3"


def test_what_a_row_costs_and_brings() -> None:
    ann = {"barrels": {"copper": 1, "iron": 1, "oil": 2, "coal": 1}, "contracts": [{"card": 901}, {"card": 902}]}
    match = position({"at": "market", "player": {"ann": ann}})
    assert (
        said_in("en", match.game.cost_text, match.state, 0, match.state.parse("fill #901"))
        == "-1 copper or iron, -2 oil, +$15"
    )
    assert (
        said_in("en", match.game.cost_text, match.state, 0, match.state.parse("fill #902"))
        == "-1 coal, +$5, completes it, +1 point"
    )
    assert (
        said_in("pl", match.game.cost_text, match.state, 0, match.state.parse("fill #902"))
        == "węgiel -1, +$5, kończy kontrakt, +1 punkt"
    )


# ---- whole games -----------------------------------------------------------------------------------

GAMES: list[dict[str, OptionValue]] = [
    {},
    {"variant": "long"},
    {"variant": "contract_race"},
    {"relief": "at once"},
    {"own_stacking": True, "private_market_moves": "every collection"},
]


BUSY = {  # everybody has something to do in every step
    "player": {
        "ann": {"assets": ["commodities-exchange", "diversified-ops-a", "subcontracted-ops-a", "subcontracted-ops-b"]},
        "bob": {"assets": ["negotiation-ops", "efficient-ops", "gold-exchange", "iron-venture", "sales-ops-a"]},
        "cal": {"assets": ["black-market-ops", "relief-ops-a", "coal-exchange", "oil-venture", "sales-ops-b"]},
    }
}
MOST_GAMES = 80
TIMES = 30  # so often each kind of sentence is said
QUESTIONS = {
    question.name
    for question in GAME.setting(3, GAME.read_options({})).questions
    if type(question).options is not Question.options
}
EVENTS = set(re.findall(r"^event-([a-z-]+) =", source("ore", "en"), re.MULTILINE))


class Told(NamedTuple):
    """What was said in the course of whole games, by kind."""

    prompts: frozenset[str]
    events: frozenset[str]
    verbs: frozenset[type[Action[Any]]]
    wrong: tuple[str, ...]


def lively(match: Match, rng: Rng) -> tuple[int, Action[Any]]:
    """A random move, rarely one that only closes a window."""
    seat = match.state.current_player
    moves = match.state.legal_actions(seat)
    if rng.below(6):
        moves = [action for action in moves if action.verb not in CLOSING] or moves
    return seat, moves[rng.below(len(moves))]


@cache
def told() -> Told:
    """Games until everything has been asked, told and tried, with every option at least once."""
    prompts: Counter[str] = Counter()
    events: Counter[str] = Counter()
    verbs: Counter[type[Action[Any]]] = Counter()
    said: list[str] = []
    for seed in range(MOST_GAMES):
        missing = (QUESTIONS - prompts.keys()) | (EVENTS - events.keys()) | (set(VERBS) - verbs.keys())
        if seed >= len(GAMES) and not missing:
            break
        rng = Rng(seed)
        match = position(BUSY, GAMES[seed % len(GAMES)], seats=3 + seed % 3, seed=seed)
        while not match.over:
            kind = match.state.question.name
            seat, action = lively(match, rng)
            prompts[kind] += 1
            verbs[type(action)] += 1
            for lang in LANGUAGES:
                if prompts[kind] <= TIMES:
                    said.append(prompt(match, lang))
                if verbs[type(action)] <= TIMES:
                    said.append(said_in(lang, match.game.cost_text, match.state, seat, action) or "nothing")
                    said.append(said_in(lang, match.game.move_text, action, "ann"))
                if len(match.steps) % TIMES == 0:
                    said += said_in(lang, match.game.board_text, match.state, seat, match.names).splitlines()
            match.apply(action, seat)
            for event in match.steps[-1].events:
                if event.action is None:
                    events[event.name] += 1
                    if events[event.name] <= TIMES:
                        said += [said_in(lang, match.game.event_text, event, match.names) for lang in LANGUAGES]
    wrong = [line for line in said if not line.strip() or re.search(r"[{}]|None|  ", line)]
    return Told(frozenset(prompts), frozenset(events), frozenset(verbs), tuple(wrong))


def test_everything_can_be_said_in_the_course_of_whole_games() -> None:
    assert told().wrong == ()


def test_whole_games_ask_every_question_tell_every_event_and_try_every_verb() -> None:
    assert told().prompts == QUESTIONS
    assert told().events == EVENTS
    assert told().verbs == set(VERBS)


@rule("ORE-MKT-01", "ORE-ACQ-08", "ORE-REP-13")
def test_a_move_costs_and_brings_what_is_told_of_it() -> None:
    """As long as nothing else happens: the move stays in its step, and no choice of barrels follows."""
    wanted = {"sell", "fill", "exchange", "cash", "buy", "take", "relieve", "efficient", "subcontract"}
    tried: set[str] = set()
    for seed in range(MOST_GAMES):
        if tried >= wanted:
            break
        rng = Rng(seed)
        match = position(BUSY, GAMES[seed % len(GAMES)], seed=seed)
        while not match.over:
            assert isinstance(match.state, Position)
            for action in match.state.legal_actions():
                tried |= tell_truly(match.state, action)
            seat, action = lively(match, rng)
            match.apply(action, seat)
    assert tried >= wanted


def tell_truly(state: Position, action: Action[Any]) -> set[str]:
    """Compare what is told of a move with what it does; the verb, if it could be compared."""
    seat = state.current_player
    after = state.clone()
    assert isinstance(after, Position)
    after.watched = True
    after.apply(action, seat)
    is_same_step = not after.is_over and [f.kind for f in after.frames] == [f.kind for f in state.frames]
    goes_on = any(event.by_engine for event in after.events) or after.round != state.round
    if not is_same_step or goes_on or action.verb in CLOSING or state.frames[-1].seat < 0:
        return set()
    told = said_in("en", OF_SCENARIO.cost_text, state, seat, action)
    if " or " in told:
        return set()
    before, now = state.players[seat], after.players[seat]
    signed = re.findall(r"([+-])\$(\d+)", told)
    assert sum(int(sign + number) for sign, number in signed) == now.cash - before.cash, (action.text, told)
    barrels = re.findall(rf"([+-])(\d+) ({'|'.join(RESOURCES)})", told)
    for resource, name in enumerate(RESOURCES if action.verb != "sell" else ()):  # there the move says it
        change = sum(int(sign + number) for sign, number, word in barrels if word == name)
        assert change == now.barrels[resource] - before.barrels[resource], (action.text, told)
    return {action.verb}
