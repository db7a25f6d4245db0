"""Studies: many matches between bots, all in compiled code, and what they are counted for.

A study is made of tasks, which any process can do, and of sums, which add up in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.kernel import rule
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.taking import NONE
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research import trials
from bricabrac.research.batch import ROUNDS
from bricabrac.search.loops import InsightLoops, glance_for, likes_for
from bricabrac.search.weights import home_of, net_in

BOTS = {"insight": trials.by_insight, "plan": trials.by_plan}
PLAY, LUCK, WITHOUT = "play", "luck", "without"  # the kinds of tasks
REPEATS = 10  # times that a deal is played to find out how much it decides
NOBODY = -1
Sums = dict[str, Any]  # numbers, and lists of them, that add up


@dataclass(frozen=True, slots=True)
class Task:
    """Deals to be played for one question."""

    number: int
    kind: str
    game: str
    players: int
    bot: str
    first: int  # the seed of the first deal
    deals: int
    half: int  # studies are made twice: 0 or 1

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.kind}-{self.players}-{self.bot}-{self.half}-{self.number:05}.json"


@dataclass(frozen=True, slots=True)
class Trial:
    """How one match went."""

    shares: NDArray[np.float64]  # of the victory, by seat
    order: list[int]  # the seats, as they came to act for the first time
    decisions: int  # those with more than one legal action
    rounds: int
    acts: NDArray[np.int64]  # (seats, actions): how often each was done
    cards: NDArray[np.int64]  # (seats, cards): how often each was taken


class Bench:
    """Where one bot plays all seats of a game."""

    def __init__(self, game: Game, players: int, bot: str) -> None:
        if game.eye is None or game.taking is None:
            raise Impossible("impossible-insight", game=game.name)
        self.game, self.players, kernel = game, players, game.kernel
        loops = InsightLoops(game)
        rules = rules_of(game) | {
            "taken": game.taking.taken, "CARDS": len(game.taking.names),
            "best_start": loops.best_start, "guess": loops.guess,
        }  # fmt: skip
        rules["pick"] = kernel.bound(BOTS[bot], game.name, rule, **rules)
        self.trial = kernel.bound(trials.trial, f"{game.name}_{bot}", **rules)
        self.throw = loops.throw
        self.states, self.dice = kernel.batch(game.state, 2), kernel.new(Dice)
        self.room, self.likes = kernel.choices(game.actions), likes_for(game, ())
        self.tools = glance_for(game, net_in(home_of(game), game.name).numbers)
        self.told = kernel.choices(trials.ORDER + players)
        self.acts = kernel.choices(players * game.actions)
        self.cards = kernel.choices(players * len(game.taking.names))
        self.widths = kernel.choices(2 * trials.WIDTHS)  # summed over all matches

    def play(
        self, seed: int, dice: int, other: int = 0, banned: int = NOBODY, card: int = NONE
    ) -> Trial:
        """Play a deal; ``dice`` are the bots', ``other`` the match's, if not those of the deal."""
        priors, words, net, inputs, hidden, head = self.tools
        self.throw(self.dice, dice)
        for counts in (self.acts, self.cards):
            counts[:] = self.game.kernel.choices(len(counts))
        self.trial(
            self.states, self.dice, self.room, self.likes, priors, words, net, inputs, hidden,
            head, self.players, seed, other, ROUNDS if self.game.options else 0, banned, card,
            self.told, self.acts, self.cards, self.widths,
        )  # fmt: skip
        told = [int(number) for number in self.told]
        won = np.array([told[trials.WON] >> seat & 1 for seat in range(self.players)], float)
        return Trial(
            won / won.sum(),
            told[trials.ORDER :],
            told[trials.DECISIONS],
            told[trials.ROUNDS],
            np.array(self.acts).reshape(self.players, -1),
            np.array(self.cards).reshape(self.players, -1),
        )


@cache
def bench_for(game: str, players: int, bot: str) -> Bench:
    """A bench with compiled rules: one of each in a process."""
    return Bench(compiled(GAMES[game]), players, bot)


def get_ready(task: Task) -> None:
    """Compile what the first task needs."""
    bench_for(task.game, task.players, task.bot).play(0, 0)


def done(task: Task) -> tuple[Task, Sums]:
    """Do a task."""
    bench = bench_for(task.game, task.players, task.bot)
    return task, {PLAY: played, LUCK: lucky, WITHOUT: without}[task.kind](bench, task)


def seeds_of(task: Task) -> range:
    """The deals of a task."""
    return range(task.first, task.first + task.deals)


def spread(values: Any) -> list[list[float]]:
    """Values, a row each, as sums that can be added up: of them, and of their squares."""
    rows = np.asarray(values, float)
    return [rows.sum(0).tolist(), (rows**2).sum(0).tolist()]


def played(bench: Bench, task: Task) -> Sums:
    """The order of play, length, width, and how winners differ."""
    rounds, verbs = [0] * (trials.WIDTHS + 1), list(bench.game.numbering.verbs.values())
    bench.widths[:] = bench.game.kernel.choices(len(bench.widths))
    order: list[Any] = []
    decisions: list[Any] = []
    winners: list[Any] = []
    others: list[Any] = []
    had: list[list[NDArray[np.float64]]] = [[], []]  # cards, times what their seats won
    for seed in seeds_of(task):
        trial = bench.play(seed, seed)
        order.append(trial.shares[trial.order])
        decisions.append([trial.decisions])
        rounds[min(trials.WIDTHS, trial.rounds)] += 1
        by_verb = np.add.reduceat(trial.acts, [verb.start for verb in verbs], axis=1)
        counted = np.hstack([by_verb, trial.acts])
        for seat in range(bench.players):
            (winners if trial.shares[seat] > 0 else others).append(counted[seat])
            has = (trial.cards[seat] > 0).astype(float)
            had[0].append(has)
            had[1].append(has * trial.shares[seat])
    return {
        "matches": len(order),
        "order": spread(order),
        "decisions": spread(decisions),
        "rounds": rounds,
        "widths": [int(number) for number in bench.widths],
        "winners": [len(winners), *spread(winners)],
        "others": [len(others), *spread(others)],
        "had": spread(had[0])[0],
        "had_won": spread(had[1]),
    }


def lucky(bench: Bench, task: Task) -> Sums:
    """How differently a deal ends: the same deal and bots, other dice for both."""
    within, means = 0.0, []
    for seed in seeds_of(task):
        shares = np.array(
            [
                bench.play(seed, seed * REPEATS + again, 1 + seed * REPEATS + again).shares[0]
                for again in range(REPEATS)
            ]
        )
        within += float(shares.var(ddof=1))
        means.append(float(shares.mean()) - 1 / bench.players)
    return {
        "matches": REPEATS * task.deals,
        "deals": task.deals,
        "within": within,
        "means": [sum(mean**power for mean in means) for power in (1, 2, 4)],
    }


def without(bench: Bench, task: Task) -> Sums:
    """What a seat loses that may not take a card: the same deal with and without, for each card."""
    assert bench.game.taking is not None
    lost = []
    for seed in seeds_of(task):
        seat = seed % bench.players
        share = bench.play(seed, seed).shares[seat]
        lost.append(
            [
                share - bench.play(seed, seed, 0, seat, card).shares[seat]
                for card in range(len(bench.game.taking.names))
            ]
        )
    return {
        "matches": (1 + len(lost[0])) * task.deals,
        "deals": task.deals,
        "lost": spread(lost),
    }


def added(one: Any, other: Any) -> Any:
    """Sums together."""
    if isinstance(one, dict):
        return {name: added(one[name], other[name]) for name in one}
    if isinstance(one, list):
        return [added(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
    return one + other
