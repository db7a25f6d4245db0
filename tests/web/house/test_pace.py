"""The pace of bots: it can be followed, it ends, and whoever is in a hurry does not wait."""

import asyncio

import pytest

from bricabrac.web.house.bots import PAUSE, bot_at
from bricabrac.web.table import seating
from bricabrac.web.table.audience import Audience
from bricabrac.web.table.log import PACES
from bricabrac.web.table.table import Table
from tests.web.tables import drawn, log_of, tell


def pauses(pace, actions):
    """The seconds that a turn of so many actions is held up."""
    first, remains, most = PAUSE[pace]
    return min(most, sum(first * remains**number for number in range(actions)))


def test_every_pace_is_one_that_bots_keep():
    assert set(PACES) == set(PAUSE)


def test_a_round_with_two_bots_takes_eight_seconds_at_most_at_the_calm_pace():
    """People wait twice: until they place a handyman, and until they have their turn."""
    assert 2 * PAUSE["calm"][2] <= 7
    assert pauses("calm", 4) > 1.5  # and can be followed
    assert pauses("once", 1000) == 0


def test_who_is_in_a_hurry_waits_no_longer():
    async def waited():
        audience = Audience()
        waiting = asyncio.create_task(audience.wait(3600))
        await asyncio.sleep(0)
        assert not waiting.done()
        audience.hurried.set()
        await asyncio.wait_for(waiting, 60)
        await asyncio.wait_for(audience.wait(3600), 60)  # until a person is to act

    asyncio.run(waited())


@pytest.mark.parametrize("first", [0, 1])
def test_bots_can_be_skipped_only_while_they_act(first):
    sitters = [seating.person("p0", "Ada"), seating.bot("dabbler")]
    log = log_of("nicodemus", sitters if first == 0 else sitters[::-1])
    page = drawn(Table(log, None), 0 if first == 0 else 1)
    assert ("skip-bots idle" in page) == (not bot_at(log))
    assert page.count('name="pace"') == len(PACES) + 1
    assert ">at once until my turn<" in page.replace("\n", "")


def test_the_table_says_how_bots_play():
    log = log_of("nicodemus", [seating.person("p0", "Ada"), seating.bot("dabbler")])
    tell(log, "pace", 0, "once")
    assert "Bots play at once until my turn" in drawn(Table(log, None), 0)
