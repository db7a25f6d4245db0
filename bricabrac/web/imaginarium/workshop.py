"""A workshop: slots, loose machines, the yard; with what a click does to each of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bricabrac.engine.match import View
from bricabrac.engine.phrases import pieces, points
from bricabrac.engine.pieces import COAL, RESOURCES, WORDS
from bricabrac.engine.words import Message, Words
from bricabrac.imaginarium.actions import DISMANTLED
from bricabrac.imaginarium.assistants import MOONLIGHTER, has, slots_of
from bricabrac.imaginarium.cards import KINDS, LEVEL, TWICE
from bricabrac.imaginarium.names import machine
from bricabrac.imaginarium.stacks import STACK_NAMES, STACK_PARTS, USABLE, machines_in
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.stock import lacking
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.imaginarium.faces import ICONS, Face, Shape, counted, face, shape

REORGANISING = (Ask.SEPARATE, Ask.COMBINE)
NOT_DISMANTLED = set(range(KINDS)) - {int(kind) for kind in DISMANTLED}


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of a workshop, or, while it is reorganised, a loose machine."""

    number: int
    shape: Shape
    action: str = ""
    is_lit: bool = False
    why: str = ""
    foot: str = ""  # what a click does, or what has been done
    gain: Counted = ()  # after a word of the foot
    sheet: str = ""  # the preview that a click opens instead
    is_down: bool = False
    is_used: bool = False
    is_loose: bool = False


@dataclass(frozen=True, slots=True)
class Broken:
    """A machine of the yard."""

    face: Face
    action: str = ""
    is_lit: bool = False
    why: str = ""
    note: str = ""
    lacks: tuple[str, ...] = ()  # icons


@dataclass(frozen=True, slots=True)
class Coin:
    """A piece of the own stock; it can be clicked when it is to be paid or given."""

    icon: str
    count: int
    action: str = ""
    is_lit: bool = False
    why: str = ""


def slots_of_seat(seat: int, view: View, asked: Asked, words: Named, say: Words) -> list[Slot]:
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
        shown.append(clickable(slot, seat, view, asked, words, say) if asked.is_mine else slot)
    if seat == state.active and state.asks in REORGANISING:
        shown += loose_of(view, asked, words, say)
    return shown


def clickable(slot: Slot, seat: int, view: View, asked: Asked, words: Named, say: Words) -> Slot:
    """The slot with what a click would do to it now."""
    ask = Ask(view.state.asks)
    if seat != view.seat:
        return others_slot(slot, seat, view, asked, words, say)
    if ask == Ask.USE:
        return usable(slot, asked, words, say)
    if ask == Ask.DISMANTLE:
        return dismantled(slot, asked, words, say)
    if ask in REORGANISING:
        return separable(slot, asked, words, say)
    return slot


def pressed(slot: Slot, action: str, asked: Asked, words: Named, foot: str = "") -> Slot:
    """Lit, or with the reason why not."""
    why = words.cite(asked.why_not(action))
    return replace(slot, action=action, is_lit=not why, why=why, foot="" if why else foot)


def usable(slot: Slot, asked: Asked, words: Named, say: Words) -> Slot:
    """Step 1."""
    if slot.shape.stack not in USABLE:
        return slot
    if slot.is_used:
        return replace(slot, foot=say.say("slot-used"))
    action = f"use {slot.shape.id}"
    if slot.is_down and asked.may(action):  # its twin is meant
        about = {"machine": machine(slot.shape.stack)}
        return replace(slot, why=words.cite(Message("refusal-face-down", about, 22)))
    return pressed(slot, action, asked, words, say.say("use-this"))


def dismantled(slot: Slot, asked: Asked, words: Named, say: Words) -> Slot:
    """Twice the cost, or points."""
    stack = slot.shape.stack
    if stack >= KINDS:
        about = {"machine": machine(stack)}
        return replace(slot, why=words.say(Message("refusal-combined", about)))
    if stack in NOT_DISMANTLED:
        return replace(slot, why=say.say("special-stays"))
    reward = {"pieces": words.say(pieces(TWICE[stack]))}
    foot = say.say("either-or", points=words.say(points(LEVEL[stack])), **reward)
    return pressed(slot, f"dismantle repaired {slot.shape.id}", asked, words, foot)


