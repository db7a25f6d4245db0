"""The pace of bots: it can be followed, it ends, and whoever is in a hurry does not wait."""

import asyncio
from random import Random

import pytest

from bricabrac.web.house.bots import PAUSE, Bots, bot_at
from bricabrac.web.table import seating
from bricabrac.web.table.audience import Audience
from bricabrac.web.table.log import PACES
from bricabrac.web.table.table import Table
from tests.web.tables import act, drawn, go_on, log_of, tell


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


def test_nobody_sees_by_the_time_that_a_bot_had_no_choice(monkeypatch):
    """What a bot must do takes as long as its last choice took, however it is hurried."""
    log = log_of("nicodemus", [seating.bot("dabbler"), seating.person("p1", "Ada")], seed=73)
    table, slept, sleep = Table(log, None), [], asyncio.sleep
    table.audience.watchers.add(object())
    table.audience.hurried.set()
    tell(log, "pace", 1, "once")

    class Thinkers:
        def must_compile(self, bot, game):
            return False

        async def choose(self, bot, view, legal, match):
            await sleep(0.02 if len(legal) > 1 else 0)
            return random.choice(legal)

    async def act_for(seat, turn, action):
        forced.append(len(log.match.actions()) == 1)
        act(log, log.game.numbering.name(action))

    async def asleep(seconds):
        slept.append(seconds)

    async def played():
        bots.play(table)
        await bots.tasks.running[table]

    forced, random, bots = [], Random(1), Bots(Thinkers(), lambda table: None)
    table.act_for = act_for
    monkeypatch.setattr("bricabrac.web.house.bots.asyncio.sleep", asleep)
    while not log.is_over:
        asyncio.run(played())
        while not log.is_over and not bot_at(log):
            go_on(log, random)
    assert len(slept) == sum(forced) > 0
    assert not forced[0]
    assert all(slept), "each as long as the choice before it"
