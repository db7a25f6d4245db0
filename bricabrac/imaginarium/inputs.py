"""All that a seat sees at a glance, by name: see ``eye.py``, which looks at it."""

from bricabrac.engine.eye import Blocks
from bricabrac.engine.kernel import table
from bricabrac.engine.pieces import PIECES, RESOURCES, WORDS
from bricabrac.imaginarium import cards
from bricabrac.imaginarium.actions import NUMBERING
from bricabrac.imaginarium.cards import BELT, KINDS, SEATS
from bricabrac.imaginarium.spelling import MEANS
from bricabrac.imaginarium.stacks import STACK_NAMES, USABLE
from bricabrac.imaginarium.state import Ask, Step

# What is beyond counts as the last.
COALS, CUBES, SCORES, BROKEN, LACKS, PROMISES, BOUGHT = 24, 12, 32, 8, 4, 10, 6
GAINS, FEW_CUBES, FEW_LACKS, LEADS, ROUNDS, FEW_ROUNDS, DECK_STEP, DECK_STEPS = (
    10,
    6,
    2,
    12,
    24,
    4,
    4,
    14,
)
COMBINED = 8  # combinations that are listed, at most
PAID_WITH, DEED_COUNT = len(MEANS), len(cards.DEEDS)
IDS, CUBE_NAMES = list(cards.MACHINES), [WORDS[piece] for piece in RESOURCES]
STAFF_IDS, TILE_IDS, COMBINATIONS = cards.ASSISTANTS, cards.PROJECTS, STACK_NAMES[KINDS:]
USED_STACKS = [STACK_NAMES[stack] for stack in USABLE]
NUMBERS = range(1, SEATS + 1)
DIALS = ["none", *NUMBERING.verbs["choose"].objects]
POSSIBLE = [cards.DEEDS.index(deed) for deed in ("recruit", "repair", "trade", "dismantle")]
DEEDS = table(POSSIBLE)
GUARDED = ("charcoalium", "resources", "slots")  # in the order of stacks.GUARDS_COAL
GUARDS = len(GUARDED)
HEAP = table([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9])  # charcoalium of a rival, in steps
HEAPS = ["0", "1", "2", "3", "4", "5", "6 to 7", "8 to 10", "11 to 14", "15 or more"]
HEAPED = len(HEAP) - 1

INPUTS = Blocks()
COALS_AT = INPUTS.add("my charcoalium", "in stock", COALS)
CUBES_AT = INPUTS.add("my resources", "in stock, of each kind", CUBE_NAMES, CUBES)
POINTS = INPUTS.add("my points", "scored", SCORES)
SHOP = INPUTS.add("my workshop", "what slots hold, at least once or twice", STACK_NAMES, [1, 2])
FREE = INPUTS.add("my free slots", "how many", cards.MOST_SLOTS + 1)
DOWN = INPUTS.add("my face down", "what A6 has turned", STACK_NAMES)
TO_USE = INPUTS.add("my use", "what can still be used in step 1", USED_STACKS)
COMBINABLE = INPUTS.add("my combinations", "that can be made, the first eight", COMBINATIONS)
YARD = INPUTS.add("my yard", "broken machines, at least so many", IDS, [1, 2])
WAITING = INPUTS.add("my broken", "how many machines wait in the yard", BROKEN)
LACKING = INPUTS.add("my lacking", "resources that a broken machine lacks, if few", IDS, LACKS)
STAFFED = INPUTS.add("my assistants", "hired", STAFF_IDS)
DIAL = INPUTS.add("my dial", "the pair of the last turn", DIALS)
PROGRESS = INPUTS.add(
    "my projects", "what one that I can complete lacks, if little", TILE_IDS, LACKS
)
SECRET = INPUTS.add("my secrets", "projects behind my screen", TILE_IDS)
MAJORITY = INPUTS.add("my majorities", "pieces of which nobody has more", WORDS)
HIRABLE = INPUTS.add("my candidates", "assistants that I can pay", STAFF_IDS)
CAN = INPUTS.add(
    "my possible", "actions with which I could do anything", [cards.DEEDS[d] for d in POSSIBLE]
)
PROMISED = INPUTS.add("my promised", "points of projects that are met", PROMISES)
GAIN = INPUTS.add("my gain", "the most points of projects that a repair would bring", GAINS)
GOAL = INPUTS.add("my goal", "promised and bought points would reach it")
PURCHASE = INPUTS.add("my purchase", "points that a trade could buy", BOUGHT)

RIVAL = (
    ("charcoalium", "in stock, in steps", HEAPS),
    ("resources", "in stock, of each kind", CUBE_NAMES, FEW_CUBES),
    ("points", "scored", SCORES),
    ("workshop", "what slots hold", STACK_NAMES),
    ("free slots", "how many", cards.MOST_SLOTS + 1),
    ("face down", "whether A6 has turned a slot"),
    ("yard", "broken machines", IDS),
    ("assistants", "hired", STAFF_IDS),
    ("guarded", "what is safe from attacks", GUARDED),
    ("projects", "of the office: what one lacks, if little", TILE_IDS, FEW_LACKS),
    ("majorities", "pieces of which nobody has more", PIECES + 1),
)


