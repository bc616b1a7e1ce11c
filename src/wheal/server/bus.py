"""Notices between processes: PostgreSQL tells every listener what was committed. One process needs none."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from wheal.kernel.errors import BadInput, Refused
from wheal.server.house import House
from wheal.server.store import CHANNEL, Unavailable

LOG: Final = logging.getLogger("wheal.server")
PAUSE: Final = 0.3  # seconds before a lost connection is made anew


async def listen(house: House) -> None:
    """Hear of other processes' entries for as long as the server runs."""
    import asyncpg

    url = house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    waiting: set[asyncio.Task[None]] = set()

    def hear(_connection: Any, _pid: int, _channel: str, text: str) -> None:
        table, _, seq = text.partition(" ")
        task = asyncio.ensure_future(_noticed(house, table, int(seq)))
        waiting.add(task)
        task.add_done_callback(waiting.discard)

    while True:
        lost = asyncio.Event()
        connection = None
        try:
            connection = await asyncpg.connect(url)
            connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, hear)
            await house.compare()  # what was missed while nobody listened
            await lost.wait()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Unavailable) as error:
            LOG.warning("notices are lost and will be asked for again: %s", error)
        except Exception:  # whatever it was, the listener goes on
            LOG.exception("notices are lost and will be asked for again")
        finally:
            if connection is not None:
                connection.terminate()
        await asyncio.sleep(PAUSE)


async def _noticed(house: House, table: str, seq: int) -> None:
    try:
        await house.notice(table, seq)
    except Unavailable as error:
        LOG.warning("a notice could not be followed: %s", error)
    except (Refused, BadInput):
        LOG.exception("table %s cannot be followed", table)
        house.lives.pop(table, None)
