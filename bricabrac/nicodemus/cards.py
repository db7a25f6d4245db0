"""Reads the card facts, refuses those that cannot be the printed game, and packs them for rules."""

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from bricabrac.engine.kernel import named, table
from bricabrac.engine.pieces import WORDS, bundle_name, bundles

PATH = Path(__file__).with_name("cards.toml")
COLOURS = ("blue", "purple", "red", "yellow")
SYMBOLS = (*WORDS, "wild")  # what a production zone can show
WILD = SYMBOLS.index("wild")


@dataclass(frozen=True, slots=True)
class Machine:
    """One printed machine. ``copies`` of it are in the deck."""

    id: str
    colour: str
    points: int
    production: str
    cost: tuple[int, int, int]
    copies: int
    effect: str


@dataclass(frozen=True, slots=True)
class Project:
    """One printed project: ``wants`` says, machine by machine, what its condition asks for."""

    id: str
    points: int
    needs: str
    wants: tuple[tuple[str, Any], ...]  # (property of a machine, its value); None: all the same

    def has(self, machines: Sequence[Machine]) -> tuple[bool, ...]:
        """Which of its wants these machines meet."""
        name, _ = self.wants[0]  # they all want the same property
        there = Counter(getattr(machine, name) for machine in machines)
        most = max(there, key=there.__getitem__, default=None)
        met = []
        for _, value in self.wants:
            wanted = most if value is None else value
            met.append(there[wanted] > 0)
            there[wanted] -= 1
        return tuple(met)

    def met_by(self, machines: Sequence[Machine]) -> bool:
        """Whether exactly these machines meet the condition."""
        return len(machines) == len(self.wants) and all(self.has(machines))


def wants_of(needs: str) -> tuple[tuple[str, Any], ...]:
    """What a condition asks of each machine that is used for it."""
    if needs == "one machine of each colour":
        return tuple(("colour", colour) for colour in COLOURS)
    if needs == "2 identical machines":
        return (("id", None),) * 2
    if found := re.fullmatch(r"2 machines worth (\d) points?", needs):
        return (("points", int(found[1])),) * 2
    if found := re.fullmatch(r"2 (\w+)", needs):
        if found[1] in COLOURS:
            return (("colour", found[1]),) * 2
    elif found := re.fullmatch(r"production: (.+)", needs):
        shown = []
        for part in found[1].split(", "):
            times, _, word = part.rpartition(" ")
            shown += [word] * int(times or 1)
        if all(word in WORDS for word in shown):  # wild production never counts
            return tuple(("production", word) for word in shown)
    raise ValueError(f"no condition of a project reads {needs!r}")


def read(facts: dict[str, Any]) -> tuple[dict[str, Machine], dict[str, Project], dict[str, Any]]:
    """The machines, projects and limits, if they can be those of the printed game."""
    machines = {
        id: Machine(id, **{**row, "cost": tuple(row["cost"])})
        for id, row in facts["machines"].items()
    }
    projects = {
        id: Project(id, row["points"], row["needs"], wants_of(row["needs"]))
        for id, row in facts["projects"].items()
    }
    for machine in machines.values():
        if machine.production not in SYMBOLS:
            raise ValueError(f"{machine.id}: nothing produces {machine.production!r}")

    def demand(what: str, printed: int, found: int) -> None:
        if printed != found:
            raise ValueError(f"{printed} {what} are printed, the facts have {found}")

    demand("machines", 56, sum(machine.copies for machine in machines.values()))
    for colour, printed in zip(COLOURS, (20, 20, 8, 8), strict=True):
        of_colour = [machine for machine in machines.values() if machine.colour == colour]
        demand(f"{colour} machines", printed, sum(machine.copies for machine in of_colour))
    demand("effects", len(Effect), len(machines))
    if list(machines) != list(Effect.__members__):
        raise ValueError("machines and effects do not have the same ids in the same order")
    demand("projects", 17, len(projects))
    demand("points on machines", 114, sum(m.points * m.copies for m in machines.values()))
    demand("points on projects", 39, sum(project.points for project in projects.values()))
    demand("charcoalium", 12, facts["limits"]["charcoalium"])
    demand("cubes of each resource", 8, facts["limits"]["each_resource"])
    return machines, projects, facts["limits"]


@named
class Effect(IntEnum):
    """What the machines do, in the rulebook's order; also the number of each kind of machine."""

    B1, B2, B3, B4, B5, U1, U2, U3, U4, U5, R1, R2, R3, R4, Y1, Y2 = range(16)


B1, B2, B3, B4, B5, U1, U2, U3, U4, U5, R1, R2, R3, R4, Y1, Y2 = (int(effect) for effect in Effect)

FACTS = tomllib.loads(PATH.read_text())
MACHINES, PROJECTS, LIMITS = read(FACTS)
_KINDS, _PROJECTS = tuple(MACHINES.values()), tuple(PROJECTS.values())
KINDS, TILES = len(_KINDS), len(_PROJECTS)

GOAL = LIMITS["points_to_end"]
HAND = LIMITS["hand_size"]
WORKSHOP = LIMITS["workshop_limit"]
ROW = LIMITS["row_length"]
SPACES = 2 * ROW
IN_PLAY = LIMITS["projects_in_play"]
SUPPLY = table([LIMITS["charcoalium"], *[LIMITS["each_resource"]] * 3])
START = table(  # what the first and the second player have, by piece
    [LIMITS[player].get(word, 0) for word in WORDS] for player in ("first_player", "second_player")
)

POINTS = table(machine.points for machine in _KINDS)
COST = table((0, *machine.cost) for machine in _KINDS)  # by piece
SHOWS = table(SYMBOLS.index(machine.production) for machine in _KINDS)
COPIES = table(machine.copies for machine in _KINDS)
DECK = table(kind for kind, machine in enumerate(_KINDS) for _ in range(machine.copies))
CARDS = len(DECK)

WORTH = table(project.points for project in _PROJECTS)
NEEDED = table(len(project.wants) for project in _PROJECTS)  # machines that it uses
# For projects of two machines: whether a pair of kinds meets the condition.
PAIR = table(
    [[int(project.met_by((one, other))) for other in _KINDS] for one in _KINDS]
    for project in _PROJECTS
)
# For larger ones, whose wants all differ: a bit for what a kind of machine brings.
BRINGS = table(
    [
        sum(1 << place for place, (name, value) in enumerate(project.wants)
            if len(project.wants) > 2 and getattr(kind, name) == value)
        for kind in _KINDS
    ]
    for project in _PROJECTS
)  # fmt: skip

# Ways to name one, two or three resources: (wood, copper, crystal).
BUNDLES = bundles(1, 2, 3)
BUNDLE_NAMES = tuple(bundle_name(bundle) for bundle in BUNDLES)
BUNDLE = table((0, *bundle) for bundle in BUNDLES)  # by piece
SIZE = table(sum(bundle) for bundle in BUNDLES)
SINGLES, PAIRS, TRIPLES = (sum(sum(one) <= size for one in BUNDLES) for size in (1, 2, 3))
