"""What Emigration adds outside the rules: views, scenarios, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.tinners.addition import Addition
from wheal.games.tinners.bot.adviser import Adviser
from wheal.games.tinners.expansions.emigration.bot.judge import EmigrationAdviser
from wheal.games.tinners.expansions.emigration.decisions.verbs import EMIGRATION_VERBS
from wheal.games.tinners.expansions.emigration.page import (
    EmigrationConstants,
    EmigrationView,
    emigration_constants,
    emigration_view,
)
from wheal.games.tinners.expansions.emigration.rules.emigrating import EMIGRATE_WORK, PLACE_NAMES, space_of
from wheal.games.tinners.expansions.emigration.rules.position import PIECES, PLACES, emigration_of
from wheal.games.tinners.expansions.emigration.words import (
    PIECE_NAMES,
    area_words,
    cost_words,
    player_words,
    table_line,
)
from wheal.games.tinners.rules.position import NONE, ROUNDS, with_number
from wheal.games.tinners.rules.work_track import MINER_WORK
from wheal.games.tinners.view import NOTHING
from wheal.kernel.content_reading import LARGEST
from wheal.kernel.errors import BadInput
from wheal.kernel.scenario.values import listed, number, one_of_names, seat_of, table

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.rules.setting import Rules
    from wheal.games.tinners.terminal.addition import DrawnAddition
    from wheal.games.tinners.view import AreaView, View
    from wheal.kernel.board_parts import TableLine
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts


def pieces_of(state: Position, seat: int) -> list[str]:
    """Michigan's pieces that the seat has still to place, by name."""
    counts = emigration_of(state).pieces[seat * PIECES : (seat + 1) * PIECES]
    return [name for name, count in zip(PIECE_NAMES, counts, strict=True) for _ in range(count)]


def gone_miners(state: Position, seat: int) -> int:
    return emigration_of(state).gone_to.count(seat)


def miners_on_map(state: Position, seat: int) -> int:
    return emigration_of(state).miner_of.count(seat)


