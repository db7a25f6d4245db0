"""What flies at a table of Imaginarium, by what the rules tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import UNTOLD, Told
from bricabrac.imaginarium.cards import ASSISTANTS, BUNDLE, COST, PROJECTS, SPACES, TWICE
from bricabrac.imaginarium.stacks import CHOICE, GIVES, SCORES, STACK_NAMES, TAKES
from bricabrac.imaginarium.story import What
from bricabrac.web.board.flights import POINT, SIGNS, Flight, pieces

DOOMED = "b-crusher"


def flights(story: Sequence[Told], seat: int) -> Iterator[Flight]:
    """From whom to whom, one after the other; ``seat`` is to act."""
    for what, facts, _ in story:
        match What(what), facts:
            case What.NEW_MACHINES, kinds:
                yield Flight("b-belt", "conveyor")
                yield from (Flight(machine(kind), "deck", at("belt", kind)) for kind in kinds)
            case What.CRUSHES, (kind,):
                yield Flight(machine(kind), at("belt", kind), "crusher")
                yield Flight(DOOMED, "crusher")
            case What.GOES_TO, (figure, players, space):
                if space < SPACES:
                    yield figured(figure, players, "extractors")
            case ((What.RESERVES | What.SABOTAGES), (figure, players, _, kind)):
                yield figured(figure, players, at("belt", kind))
            case What.GIVES_UP, (victim, piece, count):
                if count:
                    yield Flight(SIGNS[piece], f"stock-{victim}", f"stock-{seat}", count)
            case told, (doer, *more):
                yield from worked(told, doer, *more)
                yield from acted(told, doer, *more)


def figured(figure: int, players: int, end: str) -> Flight:
    """A handyman or a saboteur goes to a machine or an extractor."""
    who, seat = "handyman" if figure < players else "saboteur", figure % players
    return Flight(f"f-{who}-{seat + 1}", f"seat-{seat}", end)


def worked(what: What, seat: int, *facts: int) -> Iterator[Flight]:
    """Steps 1 and 2: machines work, and others are fetched."""
    stock, shop = f"stock-{seat}", f"shop-{seat}"
    match what, facts:
        case ((What.USES | What.BORROWS), (stack,)):
            yield from performed(shop, stack)
            if not TAKES[stack] and not CHOICE[stack]:
                yield from made(shop, seat, stack)
        case What.FEEDS, (stack, bundle):
            yield from pieces(BUNDLE[bundle], stock, at(shop, stack))
            yield from performed(shop, stack)
            yield from made(shop, seat, stack)
        case What.GAINS, (piece, count):
            yield Flight(SIGNS[piece], shop, stock, count)
        case What.SCORES, (points,):
            yield Flight(POINT, shop, f"score-{seat}", points)
        case What.TAKES_COAL, (_, count):
            yield Flight(SIGNS[COAL], "extractors", stock, count)
        case What.PAYS, (piece, count):
            yield Flight(SIGNS[piece], stock, "belt", count)
        case What.FETCHES, (kind,):
            yield Flight(machine(kind), at("belt", kind), at(f"yard-{seat}", kind))
        case What.FAILS, (kind,):
            yield Flight(machine(kind), at("belt", kind), "crusher")
        case What.DIVES, (kind, price):
            yield Flight(SIGNS[COAL], stock, "deck", price)
            yield Flight(machine(kind), "deck", at(f"yard-{seat}", kind))


def acted(what: What, seat: int, *facts: int) -> Iterator[Flight]:
    """Steps 3 and 4: the two actions, and projects."""
    stock, shop, yard = f"stock-{seat}", f"shop-{seat}", f"yard-{seat}"
    match what, facts:
        case What.EXTRACTS, (count,):
            yield Flight(SIGNS[COAL], "dial", stock, count)
        case What.REPAIRS, (kind,):
            yield from pieces(COST[kind], stock, at(yard, kind))
            yield Flight(machine(kind), at(yard, kind), at(shop, kind))
        case What.DEACTIVATES, (foe, stack):
            yield from performed(f"shop-{foe}", stack)
        case What.RECOVERS, (kind,):
            yield Flight(machine(kind), "crusher", at(shop, kind))
        case ((What.DISMANTLES | What.DISMANTLES_BROKEN), (kind,)):
            start = shop if what == What.DISMANTLES else yard
            yield Flight(machine(kind), at(start, kind), "crusher")
            yield Flight(DOOMED, "crusher")
        case What.SALVAGES, (bundle,):
            yield from pieces(BUNDLE[bundle], "crusher", stock)
        case What.RECEIVES, (kind,):
            yield from pieces(TWICE[kind], "crusher", stock)
        case What.COMBINES, (stack,):
            yield from performed(shop, stack)
        case ((What.BUYS | What.SELLS), (piece, price)):
            there, back = ("dial", stock) if what == What.BUYS else (stock, "dial")
            yield Flight(SIGNS[COAL], back, there, price)
            yield Flight(SIGNS[piece], there, back)
        case What.BUYS_POINT, (price,):
            yield Flight(SIGNS[COAL], stock, "dial", price)
            yield Flight(POINT, "dial", f"score-{seat}")
        case What.RECRUITS, (card, wage):
            yield Flight(SIGNS[COAL], stock, f"room/a{card}", wage)
            yield Flight(f"a-{ASSISTANTS[card]}", f"room/a{card}", f"team-{seat}")
        case What.COMPLETES, (tile, points):
            yield Flight(f"mp-{PROJECTS[tile]}", f"office/p{tile}")
            yield Flight(POINT, f"office/p{tile}", f"score-{seat}", points)
        case What.SCRAP, (count,):
            yield Flight(SIGNS[COAL], "crusher", stock, count)
        case What.MAJORITY, (_, _, points):
            yield Flight(POINT, stock, f"score-{seat}", points)


def machine(kind: int) -> str:
    """A machine, or the back of one that is not for these eyes."""
    return "b-back-m" if kind == UNTOLD else f"m-{STACK_NAMES[kind]}"


def at(place: str, stack: int) -> str:
    """A machine or a combination in a place."""
    return place if stack == UNTOLD else f"{place}/{STACK_NAMES[stack]}"


def performed(shop: str, stack: int) -> Iterator[Flight]:
    """A slot works: what stands on top of it is seen to."""
    yield Flight(f"m-{STACK_NAMES[stack].split('+')[-1]}", at(shop, stack))


def made(shop: str, seat: int, stack: int) -> Iterator[Flight]:
    """What a slot has given."""
    yield from pieces(GIVES[stack], at(shop, stack), f"stock-{seat}")
    if SCORES[stack]:
        yield Flight(POINT, at(shop, stack), f"score-{seat}", int(SCORES[stack]))
