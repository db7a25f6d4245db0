"""bricabrac fuzz: random matches, with everything checked after every action."""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from bricabrac.cli.mode import run_in

HELP = "play random matches and check every rule that must hold after every action"
SHARE = 250  # matches in one go: the progress bar moves about so often


def add(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("game", help="nicodemus or imaginarium")
    parser.add_argument("--matches", type=int, default=10_000, metavar="N", help="how many")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match")
    parser.add_argument("--rounds", type=int, default=100, help="limit of endless matches")
    every = "ask of every action whether it is refused only at every so manieth decision"
    parser.add_argument("--every", type=int, default=1, metavar="N", help=every)
    sample = "matches whose positions, records and views are examined, too"
    parser.add_argument("--sample", type=int, default=20, metavar="N", help=sample)
    modes = ["plain", "compiled", "checked"]
    parser.add_argument("--mode", choices=modes, help="how the rules run (default: compiled)")


def run(args: argparse.Namespace) -> int:
    """Play, check, report; 1 if anything is wrong."""
    run_in(args.mode or os.environ.get("BRICABRAC_MODE", "compiled"))

    from bricabrac.cli.progress import Bar, compile_rules
    from bricabrac.engine.proof import (
        ALL_WELL,
        DECISIONS,
        MATCHES,
        ROUNDS,
        SEED,
        Broken,
        Proof,
        examine,
    )
    from bricabrac.games import GAMES

    game = GAMES[args.game]
    seats = args.players or game.seats[0]
    if seats not in game.seats:
        print(f"{game.name} is not for {seats} players", file=sys.stderr)
        return 2
    proof = Proof(game)
    compile_rules()

    matches = decisions = 0
    rounds: Counter[int] = Counter()
    shares = [
        (args.seed + first, min(SHARE, args.matches - first))
        for first in range(0, args.matches, SHARE)
    ]
    with Bar("matches", args.matches) as bar, ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting: set[Future[tuple[int, list[int]]]] = set()
        while shares or waiting:
            while shares and len(waiting) < 4 * (os.cpu_count() or 1):
                seed, count = shares.pop(0)
                waiting.add(pool.submit(proof.run, seats, seed, count, args.rounds, args.every))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for wrong, report in (future.result() for future in done):
                if wrong != ALL_WELL:
                    print(f"{game.name}, {seats} seats, seed {report[SEED]}: fault {wrong}",
                          file=sys.stderr)  # fmt: skip
                    return 1
                matches += report[MATCHES]
                decisions += report[DECISIONS]
                rounds.update({at: count for at, count in enumerate(report[ROUNDS:]) if at})
            bar.at(matches)

    states = 0
    with Bar("examined", args.sample) as bar:
        for sample in range(args.sample):
            try:
                states += examine(game, seats, args.seed + sample)
            except Broken as broken:
                print(broken, file=sys.stderr)
                return 1
            bar.at(sample + 1)
    mode = os.environ["BRICABRAC_MODE"]
    print(
        f"{game.name}, {seats} seats, {mode}: {matches:,} matches, {decisions:,} decisions, "
        f"{decisions / max(1, matches):.1f} a match, {args.sample} matches and {states:,} states "
        "examined; nothing wrong"
    )
    if "rounds" in game.options and rounds.total():
        print(lengths(rounds, args.rounds))
    return 0


def lengths(rounds: Counter[int], limit: int) -> str:
    """How many rounds matches have, and how many of them went on to the last round allowed."""
    ended = sorted(rounds.elements())
    shares = {"least": 0.0, "10 %": 0.1, "median": 0.5, "90 %": 0.9, "most": 1.0}
    told = ", ".join(f"{name} {ended[round(at * (len(ended) - 1))]}" for name, at in shares.items())
    reached = f"{rounds[limit] / len(ended):.2%} reached round {limit}, the last one allowed"
    return f"rounds: {told}; {reached if limit else 'no limit'}"
