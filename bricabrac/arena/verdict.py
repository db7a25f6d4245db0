"""A sequential verdict: is A stronger than B, decided as soon as it can be.

The sequential probability ratio test compares two claims: "A is stronger by elo0" and "… by elo1".
The evidence is the generalised log-likelihood ratio over the scores of whole rounds, whose spread
is taken as it is found (as the testing of chess engines does it, see Van den Bergh's notes).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

from bricabrac.arena.rating import share

STRONGER, NOT_STRONGER, UNDECIDED = "stronger", "not stronger", "undecided"
PRIOR = 1e-3  # of a round, for the scores nobody has seen yet


@dataclass(frozen=True, slots=True)
class Test:
    """What is to be decided, and how often it may be decided wrongly."""

    elo0: float = 0.0
    elo1: float = 30.0
    error: float = 0.05
    players: int = 2

    @property
    def bound(self) -> float:
        """The evidence that suffices."""
        return log((1 - self.error) / self.error)

    def evidence(self, scores: Sequence[float]) -> float:
        """The log-likelihood ratio: above 0 it speaks for elo1, below 0 for elo0."""
        return likelihood_ratio(
            scores, share(self.elo0, self.players), share(self.elo1, self.players)
        )

    def verdict(self, scores: Sequence[float]) -> str:
        """What these scores say."""
        evidence = self.evidence(scores)
        if evidence >= self.bound:
            return STRONGER
        return NOT_STRONGER if evidence <= -self.bound else UNDECIDED


def likelihood_ratio(scores: Iterable[float], low: float, high: float) -> float:
    """How much better a mean of ``high`` explains the scores than one of ``low``, as a logarithm.

    For each claim, the distribution with that mean that fits the scores best is compared.
    """
    counts = Counter(round(score, 6) for score in scores)
    if not counts:
        return 0.0
    weights = {score: counts.get(score, 0) + PRIOR for score in {0.0, 1.0, *counts}}
    return sum(
        weight * log(after / before)
        for weight, before, after in zip(
            weights.values(), likeliest(weights, low), likeliest(weights, high), strict=True
        )
    )


def likeliest(weights: dict[float, float], mean: float) -> list[float]:
    """The distribution with this mean under which the weighted scores are likeliest.

    Each score's part is its weight / (1 + t (score - mean)); t is found by bisection.
    """
    total = sum(weights.values())

    def excess(t: float) -> float:
        return sum(
            weight * (score - mean) / (1 + t * (score - mean)) for score, weight in weights.items()
        )

    # The scores 0 and 1 are among them: beyond these limits a part would be negative.
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(100):
        middle = (low + high) / 2
        if excess(middle) > 0:
            low = middle
        else:
            high = middle
    return [
        weight / total / (1 + (low + high) / 2 * (score - mean))
        for score, weight in weights.items()
    ]
