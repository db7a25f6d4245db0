"""``python -m benchmarks.judgement GAME``: how good is a judgement as a probability?

Bots of mixed strength play matches that nobody has learned from. At every few decisions the share
of the win that each seat can hope for is told by a glance of the network, by the hand-made worth,
and by the roots of both searches, all from what the seat to act may know; the end says who was
right: cross-entropy, Brier score (summed over the seats), and how often who was given so much won.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from statistics import mean, stdev

from bricabrac.arena.entrants import Entrant
from bricabrac.engine.match import Match, View
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.glance import Glance
from bricabrac.search.opinion import opinion, searcher_for
from bricabrac.search.searcher import Searcher
from bricabrac.search.weights import home_of

BOTS = ("apprentice", "journeyman@150", "journeyman@600", "intuition", "sage@60")
FIRST = 700_000  # deal
EVERY = 7  # decisions
DEALS = 4  # of what is not seen, for the hand-made worth
LEAST = 1e-4  # share of the win that anybody is given
BINS = 10

Shares = Sequence[float]
Scored = tuple[list[tuple[Shares, Shares]], ...]  # what was told and what came, match by match


class Judges:
    """Everybody who is asked, at tables of one game."""

    def __init__(self, game: str, iterations: int) -> None:
        self.game, self.budget = compiled(GAMES[game]), Budget(iterations=iterations)
        self.glance = Glance(self.game, home_of(self.game))
        self.searchers = {
            f"root of the learned search, {iterations}": searcher_for(GAMES[game]),
            f"root of the plain search, {iterations}": Searcher(self.game),
        }

    def told(self, view: View, seed: int) -> dict[str, Shares]:
        """What each says, from what the seat to act sees."""
        found: dict[str, Shares] = {
            "network at a glance": self.glance.shares(view.state, view.seats),
            "worth, made by hand": self.worth(view, seed),
            "nobody knows": [1 / view.seats] * view.seats,
        }
        for name, searcher in self.searchers.items():
            searcher.forget()
            found[name] = opinion(view, self.budget, Random(seed), searcher).shares
        return found

    def worth(self, view: View, seed: int) -> Shares:
        """The hand-made worth through its softmax, over some deals of what is not seen."""
        assert self.game.worth is not None
        state, totals = self.game.kernel.new(self.game.state), [0.0] * view.seats
        for deal in range(DEALS):
            state.become(view.state)
            self.game.redeal(state, view.seat, seed * DEALS + deal)
            leads = [self.game.worth(state, seat) / self.game.swing for seat in range(view.seats)]
            powers = [exp(lead - max(leads)) for lead in leads]
            for seat, power in enumerate(powers):
                totals[seat] += power / sum(powers) / DEALS
        return totals


def played(judges: Judges, seats: int, seed: int) -> dict[str, list[tuple[Shares, Shares]]]:
    """One match among mixed bots: what everybody said on the way, and what came of it."""
    game, dice = judges.game, Random(seed)
    options = dict.fromkeys(game.options, 100)
    match, told = Match(GAMES[game.name], seed, seats, options), list[dict[str, Shares]]()
    bots = [Entrant.parse(dice.choice(BOTS)).sit_down() for _ in range(seats)]
    start = dice.randrange(EVERY)
    while (outcome := match.outcome()) is None:
        legal, view = list(match.actions()), match.view(match.active, memory=True)
        if len(legal) > 1 and len(match.history) % EVERY == start:
            told.append(judges.told(view, seed + len(match.history)))
        match.act(bots[view.seat].choose(view, legal, dice))
    came = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return {name: [(one[name], came) for one in told] for name in (told[0] if told else {})}


def entropy(pairs: list[tuple[Shares, Shares]]) -> float:
    """How surprising the ends of a match were."""
    return mean(
        -sum(won * log(max(LEAST, share)) for share, won in zip(told, came, strict=True))
        for told, came in pairs
    )


def brier(pairs: list[tuple[Shares, Shares]]) -> float:
    """How far they were off, squared."""
    return mean(
        sum((share - won) ** 2 for share, won in zip(told, came, strict=True))
        for told, came in pairs
    )


def reliability(matches: Scored) -> Iterator[tuple[float, float, int]]:
    """By tenths of what was told: told on average, came on average, and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for pairs in matches:
        for told, came in pairs:
            for share, won in zip(told, came, strict=True):
                bins[min(BINS - 1, int(share * BINS))].append((share, won))
    for held in bins:
        if held:
            yield mean(one for one, _ in held), mean(one for _, one in held), len(held)


def draw(file: Path, title: str, scored: Mapping[str, Scored]) -> None:
    """How often who was given so much won: on the diagonal, if all are right."""
    from matplotlib import rcParams

    from bricabrac.arena.pictures import canvas

    rcParams["svg.fonttype"], rcParams["svg.hashsalt"] = "none", "bricabrac"
    figure, axes = canvas(5.5, 5)
    axes.plot([0, 100], [0, 100], color="#999", linewidth=1)
    for name, matches in scored.items():
        if name != "nobody knows":
            found = list(reliability(matches))
            axes.plot(
                [100 * told for told, _, _ in found],
                [100 * came for _, came, _ in found],
                marker="o", markersize=4, label=name,
            )  # fmt: skip
    axes.set(title=title, xlabel="share of the win that was told, %", ylabel="that came, %")
    axes.legend(fontsize=8)
    figure.savefig(file, metadata={"Date": None})


def main(arguments: list[str]) -> None:
    """Play, ask, count."""
    parser = ArgumentParser(prog="python -m benchmarks.judgement")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=100, metavar="N")
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--iterations", type=int, default=400, metavar="N", help="of each search")
    parser.add_argument("--first", type=int, default=FIRST, metavar="SEED")
    parser.add_argument("--picture", type=Path, metavar="FILE.svg")
    args = parser.parse_args(arguments)
    judges, scored = (
        Judges(args.game, args.iterations),
        dict[str, list[list[tuple[Shares, Shares]]]](),
    )
    for number in range(args.matches):
        for name, pairs in played(judges, args.players, args.first + number).items():
            scored.setdefault(name, []).append(pairs)
    print(f"{args.game}, {args.players} seats, {args.matches} matches from deal {args.first}")
    for name, matches in scored.items():
        # One match is one observation: its decisions share their end.
        losses, squares = list(map(entropy, matches)), list(map(brier, matches))
        half = 1.96 * stdev(losses) / len(losses) ** 0.5
        print(f"  {name}: {mean(losses):.3f} ± {half:.3f}, Brier {mean(squares):.3f}")
        for told, came, count in reliability(tuple(matches)):
            print(f"    {100 * told:3.0f} % told, {100 * came:3.0f} % came, {count}")
    if args.picture:
        title = f"{args.game.capitalize()}, {args.players} seats, {args.matches} matches"
        draw(args.picture, title, {name: tuple(all) for name, all in scored.items()})


if __name__ == "__main__":
    main(sys.argv[1:])
