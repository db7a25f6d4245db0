"""How pieces, points and colours are drawn: a shape each, so that nobody needs the colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bricabrac.engine.phrases import ORDER

WILD = 4
SHAPES = ("●", "■", "▲", "◆", "✱")  # charcoalium, wood, copper, crystal, any resource
STYLES = ("bold", "yellow", "bright_red", "bright_cyan", "bright_magenta")
COLOURS = {"blue": "bright_blue", "purple": "magenta", "red": "red", "yellow": "yellow"}
STAR = "★"


def symbol(piece: int) -> Text:
    """The shape of a piece, or of any resource."""
    return Text(SHAPES[piece], STYLES[piece])


def run_of(counts: Sequence[int]) -> Text:
    """``▲◆◆``: a small cost, as it is printed."""
    drawn = Text()
    for piece in (*ORDER, WILD)[: len(counts)]:
        drawn.append(SHAPES[piece] * counts[piece], STYLES[piece])
    return drawn if drawn else Text("–", "dim")


def counted(counts: Sequence[int], zeros: bool = False) -> Text:
    """``2▲ 1◆``: how many of each."""
    parts = [
        Text(f"{count}{SHAPES[piece]}", STYLES[piece] if count else "dim")
        for piece, count in enumerate(counts)
        if count or zeros
    ]
    return Text(" ").join(parts) if parts else Text("–", "dim")


def stars(points: int) -> Text:
    """``3★``"""
    return Text(f"{points}{STAR}", "bold bright_yellow")
