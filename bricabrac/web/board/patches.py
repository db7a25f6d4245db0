"""Patches: a new board told by what it shares with the one before, line by line.

A board is 35 KB, and an action changes a few lines of it. Who has got the last one is sent only
what is new: less to compress here, less to load on a phone.
"""

from __future__ import annotations

Patch = list[str | list[int]]  # a new line, or [first, end] of the lines that stay


def patch(old: list[str], new: list[str]) -> Patch:
    """How the new lines follow from the old ones."""
    where = {line: place for place, line in enumerate(old)}
    told: Patch = []
    run: list[int] = [0, -1]
    for line in new:
        place = where.get(line, -1)
        if place < 0:
            told.append(line)
        elif told and told[-1] is run and old[run[1] : run[1] + 1] == [line]:
            run[1] += 1
        else:
            run = [place, place + 1]
            told.append(run)
    return told


def patched(old: list[str], told: Patch) -> list[str]:
    """The new lines, as a page puts them together."""
    new: list[str] = []
    for part in told:
        if isinstance(part, str):
            new.append(part)
        else:
            new += old[part[0] : part[1]]
    return new
