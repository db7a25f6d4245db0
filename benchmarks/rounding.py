"""``python -m benchmarks.rounding GAME``: what is lost because a network judges in whole numbers?

The same weights judge once in whole numbers, as bots do, and once in numbers with a fraction. How
often do they choose alike, and who wins, with as many iterations each? ``--mean FILE`` takes the
weights as they were before they were rounded: ``pupil.npz`` of a course (docs/learning.md).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from bricabrac.arena.rating import elo, interval
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import Choices, Reals, rule
from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search import insight
from bricabrac.search.budget import Budget
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.loops import InsightLoops
from bricabrac.search.network import FINE, HEAD, HIDDEN, LAYER
from bricabrac.search.opinion import learned
from bricabrac.search.searcher import Grove, Searcher, Style
from bricabrac.search.weights import home_of, net_in
from bricabrac.training.learner import REACH, think, to_shares

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    look = uncover = spell = see = cast(Any, None)
    TABLE = VALUE = POLICY = ROWS = cast(int, None)

ROUNDS = 100


def see_finely(net: Reals, inputs: Choices, count: int, hidden: Reals) -> None:
    """What is known of a table, by the inputs that are on."""
    for unit in range(HIDDEN):
        hidden[unit] = net[TABLE + unit]
    for place in range(count):
        start = inputs[place] * HIDDEN
        for unit in range(HIDDEN):
            hidden[unit] += net[start + unit]
    for unit in range(HIDDEN):
        hidden[unit] = min(max(hidden[unit], 0), REACH)


@rule
def product(net: Reals, start: int, head: Reals) -> float:
    """A row of weights with a head."""
    total = 0.0
    for unit in range(HEAD):
        total += head[unit] * net[start + unit]
    return total


@rule
def share_out(scores: Reals, count: int, shares: Choices) -> None:
    """Scores as shares of ONE, by their powers of e."""
    to_shares(scores, count)
    for place in range(count):
        shares[place] = int(ONE * scores[place])


def judge_finely(
    state: State, net: Reals, inputs: Choices, hidden: Reals, head: Reals, seats: int,
    scores: Choices, values: Choices,
) -> None:  # fmt: skip
    """The share of the win that each seat can hope for."""
    see(net, inputs, uncover(state, inputs, look(state, inputs)), hidden)
    think(net, VALUE, hidden, head)
    fine = hidden  # no more needed
    for place in range(seats):
        bias = net[VALUE + LAYER + HEAD * SEATS + place]
        fine[place] = bias + product(net, VALUE + LAYER + HEAD * place, head)
    share_out(fine, seats, scores)
    for place in range(seats):
        values[(state.active + place) % seats] = scores[place]


def guess_finely(
    state: State, net: Reals, inputs: Choices, hidden: Reals, head: Reals, room: Choices,
    count: int, words: Choices, priors: Choices,
) -> None:  # fmt: skip
    """How likely each legal action looks, as shares of ONE."""
    see(net, inputs, look(state, inputs), hidden)
    think(net, POLICY, hidden, head)
    most = -1e30
    for place in range(count):
        score = 0.0
        for word in range(spell(state, room[place], words)):
            score += product(net, ROWS + words[word] * HEAD, head)
        most = max(most, score)
        priors[place] = int(score * ONE)  # a hundred times as fine as the whole numbers' scores
    total = 0.0
    for place in range(count):
        total += exp(priors[place] / ONE - most)
    for place in range(count):
        priors[place] = int(ONE * exp(priors[place] / ONE - most) / total)


class FineLoops(InsightLoops):
    """Those of the search, with numbers that have a fraction."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        fine: dict[str, Any] = {**self.rules, "Weights": Reals, "Sums": Reals}
        for part, name in ((see_finely, "see"), (judge_finely, "judge"), (guess_finely, "guess")):
            fine[name] = game.kernel.bound(part, game.name, **fine)
        self.judge, self.guess = fine["judge"], fine["guess"]
        self.grow_by_insight = game.kernel.bound(
            insight.grow_by_insight, f"{game.name}_finely", **fine
        )


