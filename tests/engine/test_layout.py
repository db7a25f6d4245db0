"""States and their forms of exchange; dice; dealing anew."""

import json
from collections import Counter

import pytest
from flea_market.state import KINDS

from bricabrac.engine.dice import DICE, roll, seed_dice, shuffle
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.layout import Layout, from_dict, numbers, to_dict
from bricabrac.engine.memory import packed, unpacked
from tests.engine import market


class Die(Layout):
    dice = numbers(DICE, bits=64)
    cards = numbers(3)
    grid = numbers(2, 3)


def states_of_a_match(seed):
    state, allowed = market.State(), PLAIN.choices(market.ACTIONS)
    market.setup(state, 2, seed)
    while market.outcome(state) == 0:
        yield state
        market.apply(state, allowed[roll(state, market.legal(state, allowed))])


@pytest.mark.parametrize("seed", range(5))
def test_what_is_packed_comes_out_the_same(seed):
    for state in states_of_a_match(seed):
        assert unpacked(market.State, packed(state)) == state
        assert from_dict(market.State, json.loads(json.dumps(to_dict(state)))) == state


def test_what_is_left_out_is_blank():
    state = from_dict(market.State, {"left": 3, "seats": [{}, {"coins": 2}]})
    assert (state.left, state.seats[1].coins, state.seats[0].hand) == (3, 2, [0] * KINDS)


def test_what_does_not_fit_is_refused():
    state = market.State()
    state.seats[1].coins = 40_000
    with pytest.raises(OverflowError, match="40000 out of bounds for int16"):
        packed(state)
    state = market.State()
    state.deck.append(1)
    with pytest.raises(ValueError, match=r"shape \(25,\) into shape \(24,\)"):
        packed(state)
    with pytest.raises(OverflowError, match=r"State.seats\[0\].coins cannot hold 40000"):
        from_dict(market.State, {"seats": [{"coins": 40_000}, {}]})
    with pytest.raises(ValueError, match="State has no field 'cash'"):
        from_dict(market.State, {"cash": 3})
    with pytest.raises(TypeError):
        from_dict(market.State, {"left": 2.5})


def test_parts_cannot_be_exchanged():
    state = market.State()
    with pytest.raises(TypeError):
        state.seats[0] = state.seats[1]


def test_a_clone_shares_nothing():
    die = Die()
    twin = die.clone()
    twin.cards[0] = twin.grid[1][2] = twin.dice[0] = 1
    assert die == Die() != twin
    assert repr(twin) == "Die(dice=[1, 0, 0], cards=[1, 0, 0], grid=[[0, 0, 0], [0, 0, 1]])"


def test_dice_are_fair_enough():
    die = Die()
    seed_dice(die, 1)
    faces = Counter(roll(die, 6) for _ in range(60_000))
    assert all(abs(faces[face] - 10_000) < 400 for face in range(6))  # four deviations

    orders = Counter()
    for _ in range(60_000):
        die.cards[:] = 0, 1, 2
        shuffle(die, die.cards, 3)
        orders[tuple(die.cards)] += 1
    assert all(abs(count - 10_000) < 400 for count in orders.values())
    assert len(orders) == 6


def test_dealing_anew_keeps_what_the_seat_sees():
    for state in states_of_a_match(3):
        other = state.clone()
        market.redeal(other, 0, 99)
        assert other.seats[0] == state.seats[0]
        assert other.seats[1].cards == state.seats[1].cards
        assert other.left == state.left
