"""A log says the same to everybody who reads it: no server, no store, no clock on the wall."""

import json
from dataclasses import replace
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.games import GAMES
from bricabrac.store import OPEN, OVER, RUNNING
from bricabrac.web.clock.clock import MATCH, TURN, Clock
from bricabrac.web.learning.lesson import BEGIN, lesson_of
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log, Said
from tests.web.tables import act, go_on, log_of, tell

ADA, BRUNO = seating.person("a", "Ada"), seating.person("b", "Bruno")


def everything(log):
    """What a log says, to be compared."""
    told = {name: getattr(log, name) for name in Log.__slots__ if name != "match"}
    return told | {"truth": log.match.dump(), "history": log.match.history}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_entries_make_the_same_log(name):
    log, random = log_of(name, [ADA, BRUNO]), Random(1)
    entries = [tell(log, "clock", -1, Clock(2, 60, 600).limits())]
    for number in range(120):
        if number % 7 == 6 and log.undoable(log.match.history[-1].seat):
            seat = log.match.history[-1].seat
            entries.append(tell(log, "undo", seat, str(log.undoable(seat)), number))
        elif number % 10 == 9:
            entries.append(tell(log, "say", number % 2, json.dumps(["Ada", "hm"]), number))
        else:
            entries.append(act(log, random.choice(log.match.legal()), number))
    again = log_of(name, [ADA, BRUNO])
    for entry in entries:
        again.fold(entry)
    assert everything(again) == everything(log)
    assert len(log.times) == len(log.match.history)


def test_a_match_waits_for_its_seats_runs_and_is_over():
    log = log_of("nicodemus", [ADA, seating.open_seat()])
    assert log.phase == OPEN
    assert log.seats.invited(log.seats.sitters[1].key) == 1
    assert log.seats.is_free(1)
    assert not log.seats.is_free(2)
    tell(log, "sit", 1, json.dumps({"kind": "person", "player": "b", "name": "Bruno"}))
    assert (log.phase, log.seats.of("b"), log.seats.eyes_of("b")) == (RUNNING, [1], 1)
    random = Random(2)
    while not log.is_over:
        go_on(log, random)
    assert (log.phase, log.seats.to_act) == (OVER, SPECTATOR)
    assert log.outcome.winners
    tell(log, "rematch", -1, "9876543210")
    assert log.rematch == "9876543210"


def test_a_turn_is_the_last_entry_that_changed_the_match():
    log = log_of("nicodemus", [ADA, BRUNO])
    acted = act(log, log.match.legal()[0])
    tell(log, "say", 0, json.dumps(["Ada", "hello"]))
    tell(log, "pace", 0, "quick")
    assert (log.turn, log.seq) == (acted.seq, acted.seq + 2)
    assert (log.chat, log.pace) == ([Said(0, "Ada", "hello")], "quick")
    undone = tell(log, "undo", log.match.history[-1].seat, "1")
    assert (log.turn, log.match.history, log.times) == (undone.seq, [], [])
    assert log.taken_back == undone.seat


def test_whoever_leaves_is_played_for_and_whoever_is_late_for_good():
    log = log_of("nicodemus", [ADA, BRUNO])
    tell(log, "leave", 0)
    assert log.seats.sitters[0] == replace(ADA, away=True)
    tell(log, "return", 0)
    assert log.seats.sitters[0] == ADA
    first = log.active
    tell(log, "late", first, TURN)
    assert (log.clock.lent, log.seats.sitters[first].is_bot) == (first, False)
    tell(log, "late", first, MATCH)
    assert log.seats.sitters[first].late
    assert log.seats.sitters[first].is_bot


def test_a_position_a_record_and_a_source_are_where_a_match_comes_from():
    log = log_of("nicodemus", [ADA, BRUNO])
    random = Random(3)
    for _ in range(12):
        go_on(log, random)
    later = log_of("nicodemus", [ADA, BRUNO])
    tell(later, "position", -1, json.dumps(log.match.dump()))
    assert later.match.dump() == log.match.dump()
    assert later.active == log.active
    tell(later, "from", -1, "9876543210")
    assert (later.source, later.start) == ("9876543210", 0)
    assert not later.is_told
    tell(later, "record")
    assert later.is_told


def test_what_is_not_known_any_more_says_nothing():
    log = log_of("nicodemus", [ADA, BRUNO])
    before = everything(log)
    tell(log, "over")
    tell(log, "fireworks", 0, "red")
    assert everything(log) == before | {"seq": log.seq}


def test_a_lesson_is_the_learners_alone():
    lesson = lesson_of("nicodemus")
    sitters = [seating.bot(bot) for bot in lesson.bots]
    sitters.insert(lesson.seat, ADA)
    log = log_of("nicodemus", sitters)
    tell(log, "position", -1, json.dumps(lesson.deal))
    tell(log, "lesson", lesson.seat, BEGIN)
    assert log.stage_for(lesson.seat) == log.stage() is not None
    assert log.stage_for(1 - lesson.seat) is None
    tell(log, "leave", lesson.seat)
    assert log.stage() is None


def test_what_one_click_did_is_taken_back_as_one():
    log = log_of("nicodemus", [ADA, BRUNO])
    act(log, log.match.legal()[0], 10)
    assert log.undoable(0) == 1
    log = log_of("nicodemus", [ADA, BRUNO], seed=73)
    act(log, "play U2", 10)
    act(log, "effect", 10)
    asked = log.undoable(0)
    act(log, log.match.legal()[0], 20)
    assert (asked, log.undoable(0)) == (2, 1)
