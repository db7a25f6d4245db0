"""Shown: what a board is made of, a table as it stands or as it stood."""

from __future__ import annotations

from typing import Protocol

from bricabrac.engine.match import View
from bricabrac.web.table.log import Log


class Shown(Protocol):
    """A table, or a moment of its past."""

    log: Log
    is_past: bool
    may_answer: bool  # though nobody plays here: a puzzle
    strip: str  # what stands above the table instead of its tale
    is_preparing: bool  # a bot has to compile its rules first

    @property
    def version(self) -> int:
        """Another one for everything that looks otherwise."""

    @property
    def address(self) -> str:
        """Where it is shown."""

    def view(self, seat: int) -> View:
        """What a seat or a spectator sees."""

    def is_here(self, player: str) -> bool:
        """Whether a player looks at the table."""

    def is_me(self, seat: int, eyes: int) -> bool:
        """Whether whoever looks with these eyes sits on the seat."""
