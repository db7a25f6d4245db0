"""Any state as a position a person can write, and back: see docs/positions.md."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from bricabrac.engine import phrases
from bricabrac.engine.dice import seed_dice
from bricabrac.engine.game import Impossible
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.position import Reader
from bricabrac.nicodemus.actions import ACTIONS
from bricabrac.nicodemus.audit import Fault, fault
from bricabrac.nicodemus.cards import (
    COPIES,
    HAND,
    IN_PLAY,
    LIMITS,
    MACHINES,
    PROJECTS,
    SPACES,
    SYMBOLS,
    TILES,
    WORKSHOP,
)
from bricabrac.nicodemus.legal import legal
from bricabrac.nicodemus.state import Ask, Place, Seat, State
from bricabrac.nicodemus.words import words

VERSION = 1  # of the rules: goes up when the same actions would lead elsewhere
MOST = 10_000  # points or turns that a state can hold without running over
KIND = {id: kind for kind, id in enumerate(MACHINES)}
TILE = {id: tile for tile, id in enumerate(PROJECTS)}
IDS, TILE_IDS = list(MACHINES), list(PROJECTS)


def dump(state: State) -> dict[str, Any]:
    """A position with everything in it."""
    position: dict[str, Any] = {"game": "nicodemus", "version": VERSION}
    position["seats"] = [_dump_seat(state, number) for number in range(2)]
    position["reserve"] = dict(zip(WORDS, state.reserve, strict=True))
    position["row"] = [
        f"{IDS[kind]}*{coal}" if coal else IDS[kind]
        for kind, coal in zip(state.row[: state.length], state.coal, strict=False)
    ]
    position["projects"] = _tiles_at(state, Place.TABLE)
    position["pile"] = [TILE_IDS[tile] for tile in reversed(state.pile[: state.pile_left])]
    position["deck"] = [IDS[kind] for kind in reversed(state.deck[: state.left])]
    position["discard"] = _listed(state.discard)
    position |= {"first": state.first, "active": state.active, "turns": state.turns}
    position["exhausted"] = state.exhausted
    position["asks"] = Ask(state.asks).name.lower()
    if state.effect != -1:
        position["effect"] = IDS[state.effect]
    if state.machine != -1:
        position["machine"] = IDS[state.machine]
    if state.space != -1:
        position["space"] = state.space + 1
    if state.exchanges:
        position["exchanges"] = state.exchanges
    if state.drawn[0] != -1:
        position["drawn"] = [TILE_IDS[tile] for tile in state.drawn if tile != -1]
    if state.project != -1:
        position["project"] = TILE_IDS[state.project]
    if state.used:
        position["used"] = [place + 1 for place in range(WORKSHOP) if state.used >> place & 1]
    position["dice"] = list(state.dice)
    return position


def _dump_seat(state: State, number: int) -> dict[str, Any]:
    """What one seat has."""
    seat = state.seats[number]
    position: dict[str, Any] = dict(zip(WORDS, seat.stock, strict=True))
    position["points"] = seat.points
    position["hand"] = _listed(seat.hand)
    position["known"] = _listed(seat.known)
    position["workshop"] = [IDS[kind] for kind in seat.workshop[: seat.machines]]
    position["aside"] = _listed(seat.aside)
    position["own"] = _tiles_at(state, Place.OWN + number)
    position["completed"] = _tiles_at(state, Place.DONE + number)
    position["boxed"] = _tiles_at(state, Place.GONE + number)
    return position


def _listed(counts: Iterable[int]) -> list[str]:
    """A heap of machines as a list of ids."""
    return [id for id, count in zip(IDS, counts, strict=True) for _ in range(count)]


def _tiles_at(state: State, place: int) -> list[str]:
    """The projects that lie somewhere."""
    return [id for id, where in zip(TILE_IDS, state.place, strict=True) if where == place]


def load(position: Mapping[str, Any]) -> State:
    """A plain state from a position; what is left out is dealt or empty. Or Impossible."""
    source = Reader(position)
    source.expect("game", "nicodemus")
    source.expect("version", VERSION)
    random = Random(source.number("seed", 0))
    state = State()
    _read_turn(state, source)
    seats = source.parts("seats", 2)
    for number, seat in enumerate(seats):
        _read_seat(state, state.seats[number], seat)
    _read_row(state, source)
    _deal_machines(state, source, seats, random)
    _deal_projects(state, source, seats, random)
    _fill_reserve(state, source)
    for seat in seats:
        seat.finish()
    source.finish()
    _refuse_impossible(state)
    return state


def _read_turn(state: State, source: Reader) -> None:
    """Whose turn it is, and what is being asked."""
    state.first = source.number("first", 0, 0, 1)
    state.active = source.number("active", state.first, 0, 1)
    state.turns = source.number("turns", int(state.active != state.first), 0, MOST)
    state.exhausted = source.flag("exhausted")
    asks = {ask.name.lower(): int(ask) for ask in Ask if ask is not Ask.NOTHING}
    state.asks = asks[source.one_of("asks", list(asks), "turn")]
    state.effect = KIND.get(source.one_of("effect", IDS, ""), -1)
    state.machine = KIND.get(source.one_of("machine", IDS, ""), -1)
    state.space = source.number("space", 0, 0, SPACES) - 1
    state.exchanges = source.number("exchanges", 0, 0, 3)
    drawn = [TILE[id] for id in source.ids("drawn", TILE_IDS, 2)]
    state.drawn = [*drawn, -1, -1][:2]
    state.project = TILE.get(source.one_of("project", TILE_IDS, ""), -1)
    state.used = sum(1 << place - 1 for place in set(source.numbers("used", 1, WORKSHOP)))
    dice = State()
    _roll_dice(dice, source.number("seed", 0))
    state.dice = source.numbers("dice", 0, (1 << 32) - 1) or dice.dice
    if len(state.dice) != 2 or not any(state.dice):
        raise Impossible("position-dice")


def _roll_dice(state: State, seed: int) -> None:
    """Dice from a seed."""
    seed_dice(state, seed)


def _read_seat(state: State, seat: Seat, source: Reader) -> None:
    """Stock, points, workshop; hands are dealt later."""
    seat.stock = [source.number(word, 0, 0) for word in WORDS]
    seat.points = source.number("points", 0, 0, MOST)
    workshop = [KIND[id] for id in source.ids("workshop", IDS, WORKSHOP)]
    seat.machines = len(workshop)
    seat.workshop = [*workshop, *[-1] * WORKSHOP][:WORKSHOP]
    symbols = [SYMBOLS.index(MACHINES[IDS[kind]].production) for kind in workshop]
    seat.saves = [symbols.count(symbol) for symbol in range(len(SYMBOLS))]
    seat.aside = _counted(source.ids("aside", IDS))
    seat.known = _counted(source.ids("known", IDS))


def _counted(ids: Iterable[str]) -> list[int]:
    """A list of ids as a heap of machines."""
    found = Counter(ids)
    return [found[id] for id in IDS]


def _read_row(state: State, source: Reader) -> None:
    """The bric-a-brac: ``U4*2`` is a U4 with two charcoalium on it."""
    state.row, state.coal = [-1] * SPACES, [0] * SPACES
    for written in source.strings("row"):
        id, _, coal = written.partition("*")
        if id not in KIND or not (coal or "0").isdecimal():
            raise source.refused("unknown", "row", written)
        if state.length == SPACES:
            raise source.refused("room", "row", len(source.strings("row")), most=SPACES)
        state.row[state.length], state.coal[state.length] = KIND[id], int(coal or 0)
        state.length += 1


def _deal_machines(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Hands, deck and discard: what is not written is dealt from the machines left over."""
    left = Counter({id: int(COPIES[kind]) for id, kind in KIND.items()})
    on_table = [IDS[kind] for kind in state.row[: state.length]]
    for seat in state.seats:
        on_table += [IDS[kind] for kind in seat.workshop[: seat.machines]] + _listed(seat.aside)
    left.subtract(on_table)
    hands = [seat.ids("hand", IDS, HAND) if seat.has("hand") else None for seat in seats]
    for hand in hands:
        left.subtract(hand or [])
    discard = source.ids("discard", IDS)
    left.subtract(discard)
    deck = source.heap("deck", IDS)
    if isinstance(deck, list):
        left.subtract(deck)
    for seat, hand in zip(state.seats, hands, strict=True):
        if hand is None:  # cards the foe has seen are in a hand that is dealt
            left.subtract(_listed(seat.known))
    for id, count in left.items():
        if count < 0:
            copies = int(COPIES[KIND[id]])
            raise Impossible("position-copies", thing=id, most=copies, given=copies - count)

    rest = list(left.elements())
    random.shuffle(rest)
    for number, (seat, hand) in enumerate(zip(state.seats, hands, strict=True)):
        if hand is None:
            hand = _listed(seat.known)
            # In the middle of a play, the machine just played has left a hand of five.
            played = number == state.active and Ask.WAY <= state.asks <= Ask.COPY
            while len(hand) < HAND - played and rest:
                hand.append(rest.pop())
        seat.hand, seat.cards = _counted(hand), len(hand)
    if deck is None:
        deck, rest = rest, []
    elif isinstance(deck, int):
        if deck > len(rest):
            raise source.refused("left", "deck", left=len(rest))
        size = deck
        deck, rest = rest[:size], rest[size:]
    if rest and source.has("discard"):
        raise Impossible("position-nowhere", machines=", ".join(sorted(rest)))
    state.discard = _counted([*discard, *rest])
    state.left = len(deck)
    state.deck = [*(KIND[id] for id in reversed(deck)), *[-1] * (sum(COPIES) - len(deck))]


