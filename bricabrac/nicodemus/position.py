"""Any state as a position a person can write, and back: see docs/positions.md."""

from collections.abc import Mapping
from random import Random
from typing import Any

from bricabrac.engine import phrases
from bricabrac.engine.dice import seed_dice
from bricabrac.engine.game import Impossible
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.position import (
    Reader,
    counted,
    left_over,
    listed,
    lying,
    put,
    top_first,
    top_last,
)
from bricabrac.nicodemus.actions import ACTIONS
from bricabrac.nicodemus.audit import Fault, fault
from bricabrac.nicodemus.cards import (
    CARDS,
    HAND,
    IN_PLAY,
    MACHINES,
    PROJECTS,
    SPACES,
    SUPPLY,
    SYMBOLS,
    TILES,
    WORKSHOP,
)
from bricabrac.nicodemus.legal import legal
from bricabrac.nicodemus.state import Ask, Place, Seat, State
from bricabrac.nicodemus.words import words

VERSION = 2  # of the rules: goes up when the same actions would lead elsewhere
MOST = 10_000  # points or turns that a state can hold without running over
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
    position["projects"] = lying(TILE_IDS, state.place, Place.TABLE)
    position["pile"] = top_first(TILE_IDS, state.pile, state.pile_left)
    position["deck"] = top_first(IDS, state.deck, state.left)
    position["discard"] = listed(IDS, state.discard)
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
    position["hand"] = listed(IDS, seat.hand)
    position["known"] = listed(IDS, seat.known)
    position["workshop"] = [IDS[kind] for kind in seat.workshop[: seat.machines]]
    position["aside"] = listed(IDS, seat.aside)
    position["own"] = lying(TILE_IDS, state.place, Place.OWN + number)
    position["completed"] = lying(TILE_IDS, state.place, Place.DONE + number)
    position["boxed"] = lying(TILE_IDS, state.place, Place.GONE + number)
    return position


def load(position: Mapping[str, Any]) -> State:
    """A plain state from a position; what is left out is dealt or empty. Or Impossible."""
    source = Reader(position)
    source.expect("game", "nicodemus")
    source.expect("version", VERSION)
    random = Random(source.seed())
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
    state.effect = source.place("effect", IDS)
    state.machine = source.place("machine", IDS)
    state.space = source.number("space", 0, 0, SPACES) - 1
    state.exchanges = source.number("exchanges", 0, 0, 3)
    drawn = [TILE_IDS.index(id) for id in source.ids("drawn", TILE_IDS, 2)]
    state.drawn = [*drawn, -1, -1][:2]
    state.project = source.place("project", TILE_IDS)
    state.used = sum(1 << place - 1 for place in set(source.numbers("used", 1, WORKSHOP)))
    seed_dice(state, source.seed())
    state.dice = source.dice(state.dice)


def _read_seat(state: State, seat: Seat, source: Reader) -> None:
    """Stock, points, workshop; hands are dealt later."""
    seat.stock = [source.number(word, 0, 0) for word in WORDS]
    seat.points = source.number("points", 0, 0, MOST)
    workshop = [IDS.index(id) for id in source.ids("workshop", IDS, WORKSHOP)]
    seat.machines = len(workshop)
    seat.workshop = [*workshop, *[-1] * WORKSHOP][:WORKSHOP]
    symbols = [SYMBOLS.index(MACHINES[IDS[kind]].production) for kind in workshop]
    seat.saves = [symbols.count(symbol) for symbol in range(len(SYMBOLS))]
    seat.aside = counted(IDS, source.ids("aside", IDS))
    seat.known = counted(IDS, source.ids("known", IDS))


def _read_row(state: State, source: Reader) -> None:
    """The bric-a-brac: ``U4*2`` is a U4 with two charcoalium on it."""
    state.row, state.coal = [-1] * SPACES, [0] * SPACES
    for written in source.strings("row"):
        id, _, coal = written.partition("*")
        if id not in IDS or not (coal or "0").isdecimal():
            raise source.refused("unknown", "row", written)
        if state.length == SPACES:
            raise source.refused("room", "row", len(source.strings("row")), most=SPACES)
        state.row[state.length], state.coal[state.length] = IDS.index(id), int(coal or 0)
        state.length += 1


