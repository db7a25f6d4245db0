"""The eye: the same to whoever may not know more, to either seat, and at either speed."""

from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.pieces import PIECES, WORDS
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus import cards
from bricabrac.nicodemus.bill import shortage
from bricabrac.nicodemus.effects import COUNTS
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.legal import Refusal, why_not_repair
from bricabrac.nicodemus.projects import available, completed_by, gain_of
from bricabrac.nicodemus.row import showing
from bricabrac.nicodemus.sight import hide
from bricabrac.nicodemus.state import Ask, Place
from tests.eyes import Watch, seen
from tests.nicodemus.matches import states, steps

POSITIONS = 3000  # python -m tests.eyes looks at more
SEATED = (Place.OWN, Place.DONE, Place.GONE)


def test_what_is_listed_is_blind_within_bounds_and_unambiguous_plain_and_compiled():
    wrong, plain = Watch("nicodemus", "plain").over(2, POSITIONS)
    assert wrong == ""
    assert Watch("nicodemus", "compiled").over(2, POSITIONS) == ("", plain)


def exchanged(state):
    """The same position with the seats exchanged."""
    other = state.clone()
    other.seats[0].become(state.seats[1])
    other.seats[1].become(state.seats[0])
    other.active, other.first = 1 - state.active, 1 - state.first
    for project, lies in enumerate(state.place):
        for place in SEATED:
            if lies in (place, place + 1):
                other.place[project] = 2 * place + 1 - lies
    return other


def test_either_seat_sees_the_same():
    different = 0
    for seed in range(20):
        for state in states(seed):
            assert GAME.fault(exchanged(state)) == 0
            assert seen(GAME, exchanged(state)) == seen(GAME, state)
            turned = state.clone()
            turned.active = 1 - state.active
            different += seen(GAME, turned) != seen(GAME, state)
    assert different > 100  # it is not the same whoever looks


def test_what_a_repair_would_complete_is_what_it_completes():
    completed = 0
    for before, action, after in steps():
        if act.REPAIR <= action < act.PASS and after.asks != Ask.SPARE:
            me = before.seats[before.active]
            told = completed_by(me, before.row[action - act.REPAIR])
            can = {project for project in range(17) if told >> project & 1}
            room = PLAIN.choices(act.ACTIONS)
            legal = room[: GAME.legal(after, room)] if after.asks == Ask.PROJECTS else []
            found = {one - act.COMPLETE for one in legal if one != act.STOP}
            assert {project for project in can if available(before, project)} == found
            completed += len(found)
    assert completed > 100


def test_nothing_is_short_where_a_repair_is_legal():
    for seed in range(20):
        for state in states(seed):
            for space in range(state.length):
                is_legal = why_not_repair(state, space) == Refusal.NONE
                assert is_legal == (shortage(state, state.active, space) == 0)


def test_what_is_seen_can_be_read():
    names = GAME.eye.inputs.names()
    opening = {names[number] for number in seen(GAME, states(1)[0])}
    assert {"my machines 0", "my points 0", "length 1", "asked turn", "lead first 0"} <= opening
    assert sum(name.startswith("hand ") for name in opening) == 5
    assert not any(name.startswith("foe's known") for name in opening)


def named(state, block):
    """What is on of a block, as words after its name."""
    names = GAME.eye.inputs.names()
    return {
        names[number].removeprefix(f"{block} ")
        for number in seen(GAME, state)
        if names[number].startswith(f"{block} ")
    }


def payable(state, seat):
    """The machines of the row that a seat could pay for, by kind."""
    return {state.row[space] for space in range(state.length) if shortage(state, seat, space) == 0}


def test_what_is_hoped_for_is_what_one_more_piece_would_bring():
    hoped = 0
    for seed in range(12):
        for state in states(seed):
            for whose, seat in (("my", state.active), ("foe's", 1 - state.active)):
                wanted = set()
                for piece in range(PIECES):
                    richer = state.clone()
                    richer.seats[seat].stock[piece] += 1
                    gains = [
                        gain_of(state, seat, kind)
                        for kind in payable(richer, seat) - payable(state, seat)
                    ]
                    if gains:
                        wanted.add(f"{WORDS[piece]} {min(8, max(gains))}")
                assert named(state, f"{whose} hope") == wanted
                hoped += len(wanted)
    assert hoped > 500


def test_what_is_left_is_what_the_seat_sees_nowhere():
    few = 0
    for seed in range(12):
        for state in states(seed):
            view = state.clone()
            hide(view, state.active)
            left = list(cards.COPIES)
            lying = [*view.row[: view.length]]
            for seat in view.seats:
                lying += seat.workshop[: seat.machines]
            for kind in range(cards.KINDS):
                left[kind] -= view.discard[kind] + lying.count(kind)
                left[kind] -= sum(seat.hand[kind] + seat.aside[kind] for seat in view.seats)
            wanted = {
                f"{id} {count}" for id, count in zip(cards.MACHINES, left, strict=True) if count < 3
            }
            assert named(state, "left") == wanted
            few += len(wanted)
    assert few > 500


def test_what_an_effect_yields_is_what_the_row_shows():
    found = 0
    for state in states(3):
        me = state.seats[state.active]
        wanted = {
            f"{id} {min(5, showing(state, COUNTS[kind]) + (cards.SHOWS[kind] == COUNTS[kind]))}"
            for kind, id in enumerate(cards.MACHINES)
            if COUNTS[kind] != -1 and me.hand[kind]
        }
        assert named(state, "yield") == wanted
        found += len(wanted)
    assert found > 20
