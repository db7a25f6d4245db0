"""Weights: what somebody has learned about a game, as a file.

A line of JSON says what they are for and where they come from; then come the numbers, 16 bits
each, the low byte first. Weights for other inputs, actions or facts are refused: they would play
nonsense without an error.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bricabrac.engine.game import Game, Impossible
from bricabrac.games import GAMES
from bricabrac.search.network import FINE, HEAD, HIDDEN, places

MAGIC = "bricabrac weights"
NAME = "insight.weights"


@dataclass(frozen=True, slots=True)
class Net:
    """What was learned, and what is known about it."""

    about: dict[str, Any]
    numbers: array[int]

    @property
    def blend(self) -> int:
        """How many new nodes of a search should be played on from instead, in percent."""
        return int(self.about.get("blend", 0))


def wanted(game: Game) -> dict[str, Any]:
    """What weights must have been made for; a version that only deals otherwise is none of it."""
    if game.eye is None:
        raise Impossible("impossible-insight", game=game.name)
    actions = "\n".join(map(game.numbering.name, range(game.actions)))
    covered = {"covered": game.eye.covered.fingerprint()} if game.eye.covered.size else {}
    return covered | {
        "magic": MAGIC,
        "game": game.name,
        "facts": game.facts,
        "actions": hashlib.sha256(actions.encode()).hexdigest()[:16],
        "inputs": game.eye.inputs.fingerprint(),
        "rows": game.eye.rows.fingerprint(),
        "shape": [HIDDEN, HEAD, FINE],
    }


def size_for(game: Game) -> int:
    """How many weights a network for a game has."""
    assert game.eye is not None
    return places(game.eye.size, game.eye.rows.size)["SIZE"]


def to_bytes(game: Game, numbers: Iterable[int], **about: Any) -> bytes:
    """Weights as they are kept."""
    held = array("h", numbers)
    if sys.byteorder == "big":
        held.byteswap()
    body = held.tobytes()
    about |= {"version": game.version, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(wanted(game) | about).encode() + b"\n" + body


def from_bytes(kept: bytes, game: Game) -> Net:
    """Weights that were kept; or Impossible, if they are not for this game as it is."""
    line, _, body = kept.partition(b"\n")
    try:
        about = json.loads(line)
        digest = about["sha256"]
    except (ValueError, TypeError, KeyError):
        raise Impossible("impossible-weights", game=game.name) from None
    for name, value in wanted(game).items():
        if about.get(name) != value:
            raise Impossible("impossible-weights-other", game=game.name, name=name)
    if hashlib.sha256(body).hexdigest() != digest or len(body) != 2 * size_for(game):
        raise Impossible("impossible-weights", game=game.name)
    numbers = array("h")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Net(about, numbers)


def home_of(game: Game) -> Path:
    """Where the weights of a game lie: beside its rules."""
    return Path(sys.modules[game.state.__module__].__file__ or ".").with_name(NAME)


@cache
def net_in(path: Path, game: str) -> Net:
    """The weights in a file, read once."""
    return from_bytes(path.read_bytes(), GAMES[game])
