"""What machines cost a seat, and what they would bring: a page asks for it again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bricabrac.engine.phrases import pieces
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.nicodemus.bill import lacking, less, missing, price
from bricabrac.nicodemus.cards import COST, POINTS, WILD, WORTH
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.projects import first_partners, used_with
from bricabrac.nicodemus.state import Seat, State
from bricabrac.nicodemus.words import words as words_of
from bricabrac.web.board.speech import remembering, sentence, texts
from bricabrac.web.nicodemus.faces import ICONS, Face, face


@dataclass(frozen=True, slots=True)
class Pay:
    """What is paid of one piece: as printed, now, and how much of it is lacking."""

    icon: str
    full: int
    now: int
    short: int = 0


@dataclass(frozen=True, slots=True)
class Card:
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
    completes: tuple[tuple[str, int, str], ...] = ()  # project, points, with which machines
    now: int | None = None  # what the effect would give
    left: tuple[tuple[str, int], ...] = ()  # the stock after a repair


def counted(stock: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """A stock as icons and numbers."""
    return tuple((ICONS[piece], int(count)) for piece, count in enumerate(stock))


@lru_cache(20_000)
def priced(
    kind: int,
    right: int,
    fee: int,
    lying: int,
    stock: tuple[int, ...],
    saves: tuple[int, ...],
    workshop: tuple[int, ...],
    tiles: tuple[int, ...],
    language: str,
) -> Card:
    """A machine with so many to its right, for a seat that has this: price, gain, what it lacks."""
    words, me = remembering(words_of(language)), Seat()
    me.stock[:], me.saves[:] = stock, saves
    resources, wild = price(me, kind)
    is_payable = lacking(me, kind) <= saves[WILD]
    lacks = (max(0, fee - stock[COAL]), *(missing(me, kind)[1:] if not is_payable else (0, 0, 0)))
    left = [lying - fee + stock[COAL], *less(stock, resources)[1:]]
    completes = would_complete(workshop, kind, tiles, language)
    short = texts(language).say("short-of", pieces=words.say(pieces(lacks)))
    return Card(
        face=face(kind, words),
        place=0,
        short=short if any(lacks) else "",
        lacks=tuple((ICONS[piece], count) for piece, count in enumerate(lacks) if count),
        coal=lying,
        pays=tuple(
            Pay(ICONS[piece], COST[kind][piece], resources[piece], lacks[piece])
            for piece in RESOURCES
            if COST[kind][piece]
        ),
        wild=wild,
        fee=Pay("coal", right, fee, lacks[COAL]) if right else None,
        gain=POINTS[kind] + sum(worth for _, worth, _ in completes),
        completes=completes,
        left=counted(left),
    )


@lru_cache(20_000)
def would_complete(
    workshop: tuple[int, ...], kind: int, tiles: tuple[int, ...], language: str
) -> tuple[tuple[str, int, str], ...]:
    """The projects that repairing a machine would complete: needs, points, with which machines."""
    state, words = State(), remembering(words_of(language))
    me = state.seats[0]
    if len(workshop) >= len(me.workshop):
        return ()
    me.machines = len(workshop) + 1
    me.workshop[: me.machines] = [*workshop, kind]
    done = []
    for tile in tiles:
        if partners := first_partners(state, tile):
            used = used_with(me, partners)
            names = ", ".join(words.say(f"machine-{MACHINE_IDS[one]}") for one in used)
            done.append((sentence(words.say(f"needs-{PROJECT_IDS[tile]}")), WORTH[tile], names))
    return tuple(done)
