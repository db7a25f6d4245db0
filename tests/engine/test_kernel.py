"""The same source, three times in one process: plain, compiled, and with every index checked."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace

import pytest
from flea_market.state import EARN

from bricabrac.engine.kernel import INLINE, PLAIN
from bricabrac.engine.layout import to_dict
from bricabrac.engine.twins import kernel_of
from tests.engine import constructs, market

ROOT = Path(__file__).parents[2]
KINDS = ["plain", "compiled", "checked"]


def kernel(kind):
    """A way for rules to run."""
    return PLAIN if kind == "plain" else kernel_of(kind)


def doors(kind, module=market):
    """The rules of a module, as Python calls them."""
    rules = {name: thing for name, thing in vars(module).items() if callable(thing)}
    return SimpleNamespace(
        **{name: kernel(kind).door(one) for name, one in rules.items() if one in INLINE}
    )


def play_matches(kind, count):
    """A digest of all lists, actions and final states of as many matches, driven from Python."""
    rules, digest, decisions = doors(kind), hashlib.sha256(), 0
    state, allowed = kernel(kind).new(market.State), kernel(kind).choices(market.ACTIONS)
    for seed in range(count):
        rules.setup(state, 2, seed)
        while number_of_actions := rules.legal(state, allowed):
            listed = [int(action) for action in allowed[:number_of_actions]]
            action = listed[(seed + decisions) % number_of_actions]
            rules.apply(state, action)
            digest.update(bytes([*listed, action]))
            decisions += 1
        digest.update(repr(state).encode())
    return digest.hexdigest(), decisions


def play_batch(kind, count):
    """The outcomes of as many random matches, and some advice."""
    rules = doors(kind)
    states, allowed = kernel(kind).batch(market.State, count), kernel(kind).choices(market.ACTIONS)
    decisions = rules.play_all(states, 0, count, allowed)
    outcomes = [rules.outcome(state) for state in states]
    rules.setup(states[0], 2, 7)
    return decisions, outcomes, rules.advise(states, allowed, 50), repr(states[1])


def use_constructs(kind):
    state = kernel(kind).new(constructs.State)
    return doors(kind, constructs).everything(state, 1.5), to_dict(state)


# The twins are equal.


def test_all_twins_play_the_same_matches():
    plain, compiled, checked = (play_matches(kind, 1000) for kind in KINDS)
    assert plain == compiled == checked


def test_all_twins_play_the_same_batches():
    plain, compiled, checked = (play_batch(kind, 1000) for kind in KINDS)
    assert plain == compiled == checked


def test_all_twins_agree_on_every_construct():
    plain, compiled, checked = map(use_constructs, KINDS)
    assert plain == compiled == checked
    assert plain[1]["total"] == 120 + 15 + 9


def test_a_rule_is_found_by_whoever_calls_it():
    assert {doors(kind, constructs).roundabout(9) for kind in KINDS} == {24}


@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_copies_what_is_put_into_it(kind):
    rules, states = doors(kind), kernel(kind).batch(market.State, 2)
    here, there = states[0], states[1]
    rules.setup(here, 2, 1)
    states[1] = here
    assert there == here
    rules.apply(here, EARN)
    assert there != here
    assert there.clone() == there


def test_threads_play_the_same():
    rules, count = doors("compiled"), 60_000
    choices, batch = kernel_of("compiled").choices, kernel_of("compiled").batch
    alone, shared = batch(market.State, count), batch(market.State, count)
    rules.play_all(alone, 0, count, choices(market.ACTIONS))
    halves = (0, count // 2), (count // 2, count)
    threads = [
        Thread(target=rules.play_all, args=(shared, first, last, choices(market.ACTIONS)))
        for first, last in halves
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert alone.packed.tobytes() == shared.packed.tobytes()


def times_until_python_goes_on(kind, count, most):
    """How often a thread plays before another one gets a word in, where neither is made to stop."""
    rules, states = doors(kind), kernel(kind).batch(market.State, count)
    begun, times, heard, usual = Event(), [], [], sys.getswitchinterval()
    rules.play_all(states, 0, 1, kernel(kind).choices(market.ACTIONS))

    def play():
        begun.set()
        while not heard and len(times) < most:
            times.append(rules.play_all(states, 0, count, kernel(kind).choices(market.ACTIONS)))

    thread = Thread(target=play)
    sys.setswitchinterval(3600)  # only who gives way by itself lets others go on
    try:
        thread.start()
        begun.wait()
        heard.append(True)
        thread.join()
    finally:
        sys.setswitchinterval(usual)
    return len(times)


def test_compiled_rules_do_not_hold_up_python():
    assert times_until_python_goes_on("compiled", 20_000, 500) < 500
    assert times_until_python_goes_on("plain", 20, 5) == 5  # as it would be if they did


def test_what_would_crash_is_refused_with_a_sentence():
    rules, kern = doors("compiled"), kernel_of("compiled")
    state, allowed = kern.new(market.State), kern.choices(market.ACTIONS)
    with pytest.raises(TypeError, match=r"legal takes states of its kernel: new\(\) or batch\(\)"):
        rules.legal(market.State(), allowed)
    with pytest.raises(AttributeError, match="look for 'seats' in the snapshot"):
        _ = state.seats
    with pytest.raises(IndexError, match="range object index out of range"):
        kern.batch(market.State, 2)[2]


def test_a_plain_rule_stays_the_function_that_it_is():
    assert type(market.legal).__name__ == "function"
    assert type(doors("plain").legal).__name__ == "function"


# In a process of their own.


@pytest.fixture(scope="session")
def caches(tmp_path_factory):
    """An empty cache for all tests to share."""
    return tmp_path_factory.mktemp("caches")


@pytest.fixture
def run(caches):
    """Run a few lines in a process of their own, in a folder."""

    def output(folder, program):
        path = os.pathsep.join([str(folder), str(ROOT / "examples" / "game_plugin")])
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=folder,
            env={**os.environ, "XDG_CACHE_HOME": str(caches), "PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    return output


def test_plain_play_imports_neither_numpy_nor_numba(run):
    program = (
        "import sys; from tests.engine.test_kernel import play_matches; play_matches('plain', 1); "
        "print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    assert run(ROOT, program) == "[]"


def test_compiled_rules_are_compiled_once(run):
    program = (
        "from bricabrac.engine.twins import watched\n"
        "from tests.engine.test_kernel import play_matches\n"
        "heard = []\n"
        "with watched(lambda done, total, name: heard.append((done, total, name))):\n"
        "    play_matches('compiled', 1)\n"
        "print(len(heard), all(0 < done <= total for done, total, _ in heard))"
    )
    first, _, told = run(ROOT, program).partition(" ")
    assert int(first) > 5
    assert told == "True"
    assert run(ROOT, program) == "0 True"


FILL = """
from bricabrac import small
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.twins import kernel_of
kernel = PLAIN if "{kind}" == "plain" else kernel_of("{kind}")
state = kernel.new(small.State)
kernel.door(small.fill)(state, {count})
print(state)
"""
SMALL_GAME = """
from pathlib import Path
import tomllib
from bricabrac.callee import doubled
from bricabrac.engine.kernel import routine, table
from bricabrac.engine.layout import Layout, number, numbers

