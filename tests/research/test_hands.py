"""Every part of a batch is stepped once at every call, by hands that are awake and by sleepers."""

import time
from functools import partial
from threading import enumerate as threads

import pytest

from bricabrac.engine.kernel import PLAIN
from bricabrac.research import hands as module
from bricabrac.research import steps
from bricabrac.research.hands import Hands

PARTS = 3


@pytest.fixture(params=[1, 10_000])
def patience(request, monkeypatch):
    """How long they stay awake."""
    monkeypatch.setattr(module, "PATIENCE", request.param)
    return request.param


def made(step_all):
    """Hands for parts that are numbered, where the other eleven arrays would be."""
    attend = PLAIN.bound(steps.attend, "hands", step_all=step_all)
    return Hands(PLAIN.held, [partial(attend, [], part, *[[]] * 11) for part in range(PARTS)])


def until(is_so):
    """Wait for it, but not for ever."""
    for _ in range(1000):
        if is_so():
            return True
        time.sleep(0.01)
    return False


def test_every_part_is_stepped_once_at_every_call(patience):
    did = []
    hands = made(lambda states, part, *others: did.append(part))
    for count in range(1, 30):
        if count % 10 == 0:  # let them fall asleep
            assert until(lambda: not any(hand.awake.is_set() for hand in hands.hands))
        hands.step()
        assert sorted(did) == sorted([*range(PARTS)] * count)


def test_a_hand_that_is_two_calls_behind_is_waited_for():
    did = []
    attend = PLAIN.bound(steps.attend, "hands", step_all=lambda *given: did.append(given[1]))
    signals = [0] * 2 * steps.APART
    assert attend([], 7, *[[]] * 11, signals, steps.CALL, 2, 10) == steps.APART
    signals[steps.APART] = 2
    assert attend([], 7, *[[]] * 11, signals, steps.CALL, 2, 10) == steps.ALL_WELL
    assert did == [7, 7]


def test_whoever_calls_hears_what_went_wrong(patience):
    def fail(states, part, *others):
        if part == 2:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        made(fail).step()


def test_hands_of_a_batch_that_is_gone_go_home(patience):
    before = len(threads())
    hands = made(lambda *given: None)
    hands.step()
    assert len(threads()) == before + PARTS - 1
    del hands
    assert until(lambda: len(threads()) == before)
