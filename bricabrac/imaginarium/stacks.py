"""Everything a slot can hold: the 21 machines alone, and the 47 combinations.

The rules work with the number of a stack. The machines come first, so that a machine alone has
the number of its kind.
"""

from collections import Counter
from itertools import product

from bricabrac.engine.kernel import table
from bricabrac.engine.pieces import RESOURCES, WORDS
from bricabrac.imaginarium.cards import KINDS, LEVEL, MACHINES, Kind, Machine

GUARDS_COAL, GUARDS_RESOURCES, GUARDS_SLOTS = 1, 2, 4
Parts = tuple[str, ...]


def all_stacks() -> list[Parts]:
    """The machines of every legal slot, by id."""
    found: list[Parts] = [(id,) for id in MACHINES]

    # Identical machines: as many as there are yields.
    for id, machine in MACHINES.items():
        found += [(id,) * size for size in range(2, len(machine.yields) + 1)]

    # One transformation machine on one production machine that lists it.
    for below, above in product(MACHINES.values(), repeat=2):
        if below.kind == "production" and above.kind == "transformation":
            found += [(below.id, above.id)] * (above.id in below.combines_with)

    # Defense machines: any with any.
    guards = [machine for machine in MACHINES.values() if machine.kind == "defense"]
    counts = product(*(range(machine.copies + 1) for machine in guards))
    clusters = [
        tuple(m.id for m, count in zip(guards, counted, strict=True) for _ in range(count))
        for counted in counts
    ]
    return found + sorted((c for c in clusters if len(c) > 1), key=lambda c: (len(c), c))


def output(parts: Parts) -> tuple[str, int]:
    """What a stack makes and how much; nothing, if it is not used in step 1."""
    last = MACHINES[parts[-1]]
    if not last.yields:
        return "", 0
    size = len(parts) if len(set(parts)) == 1 else 1
    return last.makes, last.yields[size - 1]


def gives(parts: Parts) -> list[int]:
    """What a stack gives of itself, by piece; the resources of P6 are chosen."""
    makes, amount = output(parts)
    return [amount * (word in makes.split("+")) for word in WORDS]


def takes(parts: Parts) -> int:
    """Resources that a stack needs from stock: none, where a production machine feeds it."""
    return 0 if MACHINES[parts[0]].kind == "production" else MACHINES[parts[-1]].takes


def guards(parts: Parts) -> int:
    """What a stack protects."""
    words = {word for id in parts for word in MACHINES[id].protects}
    return (
        GUARDS_COAL * ("charcoalium" in words)
        | GUARDS_RESOURCES * ("wood" in words)
        | GUARDS_SLOTS * ("A6" in words)
    )


def against(machine: Machine) -> int:
    """What protects from an attack machine; nothing does from the others, nor from A5."""
    if machine.id == "A6":
        return GUARDS_SLOTS
    if not machine.steals:
        return 0
    return GUARDS_COAL if machine.steals == "charcoalium" else GUARDS_RESOURCES


def has(parts: Parts, kind: str) -> int:
    """How many machines of a class are in a stack."""
    return sum(MACHINES[id].kind == kind for id in parts)


STACK_PARTS = all_stacks()
STACK_NAMES = ["+".join(parts) for parts in STACK_PARTS]
STACKS, COMBINATIONS = len(STACK_PARTS), len(STACK_PARTS) - KINDS
_IDS = list(MACHINES)

# Up to three (kind, count) that make a stack up; (0, 0) stands for nothing.
PARTS = 3
_COUNTED = [
    [*((_IDS.index(id), count) for id, count in Counter(parts).items()), (0, 0), (0, 0)][:PARTS]
    for parts in STACK_PARTS
]
PART_KIND = table([kind for kind, _ in parts] for parts in _COUNTED)
PART_COUNT = table([count for _, count in parts] for parts in _COUNTED)
HEIGHT = table(len(parts) for parts in STACK_PARTS)  # machines in a stack

GIVES = table(gives(parts) for parts in STACK_PARTS)  # by piece
CHOICE = table(output(p)[1] if output(p)[0] == "any" else 0 for p in STACK_PARTS)
SCORES = table(output(p)[1] if output(p)[0] == "victory point" else 0 for p in STACK_PARTS)
TAKES = table(takes(parts) for parts in STACK_PARTS)
GUARDS = table(guards(parts) for parts in STACK_PARTS)
AGAINST = table(against(machine) for machine in MACHINES.values())  # by kind
USABLE = [number for number, parts in enumerate(STACK_PARTS) if output(parts)[1]]
USE_STACK = table(USABLE)
USE_PLACE = table(USABLE.index(s) if s in USABLE else -1 for s in range(STACKS))

# What projects look at.
LEVELS = table(sum(MACHINES[id].level for id in parts) for parts in STACK_PARTS)
OF_LEVEL_TWO = table(sum(LEVEL[Kind[id]] == 2 for id in parts) for parts in STACK_PARTS)
OF_LEVEL_THREE = table(sum(LEVEL[Kind[id]] == 3 for id in parts) for parts in STACK_PARTS)
ATTACKERS = table(has(parts, "attack") for parts in STACK_PARTS)
DEFENDERS = table(has(parts, "defense") for parts in STACK_PARTS)
TRANSFORMERS = table(has(parts, "transformation") for parts in STACK_PARTS)
PRODUCES = table(has(parts, "production") > 0 for parts in STACK_PARTS)
ALIKE = table(max(Counter(parts).values()) for parts in STACK_PARTS)
# Ruling 25: resources that production machines make, alone, with their like or transformed.
MAKES = table(
    [has(parts, "production") and gives(parts)[piece] for piece in (0, *RESOURCES)]
    for parts in STACK_PARTS
)


def machines_in(stack: int) -> list[int]:
    """The machines of a combination, each on its own."""
    return [_IDS.index(id) for id in STACK_PARTS[stack]]
