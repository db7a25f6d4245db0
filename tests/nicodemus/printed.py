"""The cards once more, copied by hand from the printed game, so that a slip in the facts shows."""

from typing import NamedTuple

COLOURS = {"B": "blue", "U": "purple", "R": "red", "Y": "yellow"}


class Printed(NamedTuple):
    points: int
    production: str
    cost: tuple[int, int, int]  # wood, copper, crystal
    copies: int


MACHINES = {
    "B1": Printed(1, "wood", (0, 1, 1), 4),
    "B2": Printed(1, "charcoalium", (2, 0, 0), 4),
    "B3": Printed(2, "copper", (0, 1, 2), 4),
    "B4": Printed(2, "crystal", (0, 2, 1), 4),
    "B5": Printed(3, "wild", (3, 1, 0), 4),
    "U1": Printed(1, "wild", (1, 1, 0), 4),
    "U2": Printed(1, "crystal", (2, 0, 0), 4),
    "U3": Printed(2, "copper", (0, 2, 1), 4),
    "U4": Printed(2, "wood", (2, 0, 1), 4),
    "U5": Printed(3, "charcoalium", (1, 1, 2), 4),
    "R1": Printed(1, "crystal", (1, 0, 1), 2),
    "R2": Printed(2, "copper", (1, 1, 1), 2),
    "R3": Printed(3, "charcoalium", (1, 0, 3), 2),
    "R4": Printed(3, "wood", (1, 3, 0), 2),
    "Y1": Printed(3, "wood", (2, 0, 2), 4),
    "Y2": Printed(3, "charcoalium", (0, 3, 1), 4),
}

# What a pair of machines must show, written out once more; and what each project is worth.
PAIRS = {
    "two_blue": lambda one, other: one[0] == other[0] == "B",
    "two_purple": lambda one, other: one[0] == other[0] == "U",
    "two_red": lambda one, other: one[0] == other[0] == "R",
    "two_yellow": lambda one, other: one[0] == other[0] == "Y",
    "two_identical": lambda one, other: one == other,
    "two_of_one_point": lambda one, other: points(one) == points(other) == 1,
    "two_of_two_points": lambda one, other: points(one) == points(other) == 2,
    "two_of_three_points": lambda one, other: points(one) == points(other) == 3,
    "coal_and_wood": lambda one, other: shown(one, other) == ["charcoalium", "wood"],
    "coal_and_copper": lambda one, other: shown(one, other) == ["charcoalium", "copper"],
    "coal_and_crystal": lambda one, other: shown(one, other) == ["charcoalium", "crystal"],
    "two_coal": lambda one, other: shown(one, other) == ["charcoalium"] * 2,
    "two_wood": lambda one, other: shown(one, other) == ["wood"] * 2,
    "two_copper": lambda one, other: shown(one, other) == ["copper"] * 2,
    "two_crystal": lambda one, other: shown(one, other) == ["crystal"] * 2,
}
WORTH = {
    "four_colours": 5, "two_blue": 1, "two_purple": 1, "two_red": 3, "two_yellow": 3,
    "two_identical": 2, "two_of_one_point": 3, "two_of_two_points": 2, "two_of_three_points": 1,
    "coal_and_wood": 2, "coal_and_copper": 2, "coal_and_crystal": 2, "two_coal": 2,
    "two_wood": 2, "two_copper": 2, "two_crystal": 3, "wood_copper_crystal": 3,
}  # fmt: skip


def points(machine: str) -> int:
    """What a machine is worth."""
    return MACHINES[machine].points


def shown(*machines: str) -> list[str]:
    """What production zones show, in the order of the alphabet."""
    return sorted(MACHINES[machine].production for machine in machines)


def in_words(cost: tuple[int, int, int]) -> str:
    """A cost as the stock of a scene."""
    return "{} wood, {} copper, {} crystal".format(*cost)
