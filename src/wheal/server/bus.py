"""Notices between processes: PostgreSQL tells every listener what was committed. One process needs none."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from wheal.server.storage.database import CHANNEL, Unavailable
from wheal.server.tables.service import TableService

LOG: Final = logging.getLogger("wheal.server")
PAUSE: Final = 0.3  # seconds before a lost connection is made anew


async def listen(service: TableService) -> None:
    """Hear of other processes' entries for as long as the server runs."""
    import asyncpg

    url = service.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    waiting: set[asyncio.Task[None]] = set()

    def hear(_connection: Any, _pid: int, _channel: str, text: str) -> None:
        table, _, seq = text.partition(" ")
        task = asyncio.ensure_future(_follow_notice(service, table, int(seq)))
        waiting.add(task)
        task.add_done_callback(waiting.discard)

    while True:
        lost = asyncio.Event()
        connection = None
        try:
            connection = await asyncpg.connect(url)
            connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, hear)
            await service.compare()  # what was missed while nobody listened
            await lost.wait()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Unavailable) as error:
            LOG.warning("notices are lost and will be asked for again: %s", error)
        except Exception:  # whatever it was, the listener goes on
            LOG.exception("notices are lost and will be asked for again")
        finally:
            if connection is not None:
                connection.terminate()
            await asyncio.gather(*waiting, return_exceptions=True)  # they ask the database, which is closed next
        await asyncio.sleep(PAUSE)


async def _follow_notice(service: TableService, table: str, seq: int) -> None:
    try:
        await service.notice(table, seq)
    except Unavailable as error:
        LOG.warning("a notice could not be followed: %s", error)
