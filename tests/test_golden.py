"""The golden playthroughs, at every speed. A change here needs a line in the changelog."""

import pytest

from bricabrac.engine.match import Match
from bricabrac.engine.twins import twin_of
from bricabrac.games import GAMES
from tests.playthrough import (
    DEPTH,
    PLAYED,
    ROUNDS,
    count_actions,
    path_of,
    playthrough,
    recorded_counts,
)


@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_the_match_goes_as_it_went(played):
    assert playthrough(*played).splitlines() == path_of(*played).read_text().splitlines()


@pytest.mark.parametrize("kind", ["compiled", "checked"])
@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_twins_go_the_same_way(kind, played):
    name, seats, seed = played
    match = Match(GAMES[name], seed, seats, dict.fromkeys(GAMES[name].options, ROUNDS))
    done = [line[2:] for line in path_of(*played).read_text().splitlines() if line[:1] == ">"]
    twin = twin_of(match.game, kind)
    state = twin.kernel.new(twin.state)
    twin.setup(state, seats, seed, *match.options.values())
    for action in done:
        assert state.snapshot() == match.at()
        twin.apply(state, match.number_of(action))
        match.act(action)
    assert state.snapshot() == match.at()
    assert twin.outcome(state) == match.game.outcome(match.at()) > 0


@pytest.mark.parametrize("kind", ["plain", "compiled"])
@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_there_are_as_many_ways_to_go_on_as_there_were(kind, played):
    expected = recorded_counts()["-".join(map(str, played))]
    depth = DEPTH - 1
    assert count_actions(*played, depth, kind) == expected[depth - 1]
