"""Reading a position, field by field; what is left out is dealt from what is left over."""

from collections.abc import Iterable
from random import Random

from bricabrac.engine.game import Impossible
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.position import Reader, counted, left_over, listed, put, shown, top_last
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
    state.least = max(0, source.place("least", smallest))
    state.todo = _bits([DEEDS.index(deed) for deed in source.ids("todo", DEEDS)], 0)
    state.doing = source.place("doing", DEEDS)
    state.stack = source.place("stack", STACK_NAMES)
    state.target = source.number("target", -1, -1, state.players - 1)
    state.machine = source.place("machine", IDS)
    state.loose = counted(IDS, source.ids("loose", IDS))
    state.dice = source.dice(state.dice)


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
    seat.yard = counted(IDS, source.ids("yard", IDS))
    seat.dial = source.place("dial", PAIR_NAMES)


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
    on_table = listed(IDS, state.loose)
    for seat in state.seats:
        on_table += [part for stack in seat.slots[: seat.filled] for part in STACK_PARTS[stack]]
        on_table += listed(IDS, seat.yard)
    belt = source.ids("belt", [*IDS, EMPTY], BELT) if source.has("belt") else None
    crusher, deck = source.ids("crusher", IDS), source.heap("deck", IDS)
    on_table += [id for id in belt or [] if id != EMPTY]
    on_table += [*crusher, *(deck if isinstance(deck, list) else [])]
    rest = left_over({id: machine.copies for id, machine in MACHINES.items()}, on_table)
    random.shuffle(rest)
    if belt is None:
        belt, rest = rest[:BELT], rest[BELT:]
    elif len(belt) != BELT:
        raise Impossible("position-belt", words=words, count=BELT, given=len(belt))
    deck = source.dealt("deck", deck, rest)
    if rest and source.has("crusher"):
        raise Impossible("position-nowhere", machines=", ".join(sorted(rest)))
    belt = [*belt, *[EMPTY] * BELT][:BELT]
    state.belt = [-1 if id == EMPTY else IDS.index(id) for id in belt]
    state.crusher = counted(IDS, [*crusher, *rest])
    state.left = len(deck)
    state.deck = top_last(IDS, deck, CARDS)


def _deal_assistants(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Three in the meeting room and the rest face down, unless it is written otherwise."""
    places: dict[str, int] = {}
    for number, seat in enumerate(seats):
        put(places, seat.ids("assistants", ASSISTANTS, HIRED), Place.OWN + number)
    put(places, source.ids("room", ASSISTANTS, ROOM), Place.TABLE)
    pool = source.ids("pool", ASSISTANTS)
    put(places, pool, Place.DECK)
    rest = [id for id in ASSISTANTS if id not in places]
    random.shuffle(rest)
    if not source.has("room"):
        put(places, rest[:ROOM], Place.TABLE)
        rest = rest[ROOM:]
    pool = [*pool, *rest]
    put(places, rest, Place.DECK)
    state.assistants = [places[id] for id in ASSISTANTS]
    state.pool_left = len(pool)
    state.pool = top_last(ASSISTANTS, pool, STAFF)


def _deal_projects(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Players + 4 in the design office and the rest face down, unless it is written otherwise."""
    places: dict[str, int] = {}
    state.done = [0] * TILES
    for number, seat in enumerate(seats):
        put(places, seat.ids("secret", PROJECTS), Place.OWN + number)
        for id in seat.ids("completed", PROJECTS):
            state.done[PROJECTS.index(id)] |= 1 << number
    put(places, source.ids("projects", PROJECTS), Place.TABLE)
    put(places, source.ids("gone", PROJECTS), Place.GONE)
    pile = source.ids("pile", PROJECTS)
    put(places, pile, Place.DECK)
    rest = [id for id in PROJECTS if id not in places]
    random.shuffle(rest)
    if not source.has("projects"):
        rest.sort(key=lambda id: state.done[PROJECTS.index(id)] == 0)  # completed ones are known
        put(places, rest[: state.players + OFFICE], Place.TABLE)
        rest = rest[state.players + OFFICE :]
    pile = [*pile, *rest]
    put(places, rest, Place.DECK)
    state.projects = [places[id] for id in PROJECTS]
    state.pile_left = len(pile)
    state.pile = top_last(PROJECTS, pile, TILES)


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
