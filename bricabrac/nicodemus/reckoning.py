"""What things cost and bring, in plain numbers, for those who explain.

The rules do the same sums. But compiled rules cannot be called from Python, and what is told to
people is reckoned on snapshots; tests hold the two together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.nicodemus.cards import BUNDLE, BUNDLES, COST, MACHINES, PROJECTS, SHOWS, WILD
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.state import Seat, State

Counts = tuple[int, ...]  # by piece


def of(piece: int, count: int = 1) -> Counts:
    """So many of one piece."""
    return tuple(count if kind == piece else 0 for kind in range(PIECES))


def named(bundle: int) -> Counts:
    """The resources of a bundle."""
    return tuple(int(count) for count in BUNDLE[bundle])


@cache
def cost(kind: int) -> Counts:
    """What is printed on a machine."""
    return tuple(int(count) for count in COST[kind])


def resources(stock: Sequence[int]) -> Counts:
    """A stock without its charcoalium."""
    return tuple(0 if piece == COAL else stock[piece] for piece in range(PIECES))


def minus(some: Sequence[int], others: Sequence[int]) -> Counts:
    """The difference, where it is more than nothing."""
    return tuple(
        [one - other if one > other else 0 for one, other in zip(some, others, strict=True)]
    )


@dataclass(frozen=True, slots=True)
class Bill:
    """What the active seat would have to pay for a machine, and would get with it."""

    kind: int
    due: Counts  # resources that are left of the cost after shown reductions
    wild: int  # how many of them wild reductions take off
    missing: Counts  # resources that are due and not there
    ways: tuple[Counts, ...]  # what could be paid, according to the use of wild reductions
    fee: int  # charcoalium for the machines to the right
    lying: int  # charcoalium that comes with it

    @property
    def is_payable(self) -> bool:
        """Whether there are enough resources."""
        return bool(self.ways)


def bill(state: State, space: int) -> Bill:
    """The bill for the machine on a space."""
    me = state.seats[state.active]
    right = state.length - 1 - space
    return bill_for(state.row[space], right, state.coal[space], tuple(me.saves), tuple(me.stock))


@lru_cache(20_000)  # a page asks for the same bills again and again
def bill_for(
    kind: int, right: int, lying: int, saves: tuple[int, ...], stock: tuple[int, ...]
) -> Bill:
    """The bill for a machine with so many to its right, and for who has this."""
    due = minus(cost(kind), saves[:PIECES])
    wild = min(saves[WILD], sum(due))
    spared = [(0, *bundle) for bundle in BUNDLES if sum(bundle) == wild] if wild else [(0, 0, 0, 0)]
    ways = tuple(
        minus(due, one)
        for one in spared
        if not any(minus(one, due)) and not any(minus(minus(due, one), stock))
    )
    fee = max(0, right - saves[COAL])
    return Bill(kind, due, wild, minus(due, stock), ways, fee, lying)


def gain(state: State, wanted: Counts) -> tuple[Counts, Counts]:
    """What the active seat would gain, and what of it would come from the foe."""
    foe = state.seats[1 - state.active]
    from_reserve = tuple(map(min, wanted, state.reserve))
    from_foe = tuple(map(min, minus(wanted, from_reserve), foe.stock))
    return tuple(map(sum, zip(from_reserve, from_foe, strict=True))), from_foe


def showing(state: State, symbol: int) -> int:
    """How many machines of the bric-a-brac show a symbol."""
    return sum(int(SHOWS[kind]) == symbol for kind in state.row[: state.length])


def foe_resources(state: State) -> int:
    """How many resources the foe of the active seat has."""
    return sum(state.seats[1 - state.active].stock[piece] for piece in RESOURCES)


def ways_to_use(state: State, tile: int) -> list[tuple[int, ...]]:
    """Kinds of machines, the one just repaired last, that could be used for a project."""
    me = state.seats[state.active]
    found: dict[tuple[tuple[int, int], ...], tuple[int, ...]] = {}
    if me.machines == 0:
        return []
    wanted = PROJECTS[PROJECT_IDS[tile]]
    for places in combinations(range(me.machines - 1), len(wanted.wants) - 1):
        kinds = (*(me.workshop[place] for place in places), me.workshop[me.machines - 1])
        if wanted.met_by(tuple(MACHINES[MACHINE_IDS[kind]] for kind in kinds)):
            # Equal machines make no difference, unless one of them is used already.
            alike = sorted((me.workshop[place], state.used >> place & 1) for place in places)
            found.setdefault(tuple(alike), kinds)
    return list(found.values())


def used_with(me: Seat, partners: int) -> tuple[int, ...]:
    """The kinds of machines at these places of the workshop, and the one just repaired."""
    last = me.machines - 1
    places = [place for place in range(last) if partners >> place & 1]
    return tuple(me.workshop[place] for place in (*places, last))


def winners(state: State) -> tuple[list[int], str]:
    """Who has won, and what decided: points, charcoalium, resources, or nothing (ruling 12)."""
    ranks = {
        "points": [seat.points for seat in state.seats],
        "charcoalium": [seat.stock[COAL] for seat in state.seats],
        "resources": [sum(seat.stock[piece] for piece in RESOURCES) for seat in state.seats],
    }
    for reason, (one, other) in ranks.items():
        if one != other:
            return [0 if one > other else 1], reason
    return [0, 1], "nothing"
