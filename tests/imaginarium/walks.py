"""Random matches of Imaginarium to look at, and what messages name."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from bricabrac.engine.kernel import MODE, choices, new
from bricabrac.engine.words import Message, Several
from bricabrac.imaginarium.actions import ACTIONS, NUMBERING
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.state import State

MATCHES = 32 if MODE == "plain" else 8
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
def random_match(seed: int) -> tuple[list[Any], list[int]]:
    """The states of a random match, for two to five in turn, and the actions between them."""
    state, room, dice = new(State), choices(ACTIONS), Random(seed)
    GAME.setup(state, 2 + seed % 4, seed, ROUNDS)
    if seed % 8 > 3:
        enrich(state)
    states, actions = [state.clone()], []
    while count := GAME.legal(state, room):
        options = [int(action) for action in room[:count]]
        eager = [one for one in options if NUMBERING.split(one)[0] in EAGER]
        actions.append(dice.choice(eager if eager and dice.random() < 0.5 else options))
        GAME.apply(state, actions[-1])
        states.append(state.clone())
    return states, actions


def steps(matches: int = MATCHES) -> Iterator[tuple[Any, int, Any]]:
    """All steps of some matches: state, action, state."""
    for seed in range(matches):
        states, actions = random_match(seed)
        for (before, after), action in zip(pairwise(states), actions, strict=True):
            yield before, action, after


def audiences(plain: State) -> range:
    """Spectators, and all at the table."""
    return range(-1, plain.players)


def said(message: Message | Several | Any) -> Iterator[Message]:
    """A message and all that goes into it."""
    if isinstance(message, Several):
        for part in message.parts:
            yield from said(part)
    elif isinstance(message, Message):
        yield message
        for value in message.args.values():
            yield from said(value)


def named(message: Message, kind: str) -> set[str]:
    """The machines, projects or assistants that a message names."""
    ids = [part.id for part in said(message)]
    return {id.partition("-")[2] for id in ids if id.startswith(f"{kind}-")}
