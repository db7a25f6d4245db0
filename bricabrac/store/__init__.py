"""Saved matches: append-only logs of what happened at a table.

A log entry is durable before anybody is told that it happened. Numbers only grow: taking back
is an entry, too. ``sqlite.py`` keeps everything in one file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

OPEN, RUNNING, OVER = "open", "running", "over"


class Taken(Exception):
    """Somebody else has written this entry of the log first."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a match was dealt from, and where it stands."""

    id: str
    game: str
    version: int  # of the game's rules
    seats: int
    seed: int
    options: Mapping[str, int] = field(default_factory=dict)
    created: int = 0  # milliseconds since 1970
    phase: str = RUNNING  # OPEN, RUNNING or OVER
    listed: bool = False  # anybody may join or watch it from the front page


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log: an action, something said, somebody who sat down."""

    seq: int
    kind: str
    seat: int  # whose doing it is; -1 is nobody at the table
    body: str
    at: int  # milliseconds since 1970


class Store(Protocol):
    """What the web app needs from a place that keeps matches."""

    async def create(self, header: Header, entries: Sequence[Entry]) -> None:
        """A new match with its first entries; Taken if the id is in use."""

    async def append(self, match: str, entry: Entry, phase: str | None = None) -> None:
        """One more entry, and perhaps a new phase; Taken if the number is in use."""

    async def sit(self, player: str, match: str) -> None:
        """The match is among those of a player from now on."""

    async def match(self, id: str) -> tuple[Header, list[Entry]] | None:
        """A match and its log, or None."""

    async def matches_of(self, player: str, count: int) -> list[Header]:
        """The newest matches of a player."""

    async def listed(self, phases: Sequence[str], count: int) -> list[Header]:
        """The newest matches that anybody may see on the front page."""

    async def name_of(self, player: str) -> str:
        """What a player is called, or nothing."""

    async def call(self, player: str, name: str) -> None:
        """A player has a name."""

    def close(self) -> None:
        """Finish what was begun."""
