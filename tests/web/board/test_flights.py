"""What flies on the board is what the rules tell: nothing is made up, nothing given away."""

import json
import re
from collections import Counter
from html import unescape
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.pieces import PIECES
from bricabrac.web.board.flights import SIGNS, written
from bricabrac.web.door.assets import sprite
from bricabrac.web.show import show_of
from tests.web.tables import drawn, every_table, moments, table_of

PICTURES = set(re.findall(r'<symbol id="([\w-]+)"', sprite().decode()))


def flown(table, eyes):
    """What the last action let fly, as somebody sees it."""
    match = table.log.match
    told = json.loads(written(match, eyes, show_of(match.game.name).flights))
    return [tuple(rest) for number, *rest in told if number == len(match.history) - 1]


@every_table
def test_every_flight_has_a_picture_and_goes_somewhere(name, seats):
    table, kinds = table_of(name, seats, 5), set()
    for _ in moments(table.log, Random(5), 500):
        if table.log.match.history:
            for what, start, end, many in flown(table, SPECTATOR):
                assert what in PICTURES
                assert start
                assert start != end
                assert many > 0
                kinds.add((what[:2], end.partition("/")[0].rstrip("0123456789")))
    assert len(kinds) > 8


def stocks(table):
    """Who has how much of what."""
    seats = table.log.match.at().seats[: table.log.match.seats]
    return [tuple(side.stock[:PIECES]) for side in seats]


def test_pieces_fly_as_stocks_change():
    """In Nicodemus nothing comes from nowhere: what flies is what everybody gets and gives."""
    for seed in range(4):
        table, random = table_of("nicodemus", 2, seed), Random(seed)
        before = stocks(table)
        for number in moments(table.log, random, 400):
            if number == 1:
                continue
            change, after = Counter(), stocks(table)
            for what, start, end, many in flown(table, SPECTATOR):
                if what in SIGNS:
                    change[start, SIGNS.index(what)] -= many
                    change[end, SIGNS.index(what)] += many
            for seat in range(2):
                for kind in range(PIECES):
                    moved = change[f"stock-{seat}", kind]
                    assert moved == after[seat][kind] - before[seat][kind]
            before = after


@pytest.mark.parametrize("eyes", [1, SPECTATOR])
def test_a_drawn_card_is_shown_to_its_owner_only(eyes):
    table, random = table_of("nicodemus", 2, 3), Random(3)
    for _ in moments(table.log, random, 200):
        for what, start, end, _ in flown(table, eyes) if table.log.match.history else ():
            if start == "deck" and end.startswith("hand-0"):
                assert (what, end) == ("b-back-n", "hand-0")


def test_a_board_tells_its_flights():
    table = table_of("nicodemus", 2, 7)
    for _ in moments(table.log, Random(7), 6):
        pass
    page = drawn(table, 0)
    told = json.loads(unescape(re.search(r'data-flights="([^"]*)"', page)[1]))
    assert re.search(r'data-moves="(\d+)"', page)[1] == str(len(table.log.match.history))
    assert {number for number, *_ in told} <= set(range(len(table.log.match.history)))
    assert told
