"""Confirming: whether one answer is clearly best, at ten times the reviewer's budget.

All answers are done in the same deals of what the seat cannot see, and each is searched on with
dice of its own. Those that come near the best are thought about for as long as the best itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import mean

from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.match import Match
from bricabrac.engine.twins import at_hand
from bricabrac.puzzles.puzzle import Answer
from bricabrac.review.judging import ANEW, THINK, Judge, spread_of
from bricabrac.review.turning import Course, Line, Stand
from bricabrac.search.glance import Glance
from bricabrac.search.opinion import line_of, most_tried
from bricabrac.search.weights import home_of

TIMES = 10  # the reviewer's budget
DEALS = 3 * ANEW  # of what the seat cannot see; each is thought about for longer, too
EACH = TIMES * ANEW * (THINK // 2) // DEALS  # iterations in each deal
BRIEF = THINK // 2  # the same for answers that are far behind, in the reviewer's own deals
NEAR = 0.2  # of the win: who is not further behind is looked at as closely as the best
MARGIN = 0.08  # of the win: so much the second best costs at least
SURE = 3.0  # times its spread
PLAYED = 40  # of each line at a glance, in every deal
AGREES = 0.04, 2.0  # of the win, and times the spread: so far playing out says the same
FACTS = 5  # deals from which it is told where a line leads


@dataclass(frozen=True, slots=True)
class Sure:
    """What is known of a puzzle whose best answer is clear."""

    answers: tuple[Answer, ...]  # the best first
    share: float  # of the win, that the seat can hope for after the best
    agreed: float  # the share of all deals in which the best is better than the next
    played_out: float  # by how much it won more often than the next
    before: Stand


class Bench:
    """The answers to one question, and what is found out about them."""

    def __init__(self, judge: Judge, match: Match, dice: Random) -> None:
        self.judge, self.match, self.dice = judge, match, dice
        self.seat, self.glance = match.active, Glance(at_hand(match.game), home_of(match.game))
        self.deals: list[tuple[Match, float]] = []  # and what its dice are thrown from

    def deal(self, number: int) -> tuple[Match, float]:
        """A deal of what the seat cannot see: the same for all answers."""
        while len(self.deals) <= number:
            dealt = self.match.dealt_anew(self.seat, self.dice.randrange(LOOSE_SEEDS))
            self.deals.append((dealt, self.dice.random()))
        return self.deals[number]

    def shares(self, action: int, deals: int, iterations: int) -> list[float]:
        """What the seat can hope for after an action, deal by deal."""
        found = []
        for number in range(deals):
            dealt, seed = self.deal(number)
            own = Random(f"{seed} {action}")
            found.append(
                self.judge.afterwards(dealt, self.seat, action, iterations, own)[self.seat]
            )
        return found

    def won_more(self, best: int, other: int) -> float | None:
        """By how much one answer wins more often than another, played out; None: it may not."""
        found, spread = difference(self.played(best), self.played(other))
        return found if found >= AGREES[0] and found > AGREES[1] * spread else None

    def played(self, action: int) -> list[float]:
        """How often the seat wins after an action if all do what looks good at a glance."""
        found = []
        for number in range(DEALS):
            dealt, seed = self.deal(number)
            state = dealt.at().clone()
            dealt.game.apply(state, action)
            thrown = Random(seed).randrange(LOOSE_SEEDS)
            found.append(self.judge.won_from(dealt, state, PLAYED, thrown, self.seat))
        return found

    def line(self, action: int) -> Line:
        """How the turn goes on after an action, and where that leads over some deals."""
        told = (action, *self.goes_on(action))
        deals = [self.match, *(self.deal(number)[0] for number in range(FACTS))]
        return led(deals, self.glance, told)

    def goes_on(self, action: int) -> Sequence[int]:
        """What the search would do next."""
        state = self.match.at().clone()
        self.match.game.apply(state, action)
        if self.match.game.outcome(state):
            return ()
        after = self.match.until(0)
        after.act(action)
        seen = after.view(self.seat, memory=True)
        tried = self.judge.searched(seen, BRIEF, Random(f"{self.dice.random()} {action}"))
        return tuple(line_of(self.judge.grove, most_tried(tried).action))


def led(deals: Sequence[Match], glance: Glance, actions: Sequence[int]) -> Line:
    """A line as it goes in the first of some deals, and where it leads on average over all."""
    lines = [Course(deal, 0, glance).line(actions) for deal in deals]
    then, later = (averaged(stands) for stands in zip(*((one.then, one.later) for one in lines)))
    return replace(lines[0], then=then, later=later)


def averaged(stands: Sequence[Stand]) -> Stand:
    """How a seat stands on average; it has won if it always has."""
    kinds = sorted({name for one in stands for name in one.has})
    return Stand(
        middle(one.points for one in stands),
        tuple(map(middle, zip(*(one.stock for one in stands), strict=True))),
        middle(one.rival for one in stands),
        tuple(map(middle, zip(*(one.theirs for one in stands), strict=True))),
        all(one.has_won for one in stands),
        {name: middle(one.has.get(name, 0) for one in stands) for name in kinds},
    )


def middle(numbers: Iterable[float]) -> float:
    """The mean, as short as can be written."""
    found = round(mean(numbers), 2)
    return int(found) if found == int(found) else found


def difference(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one answer is better than another in the same deals, and the spread of that."""
    found = [one - two for one, two in zip(best, other)]
    return mean(found), spread_of(found)


def is_clear(cost: float, spread: float) -> bool:
    """Whether an answer is clearly worse."""
    return cost >= MARGIN and cost > SURE * spread


def confirmed(
    judge: Judge, match: Match, best: int, brief: dict[int, float], dice: Random
) -> Sure | None:
    """All answers with their costs, or None if the best one is not clearly so.

    ``brief`` is what a shorter look thinks that each costs.
    """
    bench, thought = Bench(judge, match, dice), THINK * TIMES
    tried = judge.searched(match.view(bench.seat, memory=True), thought, dice)
    if most_tried(tried).action != best:
        return None
    order = sorted(brief, key=lambda action: brief[action])  # the best first, then who is near
    if bench.won_more(order[0], order[1]) is None:
        return None
    tops = bench.shares(best, DEALS, EACH)
    rows: dict[int, tuple[float, float, int]] = {}
    for action in order[1:]:
        is_near = brief[action] < NEAR
        deals, each = (DEALS, EACH) if is_near else (ANEW, BRIEF)
        cost, spread = difference(tops, bench.shares(action, deals, each))
        if not is_near and cost < NEAR:
            deals, each = DEALS, EACH
            cost, spread = difference(tops, bench.shares(action, deals, each))
        if not is_clear(cost, spread):
            return None
        rows[action] = cost, spread, deals * each
    ranked = sorted(rows, key=lambda action: rows[action][0])
    next_shares = bench.shares(ranked[0], DEALS, EACH)
    agreed = mean(one > two for one, two in zip(tops, next_shares, strict=True))
    if (played_out := bench.won_more(best, ranked[0])) is None:
        return None
    first = Answer(best, 0.0, 0.0, DEALS * EACH, bench.line(best))
    others = (Answer(action, *rows[action], bench.line(action)) for action in ranked)
    before = Course(match, 0, bench.glance).stand()
    return Sure((first, *others), mean(tops), agreed, played_out, before)
