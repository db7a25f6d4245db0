"""A review adds up, and calls no noise a mistake."""

from dataclasses import replace
from random import Random

import pytest

from bricabrac.review.judging import Judged, comes_anew, shared
from bricabrac.review.reckoning import HALVES, accuracies, goodness, reviewed, turning_points
from bricabrac.review.writing import from_json, to_json
from tests.review.ending import ending


def thought(match, seed):
    """Whatever somebody may think of a match."""
    dice = Random(seed)
    for number, done in enumerate(match.history):
        is_new = number == 0 or comes_anew(match, number)
        hoped = tuple(dice.random() for _ in range(match.seats)) if is_new else None
        cost = (
            tuple(dice.uniform(-0.1, 0.3) for _ in range(match.seats))
            if dice.random() < 0.5
            else ()
        )
        yield Judged(number, hoped, hoped, done.action, True, (done.action,), cost, 0.01)


@pytest.mark.parametrize(("name", "seats"), [("nicodemus", 2), ("imaginarium", 3)])
def test_place_deal_luck_and_decisions_add_up_to_the_result(name, seats):
    match = ending(name, seats)
    for seed in range(5):
        review = reviewed(match, list(thought(match, seed)), (1 / seats,) * seats)
        won = shared(match.game.outcome(match.at()), seats)
        assert [part.result for part in review.parts] == pytest.approx(won)
        assert len(review.known) == len(review.open) == len(match.history) + 1
        assert review.known[-1] == review.open[-1] == won
        assert len(review.turning) <= 3
        assert (
            from_json(to_json(review, {"think": 1}))[0].turning
            == from_json(to_json(review, {}))[0].turning
        )


def test_what_is_within_the_noise_is_no_mistake():
    one = Judged(0, None, None, 1, cost=(0.05, -0.05), spread=0.01)
    assert one.is_mistake(0)
    assert not one.is_mistake(1)
    assert not replace(one, spread=0.03).is_mistake(0)
    assert not replace(one, cost=(0.015, 0.0), spread=0.0).is_mistake(0)
    assert not replace(one, cost=()).is_mistake(0)


def test_a_turn_has_one_turning_point_and_the_dearest_come_first():
    match = ending("nicodemus", 2)
    turn_of, history = match.game.turn_of, match.history
    judged = [
        replace(one, cost=(0.1 + number / 100,) * 2) for number, one in enumerate(thought(match, 1))
    ]
    points = turning_points(match, judged)
    turns = {(turn_of(match.at(number)), history[number].seat) for number in points}
    assert len(points) == len(turns) == 3
    assert points[-1] == len(history) - 1
    assert list(points) == sorted(points)


def test_accuracy_is_whole_without_mistakes_and_half_where_ten_points_are_lost():
    match = ending("nicodemus", 2)
    judged = [replace(one, cost=()) for one in thought(match, 2)]
    for phase in accuracies(match, judged, 0):
        assert phase.percent in (None, 100)
        assert phase.mistakes == 0
    assert goodness(replace(judged[0], cost=(HALVES, 0.0)), 0) == 0.5
