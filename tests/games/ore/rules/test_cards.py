"""Rules of the cards and variants that a scenario cannot show: what the decks hold, and what is left to chance."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

import wheal
from tests.marks import rule
from wheal.games.ore.content import CATEGORIES, RESOURCES, Asset
from wheal.games.ore.game import Ore
from wheal.games.ore.rules.position import NONE, Position
from wheal.kernel.errors import BadInput
from wheal.kernel.game import OptionValue

GAME = wheal.game("ore")
CONTENT = Ore.with_content().content
SEEDS = range(60)
LIGHT = {asset.id for asset in CONTENT.assets if asset.is_light}

# The table of section A11: the rule of each design, its category, what it does, and its points where they are printed.
STOCK = ((4, 2), (6, 3), (9, 4), (12, 5), (16, 6))
DESIGNS: dict[str, tuple[str, str, dict[str, object]]] = {
    "black-market-ops": ("01", "ops", {"do": "black_market"}),
    "bureaucracy": ("02", "strategic", {"category": "ops", "tiers": ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6))}),
    "capital-deepening": ("03", "strategic", {"tiers": ((3, 2), (4, 3), (5, 4), (7, 5), (9, 6))}),
    "charitable-trust": ("04", "strategic", {"category": "charity", "each": 1, "most": 0}),
    "coal-exchange": ("05", "exchange", {"resources": ("coal",), "rates": ((2, 1),)}),
    "coal-railroad": ("06", "railroad", {"sells": {"coal": 2}}),
    "coal-venture": ("07", "venture", {"resources": ("gold", "oil"), "gives": "coal"}),
    "coke-oven-a": ("08", "plant", {"resources": ("coal",), "bonus": 2}),
    "coke-oven-b": ("08", "plant", {"resources": ("coal",), "bonus": 3}),
    "commodities-exchange": ("09", "exchange", {"resources": RESOURCES, "rates": ((2, 1), (3, 2), (4, 3))}),
    "concert-hall": ("10", "charity", {"do": "", "vp": 5}),
    "copper-exchange": ("11", "exchange", {"resources": ("copper",), "rates": ((2, 1),)}),
    "copper-railroad": ("12", "railroad", {"sells": {"copper": 2}}),
    "copper-smelter-a": ("13", "plant", {"resources": ("copper",), "bonus": 2}),
    "copper-smelter-b": ("13", "plant", {"resources": ("copper",), "bonus": 3}),
    "copper-venture": ("14", "venture", {"resources": ("oil", "iron"), "gives": "copper"}),
    "diversified-ops-a": ("15", "ops", {"tiers": ((2, 3), (3, 6), (4, 10))}),
    "diversified-ops-b": ("15", "ops", {"tiers": ((3, 5), (4, 10), (5, 20))}),
    "efficient-ops": ("16", "ops", {"fees": (3, 5, 7)}),
    "energy-railroad": ("17", "railroad", {"sells": {"oil": 1, "coal": 1}}),
    "energy-stockpile": ("18", "strategic", {"resources": ("oil", "coal"), "tiers": STOCK}),
    "exploratory-ops": ("19", "ops", {"do": "exploratory", "bonus": 1}),
    "fort-knox": ("20", "strategic", {"resources": ("gold",), "tiers": STOCK}),
    "gold-exchange": ("21", "exchange", {"resources": ("gold",), "rates": ((1, 2),)}),
    "gold-smelter": ("22", "plant", {"resources": ("gold",), "bonus": 6, "vp": 3}),
    "gold-venture": ("23", "venture", {"resources": ("copper", "coal"), "gives": "gold"}),
    "golden-railroad": ("24", "railroad", {"sells": {"gold": 1}}),
    "industrial-railroad": ("25", "railroad", {"sells": {"oil": 1, "iron": 1}}),
    "iron-exchange": ("26", "exchange", {"resources": ("iron",), "rates": ((1, 1),)}),
    "iron-smelter": ("27", "plant", {"resources": ("iron",), "bonus": 4}),
    "iron-venture": ("28", "venture", {"resources": ("gold", "coal"), "gives": "iron"}),
    "labor-union": ("29", "strategic", {"do": "score_miners", "tiers": ((2, 2), (3, 4), (4, 5))}),
    "library": ("30", "charity", {"do": "", "vp": 3}),
    "metal-railroad": ("31", "railroad", {"sells": {"iron": 1, "copper": 1}}),
    "metal-stockpile": ("32", "strategic", {"resources": ("iron", "copper"), "tiers": STOCK}),
    "negotiation-ops": ("33", "ops", {"tiers": ((2, 5), (3, 10), (4, 15))}),
    "oil-exchange": ("34", "exchange", {"resources": ("oil",), "rates": ((1, 1),)}),
    "oil-refinery": ("35", "plant", {"resources": ("oil",), "bonus": 5}),
    "oil-venture": ("36", "venture", {"resources": ("iron", "copper"), "gives": "oil"}),
    "ops-team": ("37", "ops", {"tiers": ((2, 1), (3, 2))}),
    "public-garden": ("38", "charity", {"do": "", "vp": 5}),
    "railroad-baron": ("39", "strategic", {"category": "railroad", "each": 2, "most": 6}),
    "real-estate": ("40", "strategic", {"tiers": ((2, 3), (3, 4), (4, 5), (5, 6))}),
    "relief-ops-a": ("41", "ops", {"do": "relief", "fees": (2,)}),
    "relief-ops-b": ("41", "ops", {"do": "relief", "fees": (3,)}),
    "sales-ops-a": ("42", "ops", {"what": "asset", "fees": (5,)}),
    "sales-ops-b": ("42", "ops", {"what": "contract", "fees": (5,)}),
    "seed-funding": ("43", "strategic", {"category": "venture", "each": 2, "most": 6}),
    "statue": ("44", "charity", {"do": "", "vp": 2}),
    "stock-market": ("45", "strategic", {"category": "exchange", "each": 2, "most": 6}),
    "strategic-reserve": ("46", "strategic", {"tiers": ((1, 4), (2, 6))}),
    "subcontracted-ops-a": ("47", "ops", {"fees": (3,), "lines": 1}),
    "subcontracted-ops-b": ("47", "ops", {"fees": (5,), "lines": 2}),
    "theater": ("48", "charity", {"do": "", "vp": 4}),
    "titan-of-industry": ("49", "strategic", {"category": "plant", "each": 2, "most": 6}),
    "university": ("50", "charity", {"do": "", "vp": 6}),
}


def new(seats: int, seed: int = 1, **options: OptionValue) -> Position:
    state = GAME.new_state(seats, options, seed)
    assert isinstance(state, Position)
    return state


def in_words(asset: Asset, key: str) -> object:
    """A parameter of an asset's effect, with resources and categories by name."""
    if key == "vp":
        return asset.vp
    value = getattr(asset.effect, key)
    match key:
        case "resources":
            return tuple(RESOURCES[resource] for resource in sorted(value))
        case "sells":
            return {RESOURCES[resource]: number for resource, number in enumerate(value) if number}
        case "gives":
            return RESOURCES[value]
        case "category":
            return CATEGORIES[value]
    return value


