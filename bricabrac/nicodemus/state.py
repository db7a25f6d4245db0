"""The table, field by field.

Machines are numbers of a kind (see cards.Effect), projects numbers of a tile; -1 is "nothing
here", or, in a view, "not seen". Heaps without an order are counts by kind.
"""

from enum import IntEnum

from bricabrac.engine.dice import DICE
from bricabrac.engine.kernel import named
from bricabrac.engine.layout import Layout, digit, digits, each, flag, number, numbers
from bricabrac.nicodemus.cards import CARDS, KINDS, SPACES, TILES, WORKSHOP


@named
class Ask(IntEnum):
    """What the active seat is being asked."""

    TURN = 0  # play, repair or pass
    WAY = 1  # the machine just played: coal, produce or effect
    PRODUCE = 2  # a resource for a wild production zone
    NAME = 3  # B5: a resource
    DISCARD = 4  # U1: a machine of the hand
    REMOVE = 5  # U2, U3: a machine of the bric-a-brac
    COST = 6  # U1, U2, U3, U5: resources out of the cost of ``machine``
    EXCHANGE = 7  # U4: an exchange, or stop
    STEAL = 8  # R2: a resource
    RETURN = 9  # R4: resources
    KEEP = 10  # Y1: one of two projects
    COPY = 11  # Y2: a machine of the bric-a-brac
    SPARE = 12  # repair: what the wild reductions are used for
    PROJECTS = 13  # repair: a project to complete, or stop
    USE = 14  # the machines used for ``project``, besides the one repaired
    OVER = 15  # nothing: the match has ended
    NOTHING = 16  # in the middle of an action only


@named
class Place(IntEnum):
    """Where a project lies. The last three are followed by those of the other seat."""

    UNSEEN = -1  # in a view only
    PILE = 0
    TABLE = 1  # in play
    DRAWN = 2  # by the active seat, which is asked to keep one
    OWN = 3  # in the workshop of seat 0; 4: of seat 1
    DONE = 5  # completed by seat 0; 6: by seat 1
    GONE = 7  # put back into the box, unseen by the other, by seat 0; 8: by seat 1


class Seat(Layout):
    stock = digits(4)  # pieces by kind, see pieces.Piece
    points = number()
    hand = digits(KINDS)  # machines, by kind; in a view of the foe's only those it has seen
    cards = digit()  # how many of them
    known = digits(KINDS)  # those of them that the foe has seen: they were stolen from it
    workshop = digits(WORKSHOP)  # repaired machines, oldest first
    machines = digit()  # how many of them
    # How many of them show each symbol; kept because repairs ask for it all the time.
    saves = digits(5)
    aside = digits(KINDS)  # machines that have left the workshop


class State(Layout):
    seats = each(Seat, 2)
    reserve = digits(4)  # pieces that nobody owns
    row = digits(SPACES)  # the bric-a-brac, in the order in which it was laid
    coal = digits(SPACES)  # charcoalium lying on each machine of the row
    length = digit()  # machines in the row
    deck = digits(CARDS)  # face down, the top card last
    left = digit()  # cards in the deck
    discard = digits(KINDS)  # machines, by kind
    place = digits(TILES)  # of every project, see Place
    pile = digits(TILES)  # projects face down, the top one last
    pile_left = digit()  # projects in the pile
    first = digit()  # the seat of the first player
    active = digit()  # the seat to act
    turns = number()  # turns that are over
    exhausted = flag()  # the deck could not fill a hand
    asks = digit()  # see Ask
    effect = digit()  # the effect being applied, by the machine that has it
    machine = digit()  # the machine that the question is about
    space = digit()  # the space of the machine being repaired
    exchanges = digit()  # that are left
    drawn = digits(2)  # projects to choose from
    project = digit()  # being completed
    used = digit()  # a bit for each place of the workshop that projects of this turn have used
    dice = numbers(DICE, bits=64)
