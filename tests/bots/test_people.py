"""The people one plays against: facts, tempers that are played, and everybody once at a table."""

from random import Random

import pytest

from bricabrac.bots import BOTS, PEOPLE
from bricabrac.bots.company import style_of
from bricabrac.bots.people import LEVELS, Person
from bricabrac.bots.thoughts import choice
from bricabrac.engine.match import Match
from bricabrac.engine.taste import LIKES, Like
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.planner import Planner
from bricabrac.search.searcher import Searcher, Style
from bricabrac.search.weights import home_of
from tests.search.looking import states_of, view_of

FONDNESS = 400


def only(like):
    """Somebody who likes one thing very much."""
    return tuple(FONDNESS * (one == like) for one in Like)


def pieces_after(name, likes, piece, seed):
    """What somebody has of a piece after a while of planning every turn with these likes."""
    match, dice = Match(GAMES[name], seed=seed), Random(seed)
    planner, me = Planner(compiled(match.game), likes), match.active
    for _ in range(120):
        if match.outcome():
            break
        legal = match.actions()
        view = match.view(match.active, memory=True)
        mine = match.active == me
        match.act(planner.best(view, 60, dice) if mine and len(legal) > 1 else dice.choice(legal))
    return match.truth().state.seats[me].stock[piece]


@pytest.mark.parametrize("name", ["nicodemus", "imaginarium"])
def test_who_likes_crystal_gathers_more_of_it(name):
    fond, even = (
        sum(pieces_after(name, likes, Like.CRYSTAL, seed) for seed in range(6))
        for likes in (only(Like.CRYSTAL), ())
    )
    assert fond > even + 6


@pytest.mark.parametrize("name", ["nicodemus", "imaginarium"])
@pytest.mark.parametrize("like", [Like.COAL, Like.CRYSTAL, Like.POINT, Like.MACHINE])
def test_a_taste_counts_what_is_liked_and_nothing_else(name, like):
    game, likes = GAMES[name], only(like)
    for place, (state, _) in enumerate(states_of(name, 2, 3)):
        if place % 40 == 0:
            for seat, me in enumerate(state.seats[:2]):
                assert game.taste(state, seat, [0] * LIKES) == 0
                if like < Like.MACHINE:
                    assert game.taste(state, seat, likes) == FONDNESS * me.stock[like]
                elif like == Like.POINT:
                    assert game.taste(state, seat, likes) == FONDNESS * me.points
                else:
                    assert game.taste(state, seat, likes) % FONDNESS == 0


@pytest.mark.parametrize("weights", [None, home_of(GAMES["nicodemus"])])
def test_a_search_with_a_temper_thinks_otherwise(weights):
    state = next(
        state for place, (state, _) in enumerate(states_of("nicodemus", 2, 4)) if place > 8
    )
    view, budget = view_of("nicodemus", state, 2), Budget(iterations=400)
    game = compiled(GAMES["nicodemus"])
    even, fond = (
        Searcher(game, Style(horizon=60, likes=likes, weights=weights)).advise(
            view, budget, Random(1)
        )
        for likes in ((), only(Like.CRYSTAL))
    )
    assert even != fond


def test_everybody_is_another_person():
    assert 6 <= len(PEOPLE) <= 8
    assert len({one.name for one in PEOPLE.values()}) == len(PEOPLE)
    assert len({style_of(one) for one in PEOPLE.values()}) == len(PEOPLE)
    assert [one.level for one in PEOPLE.values()] == [*LEVELS]  # each a step above the last
    for id, one in PEOPLE.items():
        assert BOTS[id].__doc__ == one.about
        assert BOTS[id].__name__ == one.name


@pytest.mark.parametrize("name", ["nicodemus", "imaginarium"])
def test_everybody_thinks_as_long_as_their_level_does_in_a_game(name):
    state, legal = next(one for one in states_of(name, 2, 4) if len(one[1]) > 1)
    view, grades = view_of(name, state, 2), GAMES[name].grades
    assert len(grades) == len(LEVELS)
    for asked, budget in ((None, grades[0]), (Budget(iterations=3), 3)):
        pip = BOTS["pip"](asked)
        pip.choose(view, legal, Random(1))
        assert pip.think == Budget(iterations=budget)


@pytest.mark.parametrize(
    "wrong", [{"thinks": "hard"}, {"budget": 0}, {"likes": {"gold": 3}}, {"level": 9}]
)
def test_facts_that_cannot_be_are_refused(wrong):
    facts = {"thinks": "turns", "budget": 9, "likes": {"wood": 3}, "level": 1}
    Person("ada", "Ada", "Counts.", **facts)
    with pytest.raises(ValueError, match="ada"):
        Person("ada", "Ada", "Counts.", **{**facts, **wrong})


@pytest.mark.parametrize("bot", ["pip", "odile"])
def test_who_names_no_match_hears_the_same_whenever_the_same_is_asked(bot):
    match = Match(GAMES["nicodemus"], seed=5)
    asked = []
    for _ in range(8):
        view, legal = match.view(match.active, memory=True), match.actions()
        asked.append((view, legal, choice(bot, "", view, legal, "5eed")))
        match.act(asked[-1][2])
    other = Match(GAMES["imaginarium"], seed=5)  # of which the same bot remembers nothing either
    choice(bot, "", other.view(other.active, memory=True), other.actions(), "5eed")
    for view, legal, chosen in (*reversed(asked), *asked):
        assert choice(bot, "", view, legal, "5eed") == chosen