def assets_used(p: Position) -> list[str]:
    return [p.rules.asset_ids[design] for design in [*p.asset_row, *p.asset_draw]]


def contracts_used(p: Position) -> list[int]:
    cards = [card for card in [*p.contract_row, *p.contract_draw] if card != NONE]
    return [p.rules.contract_numbers[card] for card in cards]


def initiatives_used(p: Position) -> Counter[str]:
    return Counter(p.rules.initiative_ids[number] for number in [*p.initiative_row, *p.initiative_draw])


def mines_used(p: Position, resource: int) -> list[str]:
    return [p.rules.mine_ids[card] for card in [p.mines[resource].card, *p.mines[resource].pile]]


# ---- what the decks hold ---------------------------------------------------------------------------


@rule("ORE-AST-51", "ORE-RUL-40")
def test_designs_by_category() -> None:
    assert [asset.id for asset in CONTENT.assets] == sorted(DESIGNS)
    for asset in CONTENT.assets:
        number, category, _ = DESIGNS[asset.id]
        assert (asset.rule, CATEGORIES[asset.category]) == (f"ORE-AST-{number}", category)
    counts = Counter(category for _, category, _ in DESIGNS.values())
    wanted = {"ops": 13, "exchange": 6, "railroad": 6, "venture": 5, "plant": 7, "charity": 6, "strategic": 13}
    assert counts == wanted
    assert len({number for number, _, _ in DESIGNS.values()}) == 50


