"""Charts of findings: SVG of our own, a dot and its interval for every figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from bricabrac.research.findings import Row


class Size(NamedTuple):
    """How large a chart is drawn: letters are as large as those of the page beside it."""

    name: str  # of the class that shows it, where it fits
    wide: int
    left: int  # of what is drawn; on a desk the labels stand there
    right: int
    high: int  # of each figure
    above: int  # of this the label has so much, where it stands above the figure


SIZES = DESK, PHONE = (
    Size("desk", wide=760, left=210, right=90, high=22, above=0),
    Size("phone", wide=350, left=8, right=70, high=44, above=22),
)
TOP, CURVE = 10, 220  # what is free above, and how high a curve is
Shown = Callable[[float], str]


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """From values to places."""
    width = (high - low) or 1.0
    return lambda value: round(start + (value - low) / width * (end - start), 1)


def dots(
    rows: Sequence[Row], middle: float | None, shown: Shown, title: str, size: Size = DESK
) -> str:
    """One line for each figure: the interval, the value, and smaller those of the two halves."""
    ends = [end for row in rows for end in (*row.interval, *row.halves)]
    ends += [] if middle is None else [middle]
    x = scale(min(ends), max(ends), size.left, size.wide - size.right)
    high = TOP + size.high * len(rows) + TOP
    parts = [begun(high, title, size)]
    if middle is not None:
        parts.append(f'<line class="middle" x1="{x(middle)}" x2="{x(middle)}" y1="0" y2="{high}"/>')
    for place, row in enumerate(rows):
        over = TOP + size.high * place
        y, (low, top) = over + (size.high + size.above) / 2, row.interval
        beside = f'x="{size.left - 12}" y="{y + 4}" text-anchor="end"'
        above = f'x="0" y="{over + size.above / 2 + 6}"'
        parts += [
            f"<text {above if size.above else beside}>{escape(row.label)}</text>",
            f'<line class="span" x1="{x(low)}" x2="{x(top)}" y1="{y}" y2="{y}"/>',
            *(f'<circle class="half" cx="{x(half)}" cy="{y}" r="2.5"/>' for half in row.halves),
            f'<circle class="value" cx="{x(row.value)}" cy="{y}" r="4.5"/>',
            f'<text class="number" x="{size.wide - size.right + 12}" y="{y + 4}">'
            f"{shown(row.value)}</text>",
        ]
    return "\n".join([*parts, "</svg>"])


def curve(rows: Sequence[Row], shown: Shown, title: str, size: Size = DESK) -> str:
    """Values one after the other, as a line from the first to the last."""
    most, left, right = max(row.value for row in rows), size.left / 4, size.wide - size.right
    x = scale(0, max(1, len(rows) - 1), left + 12, right)
    y = scale(0, most, CURVE - 30, TOP)
    points = " ".join(f"{x(at)},{y(row.value)}" for at, row in enumerate(rows))
    labels = [
        f'<text x="{x(at)}" y="{CURVE - 8}" text-anchor="middle">{escape(rows[at].label)}</text>'
        for at in sorted({0, len(rows) // 4, len(rows) // 2, 3 * len(rows) // 4, len(rows) - 1})
    ]
    across = f'<line class="middle" x1="{left}" x2="{right}"'
    levels = [
        f'{across} y1="{y(level)}" y2="{y(level)}"/>'
        f'<text class="number" x="{right + 12}" y="{y(level) + 4}">{shown(level)}</text>'
        for level in (0, most / 2, most)
    ]
    line = f'<polyline class="curve" points="{points}"/>'
    return "\n".join([begun(CURVE, title, size), *levels, *labels, line, "</svg>"])


def begun(high: float, title: str, size: Size) -> str:
    """The first lines of a chart."""
    box = f'class="{size.name}" viewBox="0 0 {size.wide} {high}"'
    about = f"<title>{escape(title)}</title>"
    return f'<svg role="img" {box} xmlns="http://www.w3.org/2000/svg">{about}'
