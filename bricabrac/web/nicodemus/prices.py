"""What machines cost a seat, and what they would bring: a page asks for it again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bricabrac.engine.phrases import pieces
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.engine.words import Words
from bricabrac.nicodemus.actions import NUMBERING, PARTNERS, USE
from bricabrac.nicodemus.bill import can_spare, lacking, less, missing, owed, price, ways_to_spare
from bricabrac.nicodemus.cards import BUNDLE, BUNDLE_NAMES, COST, POINTS, TRIPLES, WILD, WORTH
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.projects import (
    first_partners,
    is_repeated,
    met_with,
    used_with,
    ways_to_complete,
)
from bricabrac.nicodemus.state import Seat, State
from bricabrac.nicodemus.words import words as words_of
from bricabrac.web.board.choice import Icons
from bricabrac.web.board.speech import remembering, sentence, texts
from bricabrac.web.nicodemus.faces import ICONS, Face, face

BLANK = State()


class Pay(NamedTuple):
    """What is paid of one piece: as printed, now, and how much of it is lacking."""

    icon: str
    full: int
    now: int
    short: int = 0


class Way(NamedTuple):
    """One of the things that can be had from a machine, as a button of its own on the card."""

    action: str  # nothing: not now
    text: str  # the whole of it, in words
    got: Icons = ()
    paid: Icons = ()  # by the rival
    is_poor: bool = False  # there is nothing to be had
    why: str = ""  # the reason against it


class Used(NamedTuple):
    """A way to complete a project: the action, the machines that would be used by name, and
    those of them that lie in the workshop already by id."""

    action: str
    machines: str
    partners: str


class Completed(NamedTuple):
    """A project that a repair would complete, and the ways to do so."""

    tile: int
    needs: str
    worth: int
    ways: tuple[Used, ...]


class Spare(NamedTuple):
    """What wild machines could save on a repair, and the stock after it."""

    action: str
    text: str
    left: tuple[int, ...] = ()


class Card(NamedTuple):
    """A machine of the bric-a-brac or of the hand."""

    face: Face
    place: int
    action: str = ""  # what a click does; nothing: it does nothing now
    is_lit: bool = False
    why: str = ""  # the reason against it, as a sentence
    short: str = ""  # the same in a few words
    lacks: tuple[tuple[str, int], ...] = ()  # pieces that are lacking
    coal: int = 0  # lying on it
    pays: tuple[Pay, ...] = ()
    wild: int = 0  # how many of these wild machines would save
    fee: Pay | None = None
    gain: int = 0  # points, projects included
    completes: tuple[Completed, ...] = ()
    left: tuple[tuple[str, int], ...] = ()  # the stock after a repair, unless it is to be chosen
    spares: tuple[Spare, ...] = ()  # where there is a choice
    ways: tuple[Way, ...] = ()  # what it gives: played, or discarded
    is_whole: bool = False  # the whole answer is given with the click: what follows is ticked


def counted(stock: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """A stock as icons and numbers."""
    return stocked(*stock)


@lru_cache(20_000)
def stocked(*stock: int) -> tuple[tuple[str, int], ...]:
    """The same: an equal stock is the same one."""
    return tuple([(ICONS[piece], int(count)) for piece, count in enumerate(stock)])


@lru_cache(2000)
def paid(icon: str, full: int, now: int, short: int) -> Pay:
    """What is paid of a piece: there are few of them, and many boards show them."""
    return Pay(icon, full, now, short)


@lru_cache(20_000)
def billed(
    kind: int,
    right: int,
    fee: int,
    lying: int,
    stock: tuple[int, ...],
    saves: tuple[int, ...],
    language: str,
) -> Card:
    """A machine with so many to its right, for a seat that has this: price, and what it lacks.

    Of the stock it is asked only what the machine could cost: see ``within``.
    """
    words, me = remembering(words_of(language)), seat_with(stock, saves)
    resources, wild = price(me, kind)
    is_payable = lacking(me, kind) <= saves[WILD]
    lacks = (max(0, fee - stock[COAL]), *(missing(me, kind)[1:] if not is_payable else (0, 0, 0)))
    return Card(
        face=face(kind, words),
        place=0,
        coal=lying,
        pays=tuple(
            paid(ICONS[piece], COST[kind][piece], resources[piece], lacks[piece])
            for piece in RESOURCES
            if COST[kind][piece]
        ),
        wild=wild,
        fee=paid("coal", right, fee, lacks[COAL]) if right else None,
    )


@lru_cache(20_000)
def priced(
    card: Card,
    stock: tuple[int, ...],
    saves: tuple[int, ...],
    workshop: tuple[int, ...],
    tiles: tuple[int, ...],
    language: str,
) -> Card:
    """The same for a seat that is asked: what it lacks in words, and what a repair would bring."""
    words, kind = remembering(words_of(language)), card.face.kind
    fee = (card.fee.short,) if card.fee else (0,)
    owed = {pay.icon: pay.short for pay in card.pays}
    lacks = (*fee, *(owed.get(ICONS[piece], 0) for piece in RESOURCES))
    completes = would_complete(workshop, kind, tiles, language)
    short = ""
    if any(lacks):
        short = texts(language).say("short-of", pieces=words.say(pieces(lacks)))
    return card._replace(
        short=short,
        lacks=tuple((ICONS[piece], count) for piece, count in enumerate(lacks) if count),
        gain=POINTS[kind] + sum(one.worth for one in completes),
        completes=completes,
        spares=spares_of(seat_with(stock, saves), kind, words),
    )


def seat_with(stock: Sequence[int], saves: Sequence[int]) -> Seat:
    """A seat that has nothing else."""
    me = BLANK.seats[0].clone()
    me.stock[:], me.saves[:] = stock, saves
    return me


def within(stock: Sequence[int], kind: int, right: int) -> tuple[int, ...]:
    """What of a stock a machine could cost; whatever is more makes no difference to its price."""
    most = (right, *COST[kind][1:])
    return tuple([min(count, most[piece]) for piece, count in enumerate(stock)])


def left_of(me: Seat, kind: int, lying: int, fee: int) -> tuple[tuple[str, int], ...]:
    """The stock after a repair, where nothing is left to choose about it."""
    resources, wild = price(me, kind)
    return counted(left_with(me, resources, lying - fee)) if not wild else ()


def left_with(me: Seat, resources: Sequence[int], coal: int) -> tuple[int, ...]:
    """A stock less these resources, and with so much more charcoalium."""
    return (coal + me.stock[COAL], *less(me.stock, resources)[1:])


def spared(one: Spare, me: Seat, kind: int, coal: int) -> Spare:
    """The same with the stock after it."""
    bundle = BUNDLE[BUNDLE_NAMES.index(one.action.split()[1])]
    return one._replace(left=left_with(me, less(owed(me, kind), bundle), coal))


def spares_of(me: Seat, kind: int, words: Words) -> tuple[Spare, ...]:
    """What wild machines could save, where there is a choice, and what would be left to pay."""
    if ways_to_spare(me, kind) < 2:
        return ()
    due, say = owed(me, kind), texts(words.language)
    return tuple(
        Spare(
            f"spare {BUNDLE_NAMES[bundle]}",
            say.say(
                "spare-and-pay",
                saved=words.say(pieces(BUNDLE[bundle])),
                price=words.say(pieces(less(due, BUNDLE[bundle]))),
            ),
        )
        for bundle in range(TRIPLES)
        if can_spare(me, kind, bundle)
    )


@lru_cache(20_000)
def would_complete(
    workshop: tuple[int, ...], kind: int, tiles: tuple[int, ...], language: str
) -> tuple[Completed, ...]:
    """The projects that repairing a machine would complete."""
    state, words = BLANK.clone(), remembering(words_of(language))
    me = state.seats[0]
    if len(workshop) >= len(me.workshop):
        return ()
    me.machines = len(workshop) + 1
    me.workshop[: me.machines] = [*workshop, kind]
    done = []
    for tile in tiles:
        if first_partners(state, tile):
            needs = sentence(words.say(f"needs-{PROJECT_IDS[tile]}"))
            done.append(Completed(tile, needs, WORTH[tile], ways_of(state, tile, words)))
    return tuple(done)


def ways_of(state: State, tile: int, words: Words) -> tuple[Used, ...]:
    """How a project can be completed: with one way nobody is asked for the machines."""
    me, action = state.seats[0], f"complete {PROJECT_IDS[tile]}"

    def way(action: str, partners: int) -> Used:
        ids = [MACHINE_IDS[one] for one in used_with(me, partners)]
        names = ", ".join(words.say(f"machine-{id}") for id in ids)
        return Used(action, names, " ".join(ids[:-1]))

    if ways_to_complete(state, tile) == 1:
        return (way(action, first_partners(state, tile)),)
    return tuple(
        way(f"{action}; {NUMBERING.name(USE + place)}", partners)
        for place, partners in enumerate(PARTNERS)
        if met_with(me, tile, partners) and not is_repeated(me, partners, state.used)
    )
