"""The bric-a-brac: machines in the order in which they were laid, with charcoalium on them."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import tell
from bricabrac.nicodemus.cards import ROW, SHOWS, SPACES
from bricabrac.nicodemus.state import State
from bricabrac.nicodemus.story import What


@rule
def lay(state: State, kind: int) -> None:
    """Put a machine on the next space."""
    state.row[state.length] = kind
    state.coal[state.length] = 0
    state.length += 1


@rule
def lift(state: State, space: int) -> int:
    """Take a machine away, without its charcoalium; the gap closes through both rows."""
    kind = state.row[space]
    state.length -= 1
    for place in range(space, state.length):
        state.row[place] = state.row[place + 1]
        state.coal[place] = state.coal[place + 1]
    state.row[state.length] = -1
    state.coal[state.length] = 0
    return kind


@routine
def scrap(state: State, space: int) -> int:
    """Discard a machine; its charcoalium is back in the reserve before anything else (ruling 3)."""
    lying = state.coal[space]
    state.reserve[COAL] += lying
    kind = lift(state, space)
    state.discard[kind] += 1
    tell(state, What.SCRAPS, state.active, kind, lying)
    return kind


@routine
def flush(state: State) -> None:
    """If both rows are full at the end of a turn, the top row goes (ruling 10)."""
    if state.length == SPACES:
        tell(state, What.FLUSHES, state.active)
        for _ in range(ROW):
            scrap(state, 0)


@rule
def showing(state: State, symbol: int) -> int:
    """How many machines of the bric-a-brac show a symbol, the one just played included."""
    count = 0
    for space in range(state.length):
        count += SHOWS[state.row[space]] == symbol
    return count
