"""Reads the card facts, refuses those that cannot be the printed game, and packs them for rules."""

import hashlib
import os
import tomllib
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from bricabrac.engine.game import Impossible
from bricabrac.engine.kernel import named, table
from bricabrac.engine.pieces import RESOURCES, WORDS, bundle_name, bundles
from bricabrac.engine.words import words_in

PATH = Path(__file__).with_name("cards.toml")
MESSAGES = Path(__file__).with_name("messages")
# Another file with workshop boards, for those who own the box. Read before the tables are made.
WORKSHOPS_FROM = "BRICABRAC_WORKSHOPS"
WORKSHOPS_PATH = os.environ.get(WORKSHOPS_FROM)
CLASSES = ("production", "transformation", "attack", "defense", "special")


@named
class Kind(IntEnum):
    """The machines, in the rulebook's order."""

    P1, P2, P3, P4, P5, P6, T1, T2, T3, T4 = range(10)
    A1, A2, A3, A4, A5, A6, D1, D2, D3, S1, S2 = range(10, 21)


@named
class Assistant(IntEnum):
    """The assistants, in the order of the card facts."""

    FREE_HAND, SCRAP_DEALER, DOUBLE_SHIFT, PATRON, BARGAIN_HUNTER, ANNEX, DECK_DIVER = range(7)
    SECRET_PROJECTS, DIPLOMA_BROKER, WHOLESALER, SHOWMAN, MOONLIGHTER, HOARDER = range(7, 13)


@named
class Project(IntEnum):
    """The projects, in the order of the card facts."""

    THREE_LEVEL_TWO, THREE_ALIKE_MADE, TRIPLE_COMBO, TWO_LEVEL_THREE, SIX_RESOURCES = range(5)
    TWO_ATTACK, TWO_DEFENSE, ATTACK_AND_DEFENSE, COAL_HEAP, SIX_MACHINES = range(5, 10)
    ONE_OF_EACH, THREE_ASSISTANTS, TWO_TRANSFORMATION, FOUR_PRODUCTION = range(10, 14)


@named
class Deed(IntEnum):
    """The six actions, in the order of the dial."""

    RECRUIT, EXTRACT, REPAIR, TRADE, DISMANTLE, REORGANISE = range(6)


@dataclass(frozen=True, slots=True)
class Machine:
    """One printed machine. ``copies`` of it are in the box."""

    id: str
    kind: str
    level: int
    cost: tuple[int, int, int]
    copies: int
    makes: str = ""
    takes: int = 0
    yields: tuple[int, ...] = ()
    combines_with: tuple[str, ...] = ()
    steals: str = ""
    amount: int = 0
    protects: tuple[str, ...] = ()
    effect: str = ""


@dataclass(frozen=True, slots=True)
class Workshop:
    """One workshop board: what its owner starts with."""

    number: int
    machines: tuple[str, ...]
    charcoalium: int
    resources: tuple[int, int, int]
    machines_from: str = "owner"  # where the figures come from: see cards.toml
    stock_from: str = "owner"


def demand(what: str, printed: object, found: object) -> None:
    """Refuse a figure that is not the printed one."""
    if printed != found:
        raise ValueError(f"{what}: {printed} printed, the facts have {found}")


def frozen(row: dict[str, Any]) -> dict[str, Any]:
    """A row of facts with tuples for lists."""
    return {key: tuple(v) if isinstance(v, list) else v for key, v in row.items()}


def read_machines(facts: dict[str, Any]) -> dict[str, Machine]:
    """The machines, if they can be those of the printed game."""
    machines = {id: Machine(id, **frozen(row)) for id, row in facts["machines"].items()}
    demand("machines in their order", list(Kind.__members__), list(machines))
    for kind, printed in zip(CLASSES, (29, 12, 10, 6, 4), strict=True):
        found = sum(machine.copies for machine in machines.values() if machine.kind == kind)
        demand(f"{kind} machines", printed, found)
    for level, printed in zip((1, 2, 3), (31, 21, 9), strict=True):
        found = sum(machine.copies for machine in machines.values() if machine.level == level)
        demand(f"machines of level {level}", printed, found)
    for machine in machines.values():
        for other in machine.combines_with:
            if machine.id not in machines[other].combines_with:
                raise ValueError(f"{machine.id} combines with {other}, but not the other way round")
    return machines


