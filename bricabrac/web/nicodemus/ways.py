"""What can be had from a machine, as buttons on its card: what follows is done with one click."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bricabrac.engine.match import View
from bricabrac.nicodemus.cards import BUNDLE_NAMES, PAIRS, SPACES, Effect
from bricabrac.nicodemus.effects import COUNTS
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.legal import why_not
from bricabrac.nicodemus.names import MACHINE_IDS
from bricabrac.nicodemus.row import flush
from bricabrac.nicodemus.state import Ask, State
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named
from bricabrac.web.nicodemus.choices import WAYS
from bricabrac.web.nicodemus.gains import after, gain_by_bundle, gain_by_way, only_take
from bricabrac.web.nicodemus.prices import Way

ENOUGH = SPACES + 2  # pieces, or more: no machine gives so many
ROBS = (Effect.R1, Effect.R2, Effect.R3, Effect.R4)  # they ask what the rival has,
LOOKS = (  # these what lies on the row
    *(kind for kind in Effect if COUNTS[kind] >= 0),
    *(Effect.U2, Effect.U3, Effect.U5, Effect.Y2),
)


def plays(kind: int, view: View, asked: Asked, words: Named) -> tuple[Way, ...]:
    """Three ways to use a machine of the hand; they can be read while others act."""
    state, seat = view.state, view.seat
    if state.length == SPACES:
        state = state.clone()
        flush(state)  # which ends a turn: there is room for one more
    reserve = tuple([min(count, ENOUGH) for count in state.reserve])
    foe = state.seats[1 - seat].stock if kind in ROBS or min(reserve) < ENOUGH else ()
    return played(
        kind,
        seat,
        asked.is_mine and not asked.is_led and asked.may(f"play {MACHINE_IDS[kind]}"),
        reserve,
        tuple(foe),
        tuple(state.row[: state.length]) if kind in LOOKS else (),
        state.seats[seat].cards > 1,
        state.pile_left > 0,
        words,
    )


@lru_cache(20_000)
def played(
    kind: int,
    seat: int,
    may: bool,
    reserve: tuple[int, ...],
    foe: tuple[int, ...],
    row: tuple[int, ...],
    has_more: bool,
    has_pile: bool,
    words: Named,
) -> tuple[Way, ...]:
    """The same, by all that it hangs on: most of it stays as it is for many turns."""
    ready, action = State(), f"play {MACHINE_IDS[kind]}"
    ready.active, ready.asks, ready.space, ready.pile_left = seat, Ask.TURN, -1, has_pile
    ready.reserve[:], ready.row[: len(row)], ready.length = reserve, row, len(row)
    me, rival = ready.seats[seat], ready.seats[1 - seat]
    me.hand[kind], me.cards, rival.stock[: len(foe)] = 1, 1 + has_more, foe
    then = Asked(View(GAME, seat, len(ready.seats), after(ready, action), ()))
    return tuple(way(action, one, may, then, words) for one in WAYS)


def takes(action: str, asked: Asked, words: Named) -> tuple[Way, ...]:
    """The resources that could be had out of the cost of a machine, once it is discarded."""
    then = Asked(replace(asked.view, state=after(asked.state, action)))
    listed = [f"take {name}" for name in BUNDLE_NAMES[:PAIRS]]
    may = asked.may(action) and not asked.is_led
    return tuple(
        way(action, one, may, then, words)
        for one in listed
        if not why_not(then.state, then.number(one))
    )


def way(action: str, answer: str, may: bool, then: Asked, words: Named) -> Way:
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
