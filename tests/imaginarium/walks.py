"""Random matches of Imaginarium to look at, and what messages name."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from bricabrac.engine.story import Told, heard
from bricabrac.engine.words import Event, Message
from bricabrac.imaginarium.actions import NUMBERING
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.state import State
from bricabrac.imaginarium.words import events
from tests.walks import Match, played, said, steps_of, told

MATCHES = 32
FIRST = 2700  # of their deals: in these nearly everything happens that can
ROUNDS = 12
# A random player seldom comes far: these verbs are chosen first, half of the time.
EAGER = ("complete", "repair", "use", "combine", "recruit", "cancel", "slot", "borrow", "dive")


def enrich(state: Any) -> None:
    """Full yards and stocks, so that machines that are seldom repaired come to work."""
    plain = state.snapshot()
    for seat in plain.seats[: plain.players]:
        seat.stock[:] = [9, 9, 9, 9]
        for _ in range(5):
            plain.left -= 1
            seat.yard[plain.deck[plain.left]] += 1
            plain.deck[plain.left] = -1
    state.become(plain)


@cache
def random_match(seed: int) -> Match:
    """A random match, for two to five in turn."""
    state, dice = State(), Random(seed)
    GAME.setup(state, 2 + seed % 4, FIRST + seed, ROUNDS)
    if seed % 8 > 3:
        enrich(state)

    def choose(options: list[int]) -> int:
        eager = [one for one in options if NUMBERING.split(one)[0] in EAGER]
        return dice.choice(eager if eager and dice.random() < 0.5 else options)

    return played(GAME, state, choose)


def steps(matches: int = MATCHES) -> Iterator[tuple[Any, int, Any]]:
    """All steps of some matches: state, action, state."""
    return steps_of(random_match, matches)


def story_of(before: State, action: int) -> list[Told]:
    """What the rules tell when an action is done."""
    return told(GAME, before, action)


def happened(before: State, action: int, audience: int) -> list[Event]:
    """What an audience is told of an action."""
    return events(heard(story_of(before, action), audience), audience)


def audiences(plain: State) -> range:
    """Spectators, and all at the table."""
    return range(-1, plain.players)


def named(message: Message, kind: str) -> set[str]:
    """The machines, projects or assistants that a message names."""
    ids = [part.id for part in said(message)]
    return {id.partition("-")[2] for id in ids if id.startswith(f"{kind}-")}
