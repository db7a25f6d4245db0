"""The tally of a duel: rounds in the order of their deals, and what they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from math import isfinite
from statistics import mean
from typing import Any

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.rating import elo, interval
from bricabrac.arena.table import Played
from bricabrac.arena.verdict import Test


def in_order(played: Iterable[Played]) -> Iterator[Played]:
    """The same matches in the order of their numbers: results do not depend on who was quick."""
    early: dict[int, Played] = {}
    number = 0
    for one in played:
        early[one.number] = one
        while number in early:
            yield early.pop(number)
            number += 1


@dataclass(frozen=True, slots=True)
class Report:
    """What a duel says of A."""

    rounds: int
    matches: int
    share: float
    fair: float
    interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]
    evidence: float
    bound: float
    verdict: str
    seconds: tuple[float, float]  # a decision, of A and of B
    seats: tuple[float, ...]  # the share of victory that each seat got
    length: float  # actions a match

    def to_dict(self) -> dict[str, Any]:
        """For JSON, which knows no infinity."""
        return {name: rounded(about) for name, about in asdict(self).items()}


def rounded(about: Any) -> Any:
    """A figure, or several, with six places; what is infinite is None."""
    if isinstance(about, tuple):
        return [rounded(one) for one in about]
    if not isinstance(about, float):
        return about
    return round(about, 6) if isfinite(about) else None


class Tally:
    """Counts a duel, match by match, in order."""

    def __init__(self, players: int, test: Test) -> None:
        self.players, self.test = players, test
        self.matches: list[Played] = []
        self.scores: list[float] = []  # of A, a round each

    def count(self, played: Played) -> None:
        """One more match; a round is complete when A has sat everywhere."""
        self.matches.append(played)
        if len(self.matches) % self.players == 0:
            last = self.matches[-self.players :]
            self.scores.append(mean(one.shares[turn] for turn, one in enumerate(last)))

    def is_decided(self) -> bool:
        """Whether the sequential test could end here."""
        return len(self.scores) > 1 and self.test.verdict(self.scores) != "undecided"

    def share(self) -> float:
        """A's share of victory so far."""
        return mean(self.scores) if self.scores else 1 / self.players

    def report(self) -> Report | None:
        """What the complete rounds say; None if there is none."""
        if not self.scores:
            return None
        complete = self.matches[: len(self.scores) * self.players]
        low, high = interval(self.scores)
        won = self.share()
        return Report(
            rounds=len(self.scores),
            matches=len(complete),
            share=won,
            fair=1 / self.players,
            interval=(low, high),
            elo=elo(won, self.players),
            elo_interval=(elo(low, self.players), elo(high, self.players)),
            evidence=self.test.evidence(self.scores),
            bound=self.test.bound,
            verdict=self.test.verdict(self.scores),
            seconds=self._seconds(complete),
            seats=tuple(mean(one.shares[seat] for one in complete) for seat in range(self.players)),
            length=mean(one.length for one in complete),
        )

    def _seconds(self, complete: list[Played]) -> tuple[float, float]:
        """Seconds a decision, of A and of B."""
        spent, decisions = [0.0, 0.0], [0, 0]
        for number, one in enumerate(complete):
            for seat in range(self.players):
                who = int(seat != number % self.players)
                spent[who] += one.seconds[seat]
                decisions[who] += one.decisions[seat]
        return spent[0] / max(1, decisions[0]), spent[1] / max(1, decisions[1])


def record_name(sitting: Sitting) -> str:
    """The file in which the record of a sitting is kept."""
    return f"{sitting.number:05}-seed-{sitting.seed}-rotation-{sitting.turn}.txt"
