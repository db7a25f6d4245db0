"""What holds after every action of random matches, from the deal and from rich positions."""

import json
from collections import Counter
from random import Random

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.kernel import PLAIN
from bricabrac.imaginarium.actions import ACTIONS, STOP
from bricabrac.imaginarium.audit import Fault, fault
from bricabrac.imaginarium.cards import ASSISTANTS, MACHINES, SPACES
from bricabrac.imaginarium.ending import outcome
from bricabrac.imaginarium.legal import legal, why_not
from bricabrac.imaginarium.position import dump, load
from bricabrac.imaginarium.setup import setup
from bricabrac.imaginarium.sight import hide, redeal
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import State
from bricabrac.imaginarium.turn import apply


def play(state: State, players: int, random: Random) -> Counter[str]:
    """Play to the end, looking at everything on the way; counts the corners it comes upon."""
    room, decisions, met = PLAIN.choices(ACTIONS), 0, Counter[str]()
    before = state.snapshot()
    while not outcome(state):
        assert Fault(fault(state)) == Fault.NONE
        listed = [int(action) for action in room[: legal(state, room)]]
        assert listed
        if decisions % 9 == 0:
            assert listed == [action for action in range(ACTIONS) if not why_not(state, action)]
            assert load(json.loads(json.dumps(dump(before)))) == before
        if decisions % 31 == 0:
            for seat in range(-1, players):
                look(state, seat, decisions)
        going = [action for action in listed if action != STOP] if random.random() < 0.7 else []
        apply(state, random.choice(going or listed))
        after = state.snapshot()
        for was, now in zip(before.seats, after.seats, strict=True):
            assert now.points >= was.points
        met["off the belt"] += any(figure != -1 for figure in after.spaces[SPACES:])
        met["reshuffled"] += after.left > before.left
        met["face down"] += any(seat.down for seat in after.seats)
        before = after
        decisions += 1
    assert Fault(fault(state)) == Fault.NONE
    return met


def look(state: State, seat: int, seed: int) -> None:
    """What a seat sees stays the same when the rest is dealt anew."""
    seen, dealt = state.clone(), state.clone()
    hide(seen, seat)
    redeal(dealt, seat, seed)
    assert Fault(fault(dealt)) == Fault.NONE
    hide(dealt, seat)
    assert seen == dealt


def rich(players: int, random: Random) -> dict:
    """A position in which everybody has much of everything."""
    left = Counter({id: machine.copies for id, machine in MACHINES.items()})
    free = random.sample(ASSISTANTS, len(ASSISTANTS))
    seats = []
    for _ in range(players):
        mine, slots, yard = [free.pop() for _ in range(random.randint(0, 2))], [], []
        for _ in range(random.randint(0, 6 if "annex" in mine else 4)):
            stack = random.choice(STACK_NAMES)
            if stack != "S1" and all(left[id] >= n for id, n in Counter(stack.split("+")).items()):
                slots.append(stack)
                left.subtract(stack.split("+"))
        for _ in range(random.randint(0, 5)):
            yard.append(random.choice([id for id in left if left[id]]))
            left[yard[-1]] -= 1
        words = ("charcoalium", "wood", "copper", "crystal")
        stock = {word: random.randint(0, 9) for word in words}
        seats.append({**stock, "slots": slots, "yard": yard, "assistants": mine})
    position = {"seats": seats, "seed": random.randrange(1 << 30), "rounds": 8}
    return position | random.choice([{}, {"deck": 0}, {"deck": 3}, {"deck": 10}])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_from_the_deal(players):
    for seed in range(2):
        state = State()
        setup(state, players, seed, 40)
        play(state, players, Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_from_rich_positions(players):
    played = 0
    for seed in range(12):
        random = Random(seed)
        state = State()
        try:
            state.become(load(rich(players, random)))
        except Impossible:  # a deck that the other machines leave nothing for
            continue
        play(state, players, random)
        played += 1
    assert played


def test_figures_off_the_belt_and_face_down_slots():
    # One seat hoards nearly all machines, another can repair A6.
    seats = [
        {
            "yard": [
                id for id in MACHINES for _ in range(MACHINES[id].copies) if id not in ("A6", "P1")
            ]
        },
        {"yard": ["A6"], "copper": 9, "crystal": 9},
        *({"slots": ["P1"]} for _ in range(3)),
    ]
    met = Counter[str]()
    for seed in range(40):
        state = State()
        state.become(load({"seats": seats, "seed": seed, "rounds": 6}))
        met += play(state, 5, Random(seed))
        if met.keys() >= {"off the belt", "reshuffled", "face down"}:
            return
    raise AssertionError(met)
