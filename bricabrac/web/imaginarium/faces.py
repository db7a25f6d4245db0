"""What stands on the cards of Imaginarium, as icons and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bricabrac.engine.pieces import COAL, PIECES, RESOURCES, WORDS
from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import COST, MACHINES, Kind
from bricabrac.imaginarium.names import does, short
from bricabrac.imaginarium.stacks import (
    CHOICE,
    GIVES,
    GUARDS,
    GUARDS_COAL,
    GUARDS_RESOURCES,
    SCORES,
    STACK_NAMES,
    STACK_PARTS,
    TAKES,
)
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import sentence

ICONS = ("coal", *WORDS[1:])  # by piece
SKIES = {"defense": "defence"}  # pictures are spelled otherwise


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each: known by itself, and fast
class Face:
    """A machine as it is printed, in one language."""

    id: str
    name: str
    kind: str
    colour: str  # its sky, and the icon of its kind
    level: int
    cost: Counted
    does: str
    takes: int
    makes: tuple[str, ...]  # icons
    yields: tuple[int, ...]
    steals: Counted
    guards: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)  # likewise
class Shape:
    """What a slot holds: a machine or a combination, with what it gives."""

    stack: int
    id: str
    name: str
    faces: tuple[Face, ...]
    takes: int
    gives: Counted
    guards: tuple[str, ...]
    does: str


_FACES: dict[tuple[str, str], Face] = {}
_SHAPES: dict[tuple[str, int], Shape] = {}


def counted(counts: Sequence[int], zeros: bool = False) -> Counted:
    """Pieces as icons and numbers."""
    return tuple((ICONS[piece], int(count)) for piece, count in enumerate(counts) if count or zeros)


def icon_of(word: str) -> str:
    """The icon of what card facts say a machine makes."""
    known = {"any": "wild", "victory point": "vp", "charcoalium": "coal"}
    return known.get(word, word)


def face(id: str, words: Words) -> Face:
    """The face of a machine."""
    key = (words.language, id)
    if key not in _FACES:
        machine, kind = MACHINES[id], int(Kind[id])
        steals = ((icon_of(machine.steals), machine.amount),) if machine.steals else ()
        _FACES[key] = Face(
            id=id,
            name=words.say(f"machine-{id}"),
            kind=machine.kind,
            colour=SKIES.get(machine.kind, machine.kind),
            level=machine.level,
            cost=counted(COST[kind]),
            does=sentence(words.say(does(kind))),
            takes=machine.takes,
            makes=tuple(icon_of(word) for word in machine.makes.split("+") if word),
            yields=machine.yields,
            steals=steals,
            guards=guarded(GUARDS[kind]),
        )
    return _FACES[key]


def guarded(guards: int) -> tuple[str, ...]:
    """The icons of what is safe."""
    coal = ("coal",) if guards & GUARDS_COAL else ()
    return coal + (tuple(ICONS[piece] for piece in RESOURCES) if guards & GUARDS_RESOURCES else ())


def output(stack: int) -> Counted:
    """What a slot gives when it is used."""
    if CHOICE[stack]:
        return (("wild", CHOICE[stack]),)
    if SCORES[stack]:
        return (("vp", SCORES[stack]),)
    return counted(GIVES[stack])


def shape(stack: int, words: Words) -> Shape:
    """What a stack looks like."""
    key = (words.language, stack)
    if key not in _SHAPES:
        _SHAPES[key] = Shape(
            stack=stack,
            id=STACK_NAMES[stack],
            name=words.say(short(stack)),
            faces=tuple(face(id, words) for id in STACK_PARTS[stack]),
            takes=TAKES[stack],
            gives=output(stack),
            guards=guarded(GUARDS[stack]),
            does=sentence(words.say(does(stack))),
        )
    return _SHAPES[key]


def signed(counts: Sequence[int], sign: str = "+") -> tuple[tuple[str, str], ...]:
    """Pieces as icons and numbers with a sign before them."""
    return tuple((name, f"{sign}{count}") for name, count in counted(counts))


def priced(coal: int, wild: int = 0) -> tuple[tuple[str, str], ...]:
    """So much charcoalium, and resources of one's choice."""
    counts = [coal if piece == COAL else 0 for piece in range(PIECES)]
    return signed(counts, "−") + ((("wild", f"−{wild}"),) if wild else ())