VALUES = table(tomllib.loads(Path(__file__).with_name("facts.toml").read_text())["values"])

class State(Layout):
    row = numbers(3)
    after = number()

@routine
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
    (house / "__init__.py").touch()
    (house / "small.py").write_text(SMALL_GAME)
    (house / "callee.py").write_text(CALLEE)
    (house / "facts.toml").write_text("values = [5, 6, 7, 8]")
    return tmp_path


def test_the_cache_notices_a_changed_card_and_a_changed_callee(run, small_game):
    def row():
        return run(small_game, FILL.format(kind="compiled", count=3))

    assert row() == "State(row=[10, 12, 14], after=0)"

    (small_game / "bricabrac" / "facts.toml").write_text("values = [1, 6, 7, 8]")
    assert row() == "State(row=[2, 12, 14], after=0)"

    (small_game / "bricabrac" / "callee.py").write_text(CALLEE.replace("2 * value", "3 * value"))
    assert row() == "State(row=[3, 18, 21], after=0)"


@pytest.mark.parametrize("kind", ["plain", "checked"])
def test_a_step_beyond_a_row_is_an_error(run, small_game, kind):
    with pytest.raises(AssertionError, match="IndexError"):
        run(small_game, FILL.format(kind=kind, count=4))


def test_rules_that_call_each_other_in_a_circle_are_refused(run, small_game):
    (small_game / "bricabrac" / "callee.py").write_text(CIRCLE)
    with pytest.raises(AssertionError, match="rules call each other in a circle: doubled"):
        run(small_game, FILL.format(kind="compiled", count=3))
