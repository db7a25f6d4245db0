"""Shares of victory, Elo, and how sure one can be of them.

A seat of strength r wins with probability exp(r) / (the sum over the table). With two seats this
is the model of Elo and of Bradley and Terry; above, that of Luce. 400 Elo are a factor of ten.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, log10, sqrt
from random import Random
from statistics import NormalDist, mean, stdev

SURE = 0.95  # of intervals
ROUNDS_OF_MM = 2000
CLOSE_ENOUGH = 1e-9


def elo(share: float, players: int = 2) -> float:
    """How much stronger than each of the others somebody is who gets this share of victory.

    >>> round(elo(0.75))
    191
    """
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    return 400 * log10(share * (players - 1) / (1 - share))


def share(elo: float, players: int = 2) -> float:
    """The share of victory that somebody so much stronger expects; ``elo`` backwards."""
    return float(1 / (1 + (players - 1) * 10 ** (-elo / 400)))


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Where the true mean of independent scores between 0 and 1 lies, in 95 of 100 cases."""
    count, middle = len(scores), mean(scores)
    if count < 2:
        return 0.0, 1.0
    spread = stdev(scores)
    if spread == 0:  # all alike: the rule of three
        return max(0.0, middle - 3 / count), min(1.0, middle + 3 / count)
    reach = NormalDist().inv_cdf((1 + SURE) / 2) * spread / sqrt(count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# Many bots at once.

Table = tuple[str, ...]  # who sat at it, by seat
Won = Mapping[Table, Sequence[float]]  # shares of victory by seat, summed, then matches played


def strengths(won: Won) -> dict[str, float]:
    """The Elo that makes what happened likeliest; their mean is 0.

    Found by Hunter's MM algorithm (2004). Every table is given one match more in which all
    shared the victory, so that nobody is infinitely strong.
    """
    names = sorted({name for table in won for name in table})
    wins = dict.fromkeys(names, 0.0)
    matches: dict[Table, float] = {}
    for table, (*shares, played) in won.items():
        who = tuple(sorted(table))
        matches[who] = matches.get(who, 0.0) + played + 1
        for name, got in zip(table, shares, strict=True):
            wins[name] += got + 1 / len(table)
    gamma = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS_OF_MM):
        burden = dict.fromkeys(names, 0.0)
        for table, played in matches.items():
            weight = played / sum(gamma[name] for name in table)
            for name in table:
                burden[name] += weight
        fresh = {name: wins[name] / burden[name] for name in names}
        moved = max(abs(log10(fresh[name] / gamma[name])) for name in names)
        gamma = fresh
        if moved < CLOSE_ENOUGH:
            break
    level = mean(log10(gamma[name]) for name in names)
    return {name: 400 * (log10(gamma[name]) - level) for name in names}


Deal = Sequence[tuple[Table, Sequence[float]]]  # every match on one deal, with shares by seat


def summed(deals: Sequence[Deal]) -> dict[Table, list[float]]:
    """Shares and matches by table."""
    won: dict[Table, list[float]] = {}
    for deal in deals:
        for table, shares in deal:
            so_far = won.setdefault(table, [0.0] * (len(table) + 1))
            for seat, got in enumerate(shares):
                so_far[seat] += got
            so_far[-1] += 1
    return won


def ratings(
    deals: Sequence[Deal], resamples: int = 200, seed: int = 0
) -> dict[str, tuple[float, float, float]]:
    """Elo with its interval, by bootstrap over deals: matches on one deal are not independent."""
    best, dice = strengths(summed(deals)), Random(seed)
    samples = [
        strengths(summed([deals[dice.randrange(len(deals))] for _ in deals]))
        for _ in range(resamples)
    ]
    found = {}
    for name in sorted(best, key=lambda name: -best[name]):
        drawn = sorted(sample.get(name, best[name]) for sample in samples)
        low = drawn[int((1 - SURE) / 2 * resamples)]
        high = drawn[min(resamples - 1, int((1 + SURE) / 2 * resamples))]
        found[name] = (best[name], low, high)
    return found
