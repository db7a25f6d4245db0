"""Who sees what; dealing the unseen anew.

A view is a state in which everything the seat may not know is blank. Dealing anew fills the
blanks, so it cannot use what the seat does not see.
"""

from bricabrac.engine.dice import hide_dice, loosen_dice, shuffle
from bricabrac.engine.heaps import fill
from bricabrac.engine.kernel import routine, rule
from bricabrac.nicodemus.cards import COPIES, KINDS, TILES
from bricabrac.nicodemus.hand import draw
from bricabrac.nicodemus.state import Ask, Place, State

SPECTATOR = -1  # the eyes of nobody at the table
UNSEEN, PILE, DRAWN, GONE = (
    int(place) for place in (Place.UNSEEN, Place.PILE, Place.DRAWN, Place.GONE)
)


@routine
def hide(state: State, seat: int) -> None:
    """Blank what a seat, or a spectator, may not know."""
    for other in range(2):
        if other != seat:
            hand = state.seats[other]
            for kind in range(KINDS):
                # A card stolen from this seat is known to it; spectators never saw it (ruling 4).
                hand.hand[kind] = hand.known[kind] if seat != SPECTATOR else 0
    if seat == SPECTATOR:
        for hand in state.seats:
            fill(hand.known, KINDS, 0)
    fill(state.deck, state.left, -1)
    for project in range(TILES):
        if not is_seen(state, project, seat):
            state.place[project] = UNSEEN
    fill(state.pile, state.pile_left, -1)
    if state.active != seat:
        fill(state.drawn, 2, -1)
    hide_dice(state)


@rule
def is_seen(state: State, project: int, seat: int) -> bool:
    """Whether a seat knows where a project lies. What goes back into the box goes unseen."""
    place = state.place[project]
    if place == DRAWN:
        return state.active == seat
    if place >= GONE:
        return place == GONE + seat
    return place != PILE


@routine
def redeal(state: State, seat: int, seed: int) -> None:
    """Deal anew what a seat does not see: the foe's hand, deck, projects and dice."""
    hide(state, seat)
    loosen_dice(state, seed)
    redeal_machines(state, seat)
    redeal_projects(state, seat)


@routine
def redeal_machines(state: State, seat: int) -> None:
    """Everything that lies nowhere is in the deck or in a hand that is not seen."""
    unseen = 0
    for kind in range(KINDS):
        missing = COPIES[kind] - state.discard[kind]
        for space in range(state.length):
            missing -= state.row[space] == kind
        for place in state.seats:
            missing -= place.hand[kind] + place.aside[kind]
            for machine in range(place.machines):
                missing -= place.workshop[machine] == kind
        for _ in range(missing):
            state.deck[unseen] = kind
            unseen += 1
    shuffle(state, state.deck, unseen)
    state.left = unseen
    for other in range(2):
        if other != seat:
            hand = state.seats[other]
            wanted = hand.cards
            hand.cards = 0
            for kind in range(KINDS):
                hand.cards += hand.hand[kind]
            draw(state, other, wanted - hand.cards)


@routine
def redeal_projects(state: State, seat: int) -> None:
    """What is unseen is in the pile, drawn by the foe, or was put into the box by it."""
    unseen = 0
    for project in range(TILES):
        if state.place[project] == UNSEEN:
            state.pile[unseen] = project
            unseen += 1
    shuffle(state, state.pile, unseen)
    if state.asks == Ask.KEEP and state.drawn[0] == -1:
        for place in range(2):
            unseen -= 1
            state.drawn[place] = state.pile[unseen]
            state.place[state.drawn[place]] = DRAWN
            state.pile[unseen] = -1
    for place in range(unseen):
        if place < state.pile_left:
            state.place[state.pile[place]] = PILE
        else:
            state.place[state.pile[place]] = GONE + (1 if seat == 0 else 0)
            state.pile[place] = -1


def reveals(before: State, after: State) -> bool:
    """Whether an action brought anything hidden to light: a card, a project or a throw."""
    return (
        before.dice != after.dice
        or before.left != after.left
        or before.pile_left != after.pile_left
    )
