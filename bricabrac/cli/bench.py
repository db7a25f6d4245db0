"""``bricabrac bench``: how fast random play is, against a peer measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from statistics import median
from typing import Any

from bricabrac.cli import laboratory
from bricabrac.cli.arguments import Parser, one_of, option
from bricabrac.cli.choices import count, seats_for
from bricabrac.cli.progress import Bar, compiling
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import Trouble
from bricabrac.engine.playouts import Playouts
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES

RESEARCH = "research"  # no game, but all doors of the laboratory
GPU = "gpu"  # no game, but where to play
MATCHES, REPEATS = 20_000, 5
SPADES, SPADES_DECISIONS = 5000, 56  # matches; four bids and 52 cards in each
PLAIN_MATCHES = 300

START = """
import sys
from bricabrac.engine.playouts import Playouts
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
Playouts(compiled(GAMES[sys.argv[1]])).play(int(sys.argv[2]), 1, 1, 1)
"""


def add(parser: Parser) -> None:
    """The arguments."""
    known = parser.texts.say("option-bench", games=", ".join(GAMES))
    named = one_of((*GAMES, RESEARCH, GPU), "trouble-game")
    parser.add_argument("game", type=named, metavar=f"GAME|{RESEARCH}|{GPU}", help=known)
    parser.add_argument(
        "of",
        nargs="?",
        type=one_of(GAMES, "trouble-game"),
        metavar="GAME",
        help=parser.texts.say("option-bench-of"),
    )
    option(parser, "matches", type=count, metavar="N")
    option(parser, "players", type=count, metavar="N")
    option(parser, "rounds", type=count, default=100, metavar="N")
    option(parser, "json", action="store_true")
    option(parser, "peers", action="store_true")


def run(args: Namespace) -> int:
    """Measure everything, then tell it."""
    if args.game == GPU:
        from bricabrac.cli import gpu

        return gpu.run(args)
    if args.of:
        raise Trouble("trouble-unknown", given=args.of, command="bricabrac bench")
    args.matches = args.matches or MATCHES
    if args.game == RESEARCH:
        return laboratory.run(args)
    args.players = seats_for(GAMES[args.game], args.players)
    figures = random_play(args) | plain_play(args) | start(args)
    if args.json:
        about = {"game": args.game, "players": args.players}
        print(json.dumps(about | figures))
    else:
        tell(args, figures)
    return 0


def random_play(args: Namespace) -> dict[str, Any]:
    """Decisions a second of compiled play and of the peer, turn by turn, and their ratio."""
    playouts = Playouts(compiled(GAMES[args.game]))
    with compiling(args.lang):
        playouts.play(args.players, 0, 10, args.rounds)
    ours: list[float] = []
    peers: list[float] = []
    with Bar(Screen(args.lang).texts.say("bench-measuring"), REPEATS) as bar:
        for repeat in range(REPEATS):
            started = time.process_time()
            decisions = playouts.play(args.players, 0, args.matches, args.rounds)
            ours.append(decisions / (time.process_time() - started))
            peers += spades()
            bar.at(repeat + 1)
    ratios = [mine / peer for mine, peer in zip(ours, peers)]
    return {
        "decisions_per_second": round(median(ours)),
        "spades_per_second": round(median(peers)) if peers else None,
        "ratio": round(median(ratios), 3) if peers else None,
        "ratio_range": [round(min(ratios), 3), round(max(ratios), 3)] if peers else None,
    }


def spades() -> list[float]:
    """Decisions a second of whole matches of spades, dealt and played by OpenSpiel's C++ code."""
    try:
        import pyspiel
    except ImportError:
        return []
    game = pyspiel.load_game("spades")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    started = time.process_time()
    for seed in range(SPADES):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return [SPADES * SPADES_DECISIONS / (time.process_time() - started)]


def plain_play(args: Namespace) -> dict[str, Any]:
    """Seconds a decision takes in plain Python."""
    playouts, seconds = Playouts(GAMES[args.game]), []
    for _ in range(3):
        started = time.process_time()
        decisions = playouts.play(args.players, 0, PLAIN_MATCHES, args.rounds)
        seconds.append((time.process_time() - started) / decisions)
    return {"plain_seconds": round(min(seconds), 8)}


def start(args: Namespace) -> dict[str, Any]:
    """Seconds from the process to its first decision: nothing compiled yet, and from the cache."""
    command, seconds = [sys.executable, "-c", START, args.game, str(args.players)], []
    with tempfile.TemporaryDirectory() as empty:
        for _ in range(3):
            started = time.perf_counter()
            subprocess.run(command, env={**os.environ, "XDG_CACHE_HOME": empty}, check=True)
            seconds.append(time.perf_counter() - started)
    first, *cached = seconds
    return {"start_seconds": round(first, 3), "cached_start_seconds": round(min(cached), 3)}


def tell(args: Namespace, figures: dict[str, Any]) -> None:
    """The figures in words."""
    screen = Screen(args.lang)
    speed = f"{figures['decisions_per_second'] / 1e6:.2f}"
    screen.say("bench-compiled", game=args.game, players=args.players, speed=speed)
    if figures["ratio"] is None:
        screen.say("bench-alone")
    else:
        low, high = (f"{end:.2f}" for end in figures["ratio_range"])
        peer, ratio = f"{figures['spades_per_second'] / 1e6:.2f}", f"{figures['ratio']:.2f}"
        screen.say("bench-spades", speed=peer, ratio=ratio, low=low, high=high)
    screen.say("bench-plain", time=f"{figures['plain_seconds'] * 1e6:.1f}")
    first, cached = figures["start_seconds"], figures["cached_start_seconds"]
    screen.say("bench-start", first=f"{first:.1f}", cached=f"{cached:.2f}")
