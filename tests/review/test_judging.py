"""The reviewer thinks the same of the same record, by what a seat could know and no more."""

import pytest

from bricabrac.engine.notation import write
from bricabrac.review.judging import glances, judge_of
from bricabrac.review.thoughts import first_look, piece, think_for, whole
from bricabrac.review.writing import to_json
from tests.review.ending import ending

THINK = 60
TABLES = [("nicodemus", 2), ("imaginarium", 2)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_record_gives_the_same_review_in_whatever_pieces(name, seats):
    match = ending(name, seats)
    record, count = write(match), len(match.history)
    at_once = piece(record, 0, count, THINK)
    backwards = [piece(record, number, number + 1, THINK)[0] for number in reversed(range(count))]
    assert backwards[::-1] == at_once
    one, other = (to_json(whole(record, at_once), {}) for _ in range(2))
    assert one == other
    assert len(first_look(record)) == count


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_could_not_see_changes_nothing_that_is_thought_of_its_decision(name, seats):
    match, judge = ending(name, seats), judge_of(name)
    for number in range(0, len(match.history), 4):
        done = match.history[number]
        other = match.until(number).dealt_anew(done.seat, 99)
        other.act(done.action)
        here, there = (judge.judged(one, number, THINK) for one in (match, other))
        assert (here.best, here.cost, here.spread) == (there.best, there.cost, there.spread)
        if here.known and there.known:
            assert here.known[done.seat] == there.known[done.seat]
        assert glances(match)[number] == glances(other)[number]


def test_what_ends_the_match_is_judged_by_its_end():
    match, judge = ending("nicodemus", 2), judge_of("nicodemus")
    last = match.until(len(match.history) - 1)
    winners = match.outcome().winners
    shares = judge.afterwards(last, last.active, match.history[-1].action, THINK, None)
    assert [seat for seat, share in enumerate(shares) if share] == list(winners)


def test_a_longer_time_is_more_iterations_not_a_clock():
    assert think_for(120, 20) == think_for(120, 20) > think_for(240, 20) > think_for(240, 10)
