"""Whether the log of a match is whole: nothing is missing, and the rules replay it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bricabrac.games import GAMES
from bricabrac.store import Entry, Header
from bricabrac.web.table.log import Log


@dataclass(frozen=True)
class Fault:
    """What is wrong with a match, from which entry on, and what says so."""

    match: str
    kind: str  # gap, rules or phase
    entry: int
    why: str


def is_of_today(header: Header) -> bool:
    """Whether these are the rules that it was played by."""
    game = GAMES.get(header.game)
    return game is not None and game.version == header.version


def fault_of(header: Header, entries: Sequence[Entry]) -> Fault | None:
    """What is wrong with a match of today's rules, or nothing."""
    for seq, entry in enumerate(entries):
        if entry.seq != seq:
            return Fault(header.id, "gap", seq, str(entry.seq))
    if not entries:
        return Fault(header.id, "gap", 0, "0")
    seq = 0
    try:
        log = Log.begun(header, GAMES[header.game])
        for entry in entries:
            seq = entry.seq
            log.fold(entry)
    except Exception as error:  # whatever such an entry leads to
        return Fault(header.id, "rules", seq, f"{type(error).__name__}: {error}")
    if log.phase != header.phase:
        return Fault(header.id, "phase", seq, f"{header.phase} ≠ {log.phase}")
    return None
