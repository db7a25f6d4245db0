"""The dial over the six actions: where its parts lie, and what a click on it does."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from bricabrac.engine.match import View
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Words
from bricabrac.imaginarium.actions import PAIR
from bricabrac.imaginarium.cards import DEEDS, OWN_EXTRACTOR, Deed
from bricabrac.imaginarium.names import deed
from bricabrac.imaginarium.state import Ask, Step, bits
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import Named, following
from bricabrac.web.imaginarium.faces import ICONS
from bricabrac.web.imaginarium.ways import Way, Ways, button

MIDDLE, OUTER, INNER = 120, 112, 50
ABOUT = len(DEEDS)


class Segment(NamedTuple):
    """One of the six actions."""

    lines: tuple[str, ...]  # of its name, which is broken where it has a hyphen
    icon: str
    path: str
    x: float
    y: float
    is_on: bool


class Knob(NamedTuple):
    """A pair of neighbours."""

    place: int  # clockwise, from the pair of the first two actions
    x: float
    y: float
    text: str
    state: str  # on, last, or nothing
    action: str
    is_lit: bool
    why: str


class Dial(NamedTuple):
    """All of it."""

    segments: tuple[Segment, ...]
    knobs: tuple[Knob, ...]
    at: int  # where the needle points; -1: it rests
    is_asked: bool
    last: str


@lru_cache(100)
def point(radius: float, angle: float) -> tuple[float, float]:
    """A point of the dial."""
    turned = radians(angle)
    return round(MIDDLE + radius * cos(turned), 1), round(MIDDLE + radius * sin(turned), 1)


@lru_cache(100)
def outline(place: int) -> str:
    """The edge of a segment."""
    first, last = -120 + 60 * place + 1.6, -60 + 60 * place - 1.6
    corners = (point(OUTER, first), point(OUTER, last))
    inner = (point(INNER, last - 1.6), point(INNER, first + 1.6))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = *corners, *inner
    return f"M{x0} {y0}A112 112 0 0 1 {x1} {y1}L{x2} {y2}A50 50 0 0 0 {x3} {y3}Z"


@lru_cache(100)
def pair_at(place: int) -> int:
    """The number of the pair of neighbours that begins at a place of the dial."""
    wanted = 1 << place | 1 << (place + 1) % ABOUT
    return next(pair for pair, both in enumerate(PAIR) if both == wanted)


@lru_cache(100)
def action_of(pair: int) -> str:
    """``choose repair+trade``"""
    return "choose " + "+".join(DEEDS[one] for one in bits(PAIR[pair]))


@lru_cache(10_000)
def pair_name(pair: int, words: Named) -> str:
    """``Repair + Trade``"""
    return " + ".join(words.say(deed(one)) for one in bits(PAIR[pair]))


def dial_of(view: View, ways: Ways, words: Named, say: Words) -> Dial:
    """The dial of who looks on, or, for a spectator, of the first seat."""
    state, seat = view.state, max(view.seat, 0)
    pair = state.seats[seat].dial
    is_acting = seat == state.active and state.step == Step.ACTIONS and state.asks != Ask.DIAL
    way = ways.get(Ask.DIAL)
    if way is None:
        return resting(pair, is_acting, words, say)
    return dial_at(pair, is_acting, state.asks == Ask.DIAL, way, words, say)


@lru_cache(2000)
def resting(pair: int, is_acting: bool, words: Named, say: Words) -> Dial:
    """A dial that nobody is asked about: there are few of them, and most boards show one."""
    return dial_at(pair, is_acting, False, None, words, say)


def dial_at(
    pair: int, is_acting: bool, is_asked: bool, way: Way | None, words: Named, say: Words
) -> Dial:
    """The dial that points to a pair, or to none."""
    chosen = bits(PAIR[pair]) if is_acting and pair >= 0 else []
    segments = []
    for place, id in enumerate(DEEDS):
        x, y = point(82 if place in (0, 3) else 79, -90 + 60 * place)
        *first, last = say.say(f"dial-{id}").split("-")
        lines = (*(f"{one}-" for one in first), last)
        segments.append(Segment(lines, id, outline(place), x, y, place in chosen))
    knobs = []
    for place in range(ABOUT):
        x, y = point(OUTER, -60 + 60 * place)
        number = pair_at(place)
        mark = "" if number != pair else "on" if is_acting else "last"
        pressed = button(way, action_of(number), words, *at_once(number, way))
        knobs.append(Knob(place, x, y, pair_name(number, words), mark, *pressed))
    at = next((place for place in range(ABOUT) if pair_at(place) == pair), -1)
    told = "this-pair" if is_acting else "last-pair"
    last = say.say(told, pair=pair_name(pair, words)) if pair >= 0 else ""
    if way and way.actions:
        is_all = "stop" not in way.actions
        last = say.say("dial-straight" if is_all else "dial-onwards")
    return Dial(tuple(segments), tuple(knobs), at, is_asked, last)


def at_once(pair: int, way: Way | None) -> tuple[str, ...]:
    """What of a pair is done with choosing it: there is nothing to decide about Extract."""
    is_free = way is not None and not way.asked.is_led
    return ("do extract",) if is_free and PAIR[pair] >> Deed.EXTRACT & 1 else ()


def turned_to(way: Way) -> int:
    """The pair that a way turns the dial to, or -1."""
    is_turned = any(one.startswith("choose ") for one in way.actions)
    return way.asked.state.seats[way.asked.state.active].dial if is_turned else -1


def told(way: Way, text: str, words: Named, say: Words) -> str:
    """What a click on a thing does, from what is used before the dial is turned."""
    if (pair := turned_to(way)) < 0:
        return text
    how = way.actions[0].partition(" ")[0]  # choose, use, or stop: no diving
    then = following(text, words.language)
    return say.say("by-dial", how=how, pair=pair_name(pair, words), text=then)


def besides(way: Way, deed: Deed) -> tuple[str, Counted]:
    """The icon of what a way does besides an action of the dial, and what that brings."""
    if (pair := turned_to(way)) < 0:
        return "", ()
    other = next(one for one in bits(PAIR[pair]) if one != deed)
    return DEEDS[other], ((ICONS[COAL], OWN_EXTRACTOR),) if other == Deed.EXTRACT else ()
