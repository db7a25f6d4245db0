"""How fast the doors of the laboratory are, beside games of their own in the same run.

``python -m benchmarks.research [--json]``: steps a second, by the processor time of this process
where one thread works, and by the clock where several do.
"""

import argparse
import json
import time

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe

from bricabrac.research import openspiel, pettingzoo
from bricabrac.research.batch import Batch

SECONDS = 3.0
PEERS = (kuhn_poker, liars_poker, tic_tac_toe, block_dominoes)
TABLES = (("nicodemus", 2), ("imaginarium", 4))


def rate(work, clock=time.process_time):
    """How much ``work`` does in a second: it says how much it did."""
    work()
    begun, done = clock(), 0
    while clock() - begun < SECONDS:
        done += work()
    return done / (clock() - begun)


def batched(name, players, threads):
    """Steps of a batch, all by dice, with observations and masks."""
    batch = Batch(name, players, 1024, threads)
    batch.reset(seed=1)

    def work():
        for _ in range(20):
            batch.step(batch.any_actions())
        return 20 * batch.matches

    return rate(work, time.process_time if threads == 1 else time.perf_counter)


def by_turns(name, players):
    """Steps of an agent in PettingZoo's way, looking before each."""
    env = pettingzoo.raw_env(name, players)
    env.reset(seed=1)

    def work():
        for _ in range(1000):
            if not env.agents:
                env.reset()
            seen, _, is_over, is_cut, _ = env.last()
            env.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
        return 1000

    return rate(work)


def decided(spiel, random):
    """Decisions of random play in OpenSpiel's way."""
    game = pyspiel.load_game(spiel)

    def work():
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(random.integers(len(state.chance_outcomes()))))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random.integers(len(legal)))])
            done += 1
        return done

    return rate(work)


def main():
    """All doors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    given, random, found = parser.parse_args(), np.random.default_rng(1), {}
    for name, players in TABLES:
        for threads in (1, 2):
            found[f"batch {name} {players}, threads: {threads}"] = batched(name, players, threads)
        found[f"pettingzoo {name} {players}"] = by_turns(name, players)
        found[f"openspiel {name} {players}"] = decided(
            f"bricabrac_{name}(players={players})", random
        )
    for peer in PEERS:
        name = f"python_{peer.__name__.rpartition('.')[2]}"
        found[f"openspiel's own {name}"] = decided(name, random)
    if given.json:
        print(json.dumps(found))
        return
    for name, one in found.items():
        print(f"{one:12,.0f} a second  {name}")


if __name__ == "__main__":
    assert openspiel.DEALS  # registered
    main()
