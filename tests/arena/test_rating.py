"""Elo, intervals and verdicts, against numbers worked out by hand."""

from math import inf, log, log10, sqrt

import pytest

from bricabrac.arena.rating import elo, interval, ratings, share, strengths, summed
from bricabrac.arena.verdict import Test, likelihood_ratio

Test.__test__ = False  # not one of pytest's


def test_elo_by_hand():
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)  # ten to one
    assert elo(0.75) == pytest.approx(190.848501888)
    assert elo(1 / 4, players=4) == pytest.approx(0)  # a fair share
    assert elo(10 / 13, players=4) == pytest.approx(400)  # ten against three ones
    assert (elo(0), elo(1)) == (-inf, inf)


def test_share_is_elo_backwards():
    for players in (2, 3, 5):
        assert share(elo(0.3, players), players) == pytest.approx(0.3)


def test_the_interval_by_hand():
    scores = [0.0, 0.5, 1.0, 0.5]  # mean 1/2, sample deviation sqrt(1/6)
    reach = 1.959964 * sqrt(1 / 6) / 2
    assert interval(scores) == pytest.approx((0.5 - reach, 0.5 + reach), abs=1e-6)


def test_scores_that_are_all_alike_are_no_certainty():
    assert interval([1.0] * 30) == (0.9, 1.0)  # the rule of three
    assert interval([1.0]) == (0.0, 1.0)


def test_strengths_of_two_are_their_elo():
    # 75 to 25, and the shared match that everybody is given.
    found = strengths({("a", "b"): (75, 25, 100)})
    assert found["a"] - found["b"] == pytest.approx(400 * log10(75.5 / 25.5), abs=1e-4)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_strengths_of_three_add_up():
    # Ten to one, each against the next: the first against the third is a hundred to one.
    many = 1e9
    found = strengths(
        {
            ("a", "b"): (many * 10 / 11, many / 11, many),
            ("b", "c"): (many * 10 / 11, many / 11, many),
            ("a", "c"): (many * 100 / 101, many / 101, many),
        }
    )
    assert [round(found[name]) for name in "abc"] == [400, 0, -400]


def test_strength_among_many():
    # One against three, and as often as ten to one against each of them.
    found = strengths({("a", "b", "b", "b"): (1e6 * 10 / 13, 1e6 / 13, 1e6 / 13, 1e6 / 13, 1e6)})
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.1)


def test_ratings_come_with_intervals_the_best_first():
    deals = [[(("a", "b"), (1.0, 0.0)), (("b", "a"), (float(deal % 2), 1.0 - deal % 2))]
             for deal in range(40)]  # fmt: skip
    assert summed(deals)[("b", "a")] == [20.0, 20.0, 40]
    rated = ratings(deals)
    assert list(rated) == ["a", "b"]
    middle, low, high = rated["a"]
    assert low < middle < high
    assert rated == ratings(deals)


def test_evidence_of_wins_and_losses_by_hand():
    # Only 0 and 1: the likeliest distribution with a given mean has just one free number.
    scores = [1.0] * 60 + [0.0] * 40
    by_hand = 60 * log(0.55 / 0.5) + 40 * log(0.45 / 0.5)
    assert likelihood_ratio(scores, 0.5, 0.55) == pytest.approx(by_hand, abs=1e-3)


def test_evidence_of_pairs_is_near_the_normal_approximation():
    scores = [0.0] * 15 + [0.5] * 50 + [1.0] * 35  # mean 0.6, variance 0.115
    low, high = share(0), share(10)
    approximate = 100 * (high - low) * (2 * 0.6 - low - high) / (2 * 0.115)
    assert likelihood_ratio(scores, low, high) == pytest.approx(approximate, rel=0.1)


def test_pairs_that_even_out_are_worth_more_than_single_matches():
    singles, pairs = [1.0, 0.0, 1.0, 0.0, 1.0] * 20, [0.5, 0.5, 0.5, 0.5, 1.0] * 20
    assert sum(singles) == sum(pairs)
    assert likelihood_ratio(pairs, 0.5, 0.55) > likelihood_ratio(singles, 0.5, 0.55)


def test_verdicts():
    test = Test(0, 30)
    assert test.bound == pytest.approx(log(19))
    assert test.verdict([1.0] * 40) == "stronger"
    assert test.verdict([1.0] * 20) == "undecided"
    assert test.verdict([0.0] * 40) == "not stronger"
    assert test.verdict([]) == "undecided"
