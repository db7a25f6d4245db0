"""The table, field by field.

Machines are numbers of a kind (cards.Kind), slots hold numbers of a stack (stacks.STACK_NAMES),
assistants and projects are numbers of a card. -1 is "nothing here", or, in a view, "not seen".
Heaps without an order are counts by kind.
"""

from enum import IntEnum

from bricabrac.engine.dice import DICE
from bricabrac.engine.kernel import named
from bricabrac.engine.layout import Layout, each, flag, number, numbers
from bricabrac.imaginarium.cards import BELT, CARDS, KINDS, MOST_SLOTS, SEATS, SPACES, STAFF, TILES


@named
class Step(IntEnum):
    """Where in the round we are; the steps of a turn are those of the rulebook."""

    PLANNING = 0
    USE = 1  # step 1
    BEFORE = 2  # step 2: deck_diver, the fetch, deck_diver
    FETCH = 3
    AFTER = 4
    DIAL = 5  # step 3: the pair, and its two actions
    ACTIONS = 6
    PROJECTS = 7  # step 4
    OVER = 8


@named
class Ask(IntEnum):
    """What the active seat is being asked."""

    PLAN = 0  # a space for ``figure``
    USE = 1  # a machine to use, or stop
    GIVE = 2  # resources for the transformation machine ``stack``
    TAKE = 3  # a resource of one's choice from ``stack``
    DIVE = 4  # deck_diver: buy the top machine of the deck, or stop
    PAY = 5  # one of ``owed`` resources, in the order of the pieces
    DIAL = 6  # a pair of actions
    ACT = 7  # which action of ``todo``, or stop
    REPAIR = 8  # a machine of the yard; the second time, or stop
    EFFECT = 9  # apply the effect of ``stack``, just repaired, or stop
    CANCEL = 10  # A5: a project of the design office, or stop
    DEACTIVATE = 11  # A6: a slot of ``target``, or stop
    RECOVER = 12  # S1: a machine of the crusher
    DISMANTLE = 13  # a machine; the second time, or stop
    SALVAGE = 14  # resources out of the cost of the broken ``machine``
    RECEIVE = 15  # for the repaired ``machine``: resources or points
    SEPARATE = 16  # Reorganise: take a slot apart, go on to combine, or stop
    COMBINE = 17  # Reorganise: a combination of loose machines, or stop
    TRADE = 18  # a transaction, or stop
    RECRUIT = 19  # an assistant
    PROJECTS = 20  # a project to complete, or stop
    OVER = 21  # nothing: the match has ended
    NOTHING = 22  # in the middle of an action only


@named
class Place(IntEnum):
    """Where an assistant or a project lies."""

    UNSEEN = -1  # in a view only
    DECK = 0
    TABLE = 1  # in the meeting room, in the design office
    GONE = 2  # out of the game
    OWN = 3  # with seat 0; 4: with seat 1, and so on


class Seat(Layout):
    board = number()  # the number of the workshop board
    stock = numbers(4)  # pieces by kind, see pieces.Piece
    points = number()
    slots = numbers(MOST_SLOTS)  # stacks of repaired machines, in the order of their numbers
    filled = number()  # how many slots are occupied
    down = number()  # a bit for every slot that A6 has turned face down
    yard = numbers(KINDS)  # broken machines
    staff = number()  # a bit for every assistant
    dial = number()  # the pair of the last turn, see actions.PAIR


class State(Layout):
    seats = each(Seat, SEATS)
    players = number()
    round = number()  # the first is 1
    rounds = number()  # the last round, whatever happens; 0: no limit (ruling 36)

    belt = numbers(BELT)  # machines on the conveyor, from the deck to the crusher
    deck = numbers(CARDS)  # machines face down, the top one last
    left = number()  # machines in the deck
    crusher = numbers(KINDS)
    assistants = numbers(STAFF)  # where each one is, see Place
    pool = numbers(STAFF)  # assistants face down, the top one last
    pool_left = number()
    projects = numbers(TILES)  # where each one is, see Place; OWN: secret projects
    pile = numbers(TILES)  # projects face down, the top one last
    pile_left = number()
    done = numbers(TILES)  # a bit for every seat that has completed the project

    # Figures: the handyman of a seat has its number; with two players 2 and 3 are the saboteurs.
    track = numbers(SEATS)  # the initiative track: the figure on each number
    spaces = numbers(SPACES + SEATS)  # figures on belt and extractors, and, behind, those off them
    figure = number()  # being placed, or at work
    space = number()  # where the figure at work stands; -1 in planning

    active = number()  # the seat to act
    step = number()  # see Step
    asks = number()  # see Ask
    used = number()  # step 1: a bit for every slot that has been used
    borrowed = flag()  # step 1: moonlighter has been used
    dived = flag()  # step 2: deck_diver has been used
    owed = number()  # step 2: resources still to be paid
    least = number()  # the smallest piece or combination that may still be named
    todo = number()  # step 3: a bit for every action that may still be done
    doing = number()  # the action under way, see cards.Deed
    times = number()  # how often it may still be done: repairs, dismantlings, transactions
    stack = number()  # whose effect is being applied
    portions = number()  # how often it may still be applied
    target = number()  # A6: the seat to be hit next
    machine = number()  # being dismantled
    loose = numbers(KINDS)  # Reorganise: the machines that are not combined
    met = number()  # step 4: a bit for every project that can be completed now
    dice = numbers(DICE, bits=64)


def bits(value: int) -> list[int]:
    """The numbers of the bits that are set, in a field that has one for each."""
    return [place for place in range(value.bit_length()) if value >> place & 1]
