"""Patches: a new board told by what it shares with the one before, line by line.

A board is 35 KB, and an action changes a few lines of it. Who has got the last one is sent only
what is new: less to compress here, less to load on a phone.
"""

from __future__ import annotations

Patch = list[str | list[int]]  # a new line, or [first, end] of the lines that stay


def patch(old: list[str], new: list[str]) -> Patch:
    """How the new lines follow from the old ones."""
    where = dict(zip(old, range(len(old)), strict=True))
    told: Patch = []
    place, end = 0, len(new)
    while place < end:
        first = where.get(new[place], -1)
        if first < 0:
            told.append(new[place])
            place += 1
            continue
        ahead, last = first - place, min(end, place + len(old) - first)
        place += 1
        while place < last and new[place] == old[place + ahead]:
            place += 1
        told.append([first, place + ahead])
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
