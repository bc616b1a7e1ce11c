"""The one thread that writes to an SQLite file: people's writes first; what waits together is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")

MOST_BEHIND: Final = 16  # writes that can wait and are committed together with those of people


@dataclass
class _Job:
    """A write, and who waits for it."""

    write: Callable[[sa.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        """Wake whoever waits; in the loop's own thread."""
        if self.done.done():  # whoever waited has left
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """Runs writes one after the other on a connection of its own, and says that they stand once they are committed.

    A commit waits for the disk. All writes that have come meanwhile share the next one.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.urgent: deque[_Job] = deque()
        self.patient: deque[_Job] = deque()
        self.has_work = threading.Condition()
        self.is_closed = False
        self.thread: threading.Thread | None = None

    async def write(self, write: Callable[[sa.Connection], T], *, is_urgent: bool) -> T:
        """Run a write in a transaction; it stands when this returns. Raises what it raises, and nothing has changed."""
        loop = asyncio.get_running_loop()
        job = _Job(write, loop, loop.create_future())
        with self.has_work:
            (self.urgent if is_urgent else self.patient).append(job)
            if self.thread is None:
                self.thread = threading.Thread(target=self._run, name="wheal-writer", daemon=True)
                self.thread.start()
            self.has_work.notify()
        result: T = await job.done
        return result

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        with self.has_work:
            self.is_closed = True
            self.has_work.notify()
            thread, self.thread = self.thread, None
        if thread is not None:
            await asyncio.to_thread(thread.join)
        self.engine.dispose()
        self.is_closed = False

    # ---- in the thread --------------------------------------------------------------------------
    def _run(self) -> None:
        while True:
            with self.has_work:
                while not (self.urgent or self.patient or self.is_closed):
                    self.has_work.wait()
                jobs = self._take()
            if not jobs:
                return
            try:
                self._commit(jobs)
            except BaseException as error:  # whatever happens, nobody waits for ever
                for job in jobs:
                    job.error = job.error or error
            for loop in {job.loop for job in jobs}:
                own = [job for job in jobs if job.loop is loop]
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_tell_all, own)

    def _take(self) -> list[_Job]:
        """All writes of people, and a few of those that can wait."""
        jobs = list(self.urgent)
        self.urgent.clear()
        while self.patient and len(jobs) < MOST_BEHIND:
            jobs.append(self.patient.popleft())
        return jobs

    def _commit(self, jobs: list[_Job]) -> None:
        """Commit all, each whole or not at all; after a fault that may have spoilt the others, each by itself."""
        if len(jobs) == 1:
            self._commit_one(jobs[0])
            return
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            job.result = job.write(connection)
                    except IntegrityError as error:
                        job.error = error
        except BaseException:
            for job in jobs:
                job.result, job.error = None, None
                self._commit_one(job)

    def _commit_one(self, job: _Job) -> None:
        try:
            with self.engine.begin() as connection:
                job.result = job.write(connection)
        except BaseException as error:
            job.error = error


def _tell_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
