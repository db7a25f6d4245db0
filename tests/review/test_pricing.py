"""What a mistake is said to cost is what it costs, however the search flatters its proposals."""

from random import Random
from statistics import mean

import pytest

from bricabrac.review.judging import Judged
from bricabrac.review.pricing import KEPT, between, priced, trusted
from tests.review.ending import ending


def judged(match, dice, flattery):
    """Decisions of a match as they may be thought of, and what each really costs."""
    for number, done in enumerate(match.history):
        true, noise = max(0.0, dice.gauss(0.03, 0.04)), 0.03
        said = true + abs(dice.gauss(0, flattery))
        cost = tuple(said if seat == done.seat else -said for seat in range(match.seats))
        came = dice.gauss(KEPT * true, noise)  # playing on at a glance
        yield Judged(number, None, None, -1, cost=cost, spread=0.002, came=came, noise=noise), true


@pytest.mark.parametrize("flattery", [0.0, 0.05, 0.15])
def test_named_mistakes_cost_what_they_say(flattery):
    match, dice = ending("nicodemus", 2), Random(5)
    off, dear = [], []
    for _ in range(300):
        thought, true = zip(*judged(match, dice, flattery), strict=True)
        for before, one, cost in zip(thought, priced(match, thought), true, strict=True):
            seat = match.history[one.number].seat
            if one.is_mistake(seat):
                off.append(one.cost[seat] - cost)
                dear.append(before.cost[seat] - cost)
    assert len(off) > 200
    assert abs(mean(off)) < 0.02
    assert flattery < 0.1 or mean(dear) > 0.04  # what the search alone would have said


def test_what_is_given_by_one_is_taken_from_another_and_small_costs_are_no_dearer():
    match = ending("nicodemus", 2)
    thought, _ = zip(*judged(match, Random(1), 0.1), strict=True)
    for one in priced(match, thought):
        assert sum(one.cost) == pytest.approx(0)


def test_the_search_is_trusted_as_far_as_its_claims_came_true():
    assert trusted([(0.1, 0.1, 0.01)] * 20) == pytest.approx(1, abs=0.05)
    assert trusted([(0.1, 0.02, 0.01)] * 20) == pytest.approx(0.2, abs=0.05)
    assert 0.5 < trusted([]) < 1
    assert trusted([(0.1, -0.2, 0.01)] * 20) == 0


def test_whoever_is_surer_counts_more():
    assert between(0.1, 0.01, 0.0, 0.03) == (pytest.approx(0.09), pytest.approx(0.0095, abs=1e-4))
    assert between(0.1, 0.03, 0.0, 0.01)[0] == pytest.approx(0.01)
