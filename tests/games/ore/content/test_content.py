"""Content files: ours are whole; a wrong file gets every fault with file, line, key and what would be right."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import wheal
from tests.marks import rule
from wheal.games.ore.content import CATEGORIES, COAL, COPPER, GOLD, IRON, OIL, RESOURCES, Effect, Row
from wheal.games.ore.content.define import with_defined
from wheal.games.ore.game import Ore
from wheal.kernel.content import BadContent, UnreadableContent, provenance, shares
from wheal.kernel.errors import BadInput

OURS = Path(wheal.__file__).parent / "games" / "ore" / "content"


def with_change(folder: Path, file: str, old: str, new: str, times: int = 1) -> Path:
    path = folder / file if (folder / file).exists() else OURS / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, times), encoding="utf-8")
    return folder


def faults_of(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as caught:
        Ore.with_content(folder)
    return [str(fault) for fault in caught.value.faults]


def test_our_mines_are_whole() -> None:
    content = Ore.with_content().content
    for deck in ("three", "more"):
        cards = Counter(mine.resource for mine in content.mines if mine.deck == deck)
        assert [cards[resource] for resource in range(5)] == [6, 8, 8, 10, 10]
    sample = next(mine for mine in content.mines if mine.id == "TI01")
    assert (sample.resource, sample.price) == (IRON, 3)
    assert (sample.yields, sample.levels) == ((1, 3, 2, 3, 5), (1, 1, 2, 2, 3))
    assert content.most_spaces() == 6
    assert content.mine_names()[0] == "TG01"


def test_our_contracts_are_whole() -> None:
    content = Ore.with_content().content
    assert [contract.number for contract in content.contracts] == list(range(1, 46))
    assert content.contract_names()[::44] == ["#1", "#45"]
    assert content.contracts[32].rows == (
        Row(((COPPER, IRON),), 7),
        Row(((COPPER,), (IRON,)), 12),
        Row(((COPPER, IRON), (OIL,)), 15),
        Row(((COPPER,), (IRON,), (OIL,)), 20),
    )
    assert content.most_rows() == 5


def test_our_assets_and_initiatives_are_whole() -> None:
    content = Ore.with_content().content
    designs = Counter(CATEGORIES[asset.category] for asset in content.assets)
    assert designs == {
        "ops": 13,
        "exchange": 6,
        "railroad": 6,
        "venture": 5,
        "plant": 7,
        "charity": 6,
        "strategic": 13,
    }
    assert sum(asset.copies for asset in content.assets) == 60
    assert sum(asset.copies for asset in content.assets if asset.is_light) == 20
    assert len(content.asset_names()) == 56
    assert content.trader_names() == ["commodities-exchange"]
    assert [(each.copies, each.dark) for each in content.initiatives].count((3, 2)) == 6
    expanded = content.initiatives[content.initiative_names().index("expanded-ops")]
    assert (expanded.money, expanded.takes_barrel) == ((25, 30), False)


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("concert-hall", Effect("")),
        ("black-market-ops", Effect("black_market")),
        ("gold-exchange", Effect("exchange", resources=(GOLD,), rates=((1, 2),))),
        (
            "commodities-exchange",
            Effect("exchange", resources=(GOLD, OIL, IRON, COPPER, COAL), rates=((2, 1), (3, 2), (4, 3))),
        ),
        ("energy-railroad", Effect("railroad", sells=(0, 1, 0, 0, 1))),
        ("gold-smelter", Effect("plant", resources=(GOLD,), bonus=6)),
        ("gold-venture", Effect("venture", resources=(COAL, COPPER), gives=GOLD)),
        ("diversified-ops-b", Effect("diversified", tiers=((3, 5), (4, 10), (5, 20)))),
        ("efficient-ops", Effect("efficient", fees=(3, 5, 7))),
        ("exploratory-ops", Effect("exploratory", bonus=1)),
        ("relief-ops-b", Effect("relief", fees=(3,))),
        ("sales-ops-b", Effect("sales", fees=(5,), what="contract")),
        ("subcontracted-ops-b", Effect("subcontract", fees=(5,), lines=2)),
        ("charitable-trust", Effect("score_category", category=5, each=1)),
        ("titan-of-industry", Effect("score_category", category=4, each=2, most=6)),
        (
            "metal-stockpile",
            Effect("score_barrels", resources=(COPPER, IRON), tiers=((4, 2), (6, 3), (9, 4), (12, 5), (16, 6))),
        ),
        ("strategic-reserve", Effect("score_sets", tiers=((1, 4), (2, 6)))),
    ],
)
def test_an_effect_is_numbers(name: str, effect: Effect) -> None:
    content = Ore.with_content().content
    assert content.assets[content.asset_names().index(name)].effect == effect


def test_the_numbers_of_set_up() -> None:
    setup = Ore.with_content().content.setup
    assert setup.salaries == {2: 5, 3: 10, 4: 20}
    assert {players: (each.mines, each.assets, each.contracts) for players, each in setup.players.items()} == {
        3: ("three", 30, 20),
        4: ("more", 40, 30),
        5: ("more", 50, 40),
    }
    assert (setup.drill_money, setup.drill_coal, setup.tokens, setup.strike_points) == (5, 1, 8, -1)
    assert setup.short.remove_mines == (2, 3, 3, 4, 4)
    assert (setup.long.contracts, setup.race.deal) == (45, 9)
    assert setup.options["private_market_moves"] == ("when used", "every collection")


def test_an_owners_file_replaces_ours_and_changes_the_digest(tmp_path: Path) -> None:
    with_change(tmp_path, "assets.toml", "money = 8\n", "money = 9\n")
    own = Ore.with_content(tmp_path).content
    assert own.assets[0].money == 9
    assert own.digest != Ore.with_content().content.digest
    shutil.copy(OURS / "assets.toml", tmp_path)
    assert Ore.with_content(tmp_path).content.digest == Ore.with_content().content.digest


def test_an_asset_may_have_one_price_only(tmp_path: Path) -> None:
    with_change(tmp_path, "assets.toml", "money = 8\n", "")
    with_change(tmp_path, "assets.toml", "barrels = { iron = 1, copper = 1, coal = 1 }\n", "")
    first, second = Ore.with_content(tmp_path).content.assets[:2]
    assert (first.money, first.barrels) == (-1, (0, 0, 0, 1, 1))
    assert (second.money, second.barrels) == (14, (0, 0, 0, 0, 0))


def test_an_alternative_may_name_its_resources_in_any_order(tmp_path: Path) -> None:
    with_change(tmp_path, "contracts.toml", '"coal/oil"', '"oil/coal"')
    assert Ore.with_content(tmp_path).content.contracts[0].rows[0].needs == ((OIL, COAL),)


BROKEN = [
    # mines
    (
        "mines.toml",
        '  { id = "TG06", levels = [[1, 1], [2], [2]], price = 8 },\n',
        "",
        "three.gold: has 5 cards; there must be 6",
    ),
    ("mines.toml", 'id = "TG02"', 'id = "MC10"', '"MC10" stands there twice'),
    ("mines.toml", 'id = "TG02"', 'id = "TG 02"', "three.gold TG 02: an id is a word"),
    ("mines.toml", 'id = "TG02"', 'id = "coal"', "an id is a word"),
    ("mines.toml", "[[1, 1], [2], [3]], price = 8", "[[1, 1]], price = 8", "three.gold TG02: has 2 spaces; at least 3"),
    ("mines.toml", "[[1, 1], [2], [3]]", "[[1, 1], [2], [3], [4]]", "three.gold TG02.levels: must be 1 to 3 lists"),
    ("mines.toml", "[[1, 1], [2], [3]]", "[[1, 1], [], [3]]", "three.gold TG02.levels: must be 1 to 3 lists"),
    ("mines.toml", "[[1, 1], [2], [3]]", "[[1, 0], [2], [3]]", "TG02: yields and price must be 1 or more"),
    ("mines.toml", "[[1, 1], [2], [3]]", "[[1, -1], [2], [3]]", "three.gold[1].levels[0][1]: expected `int` >= 0"),
    ("mines.toml", "[3]], price = 8 }", "[3]], price = 0 }", "TG02: yields and price must be 1 or more"),
    ("mines.toml", "[3]], price = 8 }", '[3]], price = "8" }', "three.gold[1].price: expected `int`, got `str`"),
    (
        "mines.toml",
        "[3]], price = 8 }",
        "[3]], prise = 8 }",
        'three.gold[1]: unknown key "prise"; did you mean "price"?',
    ),
    ("mines.toml", "[3]], price = 8 }", "[3]], prise = 8 }", "three.gold[1]: price is missing"),
    ("mines.toml", "[three]", "[tree]", 'unknown key "tree"; did you mean "three"?'),
    ("mines.toml", "[three]", "[tree]", "mines.toml: three is missing"),
    ("mines.toml", "copper = [", "cooper = [", 'three: unknown key "cooper"; did you mean "copper"?'),
    (
        "mines.toml",
        'provenance = "published"',
        'provenance = "publish"',
        'unknown "publish"; did you mean "published"?',
    ),
    (
        "mines.toml",
        'provenance = "published"',
        'attested = ["prize"]',
        'attested: unknown "prize"; did you mean "price"?',
    ),
    ("mines.toml", 'provenance = "house"', "provenance = 1", "provenance: must be 'published' or 'likely' or 'house'"),
    ("mines.toml", "schema = 1", "schema = 2", "schema: must be 1"),
    ("mines.toml", "schema = 1\n", "", "mines.toml: schema is missing"),
    ("mines.toml", 'game = "ore"', 'game = "oar"', 'game: unknown "oar"'),
    # contracts
    ("contracts.toml", "number = 3\n", "number = 2\n", '"2" stands there twice'),
    ("contracts.toml", "number = 3\n", "number = 46\n", "number: 3 missing; numbers must be 1 to 46"),
    ("contracts.toml", "number = 3\n", "number = 0\n", "contract[2].number: expected `int` >= 1"),
    (
        "contracts.toml",
        "pays = 9 },\n]\n\n[[contract]]\nnumber = 7",
        "pays = 6 },\n]\n\n[[contract]]\nnumber = 7",
        "contract 6: pays 7, 6; from top to bottom it must never fall",
    ),
    ("contracts.toml", '"coal/oil"], pays = 6', '"coal/oil"], pays = 5', "contract 1: must have the rows"),
    ("contracts.toml", '"gold"], pays = 15', '"gold"], pays = 14', "contract 9: must have gold pays 15"),
    (
        "contracts.toml",
        '"coal/copper"',
        '"coal/coper"',
        'contract 2.rows[1].needs: unknown "coper"; did you mean "copper"?',
    ),
    ("contracts.toml", '"coal/copper"', '"coal/coal"', "must be one resource or two different ones"),
    ("contracts.toml", '"coal/copper"', '"coal/copper/oil"', "must be one resource or two different ones"),
    ("contracts.toml", '["coal/copper"]', "[]", "contract 2.rows[1].needs: at least one barrel"),
    ("contracts.toml", '["coal/copper"]', '"coal"', "contract[1].rows[1].needs: expected `array`, got `str`"),
    (
        "contracts.toml",
        'needs = ["coal/copper"]',
        'need = ["coal"]',
        'contract[1].rows[1]: unknown key "need"; did you mean "needs"?',
    ),
    (
        "contracts.toml",
        "[[contract]]\nnumber = 2\nrows = [",
        "[[contract]]\nnumber = 2\nrows = []\nrest = [",
        'contract[1]: unknown key "rest"',
    ),
    # assets
    ("assets.toml", "copies = 2", "copies = 1", "asset: has 59 cards, 39 of them dark; there must be 60 and 40"),
    ("assets.toml", "light = true\n", "", "asset: has 60 cards, 41 of them dark"),
    ("assets.toml", 'id = "bureaucracy"', 'id = "statue"', '"statue" stands there twice'),
    (
        "assets.toml",
        'do = "black_market"',
        'do = "blackmarket"',
        'effect.do: unknown "blackmarket"; did you mean "black_market"?',
    ),
    ("assets.toml", 'effect = { do = "black_market" }', "effect = {}", "asset black-market-ops.effect: do is missing"),
    ("assets.toml", 'effect = { do = "black_market" }', "effect = 3", "asset[0].effect: expected `object`, got `int`"),
    ("assets.toml", 'effect = { do = "black_market" }', "", "asset black-market-ops: effect is missing"),
    ("assets.toml", 'do = "black_market"', 'do = "black_market", fee = 3', 'effect: unknown key "fee"'),
    ("assets.toml", 'gives = ["coal"]', 'gives = ["cole"]', 'effect.gives[0]: unknown "cole"; did you mean "coal"?'),
    ("assets.toml", 'gives = ["coal"]', "gives = []", "asset coal-exchange.effect.gives: must not be empty"),
    ("assets.toml", 'gives = ["coal"]', 'gives = ["coal", "coal"]', "effect.gives: must not name a resource twice"),
    ("assets.toml", 'gives = ["coal"], ', "", "asset coal-exchange.effect: gives is missing"),
    ("assets.toml", "rates = [[2, 1]]", "rates = [[2]]", "effect.rates[0]: expected `array` of length 2"),
    ("assets.toml", "rates = [[2, 1]]", "rates = [[2, 0]]", "effect.rates[0][1]: expected `int` >= 1"),
    (
        "assets.toml",
        "sells = { coal = 2 }",
        "sells = { cole = 2 }",
        'effect.sells: unknown key "cole"; did you mean "coal"?',
    ),
    ("assets.toml", "sells = { coal = 2 }", "sells = {}", "asset coal-railroad.effect.sells: must not be empty"),
    ("assets.toml", "fees = [3, 5, 7]", "fees = []", "asset efficient-ops.effect.fees: must not be empty"),
    (
        "assets.toml",
        "tiers = [[2, 3], [3, 6], [4, 10]]",
        "tiers = [[3, 6], [2, 3]]",
        "diversified-ops-a.effect.tiers: must rise",
    ),
    ("assets.toml", 'takes = "asset"', 'takes = "assets"', 'effect.takes: unknown "assets"; did you mean "asset"?'),
    ("assets.toml", 'category = "charity", each = 1', 'category = "charity"', "needs either tiers or each"),
    (
        "assets.toml",
        'category = "charity", each = 1',
        'category = "charity", most = 1',
        "effect.most: needs each beside it",
    ),
    ("assets.toml", "money = 8\nbarrels = { copper = 1, coal = 1 }\n", "", "asset black-market-ops: needs a price"),
    (
        "assets.toml",
        "barrels = { copper = 1, coal = 1 }",
        "barrels = { coper = 1 }",
        'asset[0].barrels: unknown key "coper"',
    ),
    ("assets.toml", 'category = "ops"', 'category = "opps"', 'asset[0].category: unknown "opps"; did you mean "ops"?'),
    ("assets.toml", 'vp = 5\nattested = ["vp"]', 'vp = 6\nattested = ["vp"]', "asset concert-hall.vp: must be 5"),
    (
        "assets.toml",
        'vp = 3\neffect = { do = "plant", resource = "gold"',
        'vp = 2\neffect = { do = "plant", resource = "gold"',
        "asset gold-smelter.vp: must be 3",
    ),
    ("assets.toml", 'rule = "ORE-AST-50"', 'rule = "ORE-AST-51"', "there must be one of rule ORE-AST-50, with vp = 6"),
    ("assets.toml", 'attested = ["vp"]', 'attested = ["monney"]', 'attested: unknown "monney"; did you mean "money"?'),
    ("assets.toml", "light = true", 'light = "yes"', "asset[0].light: expected `bool`, got `str`"),
    # initiatives
    (
        "initiatives.toml",
        "copies = 3",
        "copies = 4",
        "initiative: has 23 cards, 14 of them dark; there must be 22 and 14",
    ),
    ("initiatives.toml", "dark = 2", "dark = 3", "initiative: has 22 cards, 15 of them dark"),
    ("initiatives.toml", "dark = 2", "dark = 4", "initiative collaborative-ops: has 4 dark cards of 3 copies"),
    ("initiatives.toml", "ORE-INI-02", "ORE-INI-01", "the kind of rule ORE-INI-02 is missing"),
    ("initiatives.toml", "ORE-INI-02", "ORE-INI-08", "initiative drill-bit.rule: unknown"),
    ("initiatives.toml", 'id = "drill-bit"', 'id = "mine-cage"', '"mine-cage" stands there twice'),
    ("initiatives.toml", 'id = "drill-bit"', 'id = "statue"', "initiative statue: an asset has this id already"),
    (
        "initiatives.toml",
        "money = [25, 30]",
        "money = [25, 30, 35]",
        "expanded-ops.money: has 3 prices; there must be 1 or 2",
    ),
    ("initiatives.toml", "money = [2]", "money = [2, 3]", "collaborative-ops.money: has 2 prices; there must be 1"),
    ("initiatives.toml", "money = [2]", "money = 2", "initiative[0].money: expected `array`, got `int`"),
    ("initiatives.toml", "barrel = true", "barrel = false", "futures-exchange.barrel: must be true for ORE-INI-04"),
    ("initiatives.toml", "[[initiative]]", "[[initiativ]]", 'unknown key "initiativ"; did you mean "initiative"?'),
    # set-up
    ("setup.toml", "money = 20\n", "", "start: money is missing"),
    ("setup.toml", "miners = 2\n", "miners = 5\n", "start.miners: is 5; most_miners is 4"),
    ("setup.toml", "cage_level = 1", "cage_level = 4", "start.cage_level: expected `int` <= 3"),
    ("setup.toml", "[players.3]", "[players.2]", "players: 3 is missing"),
    ("setup.toml", "[players.3]", "[players.2]", 'players: unknown key "2"'),
    ("setup.toml", 'mines = "three"', 'mines = "tree"', 'players.3.mines: unknown "tree"; did you mean "three"?'),
    ("setup.toml", "4 = 20 }", "5 = 20 }", "pay.salaries: 4 is missing"),
    ("setup.toml", "strike_per = 5", "strike_per = 0", "pay.strike_per: expected `int` >= 1"),
    (
        "setup.toml",
        "dollars_per_point = 10",
        "dollars_per_point = 1.5",
        "score.dollars_per_point: expected `int`, got `float`",
    ),
    ("setup.toml", "{ gold = 2,", "{ gold = 6,", "variant.short.remove_mines.gold: is 6; of 6 mines one must stay"),
    ("setup.toml", "assets = 50", "assets = 61", "players.5.assets: is 61; it must be 5 to 60"),
    ("setup.toml", "contracts = 40", "contracts = 41", "players.5.contracts: is 41; it must be 5 to 40"),
    ("setup.toml", "assets = 20 ", "assets = 41 ", "variant.short.assets: is 41; it must be 5 to 40"),
    (
        "setup.toml",
        "contracts_up_to = 30",
        "contracts_up_to = 19",
        "variant.short.contracts: is 15; it must be 5 to 14",
    ),
    ("setup.toml", "assets = 30", "assets = 4", "players.3.assets: is 4; it must be 5 to 60"),
    ("setup.toml", "own_stacking", "own_staking", 'options: unknown key "own_staking"; did you mean "own_stacking"?'),
    ("setup.toml", '"when used", ', "", "options.private_market_moves: must list 2 values"),
    ("setup.toml", '"when used"', '"if used"', "options.private_market_moves: must list"),
    ("setup.toml", "[variant.contract_race]", "[variant.race]", "variant: contract_race is missing"),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), BROKEN)
def test_a_fault_is_named_with_file_and_key(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    faults = faults_of(with_change(tmp_path, file, old, new))
    assert any(fault.startswith(file) and words in fault for fault in faults), faults


@rule("ORE-MD-01")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "[[1, 3], [2, 3], [5]], price = 3",
            "[[1, 3, 2], [3], [5]], price = 3",
            "an iron card 1 3 | 2 3 | 5 at price 3",
        ),
        ("[[1, 1, ", "[[1, 2, ", "a gold card that starts 1 1"),
        ("[[1, 2, 1], [2, 2], [3]], price = 5", "[[1, 2], [1, 2, 2], [3]], price = 5", "an oil card at price 5"),
        ("[[2, 1, 3], [2, 3], [4]], price = 2", "[[2, 1, 3], [2, 3], [4]], price = 3", "a coal card at price 2"),
    ],
)
def test_the_mines_of_the_worked_examples_must_be_in_one_of_the_decks(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    with_change(tmp_path, "mines.toml", old, new)
    Ore.with_content(tmp_path)
    with_change(tmp_path, "mines.toml", old, new, times=-1)
    assert any(words in fault for fault in faults_of(tmp_path))


def test_the_contract_race_needs_nine_for_each_of_five_players(tmp_path: Path) -> None:
    text = (OURS / "contracts.toml").read_text(encoding="utf-8")
    (tmp_path / "contracts.toml").write_text(text[: text.index("[[contract]]\nnumber = 45")], encoding="utf-8")
    faults = faults_of(tmp_path)
    assert faults[0] == (
        "contracts.toml:9: contract: there are 44; the Contract Race deals 9 to each of 5 players, "
        "so at least 45 are needed"
    )


@rule("ORE-MD-04")
@pytest.mark.parametrize(
    ("known", "points"),
    [
        ("ORE-AST-10", 5),
        ("ORE-AST-22", 3),
        ("ORE-AST-30", 3),
        ("ORE-AST-38", 5),
        ("ORE-AST-44", 2),
        ("ORE-AST-48", 4),
        ("ORE-AST-50", 6),
    ],
)
def test_the_points_that_are_known_must_stand_on_their_assets(tmp_path: Path, known: str, points: int) -> None:
    text = (OURS / "assets.toml").read_text(encoding="utf-8")
    start = text.index(f'rule = "{known}"')
    (tmp_path / "assets.toml").write_text(
        text[:start] + text[start:].replace(f"vp = {points}", f"vp = {points + 1}", 1), encoding="utf-8"
    )
    assert any(f"{points}" in fault and "vp" in fault for fault in faults_of(tmp_path))


def test_every_fault_is_listed(tmp_path: Path) -> None:
    """Also several in one entry, and what is wrong with a card beside one that is malformed."""
    with_change(tmp_path, "mines.toml", "levels = [[1, 1], [2], [3]], price = 8", 'level = [], price = "8"')
    with_change(tmp_path, "mines.toml", "[[1, 1], [1, 2], [3]], price = 7", "[[1], [1]], price = 0")
    with_change(tmp_path, "assets.toml", "vp = 5", "vp = 4")
    with_change(tmp_path, "setup.toml", "miners = 2\n", "miners = 9\n")
    faults = faults_of(tmp_path)
    for words in (
        'mines.toml:13: three.gold[1]: unknown key "level"; did you mean "levels"?',
        "mines.toml:13: three.gold[1]: levels is missing",
        "mines.toml:13: three.gold[1].price: expected `int`, got `str`",
        "mines.toml:14: three.gold TG03: has 2 spaces; at least 3 are needed",
        "mines.toml:14: three.gold TG03: yields and price must be 1 or more",
        "assets.toml:131: asset concert-hall.vp: must be 5",
        "setup.toml:8: start.miners: is 9; most_miners is 4",
    ):
        assert words in faults, faults
    assert not any("there must be 6" in fault for fault in faults), "a malformed card is still a card"


@pytest.mark.parametrize("file", ["assets.toml", "contracts.toml", "initiatives.toml", "mines.toml", "setup.toml"])
def test_an_empty_file_is_told_what_it_lacks(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_text("", encoding="utf-8")
    faults = faults_of(tmp_path)
    assert f"{file}: schema is missing" in faults
    assert all(fault.startswith(file) for fault in faults)


def test_what_is_no_toml_or_no_content_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "mines.toml").write_text("three = [", encoding="utf-8")
    with pytest.raises(UnreadableContent, match="is not TOML"):
        Ore.with_content(tmp_path)
    (tmp_path / "mines.toml").unlink()
    (tmp_path / "mine.toml").write_text("", encoding="utf-8")
    with pytest.raises(UnreadableContent, match="no content file of this name"):
        Ore.with_content(tmp_path)


def test_the_share_of_published_likely_and_house_values() -> None:
    content = Ore.with_content().content
    assert set(content.counts()) == set(content.files)
    found = {name: provenance(data, content.not_printed) for name, data in content.files.items()}
    assert found["mines.toml"]["published"] == 2 * (5 + 1), "the sample iron card of either deck: spaces and price"
    assert found["contracts.toml"]["likely"] == 4, "a barrel and its pay in both rows of contract 1"
    assert found["assets.toml"]["published"] == 7 + 2, "points of seven, two barrels of one Diversified Ops"
    assert shares(found["initiatives.toml"]) == "published 6, house 24"
    assert shares(found["setup.toml"]) == "published 49"


DEFINE: dict[str, dict[str, dict[str, Any]]] = {
    "mine": {"m1": {"resource": "coal", "price": 2, "levels": [[2, 1], [4]]}},
    "contract": {"901": {"rows": [{"needs": ["copper/iron", "oil"], "pays": 7}, {"needs": ["gold"], "pays": 5}]}},
    "asset": {"a1": {"category": "railroad", "vp": 2, "money": 4, "effect": {"do": "railroad", "sells": {"oil": 3}}}},
    "initiative": {"i1": {"rule": "ORE-INI-05", "money": [1], "barrel": False}},
}


def test_a_scenario_defines_its_own_cards() -> None:
    ours = Ore.with_content().content
    content = with_defined(ours, DEFINE)
    mine, contract, asset = content.mines[-1], content.contracts[-1], content.assets[-1]
    assert (mine.id, RESOURCES[mine.resource], mine.yields, mine.levels, mine.deck) == (
        "m1",
        "coal",
        (2, 1, 4),
        (1, 1, 2),
        "",
    )
    assert (contract.number, contract.rows[0]) == (901, Row(((COPPER, IRON), (OIL,)), 7))
    assert content.contract_names()[-1] == "#901"
    assert (asset.id, asset.name, asset.money, asset.copies, asset.effect.sells) == ("a1", "a1", 4, 1, (0, 3, 0, 0, 0))
    assert content.initiatives[-1].money == (1,)
    assert content.defined == {"m1", "#901", "a1", "i1"}
    assert content.digest != ours.digest
    assert ours.mines == content.mines[:-1]


@pytest.mark.parametrize(
    ("define", "words"),
    [
        ({"mines": {}}, 'unknown key "mines" in define; did you mean "mine"?'),
        ({"mine": 3}, "define.mine: must be a table of ids"),
        ({"mine": {"m1": 3}}, "define.mine.m1: must be a table"),
        ({"mine": {"m1": {"resource": "coal", "levels": [[1]]}}}, "define.mine.m1: price is missing"),
        (
            {"mine": {"m1": {"resource": "cole", "price": 1, "levels": [[1]]}}},
            'define.mine.m1.resource: unknown "cole"; did you mean "coal"?',
        ),
        (
            {"mine": {"m1": {"resource": "coal", "prise": 1, "levels": [[1]]}}},
            'unknown key "prise" in define.mine.m1; did you mean "price"?',
        ),
        (
            {"mine": {"m1": {"resource": "coal", "price": 1, "levels": [[-1]]}}},
            "define.mine.m1.levels[0][0]: expected `int` >= 0",
        ),
        (
            {"mine": {"m1": {"resource": "coal", "price": 1, "levels": []}}},
            "define.mine.m1.levels: must be 1 to 3 lists",
        ),
        ({"mine": {"m 1": {"resource": "coal", "price": 1, "levels": [[1]]}}}, "define.mine.m 1: an id is a word"),
        ({"mine": {"m1": {"id": "m2"}}}, 'unknown key "id" in define.mine.m1; it stands in the name'),
        ({"mine": {"TI01": {}}}, "define.mine.TI01: the content has this id already"),
        ({"mine": DEFINE["mine"], "asset": {"m1": {}}}, "define.asset.m1: the content has this id already"),
        ({"contract": {"x": {"rows": []}}}, "define.contract.x: a contract is named by its number, 1 to 999"),
        ({"contract": {"007": {"rows": []}}}, "define.contract.007: a contract is named by its number"),
        ({"contract": {"1000": {"rows": []}}}, "define.contract.1000: a contract is named by its number"),
        ({"contract": {"7": {"rows": []}}}, "define.contract.7: the content has this id already"),
        ({"contract": {"901": {"rows": []}}}, "define.contract.901.rows: at least one row is needed"),
        (
            {"contract": {"901": {"rows": [{"needs": ["oyl"], "pays": 3}]}}},
            'define.contract.901.rows[0].needs: unknown "oyl"; did you mean "oil"?',
        ),
        ({"asset": {"a1": {"category": "ops", "vp": 1}}}, "define.asset.a1: needs a price"),
        (
            {"asset": {"a1": {"category": "ops", "vp": 1, "money": 1, "effect": {"do": "relief", "fees": 2}}}},
            'unknown key "fees" in define.asset.a1.effect; did you mean "fee"?',
        ),
        (
            {"initiative": {"i1": {"rule": "ORE-INI-09", "money": [1], "barrel": False}}},
            "define.initiative.i1.rule: unknown",
        ),
    ],
)
def test_a_wrong_definition_is_named_by_its_path(define: Mapping[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as caught:
        with_defined(Ore.with_content().content, define)
    assert str(caught.value).startswith(words)
