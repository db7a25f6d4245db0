"""The same source, three times: plain, compiled, and compiled with every index checked.

The mode belongs to a process. So the functions in the first half play in a process of their own,
and the tests compare what comes back.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from threading import Thread
from time import perf_counter

import pytest

from bricabrac.engine import kernel
from bricabrac.engine.dice import roll, seed_dice, shuffle
from bricabrac.engine.kernel import batch, choices, new, warm_up
from bricabrac.engine.layout import (
    Layout,
    from_dict,
    from_record,
    numbers,
    to_dict,
    to_record,
)
from tests.engine import constructs, toy

ROOT = Path(__file__).parents[2]
MODES = ["plain", "compiled", "checked"]


@pytest.fixture(scope="session")
def caches(tmp_path_factory):
    """An empty cache for all tests to share."""
    return tmp_path_factory.mktemp("caches")


@pytest.fixture
def in_mode(caches):
    """Run a function of this file in a process of some mode."""

    def run(mode, function, *arguments, folder=ROOT):
        call = f"print(json.dumps(test_kernel.{function.__name__}(*{arguments!r})))"
        imports = "import json; from tests.engine import test_kernel"
        environment = {**os.environ, "BRICABRAC_MODE": mode, "XDG_CACHE_HOME": str(caches)}
        done = subprocess.run(
            [sys.executable, "-c", f"{imports}; {call}"],
            cwd=folder, env=environment, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run


# Played in any mode.


def play_matches(count):
    """A digest of all masks, actions and final states of as many matches, driven from Python."""
    digest, decisions, state, allowed = hashlib.sha256(), 0, new(toy.State), choices(toy.ACTIONS)
    for seed in range(count):
        toy.setup(state, seed)
        while number_of_actions := toy.legal(state, allowed):
            listed = [int(action) for action in allowed[:number_of_actions]]
            action = listed[(seed + decisions) % number_of_actions]
            toy.apply(state, action)
            digest.update(bytes([*listed, action]))
            decisions += 1
        digest.update(repr(state).encode())
    return digest.hexdigest(), decisions


def play_batch(count):
    """The outcomes of as many random matches, and some advice."""
    states, allowed = batch(toy.State, count), choices(toy.ACTIONS)
    decisions = toy.play_all(states, 0, count, allowed)
    outcomes = [toy.outcome(state) for state in states]
    toy.setup(states[0], 7)
    return decisions, outcomes, toy.advise(states, allowed, 50), repr(states[1])


def copy_in_a_batch():
    """Copies are copies, and a name for a place stays with the place."""
    states = batch(toy.State, 2)
    here, there = states[0], states[1]
    toy.setup(here, 1)
    states[1] = here
    equal_at_first = there == here
    toy.apply(here, toy.EARN)
    return equal_at_first, there == here, there.clone() == there


def use_constructs():
    state = new(constructs.State)
    return constructs.everything(state, 1.5), to_dict(state)


def imported_modules():
    play_matches(1)
    return [name for name in ("numpy", "numba") if name in sys.modules]


def refusals():
    """What is said to those who call compiled rules in ways that cannot work."""
    state, allowed = new(toy.State), choices(toy.ACTIONS)
    said = []
    for mistake in (
        lambda: toy.held(state),
        lambda: toy.legal(toy.State(), allowed),
        lambda: state.seats,
        lambda: batch(toy.State, 2)[2],
    ):
        try:
            mistake()
        except (TypeError, AttributeError, IndexError) as error:
            said.append(f"{type(error).__name__}: {error}")
    return said


def names_of_compiled_rules():
    heard = []
    warm_up(lambda done, total, name: heard.append(name))
    return heard


def play_in_threads(count):
    """Whether threads play as one alone does, and the share of its time that Python waited."""
    alone, shared = batch(toy.State, count), batch(toy.State, count)
    toy.play_all(alone, 0, 1, choices(toy.ACTIONS))
    started = perf_counter()
    toy.play_all(alone, 0, count, choices(toy.ACTIONS))
    needed = perf_counter() - started

    halves = (0, count // 2), (count // 2, count)
    threads = [
        Thread(target=toy.play_all, args=(shared, first, last, choices(toy.ACTIONS)))
        for first, last in halves
    ]
    longest_wait, last_tick = 0.0, perf_counter()
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        tick = perf_counter()
        longest_wait, last_tick = max(longest_wait, tick - last_tick), tick
    return alone.records.tobytes() == shared.records.tobytes(), longest_wait / needed


def result_of_small_game():
    from bricabrac import small

    state = new(small.State)
    small.fill(state, 3)
    return repr(state)


def step_beyond():
    from bricabrac import small

    try:
        small.fill(new(small.State), 4)
    except IndexError:
        return "IndexError"
    return "nothing"


# The twins are equal.


def test_all_modes_play_the_same_matches(in_mode):
    plain, compiled, checked = (in_mode(mode, play_matches, 3000) for mode in MODES)
    assert plain == compiled == checked


def test_all_modes_play_the_same_batches(in_mode):
    plain, compiled, checked = (in_mode(mode, play_batch, 3000) for mode in MODES)
    assert plain == compiled == checked


def test_all_modes_agree_on_every_construct(in_mode):
    plain, compiled, checked = (in_mode(mode, use_constructs) for mode in MODES)
    assert plain == compiled == checked
    assert plain[1]["total"] == 120 + 15 + 9


@pytest.mark.parametrize("mode", MODES)
def test_a_batch_copies_what_is_put_into_it(in_mode, mode):
    assert in_mode(mode, copy_in_a_batch) == [True, False, True]


def test_threads_play_the_same_and_do_not_hold_up_python(in_mode):
    same, waited = in_mode("compiled", play_in_threads, 300_000)
    assert same
    assert waited < 0.3  # about 1, if they did


# Modes and their cost.


def test_plain_play_imports_neither_numpy_nor_numba(in_mode):
    assert in_mode("plain", imported_modules) == []


def test_compiled_rules_are_compiled_once(in_mode):
    in_mode("compiled", names_of_compiled_rules)
    assert in_mode("compiled", names_of_compiled_rules) == []


def test_an_unknown_mode_is_refused():
    done = subprocess.run(
        [sys.executable, "-c", "import bricabrac.engine.kernel"],
        cwd=ROOT, env={**os.environ, "BRICABRAC_MODE": "fast"}, capture_output=True, text=True,
    )  # fmt: skip
    assert "it can be plain, compiled or checked" in done.stderr


def test_what_would_crash_is_refused_with_a_sentence(in_mode):
    assert in_mode("compiled", refusals) == [
        "TypeError: held is a compiled rule, which only rules can call; "
        "make it an @entry, or run with BRICABRAC_MODE=plain",
        "TypeError: legal takes states made by new() or batch()",
        "AttributeError: look for 'seats' in the snapshot() of this compiled state",
        "IndexError: range object index out of range",
    ]


SMALL_GAME = """
from pathlib import Path
import tomllib
from bricabrac.callee import doubled
from bricabrac.engine.kernel import entry, table
from bricabrac.engine.layout import Layout, number, numbers

