"""Pricing: what a decision cost, told by another than who proposed the better one.

Whoever looks for the best of many actions by an opinion finds the one that the opinion flatters
most: a search is too dear a judge of its own proposals, however often it is asked. So what looks
like a mistake is played out to the end, from both lines. That is without such a bias, but noisy;
the search is sharp, but only as right as it is. How far it may be trusted is told by the match
itself: by what came out when its claims were played out. Each cost then lies between both, nearer
to whichever is surer, and its spread is of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot, sqrt
from statistics import median

from bricabrac.engine.match import Match
from bricabrac.review.judging import SURE, Judged

KEPT = 0.8  # of a difference is left when everybody plays on at a glance, as measured
TRUST, DOUBT = 0.9, 0.3  # in the search before anything is played out, and how far it may be off
USUAL = 2.2  # times the middle of squares that are as chance has it, their mean
DREAMT = 0.9  # of how far claims would be off if each were true as it stands or not at all
LEAST = 0.02  # of the win, by which what is true lies off what the search says, at least


def priced(match: Match, judged: Sequence[Judged]) -> list[Judged]:
    """The same decisions with their costs as they may be told."""
    seat_of = [done.seat for done in match.history]
    tried = [
        (one.cost[seat_of[one.number]], one.came / KEPT, one.noise / KEPT)
        for one in judged
        if one.noise > 0
    ]
    trust = trusted(tried)
    doubt = doubted(tried, trust)
    found = []
    for one in judged:
        if one.cost:
            said = one.cost[seat_of[one.number]]
            cost, spread = trust * said, hypot(doubt, one.spread, illusory(said, trust))
            if one.noise:
                noise = hypot(doubt, one.noise / KEPT)
                cost, spread = between(cost, spread, one.came / KEPT, noise)
            lost = (cost - trust * said) / (match.seats - 1)  # by each of the others, besides
            costs = [trust * each - lost for each in one.cost]
            costs[seat_of[one.number]] = cost
            one = replace(one, cost=tuple(costs), spread=spread)
            if cost < -SURE * spread:  # the proposal is taken back: what was done was better
                one = replace(one, best=match.history[one.number].action, line=(), cost=())
        found.append(one)
    return found


def trusted(tried: Sequence[tuple[float, float, float]]) -> float:
    """Which part of what the search says came true: said, came and noise of each that was tried."""
    weights = [1 / (noise**2 + LEAST**2) for _, _, noise in tried]
    told = sum(w * said * came for w, (said, came, _) in zip(weights, tried, strict=True))
    most = sum(w * said * said for w, (said, _, _) in zip(weights, tried, strict=True))
    return min(1.0, max(0.0, (told + TRUST / DOUBT**2) / (most + 1 / DOUBT**2)))


def illusory(said: float, trust: float) -> float:
    """How far a claim is off by itself: the less the search is trusted, the more claims are dreams.

    One that came true when it was played out is not to pay for the others.
    """
    return DREAMT * said * sqrt(trust * (1 - trust))


def doubted(tried: Sequence[tuple[float, float, float]], trust: float) -> float:
    """How far either may be off, beyond the noise: what is far off counts little.

    Who plays out plays worse than whoever searches: not nearer to the truth, only otherwise.
    """
    if not tried:
        return LEAST
    off = median((came - trust * said) ** 2 for said, came, _ in tried)
    known = median(noise**2 + illusory(said, trust) ** 2 for said, _, noise in tried)
    return sqrt(max(LEAST**2, (USUAL * off - known) / 2))


def between(said: float, doubt: float, came: float, noise: float) -> tuple[float, float]:
    """Two opinions and how far each may be off, as one."""
    surer, other = 1 / doubt**2, 1 / noise**2
    return (surer * said + other * came) / (surer + other), 1 / sqrt(surer + other)
