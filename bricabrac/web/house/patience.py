"""Patience: how long bots may hold up people in a round, whatever the time was spent on.

It is the clock that counts, from what a person did to the next question: pauses, thinking, writing
down and rendering alike. A slow machine leaves less for pauses, and does not add to them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

# Seconds before a bot acts, what remains of them each further time within a turn, and how long
# bots may hold up people in a round. One wait is half of it at most: in a round of Imaginarium
# people wait twice, until they have their turn and until they place a handyman again.
PAUSE = {
    "slow": (2.0, 1.0, 1200.0),
    "calm": (0.7, 0.75, 5.2),
    "quick": (0.3, 0.5, 3.0),
    "once": (0.0, 0.0, 0.0),
}


@dataclass(slots=True)
class Patience:
    """That of the people at one table."""

    clock: Callable[[], float] = time.monotonic
    round: int = -1
    spent: float = 0.0  # seconds of the round in which people have waited, before this wait
    began: float = 0.0

    def begin(self, round: int) -> None:
        """Somebody has acted in a round, and waits from now on."""
        if round != self.round:
            self.round, self.spent = round, 0.0
        self.began = self.clock()

    def end(self) -> None:
        """A person is to act."""
        self.spent += self.clock() - self.began

    def pause(self, pace: str, times: int, started: float) -> float:
        """Seconds to go until a bot acts that was asked then, after so often in this turn.

        A third of what is left at most: whatever is still to come can be followed, too.
        """
        first, remains, most = PAUSE[pace]
        now = self.clock()
        left = min(most / 2, most - self.spent) - (now - self.began)
        return max(0.0, min(first * remains**times - (now - started), left / 3))
