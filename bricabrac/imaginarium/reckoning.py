"""What things cost and bring, in plain numbers, for those who explain.

The rules do the same sums. But compiled rules cannot be called from Python, and what is told to
people is reckoned on snapshots; tests hold the two together.
"""

from collections.abc import Callable, Sequence

from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.imaginarium.cards import (
    AMOUNT,
    ANNEX_SLOTS,
    BASE,
    BROKER_PRICE,
    BUNDLE,
    COST,
    GOAL,
    HIRED,
    HOARD,
    LEVEL,
    MAJORITY,
    POINT_PRICE,
    SLOTS,
    STAFF,
    STEALS,
    TRANSACTIONS,
    WAGE,
    WHOLESALE,
    WORTH,
    Assistant,
    Kind,
    Project,
)
from bricabrac.imaginarium.stacks import (
    ATTACKERS,
    CHOICE,
    DEFENDERS,
    GIVES,
    GUARDS,
    GUARDS_COAL,
    GUARDS_RESOURCES,
    HEIGHT,
    LEVELS,
    MAKES,
    OF_LEVEL_THREE,
    OF_LEVEL_TWO,
    PART_COUNT,
    PRODUCES,
    STACK_PARTS,
    TRANSFORMERS,
)
from bricabrac.imaginarium.state import Place, Seat, State

Counts = tuple[int, ...]  # by piece
HEAP = 15  # charcoalium, for a project


# Pieces.


def of(piece: int, count: int = 1) -> Counts:
    """So many of one piece."""
    return tuple(count if kind == piece else 0 for kind in range(PIECES))


def named(bundle: int) -> Counts:
    """The resources of a bundle."""
    return tuple(int(count) for count in BUNDLE[bundle])


def cost(kind: int, times: int = 1) -> Counts:
    """What is printed on a machine, or a multiple of it."""
    return tuple(times * int(count) for count in COST[kind])


def gives(stack: int) -> Counts:
    """What a slot gives of itself; the resources of P6 are chosen."""
    return tuple(int(count) for count in GIVES[stack])


def resources(stock: Sequence[int]) -> Counts:
    """A stock without its charcoalium."""
    return tuple(0 if piece == COAL else stock[piece] for piece in range(PIECES))


def minus(some: Sequence[int], others: Sequence[int]) -> Counts:
    """The difference, where it is more than nothing."""
    return tuple(max(0, one - other) for one, other in zip(some, others, strict=True))


