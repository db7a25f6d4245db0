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


def made(step_all, refused=lambda part, *others: steps.ALL_WELL):
    """Hands for parts that are numbered, where the other eleven arrays would be."""
    attend = PLAIN.bound(steps.attend, "hands", step_all=step_all, refused=refused)
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
        hands.step(steps.GIVEN)
        assert sorted(did) == sorted([*range(PARTS)] * count)


@pytest.mark.parametrize("wrong", range(PARTS))
def test_nothing_is_done_anywhere_if_one_part_refuses(patience, wrong):
    did, refusing = [], []
    hands = made(
        lambda states, part, *others: did.append(part),
        lambda part, *others: 40 + part if part in refusing else steps.ALL_WELL,
    )
    assert hands.step(steps.GIVEN) == steps.ALL_WELL
    refusing += range(wrong, PARTS)
    assert hands.step(steps.GIVEN) == 40 + wrong  # the first of them
    assert sorted(did) == [*range(PARTS)]
    assert hands.step(steps.DEALT) == steps.ALL_WELL  # what is dealt is not asked
    refusing.clear()
    assert hands.step(steps.GIVEN) == steps.ALL_WELL
    assert sorted(did) == sorted([*range(PARTS)] * 3)


def test_a_hand_that_is_two_calls_behind_is_waited_for():
    did = []
    attend = PLAIN.bound(steps.attend, "hands", step_all=lambda *given: did.append(given[1]))
    signals = [0] * 2 * steps.APART
    signals[steps.APART + steps.WRONG] = steps.ALL_WELL

    def called():
        return attend([], 7, *[[]] * 11, signals, steps.CALL, 2, 10)

    assert called() == steps.APART
    assert did == []  # it may still refuse
    signals[steps.APART + steps.KNOWN] = 2
    assert called() == called() == steps.APART
    signals[steps.APART] = 2
    assert called() == steps.ALL_WELL
    assert did == [7]


def test_whoever_calls_hears_what_went_wrong(patience):
    def fail(states, part, *others):
        if part == 2:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        made(fail).step(steps.DEALT)


def test_hands_of_a_batch_that_is_gone_go_home(patience):
    before = set(threads())  # those of the tests before may still be on their way
    hands = made(lambda *given: None)
    hands.step(steps.DEALT)
    came = set(threads()) - before
    assert len(came) == PARTS - 1
    del hands
    assert until(lambda: not came & set(threads()))
