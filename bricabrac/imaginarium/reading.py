"""Reading a position, field by field; what is left out is dealt from what is left over."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from bricabrac.engine.game import Impossible
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.position import Reader, shown
from bricabrac.imaginarium.actions import NUMBERING
from bricabrac.imaginarium.cards import (
    ANNEX_SLOTS,
    ASSISTANTS,
    BELT,
    CARDS,
    DEEDS,
    EXTRACTORS,
    HIRED,
    MACHINES,
    MOST_SLOTS,
    OFFICE,
    PROJECTS,
    ROOM,
    SEATS,
    SLOTS,
    SPACES,
    STAFF,
    TILES,
)
from bricabrac.imaginarium.planning import WITH_SABOTEURS
from bricabrac.imaginarium.stacks import STACK_NAMES, STACK_PARTS
from bricabrac.imaginarium.state import Ask, Place, Seat, State, Step
from bricabrac.imaginarium.words import words

IDS = list(MACHINES)
PAIR_NAMES = NUMBERING.verbs["choose"].objects
EMPTY = "-"  # a space of the conveyor without a machine
MOST = 30_000  # fits into every field
NAMED = {tuple(sorted(parts)): number for number, parts in enumerate(STACK_PARTS)}

# Where a figure can stand: a word and a number, counted from 1.
STANDS = {
    **{f"track {number + 1}": ("track", number) for number in range(SEATS)},
    **{f"conveyor {space + 1}": ("spaces", space) for space in range(BELT)},
    **{f"extractor {place + 1}": ("spaces", BELT + place) for place in range(EXTRACTORS)},
    **{f"off {place + 1}": ("spaces", SPACES + place) for place in range(SEATS)},
}


def read_table(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Everything that a position says."""
    state.round = source.number("round", 1, 1, MOST)
    state.rounds = source.number("rounds", 0, 0, MOST)
    _read_progress(state, source)
    for number, seat in enumerate(seats):
        _read_seat(state.seats[number], seat)
    _read_boards(state, seats)
    _deal_machines(state, source, random)
    _deal_assistants(state, source, seats, random)
    _deal_projects(state, source, seats, random)
    _read_figures(state, seats)


def _read_progress(state: State, source: Reader) -> None:
    """Whose turn it is, which step, and what is under way in it."""
    steps = {step.name.lower(): int(step) for step in Step}
    asks = {ask.name.lower(): int(ask) for ask in Ask}
    state.active = source.number("active", 0, 0, state.players - 1)
    state.step = steps[source.one_of("step", list(steps), "planning")]
    state.asks = asks[source.one_of("asks", list(asks), "nothing")]
    state.used = _bits(source.numbers("used", 1, MOST_SLOTS), 1)
    state.borrowed, state.dived = source.flag("borrowed"), source.flag("dived")
    for name in ("owed", "times", "portions"):
        setattr(state, name, source.number(name, 0, 0, MOST))
    smallest = WORDS if state.asks == Ask.PAY else STACK_NAMES
    least = source.one_of("least", smallest, "")
    state.least = list(smallest).index(least) if least else 0
    state.todo = _bits([DEEDS.index(deed) for deed in source.ids("todo", DEEDS)], 0)
    state.doing = _place(source.one_of("doing", DEEDS, ""), DEEDS)
    state.stack = _place(source.one_of("stack", STACK_NAMES, ""), STACK_NAMES)
    state.target = source.number("target", -1, -1, state.players - 1)
    state.machine = _place(source.one_of("machine", IDS, ""), IDS)
    state.loose = _counted(source.ids("loose", IDS))
    dice = source.numbers("dice", 0, (1 << 32) - 1) or state.dice
    if len(dice) != 2 or not any(dice):
        raise Impossible("position-dice")
    state.dice = dice


def _read_seat(seat: Seat, source: Reader) -> None:
    """Stock, points, slots, yard and assistants."""
    seat.stock = [source.number(word, 0, 0, MOST) for word in WORDS]
    seat.points = source.number("points", 0, 0, MOST)
    seat.staff = _bits([ASSISTANTS.index(id) for id in source.ids("assistants", ASSISTANTS)], 0)
    stacks = []
    for written in source.strings("slots"):
        stack = NAMED.get(tuple(sorted(written.split("+"))))
        if stack is None or written == "S1":
            field = source.path("slots")
            raise Impossible("position-slot", words=words, field=field, given=shown(written))
        stacks.append(stack)
    room = SLOTS + ANNEX_SLOTS * (seat.staff >> ASSISTANTS.index("annex") & 1)
    if len(stacks) > room:
        raise source.refused("room", "slots", len(stacks), most=room)
    seat.filled = len(stacks)
    seat.slots = [*sorted(stacks), *[-1] * (MOST_SLOTS - seat.filled)]
    seat.down = _bits(source.numbers("down", 1, MOST_SLOTS), 1)
    seat.yard = _counted(source.ids("yard", IDS))
    seat.dial = _place(source.one_of("dial", PAIR_NAMES, ""), PAIR_NAMES)


def _read_boards(state: State, seats: list[Reader]) -> None:
    """The numbers of the workshop boards; those not written are the lowest still free."""
    written = [seat.number("board", 0, 0, SEATS) for seat in seats]
    free = [number for number in range(1, SEATS + 1) if number not in written]
    for number, board in enumerate(written):
        if board and written.count(board) > 1:
            raise Impossible("position-board", words=words, board=board)
        state.seats[number].board = board or free.pop(0)


def _deal_machines(state: State, source: Reader, random: Random) -> None:
    """Belt, crusher and deck: what is not written is dealt from the machines left over."""
    left = Counter({id: machine.copies for id, machine in MACHINES.items()})
    for seat in state.seats:
        for stack in seat.slots[: seat.filled]:
            left.subtract(STACK_PARTS[stack])
        left.subtract(listed(seat.yard))
    left.subtract(listed(state.loose))
    belt = source.ids("belt", [*IDS, EMPTY], BELT) if source.has("belt") else None
    left.subtract(id for id in belt or [] if id != EMPTY)
    crusher = source.ids("crusher", IDS)
    left.subtract(crusher)
    deck = source.heap("deck", IDS)
    if isinstance(deck, list):
        left.subtract(deck)
    for id, count in left.items():
        if count < 0:
            copies = MACHINES[id].copies
            raise Impossible("position-copies", thing=id, most=copies, given=copies - count)

    rest = list(left.elements())
    random.shuffle(rest)
    if belt is None:
        belt, rest = rest[:BELT], rest[BELT:]
    elif len(belt) != BELT:
        raise Impossible("position-belt", words=words, count=BELT, given=len(belt))
    if not isinstance(deck, list):
        height = len(rest) if deck is None else deck
        if height > len(rest):
            raise source.refused("left", "deck", left=len(rest))
        deck, rest = rest[:height], rest[height:]
    if rest and source.has("crusher"):
        raise Impossible("position-nowhere", machines=", ".join(sorted(rest)))
    state.belt = [_place(id, IDS) for id in [*belt, *[EMPTY] * BELT][:BELT]]
    state.crusher = _counted([*crusher, *rest])
    state.left = len(deck)
    state.deck = [*(IDS.index(id) for id in reversed(deck)), *[-1] * (CARDS - len(deck))]


def _deal_assistants(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Three in the meeting room and the rest face down, unless it is written otherwise."""
    places: dict[str, int] = {}
    for number, seat in enumerate(seats):
        _put(places, seat.ids("assistants", ASSISTANTS, HIRED), Place.OWN + number)
    _put(places, source.ids("room", ASSISTANTS, ROOM), Place.TABLE)
    pool = source.ids("pool", ASSISTANTS)
    _put(places, pool, Place.DECK)
    rest = [id for id in ASSISTANTS if id not in places]
    random.shuffle(rest)
    if not source.has("room"):
        _put(places, rest[:ROOM], Place.TABLE)
        rest = rest[ROOM:]
    pool = [*pool, *rest]
    _put(places, rest, Place.DECK)
    state.assistants = [places[id] for id in ASSISTANTS]
    state.pool_left = len(pool)
    state.pool = [*(ASSISTANTS.index(id) for id in reversed(pool)), *[-1] * (STAFF - len(pool))]


def _deal_projects(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Players + 4 in the design office and the rest face down, unless it is written otherwise."""
    places: dict[str, int] = {}
    state.done = [0] * TILES
    for number, seat in enumerate(seats):
        _put(places, seat.ids("secret", PROJECTS), Place.OWN + number)
        for id in seat.ids("completed", PROJECTS):
            state.done[PROJECTS.index(id)] |= 1 << number
    _put(places, source.ids("projects", PROJECTS), Place.TABLE)
    _put(places, source.ids("gone", PROJECTS), Place.GONE)
    pile = source.ids("pile", PROJECTS)
    _put(places, pile, Place.DECK)
    rest = [id for id in PROJECTS if id not in places]
    random.shuffle(rest)
    if not source.has("projects"):
        rest.sort(key=lambda id: state.done[PROJECTS.index(id)] == 0)  # completed ones are known
        _put(places, rest[: state.players + OFFICE], Place.TABLE)
        rest = rest[state.players + OFFICE :]
    pile = [*pile, *rest]
    _put(places, rest, Place.DECK)
    state.projects = [places[id] for id in PROJECTS]
    state.pile_left = len(pile)
    state.pile = [*(PROJECTS.index(id) for id in reversed(pile)), *[-1] * (TILES - len(pile))]


def _put(places: dict[str, int], ids: Iterable[str], place: int) -> None:
    """Note where assistants or projects lie; each has one place."""
    for id in ids:
        if id in places:
            raise Impossible("position-twice", thing=id)
        places[id] = int(place)


def _read_figures(state: State, seats: list[Reader]) -> None:
    """Where the figures stand.

    In planning those not written are on the track by their boards (ruling 35). In a turn the
    active handyman is on an extractor, and those not written have finished.
    """
    players = state.players
    working = state.step not in (Step.PLANNING, Step.OVER)
    order = sorted(range(players), key=lambda number: state.seats[number].board)
    figures = [("handyman", number) for number in order]
    if players == WITH_SABOTEURS:
        figures = [("saboteur", number) for number in order] + figures
    waiting = []
    for word, number in figures:
        stand = seats[number].one_of(word, list(STANDS), "")
        figure = number + players * (word == "saboteur")
        if stand:
            _stand(state, stand, figure)
        elif working and figure == state.active:
            free = [f"extractor {place}" for place in range(1, EXTRACTORS + 1)]
            free = [s for s in free if state.spaces[STANDS[s][1]] == -1] or ["off 1"]
            _stand(state, free[0], figure)
        else:
            waiting.append(figure)
    for figure in waiting:
        number = state.seats[figure].board - 1 if players > WITH_SABOTEURS else -1
        if working or number == -1 or state.track[number] != -1:
            number = state.track.index(-1)
        state.track[number] = figure
    if working:
        if state.active not in state.spaces:
            raise Impossible("fault-figures", words=words)
        state.figure, state.space = state.active, state.spaces.index(state.active)
    elif state.asks == Ask.PLAN:
        state.figure = next((figure for figure in state.track if figure != -1), -1)


def _stand(state: State, stand: str, figure: int) -> None:
    """Put a figure somewhere."""
    field, place = STANDS[stand]
    if getattr(state, field)[place] != -1:
        raise Impossible("position-stand", words=words, stand=stand)
    getattr(state, field)[place] = figure


def _bits(numbers: Iterable[int], first: int) -> int:
    """A bit for every number, the lowest being called ``first``."""
    return sum({1 << number - first for number in numbers})


def _place(name: str, names: Iterable[str]) -> int:
    """The number of a name, or -1."""
    known = list(names)
    return known.index(name) if name in known else -1


def _counted(ids: Iterable[str]) -> list[int]:
    """A list of ids as a heap of machines."""
    found = Counter(ids)
    return [found[id] for id in IDS]


def listed(counts: Iterable[int]) -> list[str]:
    """A heap of machines as a list of ids."""
    return [id for id, count in zip(IDS, counts, strict=True) for _ in range(count)]
