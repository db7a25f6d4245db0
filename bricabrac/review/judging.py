"""Judging: what the reviewer would have done, and what the difference costs.

A decision is judged by what its seat could know. The search proposes an action; if another one was
done, both are looked at in the same deals of what the seat could not see, each by a search of its
own, and the differences tell what the search says of it. What looks like a mistake is looked at
once more in other deals, and only those count: nothing is called a mistake for having been the
unluckiest of many. Then both lines are played out, and ``pricing.py`` tells the cost from both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.match import SPECTATOR, Match, View, seen_by
from bricabrac.engine.twins import at_hand, compiled
from bricabrac.games import GAMES
from bricabrac.search.glance import Glance
from bricabrac.search.judgement import ONE
from bricabrac.search.opinion import line_of, style_for
from bricabrac.search.rehearsal import Rehearsal
from bricabrac.search.searcher import Grove
from bricabrac.search.tree import Node
from bricabrac.search.weights import home_of, net_in

Shares = tuple[float, ...]  # of the win, one for each seat

THINK = 3000  # iterations for what the reviewer would do; for everything else a part of it
DEALS, ANEW = 6, 10  # of what a seat cannot see: at first, and for what looks like a mistake
MANY = 12  # such deals in which that is played out
BRIEF = 100  # iterations for each decision until its turn is over
ROOM = 30_000  # decisions of each line; where the end is near, it is reached more often
FEWEST, MOST = 10, 80  # times that it is reached in each deal
NODES = 100_000  # room in a tree, for so many iterations
REHEARSALS = 64  # with open cards
LEAST = 0.02  # of the win: less is never called a mistake
SURE = 2.0  # times the spread: less is noise
PIECE = 1  # decisions that are asked for at once: others at the line come between
RECKONING = 2  # how costs come of all this; a review that was reckoned otherwise is made anew
SHARPEST = 0.002  # of the win: no spread is taken to be smaller


@dataclass(frozen=True, slots=True)
class Judged:
    """What is thought of one decision."""

    number: int  # of the action, from 0
    known: Shares | None  # what each seat could hope for by what it knew; None: as before
    open: Shares | None  # the same with open cards
    best: int  # what the reviewer would have done
    had_choice: bool = True
    line: tuple[int, ...] = ()  # it, and how it would have gone on
    cost: Shares = ()  # by how much each seat would stand better; nothing, if it was done
    spread: float = 0.0  # of the cost to the seat that decided
    came: float = 0.0  # what it cost that seat when both lines were played out,
    noise: float = 0.0  # and the spread of that; nothing, if they were not
    agreed: float = 0.0  # the share of the deals in which it would stand better

    def is_mistake(self, seat: int) -> bool:
        """Whether it cost the seat more than noise could."""
        return bool(self.cost) and is_clear(self.cost[seat], self.spread)


def is_clear(cost: float, spread: float) -> bool:
    """Whether a cost is more than noise."""
    return cost >= LEAST and cost > SURE * spread


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game; kept, because it takes much room and time to get ready."""
    return Judge(game)


