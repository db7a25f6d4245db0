"""Lookers: who looks at tables by us, as we have told it, and whom we have asked about theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from contextlib import suppress

from bricabrac.web.table.table import Table

SOMEBODY = "-"  # who looks and has no seat
SOON = 2.0  # seconds in which others say who looks, or are gone


class Meeting:
    """The others who have not said yet who looks at a table."""

    def __init__(self, others: Set[str]) -> None:
        self.others, self.is_known = {*others}, asyncio.Event()

    def met(self, server: str) -> None:
        """One of them has, or is gone."""
        self.others.discard(server)
        if not self.others:
            self.is_known.set()


class Lookers:
    """What servers tell each other of those who look."""

    def __init__(self) -> None:
        self.told: dict[str, frozenset[str]] = {}  # by us, table by table
        self.meetings: dict[str, Meeting] = {}  # of tables that are new to us

    def are_told(self, table: Table) -> bool:
        """Whether the others know who looks at a table by us."""
        return by_us(table) == self.told.get(table.id, frozenset())

    def tell(self, match: str, table: Table | None) -> list[str]:
        """Who does, from now on as it was told."""
        who = by_us(table)
        self.told.pop(match, None)
        if who:
            self.told[match] = who
        return sorted(who)

    async def meet(self, match: str, others: Set[str]) -> None:
        """Wait until others have said who looks by them; who is slow says it later."""
        self.meetings[match] = meeting = Meeting(others)
        with suppress(TimeoutError):
            await asyncio.wait_for(meeting.is_known.wait(), SOON)
        del self.meetings[match]

    def met(self, server: str, match: str) -> None:
        """One has said it."""
        if match in self.meetings:
            self.meetings[match].met(server)

    def lose(self, server: str) -> None:
        """One will not say it any more."""
        for meeting in self.meetings.values():
            meeting.met(server)


def by_us(table: Table | None) -> frozenset[str]:
    """Who looks at a table by this server."""
    if table is None:
        return frozenset()
    players = {watcher.player for watcher in table.audience.watchers}
    return frozenset(one if table.log.seats.of(one) else SOMEBODY for one in players)
