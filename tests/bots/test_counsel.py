"""What a hint says of a turn is what comes of it, and rests on what the seat may know."""

from random import Random

import pytest

from bricabrac.bots.thoughts import opinions
from bricabrac.engine.match import Match
from bricabrac.engine.words import Message
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from tests.search.looking import states_of, view_of

each_game = pytest.mark.parametrize("name", ["nicodemus", "imaginarium"])


def advised(name, seeds, most=24):
    """Matches at random with what the sage says of some decisions."""
    for seed in seeds:
        match, dice = Match(GAMES[name], seed=seed), Random(seed)
        for number in range(most * 5):
            if match.outcome():
                break
            legal = match.actions()
            if len(legal) > 1 and number % 5 == 0:
                view = match.view(match.active, memory=True)
                yield match, opinions(view, str(number), Budget(iterations=600))
            match.act(dice.choice(legal))


@each_game
def test_a_turn_that_is_told_can_be_played_and_brings_what_is_said(name):
    followed = 0
    for match, told in advised(name, range(4)):
        best, seat = told[0], match.active
        game, before, state = match.game, match.at().seats[match.active], match.at().clone()
        game.apply(state, best.action)
        for deed in best.then:
            room = game.kernel.choices(game.actions)
            legal = room[: game.legal(state, room)]
            # The same words, the same action: what is told can be found among what may be done.
            found = [one for one in legal if game.describe(state, one) == deed]
            assert found, deed
            game.apply(state, found[0])
            followed += 1
        after = state.seats[seat]
        if best.points:
            assert after.points - before.points == best.points
        for piece, change in enumerate(best.stock):
            if change:
                assert after.stock[piece] - before.stock[piece] == change
    assert followed > 20


@each_game
def test_a_hint_is_the_same_when_the_unseen_is_dealt_anew(name):
    examined = 0
    for place, (state, legal) in enumerate(states_of(name, 2, 2)):
        if len(legal) < 2 or place % 4 or examined == 20:
            continue
        examined += 1
        view, other = view_of(name, state, 2), state.clone()
        view.game.redeal(other, view.seat, 1000 + place)
        budget = Budget(iterations=200)
        assert opinions(view, "7", budget) == opinions(view_of(name, other, 2), "7", budget)
    assert examined == 20


def test_some_turns_keep_something_from_a_rival():
    kept = [
        (match.active, told[0])
        for match, told in advised("nicodemus", range(12), most=14)
        if told[0].otherwise is not None
    ]
    assert kept
    for seat, best in kept:
        assert best.rival == 1 - seat
        assert isinstance(best.otherwise, Message)
