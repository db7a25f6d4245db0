"""The search finds what is there, keeps what it knows, and is the same every time."""

from random import Random

import pytest

from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Grove, Searcher, Style
from tests.search.looking import states_of, view_of

each_game = pytest.mark.parametrize("name", ["nicodemus", "imaginarium"])


def dealt(name, seed=3):
    """A compiled game, and what the first seat to act sees of a deal."""
    match = Match(GAMES[name], seed=seed)
    return compiled(match.game), match.view(match.active, memory=True)


def advice(name, iterations, dice, **how):
    """What a new search thinks of a deal: actions, visits and shares."""
    game, view = dealt(name)
    found = Searcher(game, **how).advise(view, Budget(iterations=iterations), Random(dice))
    return [(one.action, one.visits, one.share) for one in found]


@pytest.mark.parametrize(("name", "wanted"), [("nicodemus", 40), ("imaginarium", 8)])
def test_a_win_at_once_is_not_missed(name, wanted):
    game, found, seed = GAMES[name], 0, 0
    while found < wanted:
        for state, legal in states_of(name, 2, seed):
            wins = []
            for action in legal:
                after = state.clone()
                game.apply(after, action)
                if game.outcome(after) == 1 << state.active:
                    wins.append(action)
            if 0 < len(wins) < len(legal) and found < wanted:
                found += 1
                view, budget = view_of(name, state, 2), Budget(iterations=600)
                best = Searcher(compiled(game)).advise(view, budget, Random(seed))[0]
                assert best.action in wins or best.share >= 0.95, (seed, legal, wins)
        seed += 1


@each_game
def test_the_same_dice_and_iterations_give_the_same_advice(name):
    first, again, others = (advice(name, 500, dice) for dice in (1, 1, 2))
    assert first == again
    assert first != others
    assert sum(visits for _, visits, _ in first) == 500


@each_game
def test_what_was_found_out_is_kept(name):
    match, dice, budget = Match(GAMES[name], seed=3), Random(1), Budget(iterations=200)
    searcher, visits = Searcher(compiled(match.game)), []
    for _ in range(6):
        best = searcher.advise(match.view(match.active, memory=True), budget, dice)[0]
        visits.append(searcher.groves[0].visits())
        assert searcher.iterations == 200
        match.act(best.action)
    assert visits[0] == 200
    assert max(visits[1:]) > 200

    elsewhere = Match(GAMES[name], seed=4)
    elsewhere.act(elsewhere.actions()[0])
    searcher.advise(elsewhere.view(elsewhere.active, memory=True), budget, dice)
    assert searcher.groves[0].visits() == 200  # another match begins with a bare root


@each_game
def test_a_tree_goes_down_unharmed(name):
    game, view = dealt(name, seed=5)
    grove = Grove(game, Style(nodes=5000))
    grove.look_at(view, 9)
    grove.grow(2000)

    def drawn(place):
        return sorted(
            [node.action, node.visits, node.available, list(node.value), drawn(child)]
            for child, node in grove.children(place)
        )

    place, node = max(grove.children(), key=lambda child: child[1].visits)
    below = drawn(place)
    assert len(below) > 1
    grove.follow([node.action], view.remembered())
    assert drawn(0) == below
    assert grove.visits() == node.visits


def test_threads_give_the_same_kind_of_advice():
    alone, together = (advice("nicodemus", 4000, 1, threads=threads) for threads in (1, 2))
    assert {one[0] for one in alone} == {one[0] for one in together}
    assert sum(one[1] for one in together) == sum(one[1] for one in alone) == 4000
    shares = {action: share for action, _, share in alone}
    assert together[0][2] == pytest.approx(shares[together[0][0]], abs=0.1)


def test_a_tree_without_room_learns_on_but_stops_growing():
    game, view = dealt("nicodemus")
    searcher = Searcher(game, Style(nodes=50))
    assert len(searcher.advise(view, Budget(iterations=500), Random(1))) > 1
    assert searcher.groves[0].used == 50
    assert searcher.iterations == 500


def test_a_budget_of_seconds_ends():
    game, view = dealt("nicodemus")
    searcher = Searcher(game)
    searcher.advise(view, Budget(iterations=10), Random(1))
    searcher.advise(view, Budget(seconds=0.2), Random(1))
    assert searcher.iterations > 0


def test_budgets_are_read():
    assert Budget.parse("2000") == Budget(iterations=2000)
    assert Budget.parse("0.5s") == Budget(seconds=0.5)


@pytest.mark.parametrize("text", ["", "s", "0", "-1", "0s", "-2s", "1.5", "nans", "many", "5 m"])
def test_what_is_no_budget_is_refused(text):
    with pytest.raises(ValueError, match="think for 2000"):
        Budget.parse(text)
