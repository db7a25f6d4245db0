"""Slots and combinations. A slot holds a stack: a machine alone, or a combination."""

from bricabrac.engine.kernel import routine, rule, silent
from bricabrac.engine.story import tell
from bricabrac.imaginarium.assistants import slots_of
from bricabrac.imaginarium.cards import KINDS
from bricabrac.imaginarium.stacks import (
    GUARDS,
    HEIGHT,
    PART_COUNT,
    PART_KIND,
    PARTS,
    STACKS,
    machines_in,
)
from bricabrac.imaginarium.state import Seat, State
from bricabrac.imaginarium.story import What


@routine
def put(seat: Seat, stack: int) -> None:
    """Put a stack into a slot. Slots have no order of their own: they lie in that of the stacks."""
    place = seat.filled
    while place > 0 and seat.slots[place - 1] > stack:
        seat.slots[place] = seat.slots[place - 1]
        place -= 1
    seat.slots[place] = stack
    seat.filled += 1


@routine
def clear_slot(seat: Seat, place: int) -> int:
    """Take a stack out of its slot."""
    stack = seat.slots[place]
    seat.filled -= 1
    for slot in range(place, seat.filled):
        seat.slots[slot] = seat.slots[slot + 1]
    seat.slots[seat.filled] = -1
    return stack


@rule
def has_free_slot(seat: Seat) -> bool:
    """Whether a machine can be repaired (ruling 13)."""
    return seat.filled < slots_of(seat)


@rule
def slot_with(seat: Seat, stack: int, barred: int) -> int:
    """The first slot with such a stack that is not barred by its bit, or -1."""
    for place in range(seat.filled):
        if seat.slots[place] == stack and not barred >> place & 1:
            return place
    return -1


def holds(seat: Seat, kind: int) -> int:
    """How many repaired machines of a kind a seat has, combined or not."""
    return sum(machines_in(stack).count(kind) for stack in seat.slots[: seat.filled])


@rule
def is_guarded(seat: Seat, guard: int) -> bool:
    """Whether a slot that is face up protects from this kind of attack (rulings 20, 21)."""
    for place in range(seat.filled):
        if GUARDS[seat.slots[place]] & guard and not seat.down >> place & 1:
            return True
    return False


# Reorganise: combinations are taken apart, then put together, each in the order of their numbers.


@routine
def begin_reorganise(state: State) -> None:
    """Lay out the machines that are not combined. The stacks in slots are combinations from now."""
    me = state.seats[state.active]
    for place in range(me.filled - 1, -1, -1):
        if me.slots[place] < KINDS:
            state.loose[clear_slot(me, place)] += 1
    state.least = KINDS


@routine
def lay_out(state: State, stack: int, times: int) -> None:
    """The machines of a stack become loose, or, with -1, are no longer."""
    for part in range(PARTS):
        state.loose[PART_KIND[stack][part]] += times * PART_COUNT[stack][part]


@routine
def separate(state: State, place: int) -> None:
    """Take a combination apart."""
    me = state.seats[state.active]
    tell(state, What.SEPARATES, state.active, me.slots[place])
    state.least = me.slots[place]
    lay_out(state, clear_slot(me, place), 1)


@routine
def combine(state: State, stack: int) -> None:
    """Put loose machines together."""
    tell(state, What.COMBINES, state.active, stack)
    state.least = stack
    lay_out(state, stack, -1)
    put(state.seats[state.active], stack)


@routine
def end_reorganise(state: State) -> None:
    """What is still loose takes a slot each."""
    me = state.seats[state.active]
    for kind in range(KINDS):
        for _ in range(state.loose[kind]):
            put(me, kind)
        state.loose[kind] = 0
    state.least = 0
    tell_slots(state, What.REORGANISED, (1 << me.filled) - 1)


@silent
def tell_slots(state: State, what: int, slots: int) -> None:
    """Tell what happened to slots of the active seat: a bit for each."""
    me = state.seats[state.active]
    held = [me.slots[place] for place in range(me.filled) if slots >> place & 1]
    tell(state, what, state.active, *held)


@rule
def is_loose(state: State, stack: int) -> bool:
    """Whether the loose machines contain those of a combination."""
    for part in range(PARTS):
        if state.loose[PART_KIND[stack][part]] < PART_COUNT[stack][part]:
            return False
    return True


@routine
def excess(state: State) -> int:
    """How many slots too many there would be if Reorganise ended now (ruling 12)."""
    me = state.seats[state.active]
    total = me.filled - slots_of(me)
    for kind in range(KINDS):
        total += state.loose[kind]
    return total


@routine
def can_save(state: State, least: int, slots: int) -> bool:
    """Whether combinations from this number on can save so many slots."""
    if slots <= 0:
        return True
    for stack in range(least, STACKS):
        if is_loose(state, stack):
            lay_out(state, stack, -1)
            saved = can_save(state, stack, slots - HEIGHT[stack] + 1)
            lay_out(state, stack, 1)
            if saved:
                return True
    return False


@routine
def leads_on(state: State, stack: int) -> bool:
    """Whether Reorganise can still be completed after this combination of loose machines."""
    rest = excess(state) - HEIGHT[stack] + 1
    if rest <= 0:
        return True
    lay_out(state, stack, -1)
    saved = can_save(state, stack, rest)
    lay_out(state, stack, 1)
    return saved


@routine
def can_reorganise(seat: Seat) -> bool:
    """Whether there is anything to combine or to separate."""
    for place in range(seat.filled):
        if seat.slots[place] >= KINDS:
            return True
    for stack in range(KINDS, STACKS):
        if are_alone(seat, stack):
            return True
    return False


@rule
def are_alone(seat: Seat, stack: int) -> bool:
    """Whether the machines of a combination each lie alone in a slot."""
    for part in range(PARTS):
        wanted = PART_COUNT[stack][part]
        for place in range(seat.filled):
            wanted -= seat.slots[place] == PART_KIND[stack][part]
        if wanted > 0:
            return False
    return True
