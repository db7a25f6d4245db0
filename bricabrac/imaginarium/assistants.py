"""The thirteen: who has them, and what they change."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import tell, whisper
from bricabrac.imaginarium.cards import (
    ANNEX_SLOTS,
    BROKER_PRICE,
    HIRED,
    POINT_PRICE,
    ROOM,
    SLOTS,
    STAFF,
    TRANSACTIONS,
    WAGE,
    WHOLESALE,
    Assistant,
)
from bricabrac.imaginarium.state import Place, Seat, State
from bricabrac.imaginarium.story import What

(
    FREE_HAND,
    SCRAP_DEALER,
    DOUBLE_SHIFT,
    PATRON,
    BARGAIN_HUNTER,
    ANNEX,
    DECK_DIVER,
    SECRET_PROJECTS,
    DIPLOMA_BROKER,
    WHOLESALER,
    SHOWMAN,
    MOONLIGHTER,
    HOARDER,
) = (int(assistant) for assistant in Assistant)
TABLE, OWN = int(Place.TABLE), int(Place.OWN)
SECRETS = 2


@rule
def has(seat: Seat, assistant: int) -> bool:
    """Whether a seat has hired this assistant."""
    return seat.staff >> assistant & 1 == 1


@rule
def slots_of(seat: Seat) -> int:
    """How many slots a seat may use."""
    return SLOTS + ANNEX_SLOTS * has(seat, ANNEX)


@rule
def transactions_of(seat: Seat) -> int:
    """How many transactions a seat may make."""
    return WHOLESALE if has(seat, WHOLESALER) else TRANSACTIONS


@rule
def point_price(seat: Seat) -> int:
    """What a victory point costs in trade."""
    return BROKER_PRICE if has(seat, DIPLOMA_BROKER) else POINT_PRICE


@rule
def hired(seat: Seat) -> int:
    """How many assistants a seat has."""
    count = 0
    for assistant in range(STAFF):
        count += seat.staff >> assistant & 1
    return count


@routine
def recruit(state: State, assistant: int) -> None:
    """Hire an assistant, who works from now on (ruling 18)."""
    me = state.seats[state.active]
    tell(state, What.RECRUITS, state.active, assistant, WAGE[assistant])
    me.stock[COAL] -= WAGE[assistant]
    me.staff |= 1 << assistant
    state.assistants[assistant] = OWN + state.active
    if assistant == SECRET_PROJECTS:
        for _ in range(min(SECRETS, state.pile_left)):
            state.pile_left -= 1
            project = state.pile[state.pile_left]
            whisper(state, 1 << state.active, What.DRAWS_PROJECT, state.active, project)
            state.projects[project] = OWN + state.active
            state.pile[state.pile_left] = -1


@rule
def can_hire(state: State, assistant: int) -> bool:
    """Whether an assistant waits in the meeting room, and the active seat can pay (ruling 3)."""
    me = state.seats[state.active]
    return state.assistants[assistant] == TABLE and me.stock[COAL] >= WAGE[assistant]


def cheapest(state: State) -> int:
    """The lowest wage of the assistants in the meeting room, or 0 if it is empty."""
    waiting = [WAGE[card] for card in range(STAFF) if state.assistants[card] == TABLE]
    return min(waiting, default=0)


@routine
def can_hire_any(state: State) -> bool:
    """Whether the active seat can recruit at all: three at the most in a game."""
    if hired(state.seats[state.active]) >= HIRED:
        return False
    for assistant in range(STAFF):
        if can_hire(state, assistant):
            return True
    return False


@routine
def fill_room(state: State) -> None:
    """Fill the meeting room up, as long as there are assistants."""
    waiting = 0
    for assistant in range(STAFF):
        waiting += state.assistants[assistant] == TABLE
    for _ in range(min(ROOM - waiting, state.pool_left)):
        state.pool_left -= 1
        assistant = state.pool[state.pool_left]
        tell(state, What.NEW_ASSISTANT, assistant)
        state.assistants[assistant] = TABLE
        state.pool[state.pool_left] = -1
