"""Saved matches: append-only logs of what happened at a table.

A log entry is durable before anybody is told that it happened. Numbers only grow: taking back
is an entry, too. ``sqlite.py`` keeps everything in one file, ``postgresql.py`` in a database that
many servers share, which ``database.py`` sets up; their tables are in ``migrations``. By
``exchange.py`` such servers hear of each other. ``dreams.py`` keeps what guests dream by day.
``shelf.py`` and ``moving.py`` are for those who look after all matches at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

OPEN, RUNNING, OVER = "open", "running", "over"
Body = tuple[str, int, str]  # a match, the number of an entry, and what it says from now on
SHORTEST = 32  # bytes of the secret with which a house signs


class Taken(Exception):
    """Somebody else has written this entry of the log first."""


class Away(Exception):
    """The store cannot be reached or written now; what was to be written may be there, or not."""


class Unusable(Exception):
    """A place in which nothing can be kept: the message that says why, and what it is about."""

    def __init__(self, id: str, about: str) -> None:
        super().__init__(f"{id}: {about}")
        self.id, self.about = id, about


COLUMNS = "id, game, version, seats, seed, options, created, phase, listed"


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

    def row(self) -> tuple[Any, ...]:
        """As the stores write it: ``COLUMNS``."""
        dealt = (self.id, self.game, self.version, self.seats, str(self.seed))
        return (*dealt, json.dumps(dict(self.options)), self.created, self.phase, self.listed)

    @classmethod
    def of(cls, row: Sequence[Any]) -> Self:
        """From a row of the stores."""
        id, game, version, seats, seed, options, created, phase, listed = row
        known = json.loads(options)
        return cls(id, game, version, seats, int(seed), known, created, phase, bool(listed))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log: an action, something said, somebody who sat down."""

    seq: int
    kind: str
    seat: int  # whose doing it is; -1 is nobody at the table
    body: str
    at: int  # milliseconds since 1970

    def row(self) -> tuple[int, str, int, str, int]:
        """As the stores write it, after the match."""
        return self.seq, self.kind, self.seat, self.body, self.at


class Store(Protocol):
    """What a house needs to keep its matches; every method may raise Away, and mends itself.

    Writing returns when it is durable. Whoever is cancelled meanwhile does not stop it.
    """

    async def create(self, header: Header, entries: Sequence[Entry]) -> None:
        """A new match with its first entries, all or nothing; Taken if the id is in use."""

    async def append(self, match: str, entry: Entry, phase: str | None = None) -> None:
        """One more entry, and perhaps a new phase; Taken if the number is in use."""

    async def sit(self, player: str, match: str) -> None:
        """The match is among those of a player from now on."""

    async def call(self, player: str, name: str) -> None:
        """A player has a name."""

    async def forget(self, player: str, alone: Sequence[str], bodies: Sequence[Body]) -> None:
        """A player is gone, and so are matches of theirs alone; entries of others say otherwise.

        All or nothing: the name, the list of their matches, those matches, and what was said
        and thought of them.
        """

    async def keep_review(self, match: str, body: str) -> None:
        """What is thought of a match that is over, in place of what was thought before."""

    async def write_row(self, sql: str, *args: object) -> None:
        """Have one statement done, with ``?`` for what is given: see dreams.py."""

    async def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """What a question finds, with ``?`` for what is given."""

    async def beat(self, at: int) -> None:
        """Write something, as a match would: whoever watches over the store sees that it can."""

    async def match(self, id: str) -> tuple[Header, list[Entry]] | None:
        """A match and its log, or None."""

    async def since(self, id: str, seq: int) -> list[Entry]:
        """What the log of a match has after an entry, in order."""

    async def matches_of(self, player: str, count: int) -> list[Header]:
        """The newest matches of a player."""

    async def listed(self, phases: Sequence[str], count: int) -> list[Header]:
        """The newest matches that anybody may see on the front page."""

    async def name_of(self, player: str) -> str:
        """What a player is called, or nothing."""

    async def review_of(self, match: str) -> str:
        """What is thought of a match, or nothing."""

    async def close(self) -> None:
        """Finish what was begun; whatever is asked for afterwards is a RuntimeError."""
