"""Saved matches: append-only logs of what happened at a table.

A log entry is durable before anybody is told that it happened. Numbers only grow: taking back
is an entry, too. ``sqlite.py`` keeps everything in one file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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
