"""Clocks: somebody calls when the time of a seat runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bricabrac.engine.match import SPECTATOR
from bricabrac.web.clock.steady import now
from bricabrac.web.house.tasks import Tasks
from bricabrac.web.table.table import Table

LOOKING = 5.0  # seconds between two looks whether the calendar has jumped


class Clocks:
    """Minds the clocks of all tables."""

    def __init__(self, play: Callable[[Table], None], is_ours: Callable[[Table], bool]) -> None:
        self.play, self.is_ours = play, is_ours  # lets a stand-in act; and no other server's
        self.tasks = Tasks(self._mind, "nobody minds the clock of table %s")

    def mind(self, table: Table) -> None:
        """See to it that somebody calls when a clock runs out."""
        if self.runs(table):
            self.tasks.start(table)

    def runs(self, table: Table) -> bool:
        """Whether the time of a seat can run out."""
        return table.log.clock.seat != SPECTATOR

    async def _mind(self, table: Table) -> None:
        """Call when a clock runs out, as long as one is running."""
        while self.is_ours(table):
            table.audience.changed.clear()
            left = table.log.clock.ends_in(table.steady.now())
            if left is None:
                return
            if table.steady.has_jumped(now()):
                await table.resume()  # pages count by the calendar
            elif left > 0:
                with suppress(TimeoutError):
                    wait = min(left / 1000, LOOKING)
                    await asyncio.wait_for(table.audience.changed.wait(), wait)
            else:
                await table.call_time()
                self.play(table)
