"""The conveyor, the machine deck and the crusher."""

from bricabrac.engine.dice import shuffle
from bricabrac.engine.kernel import routine, rule, silent
from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import tell
from bricabrac.imaginarium.assistants import SCRAP_DEALER, has
from bricabrac.imaginarium.cards import BELT, KINDS, LEVEL
from bricabrac.imaginarium.state import State
from bricabrac.imaginarium.story import What


@routine
def reshuffle(state: State) -> None:
    """The crusher becomes the deck when that is empty (ruling 7)."""
    for kind in range(KINDS):
        for _ in range(state.crusher[kind]):
            state.deck[state.left] = kind
            state.left += 1
        state.crusher[kind] = 0
    if state.left > 0:
        tell(state, What.RESHUFFLES)
    shuffle(state, state.deck, state.left)


@routine
def draw(state: State) -> int:
    """The top machine of the deck, or -1 if deck and crusher are empty."""
    if state.left == 0:
        reshuffle(state)
    if state.left == 0:
        return -1
    state.left -= 1
    kind = state.deck[state.left]
    state.deck[state.left] = -1
    return kind


@rule
def can_draw(state: State) -> bool:
    """Whether there is a machine to draw."""
    if state.left > 0:
        return True
    for kind in range(KINDS):
        if state.crusher[kind] > 0:
            return True
    return False


@rule
def crush(state: State, space: int) -> None:
    """The machine on a space goes to the crusher."""
    state.crusher[state.belt[space]] += 1
    state.belt[space] = -1


@routine
def crush_rightmost(state: State) -> None:
    """The machine furthest right, wherever it lies (ruling 8); scrap_dealer earns its level."""
    for space in range(BELT - 1, -1, -1):
        kind = state.belt[space]
        if kind != -1:
            tell(state, What.CRUSHES, kind)
            for seat in range(state.players):
                if has(state.seats[seat], SCRAP_DEALER):
                    tell(state, What.SCRAP, seat, LEVEL[kind])
                    state.seats[seat].stock[COAL] += LEVEL[kind]
            crush(state, space)
            break


@routine
def refill(state: State) -> None:
    """Close up to the right; the first machine drawn takes the rightmost gap (ruling 9)."""
    gap = BELT - 1
    for space in range(BELT - 1, -1, -1):
        kind = state.belt[space]
        if kind != -1:
            state.belt[space] = -1
            state.belt[gap] = kind
            gap -= 1
    for space in range(gap, -1, -1):
        state.belt[space] = draw(state)
    tell_new_machines(state, gap)


@silent
def tell_new_machines(state: State, gap: int) -> None:
    """Tell what has come onto the conveyor, from this space to the left."""
    drawn = [state.belt[space] for space in range(gap, -1, -1) if state.belt[space] != -1]
    if drawn:
        tell(state, What.NEW_MACHINES, *drawn)
