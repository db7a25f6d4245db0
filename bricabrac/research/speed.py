"""How fast the doors of the laboratory are, beside games of their own in the same run.

By the processor time of this process where one thread works, by the clock where several do.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bricabrac.research.batch import Batch

SECONDS, MATCHES, STEPS = 3.0, 1024, 20
TABLES = (("nicodemus", 2), ("imaginarium", 4))
# PettingZoo's card games (gin rummy is in none since 1.25) and OpenSpiel's games in Python.
ZOO = ("gin_rummy_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
SPIEL = ("kuhn_poker", "liars_poker", "tic_tac_toe", "block_dominoes")
Figure = tuple[str, str, float]  # whose, of what, how many a second


def rate(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """How much ``work`` does in a second: it says how much it did."""
    work()
    begun, done = clock(), 0
    while clock() - begun < SECONDS:
        done += work()
    return done / (clock() - begun)


def batched(name: str, players: int, threads: int) -> float:
    """Steps of a batch, all by dice, with observations and masks."""
    batch = Batch(name, players, MATCHES, threads)
    batch.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.any_actions())
        return STEPS * MATCHES

    return rate(work, time.process_time if threads == 1 else time.perf_counter)


def by_turns(env: Any) -> float:
    """Steps of agents in PettingZoo's way, by dice, looking before each."""
    env.reset(seed=1)
    dice = Random(1)

    def work() -> int:
        for _ in range(STEPS * 10):
            if not env.agents:
                env.reset()
            seen, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(dice.choice(mask.nonzero()[0]))
        return STEPS * 10

    return rate(work)


def decided(spiel: str) -> float:
    """Decisions of random play in OpenSpiel's way."""
    pyspiel: Any = import_module("pyspiel")
    game, dice = pyspiel.load_game(spiel), Random(1)

    def work() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(dice.choice(state.legal_actions()))
            done += 1
        return done

    return rate(work)


def ours(threads: int) -> Iterator[Figure]:
    """Our own doors, those that are installed."""
    for name, players in TABLES:
        for count in sorted({1, threads}):
            yield f"batch, {count}", f"{name} {players}", batched(name, players, count)
        if find_spec("pettingzoo"):
            door: Any = import_module("bricabrac.research.pettingzoo")
            yield "pettingzoo", f"{name} {players}", by_turns(door.raw_env(name, players))
        if find_spec("pyspiel"):
            import_module("bricabrac.research.openspiel")
            spiel = f"bricabrac_{name}(players={players})"
            yield "openspiel", f"{name} {players}", decided(spiel)


def theirs() -> Iterator[Figure]:
    """Games that come with PettingZoo and OpenSpiel, those that are installed."""
    for name in ZOO:
        try:
            module: Any = import_module(f"pettingzoo.classic.{name}")
        except Exception:  # not there, or what it needs is not: each has its own way to say so
            continue
        yield "pettingzoo's own", name, by_turns(module.raw_env())
    for name in SPIEL if find_spec("pyspiel") else ():
        import_module(f"open_spiel.python.games.{name}")
        yield "openspiel's own", f"python_{name}", decided(f"python_{name}")


def how_many() -> tuple[int, int]:
    """How many figures there are of ours and of theirs, at the most."""
    return 4 * len(TABLES), len(ZOO) + len(SPIEL)
