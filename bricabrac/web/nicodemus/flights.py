"""What flies at a table of Nicodemus, by what the rules tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import UNTOLD, Told
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.story import What
from bricabrac.web.board.flights import POINT, SIGNS, Flight

BACK = "b-back-n"  # of a machine


def flights(story: Sequence[Told], seat: int) -> Iterator[Flight]:
    """From whom to whom, one after the other."""
    for what, facts, _ in story:
        yield from flight(What(what), *facts)


def flight(what: What, seat: int, *facts: int) -> Iterator[Flight]:
    """What a telling lets fly; the first fact is the seat."""
    foe = 1 - seat
    mine, theirs, hand = f"stock-{seat}", f"stock-{foe}", f"hand-{seat}"
    match what, facts:
        case What.PLAYS, (kind,):
            yield Flight(card(kind), hand, on_row(kind))
        case ((What.COAL | What.PRODUCTION | What.EFFECT | What.COPIES), (kind,)):
            yield Flight(card(kind), on_row(kind))
        case What.GAINS, (piece, count, taken):
            if count > taken:
                yield Flight(SIGNS[piece], "reserve", mine, count - taken)
            if taken:
                yield Flight(SIGNS[piece], theirs, mine, taken)
        case What.RETURNS, (piece, count):
            yield Flight(SIGNS[piece], mine, "reserve", count)
        case What.STEALS, (piece, count):
            yield Flight(SIGNS[piece], theirs, mine, count)
        case What.DRAWS, (kind,):
            yield Flight(card(kind), "deck", inside(hand, kind))
        case What.STEALS_CARD, (kind,):
            yield Flight(card(kind), f"hand-{foe}", inside(hand, kind))
        case ((What.DISCARDS | What.LOSES), (kind,)):
            yield Flight(card(kind), inside(hand, kind), "discard")
        case What.SCRAPS, (kind, lying):
            yield Flight(card(kind), on_row(kind), "discard")
            if lying:
                yield Flight(SIGNS[COAL], on_row(kind), "reserve", lying)
        case What.KEEPS, (tile,):
            yield Flight(f"np-{PROJECT_IDS[tile]}", "pile", f"projects-{seat}/p{tile}")
        case What.REPAIRS, (kind, points):
            yield Flight(card(kind), on_row(kind), f"shop-{seat}/{MACHINE_IDS[kind]}")
            yield Flight(POINT, on_row(kind), f"score-{seat}", points)
        case What.LEAVES_COAL, (kind,):
            yield Flight(SIGNS[COAL], mine, on_row(kind))
        case What.TAKES_COAL, (count,):
            yield Flight(SIGNS[COAL], "row", mine, count)
        case What.COMPLETES, (tile, points):
            yield Flight(f"np-{PROJECT_IDS[tile]}", f"projects/p{tile}")
            yield Flight(POINT, f"projects/p{tile}", f"score-{seat}", points)
        case What.SETS_ASIDE, (kind,):
            yield Flight(card(kind), f"shop-{seat}/{MACHINE_IDS[kind]}", "discard")


def card(kind: int) -> str:
    """A machine, or the back of one that is not for these eyes."""
    return BACK if kind == UNTOLD else f"n-{MACHINE_IDS[kind]}"


def on_row(kind: int) -> str:
    """Where a machine lies on the bric-a-brac."""
    return f"row/{MACHINE_IDS[kind]}"


def inside(place: str, kind: int) -> str:
    """A machine in a place, or somewhere in it."""
    return place if kind == UNTOLD else f"{place}/{MACHINE_IDS[kind]}"