class FineGrove(Grove):
    """A tree grown by them."""

    def __init__(self, game: Game, style: Style, net: Any) -> None:
        super().__init__(game, style)
        self.loops = FineLoops(game)
        priors, words, _, inputs, hidden, head = self.glance
        held = game.kernel.held
        self.glance = (
            priors, words, held(Reals, net), inputs,  # type: ignore[assignment]
            held(Reals, [0.0] * len(hidden)), held(Reals, [0.0] * len(head)),
        )  # fmt: skip


class Judges:
    """Two who search with the same weights, in whole numbers and finely."""

    def __init__(self, name: str, mean: Path | None, iterations: int) -> None:
        self.game, weights = compiled(GAMES[name]), home_of(GAMES[name])
        self.style = replace(learned(self.game, weights), mixed=0)
        self.net: Any = np.array(net_in(weights, name).numbers, np.float32) / (1 << FINE)
        if mean:
            with np.load(mean) as kept:
                self.net = kept["mean"]
        self.budget = Budget(iterations=iterations)

    def whole(self) -> Searcher:
        """As bots search."""
        return Searcher(self.game, self.style)

    def fine(self) -> Searcher:
        """With a fraction."""
        searcher = Searcher(self.game, self.style)
        searcher.groves = [FineGrove(self.game, self.style, self.net)]
        return searcher

    def choice(self, searcher: Searcher, match: Match, seed: str) -> int:
        """What somebody would do."""
        view = match.view(match.active, memory=True)
        return searcher.advise(view, self.budget, Random(seed))[0].action

    def dealt(self, seed: int, seats: int) -> Match:
        """A match at its beginning."""
        game = GAMES[self.game.name]
        return Match(game, seed, seats, {"rounds": ROUNDS} if "rounds" in game.options else {})

    def duel(self, seats: int, deals: int) -> list[float]:
        """The share of those in whole numbers, by deal: every other seat is theirs, then those."""
        scores = []
        for seed in range(deals):
            won = 0.0
            for turn in (0, 1):
                match = self.dealt(seed, seats)
                side = [(seat + turn) % 2 == 0 for seat in range(seats)]
                players = [self.whole() if is_whole else self.fine() for is_whole in side]
                while (outcome := match.outcome()) is None:
                    legal, seat = match.actions(), match.active
                    alone = len(legal) == 1
                    seed_here = f"{seed} {turn} {len(match.history)}"
                    match.act(legal[0] if alone else self.choice(players[seat], match, seed_here))
                won += sum(side[seat] for seat in outcome.winners) / len(outcome.winners)
            scores.append(won / 2)
        return scores

    def alike(self, seats: int, positions: int) -> float:
        """How often both choose the same, in positions of a match of theirs, with equal dice."""
        same = count = 0
        for seed in range(positions):
            match = self.dealt(1000 + seed, seats)
            while match.outcome() is None and count < positions:
                legal = match.actions()
                action = legal[0]
                if len(legal) > 1:
                    dice = f"{seed} {len(match.history)}"
                    action = self.choice(self.whole(), match, dice)
                    same += action == self.choice(self.fine(), match, dice)
                    count += 1
                match.act(action)
            if count == positions:
                break
        return same / count


def main(arguments: list[str]) -> int:
    """Measure, and tell."""
    parser = ArgumentParser(prog="python -m benchmarks.rounding")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--mean", type=Path, metavar="FILE")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--deals", type=int, default=50, metavar="N")
    parser.add_argument("--positions", type=int, default=1000, metavar="N")
    parser.add_argument("--iterations", type=int, default=200, metavar="N")
    args = parser.parse_args(arguments)
    judges = Judges(args.game, args.mean, args.iterations)
    if args.positions:
        alike = judges.alike(args.seats, args.positions)
        print(f"{args.game}, {args.seats} seats, {args.iterations} iterations: alike in "
              f"{100 * alike:.1f} % of {args.positions} positions", flush=True)  # fmt: skip
    if args.deals:
        scores = judges.duel(args.seats, args.deals)
        share, (low, high) = sum(scores) / len(scores), interval(scores)
        print(f"whole numbers won {100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of "
              f"{2 * args.deals} matches: {elo(share):+.0f} Elo ({elo(low):+.0f} to "
              f"{elo(high):+.0f})")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
