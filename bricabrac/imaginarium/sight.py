"""Who sees what; dealing the unseen anew.

All gains and payments are public, so a seat that keeps count knows what is behind the screens:
``hide`` leaves stocks and points, ``screen`` blanks them, too.
"""

from bricabrac.engine.dice import hide_dice, loosen_dice, shuffle
from bricabrac.engine.heaps import fill
from bricabrac.engine.kernel import routine
from bricabrac.engine.pieces import PIECES
from bricabrac.imaginarium.assistants import SECRET_PROJECTS, has
from bricabrac.imaginarium.cards import BELT, COPIES, KINDS, STAFF, TILES
from bricabrac.imaginarium.projects import look_for_projects
from bricabrac.imaginarium.stacks import PART_COUNT, PART_KIND, PARTS
from bricabrac.imaginarium.state import Ask, Place, State, Step

SPECTATOR = -1  # the eyes of nobody at the table
UNSEEN, DECK, OWN = int(Place.UNSEEN), int(Place.DECK), int(Place.OWN)


@routine
def hide(state: State, seat: int) -> None:
    """Blank what a seat, or a spectator, cannot know: deck orders, secret projects, dice."""
    fill(state.deck, state.left, -1)
    fill(state.pool, state.pool_left, -1)
    fill(state.pile, state.pile_left, -1)
    for project in range(TILES):
        lies = state.projects[project]
        if lies == DECK or (lies >= OWN and lies != OWN + seat):
            state.projects[project] = UNSEEN
            state.met &= ~(1 << project)
    hide_dice(state)


@routine
def screen(state: State, seat: int) -> None:
    """Blank, besides, what lies behind the screens of others; at the end they are lifted."""
    hide(state, seat)
    if state.asks != Ask.OVER:
        for other in range(state.players):
            if other != seat:
                foe = state.seats[other]
                foe.points = -1
                fill(foe.stock, PIECES, -1)
        if state.active != seat:
            state.met = 0  # it would tell of a heap of charcoalium


@routine
def redeal(state: State, seat: int, seed: int) -> None:
    """Deal anew what a seat does not see, from nothing but what it sees."""
    hide(state, seat)
    loosen_dice(state, seed)
    redeal_machines(state)
    unseen = 0
    for assistant in range(STAFF):
        if state.assistants[assistant] == DECK:
            state.pool[unseen] = assistant
            unseen += 1
    shuffle(state, state.pool, unseen)
    redeal_projects(state, seat)
    if state.step == Step.PROJECTS:
        look_for_projects(state)


@routine
def redeal_machines(state: State) -> None:
    """What lies nowhere else is in the deck."""
    unseen = 0
    for kind in range(KINDS):
        missing = COPIES[kind] - state.crusher[kind] - state.loose[kind]
        for space in range(BELT):
            missing -= state.belt[space] == kind
        for seat in range(state.players):
            me = state.seats[seat]
            missing -= me.yard[kind]
            for place in range(me.filled):
                for part in range(PARTS):
                    if PART_KIND[me.slots[place]][part] == kind:
                        missing -= PART_COUNT[me.slots[place]][part]
        for _ in range(missing):
            state.deck[unseen] = kind
            unseen += 1
    shuffle(state, state.deck, unseen)


@routine
def redeal_projects(state: State, seat: int) -> None:
    """What is unseen is in the pile, or behind the screen of whoever hired secret_projects."""
    unseen = 0
    for project in range(TILES):
        if state.projects[project] == UNSEEN:
            state.projects[project] = DECK
            state.pile[unseen] = project
            unseen += 1
    shuffle(state, state.pile, unseen)
    for other in range(state.players):
        if other != seat and has(state.seats[other], SECRET_PROJECTS):
            for place in range(state.pile_left, unseen):
                state.projects[state.pile[place]] = OWN + other
                state.pile[place] = -1


def reveals(before: State, after: State) -> bool:
    """Whether anything hidden came to light: a card drawn, a deck shuffled, a secret shown."""
    secrets = [
        (was, now) for was, now in zip(before.projects, after.projects, strict=True) if was != now
    ]
    return (
        before.dice != after.dice
        or before.left != after.left
        or before.pool_left != after.pool_left
        or before.pile_left != after.pile_left
        or any(was >= OWN for was, _ in secrets)
    )