def refused(what: str, **about: Any) -> Impossible:
    """Why workshop boards cannot be; the words of the game are not there yet."""
    return Impossible(f"workshops-{what}", words=lambda to: words_in(to, MESSAGES), **about)


def read_workshops(rows: list[dict[str, Any]], machines: dict[str, Machine]) -> list[Workshop]:
    """The workshop boards, if a match can be set up with them; or Impossible."""
    try:
        boards = [Workshop(**frozen(row)) for row in rows]
    except TypeError:
        raise refused("fields") from None
    for board in boards:
        if not is_of_right_types(board):
            raise refused("types")
    if sorted(board.number for board in boards) != [1, 2, 3, 4, 5]:
        raise refused("numbers")
    named = [id for board in boards for id in board.machines]
    for board in boards:
        if not 1 <= len(board.machines) <= START_MACHINES:
            raise refused("machines", board=board.number)
        if len(board.resources) != len(RESOURCES):
            raise refused("resources", board=board.number)
        if min(board.charcoalium, *board.resources) < 0 or board.charcoalium > 99:
            raise refused("stock", board=board.number)
    for id in named:
        if id not in machines or machines[id].kind in ("attack", "special"):
            raise refused("start", machine=id)
        if named.count(id) > machines[id].copies:
            raise refused("copies", copies=machines[id].copies, machine=id)
    return sorted(boards, key=lambda board: board.number)


def is_of_right_types(board: Workshop) -> bool:
    """Whether names are names and numbers numbers; TOML knows neither."""
    if not isinstance(board.machines, tuple) or not isinstance(board.resources, tuple):
        return False
    numbers = (board.number, board.charcoalium, *board.resources)
    names = (*board.machines, board.machines_from, board.stock_from)
    return all(type(one) is int for one in numbers) and all(type(one) is str for one in names)


def rows_in(path: str) -> list[dict[str, Any]]:
    """The workshop boards of a file that somebody else has written; or Impossible."""
    try:
        rows = tomllib.loads(Path(path).read_text("utf-8"))["workshops"]
    except OSError as error:
        raise refused("unread", file=path, why=error.strerror) from None
    except KeyError:
        raise refused("none", file=path) from None
    except ValueError as error:
        raise refused("toml", file=path, why=str(error)) from None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise refused("none", file=path)
    return rows


def mark_of(boards: list[Workshop]) -> str:
    """A few letters that stand for boards with just these figures."""
    figures = [(b.number, b.machines, b.charcoalium, b.resources) for b in boards]
    return hashlib.sha256(repr(figures).encode()).hexdigest()[:12]


START_MACHINES = 2  # at most, on a workshop board
FACTS = tomllib.loads(PATH.read_text("utf-8"))
MACHINES = read_machines(FACTS)
OUR_WORKSHOPS = read_workshops(FACTS["workshops"], MACHINES)
WORKSHOPS = read_workshops(rows_in(WORKSHOPS_PATH), MACHINES) if WORKSHOPS_PATH else OUR_WORKSHOPS
# What a record has to say, so that nobody replays it with other boards.
OTHER_FACTS = "" if mark_of(WORKSHOPS) == mark_of(OUR_WORKSHOPS) else mark_of(WORKSHOPS)
ASSISTANTS: list[str] = list(FACTS["assistants"])
PROJECTS: list[str] = list(FACTS["projects"])
DEEDS: list[str] = FACTS["dial"]["order"]
demand("assistants", [name.lower() for name in Assistant.__members__], ASSISTANTS)
demand("projects", [name.lower() for name in Project.__members__], PROJECTS)
demand("the dial", [name.lower() for name in Deed.__members__], DEEDS)
demand("spaces", 7, len(FACTS["conveyor"]["base_cost"]))

