"""What the things of Nicodemus are called in messages."""

from collections.abc import Iterable

from bricabrac.engine.phrases import several, some
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.words import Message, Several
from bricabrac.nicodemus.cards import MACHINES, PROJECTS

MACHINE_IDS, PROJECT_IDS = tuple(MACHINES), tuple(PROJECTS)


def machine(kind: int) -> Message:
    """``U5 (Crocodile)``, for somebody who has to choose."""
    id = MACHINE_IDS[kind]
    return Message("machine", {"id": id, "name": Message(f"machine-{id}")})


def short(kind: int) -> Message:
    """``U5``, for the log."""
    return Message("kind", {"id": MACHINE_IDS[kind]})


def shorts(kinds: Iterable[int]) -> Message | Several:
    """``U5, B1``"""
    return several([short(kind) for kind in kinds])


def effect(kind: int) -> Message:
    """What a machine does."""
    return Message(f"effect-{MACHINE_IDS[kind]}")


def project(tile: int) -> Message:
    """A project, called by what it needs."""
    return Message("project", {"needs": Message(f"needs-{PROJECT_IDS[tile]}")})


def product(kind: int) -> Message:
    """``1 wood``, or whatever one chooses."""
    shown = MACHINES[MACHINE_IDS[kind]].production
    return Message("any-resource") if shown == "wild" else some(WORDS.index(shown), 1)
