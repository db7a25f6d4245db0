"""The ledger: a file in which matches of bots are kept, so that a long contest goes on another day.

A line of JSON for each match says who sat where, on which deal and by which rules, and how it
went. A match is known again only if all of that is the same, what the bots have learned included.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from bricabrac.arena.entrants import Entrant
from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played
from bricabrac.games import GAMES

try:
    import fcntl
except ImportError:  # not on Windows: there, one contest at a time writes into a ledger
    fcntl = None  # type: ignore[assignment]

START = '{"played": '


class NoLedger(ValueError):
    """The file is something else; says in which line that was seen."""


class Ledger:
    """Matches that were played, by what was played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.held: dict[str, Played] = {}
        self.digests: dict[tuple[str, str], str] = {}
        whole = path.read_bytes() if path.exists() else b""
        *lines, torn = whole.split(b"\n")  # somebody was killed over the last one
        if not START.encode().startswith(torn[: len(START)]):
            raise NoLedger(len(lines) + 1)
        for number, line in enumerate(lines, 1):
            try:
                kept = json.loads(line)
                self.held[json.dumps(kept["played"])] = told(kept["went"])
            except (ValueError, TypeError, KeyError):
                raise NoLedger(number) from None

    def known(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """How those went that it holds; without their records."""
        for sitting in sittings:
            if found := self.held.get(self.named(sitting)):
                yield replace(found, number=sitting.number)

    def add(self, sitting: Sitting, played: Played) -> None:
        """Write one more down; it is on the disk before anything else happens."""
        went = {
            "shares": played.shares,
            "decisions": played.decisions,
            "seconds": [round(each, 3) for each in played.seconds],
            "length": played.length,
        }
        named = self.named(sitting)
        line = f'{START}{named}, "went": {json.dumps(went)}}}\n'.encode()
        with open(self.path, "ab+") as file:
            if fcntl:
                fcntl.flock(file, fcntl.LOCK_EX)  # until it closes: other contests may write, too
            cut_what_is_torn(file)
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        self.held[named] = played

    def named(self, sitting: Sitting) -> str:
        """All that a match hangs on."""
        what = {
            "game": sitting.game,
            "options": dict(sitting.options),
            "seed": sitting.seed,
            "turn": sitting.turn,
            "seats": sitting.seats,
            "learned": [self._digest(name, sitting.game) for name in sitting.seats],
        }
        return json.dumps(what)

    def _digest(self, name: str, game: str) -> str:
        if (name, game) not in self.digests:
            self.digests[name, game] = Entrant.parse(name).digest(GAMES[game])
        return self.digests[name, game]


def cut_what_is_torn(file: IO[bytes]) -> None:
    """Somebody was killed over the last line: it is no match."""
    if file.seek(0, os.SEEK_END):
        file.seek(-1, os.SEEK_END)
        if file.read(1) != b"\n":
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)


def told(went: dict[str, Any]) -> Played:
    """How a match went, of which the record was not kept."""
    shares, decisions, seconds = (tuple(went[name]) for name in ("shares", "decisions", "seconds"))
    if not len(shares) == len(decisions) == len(seconds) > 0:
        raise ValueError
    return Played(0, shares, tuple(map(int, decisions)), seconds, int(went["length"]), "")
