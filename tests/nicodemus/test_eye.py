"""The eye: the same to whoever may not know more, to either seat, and at either speed."""

from bricabrac.engine.kernel import PLAIN
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus.bill import shortage
from bricabrac.nicodemus.cards import MACHINES
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.legal import Refusal, why_not_repair
from bricabrac.nicodemus.projects import available, completed_by
from bricabrac.nicodemus.state import Ask, Place
from tests.eyes import Watch, covered, seen
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


def test_the_hand_of_the_foe_is_seen_only_where_it_was_dealt():
    """A judge of tables dealt in thought is told it; whoever looks at a view is not."""
    names = GAME.eye.covered.names()
    for seed in range(5):
        for state in states(seed):
            foe = state.seats[1 - state.active]
            held = {
                f"foe's hand {kind} {number}"
                for kind, many in zip(MACHINES, foe.hand, strict=True)
                for number in range(1, min(many, 3) + 1)
            }
            assert {names[number] for number in covered(GAME, state)} == held
            view = state.clone()
            GAME.hide(view, state.active)
            is_known = list(foe.known) == list(foe.hand)
            assert covered(GAME, view) == (covered(GAME, state) if is_known else set())
