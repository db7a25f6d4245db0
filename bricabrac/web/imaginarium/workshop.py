"""A workshop: slots, loose machines, the yard; with what a click does to each of them."""

from __future__ import annotations

from typing import NamedTuple

from bricabrac.engine.match import View
from bricabrac.engine.phrases import pieces
from bricabrac.engine.pieces import COAL, RESOURCES, WORDS
from bricabrac.engine.words import Message, Words
from bricabrac.imaginarium.actions import DISMANTLED
from bricabrac.imaginarium.assistants import MOONLIGHTER, SHOWMAN, has, slots_of
from bricabrac.imaginarium.cards import KINDS, LEVEL, TWICE, Deed
from bricabrac.imaginarium.names import machine
from bricabrac.imaginarium.stacks import STACK_NAMES, STACK_PARTS, USABLE, machines_in
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.stock import lacking
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.dial import besides, told
from bricabrac.web.imaginarium.faces import ICONS, Face, Shape, counted, face, output, shape
from bricabrac.web.imaginarium.ways import Way, Ways, button, is_plain

REORGANISING = (Ask.SEPARATE, Ask.COMBINE)
NOT_DISMANTLED = set(range(KINDS)) - {int(kind) for kind in DISMANTLED}


class Slot(NamedTuple):
    """A slot of a workshop, or, while it is reorganised, a loose machine."""

    number: int
    shape: Shape
    action: str = ""
    is_lit: bool = False
    why: str = ""
    foot: str = ""  # what a click does, what has been done, or why not, in a word
    gain: Counted = ()  # after a word of the foot
    either: tuple[tuple[str, Counted], ...] = ()  # two things a click can do, with what they give
    sheet: str = ""  # the preview that a click opens instead
    is_down: bool = False
    is_used: bool = False
    is_loose: bool = False


class Broken(NamedTuple):
    """A machine of the yard."""

    face: Face
    action: str = ""
    is_lit: bool = False
    why: str = ""
    note: str = ""
    text: str = ""  # what a click does, with who would be protected from it
    gain: Counted = ()  # at once
    besides: str = ""  # the icon of the other action of the pair that comes with it,
    extra: Counted = ()  # and what it brings
    lacks: tuple[str, ...] = ()  # icons


class Coin(NamedTuple):
    """A piece of the own stock; it can be clicked when it is to be paid or given."""

    icon: str
    many: int
    action: str = ""
    is_lit: bool = False
    why: str = ""


def slots_of_seat(seat: int, view: View, ways: Ways, words: Named, say: Words) -> list[Slot]:
    """What lies in the slots of a seat."""
    state = view.state
    held = state.seats[seat]
    shown = []
    for place in range(held.filled):
        slot = Slot(
            place,
            shape(held.slots[place], words),
            is_down=bool(held.down >> place & 1),
            is_used=seat == state.active and bool(state.used >> place & 1),
        )
        shown.append(clickable(slot, seat, view, ways, words, say))
    if seat == state.active and state.asks in REORGANISING:
        shown += loose_of(view, ways, words, say)
    return shown


def clickable(slot: Slot, seat: int, view: View, ways: Ways, words: Named, say: Words) -> Slot:
    """The slot with what a click would do to it now."""
    if seat != view.seat:
        return others_slot(slot, seat, view, ways, words, say)
    if way := ways.get(Ask.USE):
        return usable(slot, way, words, say)
    if slot.shape.stack >= KINDS and (way := ways.get(Ask.SEPARATE)):
        return separable(slot, way, words, say)
    if way := ways.get(Ask.DISMANTLE):
        return dismantled(slot, way, words, say)
    return slot


def pressed(slot: Slot, way: Way, action: str, words: Named, lit: str, unlit: str = "") -> Slot:
    """Lit, or with the reason why not, in a word on the slot."""
    if way.asked.number(action) in way.asked.later:
        unlit = words.cite(way.asked.why_not(action))
    action, is_lit, why = button(way, action, words)
    foot = lit if is_lit else unlit if why else ""
    return slot._replace(action=action, is_lit=is_lit, why=why, foot=foot)


