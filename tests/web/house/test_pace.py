"""The pace of bots: it can be followed, it ends, and whoever is in a hurry does not wait."""

import asyncio
from collections import Counter
from random import Random

import pytest

from bricabrac.web.house.bots import Bots, bot_at
from bricabrac.web.house.patience import PAUSE
from bricabrac.web.table import seating
from bricabrac.web.table.audience import Audience
from bricabrac.web.table.log import PACES
from bricabrac.web.table.table import Table
from tests.loops import run
from tests.web.tables import act, drawn, go_on, log_of, tell


class Watch:
    """A clock that goes on when somebody says so."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now

    async def pass_by(self, seconds):
        self.now += seconds


class Slow:
    """Bots that do anything, and take so many seconds for it."""

    def __init__(self, watch, seconds):
        self.watch, self.seconds, self.random = watch, seconds, Random(1)

    def must_compile(self, bot, game):
        return False

    async def choose(self, bot, view, legal, whose, even=""):
        await self.watch.pass_by(self.seconds if len(legal) > 1 else 0)
        return self.random.choice(legal)


def watched(monkeypatch, log, watch, thinking, writing):
    """A function that lets bots play until a person is to act, while somebody looks; all pauses."""
    table, pauses = Table(log, None), []
    table.audience.watchers.add(object())

    async def wait(seconds):
        pauses.append(seconds)
        await watch.pass_by(seconds)

    async def act_for(seat, turn, action):
        await watch.pass_by(writing)
        act(log, log.game.numbering.name(action))

    async def played():
        bots.play(table)
        await bots.tasks.running[table]

    table.audience.wait, table.act_for = wait, act_for
    monkeypatch.setattr("bricabrac.web.house.bots.asyncio.sleep", watch.pass_by)
    bots = Bots(Slow(watch, thinking), lambda table: None, clock=watch)
    return lambda: run(played()), pauses


def waited(monkeypatch, pace, thinking, writing=0.05, rounds=5):
    """The seconds that a person waits in each round, by a clock of ours, and all pauses."""
    sitters = [seating.person("p0", "Ada"), seating.bot("pip"), seating.bot("lotte")]
    log, watch, random, rests = log_of("imaginarium", sitters), Watch(), Random(2), Counter()
    tell(log, "pace", 0, pace)
    play, pauses = watched(monkeypatch, log, watch, thinking, writing)
    number = 1
    while (now := log.game.round_of(log.match.at())) <= rounds:
        if bot_at(log):
            began = watch.now
            play()
            rests[number] += watch.now - began
        else:
            number = now
            go_on(log, random)
    return rests, pauses


def test_every_pace_is_one_that_bots_keep():
    assert set(PACES) == set(PAUSE)


@pytest.mark.parametrize("thinking", [0.01, 0.1, 0.3])
def test_a_round_with_two_bots_takes_six_seconds_at_most_at_the_calm_pace(monkeypatch, thinking):
    """Two of the eight are for the page; what a busy machine needs is taken off the pauses."""
    rests, _ = waited(monkeypatch, "calm", thinking)
    assert max(rests.values()) <= 6
    assert min(rests.values()) > 3, "and can be followed"


def test_a_machine_that_is_too_slow_leaves_no_pauses_for_a_second_wait(monkeypatch):
    rests, pauses = waited(monkeypatch, "calm", 0.5, writing=0.4)
    at_once, none = waited(monkeypatch, "once", 0.5, writing=0.4)
    assert sum(none) == 0 < sum(pauses)
    assert all(rests[number] <= max(6, at_once[number] + 2.6) for number in rests)


def test_who_wants_to_watch_may(monkeypatch):
    _, pauses = waited(monkeypatch, "slow", 0.01)
    assert min(pauses) > 1.9


def test_bots_among_themselves_can_be_followed_to_the_end(monkeypatch):
    """Nobody waits for them: every turn has its pauses."""
    log, watch = log_of("nicodemus", [seating.bot("pip"), seating.bot("lotte")]), Watch()
    play, pauses = watched(monkeypatch, log, watch, 0.01, 0.05)
    play()
    assert log.is_over
    turns = log.game.turn_of(log.match.at())
    assert sum(pause > 0.6 for pause in pauses) >= turns > 10


def test_who_is_in_a_hurry_waits_no_longer():
    async def waited():
        audience = Audience()
        waiting = asyncio.create_task(audience.wait(3600))
        await asyncio.sleep(0)
        assert not waiting.done()
        audience.hurried.set()
        await asyncio.wait_for(waiting, 60)
        await asyncio.wait_for(audience.wait(3600), 60)  # until a person is to act

    run(waited())


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
    table, slept, watch = Table(log, None), [], Watch()
    table.audience.watchers.add(object())
    table.audience.hurried.set()
    tell(log, "pace", 1, "once")

    async def act_for(seat, turn, action):
        forced.append(len(log.match.actions()) == 1)
        act(log, log.game.numbering.name(action))

    async def asleep(seconds):
        slept.append(seconds)

    async def played():
        bots.play(table)
        await bots.tasks.running[table]

    forced, random = [], Random(1)
    bots = Bots(Slow(watch, 0.02), lambda table: None, clock=watch)
    table.act_for = act_for
    monkeypatch.setattr("bricabrac.web.house.bots.asyncio.sleep", asleep)
    while not log.is_over:
        run(played())
        while not log.is_over and not bot_at(log):
            go_on(log, random)
    assert len(slept) == sum(forced) > 0
    assert not forced[0]
    assert all(slept), "each as long as the choice before it"
