"""What a seat has besides points and pieces: see ``engine/having.py``."""

from collections import Counter
from collections.abc import Mapping

from bricabrac.engine.having import COMPLETED, FOILED, REPAIRED, SAVES, SECRET
from bricabrac.engine.words import Message
from bricabrac.nicodemus.cards import KINDS, SYMBOLS
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS, project
from bricabrac.nicodemus.state import Place, State

FREELY_SHOWN = {"wild": "any"}


def having(state: State, seat: int) -> Mapping[str, int]:
    """What a seat has."""
    me, found = state.seats[seat], Counter[str]()
    found.update(f"{REPAIRED} {MACHINE_IDS[kind]}" for kind in me.workshop[: me.machines])
    for kind in range(KINDS):
        found[f"{REPAIRED} {MACHINE_IDS[kind]}"] += int(me.aside[kind])
    for symbol, count in zip(SYMBOLS, me.saves, strict=True):
        found[f"{SAVES} {FREELY_SHOWN.get(symbol, symbol)}"] += int(count)
    for tile, id in enumerate(PROJECT_IDS):
        place = int(state.place[tile])
        found[f"{COMPLETED} {id}"] += place == Place.DONE + seat
        found[f"{FOILED} {id}"] += place == Place.DONE + 1 - seat
        found[SECRET] += place == Place.OWN + seat
    return {name: count for name, count in found.items() if count > 0}


def called(role: str, thing: str) -> Message:
    """What a thing is called."""
    if role in (COMPLETED, FOILED):
        return project(PROJECT_IDS.index(thing))
    return Message(f"machine-{thing}")
