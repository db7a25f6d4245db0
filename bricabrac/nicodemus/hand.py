"""Cards in hand: drawn, played, stolen and lost."""

from bricabrac.engine.dice import roll
from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.story import tell, whisper
from bricabrac.nicodemus.cards import HAND, KINDS
from bricabrac.nicodemus.state import Seat, State
from bricabrac.nicodemus.story import What

BOTH = 0b11  # seats, who know what spectators do not


@rule
def draw(state: State, seat: int, wanted: int) -> None:
    """Take cards from the deck, as many as there are."""
    me = state.seats[seat]
    for _ in range(min(wanted, state.left)):
        state.left -= 1
        kind = state.deck[state.left]
        state.deck[state.left] = -1
        me.hand[kind] += 1
        me.cards += 1
        whisper(state, 1 << seat, What.DRAWS, seat, kind)


@rule
def fill_hand(state: State) -> None:
    """Draw up to five. Only a real shortfall triggers the end (ruling 9)."""
    wanted = HAND - state.seats[state.active].cards
    is_short = wanted > state.left
    draw(state, state.active, wanted)
    if is_short and not state.exhausted:
        state.exhausted = True
        tell(state, What.EXHAUSTED, state.active)


@rule
def leave(seat: Seat, kind: int) -> None:
    """A card leaves the hand. If the foe knew of one like it, it now knows of one less."""
    seat.hand[kind] -= 1
    seat.cards -= 1
    if seat.known[kind] > 0:
        seat.known[kind] -= 1


@routine
def any_card(state: State, seat: Seat) -> int:
    """A card of the hand, drawn blindly (ruling 4)."""
    place = roll(state, seat.cards)
    for kind in range(KINDS):
        place -= seat.hand[kind]
        if place < 0:
            return kind
    return -1


@routine
def steal_card(state: State) -> None:
    """Take any card from the foe's hand, if there is one. Both now know of it (ruling 4)."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    if foe.cards > 0:
        kind = any_card(state, foe)
        leave(foe, kind)
        me.hand[kind] += 1
        me.cards += 1
        me.known[kind] += 1
        whisper(state, BOTH, What.STEALS_CARD, state.active, kind)
    else:
        tell(state, What.FINDS_NO_CARD, state.active)


@routine
def lose_cards(state: State, seat: int, kept: int) -> None:
    """Discard blindly until so many are left."""
    me = state.seats[seat]
    for _ in range(max(0, me.cards - kept)):
        kind = any_card(state, me)
        leave(me, kind)
        state.discard[kind] += 1
        tell(state, What.LOSES, seat, kind)