@rule("ORE-AST-51", "ORE-RUL-28", "ORE-RUL-38")
@pytest.mark.parametrize("name", DESIGNS)
def test_numbers_of_a_design(name: str) -> None:
    asset = CONTENT.assets[CONTENT.asset_names().index(name)]
    _, category, wanted = DESIGNS[name]
    assert {key: in_words(asset, key) for key in wanted} == wanted
    assert category != "strategic" or asset.vp == 0  # ORE-RUL-38
    assert asset.money >= 0 or any(asset.barrels)  # ORE-RUL-28


@rule("ORE-RUL-69")
def test_four_designs_have_a_second_copy() -> None:
    assert sorted(asset.copies for asset in CONTENT.assets) == [1] * 52 + [2] * 4


@rule("ORE-RUL-60")
def test_light_icons() -> None:
    light = [asset for asset in CONTENT.assets if asset.is_light]
    assert sum(asset.copies for asset in light) == 20
    assert sum(CATEGORIES[asset.category] == "strategic" for asset in light) == 13
    assert [initiative.dark for initiative in CONTENT.initiatives] == [2] * 7
    assert sum(initiative.copies for initiative in CONTENT.initiatives) == 22


@rule("ORE-RUL-71")
def test_mine_cage_is_one_kind_of_initiative() -> None:
    assert [each.rule for each in CONTENT.initiatives] == [f"ORE-INI-0{n}" for n in range(1, 8)]
    assert sum("cage" in each.id for each in CONTENT.initiatives) == 1


@rule("ORE-RUL-73", "ORE-SET-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_this_edition(seats: int) -> None:
    p = new(seats)
    assert RESOURCES == ("gold", "oil", "iron", "copper", "coal")
    assert [(player.employed, player.in_hand, player.cash) for player in p.players] == [(2, 2, 20)] * seats


# ---- what is not offered ---------------------------------------------------------------------------


@rule("ORE-RUL-72")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadInput):
        wheal.new("ore", players=seats)


@rule("ORE-VAR-14", "ORE-RUL-81")
def test_one_variant_at_a_time() -> None:
    assert GAME.options["variant"].values == ("normal", "short", "long", "contract_race")
    for wrong in ("short+long", "short, contract_race", ""):
        with pytest.raises(BadInput):
            wheal.new("ore", players=3, variant=wrong)
    with pytest.raises(BadInput):
        wheal.new("ore", players=3, short=True, contract_race=True)


# ---- variants: which cards are in the game ---------------------------------------------------------


@rule("ORE-VAR-02", "ORE-VAR-03", "ORE-RUL-60")
@pytest.mark.parametrize("seats", [3, 5])
def test_short_game_has_no_light_cards(seats: int) -> None:
    used: set[str] = set()
    for seed in SEEDS:
        p = new(seats, seed, variant="short")
        assets = assets_used(p)
        assert len(assets) == 20
        assert not LIGHT & set(assets)
        assert initiatives_used(p) == dict.fromkeys(CONTENT.initiative_names(), 2)
        used.update(assets)
    assert used == {asset.id for asset in CONTENT.assets} - LIGHT  # any dark one may be among the twenty