def _deal_machines(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Hands, deck and discard: what is not written is dealt from the machines left over."""
    on_table = [IDS[kind] for kind in state.row[: state.length]]
    for seat in state.seats:
        on_table += [IDS[kind] for kind in seat.workshop[: seat.machines]]
        on_table += listed(IDS, seat.aside)
    hands = [seat.ids("hand", IDS, HAND) if seat.has("hand") else None for seat in seats]
    for seat, hand in zip(state.seats, hands, strict=True):
        # Cards the foe has seen are in a hand that is dealt.
        on_table += listed(IDS, seat.known) if hand is None else hand
    discard, deck = source.ids("discard", IDS), source.heap("deck", IDS)
    on_table += [*discard, *(deck if isinstance(deck, list) else [])]
    rest = left_over({id: machine.copies for id, machine in MACHINES.items()}, on_table)
    random.shuffle(rest)
    for number, (seat, hand) in enumerate(zip(state.seats, hands, strict=True)):
        if hand is None:
            hand = listed(IDS, seat.known)
            # In the middle of a play, the machine just played has left a hand of five.
            played = number == state.active and Ask.WAY <= state.asks <= Ask.COPY
            while len(hand) < HAND - played and rest:
                hand.append(rest.pop())
        seat.hand, seat.cards = counted(IDS, hand), len(hand)
    deck = source.dealt("deck", deck, rest)
    if rest and source.has("discard"):
        raise Impossible("position-nowhere", machines=", ".join(sorted(rest)))
    state.discard = counted(IDS, [*discard, *rest])
    state.left = len(deck)
    state.deck = top_last(IDS, deck, CARDS)


def _deal_projects(state: State, source: Reader, seats: list[Reader], random: Random) -> None:
    """Projects: six in play and the rest in the pile, unless it is written otherwise."""
    places: dict[str, int] = {}
    put(places, source.ids("projects", TILE_IDS), Place.TABLE)
    put(places, (TILE_IDS[tile] for tile in state.drawn if tile != -1), Place.DRAWN)
    for number, seat in enumerate(seats):
        put(places, seat.ids("own", TILE_IDS), Place.OWN + number)
        put(places, seat.ids("completed", TILE_IDS), Place.DONE + number)
        put(places, seat.ids("boxed", TILE_IDS), Place.GONE + number)
    pile = source.heap("pile", TILE_IDS)
    if isinstance(pile, list):
        put(places, pile, Place.PILE)

    rest = [id for id in TILE_IDS if id not in places]
    random.shuffle(rest)
    if not source.has("projects"):
        put(places, rest[:IN_PLAY], Place.TABLE)
        del rest[:IN_PLAY]
    pile = source.dealt("pile", pile, rest)
    put(places, (id for id in pile if id not in places), Place.PILE)
    put(places, rest, Place.GONE)  # out of the game
    state.place = [places[id] for id in TILE_IDS]
    state.pile_left = len(pile)
    state.pile = top_last(TILE_IDS, pile, TILES)


def _fill_reserve(state: State, source: Reader) -> None:
    """What nobody owns."""
    reserve = source.part("reserve")
    state.reserve = [0] * 4
    for piece, word in enumerate(WORDS):
        owned = sum(seat.stock[piece] for seat in state.seats)
        owned += sum(state.coal) if piece == 0 else 0
        if owned > SUPPLY[piece]:
            thing = phrases.piece(piece)
            raise Impossible("position-copies", thing=thing, most=SUPPLY[piece], given=owned)
        state.reserve[piece] = reserve.number(word, SUPPLY[piece] - owned, 0, MOST)
    reserve.finish()


def _refuse_impossible(state: State) -> None:
    """Ask the rules themselves whether such a state can be."""
    found = fault(state)
    if not found and state.asks != Ask.OVER and legal(state, PLAIN.choices(ACTIONS)) == 0:
        found = Fault.QUESTION
    if found:
        raise Impossible(f"fault-{Fault(found).name.lower()}", words=words)
