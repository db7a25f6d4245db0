"""Tables of all cards of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich import box
from rich.table import Table
from rich.text import Text


def listing(title: str) -> Table:
    """An empty table with narrow gaps."""
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.title_style, table.title_justify = "bold", "left"
    return table


def origin(say: Callable[..., str], figures: Mapping[str, str]) -> Text:
    """Where the figures of a table come from, each source with what is known from it."""
    known: dict[str, list[str]] = {}
    for name, source in figures.items():
        known.setdefault(source, []).append(say(f"label-{name}"))
    told = [f"{', '.join(names)} ({say(f'source-{source}')})" for source, names in known.items()]
    return Text(say("source", told="; ".join(told)), "dim")
