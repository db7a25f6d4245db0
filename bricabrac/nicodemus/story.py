"""What can happen: the words in which the rules tell it, each with its facts."""

from enum import IntEnum

from bricabrac.engine.kernel import named


@named
class What(IntEnum):
    """What happened. The first fact is the seat, and others follow."""

    # A turn.
    PLAYS = 0  # machine
    PASSES = 1
    COAL = 2  # machine, used for charcoalium
    PRODUCTION = 3  # machine
    EFFECT = 4  # machine
    COPIES = 5  # machine
    TURN_OVER = 6  # nothing is left to be asked; what follows ends the turn

    # Pieces.
    GAINS = 7  # piece, how many, how many of them from the foe
    RETURNS = 8  # piece, how many
    STEALS = 9  # piece, how many
    EXCHANGES = 10  # piece given, piece wanted; then what was returned and gained
    STOPS_EXCHANGES = 11

    # Cards and projects.
    DRAWS = 12  # machine, a secret
    DISCARDS = 13  # machine, of the hand
    LOSES = 14  # machine, of the hand, at random
    STEALS_CARD = 15  # machine, a secret of the two seats
    FINDS_NO_CARD = 16
    SCRAPS = 17  # machine, charcoalium that lay on it
    DRAWS_PROJECT = 18  # project, a secret
    KEEPS = 19  # project
    BOXES = 20  # project, a secret

    # Repairs.
    BEGINS_REPAIR = 21  # machine
    REPAIRS = 22  # machine, points; then what was paid
    LEAVES_COAL = 23  # machine that the charcoalium was put on
    TAKES_COAL = 24  # how many
    BEGINS_PROJECT = 25  # project
    COMPLETES = 26  # project, points; then what was used
    USES = 27  # machine
    STOPS_PROJECTS = 28

    # The end of a turn, and of the match.
    SETS_ASIDE = 29  # machine
    IS_FULL = 30  # machine that stays in the workshop; then what is set aside
    FLUSHES = 31  # then what is scrapped
    EXHAUSTED = 32
    GOAL = 33  # points
    OVER = 34  # what decided, who has won (a bit each), the points of both seats
