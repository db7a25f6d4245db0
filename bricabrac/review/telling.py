"""Telling: two sentences about a turning point, from the facts of its two lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.having import (
    ASSISTANT,
    BROKEN,
    COMPLETED,
    FOILED,
    FREELY,
    INITIATIVE,
    MAKES,
    REPAIRED,
    SAVES,
    SECRET,
)
from bricabrac.engine.phrases import ORDER, points, some
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.words import Several, Words, words_in
from bricabrac.review.difference import (
    PIECES,
    THEIRS,
    WON,
    Fact,
    differs,
    facts,
    only,
    rounded,
)
from bricabrac.review.turning import Stand, Turning

MESSAGES = Path(__file__).with_name("messages")
THINGS = (COMPLETED, ASSISTANT, REPAIRED, BROKEN)  # what can be had, and is named
MOST = 3  # facts that are told for a line,
FEW = 2  # or less, if the next one is a small matter,
AGAINST = 2  # and against it
SMALL = (SECRET, PIECES, THEIRS, INITIATIVE)
HEAPS = (PIECES, THEIRS, MAKES, SAVES)


def review_words(language: str) -> Words:
    """What reviews say."""
    return words_in(language, MESSAGES)


class Teller:
    """Whoever puts facts into words: ``words`` are those of the game, ``say`` those of reviews."""

    def __init__(self, called: Any, words: Words, say: Words) -> None:
        self.called, self.words, self.say = called, words, say

    def brought(self, before: Stand, after: Stand) -> str:
        """What a turn brought, and for what."""
        gained, paid = self.moved(after, before), self.moved(before, after)
        told = {"gained": self.listed(gained), "paid": self.listed(paid)}
        return self.say.say("review-for" if paid else "review-free", **told)

    def moved(self, one: Stand, other: Stand) -> list[str]:
        """What is there at one moment and not at the other."""
        won = rounded(one.points) - rounded(other.points)
        change = [rounded(here) - rounded(there) for here, there in zip(one.stock, other.stock)]
        told = [points(won)] * (won > 0)
        kinds = [some(kind, change[kind]) for kind in ORDER if change[kind] > 0]
        things = [self.thing(kind, thing) for kind in THINGS for thing in only(kind, one, other)]
        return [*map(self.words.say, told), *things, *map(self.words.say, kinds)]

    def thing(self, kind: str, thing: str) -> str:
        """One of the things that can be had."""
        name = self.words.say(self.called(kind, thing))
        return self.say.say(f"review-thing-{kind}", thing=name)

    def listed(self, parts: Sequence[str]) -> str:
        """All of these, or nothing."""
        *before, last = parts or [self.words.say("nothing")]
        return self.say.say("review-and", one=", ".join(before), other=last) if before else last

    def later(self, better: Stand, played: Stand) -> str:
        """Where the lines led: what speaks for the better one, and what does not; or nothing."""
        found, against = facts(better, played), self.against(better, played)
        if not found:
            return ""
        if found[0].kind == WON:
            return self.joined(found[:1])
        told = [fact for place, fact in enumerate(found) if place < FEW or fact.kind not in SMALL][
            :MOST
        ]
        after = self.joined(told)
        if not against:
            return after
        return f"{after} {self.say.say('review-return', things=self.listed(against))}"

    def joined(self, told: Sequence[Fact]) -> str:
        """One sentence of all."""
        it = self.say.say("review-it")
        does = [self.does(fact, "" if place else it) for place, fact in enumerate(told)]
        return self.say.say("review-after", told=self.listed(does))

    def does(self, fact: Fact, it: str) -> str:
        """What a line has done by then; the first says of whom, where its language has it."""
        id, about = f"review-does-{fact.kind}", {"it": it}
        if fact.more:
            names = {"these": self.names(fact.kind, fact.more)}
            if fact.less and fact.kind != FOILED:
                id, names["those"] = f"{id}-instead", self.names(fact.kind, fact.less)
            return self.say.say(id, **about, **names, count=len(fact.more))
        if fact.kind in HEAPS:
            return self.heap(id, fact, about)
        for _, more, less in fact.counts:
            return self.say.say(id, **about, more=more, less=less, count=more - less)
        return self.say.say(id, **about)

    def heap(self, id: str, fact: Fact, about: dict[str, str]) -> str:
        """Pieces: how many more, or how many of each kind in place of how many."""
        units, here, there = zip(*fact.counts, strict=True)
        if fact.kind == THEIRS or all(more > less for more, less in zip(here, there, strict=True)):
            lead = [(unit, one - two) for unit, one, two in fact.counts if one > two]
            return self.say.say(id, **about, more=self.amounts(lead))
        more, less = (self.amounts(zip(units, some, strict=True)) for some in (here, there))
        return self.say.say(f"{id}-instead", **about, more=more, less=less)

    def amounts(self, counts: Iterable[tuple[str, int]]) -> str:
        """``2 wood, 1 resource of any kind``"""
        return self.listed(
            [
                self.say.say("review-any", count=count)
                if unit == FREELY
                else self.words.say(some(WORDS.index(unit), count))
                for unit, count in counts
            ]
        )

    def names(self, kind: str, things: Sequence[str]) -> str:
        """Things by name; those with an article are still to be bent."""
        called = [self.called(kind, thing) for thing in dict.fromkeys(things)]  # each once
        if len(called) > 1 and kind in (ASSISTANT, REPAIRED, BROKEN):
            return self.words.say(Several(tuple(called)))
        return self.listed([self.words.say(one) for one in called])

    def against(self, better: Stand, played: Stand) -> list[str]:
        """What speaks for the other line, in a few words."""
        both = {fact.kind for fact in facts(better, played)}
        found = []
        more = [points(rounded(played.points) - rounded(better.points))] * differs(
            played.points, better.points
        )
        if PIECES not in both:
            for kind in ORDER:
                if differs(played.stock[kind], better.stock[kind]):
                    count = rounded(played.stock[kind]) - rounded(better.stock[kind])
                    more.append(some(kind, count))
        if more:
            things = self.listed([self.words.say(one) for one in more])
            found.append(self.say.say("review-more", things=things))
        found += [
            self.thing(kind, thing)
            for kind in THINGS
            if kind not in both
            for thing in only(kind, played, better)
        ]
        return found[:AGAINST]


def reasons(turning: Turning, game: Game, words: Words, say: Words) -> tuple[str, str]:
    """Why it was a turning point: what both lines brought at once, and where they led."""
    teller = Teller(game.called, words, say)
    less = teller.brought(turning.before, turning.played.then)
    more = teller.brought(turning.before, turning.better.then)
    first = say.say("review-both" if less == more else "review-each", less=less, more=more)
    better, played = turning.better.later, turning.played.later
    if then := teller.later(better, played):
        return first, then
    about = {"percent": round(100 * turning.agreed), "cost": round(100 * turning.cost)}
    if against := teller.against(better, played):
        return first, say.say("review-yet", **about, things=teller.listed(against))
    return first, say.say("review-far", **about)


def points_of(cost: float, spread: float, say: Words) -> str:
    """A cost in points of a hundred, and how sure it is."""
    return say.say("review-cost", cost=f"{100 * cost:.0f}", spread=f"{max(1, 100 * spread):.0f}")
