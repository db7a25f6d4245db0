"""What can be had from a machine, as buttons on its card: what follows is done with one click."""

from __future__ import annotations

from dataclasses import replace

from bricabrac.engine.match import View
from bricabrac.nicodemus.cards import BUNDLE_NAMES, PAIRS
from bricabrac.nicodemus.legal import why_not
from bricabrac.nicodemus.names import MACHINE_IDS
from bricabrac.nicodemus.row import flush
from bricabrac.nicodemus.state import Ask
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named
from bricabrac.web.nicodemus.choices import WAYS
from bricabrac.web.nicodemus.gains import after, gain_by_bundle, gain_by_way, only_take
from bricabrac.web.nicodemus.prices import Way


def plays(kind: int, view: View, asked: Asked, words: Named) -> tuple[Way, ...]:
    """Three ways to use a machine of the hand; they can be read while others act."""
    played = f"play {MACHINE_IDS[kind]}"
    ready = view.state.clone()
    ready.active, ready.asks = view.seat, Ask.TURN
    flush(ready)  # which ends a turn: there is room for one more
    then = Asked(replace(view, state=after(ready, played)))
    may = asked.is_mine and not asked.is_led and asked.may(played)
    return tuple(way(played, one, may, then, words) for one in WAYS)


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
