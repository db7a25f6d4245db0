"""What stands on the cards of Nicodemus, as icons and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bricabrac.engine.pieces import COAL, COPPER, CRYSTAL, WOOD, WORDS
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import B1, B2, B3, B4, B5, MACHINES, PROJECTS, SYMBOLS, WILD
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.web.board.speech import sentence

ICONS = ("coal", *WORDS[1:], "wild")  # by symbol
COUNTED = {B1: WOOD, B2: COAL, B3: COPPER, B4: CRYSTAL, B5: WILD}  # what an effect counts


@dataclass(frozen=True, slots=True)
class Face:
    """A machine as it is printed, in one language."""

    kind: int
    id: str
    name: str
    colour: str
    points: int
    makes: str  # an icon
    effect: str


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
        )
    return _FACES[key]


def pips(tile: int, workshop: Sequence[int]) -> list[tuple[str, str, bool]]:
    """What a project wants, machine by machine: an icon, a word, and whether it is there."""
    wants = PROJECTS[PROJECT_IDS[tile]].wants
    machines = [MACHINES[MACHINE_IDS[kind]] for kind in workshop]
    if wants[0][1] is None:  # all the same
        most = max((workshop.count(kind) for kind in workshop), default=0)
        return [("", str(place + 1), place < most) for place in range(len(wants))]
    shown = []
    for name, value in wants:
        has = next((one for one in machines if getattr(one, name) == value), None)
        if has:
            machines.remove(has)
        icon = {"points": "vp", "colour": str(value)}.get(name, "")
        if name == "production":
            icon = ICONS[WORDS.index(value)]
        shown.append((icon, str(value) if name == "points" else "", has is not None))
    return shown
