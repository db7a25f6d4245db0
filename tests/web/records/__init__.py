"""Fifty kept matches of each game, played by bots: for measuring, and for looking at real boards.

Made once by ``bricabrac duel journeyman@300 apprentice --records``, so that bots may learn without
changing what is measured; they begin from positions, so that dealing may change, too.
Imaginarium is kept with three players, and once each with others.
"""

import zipfile
from functools import cache
from pathlib import Path

from bricabrac.engine.notation import read
from bricabrac.games import GAMES


@cache
def kept(game):
    """The text of every record of a game, by name: 00 to 49, and special ones."""
    with zipfile.ZipFile(Path(__file__).with_name(f"{game}.zip")) as box:
        return {name.removesuffix(".txt"): box.read(name).decode() for name in box.namelist()}


def fifty(game):
    """The records that are counted."""
    return [text for name, text in kept(game).items() if name.isdigit()]


def match_of(game, name, share=1.0):
    """A kept match, up to a share of its actions."""
    match = read(kept(game)[name], GAMES)
    return match.until(int(len(match.history) * share))
