"""Steady: what has passed at a table, by a clock that nobody can put forward or back.

The times in a log are those of the calendar, which may jump. What is counted between two entries
is not: where the calendar says something else, what passed counts for nobody.
"""

from __future__ import annotations

import time

from bricabrac.web.clock.clock import NOBODY, Clock

SLACK = 30_000  # milliseconds by which the clocks of servers may differ, or be set right


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Steady:
    """The time at a table since its last entry."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.look()

    def look(self) -> None:
        """There is an entry: from its time on, unless somebody would have called time since."""
        age, most = now() - self.clock.since, (self.clock.ends_in(self.clock.since) or 0) + SLACK
        self.since = time.monotonic() - (age / 1000 if 0 <= age <= most else 0)

    def now(self) -> int:
        """What the calendar would say, had nobody touched it since the last entry."""
        return self.clock.since + int((time.monotonic() - self.since) * 1000)

    def has_jumped(self, at: int) -> bool:
        """Whether a running clock must not count what the calendar says."""
        return self.clock.seat != NOBODY and abs(at - self.now()) > SLACK