@rule("ORE-VAR-04", "ORE-RUL-59")
@pytest.mark.parametrize("seats", [3, 5])
def test_short_game_has_low_contracts_without_those_dealt_for_the_start(seats: int) -> None:
    used: set[int] = set()
    for seed in SEEDS:
        p = new(seats, seed, variant="short")
        numbers = contracts_used(p)
        assert (len(numbers), len(set(numbers))) == (15, 15)
        dealt = [p.rules.contract_numbers[card] for card in p.seen_out]
        assert len(dealt) == seats
        assert not set(dealt) & set(numbers)
        used.update(numbers, dealt)
    assert used == set(range(1, 31))


@rule("ORE-VAR-05", "ORE-EX-13", "ORE-SET-02", "ORE-RUL-78")
def test_short_game_removes_mines_at_random_from_the_deck_of_the_player_count() -> None:
    for seats, deck in ((3, "three"), (4, "more"), (5, "more")):
        for resource, number in enumerate((4, 5, 5, 6, 6)):
            all_of_it = {mine.id for mine in CONTENT.mines if (mine.resource, mine.deck) == (resource, deck)}
            used: set[str] = set()
            first: set[str] = set()
            for seed in SEEDS:
                mines = mines_used(new(seats, seed, variant="short"), resource)
                assert (len(mines), len(set(mines))) == (number, number)
                used.update(mines)
                first.add(mines[0])
            assert used == first == all_of_it


@rule("ORE-VAR-06", "ORE-RUL-61", "ORE-VAR-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_long_game_uses_everything(seats: int) -> None:
    p = new(seats, variant="long")
    assert Counter(assets_used(p)) == {asset.id: asset.copies for asset in CONTENT.assets}
    assert sorted(contracts_used(p)) == list(range(1, 46))
    assert initiatives_used(p) == {each.id: each.copies for each in CONTENT.initiatives}
    for resource in range(len(RESOURCES)):
        both = sorted(mine.id for mine in CONTENT.mines if mine.resource == resource)
        assert sorted(mines_used(p, resource)) == both


@rule("ORE-VAR-08", "ORE-VAR-13", "ORE-RUL-61", "ORE-RUL-62")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_contract_race_deals_nine_to_each(seats: int) -> None:
    p = new(seats, variant="contract_race")
    dealt = [card for player in p.players for card in player.pile]
    assert [len(player.pile) for player in p.players] == [9] * seats
    assert len(set(dealt)) == 9 * seats
    assert contracts_used(p) == []
    assert len(assets_used(p)) == 60
    assert sorted([*dealt, *p.contracts_out]) == list(range(45))
    assert p.seen_out == []  # those dealt for the start player went back


# ---- chance ----------------------------------------------------------------------------------------


@rule("ORE-REP-07")
def test_the_initiative_discard_is_shuffled() -> None:
    """Whatever was discarded last, every kind of card may come first."""
    tops: Counter[int] = Counter()
    for seed in range(200):
        p = new(3, seed)
        GAME.place(p, {"at": "replenishment", "start": "ann", "draw": {"initiatives": []}}, ["ann", "bob", "cal"])
        p.settle()
        assert len(p.initiative_draw) == 17
        assert p.initiative_discard == []
        tops[p.initiative_draw[0]] += 1
    assert set(tops) == set(range(7))


# ---- options ---------------------------------------------------------------------------------------


@rule("ORE-RUL-03", "ORE-RUL-08", "ORE-RUL-16", "ORE-RUL-34", "ORE-RUL-44", "ORE-END-01")
def test_every_combination_of_options_plays_to_its_end() -> None:
    disputed = [option for option in GAME.options.values() if option.name != "variant"]
    assert [option.name for option in disputed] == list(CONTENT.setup.options)
    for seed, values in enumerate(product(*(option.values for option in disputed))):
        options = {option.name: value for option, value in zip(disputed, values, strict=True)}
        p = new(3 + seed % 3, seed, variant="short", **options)
        rng = random.Random(seed)
        while not p.is_over:
            seat = rng.choice(p.deciders)
            p.apply(rng.choice(p.legal_actions(seat)), seat)
        assert p.round <= 16  # ORE-INV-08