def side_of(whose: str) -> list[int]:
    """Room for what is seen of a rival: where each block starts."""
    return [INPUTS.add(f"{whose} {name}", about, *shape) for name, about, *shape in RIVAL]


RIVALS = INPUTS.size
SIDES = table(side_of(f"rival {rival}'s") for rival in range(1, SEATS))
(HEAP_OF, CUBES_OF, POINTS_OF, SHOP_OF, FREE_OF, DOWN_OF, YARD_OF, STAFF_OF, GUARDED_OF,
 PROJECTS_OF, MAJORITIES_OF) = range(len(RIVAL))  # fmt: skip

FOE_DIAL = INPUTS.add("foe's dial", "with two players: the pair of the last turn", DIALS)
FOE_BROKEN = INPUTS.add("foe's broken", "with two players: machines in the yard", BROKEN)
FOE_PAYABLE = INPUTS.add("foe's payable", "with two players: broken ones it can repair", IDS)

BELTS = [f"space {space + 1}" for space in range(BELT)]
FIGURES = ("my handyman", *(f"rival {rival}'s handyman" for rival in range(1, SEATS)),
           "my saboteur", "foe's saboteur")  # fmt: skip
FIGURED = len(FIGURES)
PLACES = [*BELTS, *(f"extractor {place + 1}" for place in range(cards.EXTRACTORS)), "off the belt"]
CONVEYOR = INPUTS.add("conveyor", "the machine on each space", BELTS, IDS)
PRICE = INPUTS.add("price", "of the machine on a space: what I could pay it with", BELTS, MEANS)
COST = INPUTS.add("cost", "of the machine on a space: the repair, too, could be paid", BELTS)
FIGURE = INPUTS.add("figures", "where they stand", PLACES, FIGURES)
TRACK = INPUTS.add("initiative", "who waits on each number of the track", NUMBERS, FIGURES)
OFFICE = INPUTS.add("office", "projects in play, and those somebody has completed", TILE_IDS,
                    ("new", "completed"))  # fmt: skip
ROOM = INPUTS.add("meeting room", "assistants who wait there", STAFF_IDS)
DECK = INPUTS.add("deck", "machines left, in fours", DECK_STEPS)
PLAYERS = INPUTS.add("players", "how many", range(2, SEATS + 1))
ROUND = INPUTS.add("round", "being played", range(1, ROUNDS + 1))
LIMIT = INPUTS.add("rounds left", "before a limit, if few", FEW_ROUNDS)
LAST = INPUTS.add("last round", "the match ends with this round")
LEAD = INPUTS.add("lead", "over the best rival", range(-LEADS, LEADS + 1))
NEXT = INPUTS.add("next", "whose handyman or saboteur comes after this one", [*FIGURES, "none"])

STEP = INPUTS.add("step", "of the round or turn", [step.name.lower() for step in Step])
ASKED = INPUTS.add("asked", "the question", [ask.name.lower() for ask in Ask])
SABOTEUR = INPUTS.add("saboteur", "it is mine that is being placed")
SPACE = INPUTS.add("at work", "where my handyman stands", PLACES)
BORROWED = INPUTS.add("borrowed", "moonlighter has been used")
DIVED = INPUTS.add("dived", "deck_diver has been used")
TODO = INPUTS.add("to do", "actions that may still be done", cards.DEEDS)
DOING = INPUTS.add("doing", "the action under way", cards.DEEDS)
TIMES = INPUTS.add("times", "how often it may still be done", BOUGHT)
STACK = INPUTS.add("applying", "the machine whose effect is being applied", USED_STACKS)
AGAIN = INPUTS.add("again", "it may be applied once more")
TARGET = INPUTS.add("target", "the rival whom A6 hits", range(1, SEATS))
MACHINE = INPUTS.add("dismantling", "the machine", IDS)
OWED = INPUTS.add("owed", "resources still to be paid", BROKEN)
LEAST = INPUTS.add("least", "the smallest combination that may still be named", COMBINATIONS)
LOOSE = INPUTS.add("loose", "machines that are not combined, at least so many", IDS, [1, 2])
EXCESS = INPUTS.add("excess", "slots too many, if nothing is combined", LACKS)


# The most that can be on at once, in a match for five. Cards: each of 61 machines lies in one
# place; 21 kinds of broken ones lack something; twice for each space of the belt. Projects: 11 of
# mine, 9 for each rival, 9 in the office, 2 secrets; assistants: 13, and 3 candidates. Mine: 19
# counts and possibilities, 6 slots to use or face down, combinations. Rivals: 8 counts each, and
# guards, of which 6 defense machines make 10. Figures 5. The round and the question: 25.
MOST = 61 + 21 + 2 * BELT + 11 + 4 * 9 + 9 + 2 + 13 + 3 + 19 + 6 + COMBINED + 4 * 8 + 10 + 5 + 26