def _deal_projects(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Projects: six in play and the rest in the pile, unless it is written otherwise."""
    state.place = [int(Place.UNSEEN)] * TILES

    def put(ids: Iterable[str], place: int) -> None:
        for id in ids:
            if state.place[TILE[id]] != Place.UNSEEN:
                raise Impossible("position-twice", thing=id)
            state.place[TILE[id]] = place

    put(source.ids("projects", TILE_IDS), Place.TABLE)
    put((TILE_IDS[tile] for tile in state.drawn if tile != -1), Place.DRAWN)
    for number, seat in enumerate(seats):
        put(seat.ids("own", TILE_IDS), Place.OWN + number)
        put(seat.ids("completed", TILE_IDS), Place.DONE + number)
        put(seat.ids("boxed", TILE_IDS), Place.GONE + number)
    pile = source.heap("pile", TILE_IDS)
    if isinstance(pile, list):
        put(pile, Place.PILE)

    rest = _tiles_at(state, Place.UNSEEN)
    random.shuffle(rest)
    if not source.has("projects"):
        dealt, rest = rest[:IN_PLAY], rest[IN_PLAY:]
        put(dealt, Place.TABLE)
    if pile is None:
        pile, rest = rest, []
        put(pile, Place.PILE)
    elif isinstance(pile, int):
        if pile > len(rest):
            raise source.refused("left", "pile", left=len(rest))
        size = pile
        pile, rest = rest[:size], rest[size:]
        put(pile, Place.PILE)
    put(rest, Place.GONE)  # out of the game
    state.pile_left = len(pile)
    state.pile = [*(TILE[id] for id in reversed(pile)), *[-1] * (TILES - len(pile))]


def _fill_reserve(state: State, source: Reader) -> None:
    """What nobody owns."""
    reserve = source.part("reserve")
    supply = [LIMITS["charcoalium"], *[LIMITS["each_resource"]] * 3]
    state.reserve = [0] * 4
    for piece, word in enumerate(WORDS):
        owned = sum(seat.stock[piece] for seat in state.seats)
        owned += sum(state.coal) if piece == 0 else 0
        if owned > supply[piece]:
            thing = phrases.piece(piece)
            raise Impossible("position-copies", thing=thing, most=supply[piece], given=owned)
        state.reserve[piece] = reserve.number(word, supply[piece] - owned, 0, MOST)
    reserve.finish()


def _refuse_impossible(state: State) -> None:
    """Ask the rules themselves whether such a state can be."""
    if found := fault(state):
        raise impossible(found)
    if state.asks != Ask.OVER and legal(state, PLAIN.choices(ACTIONS)) == 0:
        raise impossible(Fault.QUESTION)


def impossible(found: int) -> Impossible:
    """What is wrong with a state, in words."""
    return Impossible(f"fault-{Fault(found).name.lower()}", words=words)
