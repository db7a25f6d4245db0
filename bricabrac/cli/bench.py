"""bricabrac bench: how fast random play is, against a peer measured in the same run."""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from bricabrac.cli.mode import run_in

HELP = "measure decisions per second, beside OpenSpiel's spades in the same run"
REPEATS = 5
SPADES_DECISIONS = 56  # four bids and 52 cards in every match

PLAIN = """
import sys, time
from bricabrac.engine.playouts import Playouts
from bricabrac.games import GAMES
name, seats, rounds, matches = sys.argv[1], *map(int, sys.argv[2:])
playouts = Playouts(GAMES[name])
started = time.process_time()
decisions = playouts.play(seats, 0, matches, rounds)
print((time.process_time() - started) / decisions)
"""
START = """
import sys
from bricabrac.engine.match import Match
from bricabrac.games import GAMES
match = Match(GAMES[sys.argv[1]], seed=1, seats=int(sys.argv[2]))
match.act(match.actions()[0])
"""


def add(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("game", help="nicodemus or imaginarium")
    parser.add_argument("--matches", type=int, default=20_000, metavar="N", help="in a measurement")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table")
    parser.add_argument("--rounds", type=int, default=100, help="limit of endless matches")


def run(args: argparse.Namespace) -> int:
    """Compiled play and the peer, turn by turn; then plain play and the time it takes to start."""
    run_in("compiled")
    from bricabrac.cli.progress import Bar, compile_rules
    from bricabrac.engine.playouts import Playouts
    from bricabrac.games import GAMES

    game = GAMES[args.game]
    seats = args.players or game.seats[0]
    if seats not in game.seats:
        print(f"{game.name} is not for {seats} players", file=sys.stderr)
        return 2
    playouts = Playouts(game)
    compile_rules()
    playouts.play(seats, 0, 10, args.rounds)

    ours: list[float] = []
    peers: list[float] = []
    with Bar("measurements", REPEATS) as bar:
        for repeat in range(REPEATS):
            started = time.process_time()
            decisions = playouts.play(seats, 0, args.matches, args.rounds)
            ours.append(decisions / (time.process_time() - started))
            peers += spades()
            bar.at(repeat + 1)
    print(f"{game.name}, {seats} seats, compiled: {median(ours) / 1e6:.2f} M decisions/s, one core")
    if peers:
        ratios = [mine / peer for mine, peer in zip(ours, peers, strict=True)]
        print(f"OpenSpiel's spades, C++ loop: {median(peers) / 1e6:.2f} M decisions/s")
        print(f"ratio: {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")
    else:
        print("OpenSpiel is not installed (pip install 'bricabrac[bench]'): no ratio")
    with tempfile.TemporaryDirectory() as empty:
        plain = min(float(run_python(PLAIN, "plain", empty, game.name, seats, args.rounds, 300))
                    for _ in range(3))  # fmt: skip
        print(f"plain: {plain * 1e6:.1f} µs a decision")
        seconds = []
        for _ in range(3):
            started = time.perf_counter()
            run_python(START, "compiled", empty, game.name, seats)
            seconds.append(time.perf_counter() - started)
    first, cached = seconds[0], min(seconds[1:])
    print(f"process to first decision: {first:.1f} s compiling, {cached:.2f} s from the cache")
    return 0


def spades() -> list[float]:
    """Decisions per second of whole matches of spades, dealt and played by OpenSpiel's C++ code."""
    try:
        import pyspiel
    except ImportError:
        return []
    game = pyspiel.load_game("spades")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    matches = 5000
    started = time.process_time()
    for seed in range(matches):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return [matches * SPADES_DECISIONS / (time.process_time() - started)]


def run_python(text: str, mode: str, cache: str, *arguments: object) -> str:
    """Run a few lines in a process of some mode, with a cache of its own."""
    environment = {**os.environ, "BRICABRAC_MODE": mode, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", text, *map(str, arguments)]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout
