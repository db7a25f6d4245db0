"""All that a seat sees at a glance, by name: see ``eye.py``, which looks at it."""

from bricabrac.engine.eye import Blocks
from bricabrac.engine.pieces import RESOURCES, WORDS
from bricabrac.nicodemus import cards
from bricabrac.nicodemus.cards import KINDS, LIMITS, SPACES, TILES
from bricabrac.nicodemus.projects import LARGE
from bricabrac.nicodemus.spelling import COUNTING, GAINS, RIGHT, SHOWN
from bricabrac.nicodemus.state import Ask

COALS, CUBES = LIMITS["charcoalium"] + 1, LIMITS["each_resource"] + 1
SCORES, LEADS, FEW, LACKING, HOPES = 32, 12, 3, 3, 8  # what is beyond counts as the last
DECK_STEP, DECK_STEPS = 3, 16
SYMBOLS, YIELDS = len(cards.SYMBOLS), len(COUNTING)
IDS, TILE_IDS = list(cards.MACHINES), list(cards.PROJECTS)
CUBE_NAMES = [WORDS[piece] for piece in RESOURCES]

INPUTS = Blocks()
SIDE = (
    ("charcoalium", "in stock", COALS),
    ("resources", "in stock, of each kind", CUBE_NAMES, CUBES),
    ("points", "so many, or the last for more", SCORES),
    ("cards", "machines in hand", cards.HAND + 1),
    ("known cards", "machines in hand that the other has seen, at least so many", IDS, [1, 2]),
    ("workshop", "repaired machines, at least so many", IDS, [1, 2, 3]),
    ("reductions", "machines of the workshop with a symbol, at least", cards.SYMBOLS, [1, 2, 3]),
    ("machines", "in the workshop", cards.WORKSHOP + 1),
    ("begun", "projects to be had for which there is a machine", TILE_IDS),
    ("nearly", "large projects that lack one machine", [TILE_IDS[p] for p in LARGE]),
    ("payable space", "a machine that could be paid for, by its space", RIGHT),
    ("payable machine", "a machine that could be paid for, by its kind", IDS),
    ("lacking", "pieces that a machine lacks, if few, by its space", RIGHT, range(1, LACKING + 1)),
    ("payable", "how many machines could be paid for", SPACES + 1),
    ("gain", "the most points for a repair, with the projects it completes", GAINS),
    ("goal", "that repair would reach the goal"),
)


def side_of(whose: str) -> list[int]:
    """Room for what is seen of a seat: where each block starts."""
    return [INPUTS.add(f"{whose} {name}", about, *shape) for name, about, *shape in SIDE]


(
    CHARCOALIUM, CUBE, POINTS, CARDS, KNOWN, WORKSHOP, SAVES, SIZE, BEGUN, NEARLY, PAYABLE_AT,
    PAYABLE_KIND, LACK, PAYABLE, GAIN, REACH,
) = side_of("my")  # fmt: skip
THEIRS = side_of("foe's")[0]
HAND = INPUTS.add("hand", "my machines, at least so many", IDS, [1, 2, 3])
ROW = INPUTS.add("row", "the bric-a-brac, from the right, where it is cheap", RIGHT, IDS)
LYING = INPUTS.add("lying", "charcoalium on a machine, at most three", RIGHT, [1, 2, 3])
LENGTH = INPUTS.add("length", "machines in the row", SPACES + 1)
SYMBOL = INPUTS.add("symbol", "machines of the row that show it", cards.SYMBOLS, SHOWN)
RESERVE = INPUTS.add("reserve", "pieces left, where few are", WORDS, FEW)
LIES = ("in play", "mine", "foe's", "completed by me", "completed by the foe")
WHERE = len(LIES)
PROJECT = INPUTS.add("project", "where it lies, if that is known", TILE_IDS, LIES)
ASKS = INPUTS.add("asked", "the question", [ask.name.lower() for ask in Ask])
MACHINE = INPUTS.add("about", "the machine that the question is about", ["none", *IDS])
EFFECT = INPUTS.add("effect", "being applied", ["none", *IDS])
SPACE = INPUTS.add("repairing", "the space of the machine, from the right", SPACES + 1)
EXCHANGES = INPUTS.add("exchanges", "that are left", 4)
DRAWN = INPUTS.add("drawn", "projects to choose from", TILE_IDS)
DOING = INPUTS.add("completing", "a project", TILE_IDS)
USED = INPUTS.add("used", "places of the workshop that projects have used", cards.WORKSHOP)
DECK = INPUTS.add("deck", "cards left, in threes", DECK_STEPS)
EXHAUSTED = INPUTS.add("exhausted", "the deck could not fill a hand")
LAST = INPUTS.add("last turn", "the match ends with this turn")
LEAD = INPUTS.add("lead", "in points, by who began", ("second", "first"), range(-LEADS, LEADS + 1))
LEFT = INPUTS.add("left", "machines that I have not seen, where few are", IDS, FEW)
YIELD = INPUTS.add("yield", "pieces for the effect of a machine in hand", COUNTING, SHOWN)
HOPED = range(1, HOPES + 1)
MY_HOPE, FOE_HOPE = (
    INPUTS.add(f"{whose} hope", "the most points for a repair that lacks one piece", WORDS, HOPED)
    for whose in ("my", "foe's")
)

# Side: 10 counts, 5 known cards, 4 machines with 4 symbols, 6 + 5 projects to be had and 2 large
# ones, two for each of ten spaces, 4 hopes; twice. The table: 10 spaces twice, 17 projects, 12
# others; the kinds of which few are left, 5 yields.
MOST = 2 * (14 + 5 + 8 + TILES + 2 + 2 * SPACES) + cards.HAND + 2 * SPACES + TILES + KINDS + 38
