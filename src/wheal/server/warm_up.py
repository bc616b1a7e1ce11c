"""Loading what the first visitor would wait for: texts, labels and all that is looked up while a table is shown."""

from __future__ import annotations

import logging
import threading
from typing import Final

from wheal import api
from wheal.kernel.game import Game
from wheal.kernel.texts import LANGUAGES, use_language
from wheal.server.show import answers, views
from wheal.server.storage.rows import Seat, TableRow
from wheal.server.tables.open_table import SPECTATOR, OpenTable, Viewer
from wheal.server.tables.replay import ReplayedTable

LOG: Final = logging.getLogger("wheal.server")


def start_warm_up() -> None:
    """Warm up in a thread of its own, so that the server answers meanwhile."""
    threading.Thread(target=warm_up, name="wheal-warm-up", daemon=True).start()


def warm_up() -> None:
    """Show a new table of every game once in every language; nobody sees it."""
    for game_id in api.game_ids():
        try:
            _show_new_table(api.game(game_id))
        except Exception:  # a game from outside may be at fault; whoever plays it will see
            LOG.exception("a new table of %s cannot be shown", game_id)


def _show_new_table(game: Game) -> None:
    open_table = _new_table(game)
    seat = open_table.replayed.match.state.current_player
    for lang in LANGUAGES:
        views.table_state(open_table, Viewer(SPECTATOR), lang, words=True)
        state = views.table_state(open_table, Viewer(seat), lang, words=True)
        with use_language(lang):
            answers.preview_of(open_table, seat, state.choices[0].move, 0)
            answers.why_not(open_table, seat, "?", 0, lang)


def _new_table(game: Game) -> OpenTable:
    seats = [Seat(number, f"player {number + 1}", "", "") for number in range(game.players[-1])]
    options = game.read_options({})
    row = TableRow("", "", game.id, game.rules_number, game.content.digest, options, 0, [], "", "", 0, 0, False, False)
    return OpenTable(row, seats, game, ReplayedTable.begin(game, row, seats))
