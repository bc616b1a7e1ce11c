"""A toy expansion, written as somebody outside the package would: plain classes over the installed engine.

It exists to use every hook point, every neutral field and both strategies once. Its rules, TOY-01..12:

01 Everybody's base capacity is 1. A number card on which two regions stand replaces the wild card, with its own back.
02 Three tiles of each region lie open at the start; three players look at the end of a round, and looks are public.
03 `hire AREA`, 0 WP: a second miner in an own mine that has one; the own final column moves one to the left.
04 `gallop`, 1 WP: draw a lot and gain its money, a pony, £1 at the start of each later round, and a favour this round.
05 `stable AREA`, 0 WP and not the turn's action: a pony takes one water cube out of a mine. Before the action (also
   before a compulsory pass) or after it, until `keep`.
06 Who builds a first mine may `stake` it: one more tin there.
07 A favour: tin sells for £2 more, or copper for £1 more; who has one ore only is not asked.
08 Tile A1 costs 1 WP; whoever builds on B1 gains £3.
09 The first seat invests one row lower; of equal points the last seat wins.
10 With a rival the last seat is played by the rules: it has 3 columns, extracts tin, else builds, else sells pasties.
11 In its own auctions the rival bids once, the others answer; elsewhere it raises up to £4. It plays no cards.
12 It stakes by itself and invests all it can before the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from wheal.games.tinners.addition import Addition
from wheal.games.tinners.content import Card
from wheal.games.tinners.game import Tinners
from wheal.games.tinners.rules.auction import Bidding, can_join_mask, minimum_opening
from wheal.games.tinners.rules.building import reveal
from wheal.games.tinners.rules.developments import place_miner
from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.investing import STEP
from wheal.games.tinners.rules.position import (
    ACT,
    ANSWER,
    ANY_REGION,
    COPPER,
    NO_CARD,
    NONE,
    OPEN,
    RAISE,
    TIN,
    WILD,
    Player,
    Position,
)
from wheal.games.tinners.rules.setting import Rules
from wheal.games.tinners.rules.survey import Dealing, deal_from
from wheal.games.tinners.rules.work_track import spend_work, work_refusal
from wheal.kernel.action_table import Names
from wheal.kernel.engine.action import Action, Refusal, SeatRef
from wheal.kernel.engine.events import NO_SEAT, ROLL, Event
from wheal.kernel.engine.piles import unknown_pile
from wheal.kernel.engine.question import Frame, Question
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import Extra
from wheal.kernel.game import EVERYTHING, Option, OptionValue

STAKE, PONY, FAVOUR = 17, 18, 19  # kinds of questions, after those of the game
TOY_BACK = WILD + 1
CHEAP_TILE, RICH_TILE = "A1", "B1"
RICH_MONEY = 3
START_TILES = LOOKERS = 3
RIVAL_COLUMNS = 3
RIVAL_LIMIT = 4
TIN_FAVOUR, COPPER_FAVOUR = 2, 1
MOST_PONIES = 2
LOTS = (0, 1, 2, 3, 4, 5)

CARDS = [
    Card("TAB", TOY_BACK, 0b0011, TIN, 2, 3),
    Card("TAC", TOY_BACK, 0b0101, COPPER, 1, 2),
    Card("TAD", TOY_BACK, 0b1001, TIN, 1, 1),
    Card("TBC", TOY_BACK, 0b0110, COPPER, 2, 4),
    Card("TBD", TOY_BACK, 0b1010, TIN, 1, 2),
    Card("TCD", TOY_BACK, 0b1100, COPPER, 1, 1),
]


# ---- the expansion's own part of the state ---------------------------------------------------------


class Stable(Extra):
    """What the toy adds to a position, by seat, and a small deck that nobody has seen."""

    def __init__(self, seats: int, source: Stable | None = None) -> None:
        self.ponies: list[int] = [0] * seats if source is None else source.ponies[:]
        self.income: list[int] = [0] * seats if source is None else source.income[:]
        self.favour: list[int] = [0] * seats if source is None else source.favour[:]  # the round in which it counts
        self.staked: list[int] = [NONE] * seats if source is None else source.staked[:]  # an area
        self.lots: list[int] = [] if source is None else source.lots[:]
        self.is_free: bool = False if source is None else source.is_free  # was the last move no action of the turn?

    def clone(self) -> Stable:
        return Stable(0, self)


def stable_of(state: Position) -> Stable | None:
    """The toy's part of a position, None where the option is off."""
    for extra in state.extras:
        if isinstance(extra, Stable):
            return extra
    return None


