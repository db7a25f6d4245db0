"""A story: what happens, told by the rules where it happens.

Only plain states have a story, and only while somebody listens. Loops, plain or compiled, run
the rules without ``tell`` and ``whisper``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bricabrac.engine.kernel import silent

EVERYBODY = -1  # every bit is set
UNTOLD = -1  # what an audience reads in place of a fact that is not for it


class Told(NamedTuple):
    """One thing that happened: what, and the numbers that belong to it."""

    what: int
    facts: tuple[int, ...]
    knows: int = EVERYBODY  # a bit for each seat that may know the last fact


@silent
def tell(state: Any, what: int, *facts: int) -> None:
    """Tell what has just happened; everybody may know."""
    if state.story is not None:
        state.story.append(Told(int(what), facts))


@silent
def whisper(state: Any, knows: int, what: int, *facts: int) -> None:
    """Tell it to everybody, but the last fact only to some seats: a bit for each."""
    if state.story is not None:
        state.story.append(Told(int(what), facts, knows))


def heard(story: Sequence[Told], audience: int) -> list[Told]:
    """The story as an audience may know it: a seat, or -1 for spectators."""
    bit = 1 << audience if audience >= 0 else 0
    return [
        told
        if told.knows == EVERYBODY or told.knows & bit
        else Told(told.what, (*told.facts[:-1], UNTOLD), told.knows)
        for told in story
    ]
