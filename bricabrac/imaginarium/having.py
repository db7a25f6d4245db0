"""What a seat has besides points and pieces: see ``engine/having.py``."""

from collections import Counter
from collections.abc import Mapping

from bricabrac.engine.having import (
    ASSISTANT,
    BROKEN,
    COMBINED,
    COMPLETED,
    FOILED,
    FREELY,
    INITIATIVE,
    MAKES,
    REPAIRED,
)
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.words import Message
from bricabrac.imaginarium.cards import ASSISTANTS, KINDS, PROJECTS, SEATS, Kind
from bricabrac.imaginarium.names import project, short
from bricabrac.imaginarium.stacks import CHOICE, GIVES, HEIGHT, STACK_NAMES, STACK_PARTS, TAKES
from bricabrac.imaginarium.state import State, bits


def having(state: State, seat: int) -> Mapping[str, int]:
    """What a seat has."""
    me, found = state.seats[seat], Counter[str]()
    for stack in me.slots[: me.filled]:
        found.update(f"{REPAIRED} {id}" for id in STACK_PARTS[stack])
        if HEIGHT[stack] > 1:
            found[f"{COMBINED} {STACK_NAMES[stack]}"] += 1
        if not TAKES[stack]:  # what is made of other pieces is none the more
            for word, count in zip((*WORDS, FREELY), (*GIVES[stack], CHOICE[stack]), strict=True):
                found[f"{MAKES} {word}"] += int(count)
    for kind in range(KINDS):
        found[f"{BROKEN} {Kind(kind).name}"] += int(me.yard[kind])
    found.update(f"{ASSISTANT} {ASSISTANTS[card]}" for card in bits(int(me.staff)))
    for tile, id in enumerate(PROJECTS):
        done = int(state.done[tile])
        found[f"{COMPLETED} {id}"] += done >> seat & 1
        found[f"{FOILED} {id}"] += done & ~(1 << seat) != 0
    for number in range(SEATS):
        if state.track[number] == seat:
            found[INITIATIVE] = number + 1
    return {name: count for name, count in found.items() if count > 0}


def called(role: str, thing: str) -> Message:
    """What a thing is called."""
    if role == ASSISTANT:
        return Message(f"assistant-{thing}")
    if role in (COMPLETED, FOILED):
        return project(list(PROJECTS).index(thing))
    return short(STACK_NAMES.index(thing))
