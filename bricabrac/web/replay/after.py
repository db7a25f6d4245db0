"""After a match: points explained, the chart, what everybody did. For the table and the replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from jinja2 import Template

from bricabrac.engine.words import Words
from bricabrac.web.board.shown import Shown
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.replay.books import Books, Part, Tally, books_of
from bricabrac.web.replay.chart import chart_of


@dataclass(frozen=True, slots=True)
class Scored:
    """Points of a seat, in words."""

    move: int
    round: int
    text: str
    points: int


# What was reckoned of a table, and rendered of it, as of a turn: matches that are over stay so.
BOOKS: WeakKeyDictionary[Shown, tuple[int, Books]] = WeakKeyDictionary()
PAGES: WeakKeyDictionary[Shown, dict[Any, str]] = WeakKeyDictionary()


def books_at(table: Shown) -> Books:
    """The books of a table, reckoned once."""
    kept = BOOKS.get(table)
    if kept is None or kept[0] != table.log.turn:
        kept = BOOKS[table] = (table.log.turn, books_of(table.log.match, table.log.times))
    return kept[1]


def afterwards(table: Shown, people: Any, words: Named, say: Words, template: Template) -> str:
    """The section about a match that is over; the same for everybody who speaks the language."""
    pages = PAGES.setdefault(table, {})
    key = (table.log.turn, words.language, tuple(words.names))
    if key not in pages:
        books = books_at(table)
        pages[key] = template.render(
            id=table.log.header.id,
            people=people,
            books=books,
            chart=chart_of(books.rounds, books.numbers, [person.letter for person in people]),
            lists=[scored(books, seat, words, say) for seat in range(len(books.totals))],
            rows=rows_of(books, say),
        )
    return pages[key]


def scored(books: Books, seat: int, words: Named, say: Words) -> list[Scored]:
    """Where every point of a seat came from, in the order of the match."""
    return [
        Scored(part.move, books.film.round_at(part.move - 1), said(part, words, say), part.points)
        for part in books.parts
        if part.seat == seat
    ]


def said(part: Part, words: Named, say: Words) -> str:
    """The event that brought points."""
    return say.say("points-begun") if part.event is None else sentence(words.say(part.event))


def rows_of(books: Books, say: Words) -> list[tuple[str, list[str]]]:
    """What everybody did: lines of a table."""
    tallies = books.tallies
    rows = [
        (say.say("tally-moves"), [str(one.moves) for one in tallies]),
        (say.say("tally-turns"), [str(one.turns) for one in tallies]),
    ]
    if any(one.seconds for one in tallies):
        rows.append((say.say("tally-time"), [time_of(one, say) for one in tallies]))
    for name in tallies[0].deeds:
        rows.append((say.say(f"tally-{name}"), [str(one.deeds[name]) for one in tallies]))
    for name in ("coal", "resources"):
        label = say.say(f"tally-{name}")
        rows.append((label, ["+{} −{}".format(*getattr(one, name)) for one in tallies]))
    return rows


def time_of(tally: Tally, say: Words) -> str:
    """How long a seat has thought."""
    minutes, seconds = divmod(tally.seconds, 60)
    if minutes < 60:
        return say.say("time-minutes", minutes=minutes, seconds=seconds)
    return say.say("time-hours", hours=minutes // 60, minutes=minutes % 60)
