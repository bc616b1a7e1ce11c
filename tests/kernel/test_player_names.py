"""Names of players: which can be typed for a new table, and which a record may still hold."""

from __future__ import annotations

import pytest

from tests.places import RECORDS
from wheal import api
from wheal.kernel.errors import BadInput
from wheal.kernel.look_alikes import skeleton
from wheal.kernel.player_names import check_names, check_new_names
from wheal.kernel.record import parse_record, replay
from wheal.kernel.texts import use_language

OTHERS = ["Bob", "Cal"]


@pytest.mark.parametrize(
    "name",
    [
        "Ann", "Zoë", "Łukasz", "Žofia", "Żaneta", "Nguyễn Thị", "O'Brien", "Jean-Luc", "Иван", "Ἀλέξανδρος",
        "山田太郎", "ヤマダ",
        "علي", "אורי", "राज", "สมชาย", "김민준", "Ann 2", "R2-D2", "ann_b", "Ana\u0301", "Łukasz 山田",
        "D'Arcy", "Ægir", "Straße",
    ],
)  # fmt: skip
def test_names_that_people_have(name: str) -> None:
    assert check_new_names([name, *OTHERS])[0] == name


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bn", "An\u00adn", "\u202eAnn", "Ann\u2066", "An\u200dn", "A\u00a0nn", "An\u2003n", "An\tn", "An\x07n",
        "\u3164",
        "Ann\u3164", "\u115f", "\u2800", "\u0301", "\u0301Ann", "Ann \u0301", "An\ufe0fn", "A\u034fnn",
        "A" + "\u0301" * 9,
        "7\u0301", "Ann\u20dd", "\ufeffAnn", "Ann\U000e0041",
    ],
)  # fmt: skip
def test_what_cannot_be_seen(name: str) -> None:
    with pytest.raises(BadInput):
        check_new_names([name, *OTHERS])


@pytest.mark.parametrize("name", ["Аnn", "Bоb", "Ρeter", "Iван", "pаypаl", "Αnn", "Jоhn"])
def test_mixed_alphabets(name: str) -> None:
    with pytest.raises(BadInput, match="mixes alphabets"):
        check_new_names([name, "Dee", "Eve"])


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Bob", "bob"), ("Bob", "B0b"), ("Bob", "ВоЬ"), ("Al", "AI"), ("Al", "A1"), ("cop", "сор"), ("Ann", "Ａｎｎ"),
        ("O'Brien", "O’Brien"),
        ("Zoë", "Zoe\u0308"), ("Ann B", "Ann  B"), ("Max", "𝐌𝐚𝐱"), ("Tax", "Тах"), ("NOVA", "nova"),
        ("Straße", "STRASSE"),
    ],
)  # fmt: skip
def test_names_that_look_alike(first: str, second: str) -> None:
    with pytest.raises(BadInput, match=r"look alike|same name"):
        check_new_names([first, second, "Dee"])
    with use_language("pl"), pytest.raises(BadInput, match=r"wyglądają|to samo"):
        check_new_names([first, second, "Dee"])


@pytest.mark.parametrize(
    ("first", "second"),
    [("Zoe", "Zoë"), ("Lukasz", "Łukasz"), ("Ann 1", "Ann 2"), ("Иван", "Иванa".replace("a", "а")), ("Jan", "Ján")],
)
def test_names_that_differ(first: str, second: str) -> None:
    assert check_new_names([first, second]) == [first, second]
    assert skeleton(first) != skeleton(second)


def test_a_record_may_hold_names_that_nobody_could_choose_today() -> None:
    text = (RECORDS / "ore-3-players-end-by-mine.wheal").read_text(encoding="utf-8")
    record = parse_record(text)
    odd = dict(zip(record.players, ["Bob", "Bоb", "B0b"], strict=True))
    for name, other in odd.items():
        text = (
            text.replace(f"{name}:", f"{other}:")
            .replace(f" {name},", f" {other},")
            .replace(f", {name}\n", f", {other}\n")
        )
    again = parse_record(text)
    assert again.players == check_names(again.players) == ["Bob", "Bоb", "B0b"]
    assert replay(again, api.game("ore"), upto=10).names == again.players
