"""Playing the same matches in processes of different modes."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
MODES = ("plain", "compiled", "checked")


def run_in(mode, module, function, *arguments):
    """What a function of a test module returns in a process of its own."""
    call = f"from {module} import {function}; print(json.dumps({function}(*{arguments!r})))"
    done = subprocess.run(
        [sys.executable, "-c", f"import json; {call}"],
        cwd=ROOT,
        env={**os.environ, "BRICABRAC_MODE": mode},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def play_matches(name, seats, matches, rounds):
    """A digest of all lists of legal actions, actions and final states; and the decisions."""
    from bricabrac.engine.kernel import choices, new
    from bricabrac.engine.layout import to_dict, to_record
    from bricabrac.games import GAMES

    game = GAMES[name]
    options = [rounds] * len(game.options)
    digest, decisions = hashlib.sha256(), 0
    state, room = new(game.state), choices(game.actions)
    for seed in range(matches):
        random = Random(seed)
        game.setup(state, seats, seed, *options)
        while not game.outcome(state):
            listed = [int(action) for action in room[: game.legal(state, room)]]
            action = random.choice(listed)
            game.apply(state, action)
            digest.update(str([listed, action]).encode())
            decisions += 1
        final = state.snapshot()
        to_record(final)  # refuses numbers that compiled states could not hold
        digest.update(json.dumps(to_dict(final)).encode())
    return digest.hexdigest(), decisions


def overflow_free(name, seats, matches, rounds):
    """Every state of as many matches fits a record: no field ever overflows."""
    from bricabrac.engine.kernel import choices, new
    from bricabrac.engine.layout import to_record
    from bricabrac.games import GAMES

    game = GAMES[name]
    state, room = new(game.state), choices(game.actions)
    for seed in range(matches):
        random = Random(seed)
        game.setup(state, seats, seed, *[rounds] * len(game.options))
        while not game.outcome(state):
            game.apply(state, random.choice(room[: game.legal(state, room)]))
            to_record(state)
    return True


def compare(name, seats, matches, rounds=100):
    """Play the same matches in all modes, and say whether they were the same."""
    found = [run_in(mode, "tests.modes", "play_matches", name, seats, matches, rounds)
             for mode in MODES]  # fmt: skip
    same = found[0] == found[1] == found[2]
    print(f"{name}, {seats} seats: {matches} matches, {found[0][1]:,} decisions,",
          "the same plain, compiled and checked" if same else f"DIFFERENT: {found}")  # fmt: skip
    return same


if __name__ == "__main__":
    wanted = [(sys.argv[1], int(seats)) for seats in sys.argv[3:]]
    results = [compare(name, seats, int(sys.argv[2])) for name, seats in wanted]
    sys.exit(not all(results))
