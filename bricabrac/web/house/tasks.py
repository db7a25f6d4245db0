"""Tasks: what goes on at tables by itself, one task for each, until it is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bricabrac.store import Away
from bricabrac.web.table.table import Table

logger = logging.getLogger("bricabrac.web")


class Tasks:
    """Does the same work at many tables, never twice at one, and not after the end."""

    def __init__(self, work: Callable[[Table], Awaitable[None]], failed: str) -> None:
        self.work, self.failed = work, failed
        self.running: dict[Table, asyncio.Task[None]] = {}
        self.is_closed = False

    def start(self, table: Table) -> None:
        """Begin at a table, unless it has begun."""
        if table not in self.running and not self.is_closed:
            self.running[table] = asyncio.create_task(self._run(table))

    async def _run(self, table: Table) -> None:
        """Do the work; what goes wrong at one table harms no other."""
        try:
            await self.work(table)
        except Away as away:  # which is no mistake: whoever comes back to the table begins again
            logger.warning(f"{self.failed}: %s", table.id, away)
        except Exception:
            logger.exception(self.failed, table.id)
        finally:
            del self.running[table]

    def stop(self, table: Table) -> None:
        """End it at one table."""
        if table in self.running:
            self.running[table].cancel()

    async def close(self) -> None:
        """End all of it."""
        self.is_closed = True
        for task in list(self.running.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
