"""An opinion is about every seat, and the same every time."""

from random import Random

import pytest

from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.opinion import SURE, opinion, searcher_for, style_for
from bricabrac.search.searcher import Style
from bricabrac.search.weights import home_of

BUDGET = Budget(iterations=600)


def test_what_was_learned_of_a_game_is_searched_with(monkeypatch):
    game = GAMES["nicodemus"]
    assert style_for(game).weights == home_of(game)
    monkeypatch.setattr("bricabrac.search.opinion.home_of", lambda _: home_of(game) / "nowhere")
    assert style_for(game) == Style()


@pytest.mark.parametrize(("name", "seats"), [("nicodemus", 2), ("imaginarium", 4)])
def test_an_opinion_is_about_every_seat_and_the_same_every_time(name, seats):
    match, searcher = Match(GAMES[name], seed=3, seats=seats), searcher_for(GAMES[name])
    view = match.view(match.active, memory=True)
    found = opinion(view, BUDGET, Random(1), searcher)
    assert sum(one.visits for one in found.candidates) == 600
    assert {one.action for one in found.candidates} <= set(match.actions())
    for shares in (found.shares, *(one.shares for one in found.candidates)):
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1, abs=0.001)
    together = [
        sum(one.visits * one.shares[seat] for one in found.candidates) / 600
        for seat in range(seats)
    ]
    assert found.shares == pytest.approx(together, abs=0.001)
    searcher.forget()
    assert opinion(view, BUDGET, Random(1), searcher) == found


def test_a_line_can_be_played_as_far_as_it_was_tried_often():
    match, searcher = Match(GAMES["nicodemus"], seed=3), searcher_for(GAMES["nicodemus"])
    found = opinion(match.view(match.active, memory=True), BUDGET, Random(1), searcher)
    assert found.best.line[0] == found.best.action
    assert len(found.best.line) > 1
    assert found.best.visits >= SURE
    for action in found.best.line[:2]:
        match.act(action)


def test_another_seat_begins_with_a_bare_root():
    match, searcher = Match(GAMES["nicodemus"], seed=3), searcher_for(GAMES["nicodemus"])
    visits = []
    for seat in (0, 1, 1):
        searcher.advise(match.view(seat, memory=True), BUDGET, Random(1))
        visits.append(searcher.groves[0].visits())
    assert visits == [600, 600, 1200]
