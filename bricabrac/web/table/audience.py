"""Audience: who looks at a table, and how they hear that something has changed."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Protocol


class Watcher(Protocol):
    """One page that is connected: whose it is, and the flag that wakes it."""

    player: str
    wake: asyncio.Event


class Audience:
    """All pages that look at a table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}  # players who look, by the other server
        self.version = 0  # goes up with everything that can be seen
        self.changed = asyncio.Event()  # for whoever minds the clock
        self.hurried = asyncio.Event()  # somebody does not want to watch the bots until their turn
        self.used = self.looked = time.monotonic()

    def look(self) -> None:
        """Somebody looks, connected or not."""
        self.looked = time.monotonic()

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks, by this server or by another one."""
        return bool(self.watchers or self.elsewhere)

    def is_seen(self, seconds: float) -> bool:
        """Whether somebody looks, or has in the last seconds."""
        return self.is_watched or time.monotonic() - self.looked < seconds

    def pages_of(self, player: str) -> int:
        """With how many pages a player looks, by this server."""
        return sum(watcher.player == player for watcher in self.watchers)

    def is_here(self, player: str) -> bool:
        """Whether a player looks."""
        return self.pages_of(player) > 0 or any(player in one for one in self.elsewhere.values())

    def look_elsewhere(self, server: str, players: frozenset[str]) -> bool:
        """Who looks by another server, from now on; whether that is new."""
        before = self.elsewhere.pop(server, frozenset())
        if players:
            self.elsewhere[server] = players
        return before != players

    def tell(self) -> None:
        """Something that can be seen has changed."""
        self.version += 1
        self.used = time.monotonic()
        self.changed.set()
        self.wake()

    async def wait(self, seconds: float) -> None:
        """Let those who look follow, unless they are in a hurry."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), max(0.0, seconds))

    def wake(self) -> None:
        """Let everybody look again."""
        for watcher in self.watchers:
            watcher.wake.set()
