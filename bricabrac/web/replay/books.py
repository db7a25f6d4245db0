"""Books: where every point of a match came from, how seats stood, and what they did.

All of it is read from the story that the rules tell of each move, and checked against the states:
for every move and seat, the parts that are told add up to the points that it scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bricabrac.engine.match import Match
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.engine.story import heard
from bricabrac.engine.words import Event
from bricabrac.web.replay.moments import Film
from bricabrac.web.show import show_of

BEGUN = "begun"  # points that a seat had before the first move, in a match from a position
MOST_THOUGHT = 24 * 3600 * 1000  # milliseconds: whoever takes longer has been away


@dataclass(frozen=True, slots=True)
class Part:
    """Points of a seat that came at once."""

    seat: int
    source: str
    points: int
    move: int  # after so many moves they were there
    event: Event | None  # None: they were there before the first move


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat did in a match."""

    moves: int
    turns: int
    seconds: int
    deeds: Mapping[str, int]
    coal: tuple[int, int]  # gained, spent
    resources: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Books:
    """A match that is over, in numbers."""

    film: Film
    parts: tuple[Part, ...]
    sources: tuple[str, ...]  # those that scored, in the order of the game
    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]  # points of all seats: at first, and after each round
    numbers: tuple[int, ...]  # the numbers of these rounds, the first being before them all
    tallies: tuple[Tally, ...]

    def sum(self, seat: int, source: str) -> int:
        """What a seat has from a source."""
        return sum(
            part.points for part in self.parts if part.seat == seat and part.source == source
        )


def books_of(match: Match, times: list[int]) -> Books:
    """Read everything out of a match; the times are those of its moves."""
    film = Film(match)
    parts = (*begun(match), *scored(match))
    scores = show_of(match.game.name).scores.values()
    sources = dict.fromkeys([BEGUN, *(score.source for score in scores)])
    found = {part.source for part in parts}
    numbers, rounds = by_round(film)
    return Books(
        film=film,
        parts=parts,
        sources=tuple(source for source in sources if source in found),
        totals=points_at(match, film.length),
        rounds=rounds,
        numbers=numbers,
        tallies=tuple(tally(film, times, seat) for seat in range(match.seats)),
    )


def points_at(match: Match, number: int) -> tuple[int, ...]:
    """The points of all seats after so many moves."""
    return tuple(int(seat.points) for seat in match.at(number).seats[: match.seats])


def begun(match: Match) -> Iterator[Part]:
    """Points that were there before the first move."""
    for seat, points in enumerate(points_at(match, 0)):
        if points:
            yield Part(seat, BEGUN, points, 0, None)


def scored(match: Match) -> Iterator[Part]:
    """Everything told that brought points, each with its sentence."""
    game, scores = match.game, show_of(match.game.name).scores
    for move, done in enumerate(match.history, 1):
        for place, told in enumerate(done.story):
            score = scores.get(told.what)
            if score and (points := score.points(told.facts)):
                event = game.events(heard(done.story[place:], done.seat), done.seat)[0]
                yield Part(told.facts[0], score.source, points, move, event)


def by_round(film: Film) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The points of all seats when rounds were over, and the numbers of the rounds."""
    if not film.length:
        return (0,), (points_at(film.match, 0),)
    ends = [*film.round_starts, film.length]
    first = film.rounds[0]
    numbers = (first - 1, *(film.rounds[start] for start in film.round_starts))
    return numbers, tuple(points_at(film.match, number) for number in ends)


def tally(film: Film, times: list[int], seat: int) -> Tally:
    """What one seat did."""
    match = film.match
    own = [number for number, done in enumerate(match.history) if done.seat == seat]
    story = [told for done in match.history for told in done.story]
    counted = Counter(told.what for told in story if told.facts[:1] == (seat,))
    deeds = show_of(match.game.name).deeds
    flows = [flow(match, number, seat) for number in range(film.length)]
    return Tally(
        moves=len(own),
        turns=len({film.rounds[number] for number in own}),  # one in every round
        seconds=sum(thought(times, number) for number in own) // 1000,
        deeds={name: sum(counted[what] for what in each) for name, each in deeds.items()},
        coal=in_and_out(flows, (COAL,)),
        resources=in_and_out(flows, RESOURCES),
    )


def thought(times: list[int], number: int) -> int:
    """How long a move took after the one before, in milliseconds; 0 where nobody looked at it."""
    if not 0 < number < len(times):
        return 0
    return min(MOST_THOUGHT, max(0, times[number] - times[number - 1]))


def flow(match: Match, number: int, seat: int) -> list[int]:
    """What a move changed in the stock of a seat."""
    before = match.at(number).seats[seat].stock
    after = match.at(number + 1).seats[seat].stock
    return [after[piece] - before[piece] for piece in range(PIECES)]


def in_and_out(flows: list[list[int]], kinds: tuple[int, ...]) -> tuple[int, int]:
    """What came, and what went, of these pieces: move by move."""
    changes = [one[kind] for one in flows for kind in kinds]
    return sum(n for n in changes if n > 0), -sum(n for n in changes if n < 0)
