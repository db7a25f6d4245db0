"""Duties: at each table one server of a house lets bots and clocks go on, and the others do not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from bricabrac.store.exchange import Exchange


class Duty(Enum):
    """Who sees to a table, as far as we know."""

    WANTED = 1  # nobody knows: we ask for it
    LAPSED = 2  # it was ours until we were not seen for a while: likewise
    OURS = 3
    THEIRS = 4


class Duties:
    """What we know of each table; nothing of one at which nothing goes on."""

    def __init__(self, exchange: Exchange) -> None:
        self.exchange = exchange
        self.of: dict[str, Duty] = {}
        self.changes = 0  # how often we have heard that something of the others is free

    def count(self) -> int:
        """How many are ours."""
        return sum(duty is Duty.OURS for duty in self.of.values())

    def want(self, id: str) -> bool:
        """Ask for a table, unless it is settled; whether it is not."""
        return self.of.setdefault(id, Duty.WANTED) in (Duty.WANTED, Duty.LAPSED)

    def free(self, ids: Iterable[str]) -> None:
        """Nobody sees to some tables any more; who of us wants them asks."""
        self.changes += 1
        for id in ids:
            if self.of.get(id) is Duty.THEIRS:
                self.of[id] = Duty.WANTED

    def lapse(self) -> None:
        """Nothing is ours until the others agree, and nothing theirs that we know of."""
        self.changes += 1
        for id, duty in [*self.of.items()]:
            if duty is Duty.THEIRS:
                del self.of[id]
            elif duty is Duty.OURS:
                self.of[id] = Duty.LAPSED

    async def take(self, is_at_hand: Callable[[str], bool]) -> tuple[dict[str, Duty], set[str]]:
        """Ask for all that we want: what each was that is ours from now on, and what is not.

        What was freed while we asked may be free, though we did not get it.
        """
        asked = {id: one for id, one in self.of.items() if one in (Duty.WANTED, Duty.LAPSED)}
        for id in [id for id in asked if not is_at_hand(id)]:
            del self.of[id], asked[id]
        changes, taken = self.changes, await self.exchange.take(asked) if asked else set()
        for id in asked.keys() & self.of.keys():
            if id in taken or changes == self.changes:
                self.of[id] = Duty.OURS if id in taken else Duty.THEIRS
        return {id: asked[id] for id in taken}, asked.keys() - taken
