"""Taking: cards that a seat can make its own, numbered, for those who ask for their worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

NONE = -1


class Taking(NamedTuple):
    """What can be taken, and when."""

    names: tuple[str, ...]
    taken: Callable[[Any, int], int]  # (state, action): the card that a legal action takes, or NONE
