"""Matches stepped together are the matches that the rules play, and show what a seat may see."""

import numpy as np
import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research.batch import Batch, Refused
from bricabrac.research.steps import TOGETHER

TABLES = [("nicodemus", 2), ("imaginarium", 2), ("imaginarium", 5)]
ROUNDS = 4  # so that Imaginarium ends, too


def looked_at(game, state):
    """What the eye lists, as zeros and ones."""
    listed, seen = game.kernel.choices(game.eye.most), np.zeros(game.eye.inputs.size, np.uint8)
    seen[listed[: game.eye.look(state, listed)]] = 1
    return seen


def begun(name, seats, seed):
    options = {"rounds": ROUNDS} if GAMES[name].options else {}
    return Match(GAMES[name], seed, seats, options)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_they_are_the_matches_of_the_rules(name, seats):
    batch = Batch(name, seats, matches=3, rounds=ROUNDS)
    shown, seeds = batch.reset(seed=40), [40, 41, 42]
    matches, ended = [begun(name, seats, seed) for seed in seeds], 0
    for _ in range(400):
        for place, match in enumerate(matches):
            assert np.flatnonzero(shown.masks[place]).tolist() == sorted(match.actions())
            assert shown.to_act[place] == match.active
            assert (shown.observations[place] == looked_at(match.game, match.at())).all()
        chosen = batch.any_actions().copy()
        shown = batch.step(chosen)
        for place, match in enumerate(matches):
            match.act(int(chosen[place]))
            outcome = match.outcome()
            assert shown.done[place] == (outcome is not None)
            assert shown.rewards[place].sum() == pytest.approx(0, abs=1e-6)
            if outcome is None:
                assert not shown.rewards[place].any()
                continue
            best = np.flatnonzero(shown.rewards[place] == shown.rewards[place].max())
            assert tuple(best.tolist()) == outcome.winners
            seeds[place] += 3
            matches[place], ended = begun(name, seats, seeds[place]), ended + 1
    assert ended > 3


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_plain_and_compiled_code_and_any_number_of_threads_show_the_same(name, seats):
    game = GAMES[name]
    plain, one, many = (
        Batch(game, seats, 5, threads=1),
        Batch(compiled(game), seats, 5, threads=1),
        Batch(compiled(game), seats, 5, threads=3),
    )
    shown = [batch.reset(seed=7) for batch in (plain, one, many)]
    for _ in range(30):
        for other in shown[1:]:
            for mine, theirs in zip(shown[0], other, strict=True):
                assert (mine == theirs).all()
        chosen = one.any_actions().copy()
        assert (plain.any_actions() == chosen).all()
        shown = [batch.step(chosen) for batch in (plain, one, many)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_shown_is_the_same_when_the_unseen_is_dealt_anew(name, seats):
    batch, game = Batch(name, seats, matches=4), GAMES[name]
    shown = batch.reset(seed=1)
    for number in range(60):
        for place in range(4):
            state = batch.state_at(place)
            game.redeal(state, int(shown.to_act[place]), number)
            assert (shown.observations[place] == looked_at(game, state)).all()
        shown = batch.step(batch.any_actions())


@pytest.mark.parametrize("wrong", [-1, 156, "illegal"])
def test_what_is_not_legal_is_refused_and_nothing_is_done(wrong):
    batch = Batch("nicodemus", matches=3, threads=2)
    shown = batch.reset(seed=5)
    chosen = batch.any_actions().copy()
    before = [one.copy() for one in shown]
    spoiled = chosen.copy()
    spoiled[1] = np.flatnonzero(shown.masks[1] == 0)[0] if wrong == "illegal" else wrong
    with pytest.raises(Refused, match="match 1"):
        batch.step(spoiled)
    assert all((one == was).all() for one, was in zip(batch.seen(), before, strict=True))
    batch.step(chosen)


def test_a_match_that_is_not_dealt_anew_is_over():
    batch = Batch("nicodemus", again=False)
    shown = batch.reset(seed=2)
    while not shown.done[0]:
        chosen = batch.any_actions().copy()
        shown = batch.step(chosen)
    assert not shown.masks.any()
    with pytest.raises(Refused):
        batch.step(chosen)


def test_what_cannot_be_is_refused():
    with pytest.raises(Impossible, match="2 seats"):
        Batch("nicodemus", players=3)
    with pytest.raises(ValueError, match="one match or more"):
        Batch("nicodemus", matches=0)


def test_every_number_that_is_shown_has_a_name_of_its_own():
    for game in GAMES.values():
        names = game.eye.inputs.names()
        assert len(set(names)) == len(names) == game.eye.inputs.size


def test_actions_by_dice_do_not_hang_on_how_many_matches_there_are():
    few, many = Batch("nicodemus", matches=2), Batch("nicodemus", matches=TOGETHER + 2)
    few.reset(seed=9), many.reset(seed=9)
    for _ in range(20):
        assert (few.any_actions() == many.any_actions()[:2]).all()
        shown = few.step(few.any_actions()), many.step(many.any_actions())
        assert (shown[0].observations == shown[1].observations[:2]).all()
        # Those of the second part of all matches are gone on with, too.
        assert (many.seen().masks[range(len(many.any_actions())), many.any_actions()] == 1).all()
