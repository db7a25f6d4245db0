"""Clocks: measured by the times in the log, called by the server, stopped while it is down."""

import asyncio
import time

import pytest

from bricabrac.bots import PEOPLE
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.store import Entry, Header
from bricabrac.store.sqlite import Sqlite
from bricabrac.web.board.speech import texts
from bricabrac.web.clock import steady
from bricabrac.web.clock.clock import TURN, Clock
from bricabrac.web.house import clocks
from bricabrac.web.house.house import House
from bricabrac.web.house.thinking import STAND_IN
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table, TooLate
from tests.loops import run
from tests.web.tables import log_of, tell

ADA, BRUNO = seating.person("a", "Ada"), seating.person("b", "Bruno")


class Timed:
    """A log whose entries come at chosen times."""

    def __init__(self, sitters, turn=60, match=600):
        self.told = log_of("nicodemus", sitters)
        self.tell(0, "clock", -1, Clock(2, turn, match).limits())
        self.clock = self.told.clock

    def tell(self, seconds, kind, seat=-1, body=""):
        tell(self.told, kind, seat, body, 1000 * seconds)

    def act(self, seconds):
        """The first action that there is; for whole turns, until somebody else is to act."""
        self.tell(seconds, "act", self.told.active, self.told.match.legal()[0])

    def turn(self, seconds):
        first = self.told.active
        while self.told.active == first:
            self.act(seconds)


def test_time_runs_for_whoever_is_to_act_and_a_new_turn_has_all_of_it():
    log = Timed([ADA, BRUNO])
    first = log.told.active
    log.act(10)
    assert log.told.active == first
    log.turn(25)
    assert (log.clock.seat, log.clock.turns[first], log.clock.matches[first]) == (
        (1 - first), 25_000, 25_000,
    )  # fmt: skip
    log.turn(30)
    assert log.clock.left(first) == (60_000, 575_000)
    assert log.clock.left(1 - first) == (55_000, 595_000)
    assert log.clock.ends_in(40_000) == 50_000


def test_taking_back_gives_no_time_back():
    log = Timed([ADA, BRUNO])
    first = log.told.active
    log.act(50)
    log.tell(55, "undo", first, "1")
    assert log.clock.turns[first] == 55_000
    assert log.clock.run_out(59_000) == ""
    assert log.clock.run_out(60_000) == TURN


def test_no_time_runs_while_bots_think_seats_are_open_or_the_device_is_passed_on():
    log = Timed([ADA, seating.open_seat()])
    log.tell(100, "say", 0, '["Ada", "hello"]')
    assert log.clock.matches == [0, 0]
    log = Timed([seating.bot("dabbler")] * 2)
    log.turn(100)
    assert log.clock.matches == [0, 0]
    log = Timed([ADA, seating.neighbour("a", "Bruno")])
    assert log.clock.seat == SPECTATOR
    log.tell(100, "ready", log.told.active)
    first = log.told.active
    log.turn(110)
    assert (log.clock.matches[first], log.clock.seat) == (10_000, SPECTATOR)
    # With a friend elsewhere who waits, dawdling before the curtain is dawdling.
    shared = log_of("imaginarium", [ADA, seating.neighbour("a", "Eve"), BRUNO])
    tell(shared, "clock", -1, Clock(3, 60).limits())
    assert shared.clock.seat == shared.active


def test_what_passes_while_the_server_is_down_counts_for_nobody():
    log = Timed([ADA, BRUNO])
    first = log.told.active
    log.tell(5, "say", first, '["Ada", "hello"]')
    log.tell(9000, "resume")
    assert log.clock.left(first) == (55_000, 595_000)
    assert log.clock.ends_in(9_010_000) == 45_000


def test_what_a_clock_has_decided_is_not_taken_back():
    log = Timed([ADA, BRUNO])
    first = log.told.active
    log.act(10)
    assert log.told.undoable(first)
    log.tell(60, "late", first, TURN)
    assert log.clock.lent == first
    with pytest.raises(TooLate):
        Table(log.told, None).check_turn(first, log.told.turn)
    assert not log.told.undoable(first)
    assert log.clock.seat == SPECTATOR
    log.turn(61)
    assert log.clock.lent == SPECTATOR
    assert not log.told.undoable(first)
    assert log.clock.seat == 1 - first


async def until(condition, seconds=40):
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


