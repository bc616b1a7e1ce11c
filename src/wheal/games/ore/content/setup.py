"""Ore: the numbers of ``setup.toml``, and what they must satisfy."""

from __future__ import annotations

from typing import Final

import msgspec

from wheal.games.ore.content import (
    PLAYERS,
    RESOURCES,
    LongVariant,
    PlayerSetup,
    RaceVariant,
    Setup,
    ShortVariant,
)
from wheal.games.ore.content.files import SetupFile
from wheal.kernel.content_reading import Reader

DECK_CARDS: Final = (6, 8, 8, 10, 10)  # of each resource, ORE-CMP-07
OPTIONS: Final[dict[str, set[bool | str]]] = {  # section D5
    "token_limits": {True, False},
    "own_stacking": {True, False},
    "private_market_moves": {"when used", "every collection"},
    "exploratory_own_pair": {True, False},
    "relief": {"in turn", "at once"},
}


def read_setup(reader: Reader) -> Setup:
    file = "setup.toml"
    data = msgspec.convert(reader.files[file], SetupFile)
    start, pay, pieces, variant = data.start, data.pay, data.pieces, data.variant
    if start.miners > start.most_miners:
        reader.fault(file, "start.miners", f"is {start.miners}; most_miners is {start.most_miners}")
    reader.same_keys(file, "players", data.players, map(str, PLAYERS))
    reader.same_keys(file, "pay.salaries", pay.salaries, map(str, range(start.miners, start.most_miners + 1)))
    reader.same_keys(file, "options", data.options, OPTIONS)
    for name, values in data.options.items():
        if name in OPTIONS and (set(values) != OPTIONS[name] or len(values) != len(OPTIONS[name])):
            reader.fault(file, f"options.{name}", f"must list {len(OPTIONS[name])} values, the default first")
    for resource, number in enumerate(variant.short.remove_mines.numbers()):
        if number >= DECK_CARDS[resource]:
            what = f"is {number}; of {DECK_CARDS[resource]} mines one must stay"
            reader.fault(file, f"variant.short.remove_mines.{RESOURCES[resource]}", what)
    short, long, race = variant.short, variant.long, variant.contract_race
    return Setup(
        money=start.money,
        miners=start.miners,
        most_miners=start.most_miners,
        cage_level=start.cage_level,
        row=start.row,
        track_spaces=start.track_spaces,
        market_barrels=start.market_barrels,
        salaries={int(miners): salary for miners, salary in pay.salaries.items() if miners.isdecimal()},
        relief=pay.relief,
        slag=pay.slag,
        drill_money=pay.drill_deep.money,
        drill_coal=pay.drill_deep.coal,
        strike_per=pay.strike_per,
        contract_points=data.score.contract,
        dollars_per_point=data.score.dollars_per_point,
        strike_points=data.score.strike,
        neutral_miners=pieces.neutral_miners,
        futures=pieces.futures,
        tokens=pieces.collab_or_drill,
        futures_most=pieces.futures_most,
        players={
            int(players): PlayerSetup(entry.mines, entry.assets, entry.contracts)
            for players, entry in data.players.items()
            if players.isdecimal()
        },
        short=ShortVariant(short.assets, short.contracts, short.contracts_up_to, short.remove_mines.numbers()),
        long=LongVariant(long.assets, long.contracts),
        race=RaceVariant(race.assets, race.deal, race.contract_points, race.failure_strikes),
        options={name: tuple(values) for name, values in data.options.items()},
    )
