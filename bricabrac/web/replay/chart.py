"""A chart of points by round: lines that can be told apart without their colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

WIDTH, HEIGHT = 440, 230
LEFT, RIGHT, TOP, BOTTOM = 30, 34, 12, 30  # the margins
DASHES = ("", "7 4", "2 4", "10 4 2 4", "14 5")
SPREAD = 17  # between the letters at the ends of the lines, at least


@dataclass(frozen=True, slots=True)
class Line:
    """The course of a seat."""

    seat: int
    letter: str  # of the name; its number where two names begin alike
    path: str
    dashes: str
    end: tuple[float, float]
    label: float  # how high its letter stands


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything that is drawn."""

    width: int
    height: int
    left: int
    right: int  # where the lines end
    bottom: int
    lines: tuple[Line, ...]
    rows: tuple[tuple[float, int], ...]  # height and points of a line across
    columns: tuple[tuple[float, int], ...]  # place and number of a round


def chart_of(
    rounds: Sequence[Sequence[int]], numbers: Sequence[int], letters: Sequence[str]
) -> Chart:
    """The points of all, from before the first round to the end; and the numbers of the rounds."""
    most = max(1, *(max(points) for points in rounds))
    last = max(1, len(rounds) - 1)

    def x(place: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * place / last, 1)

    def y(points: int) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / most, 1)

    every = step(last, 10)
    courses = (
        [(x(at), y(points[seat])) for at, points in enumerate(rounds)]
        for seat in range(len(letters))
    )
    return Chart(
        *(WIDTH, HEIGHT, LEFT, WIDTH - RIGHT, HEIGHT - BOTTOM),
        lines=lines_of(letters, courses, HEIGHT - BOTTOM),
        rows=tuple((y(points), points) for points in range(0, most + 1, step(most, 5))),
        columns=tuple((x(at), numbers[at]) for at in range(0, len(rounds), every) if at),
    )


def lines_of(
    letters: Sequence[str], courses: Iterable[Sequence[tuple[float, float]]], lowest: float
) -> tuple[Line, ...]:
    """A line for each seat, with its letter at its end, no lower than the lowest."""
    paths = [*courses]
    labels = spread([course[-1][1] for course in paths], lowest)
    return tuple(
        Line(
            seat=seat,
            letter=str(seat + 1) if letters.count(letters[seat]) > 1 else letters[seat],
            path=path(course),
            dashes=DASHES[seat],
            end=course[-1],
            label=labels[seat],
        )
        for seat, course in enumerate(paths)
    )


def path(points: Sequence[tuple[float, float]]) -> str:
    """A line through points, as SVG writes it."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def step(span: int, most: int) -> int:
    """1, 2 or 5 times a power of ten: as small as it can be with so many steps."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if span <= factor * size * most:
                return factor * size
        size *= 10


def spread(heights: Sequence[float], lowest: float) -> list[float]:
    """The same heights, moved up and down as little as needed to keep letters apart."""
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    moved = list(heights)
    for below, above in pairwise(order):
        moved[above] = max(moved[above], moved[below] + SPREAD)
    for place, one in enumerate(reversed(order)):
        moved[one] = min(moved[one], lowest - place * SPREAD)
    return moved
