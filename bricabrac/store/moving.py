"""Moving: everything from one shelf to another, and if it is interrupted, the rest another time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from bricabrac.store import SHORTEST, Unusable
from bricabrac.store.shelf import BELONGINGS, Counts, Shelf, Volume


def move(source: Shelf, target: Shelf, moved: Callable[[int], None]) -> Counts:
    """Bring everything to a place that has nothing else; ``moved`` hears how many matches came.

    A match comes whole. Until all are there, the place says that they are arriving.
    """
    with source.at_once(source.snapshot):
        _refuse_others(source, target)
        secret = source.secret() or target.secret() or secrets.token_bytes(SHORTEST)
        target.keep(secret, True)
        count = 0
        for ids in source.pages():
            here, there = source.volumes(ids), target.volumes(ids)
            news = [(volume, _known(volume, there.get(id))) for id, volume in here.items()]
            target.put([(volume, known) for volume, known in news if known >= 0])
            count += len(ids)
            moved(count)
        for people in source.people():
            target.call(people)
        for table in BELONGINGS:
            target.bring(table, source.belongings(table))
        counts, came = source.counts(), target.counts()
        if replace(came, people=counts.people) != counts or came.people < counts.people:
            raise Unusable("trouble-counts", f"{came} ≠ {counts}")
        target.keep(secret, False)
    return counts


def _refuse_others(source: Shelf, target: Shelf) -> None:
    """A place with other matches is somebody's house."""
    for ids in target.pages():
        if others := set(ids) - source.known(ids):
            raise Unusable("trouble-others", min(others))


def _known(volume: Volume, there: Volume | None) -> int:
    """How many entries of a match are there already, or -1: it is there, and has not changed."""
    if there == volume:
        return -1
    if there is None:
        return 0
    count = len(there.entries)
    is_same = replace(there.header, phase=volume.header.phase) == volume.header
    if not is_same or volume.entries[:count] != there.entries:
        raise Unusable("trouble-unlike", volume.header.id)
    return count
