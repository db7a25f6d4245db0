"""Thrift: the time that a clear decision does not need is kept for one that is in doubt."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

CHUNK = 200  # iterations between two looks at the clock
LONGER = 4  # how often its time, on top, one decision may take
CLOSE = 6  # it may if what was tried most was tried less than so often as the next


class Growing(Protocol):
    """A tree, as far as it matters here."""

    def grow(self, iterations: int) -> int:
        """Search on; how many iterations there were."""

    def rivals(self) -> tuple[int, int]:
        """How often what was tried most was tried, and what comes next to it."""


@dataclass(slots=True)
class Thrift:
    """That of somebody who plays one seat of one match: on average nobody waits any longer."""

    clock: Callable[[], float] = time.perf_counter
    saved: float = 0.0  # seconds

    def spend(self, tree: Growing, seconds: float, began: float) -> int:
        """Grow a tree until its time is up, or no time left could bring another action to the top.

        Where two are close, what was saved may be spent as well. How many iterations there were.
        """
        ends, latest = began + seconds, began + seconds + min(self.saved, LONGER * seconds)
        done = tree.grow(CHUNK)
        while (now := self.clock()) < latest:
            first, second = tree.rivals()
            left = (latest if first < CLOSE * second else ends) - now
            if first - second > left * done / (now - began):
                break
            done += tree.grow(CHUNK)
        self.saved = max(0.0, self.saved + seconds - (self.clock() - began))
        return done
