"""The eye: the same to whoever may not know more, to every seat, and at either speed."""

import pytest

from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium import tallies
from bricabrac.imaginarium.cards import BELT, COST, KINDS, STEALS, TILES, Kind
from bricabrac.imaginarium.effects import loot
from bricabrac.imaginarium.fetching import (
    BY_COAL,
    BY_NOTHING,
    BY_RESOURCES,
    making_up,
    means,
    price,
)
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.projects import ADDS_UP, is_met, is_open, promise_of, score_of
from bricabrac.imaginarium.state import Place
from bricabrac.imaginarium.stock import can_repair, lacking
from tests.eyes import Watch, seen
from tests.imaginarium.scenes import Scene, seat
from tests.imaginarium.walks import steps

POSITIONS = 1500  # python -m tests.eyes looks at more


@pytest.fixture(scope="module")
def watches():
    return Watch("imaginarium", "plain"), Watch("imaginarium", "compiled")


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_listed_is_blind_within_bounds_and_unambiguous_plain_and_compiled(watches, seats):
    plain, compiled = watches
    wrong, report = plain.over(seats, POSITIONS)
    assert wrong == ""
    assert compiled.over(seats, POSITIONS) == ("", report)


def moved_up(state):
    """The same position with every seat one further round the table."""
    other, players = state.clone(), state.players

    def moved(seat):
        return (seat + 1) % players

    def figure(number):
        return number - number % players + moved(number % players) if number != -1 else -1

    for place in range(players):
        other.seats[moved(place)].become(state.seats[place])
    other.active, other.figure = moved(state.active), figure(state.figure)
    other.target = moved(state.target) if state.target != -1 else -1
    other.track[:] = [figure(number) for number in state.track]
    other.spaces[:] = [figure(number) for number in state.spaces]
    for cards in (other.assistants, other.projects):
        cards[:] = [Place.OWN + moved(lies - Place.OWN) if lies >= Place.OWN else lies
                    for lies in cards]  # fmt: skip
    other.done[:] = [sum((bits >> one & 1) << moved(one) for one in range(players))
                     for bits in state.done]  # fmt: skip
    return other


def test_every_seat_sees_the_same_and_nobody_what_is_hidden():
    players, fullest = set(), 0
    for number, (state, _, _) in enumerate(steps(16)):
        if number % 7:
            continue
        what = seen(GAME, state)
        fullest = max(fullest, len(what))
        players.add(state.players)
        turned = moved_up(state)
        assert GAME.fault(turned) == 0
        assert seen(GAME, turned) == what
        GAME.redeal(turned, turned.active, number)
        assert seen(GAME, turned) == what
    assert players == set(GAME.seats)
    assert 80 < fullest <= GAME.eye.most


def test_what_can_be_paid_is_what_is_paid():
    found = set()
    for state, _, _ in steps(16):
        for number in range(state.players):
            me = state.seats[number]
            for space in range(BELT):
                if state.belt[space] != -1:
                    due = price(state, number, space)
                    coal, cubes = making_up(me, due)
                    is_enough = cubes == 2 * (due - coal)
                    by = BY_COAL if coal == due else BY_RESOURCES if is_enough else BY_NOTHING
                    assert means(state, number, space) == by
                    found.add(by)
            for kind in range(KINDS):
                lacks = tallies.LACKS[tallies.resources_of(me)][kind]
                assert lacks == sum(lacking(me, kind))
                assert can_repair(me, kind) == (lacks == 0)
    assert found == {BY_COAL, BY_RESOURCES, BY_NOTHING}


def test_what_a_repair_would_bring_is_what_it_brings():
    stolen = met = 0
    for before, action, after in steps():
        if not act.REPAIR <= action < act.APPLY or action - act.REPAIR == Kind.S1:
            continue
        kind, me = action - act.REPAIR, before.active
        if STEALS[kind] != -1:
            piece = STEALS[kind]
            paid = before.seats[me].stock[piece] - COST[kind][piece]
            assert after.seats[me].stock[piece] - paid == loot(before, kind)
            stolen += loot(before, kind)
        points = 0
        for project in range(TILES):
            if ADDS_UP[project] and is_open(before, project, me):
                is_new = is_met(after.seats[me], project) > is_met(before.seats[me], project)
                points += score_of(before, project) * is_new
        assert promise_of(before, kind) == points
        met += points
    assert stolen > 10
    assert met > 10


def test_what_is_seen_can_be_read():
    me = seat((7, 0, 2, 1), "P1 P1 P1+P1", yard="P2 T1 A6", assistants="annex", secret="coal_heap")
    foe = seat((1, 2, 0, 0), "D1", secret="two_attack", assistants="secret_projects")
    table = {"projects": "six_machines two_defense", "belt": "P6 - - - - - P1"}
    names = GAME.eye.inputs.names()
    scene = Scene(me, foe, **table)
    what = {names[number] for number in seen(GAME, scene.state)}
    expected = {
        "my charcoalium 7", "my workshop P1 1", "my workshop P1 2", "my workshop P1+P1 1",
        "my free slots 3", "my use P1", "my combinations P1+P1", "my lacking T1 0",
        "my lacking P2 0", "my lacking A6 2", "my broken 3", "my secrets coal_heap",
        "my projects six_machines 2", "my purchase 1", "rival 1's guarded charcoalium",
        "rival 1's projects two_defense 1", "price space 1 charcoalium",
    }  # fmt: skip
    assert expected <= what
    assert not what & {"cost space 7", "my face down P1", "my workshop P1+P1 2", "my use P1+P1+P1"}
    assert not any("two_attack" in name for name in what)
