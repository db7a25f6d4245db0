"""Dealing."""

from bricabrac.engine.dice import mix, roll, seed_dice, shuffle
from bricabrac.engine.heaps import fill
from bricabrac.engine.kernel import routine
from bricabrac.engine.pieces import PIECES
from bricabrac.nicodemus.cards import (
    CARDS,
    DECK,
    HAND,
    IN_PLAY,
    KINDS,
    SPACES,
    START,
    SUPPLY,
    SYMBOLS,
    TILES,
    WORKSHOP,
)
from bricabrac.nicodemus.hand import draw
from bricabrac.nicodemus.row import lay
from bricabrac.nicodemus.state import Ask, Place, State

PILE, TABLE = int(Place.PILE), int(Place.TABLE)


@routine
def setup(state: State, seats: int, seed: int) -> None:
    """Deal a match for two; all chance comes from the seed."""
    seed_dice(state, seed)
    clear(state)

    # 1. Projects: six face up, the rest face down.
    mix(state, state.pile, TILES)
    state.pile_left = TILES
    for _ in range(IN_PLAY):
        state.pile_left -= 1
        state.place[state.pile[state.pile_left]] = TABLE
        state.pile[state.pile_left] = -1

    # 2. Machines: one on the bric-a-brac, five to each hand.
    for place in range(CARDS):
        state.deck[place] = DECK[place]
    shuffle(state, state.deck, CARDS)
    state.left = CARDS - 1
    lay(state, state.deck[state.left])
    state.deck[state.left] = -1
    state.first = state.active = roll(state, seats)
    draw(state, state.first, HAND)
    draw(state, 1 - state.first, HAND)

    # 3. What the first and the second player have.
    for order in range(2):
        player = state.seats[state.first if order == 0 else 1 - state.first]
        for piece in range(PIECES):
            player.stock[piece] = START[order][piece]
            state.reserve[piece] -= START[order][piece]


@routine
def clear(state: State) -> None:
    """An empty table: all pieces in the reserve, everything else nowhere."""
    for seat in state.seats:
        seat.points = seat.cards = seat.machines = 0
        fill(seat.stock, PIECES, 0)
        fill(seat.hand, KINDS, 0)
        fill(seat.known, KINDS, 0)
        fill(seat.aside, KINDS, 0)
        fill(seat.saves, len(SYMBOLS), 0)
        fill(seat.workshop, WORKSHOP, -1)
    for piece in range(PIECES):
        state.reserve[piece] = SUPPLY[piece]
    fill(state.row, SPACES, -1)
    fill(state.coal, SPACES, 0)
    fill(state.deck, CARDS, -1)
    fill(state.discard, KINDS, 0)
    fill(state.place, TILES, PILE)
    fill(state.pile, TILES, -1)
    state.length = state.left = state.pile_left = 0
    state.first = state.active = state.turns = 0
    state.exhausted = False
    state.asks = Ask.TURN
    state.effect = state.machine = state.space = state.project = -1
    state.exchanges = state.used = 0
    fill(state.drawn, 2, -1)
