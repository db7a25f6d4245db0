"""Plain, compiled and checked rules are one and the same."""

import pytest

from tests.modes import MODES, overflow_free, play_matches, run_in
from tests.tables import ROUNDS, TABLES

MATCHES = {"nicodemus": 2000, "imaginarium": 100}  # scripts/twins plays more


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_modes_play_the_same_matches(name, seats):
    here = play_matches.__module__
    plain, compiled, checked = (
        run_in(mode, here, "play_matches", name, seats, MATCHES[name], ROUNDS) for mode in MODES
    )
    assert plain == compiled == checked
    assert plain[1] > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_field_ever_overflows(name, seats):
    assert overflow_free(name, seats, 3, ROUNDS)
