"""What own-colour miners, the four places abroad and Michigan's pieces are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.bot.adviser import Adviser
from wheal.games.tinners.bot.judge_turn import development, mines_after
from wheal.games.tinners.expansions.emigration.decisions.verbs import (
    Adelaide,
    Claim,
    Done,
    Emigrate,
    PlaceAdit,
    PlaceMiner,
    PlacePort,
    PlaceTrain,
)
from wheal.games.tinners.expansions.emigration.rules.adelaide import has_token
from wheal.games.tinners.expansions.emigration.rules.emigrating import EMIGRATE_WORK, PLACE_NAMES, space_of
from wheal.games.tinners.expansions.emigration.rules.michigan import is_spot, spot_count
from wheal.games.tinners.expansions.emigration.rules.position import (
    ADELAIDE_PLACE,
    ADIT,
    KIMBERLEY,
    MICHIGAN,
    MINER,
    PIECES,
    PLACES,
    PORT,
    TRAIN,
    emigration_of,
)
from wheal.games.tinners.rules.position import NONE, ROUNDS, TIN
from wheal.games.tinners.rules.work_track import MINER_WORK
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.tinners.bot.appraisal import Appraisal
    from wheal.games.tinners.bot.prospect import Mine
    from wheal.kernel.engine.action import Action

NEXT_CHANCE: Final = 0.5  # of what a place gives in the next round: what a miner is worth that stays for it
CLAIM_SHARE: Final = 0.8  # of what going abroad wins: what it is worth to have a miner for it
PIECE_LATER: Final = 0.7  # of what Michigan's piece usually does: what it is worth to wait for a better place
PIECE_SHARE: Final = (12.0, 14.0, 8.0, 4.0)  # points that an adit, a train, a port and a miner usually bring
USUAL_ADELAIDE: Final = 7  # cubes that one usually sells in a round


class EmigrationAdviser(Adviser):
    """Goes by what the free places of this round give, and what the miner does where it stands."""

    # ---- prices and rounds ------------------------------------------------------------------
    def price_bonus(self, a: Appraisal) -> tuple[int, int]:
        """A token of Adelaide raises the ore of which more will be sold: the dearer one, if there is a choice."""
        if a.player.tin_bonus or a.player.copper_bonus or not has_token(a.state, a.seat):
            return 0, 0
        rewards = emigration_of(a.state).setting
        more, less = rewards.one_ore[a.state.round - 1], rewards.other_ore[a.state.round - 1]
        tin, copper = a.player.tin, a.player.copper
        for area in a.state.areas:
            if area.owner == a.seat:
                tin, copper = tin + area.tin, copper + area.copper
        return (more, less) if tin > copper else (less, more)

    def next_income(self, a: Appraisal) -> int:
        return emigration_of(a.state).income[a.seat] if a.state.round < ROUNDS else 0

    def chances(self, a: Appraisal) -> float:
        """The best emigration that is possible now."""
        if a.work < EMIGRATE_WORK:
            return 0.0
        board = emigration_of(a.state)
        free = self.free_places(a)
        worths = [
            self.emigration_gain(a, area) + worth
            for area, seat in enumerate(board.miner_of)
            if seat == a.seat
            for worth in free[:1]
        ]
        return max([0.0, *worths])

    # ---- places -----------------------------------------------------------------------------
    def place_worth(self, a: Appraisal, place: int, number: int) -> float:
        """What a place gives in a round, in points."""
        rewards = emigration_of(a.state).setting
        rates = a.outlooks.future.rates
        at = number - 1
        if place == KIMBERLEY:
            return rewards.kimberley[at] * sum(rates[at:])
        if place == ADELAIDE_PLACE:
            return self.adelaide_worth(a, number)
        if place == MICHIGAN:
            return self.michigan_worth(a, number)
        return float(rewards.sierra_madre[at])

    def adelaide_worth(self, a: Appraisal, number: int) -> float:
        """The increase on the cubes that are in hand and will be dug in this round."""
        rewards = emigration_of(a.state).setting
        more, less = rewards.one_ore[number - 1], rewards.other_ore[number - 1]
        if number != a.state.round:
            return USUAL_ADELAIDE * (more + less) / 2 * a.outlooks.future.rates[number - 1]
        best = 0.0
        tin_price, copper_price = a.outlook.tin_price, a.outlook.copper_price
        mines = list(a.mines.values())
        for tin, copper in ((more, less), (less, more)):
            raised = a.outlooks.at(a.state.round, tin_price + tin, copper_price + copper)
            held = (a.player.tin * tin + a.player.copper * copper) * a.rate
            work = a.work - EMIGRATE_WORK
            best = max(best, held + raised.plan(mines, a.cash, work) - a.outlook.plan(mines, a.cash, work))
        return best

    def michigan_worth(self, a: Appraisal, number: int) -> float:
        """The best that its pieces could do now, but not less than what they usually do."""
        total = 0.0
        for piece, count in enumerate(emigration_of(a.state).setting.michigan[number - 1]):
            if count:
                usual = PIECE_SHARE[piece] if number < ROUNDS else 0.0
                best = self.best_spot(a, piece) if number == a.state.round else 0.0
                total += count * max(usual, best)
        return total

    def free_places(self, a: Appraisal) -> list[float]:
        """What the free spaces of this round give, the best first."""
        board = emigration_of(a.state)
        number = a.state.round
        worths = [
            self.place_worth(a, place, number)
            for place in range(PLACES)
            if board.gone_to[space_of(place, number)] == NONE
        ]
        return sorted(worths, reverse=True)

    def next_places(self, a: Appraisal) -> float:
        """What a space of the next round will give, the middle one of all places."""
        if a.state.round == ROUNDS:
            return 0.0
        worths = sorted(self.place_worth(a, place, a.state.round + 1) for place in range(PLACES))
        return (worths[1] + worths[2]) / 2

    # ---- miners -----------------------------------------------------------------------------
    def emigration_gain(self, a: Appraisal, area: int) -> float:
        """What is lost when the miner of an area leaves: capacity, work, and the chance to go later."""
        mine = a.mines[area]
        lost = a.gain({area: mine._replace(capacity=mine.capacity - 1)}, work=a.work - EMIGRATE_WORK)
        return lost - NEXT_CHANCE * self.next_places(a)

    def miner_worth(self, a: Appraisal, work: int) -> float:
        """What one more own miner is worth for going abroad, with so much work left after it is claimed."""
        board = emigration_of(a.state)
        waiting = board.miner_of.count(a.seat)
        free = self.free_places(a)
        later = NEXT_CHANCE * self.next_places(a)
        now = 0.0
        if work >= (waiting + 1) * EMIGRATE_WORK and waiting < len(free):
            now = free[waiting] - a.outlook.idle_work
        return CLAIM_SHARE * max(now, later)

    # ---- Michigan's pieces ------------------------------------------------------------------
    def piece_mines(self, a: Appraisal, piece: int, spot: int) -> dict[int, Mine]:
        """The mines that a piece would change, whoever owns them."""
        rules = a.rules
        if piece == ADIT:
            ends = [rules.border_a[spot], rules.border_b[spot]]
            return {
                index: mine._replace(tin=mine.tin + 1, copper=mine.copper + 1)
                for index, mine in mines_after(a, ends, 1, 0).items()
            }
        if piece == TRAIN:
            return {**mines_after(a, rules.neighbours[spot], 1, 0), **mines_after(a, [spot], 2, 1)}
        return mines_after(a, [spot], 1 if piece == PORT else 0, 1)

    def piece_worth(self, a: Appraisal, piece: int, spot: int) -> float | None:
        """What a piece does there; None where it helps no own mine."""
        found = development(a, self.piece_mines(a, piece, spot), 0)
        return None if found is None else found[0]

    def best_spot(self, a: Appraisal, piece: int) -> float:
        spots = [spot for spot in range(spot_count(a.state, piece)) if is_spot(a.state, piece, spot)]
        worths = [self.piece_worth(a, piece, spot) for spot in spots]
        return max((worth for worth in worths if worth is not None), default=0.0)

    # ---- moves ------------------------------------------------------------------------------
    def judge_action(self, a: Appraisal, action: Action[Any]) -> Judged | None:
        if isinstance(action, Claim):
            mine = a.mines[action.area]
            value = a.gain({action.area: mine._replace(capacity=mine.capacity + 1)}, work=a.work - MINER_WORK)
            value += self.miner_worth(a, a.work - MINER_WORK)
            return Judged(action, value, [Reason("why-claim", {"points": round(value)})])
        if isinstance(action, Emigrate):
            worth = self.place_worth(a, action.place, a.state.round)
            value = worth + self.emigration_gain(a, action.area)
            args: dict[str, int | str] = {"place": PLACE_NAMES[action.place], "points": round(worth)}
            return Judged(action, value, [Reason("why-emigrate", args)])
        if isinstance(action, PlaceAdit):
            return self.judge_place(a, action, ADIT, action.border)
        if isinstance(action, PlaceTrain):
            return self.judge_place(a, action, TRAIN, action.area)
        if isinstance(action, PlacePort):
            return self.judge_place(a, action, PORT, action.area)
        if isinstance(action, PlaceMiner):
            return self.judge_place(a, action, MINER, action.area)
        return None

    def judge_place(self, a: Appraisal, action: Action[Any], piece: int, spot: int) -> Judged:
        """Against keeping the piece."""
        worth = self.piece_worth(a, piece, spot)
        kept = self.piece_later(a, piece)
        if worth is None:
            return Judged(action, -1.0 - kept, [Reason("why-not-own", {})])
        return Judged(action, worth - kept, [Reason("why-place", {"points": round(worth)})])

    def piece_later(self, a: Appraisal, piece: int) -> float:
        """What it is worth to wait with a piece."""
        return PIECE_LATER * PIECE_SHARE[piece] if a.state.round < ROUNDS else 0.0

    def judge_answers(self, a: Appraisal, actions: list[Action[Any]]) -> list[Judged] | None:
        if isinstance(actions[0], Adelaide):
            return [self.judge_ore(a, action) for action in actions if isinstance(action, Adelaide)]
        if not isinstance(actions[-1], Done):
            return None
        out: list[Judged] = []
        for action in actions:
            judged = self.judge_action(a, action)
            out.append(judged or Judged(action, 0.0, [Reason("why-keep-piece", {})]))
        return out

    def judge_ore(self, a: Appraisal, action: Adelaide) -> Judged:
        rewards = emigration_of(a.state).setting
        more, less = rewards.one_ore[a.state.round - 1], rewards.other_ore[a.state.round - 1]
        tin, copper = (more, less) if action.ore == TIN else (less, more)
        money = a.player.tin * tin + a.player.copper * copper
        return Judged(action, money * a.rate, [Reason("why-adelaide", {"money": money})])


assert len(PIECE_SHARE) == PIECES
