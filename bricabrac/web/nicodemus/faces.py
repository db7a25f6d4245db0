"""What stands on the cards of Nicodemus, as icons and words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bricabrac.engine.pieces import WORDS
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import MACHINES, PROJECTS, SYMBOLS
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.web.board.speech import sentence

ICONS = ("coal", *WORDS[1:], "wild")  # by symbol


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each: known by itself, and fast
class Face:
    """A machine as it is printed, in one language."""

    kind: int
    id: str
    name: str
    colour: str
    points: int
    makes: str  # an icon
    effect: str
    cost: tuple[tuple[str, int], ...]  # icons and numbers


_FACES: dict[tuple[str, int], Face] = {}


def face(kind: int, words: Words) -> Face:
    """The face of a kind of machine."""
    key = (words.language, kind)
    if key not in _FACES:
        id = MACHINE_IDS[kind]
        machine = MACHINES[id]
        _FACES[key] = Face(
            *(kind, id, words.say(f"machine-{id}"), machine.colour, machine.points),
            *(ICONS[SYMBOLS.index(machine.production)], sentence(words.say(f"effect-{id}"))),
            tuple((ICONS[1 + one], count) for one, count in enumerate(machine.cost) if count),
        )
    return _FACES[key]


@lru_cache(20_000)
def pips(tile: int, workshop: tuple[int, ...]) -> tuple[tuple[str, str, bool], ...]:
    """What a project wants, machine by machine: an icon, a word, and whether it is there."""
    project = PROJECTS[PROJECT_IDS[tile]]
    met, shown = project.has([MACHINES[MACHINE_IDS[kind]] for kind in workshop]), []
    for place, (name, value) in enumerate(project.wants):
        icon = {"points": "vp", "colour": str(value)}.get(name, "")
        if name == "production":
            icon = ICONS[WORDS.index(value)]
        word = str(value) if name == "points" else str(place + 1) if value is None else ""
        shown.append((icon, word, met[place]))
    return tuple(shown)
