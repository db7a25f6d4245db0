"""A puzzle: a position as a seat sees it, and what every answer to its question costs.

Only the seat's own view is of the match it comes from: what the seat could not see was dealt anew
before anything was thought about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from json import dumps
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.match import Match
from bricabrac.review.turning import Line, Stand, Turning
from bricabrac.review.writing import rounded, tuples

STARS = 5  # grades, from easy to hard


@dataclass(frozen=True, slots=True)
class Answer:
    """What one action costs, and how it would go on."""

    action: int
    cost: float  # of the win, against the best answer
    spread: float  # of the cost
    iterations: int  # with which it was thought about
    line: Line


@dataclass(frozen=True)
class Puzzle:
    """A decision in which one answer is clearly best."""

    position: Mapping[str, Any]
    seat: int
    answers: tuple[Answer, ...]  # all that are legal, the best first
    share: float  # of the win, that the seat can hope for after the best one
    agreed: float  # the share of all deals in which the best is better than the next
    played_out: float  # by how much the best won more often than the next, played on at a glance
    missed: float  # how often weaker bots miss it, 0 to 1
    phase: str
    before: Stand
    origin: Mapping[str, Any]  # the match it comes from

    @cached_property
    def id(self) -> str:
        """A name that stays, whatever other puzzles there are."""
        return sha256(dumps(self.position, sort_keys=True).encode()).hexdigest()[:10]

    @property
    def best(self) -> Answer:
        """What is to be found."""
        return self.answers[0]

    @property
    def margin(self) -> float:
        """What the second best costs."""
        return self.answers[1].cost

    @property
    def stars(self) -> int:
        """How hard it is: 1 to STARS."""
        return min(STARS, 1 + int(STARS * self.missed))

    def match(self, game: Game) -> Match:
        """The table at which it is set."""
        return Match(game, position=self.position)

    def answered(self, action: int) -> Answer:
        """What is thought of an action."""
        return next(one for one in self.answers if one.action == action)

    def turning(self, answer: Answer) -> Turning:
        """An answer beside the best one, to be told as a turning point of a match is."""
        costs = (answer.cost, answer.spread, self.agreed)
        return Turning(0, self.seat, *costs, self.before, answer.line, self.best.line)


def to_facts(puzzle: Puzzle, game: Game) -> dict[str, Any]:
    """A puzzle as it is written down; actions by name."""
    told: dict[str, Any] = rounded(asdict(puzzle))
    name, before = game.numbering.name, puzzle.before
    for answer, one in zip(told["answers"], puzzle.answers, strict=True):
        line = answer.pop("line")
        answer["action"] = name(answer["action"])
        answer["line"] = [name(action) for action in line["actions"]]
        answer["then"], answer["later"] = (
            stand_facts(stand, before) for stand in (one.line.then, one.line.later)
        )
    return told | {"before": stand_facts(before)}


def stand_facts(stand: Stand, before: Stand | None = None) -> list[Any]:
    """How a seat stands, without the names of what is told; and what else it has, if new."""
    *told, has = rounded(asdict(stand)).values()
    if before is not None:
        names = dict.fromkeys((*before.has, *has))
        has = {one: has.get(one, 0) for one in names if has.get(one, 0) != before.has.get(one, 0)}
    return [*told, has]


def from_facts(told: dict[str, Any], game: Game) -> Puzzle:
    """A puzzle that was written down."""
    parse, before = game.numbering.parse, stand_in(told["before"])
    answers = tuple(
        Answer(
            parse(one["action"]),
            *(one["cost"], one["spread"], one["iterations"]),
            Line(
                tuple(map(parse, one["line"])),
                *(stand_in(one[when], before) for when in ("then", "later")),
            ),
        )
        for one in told["answers"]
    )
    return Puzzle(**told | {"answers": answers, "before": before})


def stand_in(told: list[Any], before: Stand | None = None) -> Stand:
    """How a seat stands, as it was written down."""
    known = dict(before.has if before else {}) | told[-1]
    has = {name: count for name, count in known.items() if count}
    return Stand(*tuples([*told[:-1], has]))
