"""What an answer really gives, and who pays for it: the rival, where the reserve has run dry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.engine.words import Message
from bricabrac.nicodemus.actions import NUMBERING
from bricabrac.nicodemus.cards import BUNDLE, BUNDLE_NAMES, PAIRS, POINTS, SHOWS, WILD, Effect
from bricabrac.nicodemus.effects import COUNTS, TAXED_COAL, resources_of_foe
from bricabrac.nicodemus.legal import why_not
from bricabrac.nicodemus.preview import do_gain, gain, of, wanted
from bricabrac.nicodemus.row import showing
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.turn import apply
from bricabrac.web.board.choice import Icons
from bricabrac.web.nicodemus.faces import ICONS


class Gain(NamedTuple):
    """Pieces that come to the seat, those of them that the rival pays, and why there are none."""

    got: Icons = ()
    paid: Icons = ()
    note: Message | None = None


def signed(sign: str, counts: Sequence[int]) -> Icons:
    """Pieces as icons with their numbers: ``+2``."""
    return tuple((ICONS[one], f"{sign}{count}") for one, count in enumerate(counts) if count)


def gain_of(state: State, asked: tuple[int, ...]) -> Gain:
    """What would be had of these pieces."""
    got, taken = gain(state, asked)
    if any(got):
        return Gain(signed("+", got), signed("−", taken))
    return Gain(tuple((ICONS[one], "0") for one, count in enumerate(asked) if count),
                note=do_gain(state, asked))  # fmt: skip


def gain_of_any(state: State, count: int) -> Gain:
    """What would be had at best of a resource of one's choice."""
    best = max((of(one, count) for one in RESOURCES), key=lambda one: sum(gain(state, one)[0]))
    had, taken = (sum(counts) for counts in gain(state, best))
    if not had:
        return Gain((("wild", "0"),), note=do_gain(state, best))
    return Gain((("wild", f"+{had}"),), (("wild", f"−{taken}"),) if taken else ())


def gain_by_way(state: State, way: str) -> Gain:
    """What the machine just played would give in one of its three ways."""
    kind, foe = state.machine, state.seats[1 - state.active]
    if way == "coal":
        return gain_of(state, of(COAL, POINTS[kind]))
    if way == "produce":
        symbol, count = SHOWS[kind], 1
    else:
        symbol, count = COUNTS[kind], showing(state, COUNTS[kind])
    if symbol == WILD:
        return gain_of_any(state, count)
    if symbol >= 0:
        return gain_of(state, of(symbol, count))
    match kind:
        case Effect.R1 if foe.stock[COAL]:
            return Gain((("coal", "+1"),), (("coal", "−1"),))
        case Effect.R2 if resources_of_foe(state):
            return Gain((("wild", "+1"),), (("wild", "−1"),))
        case Effect.R3 if foe.stock[COAL]:
            return Gain(paid=(("coal", f"−{min(TAXED_COAL, foe.stock[COAL])}"),))
        case Effect.R4 if resources_of_foe(state):
            return Gain(paid=(("wild", f"−{min(2, resources_of_foe(state))}"),))
    if take := only_take(state):
        return gain_by_bundle(after(state, "effect"), take)
    return Gain()


def only_take(state: State) -> str:
    """What must be had out of the cost of the machine that U5 discards, if nothing else can be."""
    if state.machine != Effect.U5 or why_not(state, NUMBERING.numbers["effect"]):
        return ""
    then = after(state, "effect")
    takes = [f"take {name}" for name in BUNDLE_NAMES[:PAIRS]]
    takes = [one for one in takes if not why_not(then, NUMBERING.numbers[one])]
    return takes[0] if len(takes) == 1 else ""


def gain_by_bundle(state: State, action: str) -> Gain:
    """What naming resources would give, or have the rival give."""
    verb, thing = NUMBERING.split(NUMBERING.numbers[action])
    if verb == "return":
        return Gain(paid=signed("−", BUNDLE[thing]))
    if state.asks == Ask.STEAL:
        return Gain(signed("+", BUNDLE[thing]), signed("−", BUNDLE[thing]))
    return gain_of(state, wanted(state, BUNDLE[thing]))


def after(state: State, action: str) -> State:
    """The table after an action that brings nothing to light."""
    twin = state.clone()
    apply(twin, NUMBERING.numbers[action])
    return twin
