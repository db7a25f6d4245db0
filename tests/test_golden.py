"""The golden playthroughs, in every mode. A change here needs a line in the changelog."""

import pytest

from tests.modes import MODES, run_in
from tests.playthrough import DEPTH, PLAYED, path_of, recorded_counts


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_the_match_goes_as_it_went(mode, played):
    text = run_in(mode, "tests.playthrough", "playthrough", *played)
    assert text.splitlines() == path_of(*played).read_text().splitlines()


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_there_are_as_many_ways_to_go_on_as_there_were(mode, played):
    expected = recorded_counts()["-".join(map(str, played))]
    depth = DEPTH - 1
    assert run_in(mode, "tests.playthrough", "count_actions", *played, depth) == expected[depth - 1]
