"""How pieces, points and colours are drawn: a shape each, so that nobody needs the colours."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

from bricabrac.cli.texts import texts
from bricabrac.engine.phrases import ORDER, piece
from bricabrac.engine.words import Words

WILD = 4
SHAPES = ("●", "■", "▲", "◆", "✱")  # charcoalium, wood, copper, crystal, any resource
STAR, TICK, CROSS, ARROW, MINUS, TO = "★", "✓", "✗", "▶", "−", "→"
try:
    "".join((*SHAPES, STAR, TICK, CROSS, ARROW, MINUS, TO)).encode(sys.stdout.encoding or "utf-8")
except UnicodeEncodeError:  # a terminal of the old days
    SHAPES = ("@", "w", "c", "x", "*")
    STAR, TICK, CROSS, ARROW, MINUS, TO = "p", "+", "!", ">", "-", ">"
STYLES = ("bold", "yellow", "bright_red", "bright_cyan", "bright_magenta")
COLOURS = {"blue": "bright_blue", "purple": "magenta", "red": "red", "yellow": "yellow"}


def symbol(kind: int) -> Text:
    """The shape of a piece, or of any resource."""
    return Text(SHAPES[kind], STYLES[kind])


def run_of(counts: Sequence[int]) -> Text:
    """``▲◆◆``: a small cost, as it is printed."""
    drawn = Text()
    for kind in ORDER:
        drawn.append(SHAPES[kind] * counts[kind], STYLES[kind])
    return drawn if drawn else Text("–", "dim")


def counted(counts: Sequence[int], zeros: bool = False) -> Text:
    """``2▲ 1◆``: how many of each."""
    parts = [
        Text(f"{count}{SHAPES[kind]}", STYLES[kind] if count else "dim")
        for kind, count in enumerate(counts)
        if count or zeros
    ]
    return Text(" ").join(parts) if parts else Text("–", "dim")


def stars(points: int) -> Text:
    """``3★``"""
    return Text(f"{points}{STAR}", "bold bright_yellow")


def legend(words: Words) -> Text:
    """What the shapes mean."""
    say = texts(words.language).say
    meanings = [words.say(piece(kind)) for kind in range(WILD)] + [say("any-resource")]
    parts = [symbol(kind).append(f" {meaning}", "dim") for kind, meaning in enumerate(meanings)]
    parts.append(Text(STAR, "bold bright_yellow").append(f" {say('label-points')}", "dim"))
    return Text("  ").join(parts)
