"""Difference: what one line has over another by the same moment. Only what is clear is told.

Puzzles are played on in several deals, and what they tell are averages. A thing is there or not
there if that is so in most of them, and a number is told only if it is another one when rounded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor

from bricabrac.engine.having import (
    ASSISTANT,
    BROKEN,
    COMBINED,
    COMPLETED,
    FOILED,
    FREELY,
    INITIATIVE,
    MAKES,
    NAMED,
    REPAIRED,
    SAVES,
    SECRET,
)
from bricabrac.engine.pieces import WORDS
from bricabrac.review.turning import Stand

CLEAR = 0.6  # of all deals, and of one unit: what differs by less is not told
MUCH = {"pieces": 1, "theirs": 2}  # a lead in pieces that tells something beside other facts
WON, POINTS, RIVAL, PIECES, THEIRS = "won", "points", "rival", "pieces", "theirs"
# What speaks for a line, what tells most first.
ORDER = (
    WON, COMPLETED, POINTS, FOILED, RIVAL, ASSISTANT, REPAIRED, COMBINED, MAKES, SAVES, BROKEN,
    SECRET, PIECES, THEIRS, INITIATIVE,
)  # fmt: skip
KINDS = (*range(1, len(WORDS)), 0)  # of pieces: resources first, as on the cards


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that speaks for a line: what it has, and what the other has instead."""

    kind: str
    more: tuple[str, ...] = ()  # things
    less: tuple[str, ...] = ()
    counts: tuple[tuple[str, int, int], ...] = ()  # (unit, here, there): numbers

    @property
    def lead(self) -> int:
        """By how much the numbers are larger, all together."""
        return sum(here - there for _, here, there in self.counts)


def rounded(number: float) -> int:
    """A number as it is told: a half is one more. (To the even one, 2.5 and 3.5 were two apart.)"""
    return floor(number + 0.5)


def differs(one: float, other: float) -> bool:
    """Whether a number is clearly larger than another, and told as such."""
    return one - other >= CLEAR and rounded(one) > rounded(other)


def facts(one: Stand, other: Stand) -> list[Fact]:
    """All that speaks for a line, what tells most first."""
    found = {fact.kind: fact for fact in (*numbers(one, other), *things(one, other))}
    for kind, much in MUCH.items():
        if kind in found and len(found) > 1 and found[kind].lead < much:
            del found[kind]
    return [found[kind] for kind in ORDER if kind in found]


def numbers(one: Stand, other: Stand) -> Iterator[Fact]:
    """What can be counted."""
    if one.has_won and not other.has_won:
        yield Fact(WON)
    for kind, here, there in (
        (POINTS, one.points, other.points),
        (RIVAL, other.rival, one.rival),
        (SECRET, one.has.get(SECRET, 0), other.has.get(SECRET, 0)),
        (INITIATIVE, other.has.get(INITIATIVE, 0), one.has.get(INITIATIVE, 0)),
    ):
        if differs(here, there) and (kind != INITIATIVE or there):
            yield Fact(kind, counts=(("", rounded(here), rounded(there)),))
    yield from heaps(PIECES, pieces(one.stock), pieces(other.stock))
    yield from heaps(THEIRS, pieces(other.theirs), pieces(one.theirs))
    for kind in (MAKES, SAVES):
        yield from heaps(kind, named(one, kind), named(other, kind))


def pieces(stock: tuple[float, ...]) -> dict[str, float]:
    """A stock by the words of its pieces."""
    return {WORDS[kind]: stock[kind] for kind in KINDS}


def named(stand: Stand, kind: str) -> dict[str, float]:
    """The same of what comes again and again."""
    words = (*(WORDS[kind] for kind in KINDS), FREELY)
    return {word: stand.has.get(f"{kind} {word}", 0) for word in words}


def heaps(kind: str, here: dict[str, float], there: dict[str, float]) -> Iterator[Fact]:
    """Heaps of pieces, if one is larger, or of other pieces; by those pieces that differ."""
    lead = sum(here.values()) - sum(there.values())
    if lead < (-CLEAR if kind == PIECES else CLEAR):
        return
    counts = tuple(
        (word, rounded(here[word]), rounded(there[word]))
        for word in here
        if abs(here[word] - there[word]) >= CLEAR and rounded(here[word]) != rounded(there[word])
    )
    if any(more > less for _, more, less in counts):
        yield Fact(kind, counts=counts)


def things(one: Stand, other: Stand) -> Iterator[Fact]:
    """What has a name: of each kind those that only one line has."""
    for kind in NAMED:
        more, less = only(kind, one, other), only(kind, other, one)
        if kind == FOILED:  # what the others have not completed
            more, less = less, more
        if len(more) > len(less) or (more and kind != FOILED and len(more) == len(less)):
            yield Fact(kind, more, less)


def only(kind: str, one: Stand, other: Stand) -> tuple[str, ...]:
    """The things that a line has and the other has not, each as often as it has more of it."""
    found: list[str] = []
    for name, count in one.has.items():
        role, _, thing = name.partition(" ")
        more = count - other.has.get(name, 0)
        if kind == BROKEN:  # what has been repaired there is not missing there
            repaired = f"{REPAIRED} {thing}"
            more -= max(0, other.has.get(repaired, 0) - one.has.get(repaired, 0))
        if role == kind and more >= CLEAR:
            found += [thing] * max(1, rounded(more))
    return tuple(found)