def usable(slot: Slot, way: Way, words: Named, say: Words) -> Slot:
    """Step 1."""
    if slot.shape.stack not in USABLE:
        return slot
    if slot.is_used:
        return slot._replace(foot=say.say("slot-used"))
    action = f"use {slot.shape.id}"
    if slot.is_down:  # its twin may be meant
        about = {"machine": machine(slot.shape.stack)}
        return slot._replace(why=words.cite(Message("refusal-face-down", about, 22)))
    return pressed(slot, way, action, words, say.say("use-this"), say.say("too-few"))


def dismantled(slot: Slot, way: Way, words: Named, say: Words) -> Slot:
    """Twice the cost, or points: asked about, or both at hand."""
    stack = slot.shape.stack
    if stack >= KINDS or stack in NOT_DISMANTLED:
        if way.actions:
            return slot
        if stack >= KINDS:
            about = {"machine": machine(stack)}
            why = words.say(Message("refusal-combined", about))
            return slot._replace(why=why, foot=say.say("is-combined"))
        return slot._replace(why=say.say("special-stays"), foot=say.say("special-brief"))
    action = f"dismantle repaired {slot.shape.id}"
    if way.actions and way.asked.may(action):
        gains = {"resources": counted(TWICE[stack]), "points": (("vp", LEVEL[stack]),)}
        either = tuple(
            (button(way, action, words, f"receive {what}")[0], gain) for what, gain in gains.items()
        )
        return slot._replace(either=either)
    return pressed(slot, way, action, words, say.say("dismantle-this"))


def separable(slot: Slot, way: Way, words: Named, say: Words) -> Slot:
    """Reorganise: a combination to be taken apart, with what it would be then."""
    slots = way.asked.state.seats[way.asked.state.active].slots
    place = slots.index(slot.shape.stack)  # what was not combined is not in a slot any more
    slot = pressed(slot, way, f"slot {place + 1}", words, say.say("take-apart"))
    if not slot.is_lit:
        return slot
    alone: dict[str, int] = {}
    for kind in machines_in(slot.shape.stack):
        for name, count in shape(kind, words).gives:
            alone[name] = alone.get(name, 0) + count
    return slot._replace(gain=tuple(alone.items()))


def others_slot(slot: Slot, seat: int, view: View, ways: Ways, words: Named, say: Words) -> Slot:
    """A6 and moonlighter look at the slots of others."""
    state = view.state
    if (way := ways.get(Ask.DEACTIVATE)) and seat == state.target:
        return pressed(slot, way, f"slot {slot.number + 1}", words, say.say("turn-down"))
    way, stack = ways.get(Ask.USE), slot.shape.stack
    if way and has(state.seats[view.seat], MOONLIGHTER) and stack < KINDS and not slot.is_down:
        action = f"borrow {slot.shape.id}"
        if action in view.game.numbering.numbers and way.asked.may(action):
            return pressed(slot, way, action, words, say.say("use-this"))
    return slot


def loose_of(view: View, ways: Ways, words: Named, say: Words) -> list[Slot]:
    """Reorganise: machines that are not combined. A click shows what goes with each."""
    state = view.state
    shown: list[Slot] = []
    way = ways.get(Ask.COMBINE) or ways.get(Ask.SEPARATE)
    fitting = combinations(way.asked) if way else []
    for kind in range(KINDS):
        for _ in range(state.loose[kind]):
            id = STACK_NAMES[kind]
            fits = any(id in STACK_PARTS[stack] for stack in fitting)
            slot = Slot(len(shown), shape(kind, words), is_loose=True)
            if fits:
                slot = slot._replace(is_lit=True, sheet=f"with-{id}", foot=say.say("combine-with"))
            shown.append(slot)
    return shown


