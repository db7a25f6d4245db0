"""What can be done, numbered. The actions that answer one question stand side by side."""

from itertools import combinations

from bricabrac.engine.kernel import table
from bricabrac.engine.numbering import Numbering
from bricabrac.engine.pieces import RESOURCES, WORDS
from bricabrac.imaginarium.cards import (
    ASSISTANTS,
    BELT,
    BUNDLE_NAMES,
    DEEDS,
    EXTRACTORS,
    KINDS,
    MACHINES,
    MOST_SLOTS,
    PAIRS,
    PROJECTS,
    SINGLES,
)
from bricabrac.imaginarium.stacks import STACK_NAMES, USABLE
from bricabrac.imaginarium.state import Ask

# Which machines a verb can be done to.
_BORROWED = [m.id for m in MACHINES.values() if m.kind in ("production", "transformation")]
_RECOVERED = [m.id for m in MACHINES.values() if m.kind != "attack" and m.id != "S1"]
_DISMANTLED = [m.id for m in MACHINES.values() if m.kind != "special"]
_IDS = list(MACHINES)
RECOVERED = table(_IDS.index(id) for id in _RECOVERED)
DISMANTLED = table(_IDS.index(id) for id in _DISMANTLED)
RECOVERABLE, DISMANTLABLE = len(_RECOVERED), len(_DISMANTLED)

_PAIRS = list(combinations(range(len(DEEDS)), 2))
PAIR = table(1 << one | 1 << other for one, other in _PAIRS)  # the actions of a pair, as bits
IS_NEIGHBOURS = table((other - one) in (1, len(DEEDS) - 1) for one, other in _PAIRS)
_RESOURCES = [WORDS[piece] for piece in RESOURCES]

NUMBERING = Numbering(
    reserve=BELT,  # the machine on this space of the conveyor
    extractor=EXTRACTORS,
    use=[STACK_NAMES[stack] for stack in USABLE],  # a slot, by what it holds
    borrow=_BORROWED,  # moonlighter: a machine of an opponent
    give=BUNDLE_NAMES[:PAIRS],  # what a transformation machine takes
    take=BUNDLE_NAMES,  # what P6 makes; out of the cost of a broken machine
    dive=None,  # deck_diver
    pay=_RESOURCES,  # two for each missing charcoalium, one by one
    choose=[f"{DEEDS[one]}+{DEEDS[other]}" for one, other in _PAIRS],
    do=DEEDS,
    repair=_IDS,
    apply=None,
    cancel=PROJECTS,
    recover=_RECOVERED,
    dismantle=[f"{state} {id}" for state in ("broken", "repaired") for id in _DISMANTLED],
    receive=["resources", "points"],
    slot=MOST_SLOTS,  # A6: turn it face down; Reorganise: take it apart
    combine=STACK_NAMES[KINDS:],
    buy=[*_RESOURCES, "point"],
    sell=_RESOURCES,
    recruit=ASSISTANTS,
    complete=PROJECTS,
    stop=None,  # no more of it, or no, thank you; the last, since many questions allow it
)
ACTIONS = len(NUMBERING)

RESERVE, EXTRACTOR, USE, BORROW = map(NUMBERING.start, ("reserve", "extractor", "use", "borrow"))
GIVE, TAKE, DIVE, PAY = map(NUMBERING.start, ("give", "take", "dive", "pay"))
CHOOSE, DO, REPAIR, APPLY = map(NUMBERING.start, ("choose", "do", "repair", "apply"))
CANCEL, RECOVER, DISMANTLE = map(NUMBERING.start, ("cancel", "recover", "dismantle"))
RECEIVE, SLOT, COMBINE = map(NUMBERING.start, ("receive", "slot", "combine"))
BUY, SELL, RECRUIT, COMPLETE = map(NUMBERING.start, ("buy", "sell", "recruit", "complete"))
STOP = NUMBERING.start("stop")
DISMANTLE_REPAIRED = DISMANTLE + DISMANTLABLE
BUY_POINT = SELL - 1
RECEIVE_POINTS = RECEIVE + 1

# The actions that answer each question, besides stop: from the first to the one before the last.
ANSWERS = {
    Ask.PLAN: (RESERVE, USE),
    Ask.USE: (USE, GIVE),
    Ask.GIVE: (GIVE, TAKE),
    Ask.TAKE: (TAKE, TAKE + SINGLES),
    Ask.DIVE: (DIVE, PAY),
    Ask.PAY: (PAY, CHOOSE),
    Ask.DIAL: (CHOOSE, DO),
    Ask.ACT: (DO, REPAIR),
    Ask.REPAIR: (REPAIR, APPLY),
    Ask.EFFECT: (APPLY, CANCEL),
    Ask.CANCEL: (CANCEL, RECOVER),
    Ask.DEACTIVATE: (SLOT, COMBINE),
    Ask.RECOVER: (RECOVER, DISMANTLE),
    Ask.DISMANTLE: (DISMANTLE, RECEIVE),
    Ask.SALVAGE: (TAKE, DIVE),
    Ask.RECEIVE: (RECEIVE, SLOT),
    Ask.SEPARATE: (SLOT, BUY),
    Ask.COMBINE: (COMBINE, BUY),
    Ask.TRADE: (BUY, RECRUIT),
    Ask.RECRUIT: (RECRUIT, COMPLETE),
    Ask.PROJECTS: (COMPLETE, STOP),
    Ask.OVER: (0, 0),
}
FIRST = table(first for first, _ in ANSWERS.values())
LAST = table(last for _, last in ANSWERS.values())
