"""What was learned when: losses and gates of a course as a drawing, and as a page with a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from bricabrac.arena.rating import elo
from bricabrac.cli.contest import signed
from bricabrac.training.gate import Result
from bricabrac.training.school import Report

WIDE, HIGH, LEFT, TOP, GAP = 640, 200, 64, 34, 46
SURE = 0.005  # beyond such shares no end of a bar is drawn: it would be without end
STYLE = """
svg{background:#fff;color:#222;font:13px system-ui,sans-serif}
.grid{stroke:#ddd}.line{fill:none;stroke:#26659b;stroke-width:2}.bar{stroke:#26659b;opacity:.5}
.won{fill:#26659b}.lost{fill:#fff;stroke:#26659b}text{fill:currentColor}
@media(prefers-color-scheme:dark){svg{background:#1b1d1f;color:#eee}.grid{stroke:#444}
.line,.bar{stroke:#7db6e4}.won{fill:#7db6e4}.lost{fill:#1b1d1f;stroke:#7db6e4}}
"""
PAGE_STYLE = """
html{color-scheme:light dark}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
svg{width:100%;height:auto}
table{display:block;overflow-x:auto;border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #8886}
@media(max-width:40rem){table{font-size:.8rem}td,th{padding:.2rem .3rem}}
"""
Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something measured, with where the truth may lie, and whether it was accepted."""

    x: float
    y: float
    low: float
    high: float
    is_accepted: bool


@dataclass(frozen=True, slots=True)
class Panel:
    """One diagram: a line, marks, or both."""

    title: str
    below: str
    line: Sequence[tuple[float, float]] = ()
    marks: Sequence[Mark] = ()


def marks_of(gates: Sequence[Result], x: Callable[[Result], float]) -> list[Mark]:
    """Gates as marks: each result with its interval, around its Elo."""
    found = []
    for gate in gates:
        low, high = (elo(min(1 - SURE, max(SURE, end))) for end in (gate.low, gate.high))
        middle = elo(min(1 - SURE, max(SURE, gate.share)))
        ends = gate.elo + min(0, low - middle), gate.elo + max(0, high - middle)
        found.append(Mark(x(gate), gate.elo, *ends, gate.is_accepted))
    return found


def drawing(reports: Sequence[Report], gates: Sequence[Result], say: Say) -> str:
    """All diagrams below one another, as one SVG."""
    minutes, matches = say("curve-minutes"), say("curve-matches")
    learned = [one for one in reports if one.policy]
    panels = [
        Panel(say("curve-elo"), minutes, marks=marks_of(gates, lambda gate: gate.seconds / 60)),
        Panel(say("curve-elo"), matches, marks=marks_of(gates, lambda gate: gate.matches)),
        Panel(say("curve-value"), minutes, [(one.seconds / 60, one.value) for one in learned]),
        Panel(say("curve-policy"), minutes, [(one.seconds / 60, one.policy) for one in learned]),
    ]
    panels = [panel for panel in panels if panel.line or panel.marks]
    tall = (HIGH + TOP + GAP) * max(1, len(panels))
    parts = [drawn(panel, number * (HIGH + TOP + GAP), say) for number, panel in enumerate(panels)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + 2 * GAP + 20} {tall}" '
        f'role="img" aria-label="{escape(say("curve-title"))}"><style>{STYLE}</style>\n'
        + "\n".join(parts) + "\n</svg>\n"
    )  # fmt: skip


def drawn(panel: Panel, top: int, say: Say) -> str:
    """A diagram with its grid."""
    points = [*panel.line, *((mark.x, y) for mark in panel.marks for y in (mark.low, mark.high))]
    xs, ys = ([point[axis] for point in points] for axis in (0, 1))
    across, up = ticks(min(0.0, *xs), max(xs)), ticks(min(ys), max(ys))

    def place(x: float, y: float) -> tuple[float, float]:
        right = (x - across[0]) / (across[-1] - across[0])
        high = (y - up[0]) / (up[-1] - up[0])
        return round(LEFT + WIDE * right, 1), round(TOP + HIGH * (1 - high), 1)

    parts = [f'<g transform="translate(0 {top})">', text(LEFT, 20, "start", panel.title)]
    for y in up:
        parts.append(line("grid", place(across[0], y), place(across[-1], y)))
        parts.append(text(LEFT - 6, place(0, y)[1] + 4, "end", say("curve-number", number=y)))
    for x in across:
        parts.append(text(place(x, 0)[0], TOP + HIGH + 17, "middle", say("curve-number", number=x)))
    parts.append(text(LEFT + WIDE, TOP + HIGH + 34, "end", panel.below))
    if panel.line:
        way = " ".join(f"{x},{y}" for x, y in (place(*point) for point in panel.line))
        parts.append(f'<polyline class="line" points="{way}"/>')
    for mark in panel.marks:
        parts.append(line("bar", place(mark.x, mark.low), place(mark.x, mark.high)))
        x, y = place(mark.x, mark.y)
        kind = "won" if mark.is_accepted else "lost"
        parts.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="4"/>')
    return "".join(parts) + "</g>"


def text(x: float, y: float, anchor: str, words: str) -> str:
    """Words that begin, end or have their middle at a place."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def line(kind: str, begin: tuple[float, float], end: tuple[float, float]) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{begin[0]}" y1="{begin[1]}" x2="{end[0]}" y2="{end[1]}"/>'


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest."""
    span = max(high - low, 1e-6 * max(1.0, abs(high)))
    unit = 10 ** floor(log10(span))
    step = next(unit * part for part in (0.1, 0.2, 0.25, 0.5, 1, 2) if span / (unit * part) <= 6)
    first, count = floor(low / step), 0
    while (first + count) * step < high:
        count += 1
    return [round((first + number) * step, 9) for number in range(max(1, count) + 1)]


def page(reports: Sequence[Report], gates: Sequence[Result], say: Say, title: str) -> str:
    """The drawing, and every gate in words."""
    heads = "".join(f"<th>{escape(say(id))}</th>" for id in COLUMNS)
    rows = "".join(f"<tr>{''.join(cells(gate, say))}</tr>\n" for gate in gates)
    last = reports[-1] if reports else Report()
    about = say("curve-about", matches=last.matches, minutes=round(last.seconds / 60, 1))
    return (
        f'<!doctype html><html lang="{say("curve-language")}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{PAGE_STYLE}</style><h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n"
        f"{drawing(reports, gates, say)}<p>{escape(say('curve-gates'))}</p>\n"
        f"<table><tr>{heads}</tr>\n{rows}</table></html>\n"
    )


COLUMNS = (
    "curve-minutes", "curve-matches", "curve-deals", "curve-share", "curve-gained",
    "curve-accepted",
)  # fmt: skip


def cells(gate: Result, say: Say) -> list[str]:
    """A gate, as a row."""
    share, low, high = (round(100 * one) for one in (gate.share, gate.low, gate.high))
    counts = (round(gate.seconds / 60, 1), gate.matches, gate.deals)
    texts = (
        *(say("curve-number", number=number) for number in counts),
        say("curve-percent", share=share, low=low, high=high),
        signed(gate.elo),
        say("curve-yes" if gate.is_accepted else "curve-no"),
    )
    return [f"<td>{escape(text)}</td>" for text in texts]
