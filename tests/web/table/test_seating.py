"""Names and colours stay with people, wherever they sit in the next match."""

import json
from dataclasses import asdict
from types import SimpleNamespace

from bricabrac.store import Entry
from bricabrac.web.board.people import names_at
from bricabrac.web.board.speech import texts
from bricabrac.web.table.seating import bot, colour_of, open_seat, person, rotated, to_text
from bricabrac.web.table.seats import Seats


def colours(sitters):
    return {sitter.player: colour_of(seat, sitter) for seat, sitter in enumerate(sitters)}


def names(sitters):
    log = SimpleNamespace(seats=Seats(list(sitters)))
    return {one.player: name for one, name in zip(sitters, names_at(log, texts("en")))}


def test_whoever_plays_again_keeps_colour_and_name():
    first = [person("a", ""), person("b", "Bruno"), person("c", "Bruno")]
    second = rotated(first)
    third = rotated(second)

    assert [one.player for one in second] == ["b", "c", "a"]
    assert colours(first) == colours(second) == colours(third) == {"a": 0, "b": 1, "c": 2}
    assert names(first) == {"a": "Guest 1", "b": "Bruno 1", "c": "Bruno 2"}
    assert names(first) == names(second) == names(third)


def test_whoever_sits_down_takes_the_colour_that_is_left():
    seats = Seats()
    seats.fold(Entry(0, "seats", -1, to_text(rotated([open_seat(), bot("master")])), 0))
    seats.fold(Entry(1, "sit", 1, json.dumps(asdict(person("a", "Ada"))), 0))

    assert seats.sitters[1].name == "Ada"
    assert [colour_of(seat, one) for seat, one in enumerate(seats.sitters)] == [1, 0]
