"""What can be done, numbered. The actions that answer one question stand side by side."""

from bricabrac.engine.kernel import table
from bricabrac.engine.numbering import Numbering
from bricabrac.engine.pieces import RESOURCES, WORDS
from bricabrac.nicodemus.cards import BUNDLE_NAMES, MACHINES, PAIRS, PROJECTS, SINGLES, SPACES
from bricabrac.nicodemus.state import Ask

# Which machines of the workshop, besides the one just repaired, a project uses: a bit for each
# place. All three are never asked for, since there is nothing to choose then.
PARTNERS = table([0b001, 0b010, 0b100, 0b011, 0b101, 0b110])
_PARTNER_NAMES = ("1", "2", "3", "1+2", "1+3", "2+3")
_RESOURCES = [WORDS[piece] for piece in RESOURCES]

NUMBERING = Numbering(
    play=list(MACHINES),  # a machine of the hand
    repair=SPACES,  # the machine on this space of the bric-a-brac
    **{"pass": None},
    coal=None,  # three ways to use the machine just played
    produce=None,
    effect=None,
    take=BUNDLE_NAMES[:PAIRS],  # resources
    **{"return": BUNDLE_NAMES[:PAIRS]},  # resources of the foe, to the reserve
    discard=list(MACHINES),  # a machine of the hand
    remove=SPACES,  # the machine on this space
    copy=list(MACHINES),  # the effect of a machine of the bric-a-brac
    keep=list(PROJECTS),
    spare=BUNDLE_NAMES,  # what wild reductions take off the cost
    use=_PARTNER_NAMES,  # machines of the workshop, by place
    buy=_RESOURCES,  # for charcoalium
    sell=_RESOURCES,
    stop=None,  # no more exchanges, no more projects
    complete=list(PROJECTS),
)
ACTIONS = len(NUMBERING)

PLAY, REPAIR, PASS = map(NUMBERING.start, ("play", "repair", "pass"))
BY_COAL, BY_EFFECT = map(NUMBERING.start, ("coal", "effect"))
TAKE, RETURN, DISCARD = map(NUMBERING.start, ("take", "return", "discard"))
REMOVE, COPY, KEEP, SPARE = map(NUMBERING.start, ("remove", "copy", "keep", "spare"))
USE, BUY, SELL, STOP = map(NUMBERING.start, ("use", "buy", "sell", "stop"))
COMPLETE = NUMBERING.start("complete")

# The actions that answer each question: from the first to the one before the last.
ANSWERS = {
    Ask.TURN: (PLAY, BY_COAL),
    Ask.WAY: (BY_COAL, TAKE),
    Ask.PRODUCE: (TAKE, TAKE + SINGLES),
    Ask.NAME: (TAKE, TAKE + SINGLES),
    Ask.DISCARD: (DISCARD, REMOVE),
    Ask.REMOVE: (REMOVE, COPY),
    Ask.COST: (TAKE, RETURN),
    Ask.EXCHANGE: (BUY, COMPLETE),
    Ask.STEAL: (TAKE, TAKE + SINGLES),
    Ask.RETURN: (RETURN, DISCARD),
    Ask.KEEP: (KEEP, SPARE),
    Ask.COPY: (COPY, KEEP),
    Ask.SPARE: (SPARE, USE),
    Ask.PROJECTS: (STOP, ACTIONS),
    Ask.USE: (USE, BUY),
    Ask.OVER: (0, 0),
}
FIRST = table(first for first, _ in ANSWERS.values())
LAST = table(last for _, last in ANSWERS.values())
