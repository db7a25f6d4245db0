"""``bricabrac bench gpu``: random play and steps on a GPU, held against the processor's."""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any

import numpy as np

from bricabrac.cli.choices import seats_for
from bricabrac.cli.progress import compiling
from bricabrac.cli.screen import Screen
from bricabrac.engine import playouts
from bricabrac.engine.cuda import driver, finish
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import Sums
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research.batch import Batch
from bricabrac.research.hall import Hall, Played, play

MATCHES, COMPARED = 4_000_000, 100_000
TABLES, STEPS = 1 << 19, 50  # of a hall
WATCHED, LOOKS = 2_000, 300  # tables and steps that a batch follows
REPEATS = 3


def run(args: Namespace) -> int:
    """Measure a game, or all of them; 1 if the GPU has played anything else than the processor."""
    name = driver().name  # or there is no GPU, in a sentence
    status = 0
    for game in [args.of] if args.of else list(GAMES):
        args.game = game
        seats = seats_for(GAMES[game], args.players)
        with compiling(args.lang):
            figures: dict[str, Any] = {"gpu": name, "game": game, "players": seats}
            figures |= random_play(GAMES[game], seats, args.matches or MATCHES, args.rounds)
            figures |= steps(GAMES[game], seats, args.rounds)
        tell(args, figures)
        if figures["equal_matches"] < figures["compared_matches"] or not figures["equal_steps"]:
            status = 1
    return status


def random_play(game: Game, seats: int, matches: int, rounds: int) -> dict[str, Any]:
    """Decisions a second of random matches, and how many of the first ones are the processor's."""
    compared = min(matches, COMPARED)
    play(game, compared, seats, 0, rounds)  # loads everything
    finish()
    seconds = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        played = play(game, matches, seats, 0, rounds, compared)
        finish()
        seconds.append(time.perf_counter() - started)
    decisions = int(played.lengths.here().sum())
    return {
        "matches": matches,
        "decisions": decisions,
        "decisions_per_second": round(decisions / median(seconds)),
        "compared_matches": compared,
        "equal_matches": equal(game, played, seats, compared, rounds),
    }


def equal(game: Game, played: Played, seats: int, matches: int, rounds: int) -> int:
    """In how many matches length, winners and every byte of the last table are the processor's."""
    game = compiled(game)
    kernel, workers = game.kernel, os.cpu_count() or 1
    loop = kernel.bound(playouts.play_each, game.name, **rules_of(game))
    ends: Any = kernel.batch(game.state, matches)
    lengths, winners = (kernel.held(Sums, np.zeros(matches, np.int32)) for _ in range(2))
    limit = rounds if game.options else 0

    def share(worker: int) -> None:
        own = kernel.new(game.state), kernel.new(Dice), kernel.choices(game.actions)
        loop(worker, workers, ends, lengths, winners, *own, seats, 0, limit)

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(share, range(workers)))
    there = played.ends.packed.here()
    same = [
        np.asarray(lengths) == played.lengths.here(0, matches),
        np.asarray(winners) == played.winners.here(0, matches),
        np.all(as_bytes(ends.packed) == as_bytes(there), axis=1),
    ]
    return int(np.logical_and.reduce(same).sum())


def as_bytes(records: Any) -> Any:
    """A row of bytes for each record."""
    return records.view(np.uint8).reshape(len(records), -1)


def steps(game: Game, seats: int, rounds: int) -> dict[str, Any]:
    """Steps a second with observations and masks, and whether a batch sees the same."""
    hall = Hall(game, seats, TABLES, rounds)
    hall.reset(0)
    for _ in range(STEPS):  # matches get out of step
        hall.step(hall.any_actions())
    seconds = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        for _ in range(STEPS):
            hall.step(hall.any_actions())
        finish()
        seconds.append(time.perf_counter() - started)
    return {
        "tables": TABLES,
        "steps_per_second": round(TABLES * STEPS / median(seconds)),
        "equal_steps": sees_the_same(game, seats, rounds),
    }


def sees_the_same(game: Game, seats: int, rounds: int) -> bool:
    """Whether a batch on the processor, with the same actions, shows the same at every step."""
    hall, batch = (
        Hall(game, seats, WATCHED, rounds),
        Batch(compiled(game), seats, WATCHED, 1, rounds),
    )
    there, here = hall.reset(7), batch.reset(7)
    for _ in range(LOOKS):
        for far, near in zip(there, here, strict=True):
            if not np.array_equal(far.here(), np.asarray(near)):
                return False
        actions = hall.any_actions()
        here = batch.step(actions.here())
        there = hall.step(actions)
    return True


def tell(args: Namespace, figures: dict[str, Any]) -> None:
    """The figures, as they are or in words."""
    if args.json:
        print(json.dumps(figures))
        return
    screen = Screen(args.lang)
    speeds = {name: f"{figures[f'{name}_per_second'] / 1e6:.0f}" for name in ("decisions", "steps")}
    about = {name: figures[name] for name in ("gpu", "game", "players")}
    screen.say("bench-gpu", **about, **speeds)
    screen.say(
        "bench-gpu-equal",
        equal=figures["equal_matches"],
        compared=figures["compared_matches"],
        steps="same" if figures["equal_steps"] else "other",
    )
