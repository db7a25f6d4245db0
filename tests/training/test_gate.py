"""Only what wins its duel against the best so far is called the best."""

import pytest

from bricabrac.arena.table import Played
from bricabrac.games import GAMES
from bricabrac.training.gate import Gate

DEALS = 20


def gate(*seats):
    return Gate(GAMES["imaginarium"], seats or (2,), "new", "old", DEALS)


def played(sitting, winner):
    """A match that somebody has won; or all have."""
    count = len(sitting.seats)
    side = sum(who == winner for who in sitting.seats)
    shares = tuple(1 / count if winner is None else (who == winner) / side for who in sitting.seats)
    return Played(sitting.number, shares, (), (), 0, "")


def held(gate, winner):
    """Play until it is over; how many matches it took."""
    count = 0
    while not gate.is_over:
        sitting = gate.next()
        gate.count(sitting, played(sitting, winner(sitting)))
        count += 1
    return count


@pytest.mark.parametrize("seats", [(2,), (3,), (2, 3, 4, 5)])
def test_who_wins_everything_is_accepted_before_all_is_played(seats):
    one = gate(*seats)
    assert held(one, lambda sitting: "new") < 2 * DEALS
    result = one.result("0002", "0001", 100.0, 60.0, 500)
    assert result.is_accepted
    assert result.share == 1
    assert 100 < result.elo < 1000


def test_who_loses_everything_is_refused():
    one = gate()
    assert held(one, lambda sitting: "old") < 2 * DEALS
    result = one.result("0002", "0001", 0.0, 60.0, 500)
    assert not result.is_accepted
    assert result.elo < 0


@pytest.mark.parametrize("seats", [(2,), (3,), (5,)])
def test_equals_change_nothing_however_many_sit_there(seats):
    one = gate(*seats)
    assert held(one, lambda sitting: None) <= 2 * DEALS
    result = one.result("0002", "0001", 50.0, 60.0, 500)
    assert result.share == pytest.approx(0.5)
    assert result.elo == pytest.approx(50, abs=0.1)
    assert not result.is_accepted


def test_deals_count_in_their_order_and_only_as_a_whole():
    one = gate()
    first, *others = [one.next() for _ in range(12)]
    for sitting in reversed(others):
        one.count(sitting, played(sitting, "new"))
    assert one.scores == []
    one.count(first, played(first, "old"))
    assert one.scores[:3] == [0.5, 1, 1]


def test_a_match_that_was_not_played_to_its_end_is_played_again():
    one = gate()
    sitting = one.next()
    one.again(sitting)
    assert one.next() == sitting
