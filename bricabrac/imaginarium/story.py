"""What can happen, in the order of a round. The rules tell it; ``telling.py`` has the words."""

from enum import IntEnum, auto

from bricabrac.engine.kernel import named


@named
class What(IntEnum):
    """What happens, and the numbers that are told with it. ``seat`` is whoever does it."""

    # Planning.
    RESERVES = auto()  # figure, players, space, machine
    GOES_TO = auto()  # figure, players, space: an extractor, or none that is free (ruling 7)
    SABOTAGES = auto()  # figure, players, space, machine

    # Steps 1 and 2.
    USES = auto()  # seat, stack
    BORROWS = auto()  # seat, stack
    FEEDS = auto()  # seat, stack, bundle
    DECLINES = auto()  # seat, stack: what it would do is not wanted
    GAINS = auto()  # seat, piece, count
    SCORES = auto()  # seat, points
    FACE_UP = auto()  # seat, stacks
    TAKES_COAL = auto()  # seat, extractor, count
    FETCHES_NOTHING = auto()  # seat
    COMES_FOR = auto()  # seat, machine
    PAYS = auto()  # seat, piece, count
    OWES = auto()  # seat, count
    FETCHES = auto()  # seat, machine
    FAILS = auto()  # seat, machine
    DIVES = auto()  # seat, machine, price

    # Step 3.
    CHOOSES = auto()  # seat, pair
    BEGINS = auto()  # seat, deed
    EXTRACTS = auto()  # seat, count
    REPAIRS = auto()  # seat, machine
    PROTECTED = auto()  # seat
    GIVES_UP = auto()  # seat, piece, count
    KEEPS = auto()  # seat, piece, count, rest
    CANCELS = auto()  # seat, project
    NO_PROJECT = auto()
    DEACTIVATES = auto()  # seat, foe, stack
    SPARES = auto()  # seat, foe
    RECYCLES = auto()
    RECYCLES_NOTHING = auto()
    RECOVERS = auto()  # seat, machine
    DISMANTLES = auto()  # seat, machine
    DISMANTLES_BROKEN = auto()  # seat, machine
    SALVAGES = auto()  # seat, bundle
    RECEIVES = auto()  # seat, machine: twice its cost
    SEPARATES = auto()  # seat, stack
    COMBINES = auto()  # seat, stack
    REORGANISED = auto()  # seat, stacks
    BUYS = auto()  # seat, piece, price
    SELLS = auto()  # seat, piece, price
    BUYS_POINT = auto()  # seat, price
    RECRUITS = auto()  # seat, assistant, wage
    DRAWS_PROJECT = auto()  # seat, project: only the seat knows which

    # Step 4, and the end of a turn.
    COMPLETES = auto()  # seat, project, points
    GONE = auto()  # secret project
    STOPS = auto()  # seat, question
    ENDS_TURN = auto()  # seat, number of the initiative track

    # The end of a round, and of the match.
    CRUSHES = auto()  # machine
    SCRAP = auto()  # seat, count
    RESHUFFLES = auto()
    NEW_MACHINES = auto()  # machines
    NEW_ASSISTANT = auto()  # assistant
    ROUND = auto()  # number
    GOAL = auto()  # seat, points
    LAST_ROUND = auto()  # number
    MAJORITY = auto()  # seat, piece, count, points
    ENDS = auto()  # what decided, winners as bits, points of all
