"""Whoever is thrifty thinks no longer on average, and longest where it matters."""

from dataclasses import replace
from random import Random

import pytest

from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Searcher, Style
from bricabrac.search.thrift import CHUNK, LONGER, Thrift
from bricabrac.search.weights import home_of


class Tree:
    """A tree that grows by a chunk in a hundredth of a second, with two actions to compare."""

    def __init__(self, share):
        self.share, self.visits, self.time = share, 0, 0.0

    def grow(self, iterations):
        self.visits += iterations
        self.time += 0.01
        return iterations

    def rivals(self):
        return round(self.visits * self.share), round(self.visits * (1 - self.share))


def spent(share, seconds, saved=0.0):
    """How long is thought about a decision, and what is saved afterwards."""
    tree = Tree(share)
    thrift = Thrift(clock=lambda: tree.time, saved=saved)
    assert thrift.spend(tree, seconds, began=0.0) == tree.visits == round(tree.time / 0.01) * CHUNK
    return tree.time, thrift.saved


def test_a_clear_decision_takes_as_long_as_another_action_could_still_win():
    # Tried nine times in ten: after five ninths of the time the other cannot come up any more.
    for before in (0.0, 10.0):
        taken, saved = spent(0.9, 0.3, before)
        assert taken == pytest.approx(0.3 * 5 / 9, abs=0.011)
        assert saved == pytest.approx(before + 0.3 - taken)


def test_a_decision_in_doubt_takes_what_was_saved_and_no_more():
    assert spent(0.5, 0.3) == pytest.approx((0.3, 0.0), abs=0.011)
    assert spent(0.5, 0.3, saved=0.2) == pytest.approx((0.5, 0.0), abs=0.011)
    most = 0.3 * LONGER
    assert spent(0.5, 0.3, saved=10.0) == pytest.approx((0.3 + most, 10.0 - most), abs=0.011)
    # Half as often again: the other could come up until five sixths of what may be spent are.
    until = (0.3 + most) * 5 / 6
    assert spent(0.6, 0.3, saved=10.0) == pytest.approx((until, 10.3 - until), abs=0.011)


def test_a_searcher_saves_during_a_match_and_forgets_it_with_everything_else():
    match = Match(GAMES["nicodemus"], seed=3)
    game, dice = compiled(match.game), Random(1)
    view = match.view(match.active, memory=True)
    style = Style(weights=home_of(game))
    searcher = Searcher(game, replace(style, thrifty=True))
    searcher.advise(view, Budget(iterations=CHUNK), dice)
    assert searcher.thrift.saved == 0.0  # who counts iterations has no time to save
    searcher.thrift.saved = 1.0
    searcher.advise(view, Budget(seconds=0.02), dice)
    assert searcher.thrift.saved != 1.0
    searcher.forget()
    assert searcher.thrift.saved == 0.0
    assert Searcher(game, style).thrift is None
