"""The cards once more, copied by hand from the printed game, so that a slip in the facts shows."""

from typing import NamedTuple


class Printed(NamedTuple):
    level: int
    cost: tuple[int, int, int]  # wood, copper, crystal
    copies: int


MACHINES = {
    "P1": Printed(1, (2, 0, 0), 8),
    "P2": Printed(1, (0, 2, 0), 7),
    "P3": Printed(2, (2, 0, 1), 6),
    "P4": Printed(2, (2, 2, 0), 4),
    "P5": Printed(2, (0, 0, 3), 2),
    "P6": Printed(3, (0, 2, 2), 2),
    "T1": Printed(1, (0, 1, 1), 3),
    "T2": Printed(1, (1, 0, 1), 3),
    "T3": Printed(2, (1, 2, 0), 3),
    "T4": Printed(2, (1, 1, 1), 3),
    "A1": Printed(1, (1, 0, 1), 2),
    "A2": Printed(1, (0, 1, 1), 2),
    "A3": Printed(1, (1, 0, 2), 2),
    "A4": Printed(1, (1, 3, 0), 2),
    "A5": Printed(2, (0, 2, 2), 1),
    "A6": Printed(3, (0, 1, 3), 1),
    "D1": Printed(1, (1, 1, 0), 2),
    "D2": Printed(2, (3, 1, 0), 2),
    "D3": Printed(3, (1, 1, 2), 2),
    "S1": Printed(3, (1, 1, 2), 1),
    "S2": Printed(3, (1, 1, 2), 3),
}

# What slots give without being asked anything: (charcoalium, wood, copper, crystal).
PRODUCE = {
    "P1": (1, 0, 0, 0), "P1+P1": (3, 0, 0, 0), "P1+P1+P1": (7, 0, 0, 0),
    "P2": (0, 1, 0, 0), "P2+P2": (0, 3, 0, 0), "P2+P2+P2": (0, 5, 0, 0),
    "P3": (0, 0, 1, 0), "P3+P3": (0, 0, 3, 0), "P3+P3+P3": (0, 0, 5, 0),
    "P4": (0, 0, 0, 1), "P4+P4": (0, 0, 0, 3), "P4+P4+P4": (0, 0, 0, 5),
    "P5": (0, 1, 1, 0),
    "P2+T1": (3, 0, 0, 0), "P3+T1": (3, 0, 0, 0), "P4+T1": (3, 0, 0, 0), "P6+T1": (3, 0, 0, 0),
    "P2+T2": (0, 0, 1, 0), "P4+T2": (0, 0, 1, 0),
    "P2+T3": (0, 0, 0, 1), "P3+T3": (0, 0, 0, 1),
    "P5+T4": (6, 0, 0, 0),
}  # fmt: skip
# What transformation machines take from the stock, and give for it.
TRANSFORM = {
    "T1": (1, (3, 0, 0, 0)), "T1+T1": (1, (5, 0, 0, 0)),
    "T2": (1, (0, 0, 1, 0)), "T2+T2": (1, (0, 0, 3, 0)),
    "T3": (1, (0, 0, 0, 1)), "T3+T3": (1, (0, 0, 0, 3)),
    "T4": (2, (6, 0, 0, 0)), "T4+T4": (2, (9, 0, 0, 0)), "T4+T4+T4": (2, (12, 0, 0, 0)),
}  # fmt: skip
CHOOSE = {"P6": 1, "P6+P6": 3}  # resources of one kind
SCORE = {"S2": 1, "S2+S2": 3}

BASE = (4, 3, 3, 2, 2, 1, 1)  # from the deck to the crusher
WAGES = {
    "free_hand": 9, "scrap_dealer": 5, "double_shift": 6, "patron": 5, "bargain_hunter": 6,
    "annex": 4, "deck_diver": 3, "secret_projects": 6, "diploma_broker": 5, "wholesaler": 6,
    "showman": 5, "moonlighter": 3, "hoarder": 3,
}  # fmt: skip
WORTH = {
    "three_level_two": 4, "three_alike_made": 3, "triple_combo": 5, "two_level_three": 3,
    "six_resources": 5, "two_attack": 4, "two_defense": 4, "attack_and_defense": 4,
    "coal_heap": 3, "six_machines": 4, "one_of_each": 4, "three_assistants": 3,
    "two_transformation": 3, "four_production": 4,
}  # fmt: skip
# Boards by number; only 5, and the machines of 1, are known from print: see the rules.
BOARDS = {
    1: ("P1 P2", (3, 0, 1, 1)),
    2: ("P1 P2", (3, 0, 1, 1)),
    3: ("P1 P3", (3, 1, 0, 1)),
    4: ("P1 P3", (3, 1, 0, 1)),
    5: ("P1 P4", (3, 1, 1, 0)),
}


def cost(machine: str, times: int = 1) -> tuple[int, ...]:
    """The resources that a repair takes, as a stock."""
    return (0, *(times * part for part in MACHINES[machine].cost))