def here(state: Position) -> Stable:
    found = stable_of(state)
    assert found is not None
    return found


def tell(state: Position, name: str, seat: int = NO_SEAT, mark: int = 0) -> None:
    if state.watched:
        state.events.append(Event(f"toy-{name}", seat, {}, mark))


# ---- verbs -----------------------------------------------------------------------------------------

OFF = Refusal("TT-WT-02", "refused-act")


class Hire(Action[Position]):
    notation: ClassVar[str] = "hire AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area = area

    def do(self, state: Position, seat: int) -> None:
        place_miner(state, self.area)
        state.players[seat].final_column -= 1
        tell(state, "hired", seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if stable_of(state) is None:
            return OFF
        area = state.areas[self.area]
        player = state.players[seat]
        if player.column >= player.final_column or area.owner != seat or area.miners != 1:
            return Refusal("TOY-03", "refused-act")
        return None


class Gallop(Action[Position]):
    notation: ClassVar[str] = "gallop"
    kinds: ClassVar[tuple[int, ...]] = (ACT,)

    def do(self, state: Position, seat: int) -> None:
        stable = here(state)
        player = state.players[seat]
        if stable.lots:
            player.money += stable.lots.pop(0)
            tell(state, "lot", seat, ROLL)
        stable.ponies[seat] += 1
        stable.income[seat] += 1
        stable.favour[seat] = state.round
        spend_work(state, player, 1)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        stable = stable_of(state)
        if stable is None:
            return OFF
        if stable.ponies[seat] >= MOST_PONIES:
            return Refusal("TOY-04", "refused-act")
        return work_refusal(state.players[seat], 1)


class StablePony(Action[Position]):
    notation: ClassVar[str] = "stable AREA"
    kinds: ClassVar[tuple[int, ...]] = (ACT, PONY)

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area = area

    def do(self, state: Position, seat: int) -> None:
        stable = here(state)
        stable.ponies[seat] -= 1
        state.areas[self.area].remove_water(1)
        stable.is_free = state.frames[-1].kind == ACT
        tell(state, "stabled", seat)

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        stable = stable_of(state)
        if stable is None:
            return OFF
        if stable.ponies[seat] == 0 or not has_water(state, self.area):
            return Refusal("TOY-05", "refused-act")
        return None


class Keep(Action[Position]):
    notation: ClassVar[str] = "keep"
    kinds: ClassVar[tuple[int, ...]] = (PONY,)

    def do(self, state: Position, seat: int) -> None:
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Stake(Action[Position]):
    notation: ClassVar[str] = "stake"
    kinds: ClassVar[tuple[int, ...]] = (STAKE,)

    def do(self, state: Position, seat: int) -> None:
        put_stake(state, state.frames[-1].count, seat)
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class NoStake(Action[Position]):
    notation: ClassVar[str] = "no-stake"
    kinds: ClassVar[tuple[int, ...]] = (STAKE,)

    def do(self, state: Position, seat: int) -> None:
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


class Favour(Action[Position]):
    notation: ClassVar[str] = "favour ORE"
    kinds: ClassVar[tuple[int, ...]] = (FAVOUR,)

    def __init__(self, ore: int) -> None:
        super().__init__()
        self.ore = ore

    def do(self, state: Position, seat: int) -> None:
        favour(state.players[seat], self.ore)
        state.frames.pop()

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None


VERBS: list[type[Action[Any]]] = [Hire, Gallop, StablePony, Keep, Stake, NoStake, Favour]


def has_water(state: Position, area: int) -> bool:
    return state.areas[area].owner >= 0 and state.areas[area].water > 0


def put_stake(state: Position, area: int, seat: int) -> None:
    here(state).staked[seat] = area
    state.areas[area].tin += 1
    tell(state, "staked", seat)


def favour(player: Player, ore: int) -> None:
    if ore == TIN:
        player.tin_bonus = TIN_FAVOUR
    else:
        player.copper_bonus = COPPER_FAVOUR


# ---- questions -------------------------------------------------------------------------------------


class ToyQuestion(Question[Position]):
    """A question with the answers of some verbs, by the table."""

    def __init__(self, name: str, rule: str, verbs: Sequence[type[Action[Any]]]) -> None:
        super().__init__(name)
        self.rule = rule
        self.verbs = verbs

    def run(self, state: Position) -> bool:
        return True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        for verb in self.verbs:
            out.extend(a for a in state.rules.table.of(verb) if a.refusal(state, seat) is None)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        out: list[Action[Any]] = []
        self.options(state, seat, out)
        return out[-1]

    def wrong_moment(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        return Refusal(self.rule, "refused-act")

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal(self.rule, "refused-others-turn", {"player": SeatRef(state.frames[-1].seat)})


class PonyQuestion(ToyQuestion):
    """After the action: one pony after the other, until none is left or the player keeps the rest."""

    def run(self, state: Position) -> bool:
        if can_stable(state, state.frames[-1].seat):
            return True
        state.frames.pop()
        return False


def can_stable(state: Position, seat: int) -> bool:
    return here(state).ponies[seat] > 0 and any(has_water(state, area) for area in range(len(state.areas)))


# ---- strategies ------------------------------------------------------------------------------------


class ToyDealing(Dealing):
    """As usual, but everybody gets one toy card; they lie in a pile of their own."""

    def __init__(self, usual: Dealing) -> None:
        self.usual = usual

    def deal(self, state: Position) -> None:
        for back in state.rules.backs:
            rest = unknown_pile(deal_from(state, back, state.rules.dealt[back]))
            if state.rules.seats == 2 and back != TOY_BACK:
                state.decks[back] = rest
            else:
                state.spare_cards[back] = rest

    def put_away(self, state: Position, seat: int, card: int) -> None:
        self.usual.put_away(state, seat, card)

    def finish(self, state: Position) -> None:
        self.usual.finish(state)
        tell(state, "dealt")


class ToyBidding(Bidding):
    """As usual, but looks are public and the rival answers by itself."""

    def __init__(self, usual: Bidding) -> None:
        self.usual = usual

    def can_start(self, state: Position, player: Player, area: int) -> bool:
        return self.usual.can_start(state, player, area)

    def start_refusal(self, state: Position, player: Player, area: int) -> Refusal | None:
        return self.usual.start_refusal(state, player, area)

    def list_starts(self, state: Position, player: Player, out: list[Action[Any]]) -> None:
        self.usual.list_starts(state, player, out)

    def begin(self, state: Position, seat: int, area: int) -> None:
        self.usual.begin(state, seat, area)

    def list_surveys(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        self.usual.list_surveys(state, seat, out)

    def survey_refusal(self, state: Position, seat: int, card: int) -> Refusal | None:
        return self.usual.survey_refusal(state, seat, card)

    def decline_refusal(self) -> Refusal | None:
        return self.usual.decline_refusal()

    def draw_refusal(self, state: Position) -> Refusal | None:
        return self.usual.draw_refusal(state)

    def draw(self, state: Position, seat: int) -> None:
        self.usual.draw(state, seat)

    def must_drop(self, state: Position, seat: int) -> bool:
        return self.usual.must_drop(state, seat)

    def drop(self, state: Position, seat: int) -> None:
        self.usual.drop(state, seat)

    def opening_refusal(self, state: Position, amount: int) -> Refusal | None:
        return self.usual.opening_refusal(state, amount)

    def second_card_refusal(self, state: Position) -> Refusal:
        return self.usual.second_card_refusal(state)

    def may_play_after(self, state: Position) -> bool:
        return not state.players[state.auction.leader].is_automatic and self.usual.may_play_after(state)

    def investigate(self, state: Position, seat: int) -> None:
        reveal(state, state.auction.lot)
        state.frames[-1].kind = OPEN

    def ask(self, state: Position, seat: int) -> bool:
        auction = state.auction
        if state.players[seat].is_automatic:
            can_pay = state.players[seat].money > auction.bid
            if seat == auction.initiator or auction.bid >= RIVAL_LIMIT or not can_pay:
                return False
            state.answer(seat, state.rules.moves.bid[auction.bid + 1])
            return True
        is_asked = self.usual.ask(state, seat)
        if is_asked and state.players[auction.initiator].is_automatic:
            state.frames[-1].kind = ANSWER
        return is_asked

    def open_by_rule(self, state: Position, seat: int, area: int) -> None:
        """The rival's own auction: no card, the least bid, then the others answer."""
        state.auction.begin(area, seat, minimum_opening(state), can_join_mask(state) | 1 << seat)
        state.card = NONE
        state.card_source = NO_CARD
        state.frames.append(Frame(RAISE, seat))
        state.answer(seat, state.rules.moves.bid[state.auction.minimum])


# ---- the hooks -------------------------------------------------------------------------------------


class Toy(Expansion):
    """Every hook point once."""

    def __init__(self, has_rival: bool) -> None:
        self.has_rival = has_rival
        self.bidding: ToyBidding | None = None
        self.further: list[Action[Any]] = []

    def join(self, rules: Rules) -> None:
        for listeners in (
            rules.set_up,
            rules.start_of_round,
            rules.take_turn,
            rules.further_actions,
            rules.after_action,
            rules.after_build,
            rules.before_sale,
            rules.after_sale,
            rules.end_of_round,
            rules.imagining,
        ):
            listeners.append(self)
        rules.start_tiles = START_TILES
        rules.peekers = min(LOOKERS, rules.seats)
        rules.looks_are_public = True
        rules.tile_work[rules.tile_ids.index(CHEAP_TILE)] = 1
        rules.tile_money[rules.tile_ids.index(RICH_TILE)] = RICH_MONEY
        own_cards = [rules.card_ids.index(card.id) for card in CARDS]
        rules.backs = [*rules.regions, rules.add_back("toy", ANY_REGION, own_cards, 1)]
        rules.dealing = ToyDealing(rules.dealing)
        self.bidding = ToyBidding(rules.bidding)
        rules.bidding = self.bidding
        self.further = [*rules.table.of(Hire), *rules.table.of(Gallop), *rules.table.of(StablePony)]

    def set_up(self, state: Position) -> None:
        stable = Stable(state.rules.seats)
        stable.lots = list(LOTS)
        state.rng.shuffle(stable.lots)
        state.extras.append(stable)
        for player in state.players:
            player.base_capacity = 1
        state.players[0].row_shift = 1
        state.players[-1].tie_rank = 1
        if self.has_rival:
            state.players[-1].is_automatic = True
            state.players[-1].final_column = RIVAL_COLUMNS

    def start_of_round(self, state: Position) -> None:
        tell(state, "start-of-round")
        for seat, income in enumerate(here(state).income):
            state.players[seat].money += income

    def take_turn(self, state: Position, seat: int) -> bool:
        player = state.players[seat]
        if player.column >= player.final_column:
            return False
        moves = state.rules.moves
        for index, area in enumerate(state.areas):
            if area.owner == seat and area.tin > 0 and area.water <= player.money:
                state.answer(seat, moves.extract[index][1][0])
                return True
        if player.mines > 0 and player.money >= minimum_opening(state):
            for index, area in enumerate(state.areas):
                if area.tile >= 0:
                    assert self.bidding is not None
                    tell(state, "rival-builds", seat)
                    self.bidding.open_by_rule(state, seat, index)
                    return True
        state.answer(seat, moves.pasties)
        return True

    def list_actions(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        out.extend(action for action in self.further if action.refusal(state, seat) is None)

    def sample_action(self, state: Position, seat: int, rng: Rng) -> Action[Any] | None:
        out: list[Action[Any]] = []
        self.list_actions(state, seat, out)
        return out[rng.below(len(out))] if out else None

    def after_action(self, state: Position, seat: int) -> None:
        tell(state, "after-action", seat)
        stable = here(state)
        if stable.is_free:
            stable.is_free = False
        elif not state.players[seat].has_passed and can_stable(state, seat):
            state.frames.append(Frame(PONY, seat))

    def after_build(self, state: Position, area: int, seat: int) -> None:
        tell(state, "after-build", seat)
        if here(state).staked[seat] != NONE:
            return
        if state.players[seat].is_automatic:
            put_stake(state, area, seat)
        else:
            state.frames.append(Frame(STAKE, seat, area))

    def before_sale(self, state: Position) -> None:
        tell(state, "before-sale")
        stable = here(state)
        for seat in reversed(range(state.rules.seats)):  # the first seat's question lies on top
            player = state.players[seat]
            if stable.favour[seat] != state.round or player.tin + player.copper == 0:
                continue
            if player.tin and player.copper:
                state.frames.append(Frame(FAVOUR, seat))
            else:
                favour(player, TIN if player.tin else COPPER)

    def after_sale(self, state: Position) -> None:
        tell(state, "after-sale")
        for seat, player in enumerate(state.players):
            if player.is_automatic and player.money >= STEP:
                state.answer(seat, state.rules.moves.invest[player.money // STEP - 1])

    def end_of_round(self, state: Position) -> None:
        tell(state, "end-of-round")
        here(state).favour = [0] * state.rules.seats

    def imagine(self, state: Position, seat_bit: int, rng: Rng) -> None:
        rng.shuffle(here(state).lots)


class ToyAddition(Addition):
    """What the toy shows, and what a scenario may give of it."""

    def describe_table(self, state: Position, viewer: int) -> dict[str, Any]:
        lots = here(state).lots
        return {
            "lots": list(lots) if viewer == EVERYTHING else ["?"] * len(lots),
            "staked": dict(enumerate_staked(state)),
        }

    def describe_player(self, state: Position, seat: int, viewer: int) -> dict[str, Any]:
        return {"ponies": here(state).ponies[seat]}

    def describe_area(self, state: Position, area: int, viewer: int) -> dict[str, Any]:
        staked = here(state).staked
        return {"stake": staked.index(area) if area in staked else "none"}

    def name_players(self, tree: dict[str, Any], names: Sequence[str]) -> None:
        tree["staked"] = {area: names[seat] for area, seat in tree["staked"].items()}
        for area in tree["area"].values():
            if area["stake"] != "none":
                area["stake"] = names[area["stake"]]

    def place_table(self, state: Position, key: str, value: Any, names: Sequence[str]) -> bool:
        if key == "staked":
            for area, name in value.items():
                here(state).staked[names.index(name)] = state.rules.area_names.index(area)
            return True
        return False

    def place_player(self, state: Position, seat: int, key: str, value: Any, names: Sequence[str]) -> bool:
        if key == "ponies":
            here(state).ponies[seat] = value
            return True
        return False

    def place_area(self, state: Position, area: int, key: str, value: Any, names: Sequence[str]) -> bool:
        if key == "stake":
            here(state).staked[names.index(value)] = area
            return True
        return False


def enumerate_staked(state: Position) -> list[tuple[str, int]]:
    return [(state.rules.area_names[area], seat) for seat, area in enumerate(here(state).staked) if area != NONE]


class ToyTinners(Tinners):
    """The game with the toy among its options."""

    options: ClassVar[dict[str, Option]] = {
        **Tinners.options,
        "toy": Option("toy", (False, True)),
        "rival": Option("rival", (False, True)),
    }

    @classmethod
    def with_content(cls, folder: Path | None = None) -> ToyTinners:
        content = Tinners.with_content(folder).content
        ids = [card.id for card in CARDS]
        return cls(replace(content, cards=[*content.cards, *CARDS], defined=frozenset({*content.defined, *ids})))

    def verbs(self) -> Sequence[type[Action[Any]]]:
        return [*super().verbs(), *VERBS]

    def ranges(self) -> Mapping[str, Names]:
        return {**super().ranges(), "ORE": Names(["tin", "copper"])}

    def questions(self) -> list[Question[Any]]:
        return [
            *super().questions(),
            ToyQuestion("stake", "TOY-06", [Stake, NoStake]),
            PonyQuestion("pony", "TOY-05", [StablePony, Keep]),
            ToyQuestion("favour", "TOY-07", [Favour]),
        ]

    def expansions(self, options: Mapping[str, OptionValue]) -> list[Expansion]:
        return [*super().expansions(options), *([Toy(bool(options["rival"]))] if options["toy"] else [])]

    def additions(self, options: Mapping[str, OptionValue]) -> list[Addition]:
        return [*super().additions(options), *([ToyAddition(self.content)] if options["toy"] else [])]
