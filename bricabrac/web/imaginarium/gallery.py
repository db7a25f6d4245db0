"""The cards of Imaginarium, for the gallery and for help."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import ASSISTANTS, MACHINES, PROJECTS, WAGE, WORTH
from bricabrac.imaginarium.names import needs, skill
from bricabrac.imaginarium.stacks import STACK_PARTS
from bricabrac.web.board.speech import sentence
from bricabrac.web.imaginarium.faces import face, shape
from bricabrac.web.library.card import ASSISTANT, MACHINE, PROJECT, Card, Thing


def cards_of(words: Words) -> Iterator[Card]:
    """All of them, in the order of the gallery."""
    yield from machines(words)
    yield from assistants(words)
    yield from projects(words)


def machines(words: Words) -> Iterator[Card]:
    """The machines."""
    for id, machine in MACHINES.items():
        shown = face(id, words)
        stacks = [(number, parts) for number, parts in enumerate(STACK_PARTS) if id in parts]
        same = [number for number, parts in stacks if set(parts) == {id}]
        is_guard = machine.kind == "defense"
        mixed = [number for number, parts in stacks if len(set(parts)) == 2 and not is_guard]
        yield Card(
            *("imaginarium", id, MACHINE, shown.name, shown.does, machine.kind, shown.colour),
            *(f"m-{id}", shown.colour, id),
            level=machine.level,
            copies=machine.copies,
            cost=shown.cost,
            makes=shown.makes,
            steals=shown.steals,
            guards=shown.guards,
            alone=tuple(shape(number, words) for number in same) if machine.yields else (),
            fed=tuple(shape(number, words) for number in mixed),
            partners=machine.combines_with,
            sections=(machine.kind, *(("combinations",) if machine.combines_with else ())),
        )


def assistants(words: Words) -> Iterator[Card]:
    """The assistants."""
    for number, id in enumerate(ASSISTANTS):
        name, does = words.say(f"assistant-{id}"), sentence(words.say(skill(number)))
        yield Card(
            *("imaginarium", id, ASSISTANT, name, does, ASSISTANT, "special", f"a-{id}"),
            *(ASSISTANT, f"a{number}"),
            price=int(WAGE[number]),
            sections=("assistants", "recruit"),
        )


def projects(words: Words) -> Iterator[Card]:
    """The projects."""
    for tile, id in enumerate(PROJECTS):
        name, does = words.say(f"project-{id}"), sentence(words.say(needs(tile)))
        yield Card(
            *("imaginarium", id, PROJECT, name, does, PROJECT, "defence", f"mp-{id}"),
            *(PROJECT, f"p{tile}"),
            points=int(WORTH[tile]),
            sections=("projects",),
        )


def combinations(words: Words) -> dict[str, Thing]:
    """What help says about slots that hold several machines."""
    held = [shape(number, words) for number, parts in enumerate(STACK_PARTS) if len(parts) > 1]
    return {
        one.id: {
            "name": one.name,
            "text": one.does,
            "rules": "combinations",
            "card": one.faces[0].id,
        }
        for one in held
    }
