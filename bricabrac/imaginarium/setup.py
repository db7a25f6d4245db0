"""Dealing."""

from bricabrac.engine.dice import mix, seed_dice, shuffle
from bricabrac.engine.heaps import fill
from bricabrac.engine.kernel import routine
from bricabrac.engine.pieces import PIECES
from bricabrac.imaginarium.assistants import fill_room
from bricabrac.imaginarium.cards import (
    ATTACK,
    BELT,
    CARDS,
    CLASS,
    COPIES,
    KINDS,
    LEVEL,
    MOST_SLOTS,
    OFFICE,
    SEATS,
    SPACES,
    STAFF,
    START_KIND,
    START_MACHINES,
    START_STOCK,
    TILES,
)
from bricabrac.imaginarium.planning import WITH_SABOTEURS, next_to_place
from bricabrac.imaginarium.state import Ask, Place, State, Step
from bricabrac.imaginarium.workshop import put

DECK, TABLE = int(Place.DECK), int(Place.TABLE)


@routine
def setup(state: State, seats: int, seed: int, rounds: int) -> None:
    """Deal a match for two to five; all chance comes from the seed."""
    seed_dice(state, seed)
    clear(state)
    state.players, state.rounds = seats, rounds
    draw_boards(state)
    deal_machines(state)

    # 3. Three assistants and players + 4 projects, face up.
    mix(state, state.pool, STAFF)
    state.pool_left = STAFF
    fill_room(state)
    mix(state, state.pile, TILES)
    state.pile_left = TILES
    for _ in range(seats + OFFICE):
        state.pile_left -= 1
        state.projects[state.pile[state.pile_left]] = TABLE
        state.pile[state.pile_left] = -1
    next_to_place(state)
    state.asks = Ask.PLAN


@routine
def draw_boards(state: State) -> None:
    """Each player draws a workshop board: what it starts with, and where on the track."""
    mix(state, state.pile, SEATS)
    for seat in range(state.players):
        me, board = state.seats[seat], state.pile[seat]
        me.board = board + 1
        for piece in range(PIECES):
            me.stock[piece] = START_STOCK[board][piece]
        for place in range(START_MACHINES):
            if START_KIND[board][place] != -1:
                put(me, START_KIND[board][place])
        state.track[board] = seat  # ruling 35
    fill(state.pile, SEATS, -1)
    if state.players == WITH_SABOTEURS:
        lower = 0 if state.seats[0].board < state.seats[1].board else 1
        fill(state.track, SEATS, -1)
        state.track[0], state.track[1] = 2 + lower, 3 - lower
        state.track[2], state.track[3] = lower, 1 - lower


@routine
def deal_machines(state: State) -> None:
    """Seven machines without attack, by falling level, equal ones as they came (ruling 10)."""
    for kind in range(KINDS):
        copies = COPIES[kind]
        for seat in range(state.players):
            for place in range(state.seats[seat].filled):
                copies -= state.seats[seat].slots[place] == kind
        for _ in range(copies):
            state.deck[state.left] = kind
            state.left += 1
    shuffle(state, state.deck, state.left)
    open_belt(state)
    shuffle(state, state.deck, state.left)


@routine
def open_belt(state: State) -> None:
    """Draw seven machines; attack machines among them stay in the deck, to be shuffled in again."""
    drawn = 0
    top = state.left
    while drawn < BELT:
        top -= 1
        kind = state.deck[top]
        if CLASS[kind] != ATTACK:
            for below in range(top, state.left - 1):
                state.deck[below] = state.deck[below + 1]
            state.left -= 1
            state.deck[state.left] = -1
            space = drawn
            while space > 0 and LEVEL[state.belt[space - 1]] < LEVEL[kind]:
                state.belt[space] = state.belt[space - 1]
                space -= 1
            state.belt[space] = kind
            drawn += 1


@routine
def clear(state: State) -> None:
    """An empty table."""
    for seat in state.seats:
        seat.board = seat.points = seat.filled = seat.down = seat.staff = 0
        seat.dial = -1
        fill(seat.stock, PIECES, 0)
        fill(seat.slots, MOST_SLOTS, -1)
        fill(seat.yard, KINDS, 0)
    fill(state.deck, CARDS, -1)
    fill(state.crusher, KINDS, 0)
    fill(state.loose, KINDS, 0)
    fill(state.assistants, STAFF, DECK)
    fill(state.pool, STAFF, -1)
    fill(state.projects, TILES, DECK)
    fill(state.pile, TILES, -1)
    fill(state.done, TILES, 0)
    fill(state.belt, BELT, -1)
    fill(state.spaces, SPACES + SEATS, -1)
    fill(state.track, SEATS, -1)
    clear_turn(state)
    state.left = state.pool_left = state.pile_left = 0
    state.players = state.rounds = state.active = 0
    state.round = 1
    state.step = Step.PLANNING
    state.asks = Ask.NOTHING


@routine
def clear_turn(state: State) -> None:
    """Nothing under way."""
    state.figure = state.space = -1
    state.used = state.owed = state.least = state.todo = state.times = state.portions = 0
    state.doing = state.stack = state.target = state.machine = -1
    state.met = 0
    state.borrowed = state.dived = False