def bits(value: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [place for place in range(value.bit_length()) if value >> place & 1]


# What a seat has, and what its assistants change.


def has(seat: Seat, assistant: Assistant) -> bool:
    """Whether a seat has hired this assistant."""
    return seat.staff >> assistant & 1 == 1


def hired(seat: Seat) -> int:
    """How many assistants a seat has."""
    return seat.staff.bit_count()


def slots_of(seat: Seat) -> int:
    """How many slots a seat may use."""
    return SLOTS + ANNEX_SLOTS * has(seat, Assistant.ANNEX)


def transactions_of(seat: Seat) -> int:
    """How many transactions a seat may make."""
    return WHOLESALE if has(seat, Assistant.WHOLESALER) else TRANSACTIONS


def point_price(seat: Seat) -> int:
    """What a victory point costs in trade."""
    return BROKER_PRICE if has(seat, Assistant.DIPLOMA_BROKER) else POINT_PRICE


def price(seat: Seat, space: int, kind: int) -> int:
    """What a seat pays for a machine on a space of the conveyor."""
    level = 0 if has(seat, Assistant.BARGAIN_HUNTER) else int(LEVEL[kind])
    return int(BASE[space]) + level


def making_up(seat: Seat, due: int) -> tuple[int, int]:
    """Charcoalium and resources a seat would pay for a machine: two for each one missing.

    If that is too little, the machine is lost (ruling 2): then it is all there is.
    """
    coal = min(due, seat.stock[COAL])
    return coal, min(2 * (due - coal), sum(resources(seat.stock)))


def machines_in(stack: int) -> list[int]:
    """The machines of a combination, each on its own."""
    return [int(Kind[id]) for id in STACK_PARTS[stack]]


def stacks(seat: Seat) -> list[int]:
    """What lies in the slots."""
    return list(seat.slots[: seat.filled])


def holds(seat: Seat, kind: int) -> int:
    """How many repaired machines of a kind a seat has, combined or not."""
    return sum(STACK_PARTS[stack].count(Kind(kind).name) for stack in stacks(seat))


def cheapest(state: State) -> int:
    """The lowest wage of the assistants in the meeting room, or 0 if it is empty."""
    waiting = [card for card in range(STAFF) if state.assistants[card] == Place.TABLE]
    return min((int(WAGE[card]) for card in waiting), default=0)


def is_again(state: State) -> bool:
    """Whether this is the second repair or dismantling of double_shift, which need not be."""
    return state.times == 1 and has(state.seats[state.active], Assistant.DOUBLE_SHIFT)


def excess(state: State) -> int:
    """How many slots too many there would be if Reorganise ended now."""
    me = state.seats[state.active]
    return me.filled + sum(state.loose) - slots_of(me)


# Attacks.


def foes(state: State) -> list[int]:
    """The others, in the order of the table, from the active seat on."""
    return [(state.active + step) % state.players for step in range(1, state.players)]


def is_guarded(seat: Seat, guard: int) -> bool:
    """Whether a slot that is face up protects from this kind of attack (rulings 20, 21)."""
    return any(
        GUARDS[stack] & guard and not seat.down >> place & 1
        for place, stack in enumerate(stacks(seat))
    )


def guarded(state: State, guard: int) -> list[int]:
    """The others who are protected."""
    return [foe for foe in foes(state) if is_guarded(state.seats[foe], guard)]


def guard_against(kind: int) -> int:
    """What protects from the theft of an attack machine."""
    return GUARDS_COAL if STEALS[kind] == COAL else GUARDS_RESOURCES


def theft(state: State, kind: int) -> tuple[dict[int, int], int]:
    """A1 to A4: how much each of the unprotected gives up, and how much the attacker keeps."""
    piece, amount = int(STEALS[kind]), int(AMOUNT[kind])
    safe = guarded(state, guard_against(kind))
    given = {
        foe: min(amount, state.seats[foe].stock[piece]) for foe in foes(state) if foe not in safe
    }
    return given, min(amount, sum(given.values()))


# Projects.


def worth(state: State, tile: int) -> int:
    """The points that the active seat would score: one less if not the first, patron one more."""
    patron = has(state.seats[state.active], Assistant.PATRON)
    return int(WORTH[tile]) - (state.done[tile] != 0) + patron


def progress(seat: Seat, tile: int) -> tuple[int, int]:
    """How much a seat has of what a project counts, and how much it wants."""
    held = stacks(seat)

    def count(table: Sequence[int]) -> int:
        return sum(int(table[stack]) for stack in held)

    counted: dict[Project, Callable[[], tuple[int, int]]] = {
        Project.THREE_LEVEL_TWO: lambda: (count(OF_LEVEL_TWO), 3),
        Project.TWO_LEVEL_THREE: lambda: (count(OF_LEVEL_THREE), 2),
        Project.TWO_ATTACK: lambda: (count(ATTACKERS), 2),
        Project.TWO_DEFENSE: lambda: (count(DEFENDERS), 2),
        Project.ATTACK_AND_DEFENSE: lambda: (
            (count(ATTACKERS) > 0) + (count(DEFENDERS) > 0),
            2,
        ),
        Project.COAL_HEAP: lambda: (seat.stock[COAL], HEAP),
        Project.SIX_MACHINES: lambda: (count(HEIGHT), 6),
        Project.THREE_ASSISTANTS: lambda: (hired(seat), HIRED),
        Project.TWO_TRANSFORMATION: lambda: (count(TRANSFORMERS), 2),
        Project.FOUR_PRODUCTION: lambda: (count(PRODUCES), 4),
        Project.TRIPLE_COMBO: lambda: (
            max((int(max(PART_COUNT[stack])) for stack in held), default=0),
            3,
        ),
    }
    if Project(tile) in counted:
        return counted[Project(tile)]()
    return progress_of_making(held, tile)


def progress_of_making(held: list[int], tile: int) -> tuple[int, int]:
    """The same for projects that look at what production machines generate (ruling 25)."""
    made = [sum(int(MAKES[stack][piece]) for stack in held) for piece in RESOURCES]
    wild = [int(CHOICE[stack]) for stack in held if CHOICE[stack]]
    kinds = sum(amount > 0 for amount in made) + len(wild)
    if tile == Project.THREE_ALIKE_MADE:
        return max(made) + sum(wild), 3
    if tile == Project.ONE_OF_EACH:
        return min(kinds, len(RESOURCES)), len(RESOURCES)
    total = sum(made) + sum(wild)
    return (total if kinds >= 2 else min(total, 5)), 6  # of one kind, only five can help


# The end.


def majorities(state: State, stocks: Sequence[Sequence[int]]) -> list[tuple[int, int, int]]:
    """Seat, piece and points of every majority (ruling 29)."""
    found = []
    for piece in range(PIECES):
        most = max(stock[piece] for stock in stocks)
        for seat, stock in enumerate(stocks):
            if stock[piece] == most > 0:
                hoards = has(state.seats[seat], Assistant.HOARDER)
                found.append((seat, piece, HOARD if hoards else MAJORITY))
    return found


def at_goal(points: Sequence[int]) -> list[int]:
    """The seats whose points end the match."""
    return [seat for seat, count in enumerate(points) if count >= GOAL]


def winners(state: State) -> tuple[list[int], str]:
    """Who has won, and what decided: points, levels, or nothing (ruling 29)."""
    seats = state.seats[: state.players]
    most = max(seat.points for seat in seats)
    best = [number for number, seat in enumerate(seats) if seat.points == most]
    if len(best) == 1:
        return best, "points"
    levels = [sum(int(LEVELS[stack]) for stack in stacks(seat)) for seat in seats]
    highest = max(levels[number] for number in best)
    left = [number for number in best if levels[number] == highest]
    return left, "levels" if len(left) == 1 else "nothing"
