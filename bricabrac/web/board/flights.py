"""Flights: what goes from whom to whom on the board, by the story that the rules tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from bricabrac.engine.match import Match
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.story import Told, heard

MOST = 12  # actions whose flights a board tells: whoever saw none of them would not follow more
SIGNS = ("i-coal", *(f"i-{word}" for word in WORDS[1:]))  # by piece
POINT = "i-vp"


class Flight(NamedTuple):
    """A picture that goes from one place of the table to another, or performs where it is.

    A place is what an element of the board says in ``data-place``, or its id, and perhaps a thing
    that lies there: ``row/B3``. Of ``seat-1`` there is always something to see.
    """

    what: str  # a symbol of the sprite
    start: str
    end: str = ""  # nothing: it performs
    many: int = 1


Flying = Callable[[Sequence[Told], int], Iterable[Flight]]  # of a story, and who is to act


def pieces(counts: Sequence[int], start: str, end: str) -> Iterator[Flight]:
    """Pieces, from counts by piece."""
    for kind, count in enumerate(counts):
        if count:
            yield Flight(SIGNS[kind], start, end, count)


def written(match: Match, eyes: int, flights: Flying) -> str:
    """The flights of the last actions, as seen with somebody's eyes: each with its action."""
    first = max(0, len(match.history) - MOST)
    told = [
        (number, *flight)
        for number, done in enumerate(match.history[first:], first)
        for flight in flights(heard(done.story, eyes), done.seat)
        if flight.many > 0
    ]
    return json.dumps(told, separators=(",", ":"))
