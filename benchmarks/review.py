"""Whether a review is true: is the curve calibrated, and does a mistake cost what it says?

    python -m benchmarks.review GAME --matches 200 --seats 2 --mistakes 60

Bots of mixed strength play; some decisions of each match are looked at. The curve is compared with
who won: Brier score, and how often what was hoped for came true. Mistakes that the reviewer names
are played out from both lines, many times, in new deals of what the seat could not see.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from bricabrac.bots import BOTS
from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.review.judging import Judge, judge_of, shared
from bricabrac.search.budget import Budget
from bricabrac.search.glance import Glance
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.loops import Loops, likes_for
from bricabrac.search.weights import home_of

PLAYERS = (("intuition", 0), ("sage", 60), ("sage", 15), ("journeyman", 0), ("apprentice", 0))
BINS = 10
DEALS, PLAYS = 40, 10  # of each line of a mistake


class Hand:
    """The hand-made judgement, to compare with."""

    def __init__(self, game: Any) -> None:
        self.loops, kernel = Loops(game), game.kernel
        self.state, self.values = kernel.new(game.state), kernel.choices(SEATS)
        self.likes, self.value_of = likes_for(game, ()), self.loops.rules["value_of"]

    def shares(self, state: Any, seats: int) -> list[float]:
        """What each seat can hope for."""
        self.state.become(state)
        self.value_of(self.state, seats, self.values, -1, self.likes, 0)
        return [int(value) / ONE for value in self.values[:seats]]


def played(game: str, seats: int, seed: int) -> Match:
    """A match of bots of mixed strength, to its end."""
    dice, match = Random(seed), Match(GAMES[game], seed, seats)
    bots = []
    for name, iterations in dice.choices(PLAYERS, k=seats):
        bots.append(BOTS[name](Budget(iterations=iterations)) if iterations else BOTS[name]())
    while match.outcome() is None:
        view = match.view(match.active, memory=True)
        match.act(bots[match.active].choose(view, match.actions(), dice))
    return match


def looked_at(match: Match, judge: Judge, judges: dict[str, Any], dice: Random) -> Any:
    """What is hoped for at some moments of a match, by each way to judge."""
    for number in sorted(dice.sample(range(len(match.history)), min(6, len(match.history)))):
        here = match.until(number)
        seats, state = match.seats, here.at()
        told = {name: one.shares(state, seats) for name, one in judges.items()}
        told["known"] = [judge.hoped(here, seat, 1000, dice) for seat in range(seats)]
        told["open"] = judge.rehearsal.shares(state, seats, 64, dice.randrange(LOOSE_SEEDS))
        yield told


def calibration(pairs: list[tuple[float, float]]) -> dict[str, Any]:
    """Brier score, and for what was hoped how often it came true."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for hoped, won in pairs:
        bins[min(BINS - 1, int(hoped * BINS))].append((hoped, won))
    return {
        "brier": round(mean((hoped - won) ** 2 for hoped, won in pairs), 4),
        "reliability": [
            [round(mean(h for h, _ in some), 3), round(mean(w for _, w in some), 3), len(some)]
            for some in bins
            if some
        ],
    }


def both_lines(match: Match, judge: Judge, number: int, best: int, dice: Random) -> list[float]:
    """By how much the better line won more often, deal by deal."""
    here, done = match.until(number), match.history[number]
    found = []
    for _ in range(DEALS):
        deal, seed = (
            here.dealt_anew(done.seat, dice.randrange(LOOSE_SEEDS)),
            dice.randrange(1 << 40),
        )
        won = []
        for action in (best, done.action):
            state = deal.at().clone()
            match.game.apply(state, action)
            if winners := match.game.outcome(state):
                won.append(shared(winners, match.seats)[done.seat])
            else:
                told = judge.rehearsal.shares(state, match.seats, PLAYS, seed, done.seat)
                won.append(told[done.seat])
        found.append(won[0] - won[1])
    return found


def main() -> None:
    """Play, look, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mistakes", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=3.5, help="after which it stops early")
    args = parser.parse_args()
    game, until = compiled(GAMES[args.game]), time.monotonic() + 60 * args.minutes
    judge, dice = judge_of(args.game), Random(args.seed)
    judges = {"glance": Glance(game, home_of(GAMES[args.game])), "worth": Hand(game)}
    pairs: dict[str, list[tuple[float, float]]] = {}
    claimed, came, spent, decisions, matches = [], [], 0.0, 0, 0
    for number in range(args.matches):
        if time.monotonic() > until:
            break
        match = played(args.game, args.seats, args.seed + number)
        matches += 1
        won = shared(match.game.outcome(match.at()), match.seats)
        for told in looked_at(match, judge, judges, dice):
            for name, shares in told.items():
                pairs.setdefault(name, []).extend(zip(shares, won, strict=True))
        tries = dice.sample(range(len(match.history)), min(8, len(match.history)))
        for at in tries if len(claimed) < args.mistakes else ():
            began = time.process_time()
            judged = judge.judged(match, at)
            spent, decisions = spent + time.process_time() - began, decisions + 1
            seat = match.history[at].seat
            if judged.is_mistake(seat):
                claimed.append(judged.cost[seat])
                came.append(both_lines(match, judge, at, judged.best, dice))
    by_mistake = [mean(one) for one in came]
    off = [one - other for one, other in zip(claimed, by_mistake, strict=True)]
    report = {
        "game": args.game,
        "seats": args.seats,
        "seed": args.seed,
        "matches": matches,
        "calibration": {name: calibration(some) for name, some in pairs.items()},
        "milliseconds_a_decision": round(1000 * spent / max(1, decisions), 1),
        "mistakes": len(claimed),
        "of_decisions": decisions,
        "claimed": round(100 * mean(claimed), 2) if claimed else None,
        "played_out": round(100 * mean(by_mistake), 2) if claimed else None,
        "off": round(100 * mean(off), 2) if claimed else None,
        "off_spread": round(100 * stdev(off) / sqrt(len(off)), 2) if len(off) > 1 else None,
        "each": [
            [round(100 * one, 1), round(100 * two, 1)] for one, two in zip(claimed, by_mistake)
        ],
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
