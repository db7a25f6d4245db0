"""Promise: a deal that nobody has chosen alone, and how anybody checks it.

Before a match the house shows the digest of a number that it drew; then every person's browser
adds a number of its own. The seed follows from all of them, so that nobody could foresee it.
Digests are SHA-256 of a text, in 64 hexadecimal digits: any other program finds the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from re import fullmatch
from typing import Self

FIRST_LINE = "bricabrac deal 1"
NONCE, ADDED, TABLE = "[0-9a-f]{64}", "[0-9a-f]{32}", "[0-9a-z]{1,40}"


def digest(text: str) -> str:
    """What can be shown of a text without telling it."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Promise:
    """What a match was dealt from, by whom."""

    table: str  # the id of the match
    commitment: str  # what the house showed before
    nonce: str  # what it had drawn
    added: tuple[str, ...]  # by the browser of whoever sits on each seat; or nothing

    @classmethod
    def made(cls, table: str, nonce: str, added: Iterable[str]) -> Self:
        """The promise of a house that keeps it."""
        return cls(table, digest(nonce), nonce, tuple(added))

    @property
    def text(self) -> str:
        """What the seed is the digest of, as far as it goes: a line for everything."""
        return "\n".join((FIRST_LINE, self.nonce, self.table, *self.added))

    @property
    def seed(self) -> int:
        """The first 128 bits."""
        return int(digest(self.text)[:32], 16)

    @property
    def is_written_well(self) -> bool:
        """Whether all parts are such numbers."""
        return all(
            fullmatch(wanted, given)
            for wanted, given in (
                (TABLE, self.table), (NONCE, self.commitment), (NONCE, self.nonce),
                *((f"({ADDED})?", one) for one in self.added),
            )
        )  # fmt: skip


def broken(promise: Promise | None, seed: int | None, shown: str = "") -> str:
    """Why a deal is not as it was promised, or nothing: other than shown, the nonce, the seed."""
    if promise is None:
        return "none"
    if shown and promise.commitment != shown:
        return "shown"
    if digest(promise.nonce) != promise.commitment:
        return "nonce-wrong"
    return "" if promise.seed == seed else "seed-wrong"
