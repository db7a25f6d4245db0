"""Charts of findings: SVG of our own, a dot and its interval for every figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from bricabrac.research.findings import Row

WIDE, LEFT, RIGHT, HIGH, TOP = 760, 210, 90, 22, 10
CURVE = 220  # how high a curve is
Shown = Callable[[float], str]


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """From values to places."""
    width = (high - low) or 1.0
    return lambda value: round(start + (value - low) / width * (end - start), 1)


def dots(rows: Sequence[Row], middle: float | None, shown: Shown, title: str) -> str:
    """One line for each figure: the interval, the value, and smaller those of the two halves."""
    ends = [end for row in rows for end in (*row.interval, *row.halves)]
    ends += [] if middle is None else [middle]
    x = scale(min(ends), max(ends), LEFT, WIDE - RIGHT)
    high = TOP + HIGH * len(rows) + TOP
    parts = [begun(high, title)]
    if middle is not None:
        parts.append(f'<line class="middle" x1="{x(middle)}" x2="{x(middle)}" y1="0" y2="{high}"/>')
    for place, row in enumerate(rows):
        y, (low, top) = TOP + HIGH * place + HIGH / 2, row.interval
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>',
            f'<line class="span" x1="{x(low)}" x2="{x(top)}" y1="{y}" y2="{y}"/>',
            *(f'<circle class="half" cx="{x(half)}" cy="{y}" r="2.5"/>' for half in row.halves),
            f'<circle class="value" cx="{x(row.value)}" cy="{y}" r="4.5"/>',
            f'<text class="number" x="{WIDE - RIGHT + 12}" y="{y + 4}">{shown(row.value)}</text>',
        ]
    return "\n".join([*parts, "</svg>"])


def curve(rows: Sequence[Row], shown: Shown, title: str) -> str:
    """Values one after the other, as a line from the first to the last."""
    most = max(row.value for row in rows)
    x = scale(0, max(1, len(rows) - 1), LEFT / 4, WIDE - RIGHT)
    y = scale(0, most, CURVE - 30, TOP)
    points = " ".join(f"{x(at)},{y(row.value)}" for at, row in enumerate(rows))
    labels = [
        f'<text x="{x(at)}" y="{CURVE - 8}" text-anchor="middle">{escape(rows[at].label)}</text>'
        for at in sorted({0, len(rows) // 4, len(rows) // 2, 3 * len(rows) // 4, len(rows) - 1})
    ]
    across = f'<line class="middle" x1="{LEFT / 4}" x2="{WIDE - RIGHT}"'
    levels = [
        f'{across} y1="{y(level)}" y2="{y(level)}"/>'
        f'<text class="number" x="{WIDE - RIGHT + 12}" y="{y(level) + 4}">{shown(level)}</text>'
        for level in (0, most / 2, most)
    ]
    line = f'<polyline class="curve" points="{points}"/>'
    return "\n".join([begun(CURVE, title), *levels, *labels, line, "</svg>"])


def begun(high: float, title: str) -> str:
    """The first lines of a chart."""
    about = f"<title>{escape(title)}</title>"
    return f'<svg role="img" viewBox="0 0 {WIDE} {high}" xmlns="http://www.w3.org/2000/svg">{about}'
