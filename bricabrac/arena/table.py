"""One match between bots."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from bricabrac.arena.entrants import Entrant
from bricabrac.arena.pairing import Sitting
from bricabrac.bots import BOTS
from bricabrac.bots.thoughts import get_ready
from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES


class Fumble(Exception):
    """A bot has chosen what is not legal."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a sitting went; lists are by seat."""

    number: int
    shares: tuple[float, ...]  # of the victory
    decisions: tuple[int, ...]  # those with more than one legal action
    seconds: tuple[float, ...]  # thought over these
    length: int  # actions of the match
    record: str


def play(sitting: Sitting) -> Played:
    """Play a match to its end, and tell how it went."""
    match, decisions, seconds = played_out(sitting)
    return Played(
        sitting.number, match.shares(), decisions, seconds, len(match.history), write(match)
    )


def played_out(sitting: Sitting) -> tuple[Match, tuple[int, ...], tuple[float, ...]]:
    """A match at its end, with decisions and seconds by seat.

    Every bot sees its own view and has dice of its own.
    """
    game = GAMES[sitting.game]
    compiled(game)  # asked for: whoever can use compiled rules does
    match = Match(game, sitting.seed, len(sitting.seats), sitting.options)
    bots = [Entrant.parse(text).sit_down() for text in sitting.seats]
    # Not the same dice in every rotation: a bot against itself must be able to lose.
    dice = [Random(f"{sitting.seed} {sitting.turn} {seat}") for seat in range(match.seats)]
    decisions, seconds = [0] * match.seats, [0.0] * match.seats
    while match.outcome() is None:
        seat, legal = match.active, match.actions()
        view = match.view(seat, memory=True)
        began = time.perf_counter()
        action = bots[seat].choose(view, list(legal), dice[seat])
        if len(legal) > 1:
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
        if action not in legal:
            raise Fumble(f"{sitting.seats[seat]} chose {action!r}, which is not legal")
        match.act(action)
    return match, tuple(decisions), tuple(seconds)


def prepare(sitting: Sitting) -> None:
    """Compile what bots of the house need for a sitting, or load it: one decision of each."""
    match = Match(GAMES[sitting.game], sitting.seed, len(sitting.seats), sitting.options)
    view = match.view(match.active, memory=True)
    compiled(match.game)
    for name in sorted({Entrant.parse(text).name for text in sitting.seats}):
        if name in BOTS:
            get_ready(name, view, match.actions())
