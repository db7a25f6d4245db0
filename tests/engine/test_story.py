"""Rules tell what happens where it happens; loops run them without a word."""

import dis

import pytest

from bricabrac.engine.kernel import PLAIN, routine, rule
from bricabrac.engine.layout import Layout, numbers
from bricabrac.engine.story import UNTOLD, Told, heard, tell, whisper
from bricabrac.engine.twins import kernel_of


class Purse(Layout):
    """A few coins."""

    coins = numbers(3)


@rule
def spend(purse: Purse, place: int) -> None:
    """Take a coin out, if there is one."""
    if purse.coins[place] > 0:
        purse.coins[place] -= 1
        tell(purse, 1, place)
    else:
        whisper(purse, 1, 2, place)


@routine
def spend_all(purse: Purse) -> int:
    """Take a coin out of every place, telling at length."""
    for place in range(3):
        spend(purse, place)
    for place in range(3):
        if purse.coins[place] == 0:
            tell(purse, 3, place)
    return purse.coins[0] + purse.coins[1] + purse.coins[2]


def filled(kernel):
    purse = kernel.new(Purse)
    kernel.door(fill)(purse)
    return purse


@routine
def fill(purse: Purse) -> None:
    """Two coins, one, none."""
    for place in range(3):
        purse.coins[place] = 2 - place


def test_a_rule_tells_whoever_listens():
    purse = filled(PLAIN)
    purse.story = []
    assert spend_all(purse) == 1
    assert purse.story == [
        Told(1, (0,)),
        Told(1, (1,)),
        Told(2, (2,), 1),
        Told(3, (1,)),
        Told(3, (2,)),
    ]
    assert heard(purse.story[2:3], 0) == [Told(2, (2,), 1)]
    assert heard(purse.story[2:3], 1) == [Told(2, (UNTOLD,), 1)]


@pytest.mark.parametrize("kind", ["plain", "compiled", "checked"])
def test_a_loop_does_the_same_and_tells_nothing(kind):
    kernel = PLAIN if kind == "plain" else kernel_of(kind)
    purse = filled(kernel)
    if kind == "plain":
        purse.story = []
    assert kernel.door(spend_all)(purse) == 1
    assert list(purse.snapshot().coins if kind != "plain" else purse.coins) == [1, 0, 0]
    assert kind != "plain" or purse.story == []


def test_what_only_leads_to_telling_is_gone_as_well():
    def loops(function):
        return sum(one.opname == "FOR_ITER" for one in dis.get_instructions(function))

    assert loops(spend_all) == 2
    assert loops(PLAIN.door(spend_all)) == 1
