"""Where points came from, what everybody did, and where turns and rounds begin."""

from collections import Counter

from bricabrac.engine.match import Match
from bricabrac.engine.pieces import COAL, PIECES
from bricabrac.games import GAMES
from bricabrac.web.replay.books import books_of, points_at
from bricabrac.web.replay.moments import Film
from tests.web.replay.matches import played
from tests.web.tables import every_table


@every_table
def test_the_parts_add_up_to_the_points_move_by_move(name, seats):
    for seed in range(12 if name == "nicodemus" else 3):
        match = played(name, seats, seed)
        books = books_of(match, [0] * len(match.history))
        scored = Counter()
        for part in books.parts:
            scored[part.move, part.seat] += part.points
        for number in range(len(match.history)):
            before, after = points_at(match, number), points_at(match, number + 1)
            for seat in range(seats):
                assert scored[number + 1, seat] == after[seat] - before[seat], (seed, number)
        assert books.totals == match.outcome().points
        assert books.rounds[-1] == books.totals
        for seat in range(seats):
            told = sum(books.sum(seat, source) for source in books.sources)
            assert told == match.outcome().points[seat]


@every_table
def test_what_came_and_went_explains_the_stock(name, seats):
    match = played(name, seats, 5)
    books = books_of(match, [1000 * number for number in range(len(match.history))])
    first, last = match.at(0), match.at()
    for seat, tally in enumerate(books.tallies):
        was, now = first.seats[seat].stock, last.seats[seat].stock
        assert was[COAL] + tally.coal[0] - tally.coal[1] == now[COAL]
        gained, spent = tally.resources
        assert sum(was[1:PIECES]) + gained - spent == sum(now[1:PIECES])
    assert sum(tally.moves for tally in books.tallies) == len(match.history)
    assert sum(tally.seconds for tally in books.tallies) == len(match.history) - 1


def test_points_from_before_a_position_are_told():
    position = {"seats": [{"points": 3}, {}]}
    match = Match(GAMES["nicodemus"], position=position)
    books = books_of(match, [])
    assert [(part.seat, part.source, part.points) for part in books.parts] == [(0, "begun", 3)]


def test_turns_and_rounds_begin_where_somebody_else_acts():
    film = Film(played("nicodemus", 2, 1))
    seats = [done.seat for done in film.match.history]
    for start in film.turn_starts[1:]:
        assert seats[start] != seats[start - 1]
    assert set(film.round_starts) <= set(film.turn_starts)
    assert [film.round_at(start) for start in film.round_starts] == list(
        range(1, len(film.round_starts) + 1)
    )
