"""What the things of Imaginarium are called in messages."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from bricabrac.engine.phrases import pieces, points, seat_name, several, some
from bricabrac.engine.words import Message, Several
from bricabrac.imaginarium.cards import (
    AMOUNT,
    ASSISTANTS,
    BELT,
    DEEDS,
    KINDS,
    PROJECTS,
    STEALS,
    Kind,
)
from bricabrac.imaginarium.stacks import (
    CHOICE,
    GIVES,
    GUARDS,
    SCORES,
    STACK_NAMES,
    STACK_PARTS,
    TAKES,
)
from bricabrac.imaginarium.state import bits

# What a defense machine, or several of them, protect: see stacks.GUARDS.
GUARDING = {
    1: "does-guard-coal",
    2: "does-guard-resources",
    3: "does-guard-pieces",
    7: "does-guard-all",
}
DOING = {Kind.A5: "does-cancel", Kind.A6: "does-deactivate", Kind.S1: "does-recover"}


def short(stack: int) -> Message:
    """``Carpenteur``, ``Carpenteur ×2``, ``Carpenteur + Combusteur``: for the log."""
    parts = []
    for id, count in Counter(STACK_PARTS[stack]).items():
        name = Message(f"machine-{id}")
        parts.append(name if count == 1 else Message("times", {"name": name, "count": count}))
    return reduce(lambda one, other: Message("joined", {"one": one, "other": other}), parts)


def machine(stack: int) -> Message:
    """``P2 (Carpenteur)``, ``P2+P2 (Carpenteur ×2)``: for somebody who has to choose."""
    return Message("machine", {"id": STACK_NAMES[stack], "name": short(stack)})


def shorts(stacks: Iterable[int]) -> Message | Several:
    """``Carpenteur, Charcoalette ×2``"""
    return several([short(stack) for stack in stacks])


def listed(heap: Sequence[int]) -> Message | Several:
    """The same from counts by kind."""
    return shorts(kind for kind in range(KINDS) for _ in range(heap[kind]))


def product(stack: int) -> Message | Several:
    """``3 wood``, ``1 resource of your choice``, ``1 point``: what a slot gives when it is used."""
    if CHOICE[stack]:
        return Message("any-resources", {"count": CHOICE[stack]})
    return points(SCORES[stack]) if SCORES[stack] else pieces(GIVES[stack])


def does(stack: int) -> Message:
    """What a machine or a combination does."""
    if stack in DOING:
        return Message(DOING[Kind(stack)])
    if GUARDS[stack]:
        return Message(GUARDING[GUARDS[stack]])
    if stack < KINDS and STEALS[stack] != -1:
        return Message("does-steal", {"pieces": some(STEALS[stack], AMOUNT[stack])})
    if TAKES[stack]:
        return Message("does-transform", {"count": TAKES[stack], "product": product(stack)})
    return Message("does-give", {"product": product(stack)})


def assistant(card: int) -> Message:
    """``Scrap dealer``"""
    return Message(f"assistant-{ASSISTANTS[card]}")


def skill(card: int) -> Message:
    """What an assistant changes."""
    return Message(f"skill-{ASSISTANTS[card]}")


def project(tile: int) -> Message:
    """A project, by its short name."""
    return Message("project", {"name": Message(f"project-{PROJECTS[tile]}")})


def needs(tile: int) -> Message:
    """What a project needs, as a sentence."""
    return Message(f"needs-{PROJECTS[tile]}")


def projects(tiles: Iterable[int]) -> Message | Several:
    """Several projects."""
    return several([project(tile) for tile in tiles])


def deed(number: int) -> Message:
    """One of the six actions of the dial."""
    return Message(f"deed-{DEEDS[number]}")


def deeds(chosen: int) -> Message | Several:
    """Actions of the dial, given as bits."""
    return several([deed(number) for number in bits(chosen)])


def place(space: int) -> Message:
    """``conveyor space 3``, ``extractor 2``"""
    if space < BELT:
        return Message("conveyor-space", {"number": space + 1})
    return Message("extractor", {"number": space - BELT + 1})


def figure(number: int, players: int) -> Message:
    """The handyman or the saboteur of a seat."""
    id = "handyman" if number < players else "saboteur"
    return Message(id, {"seat": seat_name(number % players)})
