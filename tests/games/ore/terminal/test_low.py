"""Ore in windows of every size: what fits where, mines on their sides, and what stands lowest where nothing fits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.ore.terminal.test_table import HIGH, Seen, given, moments, seen, shown
from wheal.kernel.game import SPECTATOR
from wheal.kernel.texts import LANGUAGES

FULL_TABLE = {
    "mine": {
        "gold": {"card": "TG01", "miners": {"1": "bob", "2": "cal"}},
        "iron": {"card": "TI01", "miners": {"2": "ann"}},
        "oil": {"card": "TO01"},
        "copper": {"card": "TU01", "miners": {"1": "ann"}},
        "coal": {"card": "TC01", "miners": {"2": "cal"}},
    },
    "track": {"assets": ["cal"]},
    "row": {
        "assets": ["coal-railroad", "labor-union", "library", "statue", "gold-smelter"],
        "initiatives": ["mine-cage", "private-mine", "drill-bit", "private-market", "expanded-ops"],
        "contracts": [33, 7, 1, 2, 3],
    },
    "player": {
        "ann": {"employed": 4, "assets": ["iron-exchange"], "barrels": {"iron": 1}},
        "bob": {"assets": ["gold-exchange"], "used": ["gold-exchange"], "contracts": [{"card": 9, "filled": [1]}]},
        "cal": {
            "employed": 4,
            "private": [{"card": "TC02", "mode": "market", "space": 1}],
            "collab": 1,
            "completed": [5],
        },
    },
}


def test_in_a_low_window_mines_lie_on_their_sides() -> None:
    pair = {**FULL_TABLE["mine"], "copper": {"card": "TU01", "miners": {"1": ["ann", "ann"]}}}  # type: ignore[dict-item]
    view = seen(given({**FULL_TABLE, "mine": pair}, own_stacking=True))
    lines = shown(view, 80, height=40).splitlines()
    mines = [line for line in lines if line.startswith(("Au ", "O ", "Fe ", "Cu ", "C "))]
    assert [line[:14] for line in mines] == [
        "Au  $7 TG01 ▒5",
        "O   $5 TO01 ▒7",
        "Fe  $3 TI01 ▒7",
        "Cu  $3 TU01 ▒9",
        "C   $2 TC01 ▒8",
    ]
    assert mines[0][15:].startswith("●1 ▲1 1┃░1 ░2┃░3 ")
    assert mines[2][15:].startswith("▸1 ♦×3┃░2 ░3┃░5 ")
    assert mines[3][15:].startswith("▸♦2:2 1┃")
    text = "\n".join(lines)
    assert "Asset track ▲ ▸ · · · · ·  Contract track ▸ · · · · · ·  Slag heap ▸ $4 each" in text
    assert "♦ ann  ▸Iron Exchange 2" in text
    assert re.search(r"● bob  Gold Exchange 2 used  #9 ✓  !.*\$\d+ (due|lacks [A-Z])", text)
    assert re.search(r"▲ cal  Collab Ops  C market TC02 \$\d ○\d.*completed #5", text)
    assert re.search(r"╎#33 .*\$\d+, .*\$\d+", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "height", "most"), [(80, 40, 34), (100, 40, 30), (140, 40, 30), (200, 40, 30), (200, 60, 50)]
)
def test_the_table_of_three_fits_into_usual_windows(width: int, height: int, most: int, lang: str) -> None:
    for state in moments():
        if len(state.players) == 3 and not any(player.pile for player in state.players):
            assert len(shown(Seen(state, SPECTATOR), width, height=height, lang=lang).splitlines()) <= most


def test_where_the_window_is_too_low_what_is_asked_about_stands_lowest() -> None:
    for kind, lowest in (("place", "Slag heap"), ("buy", "Expanded Ops"), ("contract", "#33")):
        more: dict[str, Any] = {} if kind == "place" else {"at": "acquisition"}
        if kind != "place":
            track = {"assets": ["ann"], "contracts": []} if kind == "buy" else {"assets": [], "contracts": ["ann"]}
            more |= {"track": track}
        match = given({**FULL_TABLE, **more})
        while match.state.question.name != kind:
            match.apply(match.state.fallback(), match.state.current_player)
        lines = shown(seen(match), 80, height=20).splitlines()
        assert lines[-1].startswith("Round 1, ")
        assert max(place for place, line in enumerate(lines) if lowest in line) >= len(lines) - 5
        assert lines != shown(seen(match), 80, height=HIGH).splitlines()


def test_in_a_vast_window_contracts_stand_beside_the_players_and_news_beside_the_inventories() -> None:
    text = shown(seen(given(FULL_TABLE)), 200).splitlines()
    assert "$ pts miners cage" in text[1]
    assert "Contracts ▒" in text[1]
    assert any("● bob ──" in line and "Last moves" in line for line in text)
    assert re.search(r"▸?Drill Bit  \$3 ", "\n".join(text)), "the price stands behind the name where there is room"
    assert "Contracts ▒" not in shown(seen(given(FULL_TABLE)), 150).splitlines()[1]
