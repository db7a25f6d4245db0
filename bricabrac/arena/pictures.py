"""Pictures of contests, by Matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bricabrac.arena.rating import interval


def canvas(wide: float, high: float) -> tuple[Any, Any]:
    """A figure that needs no screen, and its axes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(wide, high), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def running_share(file: str, scores: Sequence[float], fair: float, title: str) -> None:
    """The share of victory after every round, with its interval."""
    figure, axes = canvas(8, 4)
    rounds = range(1, len(scores) + 1)
    means = [sum(scores[:count]) / count for count in rounds]
    ends = [interval(scores[:count]) for count in rounds]
    axes.fill_between(rounds, *zip(*ends, strict=True), alpha=0.2)
    axes.plot(rounds, means)
    axes.axhline(fair, linestyle=":", color="grey")
    axes.set(title=title, ylim=(0, 1))
    figure.savefig(file)


def ladder(file: str, rated: Mapping[str, tuple[float, float, float]], title: str) -> None:
    """The ratings, the strongest on top."""
    figure, axes = canvas(8, 1 + 0.4 * len(rated))
    names = list(rated)[::-1]
    for place, name in enumerate(names):
        elo, low, high = rated[name]
        axes.plot([min(low, elo), max(high, elo)], [place, place], color="C0")
        axes.plot([elo], [place], "o", color="C0")
    axes.set_yticks(range(len(names)), names)
    axes.set(title=title, xlabel="Elo")
    figure.savefig(file)
