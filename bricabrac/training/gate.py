"""A gate: what was learned is called the best only when it wins a duel against the best so far.

Every deal is played twice, with seats in turn for one side and the other, whatever their number:
so the fair share is always a half, and deals for two and for five seats count together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.rating import elo, interval
from bricabrac.arena.table import Played
from bricabrac.arena.verdict import STRONGER, UNDECIDED, Test
from bricabrac.engine.game import Game

TEST = Test(elo0=0.0, elo1=100.0)  # wrong in one of twenty
ROUNDS = 100  # the limit of matches that could go on for ever (ruling 36)
SEEDS = 1 << 31


@dataclass(frozen=True, slots=True)
class Result:
    """How a candidate has done at a gate."""

    candidate: str
    best: str
    seconds: float  # of learning, of the candidate
    matches: int  # it has learned from
    deals: int
    share: float
    low: float
    high: float
    elo: float  # above where the gates began
    is_accepted: bool


class Gate:
    """A duel under way: matches are given out, and counted in the order of their deals."""

    def __init__(
        self, game: Game, seats: Sequence[int], candidate: str, best: str, deals: int
    ) -> None:
        self.candidate = candidate
        options = {"rounds": ROUNDS} if "rounds" in game.options else {}
        self.waiting, dice = deque[Sitting](), Random()
        for deal in range(deals):
            players, seed = seats[deal % len(seats)], dice.randrange(SEEDS)
            for turn in (0, 1):
                sides = tuple((candidate, best)[(seat + turn) % 2] for seat in range(players))
                number = 2 * deal + turn
                self.waiting.append(Sitting(number, game.name, sides, seed, turn, options))
        self.matches = len(self.waiting)
        self.sides = {sitting.seats for sitting in self.waiting}
        self.shares: dict[int, float] = {}  # of the candidate, by the number of the match
        self.scores: list[float] = []  # by deal

    def next(self) -> Sitting | None:
        """A match to be played, if there is one."""
        return self.waiting.popleft() if self.waiting else None

    def again(self, sitting: Sitting) -> None:
        """It was not played to its end."""
        self.waiting.appendleft(sitting)

    def count(self, sitting: Sitting, played: Played) -> None:
        """A match was played; deals count in their order, so that quick ones are not preferred."""
        self.shares[sitting.number] = sum(
            share for share, who in zip(played.shares, sitting.seats, strict=True)
            if who == self.candidate
        )  # fmt: skip
        first = 2 * len(self.scores)
        while not self.is_decided and {first, first + 1} <= self.shares.keys():
            self.scores.append((self.shares[first] + self.shares[first + 1]) / 2)
            first += 2

    @property
    def is_decided(self) -> bool:
        """Whether more matches are needed."""
        return len(self.scores) > 1 and TEST.verdict(self.scores) != UNDECIDED

    @property
    def is_over(self) -> bool:
        """Whether it is decided, or all were played."""
        return self.is_decided or 2 * len(self.scores) == self.matches

    def result(
        self, candidate: str, best: str, above: float, seconds: float, matches: int
    ) -> Result:
        """What it says of the candidate; the best so far stands ``above`` where gates began.

        One deal more, shared by both, keeps a clean sweep from being without end.
        """
        low, high = interval(self.scores)
        share = (sum(self.scores) + 0.5) / (len(self.scores) + 1)
        return Result(
            candidate, best, seconds, matches, len(self.scores),
            round(mean(self.scores), 4), round(low, 4), round(high, 4),
            round(above + elo(share), 1), TEST.verdict(self.scores) == STRONGER,
        )  # fmt: skip
