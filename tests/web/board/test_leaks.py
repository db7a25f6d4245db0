"""No page tells what its reader may not know: with the unseen dealt anew, it is the same page."""

import re
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.games import GAMES
from tests.web.tables import drawn, every_table, moments, table_of


@every_table
def test_pages_are_the_same_with_the_unseen_dealt_anew(name, seats):
    random = Random(7)
    for seed in range(2):
        table = table_of(name, seats, seed)
        for number in moments(table.log, random, 400):
            if number % 6 == 0:
                truth = table.log.match
                for seat in (*range(seats), SPECTATOR):
                    expected = drawn(table, seat)
                    table.log.match = truth.dealt_anew(seat, random.randrange(1 << 30))
                    assert drawn(table, seat) == expected
                    table.log.match = truth
        assert table.log.outcome or number == 399


@every_table
def test_what_the_page_lets_one_do_is_what_the_rules_allow(name, seats):
    random = Random(3)
    table = table_of(name, seats, 11)
    for _ in moments(table.log, random, 300):
        page = drawn(table, table.log.active)
        offers = set(re.findall(r'name="action" value="([^"]+)"', page))
        match = table.log.match
        assert {offer.partition("; ")[0] for offer in offers} == set(match.legal())
        for offer in offers:
            tried = match.until(len(match.history))
            for action in offer.split("; "):  # what a click does besides is allowed, too
                tried.act(action)
        for seat in range(seats):
            if seat != table.log.active:
                assert 'name="action"' not in drawn(table, seat)


def test_hidden_cards_leave_no_trace_in_the_page_of_the_other():
    table = table_of("nicodemus", 2, 5)
    held = set(re.findall(r'value="play (\w+)"', drawn(table, table.log.active)))
    others = drawn(table, 1 - table.log.active)
    shown = set(re.findall(r'data-fly="(\w+)"', others))
    row = table.log.match.view().state.row[:1]
    hand = table.log.match.view(1 - table.log.active).state.seats[1 - table.log.active].hand
    known = {kind for kind, count in enumerate(hand) if count} | set(row)
    ids = list(GAMES["nicodemus"].numbering.verbs["play"].objects)
    assert held - shown == {id for id in held if ids.index(id) not in known}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_boards_speak_every_language(language):
    table, random = table_of("nicodemus", 2, 4), Random(4)
    for _ in moments(table.log, random, 300):
        for seat in (0, 1, SPECTATOR):
            assert drawn(table, seat, language)
