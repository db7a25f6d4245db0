"""Who sits where on which deal.

The same deal is played once for every seat that the challenger can have, so luck of the deal and
of the seat falls on both. These matches together, a round, are what statistics may count as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations


@dataclass(frozen=True, slots=True)
class Sitting:
    """One match to be played."""

    number: int  # among all of the contest
    game: str
    seats: tuple[str, ...]  # the entrants' texts, by seat
    seed: int  # of the deal
    turn: int  # which rotation of the deal this is
    options: Mapping[str, int] = field(default_factory=dict)


def rotation(challenger: str, other: str, players: int) -> list[tuple[str, ...]]:
    """The challenger in each seat once, among copies of the other."""
    return [
        tuple(challenger if seat == turn else other for seat in range(players))
        for turn in range(players)
    ]


def duel(
    game: str,
    challenger: str,
    other: str,
    players: int,
    deals: Iterable[int],
    options: Mapping[str, int] | None = None,
    start: int = 0,
) -> Iterator[Sitting]:
    """All sittings of a duel: deal by deal, each with the seats rotated."""
    number = start
    for seed in deals:
        for turn, seats in enumerate(rotation(challenger, other, players)):
            yield Sitting(number, game, seats, seed, turn, dict(options or {}))
            number += 1


def pairings(entrants: Iterable[str], players: int) -> list[tuple[str, str]]:
    """Everybody against everybody; above two players, also one against many and many against one.

    >>> pairings("ABC", 2)
    [('A', 'B'), ('A', 'C'), ('B', 'C')]
    """
    entrants = list(entrants)
    ordered = permutations(entrants, 2)
    if players > 2:
        return list(ordered)
    return [(one, other) for one, other in ordered if entrants.index(one) < entrants.index(other)]
