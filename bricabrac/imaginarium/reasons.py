"""Why an action is not legal, by name and number."""

from enum import IntEnum

from bricabrac.engine.kernel import named


@named
class Refusal(IntEnum):
    """Why an action is not legal."""

    NONE = 0
    OVER = 1
    NOT_ASKED = 2
    NO_MACHINE_THERE = 3
    OCCUPIED = 4
    NOT_IN_WORKSHOP = 5
    ALREADY_USED = 6
    FACE_DOWN = 7
    TOO_FEW_RESOURCES = 8
    NO_MOONLIGHTER = 9
    ALREADY_BORROWED = 10
    NOT_OFFERED = 11
    WRONG_AMOUNT = 12
    NOT_IN_STOCK = 13
    NOT_IN_ORDER = 14
    NOT_NEIGHBOURS = 15
    SAME_PAIR = 16
    NOT_CHOSEN = 17
    NOTHING_TO_DO = 18
    NOT_IN_YARD = 19
    NOT_IN_OFFICE = 20
    NO_SUCH_SLOT = 21
    SAME_CHOICE = 22
    NOT_IN_CRUSHER = 23
    NOT_ALONE = 24
    NOT_IN_COST = 25
    NOT_COMBINED = 26
    NOT_LOOSE = 27
    TOO_MANY_SLOTS = 28
    TOO_LITTLE_COAL = 29
    NOT_IN_ROOM = 30
    NOT_AVAILABLE = 31
    ALREADY_DONE = 32
    NOT_MET = 33
    MUST_ANSWER = 34


# The ruling that a refusal rests on, where there is one.
RULINGS = {
    Refusal.TOO_FEW_RESOURCES: 14,
    Refusal.FACE_DOWN: 22,
    Refusal.NOT_OFFERED: 19,
    Refusal.SAME_PAIR: 11,
    Refusal.TOO_MANY_SLOTS: 12,
}
