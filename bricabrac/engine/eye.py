"""An eye: what somebody sees at a glance, as numbered inputs that are on or off.

Learned bots judge by it, and research reads it. It looks from the seat to act, at what that seat
may know and at nothing else, so that it sees the same however the unseen is dealt.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

from bricabrac.engine.kernel import Choices, routine, rule

WORDS = 3  # the most rows that one action is made of
# Further than any place of a list. A place so cut is none that counts from the end, which is one
# question less each time: a tenth of all looking.
NEAR = (1 << 16) - 1


def fingerprint(names: Iterable[str]) -> str:
    """A mark of numbered things: another one if any number would mean something else."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


class Block(NamedTuple):
    """Inputs of one kind, side by side."""

    name: str
    about: str
    start: int
    shape: tuple[Sequence[object], ...]  # what each place stands for, along each side

    def names(self) -> Iterator[str]:
        """What each of them is called."""
        for places in product(*self.shape):
            yield " ".join((self.name, *map(str, places)))


@dataclass(slots=True)
class Blocks:
    """All inputs, or all rows, by name: new ones are added at the end."""

    blocks: list[Block] = field(default_factory=list)
    size: int = 0

    def add(self, name: str, about: str, *shape: Sequence[object] | int) -> int:
        """Room for one number of every combination; where it starts."""
        sides = tuple(range(side) if isinstance(side, int) else side for side in shape)
        self.blocks.append(Block(name, about, self.size, sides))
        self.size += sum(1 for _ in product(*sides))
        return self.blocks[-1].start

    def names(self) -> list[str]:
        """What each number is called."""
        return [name for block in self.blocks for name in block.names()]

    def fingerprint(self) -> str:
        """A mark that differs when any number would mean something else."""
        return fingerprint(self.names())


@routine
def at_nothing(state: Any, action: int) -> int:
    """The aim of an action whose number says it all."""
    return 0


@routine
def nothing_covered(state: Any, inputs: Choices, count: int) -> int:
    """No cards are held that others do not see."""
    return count


@dataclass(frozen=True, slots=True)
class Eye:
    """How a game looks to somebody who judges at a glance."""

    inputs: Blocks
    rows: Blocks
    most: int  # inputs that can be on at once, and room for one that is not
    look: Callable[[Any, Choices], int]  # lists the inputs that are on, and counts them
    # (state, action, rows) lists the rows that a legal action is made of, and counts them: actions
    # that mean the same share what is learned.
    spell: Callable[[Any, int, Choices], int]
    # (state, action): what lies where the action points, if chance puts other things there.
    aim: Callable[[Any, int], int] = at_nothing
    # What the seat to act may not know, numbered after the inputs: for a judge of tables that were
    # only dealt in thought. (state, inputs, count) adds to what ``look`` has listed.
    covered: Blocks = field(default_factory=Blocks)
    most_covered: int = 0  # that can be on at once
    uncover: Callable[[Any, Choices, int], int] = nothing_covered

    @property
    def size(self) -> int:
        """How many numbers there are, covered ones included."""
        return self.inputs.size + self.covered.size

    @property
    def room(self) -> int:
        """For all that can be on at once."""
        return self.most + self.most_covered


@rule
def on(inputs: Choices, count: int, number: int) -> int:
    """Put a number on the list of those that are on; how many there are now."""
    inputs[count & NEAR] = number
    return count + 1


@rule
def on_if(inputs: Choices, count: int, number: int, is_on: int) -> int:
    """The same if it is on. It is written anyway: a processor that need not guess is quicker."""
    inputs[count & NEAR] = number
    return count + is_on


@rule
def up_to(inputs: Choices, count: int, start: int, level: int) -> int:
    """The same for the first so many of a block, as the column of a thermometer."""
    for step in range(level):
        inputs[count + step & NEAR] = start + step
    return count + max(0, level)
