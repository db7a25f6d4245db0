"""Dealing."""

from bricabrac.engine.dice import roll, seed_dice, shuffle
from bricabrac.engine.kernel import routine
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
    for project in range(TILES):
        state.pile[project] = project
    shuffle(state, state.pile, TILES)
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
        for piece in range(4):
            player.stock[piece] = START[order][piece]
            state.reserve[piece] -= START[order][piece]


@routine
def clear(state: State) -> None:
    """An empty table: all pieces in the reserve, everything else nowhere."""
    for seat in state.seats:
        seat.points = seat.cards = seat.machines = 0
        for piece in range(4):
            seat.stock[piece] = 0
        for kind in range(KINDS):
            seat.hand[kind] = seat.known[kind] = seat.aside[kind] = 0
        for symbol in range(len(SYMBOLS)):
            seat.saves[symbol] = 0
        for place in range(WORKSHOP):
            seat.workshop[place] = -1
    for piece in range(4):
        state.reserve[piece] = SUPPLY[piece]
    for space in range(SPACES):
        state.row[space] = -1
        state.coal[space] = 0
    for place in range(CARDS):
        state.deck[place] = -1
    for kind in range(KINDS):
        state.discard[kind] = 0
    for project in range(TILES):
        state.place[project] = PILE
        state.pile[project] = -1
    state.length = state.left = state.pile_left = 0
    state.first = state.active = state.turns = 0
    state.exhausted = False
    state.asks = Ask.TURN
    state.effect = state.machine = state.space = state.project = -1
    state.exchanges = state.used = 0
    state.drawn[0] = state.drawn[1] = -1