def test_the_server_calls_time_and_a_stand_in_finishes_the_turn(tmp_path):
    async def scene():
        house = House(Sqlite(tmp_path / "matches.sqlite"), b"s" * 32)
        table = await house.open("nicodemus", [ADA, BRUNO], seed=7, clock=Clock(2, turn=1))
        first = table.log.active
        await until(lambda: table.log.active != first)
        _, entries = await house.store.match(table.id)
        await house.close()
        return first, [(entry.kind, entry.seat) for entry in entries]

    first, kinds = run(scene())
    assert kinds[:3] == [("seats", -1), ("clock", -1), ("late", first)]
    assert kinds[3] == ("act", first)


def test_a_seat_whose_match_is_late_is_taken_over_for_good(tmp_path):
    async def scene():
        house = House(Sqlite(tmp_path / "matches.sqlite"), b"s" * 32)
        table = await house.open("nicodemus", [ADA, BRUNO], seed=7, clock=Clock(2, match=1))
        first = table.log.active
        await until(lambda: table.log.seats.sitters[first].late)
        with pytest.raises(TooLate):
            await table.hand_over(first, False)
        await until(lambda: table.log.seats.sitters[0].late and table.log.seats.sitters[1].late)
        await until(lambda: table.log.is_over)  # two stand-ins play it to its end
        following = await house.table(await house.rematch(table))
        fresh = (
            [one.late or one.away for one in following.log.seats.sitters],
            following.log.clock.match,
        )
        await house.close()
        return fresh

    assert run(scene()) == ([False, False], 1)


def test_a_clock_goes_on_after_a_restart_where_it_stood(tmp_path):
    long_ago = int(time.time() * 1000) - 3_600_000

    async def scene(limits):
        house = House(Sqlite(tmp_path / f"{limits.turn}.sqlite"), b"s" * 32)
        game = GAMES["nicodemus"]
        header = Header("0123456789", game.name, game.version, 2, 7, created=long_ago)
        entries = [
            Entry(0, "seats", -1, seating.to_text([ADA, BRUNO]), long_ago),
            Entry(1, "clock", -1, limits.limits(), long_ago),
            Entry(2, "say", 0, '["Ada", "hello"]', long_ago + 500),
        ]
        await house.store.create(header, entries)
        table = await house.table(header.id)
        left, kinds = table.log.clock.left(table.log.active), []
        if limits.turn < 60:
            await until(lambda: table.log.clock.lent == table.log.active or table.log.match.history)
        kinds = [entry.kind for entry in (await house.store.match(header.id))[1]]
        await house.close()
        return left, kinds

    left, kinds = run(scene(Clock(2, 60, 600)))
    assert left == (59_500, 599_500)
    assert kinds == ["seats", "clock", "say", "resume"]
    _, kinds = run(scene(Clock(2, 1)))
    assert kinds[3:5] == ["resume", "late"]


@pytest.mark.parametrize("years", [1, -1])
def test_a_calendar_that_jumps_takes_nobodys_time(tmp_path, monkeypatch, years):
    """Whoever acts after it, and whoever only waits: what passed counts for nobody."""
    jump, real = 0, time.time
    monkeypatch.setattr(steady.time, "time", lambda: real() + jump)
    monkeypatch.setattr(clocks, "LOOKING", 0.05)

    async def scene():
        nonlocal jump
        house = House(Sqlite(tmp_path / "matches.sqlite"), b"s" * 32)
        table = await house.open("nicodemus", [ADA, BRUNO], seed=7, clock=Clock(2, 3600, 7200))
        first = table.log.active
        jump += years * 365 * 86400
        await table.act(first, table.log.turn, [table.log.match.legal()[0]])
        jump += years * 365 * 86400
        await until(lambda: abs(table.log.clock.since - 1000 * (real() + jump)) < 60_000)
        _, entries = await house.store.match(table.id)
        await house.close()
        return table.log.clock.matches, [entry.kind for entry in entries[2:]]

    used, kinds = run(scene())
    assert max(used) < 600_000
    assert kinds == ["resume", "act", "resume"]


def test_limits_are_said_in_the_form_and_at_the_table(visitor):
    stands_in = PEOPLE[STAND_IN].name
    assert f"{stands_in} plays the rest of that turn" in visitor.page
    for language in LANGUAGES:
        assert stands_in in texts(language).say("time-is-up")
    visitor.open(**{"clock-turn": "90", "clock-match": "1200"})
    assert 'data-left="1200000"' in visitor.page
    assert "1:30" in visitor.page
    assert "takes over the seat for good" in visitor.page
    for wrong in ("-1", "x", "99999"):
        given = {"game": "nicodemus", "seat1": "bot:dabbler", "clock-turn": wrong}
        assert visitor.post("/matches", **given).status_code == 422
