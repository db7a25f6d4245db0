"""Plain, compiled and checked rules are one and the same."""

from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR, Match
from bricabrac.engine.memory import packed
from bricabrac.games import GAMES
from tests.tables import ROUNDS, TABLES
from tests.twins import KINDS, Twin, differing

MATCHES = {"nicodemus": 200, "imaginarium": 30}  # scripts/twins plays thousands


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_twins_play_the_same_matches(name, seats):
    assert differing(name, seats, MATCHES[name], ROUNDS) == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_twins_say_see_and_deal_the_same(name, seats):
    plain, *others = (Twin(name, kind) for kind in KINDS)
    dice, looked_at = Random(5), 0
    for state in states_of_a_match(name, seats):
        for seat in range(SPECTATOR, seats):
            for seed in (0, dice.randrange(1, 1 << 60)):
                expected = plain.look(state, seats, seat, seed)
                assert all(other.look(state, seats, seat, seed) == expected for other in others)
                looked_at += 1
    assert looked_at > 200


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_field_ever_overflows(name, seats):
    for state in states_of_a_match(name, seats):
        packed(state)


def states_of_a_match(name, seats):
    """All states of a match, some of a long one."""
    dice, match = Random(3), Match(GAMES[name], 3, seats, dict.fromkeys(GAMES[name].options, 30))
    while match.outcome() is None:
        match.act(dice.choice(match.actions()))
    step = 1 + len(match.history) // 60
    return [match.at(number) for number in range(0, len(match.history), step)]
