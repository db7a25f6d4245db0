"""No page tells what its reader may not know: with the unseen dealt anew, it is the same page."""

import re
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.games import GAMES
from bricabrac.store import Entry, Header
from bricabrac.web.board.render import Renderer
from bricabrac.web.door.assets import Assets
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table

RENDERER = Renderer(Assets())


def table_of(name, seats, seed):
    """A table with people only."""
    table = Table(Header("0123456789", name, GAMES[name].version, seats, seed), GAMES[name], None)
    people = [seating.person(f"p{seat}", f"Ada {seat}") for seat in range(seats)]
    table.fold(Entry(0, "seats", -1, seating.to_text(people), 0))
    return table


def boards(table, seat, language="en"):
    """The board, rendered from nothing."""
    table.renders.clear()
    return RENDERER.board(table, seat, language)


TABLES = [(name, seats) for name in offered() for seats in GAMES[name].seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pages_are_the_same_with_the_unseen_dealt_anew(name, seats):
    random = Random(7)
    for seed in range(2):
        table = table_of(name, seats, seed)
        for number in range(1, 400):
            if table.outcome:
                break
            if number % 6 == 0:
                truth = table.match
                for seat in (*range(seats), SPECTATOR):
                    expected = boards(table, seat)
                    table.match = truth.dealt_anew(seat, random.randrange(1 << 30))
                    assert boards(table, seat) == expected
                    table.match = truth
            action = GAMES[name].numbering.name(random.choice(table.match.actions()))
            table.fold(Entry(number, "act", table.active, action, 0))
        assert table.outcome or number == 399


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_the_page_lets_one_do_is_what_the_rules_allow(name, seats):
    random = Random(3)
    table = table_of(name, seats, 11)
    for number in range(1, 300):
        if table.outcome:
            break
        legal = table.match.legal()
        page = boards(table, table.active)
        offers = set(re.findall(r'name="action" value="([^"]+)"', page))
        assert offers == set(legal)
        for seat in range(seats):
            if seat != table.active:
                assert 'name="action"' not in boards(table, seat)
        table.fold(Entry(number, "act", table.active, random.choice(legal), 0))


def test_hidden_cards_leave_no_trace_in_the_page_of_the_other():
    table = table_of("nicodemus", 2, 5)
    held = set(re.findall(r'value="play (\w+)"', boards(table, table.active)))
    others = boards(table, 1 - table.active)
    shown = set(re.findall(r'data-fly="(\w+)"', others))
    row = table.match.view().state.row[:1]
    hand = table.match.view(1 - table.active).state.seats[1 - table.active].hand
    known = {kind for kind, count in enumerate(hand) if count} | set(row)
    ids = list(GAMES["nicodemus"].numbering.blocks["play"].objects)
    assert held - shown == {id for id in held if ids.index(id) not in known}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_boards_speak_every_language(language):
    table, random = table_of("nicodemus", 2, 4), Random(4)
    for number in range(1, 300):
        if table.outcome:
            break
        for seat in (0, 1, SPECTATOR):
            assert boards(table, seat, language)
        action = random.choice(table.match.legal())
        table.fold(Entry(number, "act", table.active, action, 0))
