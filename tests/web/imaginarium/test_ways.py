"""One click may do several things: what it carries can be done, and nothing is out of reach."""

import re
from random import Random

import pytest

from tests.web.tables import drawn, moments, table_of

VALUE = re.compile(r'name="action" value="([^"]+)"')


def carried(table):
    """What the buttons of the seat that is to act carry."""
    return set(VALUE.findall(drawn(table, table.log.active)))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_a_click_carries_can_be_done(seats):
    table = table_of("imaginarium", seats, seats + 4)
    game, several = table.log.game, 0
    for _ in moments(table.log, Random(seats), 130):
        for value in carried(table):
            state = table.log.match.at().clone()
            seat, actions = state.active, value.split("; ")
            several += len(actions) > 1
            for action in actions:
                number = game.numbering.numbers[action]
                assert (state.active, game.why_not(state, number)) == (seat, 0), value
                game.apply(state, number)
    assert several > 100


def test_every_action_can_be_begun_with_a_click():
    table = table_of("imaginarium", 3, 8)
    for _ in moments(table.log, Random(5), 200):
        begun = {value.split("; ")[0] for value in carried(table)}
        assert begun == set(table.log.match.legal())
