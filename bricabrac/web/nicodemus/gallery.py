"""The cards of Nicodemus, for the gallery and for help."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import MACHINES, PROJECTS, Effect
from bricabrac.web.board.speech import sentence
from bricabrac.web.library.card import MACHINE, PROJECT, Card
from bricabrac.web.nicodemus.faces import ICONS, face


def cards_of(words: Words) -> Iterator[Card]:
    """All of them, in the order of the gallery."""
    yield from machines(words)
    yield from projects(words)


def machines(words: Words) -> Iterator[Card]:
    """The machines."""
    for id, machine in MACHINES.items():
        shown = face(int(Effect[id]), words)
        cost = zip(ICONS[1:], machine.cost, strict=False)
        yield Card(
            *("nicodemus", id, MACHINE, shown.name, shown.effect, shown.colour, shown.colour),
            *(f"n-{id}", shown.colour, id),
            points=shown.points,
            copies=machine.copies,
            cost=tuple((name, count) for name, count in cost if count),
            makes=(shown.makes,),
            sections=("effects", "savings"),
        )


def projects(words: Words) -> Iterator[Card]:
    """The projects: they are called by what they need."""
    for tile, (id, project) in enumerate(PROJECTS.items()):
        name = sentence(words.say(f"needs-{id}"))
        yield Card(
            *("nicodemus", id, PROJECT, name, "", PROJECT, "purple", f"np-{id}"),
            *(PROJECT, f"p{tile}"),
            points=project.points,
            sections=("projects",),
        )
