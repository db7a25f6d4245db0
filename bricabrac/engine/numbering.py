"""Blocks of action numbers, and the one text that each action has."""

from collections.abc import Sequence
from typing import NamedTuple


class Verb(NamedTuple):
    """Consecutive action numbers that share a verb."""

    name: str
    start: int
    objects: tuple[str, ...]  # what the verb is done to; a single empty one if it needs none

    @property
    def stop(self) -> int:
        """The first number behind the block."""
        return self.start + len(self.objects)


class Numbering:
    """All actions of a game, numbered from 0 in the order in which their verbs are given.

    A verb takes a list of objects, a number (then they are called 1, 2, …), or None.
    """

    def __init__(self, **verbs: Sequence[str] | int | None) -> None:
        self.verbs: dict[str, Verb] = {}
        self.names: list[str] = []
        for verb, given in verbs.items():
            if isinstance(given, int):
                objects = tuple(str(place + 1) for place in range(given))
            else:
                objects = ("",) if given is None else tuple(given)
            self.verbs[verb] = Verb(verb, len(self.names), objects)
            self.names += [f"{verb} {thing}".strip() for thing in objects]
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def start(self, verb: str) -> int:
        """The number of the verb's first action."""
        return self.verbs[verb].start

    def name(self, action: int) -> str:
        """``repair 3``: what a person reads, types and finds in a saved match."""
        if not 0 <= action < len(self.names):
            raise ValueError(f"there is no action {action}")
        return self.names[action]

    def parse(self, text: str) -> int:
        """The number of an action from its text; upper and lower case do not matter."""
        wanted = " ".join(text.split())
        if wanted in self.numbers:
            return self.numbers[wanted]
        for name, number in self.numbers.items():
            if name.casefold() == wanted.casefold():
                return number
        raise ValueError(f"there is no action {wanted!r}")

    def split(self, action: int) -> tuple[str, int]:
        """The verb of an action, and which of the verb's objects is meant."""
        for verb in self.verbs.values():
            if verb.start <= action < verb.stop:
                return verb.name, action - verb.start
        raise ValueError(f"there is no action {action}")
