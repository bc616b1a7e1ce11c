"""Tinners' Trail: the data of a position. No logic, apart from what one area or one player does to itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.auction import Auction
from wheal.kernel.engine.piles import Pile
from wheal.kernel.engine.state import State

if TYPE_CHECKING:
    from wheal.games.tinners.rules.setting import Rules

# kinds of frames; the names of the questions are in questions.py
DISCARD: Final = 0
ROUND_START: Final = 1
ACT: Final = 2
SURVEY: Final = 3
OPEN: Final = 4
RAISE: Final = 5
ANSWER: Final = 6
CARD: Final = 7
BUILT: Final = 8
PUMP: Final = 9
SELL: Final = 10
INVEST: Final = 11
END_OF_ROUND: Final = 12
PEEK: Final = 13
CALCINER: Final = 14
LEFTOVER: Final = 15
ADELAIDE: Final = 16

# regions of tiles, and the backs of survey cards
REGIONS: Final = 4
WILD: Final = 4
BACKS: Final = 5  # of the base game
PACK: Final = 5  # of the Kickstarter pack
ANY_REGION: Final = 15

# benefits of survey cards
TIN: Final = 0
COPPER: Final = 1
WATER: Final = 2
MINER: Final = 3
PORT: Final = 4
STEAM_PUMP: Final = 5

NONE: Final = -1

# where the card of an auction came from
NO_CARD: Final = 0
FROM_HAND: Final = 1
DRAWN: Final = 2

ROUNDS: Final = 4  # TT-GAM-01
COLUMNS: Final = 10  # TT-WT-05
START_MONEY: Final = 20  # TT-SET-05
START_MINES: Final = 6  # TT-CMP-09
BASE_CAPACITY: Final = 2  # TT-EXT-03


class Area:
    """One area of the map and everything that lies or stands in it."""

    __slots__ = (
        "copper",
        "drainage",
        "is_face_up",
        "known",
        "miners",
        "owner",
        "peeked",
        "pieces",
        "port",
        "pump",
        "tile",
        "tin",
        "train",
        "water",
    )

    def __init__(self, source: Area | None = None) -> None:
        if source is None:
            self.tile: int = NONE
            self.is_face_up: bool = False
            self.known: int = 0  # seats that have seen a face-down tile
            self.peeked: int = 0  # seats with a peek token on it
            self.owner: int = NONE  # of the mine
            self.tin: int = 0
            self.copper: int = 0
            self.water: int = 0
            self.drainage: int = 0
            self.miners: int = 0  # of any colour
            self.port: bool = False
            self.train: bool = False
            self.pump: bool = False  # the permanent one of a survey card
            self.pieces: int = 0  # miners, port and train: what widens the capacity
        else:
            self.tile = source.tile
            self.is_face_up = source.is_face_up
            self.known = source.known
            self.peeked = source.peeked
            self.owner = source.owner
            self.tin = source.tin
            self.copper = source.copper
            self.water = source.water
            self.drainage = source.drainage
            self.miners = source.miners
            self.port = source.port
            self.train = source.train
            self.pump = source.pump
            self.pieces = source.pieces

    def remove_water(self, amount: int) -> None:
        """Take cubes out of a mine, down to none; elsewhere lay drainage tokens."""
        if self.owner < 0:
            self.drainage += amount  # TT-DEV-07
        elif self.water > amount:
            self.water -= amount
        else:
            self.water = 0  # TT-DEV-07, TT-RUL-57


class Player:
    """One player's markers, money and cards. ``hand`` is replaced, never changed in place."""

    __slots__ = (
        "base_capacity",
        "column",
        "copper",
        "copper_bonus",
        "final_column",
        "hand",
        "has_passed",
        "is_automatic",
        "mines",
        "money",
        "place",
        "points",
        "returned",
        "row_shift",
        "tie_rank",
        "tin",
        "tin_bonus",
    )

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.money: int = START_MONEY
            self.points: int = 0
            self.mines: int = START_MINES  # not built yet
            self.column: int = 0
            self.place: int = 0  # order of arrival in the column: the smaller, the higher
            self.has_passed: bool = False
            self.tin: int = 0
            self.copper: int = 0
            self.hand: list[int] = []
            self.returned: list[int] = []  # own cards shuffled back into the decks (2 players)
            self.final_column: int = COLUMNS
            self.base_capacity: int = BASE_CAPACITY
            self.row_shift: int = 0  # investment row against the place in the column
            self.tie_rank: int = 0  # of equal points the higher one wins, before all other tie-breaks
            self.tin_bonus: int = 0  # pounds more per cube at the next sale
            self.copper_bonus: int = 0
            self.is_automatic: bool = False  # played by the rules, never asked
        else:
            self.money = source.money
            self.points = source.points
            self.mines = source.mines
            self.column = source.column
            self.place = source.place
            self.has_passed = source.has_passed
            self.tin = source.tin
            self.copper = source.copper
            self.hand = source.hand
            self.returned = source.returned
            self.final_column = source.final_column
            self.base_capacity = source.base_capacity
            self.row_shift = source.row_shift
            self.tie_rank = source.tie_rank
            self.tin_bonus = source.tin_bonus
            self.copper_bonus = source.copper_bonus
            self.is_automatic = source.is_automatic


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Everything on the table. Piles, and the lists of numbers, are replaced, never changed in place."""

    __slots__ = (
        "adits",
        "adits_left",
        "areas",
        "auction",
        "card",
        "card_source",
        "clock",
        "copper_column",
        "decks",
        "investing",
        "miners_left",
        "passing",
        "played",
        "players",
        "ports_left",
        "pumps",
        "round",
        "rules",
        "spare_cards",
        "spare_tiles",
        "tin_column",
        "trains_left",
    )

    def __init__(self, rules: Rules, seed: int, source: Position | None = None) -> None:
        super().__init__(rules, seed, source)
        self.rules: Rules = rules
        if source is None:
            self.round: int = 1
            self.areas: list[Area] = [Area() for _ in range(rules.area_count)]
            self.players: list[Player] = [Player() for _ in range(rules.seats)]
            self.adits: int = 0  # a bit per border
            self.tin_column: int = NONE  # of the price table
            self.copper_column: int = NONE
            self.miners_left: int = 0  # in this round's column of the development board
            self.ports_left: int = 0
            self.trains_left: int = 0
            self.adits_left: int = 0
            self.pumps: list[int] = []  # groups available now, left to right
            self.clock: int = 0  # arrivals on the work track
            self.passing: list[int] = []  # the investment column, top first
            self.investing: int = 0  # seats that may still invest
            self.auction: Auction = Auction(rules.seats)
            self.card: int = NONE  # played for the running auction
            self.card_source: int = NO_CARD
            self.decks: list[Pile] = [Pile([], []) for _ in rules.back_names]  # drawn from during play (2 players)
            self.spare_cards: list[Pile] = [Pile([], []) for _ in rules.back_names]  # in the box
            self.spare_tiles: list[Pile] = [Pile([], []) for _ in range(REGIONS)]  # undealt or removed
            self.played: list[int] = []  # survey cards, in order
        else:
            self.round = source.round
            areas: list[Area] = []
            for area in source.areas:
                areas.append(Area(area))
            self.areas = areas
            players: list[Player] = []
            for player in source.players:
                players.append(Player(player))
            self.players = players
            self.adits = source.adits
            self.tin_column = source.tin_column
            self.copper_column = source.copper_column
            self.miners_left = source.miners_left
            self.ports_left = source.ports_left
            self.trains_left = source.trains_left
            self.adits_left = source.adits_left
            self.pumps = source.pumps
            self.clock = source.clock
            self.passing = source.passing
            self.investing = source.investing
            self.auction = Auction(0, source.auction)
            self.card = source.card
            self.card_source = source.card_source
            self.decks = source.decks[:]
            self.spare_cards = source.spare_cards[:]
            self.spare_tiles = source.spare_tiles[:]
            self.played = source.played


def with_number(numbers: list[int], index: int, number: int) -> list[int]:
    """The list with another number in one place, for lists that are never changed in place."""
    out = numbers[:]
    out[index] = number
    return out
