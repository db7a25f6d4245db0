"""``python -m benchmarks.mistakes GAME FILE``: does a named mistake cost what it says?

Bots of mixed strength play, their matches are reviewed, and each mistake that is named is played
out from both lines, in new deals of what the seat could not see, by the learned search with few
iterations at every decision: by somebody else, that is, than who named it and who priced it. Each
is a row of FILE, which grows from run to run; what all rows say together is printed.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from benchmarks.review import played
from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.game import Game
from bricabrac.engine.match import Match, View, seen_by
from bricabrac.games import GAMES
from bricabrac.review.judging import Judge, judge_of, shared
from bricabrac.review.pricing import priced

ENDS = (0.0, 0.04, 0.06, 0.1, 1.0)  # of costs that are told together


def reached(
    judge: Judge, game: Game, state: Any, seats: int, iterations: int, dice: Random
) -> list[float]:
    """Who wins when everybody searches a little at every decision."""
    room = game.kernel.choices(game.actions)
    while not (winners := game.outcome(state)):
        legal = list(room[: game.legal(state, room)])
        action = legal[0]
        if len(legal) > 1:
            seat = int(state.active)
            view = View(game, seat, seats, seen_by(game, state, seat, memory=True), ())
            tried = [one for one in judge.searched(view, iterations, dice) if one.action in legal]
            action = max(tried, key=lambda one: (one.visits, one.value[seat])).action
        game.apply(state, action)
    return list(shared(winners, seats))


def both_lines(
    judge: Judge, here: Match, actions: tuple[int, int], deals: int, iterations: int, dice: Random
) -> list[float]:
    """By how much more the first action won than the second, deal by deal."""
    seat, found = here.active, []
    for _ in range(deals):
        deal, seed = here.dealt_anew(seat, dice.randrange(LOOSE_SEEDS)), dice.random()
        won = []
        for action in actions:
            state: Any = deal.at().clone()
            deal.game.apply(state, action)
            won.append(reached(judge, deal.game, state, here.seats, iterations, Random(seed))[seat])
        found.append(won[0] - won[1])
    return found


def rows_of(match: Match, judge: Judge, args: Any, dice: Random) -> Any:
    """The mistakes that are named in a match, and what they cost when played out."""
    began = time.process_time()
    judged = [judge.judged(match, number) for number in range(0, len(match.history), args.every)]
    spent = time.process_time() - began
    for said, told in zip(judged, priced(match, judged), strict=True):
        done = match.history[told.number]
        if told.is_mistake(done.seat):
            actions, here = (told.best, done.action), match.until(told.number)
            came = both_lines(judge, here, actions, args.deals, args.iterations, dice)
            yield {
                "seed": match.seed,
                "number": told.number,
                "said": said.cost[done.seat],
                "out": [said.came, said.noise],
                "cost": told.cost[done.seat],
                "spread": told.spread,
                "came": mean(came),
                "noise": stdev(came) / sqrt(len(came)),
                "match": [len(match.history), match.seats, round(spent, 2)],
            }


def summary(rows: list[dict[str, Any]]) -> str:
    """What was told and what came, of all and by size, in points of a hundred."""
    lines = []
    for low, high in [(0.0, 1.0), *pairwise(ENDS)]:
        some = [row for row in rows if low <= row["cost"] < high]
        if len(some) > 1:
            off = [row["cost"] - row["came"] for row in some]
            told = (100 * mean(row[name] for row in some) for name in ("said", "cost", "came"))
            said, cost, came = told
            lines.append(
                f"{100 * low:3.0f} to {100 * high:3.0f}: {len(some):4d} mistakes, "
                f"search {said:5.2f}, told {cost:5.2f}, came {came:5.2f}, "
                f"told too dear by {100 * mean(off):5.2f} ± {100 * stdev(off) / sqrt(len(off)):.2f}"
            )
    return "\n".join(lines)


def main() -> None:
    """Play, review, play out, and tell."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000)
    parser.add_argument("--every", type=int, default=1, help="so many decisions one is reviewed")
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=3.5)
    args = parser.parse_args()
    judge, until, seed = judge_of(args.game), time.monotonic() + 60 * args.minutes, args.seed
    while time.monotonic() < until:
        match = played(args.game, args.seats, seed)
        for row in rows_of(match, judge, args, Random(seed)):
            with args.file.open("a") as file:
                file.write(json.dumps(row) + "\n")
            if time.monotonic() > until:
                break
        seed += 1
    if args.file.exists():
        print(summary([json.loads(line) for line in args.file.read_text().splitlines()]))
    print(f"next seed {seed}")


if __name__ == "__main__":
    main()
