"""What can be had from a machine, as buttons on its card: what follows is done with one click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from bricabrac.engine.match import View
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.nicodemus.bill import Counts
from bricabrac.nicodemus.cards import BUNDLE_NAMES, PAIRS, POINTS, SHOWS, SPACES, WILD, Effect
from bricabrac.nicodemus.effects import COUNTS
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.legal import why_not
from bricabrac.nicodemus.names import MACHINE_IDS
from bricabrac.nicodemus.preview import of
from bricabrac.nicodemus.row import flush
from bricabrac.nicodemus.state import Ask, State
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named
from bricabrac.web.nicodemus.choices import WAYS
from bricabrac.web.nicodemus.gains import after, gain_by_bundle, gain_by_way, only_take
from bricabrac.web.nicodemus.prices import BLANK, Way


def plays(kind: int, view: View, asked: Asked, words: Named) -> tuple[Way, ...]:
    """Three ways to use a machine of the hand; they can be read while others act."""
    state = view.state
    if state.length == SPACES:
        state = state.clone()
        flush(state)  # which ends a turn: there is room for one more
    may = asked.is_mine and not asked.is_led and asked.may(f"play {MACHINE_IDS[kind]}")
    return tuple(
        [played(one, kind, may, hangs_on(one, kind, state, view.seat), words) for one in WAYS]
    )


class Hanging(NamedTuple):
    """All that the result of a way hangs on, which stays as it is for many turns."""

    seat: int
    reserve: tuple[int, ...] = (0,) * PIECES  # as far as it is asked for,
    foe: tuple[int, ...] = (0,) * PIECES  # and what the rival has then
    row: tuple[int, ...] = ()  # machines of the row that count
    has_more: bool = False  # cards in the hand
    has_pile: bool = False  # projects in the pile


def hangs_on(way: str, kind: int, state: State, seat: int) -> Hanging:
    """What of a state a way to use a machine asks for."""
    foe, row = state.seats[1 - seat].stock, tuple(state.row[: state.length])
    if way == "coal":
        return Hanging(seat, *within(of(COAL, POINTS[kind]), state, foe))
    if way == "produce":
        return Hanging(seat, *within(each(SHOWS[kind], 1), state, foe))
    if (symbol := COUNTS[kind]) >= 0:
        row = tuple(sorted(one for one in row if SHOWS[one] == symbol))
        return Hanging(seat, *within(each(symbol, len(row) + 1), state, foe), row)
    match kind:
        case Effect.R1 | Effect.R2 | Effect.R3 | Effect.R4:
            return Hanging(seat, foe=tuple([min(count, 2) for count in foe]))
        case Effect.U2 | Effect.U3:
            return Hanging(seat, row=row[:1] and (0,))
        case Effect.U5:
            return Hanging(seat, *within(each(WILD, 2), state, foe), row[-1:])
    copied = tuple(sorted(set(row))) if kind == Effect.Y2 else ()
    has_more, has_pile = state.seats[seat].cards > 1, state.pile_left > 0
    return Hanging(seat, row=copied, has_more=has_more, has_pile=has_pile)


def each(symbol: int, count: int) -> Counts:
    """So many of a piece, or of every resource."""
    return (0, *[count] * len(RESOURCES)) if symbol == WILD else of(symbol, count)


def within(wanted: Counts, state: State, foe: Sequence[int]) -> tuple[Counts, Counts]:
    """What the reserve has of these pieces, and the rival of those that it lacks."""
    given = tuple([min(count, state.reserve[one]) for one, count in enumerate(wanted)])
    lacking = enumerate(map(sub, wanted, given))
    return given, tuple([min(count, foe[one]) for one, count in lacking])


@lru_cache(20_000)
def played(way: str, kind: int, may: bool, about: Hanging, words: Named) -> Way:
    """A way to use a machine, from all that it hangs on."""
    ready, action = BLANK.clone(), f"play {MACHINE_IDS[kind]}"
    ready.active, ready.asks, ready.space = about.seat, Ask.TURN, -1
    ready.reserve[:], ready.length, ready.pile_left = about.reserve, len(about.row), about.has_pile
    ready.row[: ready.length] = about.row
    me, rival = ready.seats[about.seat], ready.seats[1 - about.seat]
    me.hand[kind], me.cards, rival.stock[:] = 1, 1 + about.has_more, about.foe
    then = Asked(View(GAME, about.seat, len(ready.seats), after(ready, action), ()))
    return way_of(action, way, may, then, words)


def takes(action: str, asked: Asked, words: Named) -> tuple[Way, ...]:
    """The resources that could be had out of the cost of a machine, once it is discarded."""
    then = Asked(replace(asked.view, state=after(asked.state, action)))
    listed = [f"take {name}" for name in BUNDLE_NAMES[:PAIRS]]
    may = asked.may(action) and not asked.is_led
    return tuple(
        way_of(action, one, may, then, words)
        for one in listed
        if not why_not(then.state, then.number(one))
    )


def way_of(action: str, answer: str, may: bool, then: Asked, words: Named) -> Way:
    """An action and the answer to the question that follows, as one."""
    why = words.cite(then.why_not(answer))
    is_take = answer.startswith("take")
    gain = gain_by_bundle(then.state, answer) if is_take else gain_by_way(then.state, answer)
    forced = only_take(then.state) if answer == "effect" else ""
    return Way(
        "; ".join(filter(None, (action, answer, forced))) if may and not why else "",
        words.say(then.describe(answer)),
        got=gain.got,
        paid=gain.paid,
        is_poor=gain.note is not None,
        why=why,
    )
