"""Flights: what goes from whom to whom on the board, by the story that the rules tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bricabrac.engine.match import Done, Match
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.story import Told, heard
from bricabrac.web.board.memory import Memory

MOST = 12  # actions whose flights a board tells: whoever saw none of them would not follow more
SIGNS = ("i-coal", *(f"i-{word}" for word in WORDS[1:]))  # by piece
POINT = "i-vp"
WRITER = json.JSONEncoder(separators=(",", ":"))
# By who sees it, and by the action itself, which is kept with it: so no other has its id.
KNOWN = Memory[tuple[Done, str]]()


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
        KNOWN.of((id(done), eyes), written_of, number, done, eyes, flights)[1]
        for number, done in enumerate(match.history[first:], first)
    ]
    return f"[{','.join(filter(None, told))}]"


def written_of(number: int, done: Done, eyes: int, flights: Flying) -> tuple[Done, str]:
    """The flights of one action, which the boards of the next ones tell again."""
    return done, written_once(number, tuple(heard(done.story, eyes)), done.seat, flights)


@lru_cache(2000)
def written_once(number: int, story: tuple[Told, ...], seat: int, flights: Flying) -> str:
    """The same for all who may know the same."""
    told = [(number, *flight) for flight in flights(story, seat) if flight.many > 0]
    return WRITER.encode(told)[1:-1]
