"""Comparing: what two friends made of the same side of the same deal, and where they parted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bricabrac.review.judging import shared
from bricabrac.review.turning import deeds
from bricabrac.web.board.people import words_at
from bricabrac.web.board.speech import sentence
from bricabrac.web.duplicate.pair import FRIEND, HOST, Pair
from bricabrac.web.replay.after import books_at
from bricabrac.web.replay.chart import Chart, chart_of
from bricabrac.web.replay.moments import Film
from bricabrac.web.table.table import Table


@dataclass(frozen=True, slots=True)
class Played:
    """How a match ended for one of the two."""

    id: str  # of the match
    points: int
    best: int  # of the others'
    won: float  # 1: alone; less: with others; who gave up has not
    rounds: int
    is_out: bool  # somebody else has played it on

    @property
    def margin(self) -> int:
        """By how many points."""
        return self.points - self.best


@dataclass(frozen=True, slots=True)
class Parted:
    """The first decision in which two matches differ."""

    move: int  # moves until after it
    round: int
    deeds: tuple[str, str]  # what either did


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a deal, as both have played it."""

    deal: int
    seat: int
    played: tuple[Played, Played]
    chart: Chart
    parted: Parted | None  # None: they never did


def sides_of(pair: Pair, letters: Sequence[str], language: str) -> list[Side]:
    """Everything that can be compared: what both have played to its end."""
    terms, sides = pair.terms, list[Side]()
    for deal in range(terms.deals):
        # Against each other, whoever has a side at one table plays against it at the other.
        places = [(pair.table(HOST, deal), pair.table(FRIEND, deal))]
        if terms.is_together:
            places = [(pair.table(HOST, deal), pair.table(HOST, 1 - deal))]
        for mine, theirs in places:
            if mine is None or theirs is None or not (mine.log.is_over and theirs.log.is_over):
                continue
            seat = terms.seat_of(HOST, deal)
            sides.append(
                Side(
                    deal,
                    seat,
                    (played(mine, seat), played(theirs, seat)),
                    chart(mine, theirs, seat, letters),
                    parted(mine, theirs, language),
                )
            )
    return sides


def played(table: Table, seat: int) -> Played:
    """How a match ended for a seat."""
    match, books = table.log.match, books_at(table)
    is_out = table.log.seats.sitters[seat].resigned
    others = [points for one, points in enumerate(books.totals) if one != seat]
    return Played(
        table.id,
        books.totals[seat],
        max(others),
        0.0 if is_out else shared(match.game.outcome(match.at()), match.seats)[seat],
        len(books.rounds) - 1,
        is_out,
    )


def chart(mine: Table, theirs: Table, seat: int, letters: Sequence[str]) -> Chart:
    """The points of both by round, from the same beginning; who has ended stays where they are."""
    runs = [books_at(table) for table in (mine, theirs)]
    longest = max(runs, key=lambda books: len(books.rounds))
    rounds = tuple(
        tuple(books.rounds[min(at, len(books.rounds) - 1)][seat] for books in runs)
        for at in range(len(longest.rounds))
    )
    return chart_of(rounds, longest.numbers, letters)


def parted(mine: Table, theirs: Table, language: str) -> Parted | None:
    """Where two matches of one deal differ for the first time, and in what."""
    matches = mine.log.match, theirs.log.match
    pairs = zip(*(match.history for match in matches), strict=False)
    for move, (one, other) in enumerate(pairs):
        if one.action != other.action:
            words, round = words_at(mine.log, language), Film(matches[0]).round_at(move)
            told = [deeds(matches[0], move, [done.action], words)[0] for done in (one, other)]
            return Parted(move + 1, round, (sentence(told[0]), sentence(told[1])))
    return None


def verdict(sides: Sequence[Side]) -> int:
    """Who has done better: 1 who invited, -1 the friend, 0 neither. Wins first, then margins."""
    for worth in ("won", "margin"):
        ours, theirs = (sum(getattr(side.played[who], worth) for side in sides) for who in (0, 1))
        if ours != theirs:
            return 1 if ours > theirs else -1
    return 0
