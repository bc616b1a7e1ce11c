"""The emigration board as it is printed: `emigration.toml`."""

from __future__ import annotations

from typing import Final, TypeVar

from wheal.games.tinners.content.files import Table
from wheal.games.tinners.expansions.emigration.rules.emigrating import EMIGRATE_WORK
from wheal.games.tinners.expansions.emigration.rules.position import Rewards
from wheal.games.tinners.rules.position import ROUNDS
from wheal.kernel.content_reading import Count, Reader

FILE: Final = "emigration.toml"
T = TypeVar("T")


class PiecesEntry(Table):
    """What Michigan gives in a round."""

    adit: Count = 0
    train: Count = 0
    port: Count = 0
    miner: Count = 0


class MichiganEntry(Table):
    rounds: list[PiecesEntry]


class KimberleyEntry(Table):
    money: list[Count]


class IncreaseEntry(Table):
    """What Adelaide adds to each cube in a round: of one ore, of the other, or of both alike."""

    one_ore: Count = 0
    other_ore: Count = 0
    all_ore: Count = 0


class AdelaideEntry(Table):
    rounds: list[IncreaseEntry]


class SierraMadreEntry(Table):
    points: list[Count]


def read_rewards(reader: Reader) -> Rewards:
    """What each place gives, by round."""
    miners = reader.get(FILE, "miners_per_player")
    if not isinstance(miners, int) or isinstance(miners, bool) or not 1 <= miners <= ROUNDS:
        reader.fault(FILE, "miners_per_player", f"must be 1 to {ROUNDS}")
        miners = ROUNDS
    if reader.get(FILE, "work_cost") != EMIGRATE_WORK:
        reader.fault(FILE, "work_cost", f"must be {EMIGRATE_WORK}")  # TT-RUL-02
    michigan = _place(reader, "michigan", MichiganEntry)
    kimberley = _place(reader, "kimberley", KimberleyEntry)
    adelaide = _place(reader, "adelaide", AdelaideEntry)
    sierra_madre = _place(reader, "sierra_madre", SierraMadreEntry)
    pieces = [] if michigan is None else michigan.rounds
    increases = [] if adelaide is None else adelaide.rounds
    money = [] if kimberley is None else kimberley.money
    points = [] if sierra_madre is None else sierra_madre.points
    for key, entry, values in (
        ("michigan.rounds", michigan, pieces),
        ("kimberley.money", kimberley, money),
        ("adelaide.rounds", adelaide, increases),
        ("sierra_madre.points", sierra_madre, points),
    ):
        if entry is not None and len(values) != ROUNDS:
            reader.fault(FILE, key, f"needs {ROUNDS} rounds, has {len(values)}")
    for number, increase in enumerate(increases, 1):
        if increase.all_ore and (increase.one_ore or increase.other_ore):
            reader.fault(FILE, f"adelaide.rounds[{number - 1}]", "has all_ore or one_ore and other_ore, not both")
        if increase.other_ore > increase.one_ore:
            reader.fault(FILE, f"adelaide.rounds[{number - 1}]", "one_ore must not be less than other_ore")
    return Rewards(
        miners,
        [[entry.adit, entry.train, entry.port, entry.miner] for entry in pieces],
        money,
        [entry.all_ore or entry.one_ore for entry in increases],
        [entry.all_ore or entry.other_ore for entry in increases],
        points,
    )


def _place(reader: Reader, key: str, kind: type[T]) -> T | None:
    data = reader.get(FILE, key)
    return None if data is None else reader.entry(FILE, key, data, kind)