_KINDS = tuple(MACHINES.values())
KINDS, STAFF, TILES = len(_KINDS), len(ASSISTANTS), len(PROJECTS)
GOAL: int = FACTS["limits"]["victory_points_to_end"]
SLOTS: int = FACTS["limits"]["workshop_slots"]
ANNEX_SLOTS = 2
MOST_SLOTS = SLOTS + ANNEX_SLOTS
HIRED: int = FACTS["limits"]["assistant_slots"]
ROOM: int = FACTS["limits"]["meeting_room_spaces"]
BELT: int = FACTS["limits"]["conveyor_spaces"]
EXTRACTORS = len(FACTS["conveyor"]["extractors"])
SPACES = BELT + EXTRACTORS
SEATS = len(WORKSHOPS)
OFFICE = 4  # projects in play, besides one for each player
DIVE = 3  # what deck_diver pays
OWN_EXTRACTOR = 3
TRANSACTIONS: int = FACTS["market"]["transactions"]
WHOLESALE = 5
POINT_PRICE: int = FACTS["market"]["victory_point_price"]
BROKER_PRICE = 3
MAJORITY, HOARD = 2, 3

LEVEL = table(machine.level for machine in _KINDS)
COST = table((0, *machine.cost) for machine in _KINDS)  # by piece
TWICE = table([2 * count for count in cost] for cost in COST)  # for a repaired one, dismantled
COPIES = table(machine.copies for machine in _KINDS)
CARDS = sum(machine.copies for machine in _KINDS)
CLASS = table(CLASSES.index(machine.kind) for machine in _KINDS)
PRODUCTION, TRANSFORMATION, ATTACK, DEFENSE, SPECIAL = range(len(CLASSES))
STEALS = table(WORDS.index(m.steals) if m.steals else -1 for m in _KINDS)
AMOUNT = table(machine.amount for machine in _KINDS)
_BASE: list[int] = [*FACTS["conveyor"]["base_cost"], *FACTS["conveyor"]["extractors"]]
BASE = table(_BASE)  # by space: what is paid, or, on an extractor, taken
PRICE = table([0, *(FACTS["market"]["price"][WORDS[piece]] for piece in RESOURCES)])  # by piece
WAGE: tuple[int, ...] = table(row["cost"] for row in FACTS["assistants"].values())
WORTH: tuple[int, ...] = table(row["points"] for row in FACTS["projects"].values())

START_KIND = table(
    [list(MACHINES).index(id) for id in board.machines]
    + [-1] * (START_MACHINES - len(board.machines))
    for board in WORKSHOPS
)
START_STOCK = table((board.charcoalium, *board.resources) for board in WORKSHOPS)

# Ways to name one, two or three resources: (wood, copper, crystal).
# Three are taken only out of the cost of a machine of level 3.
BUNDLES = tuple(
    bundle
    for bundle in bundles(1, 2, 3)
    if sum(bundle) < 3
    or any(
        machine.level == 3 and all(part <= whole for part, whole in zip(bundle, machine.cost))
        for machine in _KINDS
    )
)
BUNDLE_NAMES = tuple(bundle_name(bundle) for bundle in BUNDLES)
BUNDLE = table((0, *bundle) for bundle in BUNDLES)  # by piece
SIZE = table(sum(bundle) for bundle in BUNDLES)
SINGLES, PAIRS = (sum(sum(one) <= size for one in BUNDLES) for size in (1, 2))

# What a broken machine can be dismantled into: bundles as large as its level, out of its cost.
_SALVAGE = [
    [
        place
        for place, bundle in enumerate(BUNDLES)
        if sum(bundle) == machine.level
        and all(part <= whole for part, whole in zip(bundle, machine.cost, strict=True))
    ]
    for machine in _KINDS
]
SALVAGES = table(len(ways) for ways in _SALVAGE)
FIRST_SALVAGE = table(ways[0] for ways in _SALVAGE)
