"""``bricabrac fuzz``: random matches, with everything checked after every action."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from bricabrac.cli.arguments import Parser, one_of, option
from bricabrac.cli.choices import add_first_seed, add_game, at_least, count, seats_for
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.progress import Bar, compiling
from bricabrac.cli.screen import Screen
from bricabrac.engine import proof
from bricabrac.engine.twins import twin_of
from bricabrac.games import GAMES

MODES = ("plain", "compiled", "checked")
CORES = os.cpu_count() or 1
SHARE = 25  # matches in one go, if compiled: whoever interrupts waits for no more
QUANTILES = {"least": 0.0, "tenth": 0.1, "median": 0.5, "ninetieth": 0.9, "most": 1.0}


@dataclass
class Findings:
    """What has been tried so far, and the first thing that was wrong."""

    matches: int = 0
    decisions: int = 0
    examined: int = 0  # matches whose positions, records and views were looked at, too
    states: int = 0  # in these
    rounds: Counter[int] = field(default_factory=Counter)  # how many matches ended in each
    fault: str = ""


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    option(parser, "matches", type=count, default=10_000, metavar="N")
    option(parser, "players", type=count, metavar="N")
    add_first_seed(parser)
    option(parser, "rounds", type=count, default=100, metavar="N")
    option(parser, "every", type=count, default=1, metavar="N")
    option(parser, "sample", type=at_least(0), default=20, metavar="N")
    option(parser, "mode", type=one_of(MODES), default="compiled", metavar="|".join(MODES))
    option(parser, "json", action="store_true")


def run(args: Namespace) -> int:
    """Play, check, and tell; 1 if anything is wrong."""
    args.players = seats_for(GAMES[args.game], args.players)
    found = Findings()
    with Interruption() as interruption:
        try_everything(args, found)
    tell(args, found)
    return 1 if found.fault else interruption.status


def try_everything(args: Namespace, found: Findings) -> None:
    """Many matches by compiled code, then a few by Python, until something is wrong."""
    game = GAMES[args.game]
    trial = proof.Proof(twin_of(game, args.mode))
    with compiling(args.lang):
        trial.run(args.players, args.seed, 0, args.rounds)
    say = Screen(args.lang).texts.say
    with Bar(say("fuzz-playing"), args.matches) as bar:
        for wrong, report in tried(trial, args):
            if wrong != proof.ALL_WELL:
                where = {"seed": str(report[proof.SEED]), "players": args.players}
                found.fault = say("fuzz-fault", game=game.name, fault=wrong, **where)
                return
            found.matches += report[proof.MATCHES]
            found.decisions += report[proof.DECISIONS]
            if "rounds" in game.options:
                found.rounds.update(dict(enumerate(report[proof.ROUNDS :])))
            bar.at(found.matches)
    with Bar(say("fuzz-examining"), args.sample) as bar:
        for seed in range(args.seed, args.seed + args.sample):
            try:
                found.states += proof.examine(game, args.players, seed)
            except proof.Broken as broken:
                found.fault = str(broken)
                return
            found.examined += 1
            bar.at(found.examined)


def tried(trial: proof.Proof, args: Namespace) -> Iterator[tuple[int, list[int]]]:
    """What each share of the matches has shown, on all cores."""
    share = 1 if args.mode == "plain" else SHARE
    starts = iter(range(0, args.matches, share))
    pool = ThreadPoolExecutor(CORES)
    waiting: set[Future[tuple[int, list[int]]]] = set()
    try:
        while True:
            for start in islice(starts, 2 * CORES - len(waiting)):
                size = min(share, args.matches - start)
                job = (args.players, args.seed + start, size, args.rounds, args.every)
                waiting.add(pool.submit(trial.run, *job))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def tell(args: Namespace, found: Findings) -> None:
    """What was found, as JSON or in words."""
    about = {"game": args.game, "players": args.players, "mode": args.mode}
    figures: dict[str, Any] = {
        "matches": found.matches,
        "decisions": found.decisions,
        "length": round(found.decisions / max(1, found.matches), 1),
        "examined": found.examined,
        "states": found.states,
    }
    rounds = lengths(found.rounds, args.rounds)
    if args.json:
        more = {"seed": args.seed, "rounds": rounds, "fault": found.fault or None}
        print(json.dumps(about | figures | more))
        return
    screen = Screen(args.lang)
    screen.say("fuzz-told", **about, **figures)
    if rounds:
        percent = f"{100 * rounds['reached']:.2f}"
        screen.say("fuzz-rounds", **{**rounds, "reached": percent})
    if found.fault:
        screen.tell(found.fault, "red")
    else:
        screen.say("fuzz-well")


def lengths(rounds: Counter[int], limit: int) -> dict[str, Any] | None:
    """How many rounds matches have, and the share of those that went on to the last one allowed."""
    ended = sorted(rounds.elements())
    if not ended:
        return None
    told = {name: ended[round(at * (len(ended) - 1))] for name, at in QUANTILES.items()}
    return told | {"limit": limit, "reached": rounds[limit] / len(ended)}
