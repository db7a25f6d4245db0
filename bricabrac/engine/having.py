"""Having: what a seat has besides points and pieces, numbered by what it is called.

Whoever compares two ways to play asks for it: a game says what there is, reviews and puzzles say
what differs. Every entry is a role and a thing, as in ``repaired P1`` or ``assistant annex``.
"""

from collections.abc import Mapping
from typing import Any

from bricabrac.engine.words import Message

# Things that have names. Of others, the thing is a number's unit: ``makes wood``, ``initiative``.
COMPLETED, FOILED = "completed", "others-completed"  # projects: of the seat, of anybody else
ASSISTANT, REPAIRED, COMBINED, BROKEN = "assistant", "repaired", "combined", "broken"
NAMED = (COMPLETED, ASSISTANT, FOILED, REPAIRED, COMBINED, BROKEN)
MAKES, SAVES = "makes", "saves"  # pieces: in every turn, on every repair
FREELY = "any"  # in place of a piece: whichever one likes
SECRET, INITIATIVE = "secret", "initiative"  # projects of one's own; the place among those who plan


def nothing_else(state: Any, seat: int) -> Mapping[str, int]:
    """What a seat has besides in a game that does not say."""
    return {}


def unnamed(role: str, thing: str) -> Message:
    """What a thing is called in such a game."""
    raise KeyError(f"{role} {thing}")
