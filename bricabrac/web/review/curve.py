"""The curve of a review: the win of each seat, drawn by us, told apart without colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bricabrac.review.judging import Shares
from bricabrac.web.replay.chart import Line, lines_of, path

WIDTH, HEIGHT = 560, 260
LEFT, RIGHT, TOP, BOTTOM = 60, 34, 14, 30  # the margins
GRID = (0, 25, 50, 75, 100)
COLUMNS = 10  # numbers of rounds, at most


@dataclass(frozen=True, slots=True)
class Mark:
    """A turning point on the curve."""

    x: float
    y: float
    move: int


@dataclass(frozen=True, slots=True)
class Curve:
    """Everything that is drawn."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    step: float  # from one move to the next
    lines: tuple[Line, ...]
    rows: tuple[tuple[float, int], ...]  # height and percent of a line across
    columns: tuple[tuple[float, int], ...]  # place and number of a round
    marks: tuple[Mark, ...]

    def x(self, move: int) -> float:
        """How far to the right a move stands."""
        return round(self.left + self.step * move, 1)


def curve_of(
    shares: Sequence[Shares],
    letters: Sequence[str],
    rounds: Sequence[tuple[int, int]],
    marks: Sequence[tuple[int, int]],
) -> Curve:
    """A line for each seat; rounds are told by the moves before them, marks by move and seat."""
    last = max(1, len(shares) - 1)
    step = (WIDTH - LEFT - RIGHT) / last

    def x(place: int) -> float:
        return round(LEFT + step * place, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, max(0.0, share)), 1)

    courses = (
        [(x(at), y(one[seat])) for at, one in enumerate(shares)] for seat in range(len(letters))
    )
    every = max(1, -(-len(rounds) // COLUMNS))
    return Curve(
        *(WIDTH, HEIGHT, LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM, step),
        lines=lines_of(letters, courses, HEIGHT - BOTTOM),
        rows=tuple((y(percent / 100), percent) for percent in GRID),
        columns=tuple((x(move), number) for move, number in rounds[::every]),
        marks=tuple(Mark(x(move), y(shares[move][seat]), move) for move, seat in marks),
    )


def glimpse(shares: Sequence[float], width: int = 96, height: int = 40) -> str:
    """The curve of one seat, as small as a stamp: only its course can be seen."""
    last = max(1, len(shares) - 1)
    return path(
        [
            (round(width * at / last, 1), round(height * (1 - min(1.0, max(0.0, share))), 1))
            for at, share in enumerate(shares)
        ]
    )
