"""What a move costs a server in CPU time, part by part: read and played, then shown to five seats; nothing is stored.

``python -m wheal.bench.show_parts [GAME …]``
"""

from __future__ import annotations

import contextlib
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import wheal
from wheal.server.show import boards, news, positions, views
from wheal.server.tables import replay as kinds
from wheal.server.tables.dry_run import dry_run
from wheal.server.tables.new_table import plan_table
from wheal.server.tables.open_table import Act, OpenTable, Viewer
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.view_cache import Look
from wheal.server.wire import from_page, to_page

GAMES: Final = ("tinners", "ore")
PLAYERS: Final = 5
MOVES: Final = 400
WARM: Final = 60  # moves that are not counted: sentences are put together for the first time
PLAYED: Final = "read and apply"
REST: Final = "rest"
PARTS: Final[tuple[tuple[Any, str, str], ...]] = (  # a module, its function, and the part that it is
    (boards, "public_part", "public board"),
    (boards, "seat_board", "seats' parts"),
    (boards, "changed", "marks since own move"),
    (positions, "sections_of", "words"),
    (positions, "prompt_of", "prompt"),
    (views, "_verbs", "verbs"),
    (views, "_choices", "choices"),
    (views, "_possible_orders", "orders"),
    (news, "log_lines", "log"),
    (news, "change_between", "changes"),
    (news, "encode", "encode"),
)


class Meter:
    """CPU time by part; what a part calls that is a part itself counts there."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._inside: list[int] = []  # what was spent inside each part that is running

    def measured(self, part: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def measuring(*args: Any, **kwargs: Any) -> Any:
            self._inside.append(0)
            began = time.thread_time_ns()
            try:
                return act(*args, **kwargs)
            finally:
                spent = time.thread_time_ns() - began
                self.spent[part] += spent - self._inside.pop()
                if self._inside:
                    self._inside[-1] += spent

        return measuring

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Measure every part inside a block."""
        real = [getattr(module, name) for module, name, _ in PARTS]
        try:
            for module, name, part in PARTS:
                setattr(module, name, self.measured(part, getattr(module, name)))
            yield
        finally:
            for (module, name, _), act in zip(PARTS, real, strict=True):
                setattr(module, name, act)


def lay_table(game_id: str, seed: int) -> OpenTable:
    """A table in memory only."""
    game = wheal.game(game_id)
    seats = [from_page.NewSeat(f"player {i + 1}") for i in range(PLAYERS)]
    row, links = plan_table(from_page.NewTable(f"parts {seed}", game_id, seats, seed=seed), game, None, "", "")
    return OpenTable(row, links, game, ReplayedTable.begin(game, row, links))


def measure_parts(game_id: str, moves: int = MOVES) -> dict[str, Any]:
    """Milliseconds of CPU for each part of a move that five seats are shown, and the bytes that they are sent."""
    meter, rng = Meter(), random.Random(1)
    play = meter.measured(PLAYED, dry_run)
    show = meter.measured(REST, news.news_for)
    looks = [Look(Viewer(seat), "en") for seat in range(PLAYERS)]
    made = size = seed = 0
    with meter.watching():
        while made < WARM + moves:
            seed += 1
            open_table = lay_table(game_id, seed)
            counted = meter.spent.copy()
            shown: list[to_page.TableState | None] = [news.news_for(open_table, look, None, -1)[0] for look in looks]
            meter.spent = counted  # opening a table is no move
            while not open_table.replayed.match.over and made < WARM + moves:
                if made == WARM:
                    meter.spent.clear()
                    size = 0
                _play_at_random(open_table, rng, play)
                for i, look in enumerate(looks):
                    shown[i], data = show(open_table, look, shown[i], -1)
                    size += len(data)
                made += 1
    parts = {part: round(spent / 1e6 / moves, 3) for part, spent in meter.spent.most_common()}
    return {"moves": moves, "ms": {**parts, "all": round(sum(parts.values()), 2)}, "bytes": size // moves}


def _play_at_random(open_table: OpenTable, rng: random.Random, play: Callable[..., Any]) -> None:
    state, numbers = open_table.replayed.match.state, open_table.replayed.numbers
    seat = rng.choice(state.deciders)
    act = Act(kinds.MOVE, rng.choice(state.legal_actions(seat)).text, numbers[seat])
    open_table.replayed, _ = play(open_table, seat, f"{seat}:parts", act)


def in_words(game_id: str, found: dict[str, Any]) -> str:
    parts = ", ".join(f"{part} {ms}" for part, ms in found["ms"].items() if part != "all")
    return f"{game_id}: {found['ms']['all']} ms of CPU a move, nothing stored ({parts}), {found['bytes']} bytes sent"


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        print(in_words(name, measure_parts(name)))