class EmigrationAddition(Addition):
    """What the Emigration expansion shows and reads."""

    name: ClassVar[str] = "emigration"
    is_drawn: ClassVar[bool] = False
    verb_work: ClassVar[dict[str, int]] = {
        "claim": MINER_WORK,
        "emigrate": EMIGRATE_WORK,
        **{f"place-{piece}": 0 for piece in PIECE_NAMES},
    }
    verbs: ClassVar[frozenset[str]] = frozenset(verb.notation.split()[0] for verb in EMIGRATION_VERBS)
    closed_verbs: ClassVar[frozenset[str]] = frozenset({"claim", "emigrate"})

    def describe_table(self, state: Position, viewer: int) -> dict[str, Any]:
        gone_to = emigration_of(state).gone_to
        spaces: dict[str, dict[str, int]] = {}
        for place in range(PLACES):
            taken = {str(n): gone_to[space_of(place, n)] for n in range(1, ROUNDS + 1)}
            spaces[PLACE_NAMES[place]] = {n: seat for n, seat in taken.items() if seat != NONE}
        return {"emigration": spaces}

    def describe_player(self, state: Position, seat: int, viewer: int) -> dict[str, Any]:
        board = emigration_of(state)
        return {
            "own_miners": board.at_home[seat],
            "pending": pieces_of(state, seat),
            "kimberley": board.income[seat],
            "adelaide": board.adelaide[seat],
        }

    def describe_area(self, state: Position, area: int, viewer: int) -> dict[str, Any]:
        """Neutral miners are counted without the own-colour one."""
        owner = emigration_of(state).miner_of[area]
        neutral = state.areas[area].miners - (0 if owner == NONE else 1)
        return {"miners": neutral, "own_miner": NOTHING if owner == NONE else owner}

    def name_players(self, tree: dict[str, Any], names: Sequence[str]) -> None:
        tree["emigration"] = {
            place: {number: names[seat] for number, seat in taken.items()}
            for place, taken in tree["emigration"].items()
        }
        for area in tree["area"].values():
            if area["own_miner"] != NOTHING:
                area["own_miner"] = names[area["own_miner"]]

    # ---- scenarios --------------------------------------------------------------------------

    def place_table(self, state: Position, key: str, value: Any, names: Sequence[str]) -> bool:
        if key != "emigration":
            return False
        board = emigration_of(state)
        gone_to = board.gone_to[:]
        for place, taken in table(value, "given.emigration").items():
            index = one_of_names(place, PLACE_NAMES, "place", "given.emigration")
            for word, name in table(taken, f"given.emigration.{place}").items():
                where = f"given.emigration.{place}.{word}"
                if not word.isdigit() or not 1 <= int(word) <= state.round:
                    what = f"must be a round from 1 to {state.round}"
                    raise BadInput(f"{where}: {what}; spaces of later rounds are not usable (TT-EMI-05)")
                gone_to[space_of(index, int(word))] = seat_of(name, names, where)
        board.gone_to = gone_to
        return True

    def place_player(self, state: Position, seat: int, key: str, value: Any, names: Sequence[str]) -> bool:
        board = emigration_of(state)
        where = f"given.player.{names[seat]}.{key}"
        if key == "own_miners":
            most = board.setting.miners
            board.at_home = with_number(board.at_home, seat, number(value, where, 0, most, "TT-EMI-01"))
        elif key == "pending":
            pieces = board.pieces[:]
            for piece in range(PIECES):
                pieces[seat * PIECES + piece] = 0
            for name in listed(value, where):
                pieces[seat * PIECES + one_of_names(name, PIECE_NAMES, "piece", where)] += 1
            board.pieces = pieces
        elif key == "kimberley":
            board.income = with_number(board.income, seat, number(value, where, 0, LARGEST, "TT-EMI-12"))
        elif key == "adelaide":
            board.adelaide = with_number(board.adelaide, seat, number(value, where, 0, ROUNDS, "TT-EMI-14"))
        else:
            return False
        return True

    def place_area(self, state: Position, area: int, key: str, value: Any, names: Sequence[str]) -> bool:
        if key != "own_miner":
            return False
        where = f"given.area.{state.rules.game.content.area_names()[area]}.own_miner"
        if value == NOTHING:
            return True
        seat = seat_of(value, names, where)
        if state.areas[area].owner != seat:
            raise BadInput(f"{where}: an own-colour miner stands only in an own mine (TT-EMI-03)")
        board = emigration_of(state)
        board.miner_of = with_number(board.miner_of, area, seat)
        state.areas[area].miners += 1
        state.areas[area].pieces += 1
        return True

    def finish_placing(self, state: Position, given: Mapping[str, Any], names: Sequence[str]) -> None:
        """Own-colour miners in supply are those neither on the map nor gone, unless they are given."""
        board = emigration_of(state)
        for seat, name in enumerate(names):
            out = miners_on_map(state, seat) + gone_miners(state, seat)
            if "own_miners" not in given.get("player", {}).get(name, {}):
                board.at_home = with_number(board.at_home, seat, max(board.setting.miners - out, 0))
            if board.at_home[seat] + out > board.setting.miners:
                what = f"{board.at_home[seat]} in supply and {out} on the map or gone"
                where = f"given.player.{name}.own_miners"
                raise BadInput(f"{where}: {what}; a player has {board.setting.miners} (TT-EMI-01)")

    # ---- words ------------------------------------------------------------------------------
    def table_lines(self, say: Texts, view: View, names: Sequence[str]) -> list[TableLine]:
        return [table_line(say, self.content.rewards, view, names)]

    def player_words(self, say: Texts, view: View, seat: int) -> list[str]:
        return player_words(say, view, seat)

    def area_words(self, say: Texts, area: AreaView, names: Sequence[str]) -> list[str]:
        return area_words(say, area, names)

    def cost_words(self, say: Texts, state: Position, seat: int, action: Action[Any]) -> list[str]:
        return cost_words(say, state, action)

    # ---- the page ---------------------------------------------------------------------------
    def board_part(self, state: Position) -> EmigrationView:
        return emigration_view(state)

    def sheet_part(self, rules: Rules) -> EmigrationConstants:
        return emigration_constants(self.content.rewards)

    # ---- the judge --------------------------------------------------------------------------
    def adviser(self) -> Adviser:
        return EmigrationAdviser()

    # ---- the terminal -----------------------------------------------------------------------
    def terminal_part(self) -> type[DrawnAddition]:
        from wheal.games.tinners.expansions.emigration.terminal import DrawnEmigration

        return DrawnEmigration