VALUES = table(tomllib.loads(Path(__file__).with_name("facts.toml").read_text())["values"])

class State(Layout):
    row = numbers(3)
    after = number()

@entry
def fill(state: State, count: int) -> None:
    for place in range(count):
        state.row[place] = doubled(VALUES[place])
"""
CALLEE = """
from bricabrac.engine.kernel import rule

@rule
def doubled(value: int) -> int:
    return 2 * value
"""
CIRCLE = """
from bricabrac.engine.kernel import rule

@rule
def doubled(value: int) -> int:
    if value == 0:
        return 0
    return 2 + doubled_too(value - 1)

@rule
def doubled_too(value: int) -> int:
    if value == 0:
        return 0
    return 2 + doubled(value - 1)
"""


@pytest.fixture
def small_game(tmp_path):
    """A package of its own, whose rules are spread over a card file and two modules."""
    house = tmp_path / "bricabrac"
    shutil.copytree(ROOT / "bricabrac" / "engine", house / "engine")
    shutil.copytree(ROOT / "tests" / "engine", tmp_path / "tests" / "engine")
    (house / "__init__.py").touch()
    (tmp_path / "tests" / "__init__.py").touch()
    (house / "small.py").write_text(SMALL_GAME)
    (house / "callee.py").write_text(CALLEE)
    (house / "facts.toml").write_text("values = [5, 6, 7, 8]")
    return tmp_path


def test_the_cache_notices_a_changed_card_and_a_changed_callee(in_mode, small_game):
    def row():
        return in_mode("compiled", result_of_small_game, folder=small_game)

    assert row() == "State(row=[10, 12, 14], after=0)"

    (small_game / "bricabrac" / "facts.toml").write_text("values = [1, 6, 7, 8]")
    assert row() == "State(row=[2, 12, 14], after=0)"

    (small_game / "bricabrac" / "callee.py").write_text(CALLEE.replace("2 * value", "3 * value"))
    assert row() == "State(row=[3, 18, 21], after=0)"


@pytest.mark.parametrize("mode", ["plain", "checked"])
def test_a_step_beyond_a_row_is_an_error(in_mode, small_game, mode):
    assert in_mode(mode, step_beyond, folder=small_game) == "IndexError"


def test_rules_that_call_each_other_in_a_circle_are_refused(in_mode, small_game):
    (small_game / "bricabrac" / "callee.py").write_text(CIRCLE)
    with pytest.raises(AssertionError, match="rules call each other in a circle: doubled"):
        in_mode("compiled", result_of_small_game, folder=small_game)


# States and their forms of exchange, in this process, which is plain.


class Die(Layout):
    dice = numbers(2, bits=64)
    cards = numbers(3)
    grid = numbers(2, 3)


def states_of_a_match(seed):
    state, allowed = new(toy.State), choices(toy.ACTIONS)
    toy.setup(state, seed)
    while toy.outcome(state) == toy.RUNNING:
        yield state
        toy.apply(state, allowed[roll(state, toy.legal(state, allowed))])


@pytest.mark.parametrize("seed", range(5))
def test_records_and_positions_give_back_the_same_state(seed):
    for state in states_of_a_match(seed):
        assert from_record(toy.State, to_record(state)) == state
        assert from_dict(toy.State, json.loads(json.dumps(to_dict(state)))) == state


def test_a_position_may_leave_out_what_is_blank():
    state = from_dict(toy.State, {"left": 3, "seats": [{}, {"coins": 2}]})
    assert (state.left, state.seats[1].coins, state.seats[0].hand) == (3, 2, [0] * toy.KINDS)


def test_what_does_not_fit_is_refused_by_name():
    state = new(toy.State)
    state.seats[1].coins = 40_000
    with pytest.raises(OverflowError, match=r"State.seats\[1\].coins cannot hold 40000"):
        to_record(state)

    state = new(toy.State)
    state.deck.append(1)
    with pytest.raises(ValueError, match=r"State\.deck has 30 places, not 31"):
        to_record(state)

    with pytest.raises(ValueError, match="State has no field 'cash'"):
        from_dict(toy.State, {"cash": 3})
    with pytest.raises(TypeError):
        from_dict(toy.State, {"left": 2.5})


def test_parts_cannot_be_exchanged():
    state = new(toy.State)
    with pytest.raises(TypeError):
        state.seats[0] = state.seats[1]


def test_a_clone_shares_nothing():
    die = new(Die)
    twin = die.clone()
    twin.cards[0] = twin.grid[1][2] = twin.dice[0] = 1
    assert die == Die() != twin
    assert repr(twin) == "Die(dice=[1, 0], cards=[1, 0, 0], grid=[[0, 0, 0], [0, 0, 1]])"


def test_dice_are_fair_enough():
    die = new(Die)
    seed_dice(die, 1)
    faces = Counter(roll(die, 6) for _ in range(60_000))
    assert all(abs(faces[face] - 10_000) < 400 for face in range(6))  # four deviations

    orders = Counter()
    for _ in range(60_000):
        die.cards[:] = 0, 1, 2
        shuffle(die, die.cards, 3)
        orders[tuple(die.cards)] += 1
    assert all(abs(count - 10_000) < 400 for count in orders.values())
    assert len(orders) == 6


def test_dealing_anew_keeps_what_the_seat_sees():
    for state in states_of_a_match(3):
        other = state.clone()
        toy.redeal(other, 0, 99)
        assert other.seats[0] == state.seats[0]
        assert toy.held(other.seats[1]) == toy.held(state.seats[1])
        assert other.left == state.left


def test_these_tests_run_in_a_plain_process():
    assert kernel.MODE == "plain"
