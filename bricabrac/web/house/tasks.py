"""Tasks: what goes on at tables by itself, one task for each, until it is done.

A store that is away ends nothing: nobody may come back to a table who would begin again, for those
who look at it may do so by another server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bricabrac.store import Away, Store
from bricabrac.web.clock.steady import now
from bricabrac.web.table.table import Table

logger = logging.getLogger("bricabrac.web")
AGAIN = 0.5  # seconds between two looks whether the store is back


class Tasks:
    """Does the same work at many tables, never twice at one, and not after the end."""

    def __init__(self, work: Callable[[Table], Awaitable[None]], failed: str) -> None:
        self.work, self.failed = work, failed
        self.running: dict[Table, asyncio.Task[None]] = {}
        self.looking: asyncio.Task[None] | None = None  # whether the store is back
        self.is_closed = False

    def start(self, table: Table) -> None:
        """Begin at a table, unless it has begun."""
        if table not in self.running and not self.is_closed:
            self.running[table] = asyncio.create_task(self._run(table))

    async def _run(self, table: Table) -> None:
        """Do the work; what goes wrong at one table harms no other."""
        try:
            while not await self._is_done(table):
                await self._until_back(table.store)
        except Exception:
            logger.exception(self.failed, table.id)
        finally:
            del self.running[table]

    async def _is_done(self, table: Table) -> bool:
        """Do the work, unless the store is away, which is no mistake."""
        try:
            await self.work(table)
        except Away as away:
            logger.warning(f"{self.failed}: %s", table.id, away)
            return False
        return True

    async def _until_back(self, store: Store) -> None:
        """Wait until the store can be written again; one looks for all tables."""
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(until_back(store))
        await asyncio.shield(self.looking)

    def stop(self, table: Table) -> None:
        """End it at one table."""
        if table in self.running:
            self.running[table].cancel()

    async def close(self) -> None:
        """End all of it."""
        self.is_closed = True
        for task in [*self.running.values(), *filter(None, [self.looking])]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def until_back(store: Store) -> None:
    """Wait until something can be written again."""
    while True:
        await asyncio.sleep(AGAIN)
        with suppress(Away):
            return await store.beat(now())