class Judge:
    """Judges decisions of matches of one game, in any order: each for itself."""

    def __init__(self, game: str) -> None:
        plain = GAMES[game]
        if plain.eye is None or not home_of(plain).is_file():
            raise Impossible("impossible-insight", game=game)
        self.game = compiled(plain)
        # Without playing on: it halves the iterations, and reviews were measured without it.
        self.grove = Grove(self.game, replace(style_for(plain), nodes=NODES, mixed=0))
        self.rehearsal = Rehearsal(self.game)

    def judged(self, match: Match, number: int, think: int = THINK) -> Judged:
        """What is thought of the decision after so many actions."""
        here, done = match.until(number), match.history[number]
        dice = Random(number)
        is_new = number == 0 or comes_anew(match, number)
        legal = here.actions()
        if len(legal) == 1 and not is_new:
            return Judged(number, None, None, legal[0], False)
        tried = self.searched(here.view(done.seat, memory=True), think, dice)
        best = max(
            (node for node in tried if node.action in legal),
            key=lambda node: (node.visits, node.value[done.seat], -node.action),
        ).action
        line = tuple(line_of(self.grove, best))
        mine, known, opened = hoped_in(tried, match.seats), None, None
        if is_new:
            known = tuple(
                mine[seat] if seat == done.seat else self.hoped(here, seat, think // 2, dice)
                for seat in range(match.seats)
            )
            opened = self.rehearsal.shares(
                here.at(), match.seats, REHEARSALS, dice.randrange(LOOSE_SEEDS)
            )
        judged = Judged(number, known, opened, best, len(legal) > 1, line)
        if best == done.action:
            return judged
        told = self.compared(here, best, done.action, DEALS, think // 3, dice)
        if is_clear(told[0][done.seat], told[1]):
            told = self.compared(here, best, done.action, ANEW, think // 2, dice)
            came, noise = self.played_out(match, number, best, dice)
            judged = replace(judged, came=came, noise=noise)
        cost, spread, agreed = told
        return replace(judged, cost=cost, spread=spread, agreed=agreed)

    def searched(self, view: View, iterations: int, dice: Random) -> list[Node]:
        """What was tried, without a thought of what was seen before."""
        self.grove.forget()
        self.grove.look_at(view, dice.getrandbits(62))
        self.grove.grow(iterations)
        return [node for _, node in self.grove.children() if node.visits]

    def hoped(self, match: Match, seat: int, iterations: int, dice: Random) -> float:
        """What a seat can hope for by what it knows."""
        tried = self.searched(match.view(seat, memory=True), iterations, dice)
        return hoped_in(tried, match.seats)[seat]

    def compared(
        self, here: Match, best: int, done: int, deals: int, iterations: int, dice: Random
    ) -> tuple[Shares, float, float]:
        """By how much each seat stands better after one action than after another.

        With it the spread of that for the seat itself, and the share of deals in which it does.
        """
        seat, found = here.active, []
        for _ in range(deals):
            deal = here.dealt_anew(seat, dice.randrange(LOOSE_SEEDS))
            seed = dice.random()
            after = [
                self.afterwards(deal, seat, action, iterations, Random(seed))
                for action in (best, done)
            ]
            found.append([one - other for one, other in zip(*after, strict=True)])
        own = [one[seat] for one in found]
        agreed = sum(one > 0 for one in own) / deals
        return tuple(mean(column) for column in zip(*found, strict=True)), spread_of(own), agreed

    def played_out(self, match: Match, number: int, best: int, dice: Random) -> tuple[float, float]:
        """By how much more of the win the better line came to, and the spread of that."""
        here, done = match.until(number), match.history[number]
        seat, left = done.seat, len(match.history) - number
        times = min(MOST, max(FEWEST, ROOM // MANY // left))
        found = []
        for _ in range(MANY):
            deal, seed = (
                here.dealt_anew(seat, dice.randrange(LOOSE_SEEDS)),
                dice.randrange(LOOSE_SEEDS),
            )
            won = [
                self.won_from(deal, self.turned(deal, action, seed), times, seed, seat)
                for action in (best, done.action)
            ]
            found.append(won[0] - won[1])
        return mean(found), spread_of(found)

    def won_from(self, deal: Match, state: Any, times: int, seed: int, seat: int) -> float:
        """Which share of the win a seat has from a table on, played out as it looks at a glance."""
        if winners := deal.game.outcome(state):
            return shared(winners, deal.seats)[seat]
        return self.rehearsal.shares(state, deal.seats, times, seed, seat)[seat]

    def turned(self, deal: Match, action: int, seed: int) -> Any:
        """The table at the end of the turn that goes on with an action, as the search plays it."""
        game, seat, state, dice = deal.game, deal.active, deal.at().clone(), Random(seed)
        turn, room = game.turn_of(state), game.kernel.choices(game.actions)
        game.apply(state, action)
        while state.active == seat and game.turn_of(state) == turn and not game.outcome(state):
            legal = list(room[: game.legal(state, room)])
            if len(legal) > 1:
                view = View(game, seat, deal.seats, seen_by(game, state, seat, memory=True), ())
                tried = [one for one in self.searched(view, BRIEF, dice) if one.action in legal]
                legal = [max(tried, key=lambda one: (one.visits, one.value[seat])).action]
            game.apply(state, legal[0])
        return state

    def afterwards(
        self, deal: Match, seat: int, action: int, iterations: int, dice: Random
    ) -> Shares:
        """What all seats can hope for after an action, by what the seat that did it then knows."""
        state: Any = deal.at().clone()
        deal.game.apply(state, action)
        if winners := deal.game.outcome(state):
            return shared(winners, deal.seats)
        seen = seen_by(deal.game, state, seat, memory=True)
        view = View(deal.game, seat, deal.seats, seen, ())
        return hoped_in(self.searched(view, iterations, dice), deal.seats)


def spread_of(found: Sequence[float]) -> float:
    """How far the mean of what was found may be off: never nothing, however alike it is."""
    return max(SHARPEST, stdev(found) / sqrt(len(found)))


def hoped_in(tried: Sequence[Node], seats: int) -> Shares:
    """What all seats can hope for if whoever acts does the best, not all that was tried."""
    weight = sum(node.visits**2 for node in tried)
    return tuple(
        sum(node.visits * node.value[seat] for node in tried) / ONE / weight
        for seat in range(seats)
    )


def comes_anew(match: Match, number: int) -> bool:
    """Whether somebody knows more than before the last action, or somebody else is to act."""
    before = match.history[number - 1]
    return before.revealed or before.seat != match.history[number].seat


def shared(winners: int, seats: int) -> Shares:
    """The win, shared among those who have won: a bit for each."""
    count = winners.bit_count()
    return tuple((winners >> seat & 1) / count for seat in range(seats))


def glances(match: Match) -> list[Shares]:
    """The curve at a glance: before each decision, by what the seat to act could know."""
    glance = Glance(at_hand(match.game), home_of(match.game))
    return [
        tuple(glance.shares(match.at(number), match.seats)) for number in range(len(match.history))
    ]


def expected(match: Match, judge: Judge, deals: int = 12, iterations: int = 300) -> Shares:
    """What each seat can hope for on average over dealing anew, before the first action."""
    dice, found = Random(1), []
    for number in range(deals):
        if match.position is None:
            deal = Match(match.game, number, match.seats, match.options)
        else:
            deal = match.until(0).dealt_anew(SPECTATOR, number)
        found.append([judge.hoped(deal, seat, iterations, dice) for seat in range(match.seats)])
    return scaled([mean(column) for column in zip(*found, strict=True)])


def scaled(shares: Sequence[float]) -> Shares:
    """The same in proportion, and one win in all."""
    return tuple(share / sum(shares) for share in shares)


def made_by(match: Match, think: int = THINK) -> dict[str, object]:
    """What a review is made by: other weights think otherwise, and costs may be told otherwise."""
    weights = weights_of(match.game)
    return {"game": match.game.name, "think": think, "weights": weights, "reckoning": RECKONING}


def weights_of(game: Game) -> str:
    """By what the weights of a game that a judge thinks with are known."""
    return str(net_in(home_of(game), game.name).about["sha256"])[:12]


def in_pieces(match: Match) -> Iterator[range]:
    """All decisions, a few at a time."""
    for start in range(0, len(match.history), PIECE):
        yield range(start, min(len(match.history), start + PIECE))
