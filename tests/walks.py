"""Random matches of either game to look at, and all that goes into a message."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.story import Told
from bricabrac.engine.words import Message, Several

Match = tuple[list[Any], list[int]]  # the states, and the actions between them


def played(game: Game, state: Any, choose: Callable[[list[int]], int]) -> Match:
    """Play to the end, with somebody who chooses one of the legal actions."""
    room, states, actions = PLAIN.choices(game.actions), [state.clone()], []
    while count := game.legal(state, room):
        actions.append(choose([int(action) for action in room[:count]]))
        game.apply(state, actions[-1])
        states.append(state.clone())
    return states, actions


def steps_of(random_match: Callable[[int], Match], matches: int) -> Iterator[tuple[Any, int, Any]]:
    """All steps of some matches: state, action, state."""
    for seed in range(matches):
        states, actions = random_match(seed)
        for (before, after), action in zip(pairwise(states), actions, strict=True):
            yield before, action, after


def told(game: Game, before: Any, action: int) -> list[Told]:
    """What the rules tell of an action."""
    state = before.clone()
    state.story = story = []
    game.apply(state, action)
    return story


def said(message: Message | Several | Any) -> Iterator[Message]:
    """A message and all that goes into it."""
    if isinstance(message, Several):
        for part in message.parts:
            yield from said(part)
    elif isinstance(message, Message):
        yield message
        for value in message.args.values():
            yield from said(value)