def separable(slot: Slot, asked: Asked, words: Named, say: Words) -> Slot:
    """Reorganise: a combination to be taken apart, with what it would be then."""
    slot = pressed(slot, f"slot {slot.number + 1}", asked, words, say.say("take-apart"))
    if not slot.is_lit:
        return slot
    alone: dict[str, int] = {}
    for kind in machines_in(slot.shape.stack):
        for name, count in shape(kind, words).gives:
            alone[name] = alone.get(name, 0) + count
    return replace(slot, gain=tuple(alone.items()))


def others_slot(slot: Slot, seat: int, view: View, asked: Asked, words: Named, say: Words) -> Slot:
    """A6 and moonlighter look at the slots of others."""
    state = view.state
    if state.asks == Ask.DEACTIVATE and seat == state.target:
        action = f"slot {slot.number + 1}"
        return pressed(slot, action, asked, words, say.say("turn-down"))
    stack = slot.shape.stack
    borrows = has(state.seats[view.seat], MOONLIGHTER) and not state.borrowed
    if state.asks == Ask.USE and borrows and stack < KINDS and not slot.is_down:
        action = f"borrow {slot.shape.id}"
        if action in asked.game.numbering.numbers and asked.may(action):
            return pressed(slot, action, asked, words, say.say("use-this"))
    return slot


def loose_of(view: View, asked: Asked, words: Named, say: Words) -> list[Slot]:
    """Reorganise: machines that are not combined. A click shows what goes with each."""
    state = view.state
    shown: list[Slot] = []
    fitting = combinations(asked) if asked.is_mine else []
    for kind in range(KINDS):
        for _ in range(state.loose[kind]):
            id = STACK_NAMES[kind]
            fits = any(id in STACK_PARTS[stack] for stack in fitting)
            slot = Slot(len(shown), shape(kind, words), is_loose=True)
            if fits:
                slot = replace(slot, is_lit=True, sheet=f"with-{id}", foot=say.say("combine-with"))
            elif asked.is_mine:
                slot = replace(slot, why=say.say("nothing-fits"))
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


def yard_of(view: View, asked: Asked, words: Named, say: Words) -> list[Broken]:
    """The own broken machines."""
    me, shown = view.state.seats[view.seat], []
    for kind in range(KINDS):
        short = lacking(me, kind)
        lacks = tuple(name for name, _ in counted(short))
        one = Broken(face(STACK_NAMES[kind], words), lacks=lacks)
        if lacks:
            one = replace(one, note=say.say("short-of", pieces=words.say(pieces(short))))
        elif free_slots(view.seat, view) <= 0:
            one = replace(one, note=say.say("no-slot-free"))
        shown += [in_question(one, kind, asked, words, say)] * me.yard[kind]
    return shown


def in_question(one: Broken, kind: int, asked: Asked, words: Named, say: Words) -> Broken:
    """A broken machine, if it is asked about."""
    ask = Ask(asked.state.asks) if asked.is_mine else Ask.NOTHING
    if ask == Ask.REPAIR:
        action = f"repair {one.face.id}"
    elif ask == Ask.DISMANTLE and kind in NOT_DISMANTLED:
        return replace(one, why=say.say("special-stays"), note="")
    elif ask == Ask.DISMANTLE:
        action = f"dismantle broken {one.face.id}"
    else:
        return one
    if why := words.cite(asked.why_not(action)):
        return replace(one, action=action, why=why)
    told = sentence(words.say(asked.describe(action)))
    note = told if ask == Ask.DISMANTLE else say.say("repair-now")
    return replace(one, action=action, is_lit=True, note=note)


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
            coin = replace(coin, action=action, is_lit=not why, why=why)
        shown.append(coin)
    return shown


def wanted(asked: Asked) -> int:
    """How many resources are named at a time."""
    return max((action.count("+") + 1 for action in asked.listed()), default=0)
