"""Reckoning: a review, made of what was thought of each decision.

For every seat the share of the win at the end is the sum of five parts: what its place has on
average over dealing anew, what the deal gave, what came to light since (cards, dice, what others
turned out to hold), what its own decisions cost, and what those of the others gave. Between two
moments at which somebody learns something, only decisions change what can be hoped for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bricabrac.engine.match import Match
from bricabrac.review.judging import Judged, Shares, shared
from bricabrac.review.turning import Turning, turning

PHASES = ("beginning", "middle", "end")
HALVES = 0.1  # of the win: a decision that costs so much is half as good
TURNING = 3  # points that are told


@dataclass(frozen=True, slots=True)
class Part:
    """What became of the win of one seat, and through what."""

    place: float  # on average over dealing anew
    deal: float
    luck: float
    own: float
    others: float

    @property
    def result(self) -> float:
        """The share of the win at the end."""
        return self.place + self.deal + self.luck + self.own + self.others


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well a seat decided in a phase."""

    decisions: int  # with a choice
    mistakes: int
    percent: float | None  # None: there was no choice


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that is thought of a match that is over."""

    seats: int
    judged: tuple[Judged, ...]
    known: tuple[Shares, ...]  # before the first decision, and after each
    open: tuple[Shares, ...]
    parts: tuple[Part, ...]  # by seat
    accuracy: tuple[tuple[Accuracy, ...], ...]  # by seat and phase
    turning: tuple[Turning, ...]  # the dearest mistakes, in the order of the match


def reviewed(match: Match, judged: Sequence[Judged], place: Shares) -> Review:
    """The review of a match that is over."""
    seats = range(match.seats)
    result = shared(match.game.outcome(match.at()), match.seats)
    first = judged[0].known or place
    luck, own, others = ([0.0] * match.seats for _ in range(3))
    hoped = list(first)
    known: list[Shares] = []
    opened: list[Shares] = []
    for one in judged:
        mover = match.history[one.number].seat
        for seat in seats:
            if one.known is not None and one.number:
                luck[seat] += one.known[seat] - hoped[seat]
                hoped[seat] = one.known[seat]
        known.append(tuple(min(1.0, max(0.0, one)) for one in hoped))  # costs may overshoot
        opened.append(one.open or opened[-1])
        for seat, cost in enumerate(one.cost):
            hoped[seat] -= cost
            (own if seat == mover else others)[seat] -= cost
    for seat in seats:
        luck[seat] += result[seat] - hoped[seat]
    return Review(
        match.seats,
        tuple(judged),
        (*known, result),
        (*opened, result),
        tuple(
            Part(place[seat], first[seat] - place[seat], luck[seat], own[seat], others[seat])
            for seat in seats
        ),
        tuple(accuracies(match, judged, seat) for seat in seats),
        tuple(turning(match, judged[number]) for number in turning_points(match, judged)),
    )


def phase_of(match: Match, number: int) -> int:
    """The third of all turns in which a decision was made."""
    turn_of = match.game.turn_of
    return min(2, 3 * turn_of(match.at(number)) // max(1, turn_of(match.at())))


def accuracies(match: Match, judged: Sequence[Judged], seat: int) -> tuple[Accuracy, ...]:
    """How well a seat decided, phase by phase."""
    found: list[list[Judged]] = [[] for _ in PHASES]
    for one in judged:
        if match.history[one.number].seat == seat and one.had_choice:
            found[phase_of(match, one.number)].append(one)
    return tuple(
        Accuracy(
            len(some),
            sum(one.is_mistake(seat) for one in some),
            100 * sum(goodness(one, seat) for one in some) / len(some) if some else None,
        )
        for some in found
    )


def goodness(one: Judged, seat: int) -> float:
    """1 for what the reviewer would have done, or nothing worse; half for every HALVES lost."""
    return 0.5 ** (max(0.0, one.cost[seat]) / HALVES) if one.cost else 1.0


def turning_points(match: Match, judged: Sequence[Judged]) -> tuple[int, ...]:
    """The dearest mistakes, one of a turn at most."""
    turn_of, history = match.game.turn_of, match.history
    named = [one for one in judged if one.is_mistake(history[one.number].seat)]
    named.sort(key=lambda one: (-one.cost[history[one.number].seat], one.number))
    found: dict[tuple[int, int], int] = {}
    for one in named:
        turn = (turn_of(match.at(one.number)), history[one.number].seat)
        if turn not in found and len(found) < TURNING:
            found[turn] = one.number
    return tuple(sorted(found.values()))