def combinations(asked: Asked) -> list[int]:
    """The stacks that may be put together now."""
    prefix = "combine "
    return [
        STACK_NAMES.index(action.removeprefix(prefix))
        for action in asked.listed()
        if action.startswith(prefix)
    ]


def free_slots(seat: int, view: View) -> int:
    """How many slots are free; less than none, while there is too much loose."""
    state: State = view.state
    held, loose = state.seats[seat], sum(state.loose) if seat == state.active else 0
    return slots_of(held) - held.filled - loose


def yard_of(view: View, ways: Ways, words: Named, say: Words) -> list[Broken]:
    """The own broken machines."""
    me, shown = view.state.seats[view.seat], []
    for kind in range(KINDS):
        if not me.yard[kind]:
            continue
        short = lacking(me, kind)
        lacks = tuple(name for name, _ in counted(short))
        one = Broken(face(STACK_NAMES[kind], words), lacks=lacks)
        if lacks:
            one = one._replace(note=say.say("short-of", pieces=words.say(pieces(short))))
        elif free_slots(view.seat, view) <= 0:
            one = one._replace(note=say.say("no-slot-free"))
        if way := ways.get(Ask.REPAIR):
            one = repaired(one, kind, way, words, say)
        elif way := ways.get(Ask.DISMANTLE):
            one = taken_apart(one, kind, way, words, say)
        shown += [one] * me.yard[kind]
    return shown


def repaired(one: Broken, kind: int, way: Way, words: Named, say: Words) -> Broken:
    """A machine that could be repaired; what it gives comes with the same click."""
    swift = is_plain(kind) and bool(way.actions)
    me = way.asked.state.seats[way.asked.state.active]
    times = (1 + has(me, SHOWMAN)) * swift
    action, is_lit, why = button(way, f"repair {one.face.id}", words, *["apply"] * times)
    if not is_lit:
        return one._replace(action=action, why=why)
    gain = tuple((name, times * count) for name, count in output(kind)) if times else ()
    text = told(way, words.say(way.asked.describe(f"repair {one.face.id}")), words, say)
    icon, extra = besides(way, Deed.REPAIR)
    one = one._replace(is_lit=True, text=text, gain=gain, besides=icon, extra=extra)
    note = say.say("attack-now" if one.face.steals else "repair-now")
    return one._replace(action=action, note=note)


def taken_apart(one: Broken, kind: int, way: Way, words: Named, say: Words) -> Broken:
    """A broken machine to be dismantled for resources."""
    if kind in NOT_DISMANTLED:
        return one if way.actions else one._replace(why=say.say("special-stays"))
    action, is_lit, why = button(way, f"dismantle broken {one.face.id}", words)
    one = one._replace(action=action, is_lit=is_lit, why=why)
    if not is_lit:
        return one
    return one._replace(note=say.say("dismantle-this"), gain=(("wild", LEVEL[kind]),))


def stock_of(view: View, asked: Asked, words: Named) -> list[Coin]:
    """The own stock; what is to be paid or given can be clicked."""
    stock = view.state.seats[view.seat].stock
    verb = {Ask.GIVE: "give", Ask.PAY: "pay", Ask.TAKE: "take"}.get(Ask(view.state.asks), "")
    shown = [Coin(ICONS[COAL], stock[COAL])]
    for piece in RESOURCES:
        coin = Coin(ICONS[piece], stock[piece])
        action = f"{verb} {WORDS[piece]}"
        if verb and asked.is_mine and wanted(asked) == 1:
            why = words.cite(asked.why_not(action))
            coin = coin._replace(action=action, is_lit=not why, why=why)
        shown.append(coin)
    return shown


def wanted(asked: Asked) -> int:
    """How many resources are named at a time."""
    return max((action.count("+") + 1 for action in asked.listed()), default=0)
