"""Findings: what the sums of a study say, with intervals, and whether its two halves agree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from bricabrac.arena.rating import SURE
from bricabrac.engine.game import Game
from bricabrac.research.study import LUCK, PLAY, REPEATS, WITHOUT, Sums, added

REACH = NormalDist().inv_cdf((1 + SURE) / 2)
LEAST = 30  # seats that must have taken a card before its share is told
Known = dict[str, tuple[float, float]]  # by label: a value, and its standard error
Key = tuple[str, int, str]  # the kind of task, players, bot


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, from all matches and from each half of them."""

    label: str
    value: float
    error: float
    halves: tuple[float, ...]
    agree: bool | None  # whether the halves do; None if they cannot be compared

    @property
    def interval(self) -> tuple[float, float]:
        """Where the truth lies, in 95 of 100 cases."""
        return self.value - REACH * self.error, self.value + REACH * self.error

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        low, high = self.interval
        about = {"value": self.value, "low": low, "high": high, "halves": list(self.halves)}
        rounded = {name: _rounded(number) for name, number in about.items()}
        return {"label": self.label, **rounded, "agree": self.agree}


def _rounded(number: Any) -> Any:
    return [round(one, 5) for one in number] if isinstance(number, list) else round(number, 5)


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer to one question, for one number of seats and one bot."""

    question: str
    players: int
    bot: str
    matches: int
    rows: tuple[Row, ...]
    middle: float | None = None  # what would be no difference

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        about = {"question": self.question, "players": self.players, "bot": self.bot}
        rows = [row.to_dict() for row in self.rows]
        return about | {"matches": self.matches, "middle": self.middle, "rows": rows}


def mean_of(sums: list[float], count: float) -> tuple[float, float]:
    """The mean of values by their sum and that of their squares, and its standard error."""
    mean = sums[0] / count
    spread = max(0.0, sums[1] / count - mean**2)
    return mean, sqrt(spread / max(1, count - 1))


def order(sums: Sums, game: Game) -> Known:
    """The share of victory of whoever acts first, second and so on."""
    pairs = zip(*sums["order"], strict=True)
    return {f"{at}": mean_of([*pair], sums["matches"]) for at, pair in enumerate(pairs, 1)}


def length(sums: Sums, game: Game) -> Known:
    """Rounds, and decisions of all seats."""
    count, rounds = sums["matches"], sums["rounds"]
    squares = [sum(n * at**power for at, n in enumerate(rounds)) for power in (1, 2)]
    decisions = [one[0] for one in sums["decisions"]]
    return {"rounds": mean_of(squares, count), "decisions": mean_of(decisions, count)}


def winners(sums: Sums, game: Game) -> Known:
    """How much more often winners do something in a match than the others."""
    names, found = [*game.numbering.verbs, *game.numbering.names], {}
    (n, *won), (m, *lost) = sums["winners"], sums["others"]
    for at, name in enumerate(names):
        one, error = mean_of([won[0][at], won[1][at]], n)
        two, other = mean_of([lost[0][at], lost[1][at]], m)
        if won[0][at] + lost[0][at] > LEAST and name not in found:
            found[name] = one - two, sqrt(error**2 + other**2)
    return found


def taken(sums: Sums, game: Game) -> Known:
    """The share of victory of seats that have taken a card."""
    assert game.taking is not None
    found = {}
    for at, name in enumerate(game.taking.names):
        if sums["had"][at] > LEAST:
            won = [sums["had_won"][power][at] for power in (0, 1)]
            found[name] = mean_of(won, sums["had"][at])
    return found


def widths(sums: Sums, game: Game) -> Known:
    """Legal actions of a decision, round by round."""
    pairs = zip(sums["widths"][::2], sums["widths"][1::2], strict=True)
    return {f"{at}": (total / n, 0.0) for at, (total, n) in enumerate(pairs) if n > LEAST}


def luck(sums: Sums, game: Game) -> Known:
    """How much of what differs between matches the deal explains."""
    deals, within = sums["deals"], sums["within"] / sums["deals"]
    mean, square, fourth = (one / deals for one in sums["means"])
    of_means, error = square - mean**2, sqrt(max(0.0, fourth - square**2) / deals)
    between = of_means - within / REPEATS
    return {"deal": (between / (between + within), error / (between + within))}


def missed(sums: Sums, game: Game) -> Known:
    """The share of victory that a seat loses if it may not take a card."""
    assert game.taking is not None
    pairs = zip(game.taking.names, *sums["lost"], strict=True)
    return {name: mean_of(rest, sums["deals"]) for name, *rest in pairs}


QUESTIONS: dict[str, tuple[str, Callable[[Sums, Game], Known]]] = {
    "order": (PLAY, order),
    "length": (PLAY, length),
    "winners": (PLAY, winners),
    "taken": (PLAY, taken),
    "widths": (PLAY, widths),
    "luck": (LUCK, luck),
    "without": (WITHOUT, missed),
}


def found(halves: Mapping[Key, Mapping[int, Sums]], game: Game) -> list[Finding]:
    """All answers, by question, number of seats and bot."""
    findings = []
    for question, (kind, ask) in QUESTIONS.items():
        for (of, players, bot), parts in sorted(halves.items()):
            if of != kind:
                continue
            sums: Sums = {}
            for part in parts.values():
                sums = added(sums, part) if sums else part
            answers = [ask(part, game) for part in parts.values()]
            middle = {"order": 1 / players, "taken": 1 / players, "winners": 0.0, "without": 0.0}
            rows = tuple(row(label, *known, answers) for label, known in ask(sums, game).items())
            findings.append(
                Finding(question, players, bot, sums["matches"], rows, middle.get(question))
            )
    return findings


def row(label: str, value: float, error: float, halves: list[Known]) -> Row:
    """A figure with its halves."""
    known = [half[label] for half in halves if label in half]
    agree = None
    if len(known) == 2 and error > 0:
        (one, first), (two, second) = known
        agree = abs(one - two) <= REACH * sqrt(first**2 + second**2)
    return Row(label, value, error, tuple(half for half, _ in known), agree)


def agreement(findings: list[Finding]) -> tuple[int, int]:
    """How many figures have halves that agree (95 % should), and how many can be compared."""
    told = [row.agree for one in findings for row in one.rows if row.agree is not None]
    return sum(told), len(told)
