"""Turning points: the line that was played, the better one, and what both of them brought.

Both begin at the table as it was, with the cards as they lay. One goes on to the end of the turn
as it was played, the other as the search proposes; then everybody does what looks best at a
glance, in both, until the seat has had its next turn. Where a round is planned before it is played,
planning belongs to the turn that follows it: nothing has come of it before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bricabrac.engine.match import Match, seen_by
from bricabrac.engine.twins import at_hand
from bricabrac.engine.words import Message, Words
from bricabrac.review.judging import Judged
from bricabrac.search.glance import Glance
from bricabrac.search.weights import home_of

LONGEST = 400  # actions of a round


@dataclass(frozen=True, slots=True)
class Stand:
    """How a seat stands at some moment of a line; on average, if that is of several deals."""

    points: float
    stock: tuple[float, ...]
    rival: float  # the most points of the others
    theirs: tuple[float, ...]  # pieces of all others together
    has_won: bool
    has: Mapping[str, float] = field(default_factory=dict)  # whatever else: see engine/having.py


@dataclass(frozen=True, slots=True)
class Line:
    """How a turn was played, or could have been."""

    actions: tuple[int, ...]  # of the seat, to the end of its turn
    then: Stand  # at the end of the turn
    later: Stand  # at the end of its next turn


@dataclass(frozen=True, slots=True)
class Turning:
    """A decision on which much depended."""

    number: int
    seat: int
    cost: float
    spread: float
    agreed: float  # the share of all deals in which the better line stood better
    before: Stand
    played: Line
    better: Line


class Course:
    """A line, played on from a moment of a match."""

    def __init__(self, match: Match, number: int, glance: Glance) -> None:
        self.game, self.glance = match.game, glance
        self.state: Any = match.at(number).clone()
        self.seat, self.seats = int(self.state.active), match.seats
        self.done: list[int] = []  # by the seat
        self.room = self.game.kernel.choices(self.game.actions)

    def stand(self) -> Stand:
        """How the seat stands now."""
        seats = self.state.seats[: self.seats]
        others = [one for number, one in enumerate(seats) if number != self.seat]
        return Stand(
            int(seats[self.seat].points),
            tuple(map(int, seats[self.seat].stock)),
            max(int(one.points) for one in others),
            tuple(sum(map(int, counts)) for counts in zip(*(one.stock for one in others))),
            bool(self.game.outcome(self.state) >> self.seat & 1),
            self.game.having(self.state, self.seat),
        )

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.game.outcome(self.state))

    def act(self, wanted: int | None) -> None:
        """Do what is wanted, if it is possible here; else what looks best."""
        legal = list(self.room[: self.game.legal(self.state, self.room)])
        if wanted in legal:
            action = wanted
        else:
            seen = seen_by(self.game, self.state, int(self.state.active), memory=True)
            action = legal[0] if len(legal) == 1 else self.glance.likeliest(seen, legal)
        assert action is not None
        if self.state.active == self.seat:
            self.done.append(action)
        self.game.apply(self.state, action)

    def turn(self, line: Sequence[int] = ()) -> None:
        """Play to the end of the seat's turn, as the line goes as long as it fits."""
        number, wanted = self.game.turn_of(self.state), list(line)
        for _ in range(LONGEST):
            is_mine = self.state.active == self.seat
            if self.is_over() or not is_mine or self.game.turn_of(self.state) != number:
                return
            self.act(wanted.pop(0) if wanted else None)

    def rest_of(self, number: int) -> Stand:
        """Let all play to the end of a round; how the seat stood after its turn in it."""
        stand = self.stand()
        for _ in range(LONGEST):
            if self.is_over() or self.game.round_of(self.state) != number:
                break
            is_mine = self.state.active == self.seat
            self.act(None)
            stand = self.stand() if is_mine else stand
        return stand

    def line(self, actions: Sequence[int]) -> Line:
        """The whole line."""
        number = self.game.round_of(self.state)
        self.turn(actions)
        told = tuple(self.done)
        then, later = (self.rest_of(one) for one in (number, number + 1))
        return Line(told, then, self.stand() if self.is_over() else later)


def turning(match: Match, one: Judged) -> Turning:
    """A turning point, with its lines."""
    glance = Glance(at_hand(match.game), home_of(match.game))
    seat = match.history[one.number].seat
    done = [done.action for done in match.history[one.number :]]
    here = Course(match, one.number, glance)
    return Turning(
        one.number,
        seat,
        one.cost[seat],
        one.spread,
        one.agreed,
        here.stand(),
        Course(match, one.number, glance).line(done),
        Course(match, one.number, glance).line(one.line),
    )


def deeds(match: Match, number: int, actions: Sequence[int], words: Words) -> list[str]:
    """What the actions of a line do, in words: without all that they could be used for."""
    state: Any = match.at(number).clone()
    told = []
    for action in actions:
        deed = match.game.describe(state, action)
        brief = f"brief-{deed.id}"
        told.append(words.say(Message(brief, deed.args) if brief in words else deed))
        match.game.apply(state, action)
    return told
